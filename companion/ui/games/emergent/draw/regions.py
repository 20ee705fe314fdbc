"""One region on the map: its name, its cities, and the pieces in it, row by row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.board import Board, CitySpot, RegionSpot
from companion.ui.games.emergent.draw.crowd import Item, draw_items, item_rows, tall_of, wide_of
from companion.ui.games.emergent.draw.ground import Ground
from companion.ui.games.emergent.draw.land import extent_of
from companion.ui.games.emergent.draw.marks import Marks, NoteMark, PileMark
from companion.ui.games.emergent.draw.places import Row, Spot, Window, apart, fitted, room_of, stack
from companion.ui.games.emergent.draw.scores import score_rows
from companion.ui.games.emergent.draw.shapes import (
    PLATE_TYPE,
    circle,
    cube_svg,
    plate_ink,
    plate_svg,
    ring,
    seat_shape_svg,
)
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700, TEXT_600, TEXT_700
from companion.ui.kit.palette import tint

Drawing = Callable[[Spot], None]


@dataclass
class _Rows:
    """The rows of a region, each with how it is drawn."""

    rows: list[Row] = field(default_factory=list)
    drawings: list[Drawing] = field(default_factory=list)

    def add(self, row: Row, draw: Drawing | None = None) -> None:
        self.rows.append(row)
        self.drawings.append(draw or (lambda _: None))


@frozen
class Laid:
    """A region's rows in their places, and how each is drawn."""

    spots: tuple[Spot, ...]
    drawings: tuple[Drawing, ...]

    def draw(self, spots: tuple[Spot, ...]) -> None:
        """Every row, in these places."""
        for spot, draw in zip(spots, self.drawings, strict=True):
            draw(spot)


def draw_regions(ground: Ground, regions: Sequence[RegionSpot], marks: Marks, mode: str) -> None:
    """All regions in sight, their rows kept apart; in the editor and in a closer look each where it is."""
    seen = [region for region in regions if in_sight(ground.board, ground.window, region.id)]
    laid = [lay_region(ground, region, marks, mode) for region in seen]
    places = [one.spots for one in laid]
    if mode != "edit" and marks.only_cities is None:
        places = apart(places, ground.window.height)
    for region, one, spots in zip(seen, laid, places, strict=True):
        ground.here = region.id
        one.draw(spots)
    ground.here = ""


def in_sight(board: Board, window: Window, region_id: str) -> bool:
    """Whether any of a region's land lies in the box: a closer look leaves out the others."""
    left, top, right, bottom = extent_of(board, region_id)
    (left, top), (right, bottom) = window.px(left, top), window.px(right, bottom)
    return right > 0 and bottom > 0 and left < window.width and top < window.height


def lay_region(ground: Ground, region: RegionSpot, marks: Marks, mode: str) -> Laid:
    """All of one region from top to bottom: name, first city, pieces, words, the other cities."""
    cities = [
        city
        for city in (ground.board.cities_of(region.id) if mode != "fast" else ())
        if marks.only_cities is None or city.id in marks.only_cities
    ]
    rows = _Rows()
    if not _is_close(region, marks, cities):
        _add_name(ground, rows, region, marks, mode)
    if mode == "fast" and region.colour != "none":
        _add_pill(ground, rows, region)
    first = min(1, len(cities)) if mode == "plan" else 0
    for city in cities[:first]:
        _add_city(ground, rows, city, marks)
    _add_pieces(ground, rows, region, marks, mode)
    for city in cities[first:]:
        _add_city(ground, rows, city, marks)
    gap = ground.sizes.gap * 0.8
    spots = stack(ground.board, ground.window, region.id, rows.rows, gap, is_pinned=mode == "edit")
    return Laid(spots, tuple(rows.drawings))


def _is_close(region: RegionSpot, marks: Marks, cities: list[CitySpot]) -> bool:
    """A closer look leaves out the names that its words already say."""
    return marks.only_cities is not None and (
        bool(cities) or any(note.region == region.id for note in marks.notes)
    )


def _land_room(ground: Ground, region_id: str) -> float:
    """How wide a region's land is, in pixels."""
    left, _, right, _ = extent_of(ground.board, region_id)
    return (right - left) * ground.window.scale


