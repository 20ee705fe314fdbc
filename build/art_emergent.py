"""Draw Emergent's grounds as SVG from invented maps: `python build/art_emergent.py assets/art`.

The same code that draws a board's land draws them, so that drawing again changes nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from companion.ui.games.emergent.draw.board import Board, RegionSpot, sheet_of
from companion.ui.games.emergent.draw.contour import path_of
from companion.ui.games.emergent.draw.terrain import terrain_of

LINES = "#7FC8A9"
ROUTES = "#F2B544"
WEST = ((120, 80), (330, 190), (560, 90), (160, 330), (420, 420), (700, 300), (900, 130), (880, 420))
SOUTH = (
    (100, 120), (420, 60), (700, 180), (240, 380), (560, 420), (120, 640), (400, 700), (700, 640),
    (260, 960), (580, 940),
)  # fmt: skip


def board_of(places: tuple[tuple[int, int], ...]) -> Board:
    """A board of nameless regions."""
    return Board(tuple(RegionSpot(str(at), "", x, y) for at, (x, y) in enumerate(places)))


def contours(board: Board, width: float, *, opacity: float, levels: int = 4) -> str:
    """Borders, contours and depth lines of a board, outer lines stronger."""
    terrain = terrain_of(board)
    made = []
    for region in terrain.regions.values():
        for height, curves in enumerate(region[:levels]):
            path = "".join(map(path_of, curves))
            strength = opacity * (1.0 if height == 0 else 0.62 - 0.1 * height)
            made.append(f'<path d="{path}" stroke-opacity="{strength:.2f}"/>')
    for depth, curves in enumerate(terrain.depths):
        path = "".join(map(path_of, curves))
        made.append(f'<path d="{path}" stroke-opacity="{opacity * (0.7 - 0.2 * depth):.2f}"/>')
    return f'<g fill="none" stroke="{LINES}" stroke-width="{width:.1f}">{"".join(made)}</g>'


def routes(board: Board, links: tuple[tuple[int, int], ...], width: float) -> str:
    """Dotted trade routes, and the places they join."""
    spots, made = sheet_of(board).spots, []
    for one, other in links:
        (ax, ay), (bx, by) = spots[str(one)], spots[str(other)]
        bow = f"{(ax + bx) / 2 - (by - ay) * 0.12:.0f} {(ay + by) / 2 + (bx - ax) * 0.12:.0f}"
        made.append(
            f'<path d="M{ax:.0f} {ay:.0f}Q{bow} {bx:.0f} {by:.0f}" fill="none" stroke="{ROUTES}" '
            f'stroke-width="{width:.1f}" stroke-linecap="round" stroke-dasharray="0.1 {width * 3:.1f}"/>'
        )
    for at in sorted({end for link in links for end in link}):
        x, y = spots[str(at)]
        made.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{width * 1.6:.1f}" fill="{ROUTES}"/>')
    return "".join(made)


def sheet(board: Board, width: int, height: int, body: str) -> str:
    """A file that is filled by the map, cut at its edges."""
    room = sheet_of(board)
    scale = max(width / room.width, height / room.height) * 1.06
    left, top = (width - room.width * scale) / 2, (height - room.height * scale) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" stroke-linejoin="round">'
        f'<g transform="translate({left:.1f} {top:.1f}) scale({scale:.3f})">{body}</g></svg>\n'
    )


def texture() -> str:
    """Behind the phone's header."""
    board = board_of(WEST)
    body = contours(board, 3.4, opacity=0.9) + routes(board, ((0, 1), (1, 2), (2, 5), (5, 6), (1, 4)), 6.5)
    return sheet(board, 390, 190, body)


def ground() -> str:
    """Behind a whole phone page, very quiet."""
    board = board_of(SOUTH)
    return sheet(board, 390, 844, contours(board, 1.7, opacity=0.3))


def wide() -> str:
    """Behind the shared screen."""
    board = board_of(WEST)
    return sheet(board, 1920, 1080, contours(board, 1.2, opacity=0.22, levels=3))


PICTURES: dict[str, Callable[[], str]] = {
    "emergent-texture": texture,
    "emergent-contours": ground,
    "emergent-wide": wide,
}


def main(target: Path) -> None:
    """Draw everything."""
    target.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (target / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
