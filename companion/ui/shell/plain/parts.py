"""What plain screens are made of: facts, tables, cards to hold, a countdown."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.kernel.view import Face
from companion.table.views import SeatLine, TimerView
from companion.ui.kit.boxes import MIDDLE, Caption, InRow, Spaced
from companion.ui.kit.countdown import CountdownRing
from companion.ui.kit.drawing import Choose, Tap, part
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.grip import QuietHold, code_of, use_grip
from companion.ui.kit.layout import Card
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Body, Heading, Muted, Strong, Words
from companion.ui.shell.plain.words import Fact, Speech, Table


@part
def Facts(skin: Skin, facts: tuple[Fact, ...]) -> ft.Control:
    """What everybody may read, a line each."""
    rows = [
        InRow(
            skin,
            ft.Container(Muted(skin, one.label), expand=2),
            ft.Container(Strong(skin, one.value, 17, align=ft.TextAlign.END), expand=3),
            gap=12,
        )
        for one in facts
    ]
    return Card(skin, Spaced(skin, *rows, gap=8), padding=14)


@part
def SeatFigures(skin: Skin, table: Table, people: tuple[SeatLine, ...]) -> ft.Control:
    """A line a seat."""
    known = {line.seat: line for line in people}

    def row(seat: str, cells: tuple[str, ...]) -> ft.Control:
        line = known.get(seat)  # type: ignore[call-overload]
        mark = [SeatMark(skin, line.colour, skin.px(20))] if line else []
        name = Strong(skin, line.name if line else seat, 16, lines=1)
        lead = InRow(skin, *mark, ft.Container(name, expand=True), gap=8, expand=2)
        return InRow(skin, lead, *(Body(skin, cell, expand=True) for cell in cells), gap=8)

    heads = [Muted(skin, column, 14, expand=True) for column in table.columns]
    head = InRow(skin, ft.Container(expand=2), *heads, gap=8)
    rows = [row(seat, cells) for seat, cells in table.rows]
    return Spaced(skin, Caption(skin, table.title), Card(skin, Spaced(skin, head, *rows, gap=8), padding=14))


@part
def Countdown(skin: Skin, timer: TimerView, clock: Callable[[], float], label: str) -> ft.Control:
    """The ring, and what it counts down to."""
    side = skin.px(140 if skin.is_phone else 220)
    ring = CountdownRing(skin, timer, clock, skin.look.accent, side)
    words = Muted(skin, label, align=CENTER)
    return ft.Column([ring, words], spacing=skin.px(8), tight=True, horizontal_alignment=MIDDLE)


@part
def HeldCard(
    skin: Skin,
    at: str,
    face: Face | None,
    speech: Speech,
    colour: str,
    hold: Choose,
    cover: Tap,
) -> ft.Control:
    """A card that was dealt to me: face down until my finger is on it."""
    grip = use_grip(at, hold, cover)
    code = code_of(face, at) if grip.is_held else None
    word = speech.of("face", code.strip("-")) if code else skin.say("shell-plain-face-down")
    card = ft.Container(
        Heading(skin, word, 28, align=CENTER),
        height=skin.px(120),
        alignment=ft.Alignment.CENTER,
        border_radius=skin.px(18),
        bgcolor=skin.palette.secret_card,
        border=ft.Border.all(1.5, skin.palette.secret_line),
    )
    label = skin.say("shell-plain-hold", what=speech.of("look", at))
    return Spaced(
        skin, Caption(skin, speech.of("look", at)), card, QuietHold(skin, grip, label, colour, wide=True)
    )


@part
def Sealed(skin: Skin, facts: tuple[Fact, ...], colour: str, seat: str) -> ft.Control:
    """What I alone know: an envelope, and what is in it while my finger is on it."""
    grip = use_grip("mine", _nobody, _nothing)
    inside: ft.Control = Envelope(skin, seat, width=skin.px(150))
    if grip.is_held:
        lines = [Words(skin, f"{one.label}: {one.value}", 17, align=CENTER) for one in facts]
        inside = ft.Container(Spaced(skin, *lines, gap=6), height=skin.px(90), alignment=ft.Alignment.CENTER)
    hold = QuietHold(skin, grip, skin.say("shell-plain-mine"), colour, wide=True)
    return Spaced(skin, ft.Row([inside], alignment=ft.MainAxisAlignment.CENTER), hold)


def _nobody(_at: str) -> None:
    """My own choice is on my phone already: the table is not asked."""


def _nothing() -> None:
    """Nor told."""
