"""An icon of our own set."""

from __future__ import annotations

import flet as ft

from companion.ui.kit import icons
from companion.ui.kit.skin import Skin


def Icon(skin: Skin, name: str, size: float, colour: str = "", *, ground: str = "") -> ft.Control:
    """A picture; what it means must also be written or said by its owner. `size` is in real pixels."""
    drawn = icons.svg(name, colour or skin.palette.text, ground or skin.palette.background)
    return ft.Image(src=drawn, width=size, height=size, exclude_from_semantics=True)
