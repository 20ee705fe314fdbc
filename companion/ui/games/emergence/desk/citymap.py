"""The city in the making as a map to tap: tiles, free hexes, what is chosen, what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import sqrt
from typing import Any, cast

import flet as ft

from companion.games.emergence.views import BoardView, DataCount, TileView
from companion.games.emergence.words import TILE_KINDS
from companion.kernel import graph
from companion.ui.games.emergence.desk.draft import CityDraft, DraftTile, Hex, free_spots
from companion.ui.games.emergence.draw.city import CityTile
from companion.ui.games.emergence.draw.hexes import Layout, corners, fitted
from companion.ui.games.emergence.draw.tokens import SPECIAL_ICONS
from companion.ui.kit import icons
from companion.ui.kit.drawing import Tap, guarded, part
from companion.ui.kit.skin import Skin

ROUNDS = 120
Spot = tuple[float, float]


def board_of(draft: CityDraft, ghosts: tuple[Hex, ...]) -> BoardView:
    """The draft as a board to lay out, faults and all; tiles by key, free hexes by their place."""
    spots = _spots(draft)
    drawn = [_view(str(one.key), one.kind, *spots[one.key]) for one in draft.tiles]
    free = [_view(f"+{at}", "start", *spot) for at, spot in enumerate(ghosts)]
    return BoardView.model_construct(
        data=DataCount(), total=0, tiles=(*drawn, *free), name=draft.name, is_hex=draft.is_hex
    )


def _view(word: str, kind: str, x: float, y: float) -> TileView:
    known = cast("Any", kind if kind in TILE_KINDS else "start")
    return TileView.model_construct(id=word, kind=known, blocks=0, q=x, r=y, agents=(), next_to=())


def _spots(draft: CityDraft) -> dict[int, Spot]:
    if draft.is_hex:
        return {one.key: (float(one.at[0]), float(one.at[1])) for one in draft.tiles}
    return _spread(tuple(one.key for one in draft.tiles), draft.links)


@lru_cache(64)
def _spread(keys: tuple[int, ...], links: tuple[tuple[int, int], ...]) -> dict[int, Spot]:
    """A place for every tile of a city that only says who touches whom."""
    near = graph.neighbours(map(str, keys), ((str(one), str(other)) for one, other in links))
    return {int(key): spot for key, spot in graph.spread(near, ROUNDS).items()}


@part
def CityMap(
    skin: Skin,
    draft: CityDraft,
    chosen: int,
    wrong: frozenset[int],
    has_ghosts: bool,
    size: tuple[float, float],
    on_tile: Callable[[int], None],
    on_free: Callable[[Hex], None],
) -> ft.Control:
    """Every tile and every free hex is a button that says what it is."""
    width, height = size
    ghosts = free_spots(draft) if draft.is_hex and has_ghosts else ()
    board = board_of(draft, ghosts)
    layout = fitted(board, width, height, largest=64)
    ground = _ground(skin, draft, ghosts, layout, chosen, wrong, width, height)
    layers: list[ft.Control] = [ft.Image(src=ground, width=width, height=height, exclude_from_semantics=True)]
    for tile, view in zip(draft.tiles, board.tiles, strict=False):
        face = CityTile(skin, view.model_copy(update={"id": tile.name}), layout.radius, (), False)
        layers.append(
            _button(skin, layout, str(tile.key), face, label_of(skin, tile), partial(on_tile, tile.key))
        )
    for at, spot in enumerate(ghosts):
        label = skin.say("emergence-desk-lay", q=spot[0], r=spot[1])
        layers.append(_button(skin, layout, f"+{at}", ft.Container(), label, partial(on_free, spot)))
    return ft.Stack(layers, width=width, height=height)


def label_of(skin: Skin, tile: DraftTile) -> str:
    """A tile in words."""
    kind = skin.say(f"emergence-kind-{tile.kind.replace('_', '-')}") if tile.kind in TILE_KINDS else tile.kind
    return skin.say("emergence-desk-tile", name=tile.name or skin.say("desk-nameless"), kind=kind)


def _button(skin: Skin, layout: Layout, word: str, face: ft.Control, label: str, tap: Tap) -> ft.Control:
    x, y = layout.spots[word]
    wide, tall = layout.radius * sqrt(3) * 0.96, layout.radius * 1.5
    touched = ft.Container(
        face,
        width=wide,
        height=tall,
        border_radius=layout.radius * 0.5,
        alignment=ft.Alignment.CENTER,
        ink=skin.motion,
        on_click=guarded(tap),
    )
    said = ft.Semantics(content=touched, label=label, button=True, container=True, exclude_semantics=True)
    return ft.Container(said, left=x - wide / 2, top=y - tall / 2, key=word)


def _ground(
    skin: Skin,
    draft: CityDraft,
    ghosts: tuple[Hex, ...],
    layout: Layout,
    chosen: int,
    wrong: frozenset[int],
    width: float,
    height: float,
) -> str:
    """All tiles as one drawing; where hexes do not say who touches, ways do."""
    palette, radius = skin.palette, layout.radius
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" stroke-linejoin="round">'
    ]
    for one, other in () if draft.is_hex else draft.links:
        (x, y), (to_x, to_y) = layout.spots[str(one)], layout.spots[str(other)]
        line = (
            f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{palette.outline}" stroke-width="3"/>'
        )
        parts.append(line)
    for at in range(len(ghosts)):
        points = _points(layout.spots[f"+{at}"], radius * 0.86)
        parts.append(
            f'<polygon points="{points}" fill="none" stroke="{palette.outline}" stroke-width="1.5" '
            f'stroke-dasharray="5 6"/>'
        )
    for tile in draft.tiles:
        x, y = layout.spots[str(tile.key)]
        is_chosen, is_wrong = tile.key == chosen, tile.key in wrong
        edge = skin.look.accent if is_chosen else palette.bad if is_wrong else palette.outline
        fill = skin.wash(edge, 0.2) if is_chosen or is_wrong else palette.raised
        wide = 4 if is_chosen else 3 if is_wrong else 2
        points = _points((x, y), radius)
        parts.append(f'<polygon points="{points}" fill="{fill}" stroke="{edge}" stroke-width="{wide}"/>')
        if tile.kind in SPECIAL_ICONS:
            size = radius * 0.62
            sign = SPECIAL_ICONS[tile.kind]
            parts.append(icons.fragment(sign, palette.muted, x - size / 2, y - radius * 0.62, size, fill))
    return "".join(parts) + "</svg>"


def _points(spot: Spot, radius: float) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners(*spot, radius))
