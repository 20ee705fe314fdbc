"""The land as an SVG text: depth lines, regions with nested contours, tints, the chosen region."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from companion.ui.games.emergent.draw.board import Board, sheet_of
from companion.ui.games.emergent.draw.colours import DARK, LIGHT, Tones
from companion.ui.games.emergent.draw.contour import Curve, path_of
from companion.ui.games.emergent.draw.terrain import OVERSCAN, USUAL, Terrain, terrain_of
from companion.ui.kit.palette import tint

GREEN_TINT: Final = 0.26
RED_TINT: Final = 0.24
BOLD_FROM: Final = 0.78
"""From this many pixels a unit (a TV) lines are drawn bolder."""


def over_of(board: Board) -> float:
    """The sea around the sheet, in drawing units; the pictures below begin that much left and above."""
    return OVERSCAN * sheet_of(board).spacing / USUAL


def _wrap(board: Board, body: str) -> str:
    sheet, over = sheet_of(board), over_of(board)
    box = f"{-over:.1f} {-over:.1f} {sheet.width + 2 * over:.1f} {sheet.height + 2 * over:.1f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" stroke-linejoin="round" '
        f'stroke-linecap="round">{body}</svg>'
    )


def _joined(curves: tuple[Curve, ...]) -> str:
    return "".join(map(path_of, curves))


def _lines(scale: float) -> float:
    """Pixels → drawing units, a little bolder on a large screen."""
    return (1.0 if scale < BOLD_FROM else 1.55) / scale


def _sea(terrain: Terrain, tones: Tones, line: float) -> str:
    return "".join(
        f'<path d="{_joined(curves)}" fill="none" stroke="{tones.depth}" '
        f'stroke-opacity="{1 - 0.28 * at:.2f}" stroke-width="{line * (1.3 if at == 0 else 1.1):.2f}"/>'
        for at, curves in enumerate(terrain.depths)
        if curves
    )


def _ground(board: Board, region_id: str, at: int, tones: Tones, is_tinted: bool) -> str:
    """The fill of a region: two quiet shades in turn, tinted in Fast Play."""
    base = tones.land if at % 2 else tones.land_two
    region = board.region(region_id)
    if not is_tinted or region is None or region.colour == "none":
        return base
    return tint(tones.region(region.colour), base, GREEN_TINT if region.colour == "green" else RED_TINT)


@lru_cache(maxsize=24)
def _land(board: Board, is_dark: bool, scale: float, is_tinted: bool) -> str:
    tones, terrain, line = DARK if is_dark else LIGHT, terrain_of(board), _lines(scale)
    body = [_sea(terrain, tones, line)]
    for at, (region_id, levels) in enumerate(terrain.regions.items()):
        ground = _ground(board, region_id, at, tones, is_tinted)
        border, *contours = levels
        body.append(
            f'<path d="{_joined(border)}" fill="{ground}" stroke="{tones.coast}" '
            f'stroke-width="{1.1 * line:.2f}"/>'
        )
        contour = (
            tones.contour if ground in (tones.land, tones.land_two) else tint(tones.contour, ground, 0.6)
        )
        body += [
            f'<path d="{_joined(curves)}" fill="{tones.lift}" fill-opacity="{tones.lift_amount}" '
            f'stroke="{contour}" stroke-width="{0.9 * line:.2f}"/>'
            for curves in contours
            if curves
        ]
    return _wrap(board, "".join(body))


def land_svg(board: Board, *, is_dark: bool, scale: float, is_tinted: bool = False) -> str:
    """Sea, land, contours and coast of a board (ET-4) at `scale` pixels a drawing unit; kept per board.

    Tinted, the green and red regions of Fast Play (FP-3) show; their word and bonus stand on the map beside.
    """
    return _land(board, is_dark, round(scale, 2) or 0.01, is_tinted)


@lru_cache(maxsize=64)
def veil_svg(
    board: Board, *, is_dark: bool, scale: float, selected: str = "", dim: tuple[str, ...] = ()
) -> str:
    """Over the land: the chosen region in the accent, the ones that do not matter now sunk into the dark."""
    tones, terrain, line = DARK if is_dark else LIGHT, terrain_of(board), _lines(scale)
    body = [
        f'<path d="{_joined(terrain.regions[name][0])}" fill="{tones.sea}" fill-opacity=".52"/>'
        for name in dim
        if name in terrain.regions and name != selected
    ]
    if selected in terrain.regions:
        body.append(
            f'<path d="{_joined(terrain.regions[selected][0])}" fill="{tones.accent}" fill-opacity=".28" '
            f'stroke="{tones.accent}" stroke-width="{2.4 * line:.2f}"/>'
        )
    return _wrap(board, "".join(body)) if body else ""


@lru_cache(maxsize=64)
def bounds_of(board: Board) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all land; a board with a frame of its own keeps the frame."""
    sheet = sheet_of(board)
    if board.frame is not None or not sheet.spots:
        edge = 0.045 * max(sheet.width, sheet.height)
        return -edge, -edge, sheet.width + edge, sheet.height + edge
    seen = [extent_of(board, name) for name in sheet.spots]
    edge = 0.012 * max(sheet.width, sheet.height)
    return (
        min(e[0] for e in seen) - edge,
        min(e[1] for e in seen) - edge,
        max(e[2] for e in seen) + edge,
        max(e[3] for e in seen) + edge,
    )


@lru_cache(maxsize=512)
def extent_of(board: Board, region_id: str) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of a region's land, in drawing units; the whole sheet for an unknown one."""
    sheet = sheet_of(board)
    levels = terrain_of(board).regions.get(region_id, ((),))
    points = [point for curve in levels[0] for point in curve.points]
    if not points:
        return 0.0, 0.0, sheet.width, sheet.height
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
