"""The hexagon: agents, actions, experience, the seal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import flet as ft

from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.kit import icons
from companion.ui.kit.boxes import Labelled, Together
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, style


def hex_points(cx: float, cy: float, radius: float) -> str:
    """Corners of a hexagon that stands on its tip, for an SVG polygon."""
    corners = (math.pi / 3 * step - math.pi / 2 for step in range(6))
    return " ".join(
        f"{cx + radius * math.cos(angle):.2f},{cy + radius * math.sin(angle):.2f}" for angle in corners
    )


@lru_cache(maxsize=256)
def hex_svg(line: str, fill: str, icon: str = "", paint: str = "", width: float = 3.0) -> str:
    """A hexagon as SVG text on a 48 grid, with an icon of our set in it."""
    inner = icons.fragment(icon, paint or line, 13.5, 13.5, 21, fill) if icon else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        f'<polygon points="{hex_points(24, 24, 22)}" fill="{fill}" stroke="{line}" stroke-width="{width}" '
        f'stroke-linejoin="round"/>{inner}</svg>'
    )


def Hex(
    skin: Skin,
    size: float,
    text: str = "",
    *,
    icon: str = "",
    colour: str = "",
    seat: str = "",
    label: str = "",
    is_filled: bool = False,
    is_empty: bool = False,
) -> ft.Control:
    """A hexagon with a number, a letter or an icon; `seat` adds its mark. `size` is in real pixels."""
    paint = colour or tones(skin).violet
    fill = paint if is_filled else skin.palette.card if is_empty else skin.wash(paint, 0.18)
    line = skin.wash(paint, 0.45) if is_empty else paint
    parts: list[ft.Control] = [
        ft.Image(src=hex_svg(line, fill, icon), width=size, height=size, exclude_from_semantics=True)
    ]
    if text:
        letters = style(size * (0.42 if len(text) < 3 else 0.32), skin.palette.text, DISPLAY_700, 1.0)
        parts.append(
            ft.Container(
                ft.Text(text, style=letters, text_align=CENTER),
                width=size,
                height=size,
                alignment=ft.Alignment.CENTER,
            )
        )
    if seat:
        mark = ft.Container(
            SeatMark(skin, seat, size * 0.24),
            width=size * 0.38,
            height=size * 0.38,
            border_radius=size,
            bgcolor=skin.palette.background,
            alignment=ft.Alignment.CENTER,
            right=0,
            bottom=0,
        )
        parts.append(mark)
    drawn = ft.Stack(parts, width=size, height=size)
    return ft.Semantics(content=drawn, label=label or None, exclude_semantics=True, container=bool(label))


def initial(name: str) -> str:
    """The letter an agent wears."""
    return (name.strip()[:1] or "?").upper()


def AgentHex(skin: Skin, name: str, size: float, *, colour: str = "", seat: str = "") -> ft.Control:
    """An agent's letter in a hexagon."""
    return Hex(skin, size, initial(name), colour=colour, seat=seat)


def XpHexes(skin: Skin, faces: Sequence[int], size: float = 30) -> ft.Control:
    """Experience tokens with their faces (CV-18). Many are counted instead of drawn."""
    side, paint = skin.px(size), tones(skin).amber
    label = skin.say("cyberverse-draw-xp", points=sum(faces), count=len(faces))
    shown: list[ft.Control]
    if len(faces) > 5:
        ones, twos = sum(face == 1 for face in faces), sum(face == 2 for face in faces)
        pairs = [(face, count) for face, count in ((2, twos), (1, ones)) if count]
        shown = [
            Together(
                skin,
                Hex(skin, side, str(face), colour=paint),
                ft.Text(f"×{count}", style=_times(skin)),
                gap=3,
            )
            for face, count in pairs
        ]
    else:
        shown = [Hex(skin, side, str(face), colour=paint) for face in sorted(faces, reverse=True)]
    row = Together(skin, *shown, gap=5)
    return Labelled(row, label)


def _times(skin: Skin) -> ft.TextStyle:
    return style(skin.size(15), skin.palette.text, DISPLAY_700, 1.0)


def ActionHexes(skin: Skin, left: int, whole: int, size: float = 26) -> ft.Control:
    """Actions left are full, spent ones empty (CV-38)."""
    side, paint = skin.px(size), tones(skin).amber
    row = Together(
        skin,
        *(
            Hex(skin, side, colour=paint, is_filled=at < left, is_empty=at >= left)
            for at in range(max(whole, left))
        ),
        gap=4,
    )
    label = skin.say("cyberverse-draw-actions", n=left)
    return Labelled(row, label)
