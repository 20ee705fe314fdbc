"""A small map of the city: what lies where, who stands where (EM-3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import sqrt

import flet as ft

from companion.games.emergence.views import BoardView, TileView
from companion.games.emergence.words import DATA_TYPES
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.around import SPECIAL_ICONS
from companion.ui.games.emergence.hexes import corners, fitted
from companion.ui.games.emergence.marks import Mark
from companion.ui.games.emergence.tokens import DataBlock
from companion.ui.kit import icons
from companion.ui.kit.fonts import FIGURES_600, TEXT_600
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words
from companion.ui.stage import Stage

Contents = Callable[[TileView, float], ft.Control]
"""What is drawn on a tile of this radius."""


@lru_cache(maxsize=32)
def _ground(board: BoardView, width: float, height: float, fill: str, line: str, ink: str, road: str) -> str:
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
                    f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{road}" stroke-width="3"/>'
                )
    for tile in board.tiles:
        x, y = layout.spots[tile.id]
        points = " ".join(f"{px:.1f},{py:.1f}" for px, py in corners(x, y, layout.radius))
        parts.append(f'<polygon points="{points}" fill="{fill}" stroke="{line}" stroke-width="2"/>')
        if tile.kind not in DATA_TYPES:
            size = layout.radius * 0.62
            top = y - layout.radius * 0.62 if layout.radius > 38 else y - size / 2
            parts.append(icons.fragment(SPECIAL_ICONS[tile.kind], ink, x - size / 2, top, size, fill))
    return "".join(parts) + "</svg>"


def CityMap(stage: Stage, width: float, height: float) -> ft.Control:
    """The whole city in a box, with what lies and who stands there."""

    def contents(tile: TileView, radius: float) -> ft.Control:
        count = Words(stage.skin, str(tile.blocks), 15.5, family=FIGURES_600, line=1.0)
        small = radius * (0.42 if len(tile.agents) < 4 else 0.3)
        people = [Mark(stage, seat, small) for seat in tile.agents]
        return Tile(stage.skin, tile, radius, [count], people, is_dim=not tile.blocks)

    board = reading.game(stage).board
    return CityPicture(stage.skin, board, width, height, contents, stage.say("emergence-shared-city"))


def CityPicture(
    skin: Skin, board: BoardView, width: float, height: float, contents: Contents, label: str
) -> ft.Control:
    """All tiles of a city, each with its contents."""
    palette = skin.palette
    bare = board.model_copy(
        update={"tiles": tuple(tile.model_copy(update={"blocks": 0, "agents": ()}) for tile in board.tiles)}
    )
    layout = fitted(board, width, height)
    drawn = _ground(bare, width, height, palette.raised, palette.outline, palette.muted, palette.outline)
    layers: list[ft.Control] = [ft.Image(src=drawn, width=width, height=height, exclude_from_semantics=True)]
    for tile in board.tiles:
        x, y = layout.spots[tile.id]
        wide = layout.radius * sqrt(3)
        layers.append(
            ft.Container(
                contents(tile, layout.radius),
                left=x - wide / 2,
                top=y - layout.radius,
                width=wide,
                height=layout.radius * 2,
                alignment=ft.Alignment.CENTER,
            )
        )
    return ft.Semantics(
        content=ft.Stack(layers, width=width, height=height),
        label=label,
        image=True,
        container=True,
    )


def Tile(
    skin: Skin,
    tile: TileView,
    radius: float,
    beside: Sequence[ft.Control] = (),
    people: Sequence[ft.Control] = (),
    *,
    is_dim: bool = False,
) -> ft.Control:
    """A block and what stands `beside` it; below the agents, or the id where there are none."""
    palette, is_large = skin.palette, radius > 38
    rows: list[ft.Control] = []
    if tile.kind in DATA_TYPES:
        rows.append(
            ft.Row(
                [DataBlock(tile.kind, radius * 0.5, opacity=0.35 if is_dim else 1), *beside],
                spacing=3,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    else:
        rows.append(ft.Container(height=radius * 0.5))
    if people:
        rows.append(
            ft.Row(
                list(people),
                spacing=2,
                run_spacing=1,
                tight=True,
                wrap=True,
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    elif is_large and len(tile.id) * skin.size(15.6) * 0.56 < radius * 1.7:
        rows.append(
            Words(skin, tile.id, 15.5, colour=palette.muted, family=TEXT_600, line=1.0, align=CENTER, lines=1)
        )
    return ft.Column(
        rows,
        spacing=3,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )
