"""Dotted routes between centres, and the cubes that travel them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from companion.ui.games.emergent.draw.board import Board, sheet_of
from companion.ui.games.emergent.draw.ground import Ground, Piece
from companion.ui.games.emergent.draw.land import BOLD_FROM
from companion.ui.games.emergent.draw.layout import Point
from companion.ui.games.emergent.draw.marks import TripMark
from companion.ui.games.emergent.draw.pen import dashes, num
from companion.ui.games.emergent.draw.places import Window
from companion.ui.games.emergent.draw.shapes import circle, cube_svg

BULGE = 0.1
MANY_CUBES = 7
Leg = tuple[Point, Point, Point]
"""Start, the point that bends it, end."""


def leg_between(
    board: Board, window: Window, one: str, other: str, *, is_straight: bool = False
) -> Leg | None:
    """The bow from one centre to another; it looks the same from both ends."""
    spots = sheet_of(board).spots
    if one not in spots or other not in spots or one == other:
        return None
    a, b = window.px(*spots[one]), window.px(*spots[other])
    turn = 1.0 if (one, other) in board.links or (other, one) not in board.links else -1.0
    bulge = 0.0 if is_straight else BULGE * turn
    bend = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * bulge, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bulge)
    return a, bend, b


def _bow(leg: Leg) -> str:
    (ax, ay), (bx, by), (cx, cy) = leg
    return f"M{num(ax)} {num(ay)}Q{num(bx)} {num(by)} {num(cx)} {num(cy)}"


def on_leg(leg: Leg, t: float) -> Point:
    """A point of the bow, 0 at its start, 1 at its end."""
    (ax, ay), (bx, by), (cx, cy) = leg
    u = 1 - t
    return u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy


def _length(leg: Leg) -> float:
    return (math.dist(leg[0], leg[1]) + math.dist(leg[1], leg[2]) + math.dist(leg[0], leg[2])) / 2


def dotted(legs: Iterable[Leg], colour: str, line: float, gap: float) -> str:
    """Bows as dots."""
    drawn = "".join(map(_bow, legs))
    if not drawn:
        return ""
    return (
        f'<path d="{drawn}" fill="none" stroke="{colour}" stroke-width="{num(line)}" '
        f'stroke-linecap="round"{dashes((0.1, gap))}/>'
    )


@lru_cache(maxsize=64)
def routes_svg(
    board: Board, window: Window, colour: str, strong: str, selected: str, is_straight: bool
) -> str:
    """All routes of a board; those of the chosen region stronger."""
    grow = 1.0 if window.scale < BOLD_FROM else 1.65
    plain: list[Leg] = []
    chosen: list[Leg] = []
    for one, other in board.links:
        leg = leg_between(board, window, one, other, is_straight=is_straight)
        if leg:
            (chosen if selected in (one, other) and is_straight else plain).append(leg)
    return dotted(plain, colour, 2 * grow, 6.5 * grow) + dotted(chosen, strong, 3 * grow, 6.5 * grow)


def draw_trips(ground: Ground, trips: Iterable[TripMark]) -> None:
    """Travelled routes in amber, and the cubes on them, in the order of the trips (ET-25)."""
    by_path: dict[tuple[str, ...], list[TripMark]] = {}
    for trip in trips:
        if trip.cubes > 0 and len(trip.path) > 1:
            by_path.setdefault(trip.path, []).append(trip)
    grow = 1.0 if ground.window.scale < BOLD_FROM else 1.65
    for path, group in by_path.items():
        legs = [leg for pair in pairwise(path) if (leg := leg_between(ground.board, ground.window, *pair))]
        ground.flat.append(dotted(legs, ground.tones.amber, 3 * grow, 6.5 * grow))
        if legs:
            _travel(ground, legs, group)


def _travel(ground: Ground, legs: list[Leg], trips: list[TripMark]) -> None:
    """Cubes side by side around the middle of the way; many become one with a number."""
    tall = ground.sizes.post * 1.02
    colours = [trip.colour for trip in trips for _ in range(trip.cubes)]
    labels = [""] * len(colours)
    if len(colours) > MANY_CUBES:
        colours = [trip.colour for trip in trips]
        labels = [f"×{trip.cubes}" if trip.cubes > 1 else "" for trip in trips]
    whole = sum(map(_length, legs)) or 1.0
    step = min(tall * 1.06 / whole, 0.7 / max(1, len(colours)))
    side = tall * 1.34
    for at, (colour, label) in enumerate(zip(colours, labels, strict=True)):
        along = 0.46 + (at - (len(colours) - 1) / 2) * step
        x, y = _along(legs, min(0.92, max(0.08, along)))
        back = circle(side / 2, side / 2, side / 2, ground.skin.palette.background, 0.72)
        body = back + cube_svg(ground.skin, colour, side / 2, side / 2, tall)
        ground.pieces.append(Piece(x, y, side, side, body, start=legs[0][0]))
        if label:
            ground.write(x + side / 2, y, label, ground.sizes.count)


def _along(legs: list[Leg], t: float) -> Point:
    """A point of a way of several bows."""
    lengths = [_length(leg) for leg in legs]
    left = t * sum(lengths)
    for leg, length in zip(legs, lengths, strict=True):
        if left <= length or leg is legs[-1]:
            return on_leg(leg, min(1.0, left / (length or 1.0)))
        left -= length
    return legs[-1][2]
