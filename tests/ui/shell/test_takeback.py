"""Taking back on the screen: said before and after, struck out in every log, open for the next step."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion import texts
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine
from companion.table.actions import TakeBack
from companion.table.views import BackView, Happened, TakebackView
from companion.ui import app
from tests.ui.frames import SCENES, CannedHall, Guest
from tests.ui.phone import Phone

BO_CAME = LogLine(code="table-log-came-back", seat=Seat("bo"))
TURN = LogLine(code="emergence-did-end-turn", seat=Seat("bo"))


async def opened(
    route: str, monkeypatch: Any, scene: str = "play", **changes: Any
) -> tuple[Phone, CannedHall]:
    monkeypatch.setitem(SCENES, scene, {**SCENES[scene], **changes})
    hall, phone = CannedHall(), Phone(route, 390, 844)
    await phone.open(lambda page: app.main(page, hall, Guest(is_host=True)))
    return phone, hall


@pytest.mark.parametrize("scene", ["play", "over"])
async def test_the_menu_says_what_would_go_and_stays_open(
    scene: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    back = BackView(number=9, undoes=(BO_CAME, TURN))
    phone, hall = await opened(f"/table/{scene}", monkeypatch, scene, back=back)
    await phone.tap("Host")
    assert {"Bo is back.", "Bo ended the turn."} <= set(phone.texts())
    await phone.tap("Take it back")
    assert hall.links[-1].done == [TakeBack(number=9)]
    hall.links[-1].publish(back=BackView(number=10, undoes=(BO_CAME,)))
    await phone.settle()
    said = phone.texts()
    menu = said[len(said) - said[::-1].index("Take back the last action") :]
    assert menu[:2] == ["Bo is back.", "Take it back"], "open for the next step"


@pytest.mark.parametrize(
    ("back", "takeback", "words", "button"),
    [
        (BackView(refused="table.deal_is_open"), None, texts.say("table-deal-is-open"), ""),
        (BackView(asks=(Seat("ann"), Seat("bo"))), None, "Ann and Bo must agree", "Ask everybody"),
        (
            BackView(asks=(Seat("ann"),)),
            TakebackView(entries=1, agreed=(), missing=(Seat("ann"),)),
            "We wait for Ann",
            "",
        ),
    ],
    ids=["never", "with consent", "asked"],
)
async def test_what_stands_in_the_way_is_said(
    back: BackView, takeback: Any, words: str, button: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone, _ = await opened("/table/play", monkeypatch, back=back, takeback=takeback)
    await phone.tap("Host")
    said = phone.texts()
    assert any(words in line for line in said), said
    assert ("Take it back" in said, "Ask everybody" in said) == (False, bool(button))


async def test_who_is_asked_reads_what_would_go(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = TakebackView(entries=1, agreed=(), missing=(Seat("dev"),), undoes=(TURN,))
    phone, _ = await opened("/seat/play", monkeypatch, takeback=asked)
    assert "Bo ended the turn." in phone.texts()


LOG = (
    Happened(number=1, at=1.0, line=BO_CAME, undone=True),
    Happened(
        number=2, at=2.0, line=LogLine(code="table-log-took-back", facts={"entries": 1}), undid=(BO_CAME,)
    ),
)


@pytest.mark.parametrize("route", ["/seat/play", "/table/play"])
async def test_lines_that_do_not_hold_are_struck_out(route: str, monkeypatch: pytest.MonkeyPatch) -> None:
    phone, _ = await opened(route, monkeypatch, log=LOG)
    if route.startswith("/seat"):
        await phone.tap("Dev More")
    drawn = {one.value: one.style for one in phone.controls() if isinstance(one, ft.Text)}
    assert drawn["Bo is back."].decoration == ft.TextDecoration.LINE_THROUGH
    assert drawn["The last action was taken back."].decoration is None
    assert "taken back" in drawn
    assert "“Bo is back.”" in drawn
