"""What all shared screens of Emergent have in common: the ground, the header with its rounds, the foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from companion.ui.games.emergent.correction import Proposed
from companion.ui.games.emergent.draw import tones
from companion.ui.games.emergent.shared import reading
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.headers import SharedHeader
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words
from companion.ui.stage import Stage

GROUND = "art/emergent-wide.svg"
SIDE = 36
"""Left and right of everything, as a phone's length."""
TOP, BOTTOM, HEADER, GAP = 18, 20, 58, 14
NARROW = 900
"""Below this width nothing stands beside each other."""
MAP_SHARE = 0.5
"""How much of the width the map takes."""

STRETCH = ft.CrossAxisAlignment.STRETCH


def is_narrow(skin: Skin) -> bool:
    """A phone, a tablet held upright, or letters twice as large: everything stands below each other."""
    return skin.large_text or skin.width < NARROW


def side_of(skin: Skin) -> float:
    """Room left and right."""
    return 16 if skin.is_phone else SIDE


def room(skin: Skin, foot: float = 0) -> tuple[float, float]:
    """Width and height of the body, with a foot of this height below it."""
    taken = TOP + BOTTOM + HEADER + GAP + (foot + GAP if foot else 0)
    return skin.width - 2 * skin.px(side_of(skin)), skin.height - skin.px(taken)


def accent(skin: Skin) -> str:
    """The colour of the main button and of what is next."""
    return tones(skin).accent


def rounds(stage: Stage) -> tuple[int, int]:
    """The round we are in and how many there are, also in Fast Play."""
    view = reading.game(stage)
    last = view.rules.fp_rounds if view.mode == "fast_play" else view.rounds
    return min(view.round, last), last


def Pips(stage: Stage) -> ft.Control:
    """A dot for every round: done, now, to come."""
    view, skin = reading.game(stage), stage.skin
    now, last = rounds(stage)
    is_over = view.phase == "over"
    side, edge = skin.px(14), skin.px(2.4)
    paint, off = accent(skin), skin.palette.outline

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
    row = ft.Row(
        [*([] if is_narrow(skin) else [words]), *(dot(number) for number in range(1, last + 1))],
        spacing=skin.px(7),
        tight=True,
    )
    return ft.Semantics(content=row, label=said, container=True, exclude_semantics=True)


def Ground(stage: Stage) -> list[ft.Control]:
    """Map contours behind everything, quiet."""
    skin = stage.skin
    return [
        ft.Image(
            src=GROUND,
            left=0,
            top=0,
            width=skin.width,
            height=skin.height,
            fit=ft.BoxFit.COVER,
            opacity=0.13 if skin.is_dark else 0.16,
            exclude_from_semantics=True,
        )
    ]


def SharedPage(
    stage: Stage,
    title: str,
    body: ft.Control,
    *,
    subtitle: str = "",
    notes: Sequence[ft.Control] = (),
    foot: Sequence[ft.Control] = (),
    foot_height: float = 0,
) -> ft.Control:
    """Header, the picture of the moment, and below it what is to know and what may be done.

    On a narrow page everything but the buttons scrolls.
    """
    skin = stage.skin
    pips = None if skin.is_phone else Pips(stage)
    head = SharedHeader(skin, stage.tools, title, subtitle or stage.table.title, right=pips)
    below = (
        [ft.Container(ft.Row([*notes, *foot], spacing=skin.px(12)), height=skin.px(foot_height) or None)]
        if notes or foot
        else []
    )
    column = (
        _narrow(skin, head, body, notes, foot)
        if is_narrow(skin)
        else ft.Column(
            [ft.Container(head, height=skin.px(HEADER)), ft.Container(body, expand=True), *below],
            spacing=skin.px(GAP),
            horizontal_alignment=STRETCH,
        )
    )
    side = skin.px(side_of(skin))
    padding = ft.Padding.only(left=side, right=side, top=skin.px(TOP), bottom=skin.px(BOTTOM))
    layers = [*Ground(stage), ft.Container(column, left=0, right=0, top=0, bottom=0, padding=padding)]
    asked = Proposed(stage)
    if asked is not None:
        width = min(skin.width - 40, skin.px(640))
        layers.append(ft.Container(asked, width=width, left=(skin.width - width) / 2, bottom=skin.px(BOTTOM)))
    return ft.Stack(layers, expand=True)


