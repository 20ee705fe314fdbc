"""What all shared screens of Emergent have in common: ground, header with its rounds, map and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import flet as ft

from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.board import Board
from companion.ui.games.emergent.draw.marks import Marks
from companion.ui.games.emergent.draw.trademap import Mode, TradeMap
from companion.ui.kit.boxes import START, Labelled, Together
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import Tap, part
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.shared import Measures, SharedPage, stacks
from companion.ui.kit.shared import room as room_of
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words
from companion.ui.stage import Stage

GROUND = "art/emergent-wide.svg"
MEASURES: Final = Measures(side=36, top=18, bottom=20, gap=14, narrow=900)
MAP_SHARE = 0.5
"""How much of the width the map takes."""


def is_narrow(skin: Skin) -> bool:
    """A phone, a tablet held upright, or letters twice as large: everything stands below each other."""
    return stacks(skin, MEASURES)


def room(skin: Skin, measures: Measures = MEASURES, *, has_foot: bool = True) -> tuple[float, float]:
    """Width and height of the body."""
    return room_of(skin, measures, has_foot=has_foot)


def rounds(stage: Stage) -> tuple[int, int]:
    """The round we are in and how many there are, also in Fast Play."""
    view = reading.game(stage)
    last = view.rules.fp_rounds if view.mode == "fast_play" else view.rounds
    return min(view.round, last), last


@part
def Pips(skin: Skin, now: int, last: int, is_over: bool) -> ft.Control:
    """A dot for every round: done, now, to come."""
    side, edge = skin.px(14), skin.px(2.4)
    paint, off = skin.look.accent, skin.palette.outline

    def dot(number: int) -> ft.Control:
        is_done, is_now = number < now or is_over, number == now and not is_over
        inner = ft.Container(width=side * 0.42, height=side * 0.42, shape=ft.BoxShape.CIRCLE, bgcolor=paint)
        return ft.Container(
            inner if is_now else None,
            width=side,
            height=side,
            shape=ft.BoxShape.CIRCLE,
            alignment=ft.Alignment.CENTER,
            bgcolor=paint if is_done else None,
            border=None if is_done else ft.Border.all(edge, paint if is_now else off),
        )

    said = skin.say("emergent-shared-after" if is_over else "emergent-shared-round", n=now, of=last)
    words = Words(skin, said, 15.6, colour=skin.palette.muted, family=TEXT_600, line=1.1, lines=1)
    dots = [dot(number) for number in range(1, last + 1)]
    shown = [*([words] if skin.device == "tv" else []), *dots]
    return Labelled(Together(skin, *shown, gap=7), said)


@part
def WideContours(skin: Skin) -> ft.Control:
    """Lines of a map behind everything, quiet."""
    return ft.Image(
        src=GROUND,
        left=0,
        top=0,
        width=skin.width,
        height=skin.height,
        fit=ft.BoxFit.COVER,
        opacity=0.13 if skin.is_dark else 0.16,
        exclude_from_semantics=True,
    )


def TradePage(
    stage: Stage,
    title: str,
    body: ft.Control,
    *,
    subtitle: str = "",
    notes: Sequence[ft.Control] = (),
    foot: Sequence[ft.Control] = (),
    measures: Measures = MEASURES,
) -> ft.Control:
    """Header, the picture of the moment, and below it what is to know and what may be done."""
    skin, is_over, (now, last) = stage.skin, reading.game(stage).phase == "over", rounds(stage)
    name = stage.table.title
    line = name if is_over else skin.say("emergent-shared-round-line", title=name, n=now, of=last)
    return SharedPage(
        skin,
        stage.tools,
        title,
        subtitle or line,
        body,
        behind=[WideContours(skin)],
        right=None if skin.is_phone else Pips(skin, now, last, is_over),
        notes=notes,
        foot=foot,
        measures=measures,
    )


def WideMap(
    skin: Skin,
    board: Board,
    marks: Marks,
    *,
    mode: Mode = "plan",
    drops: bool = False,
    key: str = "",
    measures: Measures = MEASURES,
    has_foot: bool = True,
) -> ft.Control:
    """The map of a shared screen, in its frame.

    Maps are drawn to their own scale: their words grow by looking closer, not by the text size.
    """
    width, height = map_room(skin, measures, has_foot=has_foot)
    plain = replace(skin, large_text=False) if skin.large_text else skin
    picture = TradeMap.keyed(f"map-{key}")(
        plain, board, marks, width=width, height=height, mode=mode, drops=drops, zoom=False
    )
    return ft.Container(
        picture,
        width=width,
        height=height,
        border_radius=skin.px(20),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def MapBeside(
    skin: Skin,
    drawn: ft.Control,
    beside: ft.Control,
    *,
    measures: Measures = MEASURES,
    has_foot: bool = True,
) -> ft.Control:
    """The map on the left, what it means on the right; on a narrow page the words come first."""
    gap = skin.px(measures.gap)
    if is_narrow(skin):
        return ft.Column([beside, drawn], spacing=gap, tight=True)
    _, height = map_room(skin, measures, has_foot=has_foot)
    words = ft.Container(beside, width=beside_width(skin), height=height)
    return ft.Row([drawn, words], spacing=gap, vertical_alignment=START)


def map_room(skin: Skin, measures: Measures = MEASURES, *, has_foot: bool = True) -> tuple[float, float]:
    """Width and height of the map."""
    width, height = room(skin, measures, has_foot=has_foot)
    if is_narrow(skin):
        return width, min(width * 0.95, skin.height * 0.8)
    return (width - skin.px(measures.gap)) * MAP_SHARE, height


def beside_width(skin: Skin) -> float:
    """Width of what stands beside the map, or above it."""
    width, _ = room(skin)
    return width if is_narrow(skin) else (width - skin.px(MEASURES.gap)) * (1 - MAP_SHARE)


@part
def SmallAction(skin: Skin, label: str, act: Tap, icon: str) -> ft.Control:
    """What may be done besides: with words on a TV, as a picture where there is less room."""
    if skin.device == "tv":
        return OutlineButton(skin, label, act, icon=icon, filled=skin.palette.card, height=52)
    return IconButton48(skin, icon, label, act, size=52)


@part
def ComesNow(skin: Skin, words: str) -> ft.Control:
    """What comes now, in the accent."""
    return Words(skin, words, 15.6, colour=skin.look.accent, family=TEXT_600, align=ft.TextAlign.RIGHT)
