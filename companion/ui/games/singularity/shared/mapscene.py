"""The board on the left, what it means on the right; a piece that stands elsewhere is moved by finger."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui.games.singularity.draw.board import MapBoard, MapLegend
from companion.ui.games.singularity.draw.layout import board_size
from companion.ui.games.singularity.draw.scene import MapScene
from companion.ui.kit.drawing import Choose
from companion.ui.kit.shared import USUAL, Beside, Side, room, stacks
from companion.ui.kit.skin import Skin

SHARES = (3, 2)
"""How much of the width the board and what is beside it take."""
FRAME = 24
"""What the frame takes of the board's room."""
SIGNS = ("hazard", "cache", "token", "end")


def board_room(skin: Skin) -> tuple[float, float]:
    """Width and height of the board, its frame taken off."""
    width, height = room(skin)
    if stacks(skin):
        return width - skin.px(FRAME), width * 0.8
    wide = (width - skin.px(USUAL.gap)) * SHARES[0] / sum(SHARES)
    return wide - skin.px(FRAME), height - skin.px(FRAME)


def BoardBeside(skin: Skin, board: ft.Control, right: Sequence[ft.Control]) -> ft.Control:
    """The board in its frame and a column that scrolls when it has to."""
    frame = ft.Container(
        board,
        padding=skin.px(FRAME) / 2 if stacks(skin) else None,
        alignment=ft.Alignment.CENTER,
        border_radius=skin.px(20),
        bgcolor=skin.palette.background,
        border=ft.Border.all(1, skin.palette.outline),
    )
    return Beside(skin, [frame, Side(skin, right)], SHARES, room(skin)[1])


def TableMap(
    skin: Skin,
    scene: MapScene,
    on_tap: Choose | None = None,
    on_drop: Callable[[str, str], None] | None = None,
) -> ft.Control:
    """The issue map as large as the page allows."""
    width, height = board_room(skin)
    wide, tall = board_size(scene.board, width, height)
    drawn = MapBoard(
        skin,
        scene.board,
        scene.marks,
        width,
        height,
        labels=scene.labels,
        on_tap=on_tap,
        on_drop=on_drop,
        label=skin.say("singularity-shared-map", name=scene.board.name),
        diagonal=scene.diagonal,
    )
    return ft.Container(drawn, width=wide, height=tall)


def BoardSigns(skin: Skin) -> ft.Control:
    """What the signs on the board mean."""
    return MapLegend(skin, tuple((key, skin.say(f"singularity-shared-legend-{key}")) for key in SIGNS))