def _narrow(
    skin: Skin,
    head: ft.Control,
    body: ft.Control,
    notes: Sequence[ft.Control],
    foot: Sequence[ft.Control],
) -> ft.Column:
    """Everything below each other; the buttons stay."""
    middle = ft.Column(
        [body, *(ft.Row([note]) if note.expand else note for note in notes)],
        spacing=skin.px(GAP),
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=STRETCH,
    )
    buttons = ft.Row(list(foot), spacing=skin.px(8), run_spacing=skin.px(8), wrap=True)
    return ft.Column(
        [head, middle, *([buttons] if foot else [])], spacing=skin.px(10), horizontal_alignment=STRETCH
    )


def MapBeside(skin: Skin, picture: ft.Control, beside: ft.Control, *, foot: float = 0) -> ft.Control:
    """The map on the left, what it means on the right; on a narrow page the words come first."""
    width, height = map_room(skin, foot)
    drawn = ft.Container(
        picture,
        width=width,
        height=height,
        border_radius=skin.px(20),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    if is_narrow(skin):
        return ft.Column([beside, drawn], spacing=skin.px(GAP), tight=True)
    return ft.Row(
        [drawn, ft.Container(beside, width=beside_width(skin), height=height)],
        spacing=skin.px(GAP),
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def map_skin(skin: Skin) -> Skin:
    """Maps are drawn to their own scale: their words grow by looking closer, not by the text size."""
    return replace(skin, large_text=False)


def map_room(skin: Skin, foot: float = 0) -> tuple[float, float]:
    """Width and height of the map."""
    width, height = room(skin, foot)
    if is_narrow(skin):
        return width, min(width * 0.95, skin.height * 0.8)
    return (width - skin.px(GAP)) * MAP_SHARE, height


def beside_width(skin: Skin) -> float:
    """Width of what stands beside the map, or above it."""
    width, _ = room(skin)
    return width if is_narrow(skin) else (width - skin.px(GAP)) * (1 - MAP_SHARE)


def SeatCard(
    stage: Stage, seat: str, content: ft.Control, *, strong: bool = False, padding: float = 14
) -> ft.Control:
    """A card with a bar in the seat's colour; a strong one wears the colour all around."""
    skin = stage.skin
    paint = reading.paint(stage, seat)
    bar = ft.Container(
        width=skin.px(4.5),
        border_radius=skin.px(3),
        bgcolor=paint,
        left=-skin.px(padding) - 1,
        top=skin.px(2),
        bottom=skin.px(2),
    )
    middle = ft.Container(content, alignment=ft.Alignment.CENTER_LEFT)
    inner = ft.Stack([middle, bar], clip_behavior=ft.ClipBehavior.NONE)
    return Card(
        skin,
        inner,
        padding=padding,
        colour=tint(paint, skin.palette.card, 0.14) if strong else "",
        border=paint if strong else "",
        border_width=2.5 if strong else 1,
    )


def FootButton(skin: Skin, label: str, act: Tap, icon: str) -> ft.Control:
    """What may be done besides: with words on a TV, as a picture where there is less room."""
    if skin.device == "tv":
        return OutlineButton(skin, label, act, icon=icon, filled=skin.palette.card, height=52)
    return IconButton48(skin, icon, label, act, size=52)


def Next(skin: Skin, words: str) -> ft.Control:
    """What comes now, in the accent."""
    return Words(skin, words, 15.6, colour=accent(skin), family=TEXT_600, align=ft.TextAlign.RIGHT)
