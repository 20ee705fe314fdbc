"""Everything that may be said to the tools can be said on a screen, and what is public is seen."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from companion import texts
from companion.games.toolbox.actions import ToolboxAction
from companion.kernel.action import TimeUp
from companion.ui.games import toolbox
from tests.games.toolbox.kit import pack
from tests.ui.frames import Guest
from tests.ui.games.toolbox.test_setup import log, tablet_of, view
from tests.ui.games.toolbox.test_tools import STUMBLED, TOOLS, act, lead, opened, said, table_of, write

SCREENS = Path(str(toolbox.__file__)).parent
BY_THE_CLOCK = {TimeUp.__name__}
KIT = pack("night-ferry").model_dump(mode="json", by_alias=True)
ALONE: dict[str, Any] = {
    "format": "toolbox-kit/1",
    "id": "alone",
    "name": "Alone",
    "players": [0, 4],
    "setup": [{"do": "begin"}, {"do": "score"}],
    "pad": {"rows": [{"id": "a", "name": "First"}, {"id": "b", "name": "Second"}]},
}


def made(tree: ast.AST) -> Iterator[str]:
    """The names of what a module makes: `Pause()`, `Ask.model_validate(…)`, `check(CorrectScore, …)`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.value if isinstance(node.func, ast.Attribute) else node.func
        yield from (one.id for one in (called, *node.args) if isinstance(one, ast.Name))


def test_every_action_of_the_tools_is_sent_by_a_screen() -> None:
    sent = {name for file in SCREENS.rglob("*.py") for name in made(ast.parse(file.read_text("utf-8")))}
    actions = {action.__name__ for action in get_args(ToolboxAction)}
    assert len(actions) > 40
    assert actions - sent == BY_THE_CLOCK


async def test_lead_goes_back_to_a_step_of_the_kit_and_plays_it_again() -> None:
    table, tablet = await tablet_of(5, {"kit": KIT})
    await tablet.tap("All steps")
    await tablet.tap("Open the roles")
    now = view(table).kit
    assert now is not None
    assert (now.part, now.at) == ("end", 1)
    await tablet.tap("Leave it out")
    assert "Played to its end" in said(tablet)
    await tablet.tap("Night Ferry again")
    now = view(table).kit
    assert now is not None
    assert (now.part, now.at) == ("setup", 1)


async def test_a_saved_kit_begins_with_a_tap_where_it_fits() -> None:
    table, tablet = await tablet_of(3)
    assert "Night Ferry" not in [one for one in tablet.texts() if one.startswith("Play ")]
    await tablet.tap("Play The Lighthouse Keepers")
    now = view(table).kit
    assert now is not None
    assert now.kit.name == "The Lighthouse Keepers"


async def test_who_draws_the_first_lot_gets_marker_and_lead_and_the_clock_its_order() -> None:
    """TB-79: leader, turn marker and clock may follow by tap."""
    table, tablet = await tablet_of(3)
    await lead(table, do="begin")
    await tablet.settle()
    luck = view(table).luck
    assert luck is not None
    first = luck.order[0].title()
    await tablet.tap(f"Turn marker to {first}")
    assert view(table).marker == luck.order[0]
    assert f"It is {first}’s turn" in said(tablet)
    if view(table).leader != luck.order[0]:
        await tablet.tap(f"{first} leads")
    assert view(table).leader == luck.order[0]
    await tablet.tap("Clock in this order")
    await tablet.tap("Set the clock")
    clock = view(table).clock
    assert clock is not None
    assert clock.order == luck.order


async def test_the_turn_marker_is_seen_by_all_and_set_by_lead() -> None:
    hall, table = await table_of(3)
    ann = await opened(hall, f"/seat/{table.id}", (390, 844), Guest("phone-Ann"))
    bo = await opened(hall, f"/seat/{table.id}", (390, 844), Guest("phone-Bo"))
    assert "turn" not in said(bo)
    await ann.tap("Cleo")
    await bo.settle()
    assert view(table).marker == "cleo"
    assert "It is Cleo’s turn" in said(bo)
    with pytest.raises(LookupError):
        bo.button("Cleo")


async def test_a_place_leaves_the_clock_after_a_second_tap_and_lead_turns_it_to_another() -> None:
    hall, table = await table_of(4)
    for action in TOOLS["clock"]:
        await lead(table, **action)
    bo = await opened(hall, f"/seat/{table.id}", (390, 844), Guest("phone-Bo"))
    await bo.tap("Leave the clock")
    clock = view(table).clock
    assert clock is not None
    assert not any(hand.is_out for hand in clock.hands)
    await bo.tap("Tap again to leave")
    ann = await opened(hall, f"/seat/{table.id}", (390, 844), Guest("phone-Ann"))
    await ann.tap("Everybody’s time")
    await ann.tap("Dan’s turn")
    clock = view(table).clock
    assert clock is not None
    assert ([hand.place for hand in clock.hands if hand.is_out], clock.turn) == (["bo"], "dan")
    assert STUMBLED not in said(ann)


