"""Parts that are drawn anew only when what they show has changed: a stroke must not redraw a page."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.games.emergent.draw import Board, Marks, TradeMap
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import Skin

Labels = tuple[tuple[str, str], ...]
"""Region → what a screen reader says of it."""


class _Newest:
    """A way to draw that is equal to any other: what decides stands beside it."""

    def __init__(self, draw: Callable[[], ft.Control]) -> None:
        self.draw = draw

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Newest)

    __hash__ = None  # type: ignore[assignment]


@component
def _Drawn(newest: _Newest, _facts: tuple[object, ...]) -> ft.Control:
    return newest.draw()


_Kept = ft.memo(_Drawn)  # type: ignore[no-untyped-call]


def Quiet(facts: tuple[object, ...], draw: Callable[[], ft.Control], *, key: str | None = None) -> ft.Control:
    """What `draw` makes, kept as long as the facts are equal.

    Facts are everything it shows; the ways to answer that it holds must stay good from redraw to redraw.
    """
    made: ft.Control = _Kept(_Newest(draw), facts, key=key)
    return made


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
    """A `TradeMap`: most of a page's weight. With `focus` it does not zoom."""
    said = dict(labels)

    def draw() -> ft.Control:
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

    return Quiet((skin, board, marks, width, height, focus, labels), draw)
