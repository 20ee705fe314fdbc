"""What becomes true is on disk first; a bug in a game stops that action and nothing else."""

from __future__ import annotations

import pytest

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


async def test_a_full_disk_is_said_and_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    at = await people("Ann", "Bo", started=True)
    at.table.unwatch(at.seats["bo"])
    before = at.everything(), at.table.rev, await at.entries()
    at.journal.is_full = True
    assert await refusal(at.act("ann", "hide", number=3)) == "table.not_saved"
    assert await refusal(at.host_act("free_seat", seat="bo")) == "table.not_saved"
    assert (at.everything(), at.table.rev, await at.entries()) == before
    at.journal.is_full = False
    await at.act("ann", "hide", number=3)
    assert at.view("ann").my_number == 3
