"""The issue's map: drawn, tapped, and with pieces to drag (SW-5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import flet as ft

from companion.games.singularity.packs.issue_map import IssueMap
from companion.ui.games.singularity.draw import svg
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.going import draw_over, draw_under
from companion.ui.games.singularity.draw.layout import MapLayout, layout_of
from companion.ui.games.singularity.draw.marks import MapMarks
from companion.ui.games.singularity.draw.signs import ICONS
from companion.ui.games.singularity.draw.standing import draw_pieces
from companion.ui.games.singularity.draw.terrain import draw_ground
from companion.ui.kit.boxes import Together, Unsaid, Wrapped
from companion.ui.kit.drawing import Choose, component, guarded, part
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, style

Dropped = Callable[[str, str], None]
Room = tuple[float, float, float]
"""Width, height, and the least a space takes."""
SMALLEST = 8
"""Letters under this size are left out."""


@part
def MapBoard(
    skin: Skin,
    board: IssueMap,
    marks: MapMarks,
    width: float,
    height: float,
    labels: tuple[tuple[str, str], ...] = (),
    on_tap: Choose | None = None,
    on_drop: Dropped | None = None,
    label: str = "",
    diagonal: bool = False,
    least: float = 44,
) -> ft.Control:
    """The map in this room. A tap names the space; a piece that is dragged names where from and where to."""
    smallest = least if on_tap or on_drop else 0.0
    layout = layout_of(board, width, height, smallest)
    room = (width, height, smallest)
    face = _face(skin, board, room, marks, diagonal=diagonal)
    if on_tap is not None:
        face = ft.Stack(
            [Unsaid(face), _Taps(board, room, labels, on_tap, marks.chosen)],
            width=layout.width,
            height=layout.height,
        )
    else:
        face = ft.Semantics(
            content=face,
            label=label or None,
            image=True if label else None,
            container=True,
            exclude_semantics=True,
        )
    if on_drop is not None:
        face = Dragged(layout, face, on_drop)
    if layout.width > width + 1 or layout.height > height + 1:
        face = _window(face, layout, width, height)
    return face


def _window(face: ft.Control, layout: MapLayout, width: float, height: float) -> ft.Control:
    """A map larger than its room scrolls in it: a space stays large enough for a finger."""
    across = ft.Row([face], scroll=ft.ScrollMode.AUTO, spacing=0, tight=True)
    if layout.height <= height + 1:
        return ft.Container(across, width=width)
    return ft.Container(ft.Column([across], scroll=ft.ScrollMode.AUTO, spacing=0), width=width, height=height)


def _face(skin: Skin, board: IssueMap, room: Room, marks: MapMarks, *, diagonal: bool) -> ft.Control:
    layout = layout_of(board, *room)
    shapes, figures = draw_pieces(skin, board, layout, marks)
    over, tags = draw_over(skin, layout, marks)
    below = draw_ground(skin, board, layout, marks, diagonal=diagonal) + draw_under(skin, layout, marks)
    return ft.Stack(
        [
            svg.picture(layout.width, layout.height, below),
            _Names(skin, board, room),
            svg.picture(layout.width, layout.height, shapes + over),
            *figures,
            *tags,
        ],
        width=layout.width,
        height=layout.height,
        clip_behavior=ft.ClipBehavior.NONE,
    )


@part
def _Names(skin: Skin, board: IssueMap, room: Room) -> ft.Control:
    """The ids of the spaces, where they can be read."""
    layout = layout_of(board, *room)
    size = min(15.0 * (1.0 if skin.is_phone else skin.scale), layout.cell * 0.2)
    look = style(size, skin.palette.muted, TEXT_600, 1.1)
    names = [
        ft.Container(
            ft.Text(place, style=look, max_lines=1, no_wrap=True, overflow=ft.TextOverflow.CLIP),
            left=x - layout.cell * 0.42,
            top=y - layout.cell * 0.45,
            width=layout.cell * 0.82,
            ignore_interactions=True,
        )
        for place, (x, y) in layout.spots.items()
        if size >= SMALLEST
    ]
    return ft.Stack(list(names), width=layout.width, height=layout.height)


@part
def _Taps(
    board: IssueMap,
    room: Room,
    labels: tuple[tuple[str, str], ...],
    on_tap: Choose,
    chosen: frozenset[str],
) -> ft.Control:
    """A place to tap for every space, said by its label."""
    layout, said = layout_of(board, *room), dict(labels)
    taps = [_tap(layout, place, said.get(place, place), on_tap, place in chosen) for place in layout.spots]
    return ft.Stack(list(taps), width=layout.width, height=layout.height)


def _tap(layout: MapLayout, place: str, label: str, on_tap: Choose, is_chosen: bool) -> ft.Control:
    x, y = layout.spots[place]
    face = ft.Container(
        width=layout.pitch,
        height=layout.pitch,
        border_radius=layout.cell * 0.15,
        bgcolor=ft.Colors.TRANSPARENT,
        ink=True,
        on_click=guarded(partial(_said, on_tap, place)),
    )
    said = ft.Semantics(content=face, label=label, button=True, container=True, selected=is_chosen or None)
    return ft.Container(said, left=x - layout.pitch / 2, top=y - layout.pitch / 2)


def _said(on_tap: Choose, place: str, _event: object = None) -> None:
    on_tap(place)


class _Finger:
    """Where a drag began and where it is now."""

    def __init__(self) -> None:
        self.start = ""
        self.at = (0.0, 0.0)


@component
def Dragged(layout: MapLayout, face: ft.Control, on_drop: Dropped) -> ft.Control:
    """Follows a finger from one space to another."""
    finger = cast("_Finger", cast("Any", ft.use_ref(cast("Any", _Finger))).current)

    def begin(event: Any) -> None:
        finger.at = (event.local_position.x, event.local_position.y)
        finger.start = layout.nearest(*finger.at)

    def move(event: Any) -> None:
        finger.at = (event.local_position.x, event.local_position.y)

    def end() -> None:
        there = layout.nearest(*finger.at)
        if finger.start and there and there != finger.start:
            on_drop(finger.start, there)
        finger.start = ""

    return ft.GestureDetector(
        content=face,
        on_pan_start=guarded(begin),
        on_pan_update=guarded(move),
        on_pan_end=guarded(end),
        drag_interval=40,
    )


def MapFrame(skin: Skin, content: ft.Control, *, padding: float = 10) -> ft.Control:
    """The panel a map lies in."""
    return ft.Container(
        content,
        padding=padding,
        border_radius=skin.px(20),
        bgcolor=skin.wash(skin.palette.background, 0.6),
        border=ft.Border.all(1, skin.palette.outline),
        alignment=ft.Alignment.CENTER,
    )


def MapLegend(skin: Skin, words: tuple[tuple[str, str], ...]) -> ft.Control:
    """What the signs mean: `("hazard", "hazard"), …`."""
    found = tones(skin)
    colours = {"hazard": found.amber, "cache": found.good, "token": found.steel}
    signs = [
        Together(
            skin,
            Icon(skin, ICONS.get(key, "sw-space"), skin.px(18), colours.get(key, skin.palette.text)),
            Muted(skin, said, 14),
        )
        for key, said in words
    ]
    return Wrapped(skin, *signs, gap=14, between=6)
