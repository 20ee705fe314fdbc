"""Pieces that drop onto the map and cubes that run along a route; nothing of it carries meaning alone."""

from __future__ import annotations

import asyncio
from typing import Final

import flet as ft

from companion.ui.games.emergent.draw.ground import Piece
from companion.ui.games.emergent.draw.pen import picture
from companion.ui.kit.drawing import component, effect
from companion.ui.kit.skin import Skin

DROP: Final = 280
RUN: Final = 600
BETWEEN: Final = 0.09
"""Seconds between two regions."""


def piece_at(skin: Skin, piece: Piece) -> ft.Control:
    """A piece that simply lies there; when it moves to another place it glides."""
    return ft.Container(
        picture(piece.width, piece.height, piece.body),
        left=piece.x - piece.width / 2,
        top=piece.y - piece.height / 2,
        animate_position=ft.Animation(skin.time(DROP), ft.AnimationCurve.EASE_OUT_CUBIC),
        ignore_interactions=True,
    )


@component
def Dropping(skin: Skin, piece: Piece, turn: int) -> ft.Control:
    """A piece that drops in when its turn comes."""
    is_down, put_down = ft.use_state(not skin.motion)

    async def fall() -> None:
        if skin.motion:
            await asyncio.sleep(0.05 + turn * BETWEEN)
            put_down(True)

    effect(fall, [])
    curve = ft.Animation(skin.time(DROP), ft.AnimationCurve.EASE_OUT_CUBIC)
    return ft.Container(
        picture(piece.width, piece.height, piece.body),
        left=piece.x - piece.width / 2,
        top=piece.y - piece.height / 2,
        opacity=1.0 if is_down else 0.0,
        offset=ft.Offset(0, 0) if is_down else ft.Offset(0, -0.7),
        animate_opacity=curve,
        animate_offset=curve,
        ignore_interactions=True,
    )


@component
def Running(skin: Skin, piece: Piece, start: tuple[float, float]) -> ft.Control:
    """A cube that runs from its DC to where it is on the way."""
    is_there, arrive = ft.use_state(not skin.motion)

    async def run() -> None:
        if skin.motion:
            await asyncio.sleep(0.05)
            arrive(True)

    effect(run, [])
    x, y = (piece.x, piece.y) if is_there else start
    return ft.Container(
        picture(piece.width, piece.height, piece.body),
        left=x - piece.width / 2,
        top=y - piece.height / 2,
        animate_position=ft.Animation(skin.time(RUN), ft.AnimationCurve.EASE_OUT_CUBIC),
        ignore_interactions=True,
    )