def _add_name(ground: Ground, rows: _Rows, region: RegionSpot, marks: Marks, mode: str) -> None:
    is_edit = mode == "edit"
    loose = 0.0 if is_edit else 0.12
    whole = region.name if is_edit else region.name.upper()
    size = ground.sizes.name * (1.18 if is_edit else 1.0)
    text, size = fitted(whole, size, _land_room(ground, region.id) * 1.04, loose)
    spacing = loose * size
    palette = ground.skin.palette
    ink = ground.tones.accent if region.id == marks.selected else palette.text if is_edit else palette.muted

    wide = room_of(text, size, spacing)

    def draw(spot: Spot) -> None:
        if marks.only_cities is None or ground.is_free(spot.x, spot.y, wide, size):
            ground.write(spot.x, spot.y, text, size, ink, family=DISPLAY_600, anchor=0, spacing=spacing)

    rows.add(Row("name", wide, size * 1.3), draw)


def _add_pill(ground: Ground, rows: _Rows, region: RegionSpot) -> None:
    """The colour of a region as a word with its bonus (FP-3)."""
    skin, size = ground.skin, ground.sizes.city
    text = skin.say(f"emergent-draw-region-{region.colour}", bonus=region.bonus)
    paint = ground.tones.region(region.colour)
    edge = paint if skin.is_dark else tint("#000000", paint, 0.3)
    words = tint(edge, skin.palette.text, 0.5) if skin.is_dark else tint("#000000", paint, 0.55)
    wide, tall = room_of(text, size) + size * 1.1, size * 1.5

    def draw(spot: Spot) -> None:
        ground.flat.append(
            f'<rect x="{spot.x - wide / 2:.1f}" y="{spot.y - tall / 2:.1f}" width="{wide:.1f}" '
            f'height="{tall:.1f}" rx="{tall / 2:.1f}" fill="{tint(edge, skin.palette.background, 0.22)}" '
            f'stroke="{edge}" stroke-width="{max(1.2, size * 0.08):.1f}"/>'
        )
        ground.write(spot.x, spot.y, text, size, words, family=TEXT_600, anchor=0, is_bare=True)

    rows.add(Row("pill", wide, tall), draw)


def _add_city(ground: Ground, rows: _Rows, city: CitySpot, marks: Marks) -> None:
    """A house with the rank, its name beside it (ET-18)."""
    skin, sizes, half = ground.skin, ground.sizes, ground.sizes.plate
    is_hot, is_dim = city.id == marks.hot_city, city.id in marks.dim_cities
    shift = half * (2.3 if is_hot else 1.55)
    room = _land_room(ground, city.region) * 0.97 - half - shift
    text, size = fitted(city.name, sizes.city, room)
    name = room_of(text, size) + shift - half if sizes.shows_city_names else 0.0

    def draw(spot: Spot) -> None:
        x, y = spot.x - spot.row.width / 2 + half, spot.y + half * 0.12
        ground.flat.append(plate_svg(skin, x, y, half, is_hot=is_hot, is_dim=is_dim))
        if city.id in marks.fault_cities:
            ground.flat.append(ring(x, y, half * 1.55, skin.palette.bad, max(2.0, half * 0.2), (4, 3.4)))
        ink, digits = plate_ink(skin, is_hot=is_hot), half * PLATE_TYPE
        ground.write(
            x, y + half * 0.16, str(city.rank), digits, ink, family=DISPLAY_700, anchor=0, is_bare=True
        )
        if sizes.shows_city_names:
            colour = skin.palette.muted if is_dim else skin.palette.text
            ground.write(x + shift, y + half * 0.14, text, size, colour, family=TEXT_600)

    rows.add(Row("city", 2 * half + name, half * 2.35), draw)


def _add_pieces(ground: Ground, rows: _Rows, region: RegionSpot, marks: Marks, mode: str) -> None:
    """Discs and cylinders, or scores, or the editor's handle; then piles and words below them."""
    items, sizes = item_rows(ground, region.id, marks, _land_room(ground, region.id))
    beside = [note for note in marks.notes if note.region == region.id and note.is_beside]
    if marks.landing == region.id:
        _add_landing(ground, rows, marks)
    for at, line in enumerate(items):
        words = beside if at == 0 else []

        def draw(spot: Spot, line: list[Item] = line, words: list[NoteMark] = words) -> None:
            draw_items(ground, spot, line, sizes, region.id)
            _write_beside(ground, spot, words)

        rows.add(Row("pieces", wide_of(line, sizes), tall_of(line, sizes)), draw)
    for row, draw_row in score_rows(ground, [s for s in marks.scores if s.region == region.id]):
        rows.add(row, draw_row)
    if not any(row.kind == "pieces" for row in rows.rows):
        _add_empty(ground, rows, region, marks, mode)
    _add_piles(ground, rows, region, marks)
    for note in marks.notes:
        if note.region == region.id and not note.is_beside:
            _add_note(ground, rows, note)


