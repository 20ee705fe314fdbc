"""The map, drawn anew only when something on it changed: most of a page's weight is here."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.games.emergent.draw import Board, Marks, TradeMap
from companion.ui.parts.guard import component
from companion.ui.theme import Skin

Labels = tuple[tuple[str, str], ...]
"""Region → what a screen reader says of it."""


@component
def _Map(
    skin: Skin,
    board: Board,
    marks: Marks,
    width: float,
    height: float,
    focus: tuple[str, ...],
    labels: Labels,
    on_region: Callable[[str], None] | None,
) -> ft.Control:
    said = dict(labels)
    return TradeMap(
        skin,
        board,
        marks,
        width=width,
        height=height,
        focus=focus,
        zoom=not focus,
        on_region=on_region,
        label_of=(lambda region: said.get(region, "")) if labels else None,
    )


_Kept = ft.memo(_Map)  # type: ignore[no-untyped-call]


def QuietMap(
    skin: Skin,
    board: Board,
    marks: Marks,
    *,
    width: float,
    height: float,
    focus: tuple[str, ...] = (),
    labels: Labels = (),
    on_region: Callable[[str], None] | None = None,
) -> ft.Control:
    """A `TradeMap`. `on_region` must be the same function every time, or the map is drawn every time."""
    made: ft.Control = _Kept(skin, board, marks, width, height, focus, labels, on_region)
    return made
