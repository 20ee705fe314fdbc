"""Where names, plates and pieces go, in pixels: rows around each centre, kept inside the region's land."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.board import Board, Sheet, sheet_of
from companion.ui.games.emergent.draw.land import bounds_of, extent_of
from companion.ui.games.emergent.draw.layout import Point
from companion.ui.kit.skin import Skin

CELL: Final = 111.0
"""Pixels between two centres on a phone's map: what the sizes below are tuned for."""
LARGEST: Final = 0.62
"""The distance between two centres takes at most this much of the box: a lone region is no continent."""
NARROW: Final = "iljtfrI.,:'’!|1()-"
WIDE: Final = "mwMW%@"
SMALLER: Final = 0.8
SHORTEST: Final = 6
PATIENCE: Final = 40
"""Rounds of giving way; a board is calm after a few."""


def room_of(text: str, size: float, spacing: float = 0.0) -> float:
    """About how wide words are; a little generous."""
    units = sum(
        0.36 if letter in NARROW else 0.92 if letter in WIDE else 0.7 if letter.isupper() else 0.58
        for letter in text
    )
    return units * size + spacing * len(text)


def fitted(text: str, size: float, room: float, spacing: float = 0.0) -> tuple[str, float]:
    """Words that fit: a little smaller first, then cut with an ellipsis. `spacing` is part of the size."""
    wide = room_of(text, size, spacing * size)
    if wide <= room:
        return text, size
    size *= max(SMALLER, 0.999 * room / wide)
    while len(text) > SHORTEST and room_of(text, size, spacing * size) > room:
        text = text.rstrip("…")[:-1].rstrip() + "…"
    return text, size


@frozen
class Window:
    """What part of the sheet a box shows, and how large."""

    width: float
    height: float
    scale: float
    """Pixels a drawing unit."""
    left: float
    """Pixels from the box's left edge to the sheet's."""
    top: float

    def px(self, x: float, y: float) -> Point:
        """Drawing units → pixels of the box."""
        return self.left + x * self.scale, self.top + y * self.scale

    def units(self, x: float, y: float) -> Point:
        """Pixels of the box → drawing units."""
        return (x - self.left) / self.scale, (y - self.top) / self.scale


def window_of(
    board: Board, width: float, height: float, focus: Sequence[str] = (), closeness: float = 1.5
) -> Window:
    """The whole sheet in the middle of the box, or a closer look at some regions."""
    known, spacing = sheet_of(board).spots, sheet_of(board).spacing
    left, top, right, bottom = bounds_of(board)
    scale = min(width / (right - left), height / (bottom - top), LARGEST * min(width, height) / spacing)
    scale = max(0.01, scale)
    seen = [extent_of(board, name) for name in focus if name in known]
    if seen:
        fill = max(width / (right - left), height / (bottom - top))
        left, top = min(e[0] for e in seen), min(e[1] for e in seen)
        right, bottom = max(e[2] for e in seen), max(e[3] for e in seen)
        scale = fill * closeness
        if len(seen) > 1:
            scale = min(scale, 1.02 * width / (right - left), 1.02 * height / (bottom - top))
    return Window(
        width, height, scale, width / 2 - (left + right) / 2 * scale, height / 2 - (top + bottom) / 2 * scale
    )


@frozen
class Sizes:
    """Type and pieces on this map."""

    name: float
    city: float
    plate: float
    """Half a house's width."""
    small: float
    large: float
    """Radius of the discs."""
    post: float
    count: float
    halo: float
    gap: float
    shows_city_names: bool

    def disc(self, size: str) -> float:
        """The radius of a disc."""
        return self.small if size == "small" else self.large

    def shrunk(self, factor: float) -> Sizes:
        """Smaller pieces, same words."""
        return Sizes(
            self.name, self.city, self.plate, self.small * factor, self.large * factor, self.post * factor,
            self.count, self.halo, self.gap * factor, self.shows_city_names,
        )  # fmt: skip


def sizes_of(skin: Skin, sheet: Sheet, window: Window) -> Sizes:
    """Words and pieces grow with the map, within what can be read and what fits."""
    cell = sheet.spacing * window.scale
    grow = min(2.6, max(0.62, cell / CELL))
    floor = skin.size(12) if skin.device == "tv" and grow > 1.8 else 0.0
    large = 1.35 if skin.large_text else 1.0
    return Sizes(
        name=max(9.0, 11 * min(grow, 2.5), floor) * large,
        city=max(10.5, 12.5 * grow**0.86, floor) * large,
        plate=max(7.5, 9.5 * grow**0.82) * large,
        small=11 * grow,
        large=15 * grow,
        post=19 * min(grow, 1.95),
        count=max(12.0, 13 * grow**0.86, floor) * large,
        halo=max(3.0, 2.4 * grow),
        gap=3.5 * grow,
        shows_city_names=cell >= 74,
    )