async def test_what_opens_can_be_chosen_anew_until_somebody_has_sealed() -> None:
    table, tablet = await tablet_of(3)
    await lead(table, **TOOLS["choose"][0])
    await tablet.settle()
    await tablet.tap("Only totals")
    now = view(table).question
    assert now is not None
    assert now.spec.show == "totals"
    await act(table, "ann", do="seal", choice="Yes")
    await tablet.settle()
    with pytest.raises(LookupError):
        tablet.button("Only what won")


async def test_a_bag_and_all_luck_are_put_away() -> None:
    table, tablet = await tablet_of(3)
    await lead(table, do="roll", notation="d6")
    await lead(table, do="fill_bag", id="b", bag={"items": [["salt", 3]]})
    await tablet.settle()
    await tablet.tap("Put the bag away")
    assert view(table).bags == ()
    await tablet.tap("Put away")
    assert (view(table).front, view(table).luck) == (None, None)


async def test_new_cards_are_asked_twice() -> None:
    """TB-45."""
    table, tablet = await tablet_of(4)
    await lead(table, **TOOLS["deal"][0])
    await tablet.settle()
    await tablet.tap("Deal again")
    now = view(table).deal
    assert now is not None
    assert now.number == 1
    await tablet.tap("Tap again: new cards for all")
    now = view(table).deal
    assert now is not None
    assert now.number == 2


async def test_a_number_of_a_closed_row_is_put_right_from_the_pad_with_a_reason() -> None:
    """TB-75."""
    table, tablet = await tablet_of(2)
    await lead(table, **TOOLS["pad"][0])
    await lead(table, do="close_row", row="row-1", values={"ann": 3, "bo": 5})
    await tablet.settle()
    await tablet.tap("Put a number right")
    await tablet.tap("Round 1")
    await tablet.tap("Ann")
    await tablet.tap("More Right is")
    await write(tablet, texts.say("shell-correct-reason"), "counted twice")
    await tablet.tap(texts.say("shell-correct-do"))
    now = view(table).pad
    assert now is not None
    assert now.totals == {"ann": 4, "bo": 5}
    assert "counted twice" in [str(one.line.facts.get("reason")) for one in log(table)]


async def test_an_extra_row_has_a_name_of_its_own() -> None:
    table, tablet = await tablet_of(2)
    await lead(table, **TOOLS["pad"][0])
    await tablet.settle()
    await tablet.tap("An extra row")
    await write(tablet, "Its name", "Bonus cards")
    await tablet.tap("An extra row")
    now = view(table).pad
    assert now is not None
    assert [row.name for row in now.rows] == ["Round 1", "Bonus cards"]


async def test_a_kit_with_nobody_seated_asks_who_plays_and_goes_on() -> None:
    """TB-3, TB-88: a step that needs places is no dead end."""
    table, tablet = await tablet_of(0, {"kit": ALONE})
    assert "Nobody sits here. Type who plays, or leave this step out." in said(tablet)
    await write(tablet, "Names, with commas", "Ann, Bo")
    await tablet.tap("Next: who begins")
    luck = view(table).luck
    assert luck is not None
    assert set(luck.names.values()) == {"Ann", "Bo"}
    await tablet.tap("Next: the score")
    pad = view(table).pad
    assert pad is not None
    assert set(pad.names.values()) == {"Ann", "Bo"}, "it is known by now who plays"
    assert STUMBLED not in said(tablet)


async def test_a_table_of_nobody_says_so_and_offers_people() -> None:
    table, tablet = await tablet_of(0)
    assert "a deal, a question and a tally need people with seats" in said(tablet)
    await tablet.tap("Seat people")
    await tablet.tap("Tap again: close this, then play again")
    assert table.stage == "over"
    await tablet.tap("Play again")
    assert STUMBLED not in said(tablet)


async def test_people_at_the_home_can_be_more() -> None:
    _table, tablet = await tablet_of(3)
    await tablet.tap("Add a seat")
    assert "takes nobody new" in said(tablet)


async def test_what_is_over_begins_once_more_with_the_main_button() -> None:
    table, tablet = await tablet_of(3)
    await lead(table, **TOOLS["choose"][0])
    for seat in ("ann", "bo", "cleo"):
        await act(table, seat, do="seal", choice="Yes")
    await lead(table, do="open_question")
    await tablet.settle()
    await tablet.tap("Other tools")
    await tablet.tap("Choose at once again")
    now = view(table).question
    assert now is not None
    assert (now.number, now.opened) == (2, None)
