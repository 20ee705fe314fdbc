"""The tiles around my agent: open ones to tap, closed ones with who closes them (EM-16..18)."""

from __future__ import annotations

from functools import partial
from math import sqrt

import flet as ft
import flet.canvas as cv

from companion.games.emergence.views import TileView
from companion.games.emergence.words import DATA_TYPES
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.hexes import around, corners
from companion.ui.games.emergence.draw.marks import AugmentationMark
from companion.ui.games.emergence.draw.tokens import SPECIAL_ICONS, DataBlock
from companion.ui.games.emergence.reading import Near
from companion.ui.kit.boxes import CENTERED, MIDDLE, Panel, Pill, Spaced, Tick
from companion.ui.kit.drawing import Choose, guarded, part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import seat_colour, tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Figures, Muted, Words

GAP = 6.0
ROOMY = 56.0
"""Hexagons with this radius have room for one more line."""
DASH = (7.0, 6.0)
Hexagon = tuple[float, float, str, str, float, bool]
"""Middle, fill, line, its width, and whether it is dashed."""


def _outline(hexagon: Hexagon, radius: float) -> list[cv.Shape]:
    x, y, fill, line, width, is_dashed = hexagon
    points = corners(x, y, radius)
    path: list[cv.Path.PathElement] = [cv.Path.MoveTo(*points[0])]
    path += [cv.Path.LineTo(*point) for point in points[1:]]
    path.append(cv.Path.Close())
    stroke = ft.Paint(
        color=line,
        style=ft.PaintingStyle.STROKE,
        stroke_width=width,
        stroke_join=ft.StrokeJoin.ROUND,
        stroke_dash_pattern=list(DASH) if is_dashed else None,
    )
    return [
        cv.Path(elements=path, paint=ft.Paint(color=fill, style=ft.PaintingStyle.FILL)),
        cv.Path(elements=path, paint=stroke),
    ]


def TileContents(skin: Skin, tile: TileView, size: float) -> ft.Control:
    """What lies on the tile: blocks with their number, or the sign of a special tile."""
    if tile.kind in DATA_TYPES:
        return ft.Row(
            [DataBlock(tile.kind, size), Figures(skin, str(tile.blocks), 17)],
            spacing=5,
            tight=True,
            alignment=CENTERED,
        )
    return Icon(skin, SPECIAL_ICONS[tile.kind], size)


def _agents(skin: Skin, near: Near) -> list[ft.Control]:
    shown: list[ft.Control] = []
    for colour, augmentation in near.agents:
        shown.append(SeatMark(skin, colour, 17))
        if augmentation:
            shown.append(AugmentationMark(skin, augmentation, 15))
    return shown


def _id(skin: Skin, name: str, radius: float, is_closed: bool) -> ft.Control:
    """The name of a tile, as large as its length allows."""
    short, middling = (20, 15) if radius > ROOMY else (17, 13)
    step = short if len(name) <= 4 else middling if len(name) <= 8 else 12
    return Words(
        skin,
        name,
        step,
        colour=skin.palette.muted if is_closed else "",
        family=DISPLAY_700,
        align=CENTER,
        line=1.0,
        lines=2 if " " in name else 1,
    )


def _label(
    skin: Skin, name: ft.Control, top: ft.Control, below: list[ft.Control], word: str, *, is_closed: bool
) -> ft.Control:
    """The words inside a hexagon."""
    warn, muted = skin.palette.warn, skin.palette.muted
    said = Words(skin, word, 14, colour=warn if is_closed else muted, family=TEXT_500, line=1.15, lines=1)
    lock = [Icon(skin, "lock", 13, warn)] if is_closed else []
    lines = [top, name, *below, ft.Row([*lock, said], spacing=3, tight=True, alignment=CENTERED)]
    return ft.Column(lines, spacing=3, tight=True, alignment=CENTERED, horizontal_alignment=MIDDLE)


def _placed(content: ft.Control, x: float, y: float, radius: float) -> ft.Control:
    """The middle of a hexagon, as large as a finger needs."""
    wide, high = radius * 1.66, radius * 1.56
    return ft.Container(
        content,
        left=x - wide / 2,
        top=y - high / 2,
        width=wide,
        height=high,
        alignment=ft.Alignment.CENTER,
    )


@part
def _Here(skin: Skin, here: TileView, colour: str, radius: float) -> ft.Control:
    top = SeatMark(skin, colour, 28) if colour else TileContents(skin, here, 26)
    name = _id(skin, here.id, radius, False)
    return _label(skin, name, top, [], skin.say("emergence-tile-here"), is_closed=False)


