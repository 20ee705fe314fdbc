"""What somebody who plays for the first time has to be told (issue 10: found by playing)."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.cyberverse import GAME
from companion.games.cyberverse.actions import OpenInvestigation, PassAction, TellCard
from companion.games.cyberverse.packs.cards import HenchmanCard, MissionSpec, TestSpec
from companion.games.cyberverse.views import TokenLine
from companion.net.library import Library
from companion.net.librarycard import LibraryCard
from companion.net.packs import Packs
from companion.table.actions import ForTable
from companion.ui.games.cyberverse.phone.tokens import KeepToken
from companion.ui.games.cyberverse.shared import shared
from tests.ui.games.cyberverse import shared_kit
from tests.ui.games.cyberverse.fight_kit import gathered
from tests.ui.games.cyberverse.phone_kit import Booth, Table, activation, strategy

TOKEN = TokenLine(figure="a1", name="Vex", seat=None, state="choosing")
MISSION = {"district": 1, "tests": [{"feature": "analysis", "threshold": 3}]}


def auxiliary(**options: object) -> tuple[Table, str]:
    """Nobody is called any more: the first auxiliary action, and whose it is."""
    table = activation(2, **options)
    while (now := table.view().activation) and now.called:
        table.do(table.owner(now.called), {"do": "stay", "agent": now.called})
    return table, str(table.view().turn_of)


def left(table: Table, seat: str) -> int:
    """Actions a seat has left."""
    return next(one.actions_left for one in table.view().organizations if one.seat == seat)


async def test_cv44_as_printed_the_phone_says_who_can_let_an_action_pass() -> None:
    table, me = auxiliary()
    phone = await Booth(table, me).open()
    assert phone.says("None of these helps?")
    assert phone.says("The host can let you pass.")
    assert not phone.says("Pass this action")


async def test_cv44_the_host_lets_an_action_pass_from_the_phone() -> None:
    table, me = auxiliary()
    booth = Booth(table, me, is_host=True)
    phone = await booth.open()
    await phone.tap("Let this action pass")
    assert (booth.toast, left(table, me)) == (None, 2)
    assert GAME.log(table.state)[-1].code.endswith("passed-by-table")


async def test_cv44_the_host_lets_an_action_pass_from_the_tablet() -> None:
    booth = shared_kit.Booth(shared_kit.views()["one-auxiliary"], shared)
    phone = await booth.open()
    org = next(one for one in phone.texts() if one.startswith("Let ")).removeprefix("Let ")
    await phone.tap(f"Let {org}")
    assert booth.sent == [ForTable(action={"do": "pass_action"})]
    other = shared_kit.Booth(shared_kit.views()["one-auxiliary"], shared, is_host=False)
    assert not (await other.open()).says("Let ")


async def test_a29_the_house_rule_is_a_button_and_the_log_does_not_say_that_nothing_was_possible() -> None:
    table, me = auxiliary(strict_actions=False)
    booth = Booth(table, me)
    phone = await booth.open()
    await phone.tap("Pass this action")
    assert booth.sent == [PassAction()]
    assert GAME.log(table.state)[-1].code.endswith("passed-freely")


def test_cv44_a_pass_by_the_table_ends_a_look_at_stories() -> None:
    table, me = auxiliary(open_stories=2)
    table.do(me, {"do": "look_at_stories", "first": "One", "second": "Two"})
    table.do("@table", {"do": "pass_action"})
    assert left(table, me) == 2
    assert not any(one.do == "keep_story" for one in table.view(me).choices)


@pytest.mark.parametrize("moment", ["one-draw", "one-strategy"])
async def test_cv12_the_checklist_says_that_investigations_are_drawn_and_typed(moment: str) -> None:
    phone = await shared_kit.Booth(shared_kit.views()[moment], shared).open()
    assert phone.says("Draw and type the investigations")
    assert phone.says(": a card of each colour, typed on your phone.")


async def test_cv12_the_phone_leads_to_what_has_to_be_typed() -> None:
    table = strategy(2)
    booth = Booth(table, "ann")
    phone = await booth.open()
    assert phone.says("Draw 3 investigations")
    await phone.tap("Draw 3 investigations")
    assert phone.says("Type the Yellow investigation")
    story = table.view("ann").organizations[0].stories[0]
    for at, folder in enumerate(story.folders):
        card = {"name": f"Trail {at}", "colour": folder.colour, "missions": [MISSION]}
        table.do("ann", {"do": "open_investigation", "story": story.id, "folder": at, "card": card})
    item = next(one for one in table.view().checklist if one.code == "investigations")
    assert (item.is_done, item.facts["orgs_seats"]) == (False, ("bo",))
    assert not (await Booth(table, "ann").open()).says("investigations")


async def test_cv63_a_henchman_of_the_library_need_not_be_typed(tmp_path: Path) -> None:
    """Without the box: Killer came with an invented event, so its invented card is on the page already."""
    table = hunted("Killer")
    me = str(table.view().waiting_for[0])
    booth = Booth(table, me, library=LibraryCard(Library((GAME,), Packs(tmp_path)), is_host=True))
    phone = await booth.open()
    assert phone.says("Who is Killer?")
    assert not phone.says("Still missing")
    await phone.tap("That is Killer")
    sent = booth.sent[-1]
    assert isinstance(sent, TellCard)
    assert isinstance(sent.card, HenchmanCard)
    assert (sent.card.attack, sent.card.attack_type) == (3, "ranged")


def hunted(name: str) -> Table:
    """A red brawl brought a henchman whose card the table does not know."""
    table = gathered(2)
    table.do("@table", {"do": "next_phase"})
    table.do("@table", {"do": "draw_brawl", "card": {"name": "", "colour": "red", "henchmen": [name]}})
    for seat in table.seats:
        table.do(seat, {"do": "seal_token", "agent": table.agent_of(seat), "token": {"attack": 1}})
    return table


async def test_cv12_an_investigation_is_typed_by_taps() -> None:
    table = strategy(2)
    booth = Booth(table, "ann")
    phone = await booth.open()
    await phone.tap("Draw 3 investigations")
    await phone.tap("Type the Blue investigation")
    await phone.write("Name on the card", "Paper Trail")
    for tap in ("District 1", "Test", "Analysis"):
        await phone.tap(tap)
    await phone.write("To beat, type a number", "0")
    await phone.tap("Paper Trail goes into the folder")
    sent = booth.sent[-1]
    assert isinstance(sent, OpenInvestigation)
    mission = MissionSpec(district=1, tests=(TestSpec(feature="analysis", threshold=0),))
    assert sent.card.missions == (mission,)


async def test_quick_taps_on_a_token_all_count() -> None:
    """Fingers are faster than a redraw: what was tapped on the same picture is not lost."""
    booth = Booth(strategy(2), "ann", draw=lambda stage: KeepToken(stage, TOKEN))
    phone = await booth.open()
    cells = [phone.button(words).content for words in ("Attack 2", "Defence 1")]
    for cell in cells:
        await cell.on_click(None)
    await phone.settle()
    assert not phone.says("Still missing")


async def test_a_half_typed_investigation_outlives_the_turns_of_others() -> None:
    """It is typed at any time (CV-12): somebody else ending a step does not throw it away."""
    table = strategy(2)
    first = str(table.view().turn_of)
    booth = Booth(table, next(seat for seat in table.seats if seat != first))
    phone = await booth.open()
    await phone.tap("Draw 3 investigations")
    await phone.tap("Type the Blue investigation")
    await phone.write("Name on the card", "Paper Trail")
    table.do(first, {"do": "end_strategy"})
    booth.redraw()
    await phone.settle()
    assert phone.field("Name on the card").value == "Paper Trail"
    await phone.tap("Back")
    await phone.tap("Back")
    assert phone.says("Done with Strategy"), "and then it is my turn"
