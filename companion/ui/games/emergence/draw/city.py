"""The whole city as one drawing: its tiles, what lies on them, who stands there (EM-3)."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

import flet as ft

from companion.games.emergence.views import BoardView, TileView
from companion.games.emergence.words import DATA_TYPES
from companion.ui.games.emergence.draw.hexes import corners, fitted
from companion.ui.games.emergence.draw.tokens import SPECIAL_ICONS, DataBlock
from companion.ui.kit import icons
from companion.ui.kit.boxes import CENTERED, MIDDLE
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import FIGURES_600, TEXT_600
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words

LARGE = 38
"""A tile of this radius has room for its name."""


@lru_cache(maxsize=32)
def _ground(board: BoardView, width: float, height: float, fill: str, line: str, ink: str) -> str:
    """All tiles as one drawing; packs without hexes get their roads as lines."""
    layout = fitted(board, width, height)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" stroke-linejoin="round">'
    ]
    if not board.is_hex:
        for tile in board.tiles:
            x, y = layout.spots[tile.id]
            for other in tile.next_to:
                to_x, to_y = layout.spots[other]
                parts.append(
                    f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{line}" stroke-width="3"/>'
                )
    for tile in board.tiles:
        x, y = layout.spots[tile.id]
        points = " ".join(f"{px:.1f},{py:.1f}" for px, py in corners(x, y, layout.radius))
        parts.append(f'<polygon points="{points}" fill="{fill}" stroke="{line}" stroke-width="2"/>')
        if tile.kind not in DATA_TYPES:
            size = layout.radius * 0.62
            top = y - layout.radius * 0.62 if layout.radius > LARGE else y - size / 2
            parts.append(icons.fragment(SPECIAL_ICONS[tile.kind], ink, x - size / 2, top, size, fill))
    return "".join(parts) + "</svg>"


@part
def CityPicture(
    skin: Skin,
    board: BoardView,
    width: float,
    height: float,
    colours: tuple[tuple[str, str], ...] = (),
    has_counts: bool = False,
) -> ft.Control:
    """All tiles of a city. `colours`: of the seats whose agents stand there; `has_counts`: of the blocks."""
    palette, paints = skin.palette, dict(colours)
    bare = board.model_copy(
        update={"tiles": tuple(tile.model_copy(update={"blocks": 0, "agents": ()}) for tile in board.tiles)}
    )
    layout = fitted(board, width, height)
    drawn = _ground(bare, width, height, palette.raised, palette.outline, palette.muted)
    layers: list[ft.Control] = [ft.Image(src=drawn, width=width, height=height, exclude_from_semantics=True)]
    for tile in board.tiles:
        x, y = layout.spots[tile.id]
        wide = layout.radius * sqrt(3)
        agents = tuple(paints[seat] for seat in tile.agents if seat in paints)
        layers.append(
            ft.Container(
                CityTile.keyed(tile.id)(skin, tile, layout.radius, agents, has_counts),
                left=x - wide / 2,
                top=y - layout.radius,
                width=wide,
                height=layout.radius * 2,
                alignment=ft.Alignment.CENTER,
            )
        )
    return ft.Semantics(
        content=ft.Stack(layers, width=width, height=height),
        label=skin.say("emergence-shared-city"),
        image=True,
        container=True,
    )


@part
def CityTile(
    skin: Skin, tile: TileView, radius: float, agents: tuple[str, ...], has_count: bool
) -> ft.Control:
    """A block and how many; below the agents, or the name where there are none."""
    rows: list[ft.Control] = [ft.Container(height=radius * 0.5)]
    if tile.kind in DATA_TYPES:
        count = [Words(skin, str(tile.blocks), 15.5, family=FIGURES_600, line=1.0)] if has_count else []
        block = DataBlock(tile.kind, radius * 0.5, opacity=0.35 if has_count and not tile.blocks else 1)
        rows = [ft.Row([block, *count], spacing=3, tight=True, alignment=CENTERED)]
    if agents:
        small = radius * (0.42 if len(agents) < 4 else 0.3)
        marks = [SeatMark(skin, colour, small) for colour in agents]
        rows.append(ft.Row(marks, spacing=2, run_spacing=1, tight=True, wrap=True, alignment=CENTERED))
    elif radius > LARGE and len(tile.id) * skin.size(15.6) * 0.56 < radius * 1.7:
        muted = skin.palette.muted
        rows.append(
            Words(skin, tile.id, 15.5, colour=muted, family=TEXT_600, line=1.0, align=CENTER, lines=1)
        )
    return ft.Column(rows, spacing=3, tight=True, horizontal_alignment=MIDDLE, alignment=CENTERED)
