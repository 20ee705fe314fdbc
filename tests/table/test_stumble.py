"""A bug in a game stops that action and nothing else."""

from __future__ import annotations

import asyncio

import pytest

from companion.kernel.seat import Seat
from companion.table.presence import Watcher
from tests.table.people import people, refusal


@pytest.mark.parametrize("over", ["apply", "view", "log", "timer", "outcome"])
async def test_a_bug_keeps_the_last_good_state(over: str, caplog: pytest.LogCaptureFixture) -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    before = at.everything()
    entries = await at.entries()
    assert await refusal(at.act("bo", "trip", over=over)) == "table.stumbled"
    assert at.frame(None).table.stumbled
    assert at.cues[-1] == "warn"
    assert await at.entries() == entries
    after = at.everything()
    for frame in after.values():
        frame["table"]["stumbled"] = False
    assert after == before
    assert "pebble stumbled at entry 5: RuntimeError" in caplog.text
    for secret in ("plum-jam", "north", "south", "west_", "east_", "5e5e", "join-secret", "number"):
        assert secret not in caplog.text

    await at.act("bo", "hide", number=4)
    assert at.view().shown == {"ann": 3, "bo": 4}
    assert not at.frame(None).table.stumbled


async def test_the_notice_is_dismissed_by_the_host() -> None:
    at = await people("Ann", "Bo", started=True)
    assert await refusal(at.act("bo", "trip", over="apply")) == "table.stumbled"
    await at.host_act("dismiss")
    assert not at.frame(None).table.stumbled


async def test_a_bug_in_the_deal_leaves_the_lobby_as_it_was(caplog: pytest.LogCaptureFixture) -> None:
    at = await people("Ann", "Bo", options={"most": 6})
    before = at.everything()
    assert await refusal(at.host_act("start")) == "table.stumbled"
    assert at.frame(None).table.stumbled
    assert at.table.stage == "lobby"
    await at.host_act("dismiss")
    assert at.everything() == before
    assert "plum-jam" not in caplog.text
    await at.host_act("set_options", options={"most": 5})
    await at.host_act("start")


async def test_a_bug_in_a_held_card_shows_nothing(caplog: pytest.LogCaptureFixture) -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "look", at="card")
    await at.act("bo", "trip", over="look")
    assert at.view("ann").my_face is None
    assert await refusal(at.act("ann", "look", at="card")) in ("table.stumbled", "table.nothing_to_look_at")
    assert "plum-jam" not in caplog.text


@pytest.mark.parametrize(
    ("said", "code"),
    [
        pytest.param({}, "table.bad_action", id="no tag"),
        pytest.param({"do": None}, "table.bad_action", id="an empty tag"),
        pytest.param({"do": ["start"]}, "table.bad_action", id="a list as a tag"),
        pytest.param({"do": {"start": 1}}, "table.bad_action", id="an object as a tag"),
        pytest.param({"do": "fly"}, "table.bad_action", id="no such action"),
        pytest.param({"do": "hide", "number": "x"}, "table.bad_action", id="a word for a number"),
        pytest.param(
            {"do": "hide", "number": 3, "seat": "bo"}, "table.bad_action", id="somebody else's seat"
        ),
        pytest.param({"do": "hide", "number": 10**30}, "table.bad_action", id="a huge number"),
        pytest.param({"do": "kick", "seat": "../../etc"}, "table.bad_action", id="a path as a seat"),
        pytest.param({"do": "for_table", "action": {"do": ["x"]}}, "table.bad_action", id="a list inside"),
        pytest.param(
            {"do": "for_table", "action": {"do": "start"}}, "table.bad_action", id="table business inside"
        ),
        pytest.param({"do": "for_table", "action": {}}, "table.bad_action", id="nothing inside"),
        pytest.param(
            {"do": "for_table", "action": {"do": "time_up", "name": "countdown", "serial": 1}},
            "table.only_the_clock",
            id="the clock's words",
        ),
        pytest.param({"do": "hide", "number": 5}, "pebble.no_five", id="the rules say no"),
    ],
)
async def test_a_refusal_changes_nothing(said: dict[str, object], code: str) -> None:
    at = await people("Ann", "Bo", started=True)
    await at.host_act("hand_over", seat="ann")
    before = at.everything(), at.table.rev, await at.entries()
    assert await refusal(at.table.act(at.seats["ann"], said, 7)) == code
    assert (at.everything(), at.table.rev, await at.entries()) == before
    assert at.table.last_number("phone-Ann") == 0


async def test_the_table_speaks_through_the_host() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.host_act("for_table", action={"do": "say", "word": "corrected"})
    assert (await at.entries())[-1].seat == "@table"
    assert at.table.log()[-1].line.seat is None


async def test_watching_a_seat_one_does_not_hold_is_refused() -> None:
    at = await people("Ann", "Bo")
    for device in ("", "phone-Bo", "laptop"):
        with pytest.raises(Exception, match=r"table\.not_your_seat"):
            at.table.watch(Watcher(device=device, seat=Seat("ann")))
    assert not at.seats["ann"].closed


async def test_a_full_disk_is_said_and_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    at = await people("Ann", "Bo", started=True)
    before = at.everything(), at.table.rev, await at.entries()
    at.journal.is_full = True
    assert await refusal(at.act("ann", "hide", number=3)) == "table.not_saved"
    assert await refusal(at.host_act("free_seat", seat="ann")) == "table.not_saved"
    assert (at.everything(), at.table.rev, await at.entries()) == before
    at.journal.is_full = False
    await at.act("ann", "hide", number=3)
    assert at.view("ann").my_number == 3


async def test_who_goes_away_while_it_is_written_has_still_said_it() -> None:
    """A cancelled request must not leave the journal and the table in disagreement."""
    at = await people("Ann", "Bo", started=True)
    at.journal.slow = asyncio.Event()
    going = asyncio.create_task(at.act("ann", "hide", number=3))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    going.cancel()
    with pytest.raises(asyncio.CancelledError):
        await going
    at.journal.slow.set()
    await at.act("bo", "hide", number=4)
    assert at.view().shown == {"ann": 3, "bo": 4}
    assert [entry.n for entry in await at.entries()] == list(range(1, 6))
