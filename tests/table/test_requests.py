"""Who may ask for what, and that a refusal changes nothing."""

from __future__ import annotations

import pytest

from companion.games.emergence import GAME as EMERGENCE
from companion.table.presence import Watcher
from tests.table.people import People, people, refusal


@pytest.mark.parametrize(
    "action",
    [
        {"do": "start"},
        {"do": "kick", "seat": "bo"},
        {"do": "free_seat", "seat": "bo"},
        {"do": "arrange", "seats": ["bo", "ann"]},
        {"do": "set_options", "options": {}},
        {"do": "add_paper_seat", "name": "Pip", "colour": "rose"},
        {"do": "lend_seat", "seat": "bo", "to": "ann"},
        {"do": "hand_over", "seat": "ann"},
        {"do": "let_lead", "screen": "TV"},
        {"do": "seat_here", "names": ["Pip"]},
        {"do": "take_back"},
        {"do": "end_table"},
        {"do": "play_again"},
        {"do": "dismiss"},
        {"do": "admit", "knock": "x", "let_in": True},
        {"do": "for_table", "action": {"do": "say", "word": "hi"}},
    ],
    ids=lambda action: str(action["do"]),
)
async def test_host_business_is_for_hosts(action: dict[str, object]) -> None:
    at = await people("Ann", "Bo")
    before = at.everything(), at.table.rev
    assert await refusal(at.table.act(at.seats["ann"], action)) == "table.host_only"
    assert await refusal(at.table.act(at.screen, action)) == "table.host_only"
    assert (at.everything(), at.table.rev) == before


async def test_nothing_of_the_game_before_the_start_or_without_a_seat() -> None:
    at = await people("Ann", "Bo")
    assert await refusal(at.act("ann", "hide", number=1)) == "table.not_playing"
    await at.host_act("start")
    assert await refusal(at.table.act(at.screen, {"do": "hide", "number": 1})) == "table.needs_a_seat"
    assert await refusal(at.table.act(at.screen, {"do": "cut", "at": 1})) == "table.needs_a_seat"
    assert await refusal(at.act("ann", "time_up", name="countdown", serial=1)) == "table.only_the_clock"


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


KNOWLEDGE = {"do": "correct", "seat": "bo", "knowledge": 5}


def foretold(at: People, watcher: Watcher) -> tuple[list[str], list[str]]:
    found = at.table.frame(watcher).table.foretold
    assert found is not None
    return [line.code for line in found.said], [line.code for line in found.against]


async def test_a_correction_is_foretold_to_who_makes_it_up_and_to_nobody_else() -> None:
    at = await people("Ann", "Bo", "Chi", game=EMERGENCE, started=True)
    before, ann = (at.everything(), at.table.rev), at.seats["ann"]
    await at.table.act(ann, {"do": "foretell", "action": KNOWLEDGE})
    assert foretold(at, ann) == (["emergence-log-corrected-knowledge"], [])
    assert at.table.frame(at.seats["bo"]).table.foretold is None
    await at.table.act(ann, {"do": "foretell", "action": None})
    assert (at.everything(), at.table.rev) == before, "nothing was said"


async def test_what_stands_against_a_correction_is_foretold() -> None:
    at = await people("Ann", "Bo", "Chi", game=EMERGENCE, started=True)
    ann = at.seats["ann"]
    await at.table.act(ann, {"do": "foretell", "action": {"do": "correct", "seat": "nobody"}})
    assert foretold(at, ann) == ([], ["emergence.unknown_operative"])
    await at.table.act(ann, {"do": "foretell", "action": {"do": "met"}})
    assert foretold(at, ann) == ([], []), "no other action is ever tried out"


async def test_the_host_is_foretold_what_the_table_would_say() -> None:
    at = await people("Ann", "Bo", "Chi", game=EMERGENCE, started=True)
    wrapped = {"do": "for_table", "action": KNOWLEDGE}
    await at.table.act(at.host, {"do": "foretell", "action": wrapped})
    found = at.table.frame(at.host).table.foretold
    assert found is not None
    assert [line.seat for line in found.said] == [None]
    assert await refusal(at.table.act(at.seats["ann"], {"do": "foretell", "action": wrapped})) == (
        "table.host_only"
    )
    assert await refusal(at.table.act(at.screen, {"do": "foretell", "action": KNOWLEDGE})) == (
        "table.needs_a_seat"
    )