@part
def _Neighbour(skin: Skin, near: Near, radius: float, is_picked: bool, tap: Choose) -> ft.Control:
    """An open tile is picked, a closed one says why."""
    tile, people = near.tile, _agents(skin, near)
    is_roomy, is_plain = radius > ROOMY, tile.kind in DATA_TYPES
    top, below = TileContents(skin, tile, 26 if is_roomy else 22), list[ft.Control]()
    if people:
        top = ft.Row(people[:6], spacing=3, tight=True, alignment=CENTERED)
        below = [TileContents(skin, tile, 16)] if is_roomy else []
    state = "closed" if not near.is_open else "open" if is_plain else tile.kind
    name, word = _id(skin, tile.id, radius, not near.is_open), skin.say(f"emergence-tile-{state}")
    face = ft.Container(
        _label(skin, name, top, below, word, is_closed=not near.is_open),
        width=radius * 1.66,
        height=radius * 1.56,
        alignment=ft.Alignment.CENTER,
        on_click=guarded(partial(tap, tile.id)),
    )
    spoken = skin.say(
        "emergence-tile-label",
        tile=tile.id,
        kind=reading.kind_word(skin, tile.kind),
        state=skin.say("emergence-tile-open" if near.is_open else "emergence-tile-closed"),
    )
    return ft.Semantics(content=face, button=True, container=True, label=spoken, selected=is_picked)


@part
def _Hexagons(hexagons: tuple[Hexagon, ...], radius: float, width: float, height: float) -> ft.Control:
    shapes = [shape for one in hexagons for shape in _outline(one, radius)]
    return cv.Canvas(shapes, width=width, height=height)


@part
def TilesAround(
    skin: Skin,
    here: TileView,
    tiles: tuple[Near, ...],
    is_hex: bool,
    colour: str,
    picked: str,
    pick: Choose,
    refuse: Choose | None = None,
) -> ft.Control:
    """A map of the neighbourhood. `colour`: that of my seat; `refuse` is told of a closed tile."""
    palette, mine = skin.palette, seat_colour(colour, skin.palette)
    width = skin.width - 40
    height = min(372.0, max(240.0, skin.height - (360 if skin.is_small else 420)))
    radius = min((width - 2 * GAP) / (3 * sqrt(3)), (height - GAP) / 5)
    neighbours = [near.tile for near in tiles]
    spots = around(here, neighbours, radius, is_hex=is_hex)
    high = max([abs(y) for _, y in spots.values()] + [0.0]) * 2 + 2 * radius + 8
    far = max([abs(x) for x, _ in spots.values()] + [0.0]) * 2 + radius * sqrt(3) + 6
    radius *= min(1.0, width / max(far, 1))
    spots = around(here, neighbours, radius, is_hex=is_hex)
    middle_x, middle_y = width / 2, high / 2
    hexagons: list[Hexagon] = [(middle_x, middle_y, palette.raised, palette.edge or mine, 3, False)]
    boxes: list[ft.Control] = [_placed(_Here(skin, here, colour, radius), middle_x, middle_y, radius)]
    for near in tiles:
        name, is_picked = near.tile.id, near.tile.id == picked
        x, y = middle_x + spots[name][0], middle_y + spots[name][1]
        if is_picked:
            hexagons.append((x, y, tint(mine, palette.card, 0.22), palette.edge or mine, 3.5, False))
        elif near.is_open:
            hexagons.append((x, y, palette.card, palette.faint, 1.6, False))
        else:
            hexagons.append((x, y, palette.background, palette.warn, 2.0, True))
        tap = pick if near.is_open else refuse or _nothing
        boxes.append(_placed(_Neighbour.keyed(name)(skin, near, radius, is_picked, tap), x, y, radius))
    ground = _Hexagons(tuple(hexagons), radius, width, high)
    return ft.Container(ft.Stack([ground, *boxes], width=width, height=high), alignment=ft.Alignment.CENTER)


def _nothing(_tile: str) -> None:
    """A closed tile that says nothing."""


@part
def TileList(
    skin: Skin, tiles: tuple[Near, ...], colour: str, picked: str, pick: Choose | None
) -> ft.Control:
    """The same as rows: for small screens, large text, and who prefers reading."""
    ordered = sorted(tiles, key=lambda near: not near.is_open)
    rows = [
        _TileRow.keyed(near.tile.id)(skin, near, colour, near.tile.id == picked, pick) for near in ordered
    ]
    return Spaced(skin, *rows, gap=8)


@part
def _TileRow(skin: Skin, near: Near, colour: str, is_picked: bool, pick: Choose | None) -> ft.Control:
    tile, palette, paint = near.tile, skin.palette, seat_colour(colour, skin.palette)
    ink = palette.text if near.is_open else palette.muted
    closed = [] if near.is_open else [Pill(skin, skin.say("emergence-tile-closed"), palette.warn, "not-now")]
    head = ft.Row(
        [
            Words(skin, tile.id, 20, family=DISPLAY_700, colour=ink),
            TileContents(skin, tile, 24),
            Muted(skin, reading.kind_word(skin, tile.kind), 15, expand=True, lines=1),
            *_agents(skin, near),
            *([Tick(skin, paint)] if is_picked else []),
            *closed,
        ],
        spacing=8,
    )
    why = [Muted(skin, near.why)] if near.why and not near.is_open else []
    return Panel(
        skin,
        Spaced(skin, head, *why, gap=6),
        on_click=partial(pick, tile.id) if near.is_open and pick else None,
        selected=is_picked,
        colour=paint,
        radius=16,
        is_hollow=not near.is_open,
    )