@frozen
class Row:
    """Something drawn on one line of a region."""

    kind: str
    width: float
    height: float


@frozen
class Spot:
    """A row in its place: the middle of it."""

    row: Row
    x: float
    y: float


def stack(
    board: Board, window: Window, region_id: str, rows: Sequence[Row], gap: float, *, is_pinned: bool = False
) -> tuple[Spot, ...]:
    """Rows from top to bottom, the first row of pieces at the centre unless the land asks for less.

    Where there is room to spare, rows keep a little more distance. Rows stay inside the box too, so that a
    name at the coast is never cut. Pinned, the pieces stay exactly at the centre (the editor's handle).
    """
    sheet = sheet_of(board)
    cx, cy = window.px(*sheet.spots[region_id])
    left, top, right, bottom = extent_of(board, region_id)
    (left, top), (right, bottom) = window.px(left, top), window.px(right, bottom)
    spare = (bottom - top) * 0.84 - sum(row.height + gap for row in rows)
    gap += min(max(0.0, spare / max(1, len(rows) - 1)), gap * 2.2)
    at = next((i for i, row in enumerate(rows) if row.kind == "pieces"), len(rows) // 2)
    above = sum(row.height + gap for row in rows[:at]) + (rows[at].height / 2 if rows else 0)
    below = sum(row.height + gap for row in rows[at + 1 :]) + (rows[at].height / 2 if rows else 0)
    low, high = top + above, bottom - below
    middle = cy if is_pinned else min(max(cy, low), high) if low <= high else (low + high) / 2
    y, made = middle - above, []
    for row in rows:
        half = row.width / 2
        inner = (left + half + 3, right - half - 3)
        x = min(max(cx, inner[0]), inner[1]) if inner[0] <= inner[1] else (left + right) / 2
        if is_pinned and row.kind == "pieces":
            x = cx
        edge = (half + 2, window.width - half - 2)
        if left < window.width and right > 0 and edge[0] <= edge[1]:
            x = min(max(x, edge[0]), edge[1]) if -half < x < window.width + half else x
        made.append(Spot(row, x, y + row.height / 2))
        y += row.height + gap
    return tuple(made)


def apart(stacks: Sequence[tuple[Spot, ...]], height: float) -> list[tuple[Spot, ...]]:
    """Stacks of neighbouring regions, moved up and down until no row lies over another's.

    A region with many pieces is higher than its land. Each gives way by half, as far as the box goes.
    """
    moves = [0.0] * len(stacks)
    pairs = list(combinations(range(len(stacks)), 2))
    for _ in range(PATIENCE):
        is_calm = True
        for one, other in pairs:
            over = _overlap(stacks[one], moves[one], stacks[other], moves[other])
            if abs(over) > 0.5:
                is_calm = False
                moves[one] -= over / 2
                moves[other] += over / 2
        moves = [_inside(stack, move, height) for stack, move in zip(stacks, moves, strict=True)]
        if is_calm:
            break
    return [
        tuple(replace(spot, y=spot.y + move) for spot in stack)
        for stack, move in zip(stacks, moves, strict=True)
    ]


def _overlap(one: tuple[Spot, ...], up: float, other: tuple[Spot, ...], down: float) -> float:
    """How far rows of two stacks lie over each other; below zero when the first is the lower one."""
    most = 0.0
    for a in one:
        for b in other:
            wide = (a.row.width + b.row.width) / 2 - abs(a.x - b.x)
            away = (b.y + down) - (a.y + up)
            tall = (a.row.height + b.row.height) / 2 - abs(away)
            if wide > 0 and tall > abs(most):
                most = tall if away >= 0 else -tall
    return most


def _inside(stack: tuple[Spot, ...], move: float, height: float) -> float:
    """The nearest move with which the stack stays in the box, if it was in it before."""
    if not stack:
        return move
    top = min(spot.y - spot.row.height / 2 for spot in stack)
    bottom = max(spot.y + spot.row.height / 2 for spot in stack)
    return min(max(move, min(0.0, 2 - top)), max(0.0, height - 2 - bottom))
