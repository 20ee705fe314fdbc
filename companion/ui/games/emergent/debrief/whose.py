"""Whose figures are looked at: everybody's own colour, shape and name."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import Choose
from companion.ui.kit.skin import Skin


def whose(skin: Skin, cast: Cast, seat: str, pick: Choose) -> list[ft.Control]:
    """A chip for everybody, one of them chosen."""
    return [
        Chip(skin, cast.name(one), partial(pick, one), colour=cast.paint(skin, one), selected=one == seat)
        for one in cast.seats
    ]
