"""Seats on paper at the tools: folded while others seal, typed once all may see it (TB-47, TB-64, TB-67)."""

from __future__ import annotations

from typing import Any

import pytest

from companion import texts
from companion.cli.front import HallFront
from companion.games.toolbox import GAME
from companion.net.hall import Hall
from companion.net.packs import Packs
from companion.store import MemoryJournal
from companion.table.actions import AddPaperSeat, Start
from companion.table.table import Table
from companion.ui import app
from companion.ui.shell import shade
from tests.ui.frames import Guest
from tests.ui.games.toolbox.test_setup import view
from tests.ui.games.toolbox.test_tools import STUMBLED, act, lead, said, write
from tests.ui.phone import Phone
from tests.ui.shell.test_paper_seats import unshaded

HOST = Guest("laptop", is_host=True)
ASKED: dict[str, Any] = {"ask": "Go on?", "kind": "words", "words": ["Yes", "No"]}
SEALED: dict[str, Any] = {
    "rows": [{"id": "row-1", "name": "Round 1"}],
    "end": {"by": "never"},
    "typed": "sealed",
}


@pytest.fixture(autouse=True)
def quick_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shade, "LONG", 0)


async def mixed(*paper: str) -> tuple[Table, Phone, Phone]:
    """Ann, Bo and Cleo have phones, the others paper: the table, its tablet, the first page on paper."""
    hall = Hall((GAME,), MemoryJournal(), Packs(None), address=lambda: "http://10.0.0.1:8550")
    table = await hall.create("toolbox", {})
    colours = iter(GAME.card.colours)
    for name in ("Ann", "Bo", "Cleo"):
        await table.sit(f"phone-{name}", name, next(colours))
    for name in paper:
        await table.host_act(AddPaperSeat(name=name, colour=next(colours)))
    await table.host_act(Start())
    screens = []
    for route, size in ((f"/table/{table.id}", (1024, 768)), (f"/seat/{table.id}?seat=dan", (390, 844))):
        screens.append(Phone(route, *size))
        await screens[-1].open(lambda page: app.main(page, HallFront(hall), HOST))
    await unshaded(screens[1], "Dan")
    return table, *screens


async def test_a_page_on_paper_says_that_it_is_folded_and_never_what_it_says() -> None:
    """TB-47: nothing is typed for Dan before all open; then it is typed for everybody to see."""
    table, tablet, dan = await mixed("Dan")
    await lead(table, do="ask", question=ASKED)
    await dan.settle()
    assert not {"Yes", "No"} & set(dan.texts())
    await dan.tap("Dan’s paper is folded")
    assert "The paper lies folded" in said(dan)
    for seat in ("ann", "bo", "cleo"):
        await act(table, seat, do="seal", choice="No")
    await lead(table, do="open_question")
    await tablet.settle()
    assert "What stands on Dan’s paper?" in said(tablet)
    await tablet.tap("Yes")
    now = view(table).question
    assert now is not None
    assert now.opened is not None
    assert now.opened.choices["dan"] == "Yes"
    assert STUMBLED not in said(tablet) + said(dan)


async def test_mixed_papers_with_bids_are_typed_as_numbers() -> None:
    """TB-47: with closed names only totals are typed, however far the numbers lie apart."""
    table, tablet, _ = await mixed("Dan", "Eve")
    await lead(table, do="ask", question={"kind": "free", "max": 9999, "show": "totals"})
    for seat, bid in (("ann", 12), ("bo", 20), ("cleo", 700)):
        await act(table, seat, do="seal", choice=bid)
    for seat in ("dan", "eve"):
        await lead(table, do="paper_ready", seat=seat)
    await lead(table, do="open_question")
    await tablet.settle()
    field = texts.say("toolbox-papers-line")
    await write(tablet, field, "20")
    assert "1 of 2 papers counted" in said(tablet)
    await write(tablet, field, "20, 4500")
    await tablet.tap("2 of 2 papers counted")
    now = view(table).question
    assert now is not None
    assert now.opened is not None
    assert now.opened.tally == ((12, 1), (20, 2), (700, 1), (4500, 1))
    assert now.opened.choices == {}


async def test_a_sealed_row_closes_with_what_stands_on_paper() -> None:
    """TB-67: lead types only for seats on paper, openly, as the row closes."""
    table, tablet, dan = await mixed("Dan")
    await lead(table, do="start_pad", pad=SEALED)
    for seat, points in (("ann", 5), ("bo", 3), ("cleo", 1)):
        await act(table, seat, do="type_sealed", row="row-1", value=points)
    await tablet.settle()
    await dan.settle()
    with pytest.raises(LookupError):
        dan.button(texts.say("toolbox-pad-seal", n=0))
    await write(tablet, "Dan", "9")
    await tablet.tap("Close Round 1")
    now = view(table).pad
    assert now is not None
    assert now.totals == {"ann": 5, "bo": 3, "cleo": 1, "dan": 9}
    assert STUMBLED not in said(tablet) + said(dan)


async def test_the_real_box_asks_who_took_part() -> None:
    """TB-64: the totals, and who took part; more is not asked."""
    table, tablet, _ = await mixed("Dan")
    await lead(table, do="start_tally", tally={"compartments": ["Lamp"], "least": 0, "most": 3})
    await tablet.settle()
    await tablet.tap("Cleo")
    await tablet.tap("More Lamp")
    await tablet.tap("These are the totals")
    now = view(table).tally
    assert now is not None
    assert (now.totals, now.absent) == ({"Lamp": 1}, ("cleo",))


async def test_a_card_of_a_seat_on_paper_is_for_its_own_eyes() -> None:
    table, _, dan = await mixed("Dan")
    await lead(table, do="deal", roles={"line": "Wolf, *Sheep"})
    await dan.settle()
    assert texts.say("toolbox-deal-theirs", name="Dan") in dan.texts()