def _add_landing(ground: Ground, rows: _Rows, marks: Marks) -> None:
    """Where the disc under the finger would land, and what it would earn there (FP-4)."""
    own, sizes = ground.tones, ground.sizes
    radius = sizes.large * 1.7
    if marks.landing_words:
        wide = room_of(marks.landing_words, sizes.count)

        def write(spot: Spot) -> None:
            ground.write(spot.x, spot.y, marks.landing_words, sizes.count, own.amber_words, anchor=0)

        rows.add(Row("landing", wide, sizes.count * 1.15), write)

    def draw(spot: Spot) -> None:
        ground.flat += [
            circle(spot.x, spot.y, radius, own.amber, 0.12),
            ring(spot.x, spot.y, radius, own.amber, max(2.0, radius * 0.07), (radius * 0.16, radius * 0.17)),
        ]

    rows.add(Row("pieces", 2 * radius, 2 * radius), draw)


def _add_empty(ground: Ground, rows: _Rows, region: RegionSpot, marks: Marks, mode: str) -> None:
    """No piece here: room where the routes meet, or the editor's handle."""
    if mode != "edit":
        rows.add(Row("pieces", 0.0, ground.sizes.large * (2.2 if mode == "fast" else 1.1)))
        return
    skin, own, radius = ground.skin, ground.tones, ground.sizes.large * 0.92
    edge = own.accent if region.id == marks.selected else skin.palette.muted

    def draw(spot: Spot) -> None:
        ground.flat += [
            circle(spot.x, spot.y, radius, skin.palette.background),
            ring(spot.x, spot.y, radius, edge, radius * 0.16),
            colour_shape(
                region.colour, spot.x, spot.y, radius * 0.48, own.region(region.colour), skin.palette.muted
            ),
        ]

    rows.add(Row("pieces", 2 * radius, 2 * radius), draw)


def colour_shape(colour: str, x: float, y: float, radius: float, paint: str, quiet: str) -> str:
    """A region's colour as a shape: triangle green, square red, a dot for none."""
    if colour == "green":
        return seat_shape_svg("triangle", x, y, radius, paint)
    if colour == "red":
        return seat_shape_svg("square", x, y, radius * 0.84, paint)
    return circle(x, y, radius * 0.5, quiet)


def _add_piles(ground: Ground, rows: _Rows, region: RegionSpot, marks: Marks) -> None:
    """Cubes with their number below each other; of more than two, two side by side."""
    sizes = ground.sizes
    tall, wide = sizes.post * 0.86, sizes.post * 2.2
    here = [pile for pile in marks.piles if pile.region == region.id]
    across = 1 if len(here) <= 2 else 2
    for at in range(0, len(here), across):

        def draw(spot: Spot, line: tuple[PileMark, ...] = tuple(here[at : at + across])) -> None:
            for number, pile in enumerate(line):
                x = spot.x + (number - (len(line) - 1) / 2) * wide
                body = cube_svg(ground.skin, pile.colour, tall / 2, tall / 2, tall * 0.94)
                ground.put(x - tall * 0.62, spot.y, tall, tall, body, region.id)
                ground.write(x + tall * 0.05, spot.y, pile.text, sizes.count * 1.1)

        rows.add(Row("pile", wide * across, sizes.post), draw)


def _add_note(ground: Ground, rows: _Rows, note: NoteMark) -> None:
    size, ink = ground.sizes.city, ground.tone(note.tone, note.colour)

    def draw(spot: Spot) -> None:
        ground.write(spot.x, spot.y, note.text, size, ink, family=TEXT_700, anchor=0)

    rows.add(Row("note", room_of(note.text, size), size * 1.3), draw)


def _write_beside(ground: Ground, spot: Spot, notes: list[NoteMark]) -> None:
    """Words to the right of the pieces, the first in bold."""
    size = ground.sizes.city
    x = spot.x + spot.row.width / 2 + ground.sizes.gap * 2
    y = spot.y - (len(notes) - 1) * size * 0.62
    for at, note in enumerate(notes):
        family = TEXT_600 if at else TEXT_700
        wide = room_of(note.text, size)
        ground.taken.append((x, y + (at - 0.6) * size * 1.24, x + wide, y + (at + 0.6) * size * 1.24))
        ground.write(
            x, y + at * size * 1.24, note.text, size, ground.tone(note.tone, note.colour), family=family
        )
