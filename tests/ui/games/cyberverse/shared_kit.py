"""A game of CyberVerse that was really played, stopped at every public screen, and a booth to show it in."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import flet as ft

from companion.games.cyberverse.views import CyberverseView
from companion.kernel.action import Action
from companion.net.link import Frame
from companion.table.views import SeatLine, TableView
from companion.ui.games.cyberverse.draw.colours import LOOKS
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Stage
from tests.ui.games.cyberverse.phone_kit import BoothPhone
from tests.ui.games.cyberverse.shared_plays import EVENTS, SEATS, Playing, investigate

NAMES = ("Ann", "Bo", "Cleo", "Dee")
LONG_NAMES = ("Annabel of the Green Hill", "Bo", "Christopher-Maximilian", "Eve-Marie van den Broeck")
COLOURS = ("orange", "sky", "green", "yellow")
LINK = "http://192.168.1.20:8550/j/KITE#kd83hJx92ks81"
TABLET, TV = (1024.0, 768.0), (1920.0, 1080.0)


@cache
def views() -> dict[str, CyberverseView]:
    """The public screens of a short game of three."""
    play = Playing()
    play.begin()
    play.furnish()
    play.event(EVENTS[0], "one")
    play.strategy("one")
    play.activation("one")
    investigate(play)
    play.table("next_phase")
    play.payday("one")
    play.table("next_phase")
    play.event(EVENTS[1], "two")
    play.strategy("two")
    play.activation("two")
    investigate(play)
    play.table("next_phase")
    play.fix(of="org", seat="cy", cash=100)
    play.payday("two")
    held = [one for org in play.view.organizations if org.must_discard for one in org.support]
    for one in held:
        play.do("cy", "discard_support", support=one.id)
    play.fix(of="org", seat="ann", resolved=(4, 3, 2, 2, 1))
    play.table("next_phase")
    while play.view.phase == "scoring":
        play.keep(f"scoring-{play.view.score.closed if play.view.score else 0}")
        play.table("open_row")
    play.keep("over")
    return play.views


@cache
def four() -> dict[str, CyberverseView]:
    """Four organizations, to see that there is room."""
    play = Playing(SEATS)
    play.begin()
    play.furnish()
    play.event(EVENTS[1], "four")
    play.strategy("four")
    play.do(
        "bo",
        "correct",
        fix={"of": "org", "seat": "bo", "cash": 700},
        reason="paid twice",
    )
    play.keep("four-proposed")
    play.table("answer_correction", agree=False)
    play.activation("four")
    investigate(play)
    play.keep("four-end")
    return play.views


def table(view: CyberverseView, *, is_host: bool, names: tuple[str, ...], **changes: Any) -> TableView:
    """The table around a view."""
    known: dict[str, Any] = {
        "id": "t1",
        "game": "cyberverse",
        "title": "CyberVerse",
        "code": "KITE",
        "stage": "over" if view.phase == "over" else "playing",
        "seats": tuple(
            SeatLine(seat=seat, name=names[at], colour=COLOURS[at], presence="here")
            for at, seat in enumerate(SEATS)
            if seat in view.seats
        ),
        "places": (2, 4),
        "options": {},
        "is_host": is_host,
        "join_link": LINK,
    }
    return TableView.model_validate({**known, **changes})


@dataclass
class Booth:
    """One screen on a device, and what it said."""

    view: CyberverseView
    draw: Any
    size: tuple[float, float] = TABLET
    is_host: bool = True
    names: tuple[str, ...] = NAMES
    skin: dict[str, Any] = field(default_factory=dict)
    sent: list[Action] = field(default_factory=list)
    paper: str = ""
    """The seat of somebody without a phone."""

    def stage(self) -> Stage:
        """What the screen gets."""
        known = table(self.view, is_host=self.is_host, names=self.names)
        seats = (
            line.model_copy(update={"presence": "paper"}) if line.seat == self.paper else line
            for line in known.seats
        )
        known = known.model_copy(update={"seats": tuple(seats)})
        return Stage(
            frame=Frame(1, known, self.view, 100.0),
            skin=skin_for(*self.size, **{"motion": False, **self.skin}).dressed(LOOKS),
            send=self.sent.append,
            is_shared=True,
            names={line.seat: line.name for line in known.seats},
        )

    async def open(self) -> BoothPhone:
        """Draw it."""
        booth = self

        @component
        def Root() -> ft.Control:
            made: ft.Control = booth.draw(booth.stage())
            return made

        async def main(page: ft.Page) -> None:
            page.render(Root)

        phone = BoothPhone("/", *self.size)
        await phone.open(main)
        return phone
