"""Pieces that drop onto the map and cubes that run along a route; nothing of it carries meaning alone."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.ground import Inscription, Piece
from companion.ui.games.emergent.draw.pen import halo_text, picture, placed
from companion.ui.kit.drawing import component, part
from companion.ui.kit.frames import use_arrival
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import style

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


def inscribed(skin: Skin, one: Inscription) -> ft.Control:
    """Words on the map."""
    drawn: ft.Control = (
        halo_text(one.text, one.size, one.family, one.ink, tones(skin).halo, one.halo, one.spacing)
        if one.halo
        else ft.Text(one.text, style=style(one.size, one.ink, one.family, 1.1, one.spacing), no_wrap=True)
    )
    return placed(drawn, one.x, one.y, one.anchor, tall=one.size * 1.5)


@part
def Lying(
    skin: Skin,
    width: float,
    height: float,
    pieces: tuple[Piece, ...],
    words: tuple[Inscription, ...],
    turn: int | None,
) -> ft.Control:
    """All that lies in one region, and its words; with a turn the pieces drop in."""
    drawn = [
        piece_at(skin, piece) if turn is None else Dropping.keyed(f"{at}")(skin, piece, turn)
        for at, piece in enumerate(pieces)
    ]
    return ft.Stack(
        [*drawn, *(inscribed(skin, one) for one in words)],
        width=width,
        height=height,
        clip_behavior=ft.ClipBehavior.NONE,
    )


@component
def Dropping(skin: Skin, piece: Piece, turn: int) -> ft.Control:
    """A piece that drops in when its turn comes."""
    is_down = use_arrival(skin.motion, 0.05 + turn * BETWEEN)
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
    is_there = use_arrival(skin.motion)
    x, y = (piece.x, piece.y) if is_there else start
    return ft.Container(
        picture(piece.width, piece.height, piece.body),
        left=x - piece.width / 2,
        top=y - piece.height / 2,
        animate_position=ft.Animation(skin.time(RUN), ft.AnimationCurve.EASE_OUT_CUBIC),
        ignore_interactions=True,
    )
