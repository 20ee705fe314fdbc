"""Pieces outside of a map: a member's tile, a group's disc, a row of miniatures."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.games.singularity.draw import svg
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.marks import GroupMark
from companion.ui.games.singularity.draw.standing import group_shape, member_shape
from companion.ui.kit.boxes import Together, Wrapped
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong

MOST = 8
"""So many miniatures of one way are drawn; beyond it a figure says how many."""


def MemberTile(skin: Skin, colour: str, size: float) -> ft.Control:
    """A member as it stands on the map. `colour` is the word of the seat's colour."""
    return svg.picture(size, size, member_shape(skin, colour, size / 2, size / 2, size * 0.92))


def GroupDisc(
    skin: Skin, icon: str, size: float, count: int | None = None, *, is_calm: bool = False
) -> ft.Control:
    """A group as it stands on the map, with or without its count."""
    mark = GroupMark("", icon, count or 0, look="calm" if is_calm else "plain")
    room = size * 1.14
    if count is None:
        ink = tones(skin).steel if is_calm else tones(skin).red
        look = svg.paint(skin.wash(ink, 0.3), ink, 2)
        ring = svg.picture(size, size, svg.circle(size / 2, size / 2, size / 2 - 1, look))
        inner = ft.Container(
            Icon(skin, icon, size * 0.58, ink), width=size, height=size, alignment=ft.Alignment.CENTER
        )
        return ft.Stack([ring, inner], width=size, height=size)
    body, words = group_shape(skin, mark, size / 2, size / 2 + size * 0.1, size * 0.94)
    return ft.Stack([svg.picture(room, room, body), *words], width=room, height=room)


def MiniRow(skin: Skin, icon: str, counts: Sequence[tuple[int, str]], *, size: float = 26) -> ft.Control:
    """How a group splits: its miniatures, then where they go, way by way (SW-28)."""
    made: list[ft.Control] = []
    side = skin.px(size)
    for at, (count, where) in enumerate(counts):
        if at:
            made.append(ft.Container(width=1, height=side, bgcolor=skin.palette.outline))
        shown = count if count <= MOST else 1
        disc = [
            ft.Container(
                Icon(skin, icon, side * 0.62, tones(skin).red),
                width=side,
                height=side,
                border_radius=side,
                bgcolor=skin.wash(tones(skin).red, 0.2),
                alignment=ft.Alignment.CENTER,
            )
            for _ in range(shown)
        ]
        words = where if count <= MOST else f"×{count} {where}"
        made.append(Together(skin, *disc, Strong(skin, words, 16), gap=5))
    return Wrapped(skin, *made, between=6)
