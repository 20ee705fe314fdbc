"""The issue's map on a phone: in its frame, as high as what it is for leaves room."""

from __future__ import annotations

import flet as ft

from companion.ui.games.singularity.draw.board import Dropped, MapBoard, MapFrame
from companion.ui.games.singularity.draw.scene import MapScene
from companion.ui.kit.drawing import Choose
from companion.ui.kit.pages import inner_width
from companion.ui.kit.skin import Skin

FRAME = 18
"""What the frame takes of the width."""


def map_height(skin: Skin, share: float) -> float:
    """How high a map may be, so that what it is for stays in sight."""
    return max(150.0, skin.height * share - (20 if skin.is_small else 0))


def PhoneMap(
    skin: Skin,
    scene: MapScene,
    share: float,
    on_tap: Choose | None = None,
    on_drop: Dropped | None = None,
    width: float = 0,
) -> ft.Control:
    """The map with what stands on it, to look at or to tap; `width` is its room on a sheet."""
    board = MapBoard(
        skin,
        scene.board,
        scene.marks,
        (width or inner_width(skin)) - FRAME,
        map_height(skin, share),
        labels=scene.labels,
        on_tap=on_tap,
        on_drop=on_drop,
        label="" if on_tap else skin.say("singularity-draw-map"),
        diagonal=scene.diagonal,
    )
    return MapFrame(skin, board, padding=8)
