"""Who is done, whom the table waits for, and how the host goes on without them. Who, never what."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.kernel.action import Action
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import Labelled, Strip, Tick, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.person import Person
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import SendQuietly, as_host
from companion.ui.kit.skin import Skin
from companion.ui.reading import stands_in
from companion.ui.stage import Stage


@part
def OthersPlan(skin: Skin, others: tuple[Person, ...], late: tuple[str, ...], size: float = 28) -> ft.Control:
    """The others as shapes: a tick for who has sealed, a thin ring for who has not."""

    def one(person: Person) -> ft.Control:
        is_late = person.seat in late
        ring = ft.Container(
            SeatMark(skin, person.colour, size * 0.5),
            width=size,
            height=size,
            shape=ft.BoxShape.CIRCLE,
            bgcolor=skin.palette.raised,
            border=ft.Border.all(1, skin.palette.outline) if is_late else None,
            alignment=ft.Alignment.CENTER,
        )
        tick = [] if is_late else [ft.Container(Tick(skin, skin.palette.good, size * 0.5), right=0, bottom=0)]
        word = skin.say("emergent-phone-planning" if is_late else "emergent-phone-sealed")
        return Labelled(ft.Stack([ring, *tick], width=size + 5, height=size + 5), f"{person.name}: {word}")

    return Together(skin, *(one(person) for person in others))


def waiting_line(skin: Skin, cast: Cast, late: Sequence[str]) -> list[ft.Control]:
    """`Waiting for Cy and Dee.`"""
    return [WaitsFor(skin, cast.people(skin, late))] if late else []


@part
def WaitsFor(skin: Skin, names: str) -> ft.Control:
    """Whom we wait for."""
    return Strip(skin, skin.say("emergent-phone-waiting", names=names), icon="hourglass")


def host_goes_on(stage: Stage, action: Action, text: str, late: Sequence[str]) -> list[ft.Control]:
    """The host's way past phones that do not answer; said openly for the table."""
    if not any(stands_in(stage, seat) for seat in late):
        return []
    skin = stage.skin
    return [ft.Row([SendQuietly(skin, skin.say(text), stage.send, as_host(action), "arrow")])]
