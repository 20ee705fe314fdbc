"""A booth with one screen in it: a canned frame, a real Flet session, and what was sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import flet as ft

from companion.games.emergence.views import EmergenceView
from companion.kernel.action import Action
from companion.kernel.view import LogLine
from companion.net.link import Frame
from companion.ui.games.emergence import SCREENS
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Stage
from tests.ui.games.emergence import canned
from tests.ui.phone import Phone, over_a_link


@dataclass
class Booth:
    """What the screen said while it was tapped."""

    view: EmergenceView
    size: tuple[float, float] = (390, 844)
    me: int | None = 3
    sheet: bool = False
    is_host: bool = False
    away: tuple[str, ...] = ()
    names: tuple[str, ...] = canned.NAMES
    face: str = "A"
    """What the table shows while a card is held."""
    lines: tuple[LogLine, ...] = ()
    skin: dict[str, Any] = field(default_factory=dict)
    sent: list[Action] = field(default_factory=list)
    held: list[str] = field(default_factory=list)
    redraw: Callable[[], None] = lambda: None

    def frame(self, view: EmergenceView) -> Frame:
        """Everything a link would bring."""
        plain = canned.frame(view, me=self.me, names=self.names)
        seats = tuple(
            line.model_copy(update={"presence": self.presence(line.seat)}) for line in plain.table.seats
        )
        is_host = self.is_host or plain.table.is_host
        return replace(plain, table=plain.table.model_copy(update={"seats": seats, "is_host": is_host}))

    def presence(self, seat: str) -> str:
        """How a seat is here."""
        return "away" if seat in self.away else "paper" if seat in self.view.by_hand else "here"

    def stage(self, at: str, hold: Any) -> Stage:
        view = canned.held(self.view, at, self.face) if at else self.view
        frame = self.frame(view)
        skin = skin_for(*self.size, is_seat=self.me is not None, motion=False, **self.skin)
        skin = skin.dressed(SCREENS.looks)

        def later(name: str) -> None:
            """The table answers a moment later, as it does over a link."""
            over_a_link(hold, name)

        def press(name: str) -> None:
            self.held.append(name)
            later(name)

        return Stage(
            frame=frame,
            skin=skin,
            send=self.sent.append,
            hold=press,
            cover=lambda: later(""),
            is_shared=self.me is None,
            now=1_700_000_300.0,
            names={line.seat: line.name for line in frame.table.seats},
        )

    def draw(self, stage: Stage) -> ft.Control:
        if self.me is None:
            return SCREENS.end(stage) if self.view.phase == "over" else SCREENS.shared(stage)
        if self.sheet:
            return SCREENS.pieces(stage)
        return ft.Column([ft.Container(SCREENS.seat(stage), expand=True), SCREENS.peek(stage)])

    async def open(self) -> Phone:
        """Draw it."""
        booth = self

        @component
        def Root() -> ft.Control:
            at, hold = ft.use_state("")
            _, bump = ft.use_state(0)
            booth.redraw = lambda: bump(lambda count: count + 1)
            return booth.draw(booth.stage(at, hold))

        async def main(page: ft.Page) -> None:
            page.render(Root)

        phone = Phone("/", *self.size)
        await phone.open(main)
        return phone
