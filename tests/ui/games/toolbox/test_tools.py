"""The tools on real screens without a browser: every tool on a phone and on the table, a tablet alone."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion import texts
from companion.cli.front import HallFront
from companion.games.toolbox import GAME
from companion.kernel.seat import Seat
from companion.net.hall import Hall
from companion.net.packs import Packs
from companion.store import MemoryJournal
from companion.table.actions import ForTable, Start
from companion.table.presence import Watcher
from companion.table.table import Table
from companion.ui import app
from tests.games.toolbox.kit import pack
from tests.ui.frames import Guest
from tests.ui.phone import Phone

STUMBLED = texts.say("shell-part-stumbled")
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")
ROUNDS = {"rows": [{"id": "row-1", "name": "Round 1"}], "end": {"by": "never"}}


async def table_of(count: int, options: dict[str, Any] | None = None) -> tuple[Hall, Table]:
    """So many people with phones, and a game that has begun."""
    hall = Hall((GAME,), MemoryJournal(), Packs(None), address=lambda: "http://10.0.0.1:8550")
    table = await hall.create("toolbox", options or {})
    for name, colour in zip(NAMES[:count], GAME.card.colours, strict=False):
        await table.sit(f"phone-{name}", name, colour)
    await table.host_act(Start())
    return hall, table


async def opened(hall: Hall, route: str, size: tuple[int, int], guest: Guest) -> Phone:
    phone = Phone(route, *size)
    await phone.open(lambda page: app.main(page, HallFront(hall), guest))
    return phone


async def lead(table: Table, **action: Any) -> None:
    await table.host_act(ForTable(action=action))


async def act(table: Table, seat: str, **action: Any) -> None:
    await table.act(Watcher(device=f"phone-{seat.title()}", seat=Seat(seat)), action)


async def write(phone: Phone, label: str, text: str) -> None:
    """Type over what stands there, as the client reports it."""
    typed = next(one for one in phone.controls() if isinstance(one, ft.TextField) and one.label == label)
    phone.session.apply_patch(typed._i, {"value": text})
    await phone.session.dispatch_event(typed._i, "change", text)
    await phone.settle()


def said(phone: Phone) -> str:
    return "\n".join(phone.texts())


async def test_a_tablet_alone_counts_down_and_keeps_score_over_three_rounds() -> None:
    hall, table = await table_of(0)
    tablet = await opened(hall, f"/table/{table.id}", (1024, 768), Guest("laptop", is_host=True))
    assert "Needs people at the table" in said(tablet)
    await tablet.tap("Countdown")
    await tablet.tap("1:00")
    assert table.countdown.view() is not None
    await tablet.tap("Call off")
    await tablet.tap("Other tools")
    await tablet.tap("Score pad")
    await write(tablet, "Names, with commas", "Ann, Bo")
    await tablet.tap("Begin the pad")
    for number, (ann, bo) in enumerate(((3, 5), (9, 1), (2, 2)), start=1):
        await write(tablet, "Ann", str(ann))
        await write(tablet, "Bo", str(bo))
        await tablet.tap(f"Close Round {number}")
        if number < 3:
            await tablet.tap("Next round")
    await tablet.tap("End it here")
    assert "Ann won" in said(tablet)
    await tablet.tap("Other tools")
    await tablet.tap("Close the evening")
    assert table.stage == "playing", "it is asked twice"
    await tablet.tap("Tap again to close")
    assert table.stage == "over"
    assert STUMBLED not in said(tablet)


TOOLS: dict[str, list[dict[str, Any]]] = {
    "countdown": [{"do": "count_down", "seconds": 60}],
    "clock": [{"do": "set_clock", "clock": {"each": 60_000}}, {"do": "start_clock"}],
    "deal": [{"do": "deal", "roles": {"line": "2 Wolf >, *Sheep"}}],
    "meeting": [{"do": "deal", "roles": {"line": "2 Wolf >, *Sheep"}}, {"do": "meet"}],
    "choose": [{"do": "ask", "question": {"ask": "Go on?", "kind": "words", "words": ["Yes", "No"]}}],
    "seats": [{"do": "ask", "question": {"ask": "Who?", "kind": "seats", "self": False}}],
    "bid": [{"do": "ask", "question": {"ask": "Your bid", "kind": "free", "max": 20}}],
    "tally": [{"do": "start_tally", "tally": {"compartments": ["Lamp", "Cellar"], "most": 3}}],
    "box": [{"do": "start_tally", "tally": {"compartments": ["Lamp"], "most": 3}, "box": True}],
    "pad": [{"do": "start_pad", "pad": ROUNDS}],
    "sealed pad": [{"do": "start_pad", "pad": {**ROUNDS, "typed": "sealed"}}],
    "luck": [
        {"do": "roll", "notation": "3d6+1"},
        {"do": "fill_bag", "id": "b", "bag": {"items": [["a", 2]]}},
    ],
}


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (1024, 768), (1920, 1080)], ids=str)
async def test_every_tool_is_drawn_on_every_screen(tool: str, size: tuple[int, int]) -> None:
    hall, table = await table_of(4)
    for action in TOOLS[tool]:
        await lead(table, **action)
    is_phone = size[0] < 600
    route = f"/seat/{table.id}" if is_phone else f"/table/{table.id}"
    guest = Guest("phone-Bo") if is_phone else Guest("laptop", is_host=True)
    page = await opened(hall, route, size, guest)
    assert STUMBLED not in said(page)
    assert len(page.texts()) > 3
    if not is_phone:
        return
    leader = await opened(hall, route, size, Guest("phone-Ann"))
    assert STUMBLED not in said(leader)


async def test_a_choice_is_sealed_on_the_phone_and_opens_on_the_table() -> None:
    hall, table = await table_of(3)
    await lead(table, **TOOLS["choose"][0])
    phone = await opened(hall, f"/seat/{table.id}", (390, 844), Guest("phone-Bo"))
    await phone.tap("No")
    await phone.tap("Seal No")
    assert "Sealed. You may still change it." in said(phone)
    for seat in ("ann", "cleo"):
        await act(table, seat, do="seal", choice="Yes")
    await lead(table, do="open_question")
    await phone.settle()
    assert "Who chose what" in said(phone)
    assert STUMBLED not in said(phone)


async def test_a_kit_is_led_step_by_step_to_its_end() -> None:
    hall, table = await table_of(5, {"kit": pack("night-ferry").model_dump(mode="json")})
    tablet = await opened(hall, f"/table/{table.id}", (1024, 768), Guest("laptop", is_host=True))
    assert "Night Ferry" in said(tablet)
    await tablet.tap("Next: deal the roles")
    for seat in ("ann", "bo", "cleo", "dan", "eve"):
        await act(table, seat, do="seen")
    await tablet.settle()
    await tablet.tap("Other tools")
    await tablet.tap("To the end")
    await tablet.tap("Next: open the roles")
    assert "Cards that lie open" in said(tablet) or "Back to what is running" in said(tablet)
    await lead(table, do="close")
    await tablet.settle()
    assert table.stage == "over"
    assert STUMBLED not in said(tablet)
