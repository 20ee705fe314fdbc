"""One table as a row of the organiser's list; on a phone as a card."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import flet as ft

from companion.net.overview import Row
from companion.table.views import SeatLine
from companion.ui.kit.boxes import Big, InRow, Spaced, Stacked, Together, Well
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Choose, component, effect, part
from companion.ui.kit.fonts import TEXT_400, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words
from companion.ui.organiser.words import Told, Tone, clock

MARKS = 8


@component
def Since(skin: Skin, since: float, wall: Callable[[], float], is_urgent: bool) -> ft.Control:
    """`for 4:10`, and on it goes by itself."""
    _, tick = ft.use_state(0)

    async def go_on() -> None:
        while True:
            await asyncio.sleep(1)
            tick(lambda count: count + 1)

    effect(go_on, [])
    colour = skin.palette.warn if is_urgent else skin.palette.muted
    said = skin.say("organiser-since", time=clock(wall() - since))
    return Words(skin, said, 15, colour=colour, family=TEXT_600 if is_urgent else TEXT_400, lines=1)


@part
def HowItGoes(
    skin: Skin,
    row: Row,
    told: Told,
    accent: str,
    icon: str,
    wall: Callable[[], float],
    opened: Choose,
) -> ft.Control:
    """Number, game, who sits there, where they are, whom they wait for, how it goes."""
    number = Big(skin, str(row.number or "–"), 26)
    well = Well(skin, icon, accent)
    label = skin.say("organiser-row", number=row.number, title=told.title)
    menu = IconButton48(skin, "sw-dots", f"{label}: {skin.say('organiser-more')}", partial(opened, row.id))
    game, where, doing = _Game(skin, row, told), _Where(skin, told), _Doing(skin, told, wall)
    state = _State(skin, told)
    if skin.is_phone or skin.large_text:
        said = Muted(skin, " · ".join(filter(None, (told.round, told.phase))), 15, expand=True)
        head = InRow(skin, number, well, ft.Container(game, expand=True), menu, gap=12)
        drawn: ft.Control = Spaced(
            skin, head, InRow(skin, said, state), *([doing] if told.doing else []), gap=8
        )
    else:
        drawn = InRow(
            skin,
            ft.Container(number, width=skin.px(38), alignment=ft.Alignment.CENTER),
            well,
            ft.Container(game, expand=20),
            ft.Container(where, expand=16),
            ft.Container(doing, expand=26),
            ft.Container(state, width=skin.px(176), alignment=ft.Alignment.CENTER_RIGHT),
            menu,
            gap=14,
        )
    tone = _colour(skin, told.tone)
    is_marked = told.tone in ("warn", "bad")
    return ft.Container(
        drawn,
        padding=ft.Padding.symmetric(horizontal=skin.px(16), vertical=skin.px(10)),
        border_radius=skin.px(18),
        bgcolor=tint(tone, skin.palette.card, 0.09) if is_marked else skin.palette.card,
        border=ft.Border.all(1, tint(tone, skin.palette.card, 0.6) if is_marked else skin.palette.outline),
    )


def _colour(skin: Skin, tone: Tone) -> str:
    palette = skin.palette
    return {"good": palette.good, "warn": palette.warn, "bad": palette.bad, "muted": palette.muted}[tone]


def _Marks(skin: Skin, seats: tuple[SeatLine, ...]) -> list[ft.Control]:
    return [
        SeatMark(skin, seat.colour, skin.px(15), dim=seat.presence in ("away", "free"))
        for seat in seats[:MARKS]
    ]


def _Game(skin: Skin, row: Row, told: Told) -> ft.Control:
    code = Words(skin, row.code, 15, colour=skin.palette.muted, family=TEXT_600, line=1.1)
    return Stacked(
        skin, Strong(skin, told.title, 17, lines=1), Together(skin, code, *_Marks(skin, row.seats)), gap=3
    )


def _Where(skin: Skin, told: Told) -> ft.Control:
    lines: list[ft.Control] = [Strong(skin, told.round, 16, lines=1 if told.phase else 2)]
    if told.phase:
        lines.append(Muted(skin, told.phase, 15, lines=1))
    return Stacked(skin, *lines, gap=2)


def _Doing(skin: Skin, told: Told, wall: Callable[[], float]) -> ft.Control:
    if not told.doing:
        return ft.Container()
    mark: list[ft.Control] = []
    if told.colour:
        mark = [SeatMark(skin, told.colour, skin.px(20))]
    elif told.is_at_gate:
        mark = [Icon(skin, "gate", skin.px(20), skin.palette.good)]
    lines: list[ft.Control] = [Strong(skin, told.doing, 16, lines=1)]
    if told.since is not None:
        lines.append(Since(skin, told.since, wall, told.tone in ("warn", "bad")))
    words = Stacked(skin, *lines, gap=2, expand=True)
    return InRow(skin, *mark, words, gap=12)


def _State(skin: Skin, told: Told) -> ft.Control:
    colour = _colour(skin, told.tone)
    if told.tone == "good":
        dot = ft.Container(width=skin.px(10), height=skin.px(10), shape=ft.BoxShape.CIRCLE, bgcolor=colour)
        return Together(skin, dot, Muted(skin, told.state, 15), gap=8)
    inside = Together(
        skin,
        Icon(skin, told.icon, skin.px(18), colour),
        Words(skin, told.state, 15, colour=colour, family=TEXT_600, line=1.1),
        gap=8,
    )
    return ft.Container(
        inside,
        padding=ft.Padding.symmetric(horizontal=skin.px(12), vertical=skin.px(9)),
        border_radius=skin.px(14),
        bgcolor=tint(colour, skin.palette.card, 0.14),
    )
