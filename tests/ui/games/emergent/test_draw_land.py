"""The land follows from centres alone: the same every time, every centre in its own region."""

from __future__ import annotations

import math
import re
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.ui.games.emergent.draw.board import (
    Board,
    CitySpot,
    RegionSpot,
    nearest,
    nearest_on_sheet,
    sheet_of,
    spots,
)
from companion.ui.games.emergent.draw.contour import holds, lines_at, path_of
from companion.ui.games.emergent.draw.land import _land, bounds_of, extent_of, land_svg, veil_svg
from companion.ui.games.emergent.draw.layout import apart, tidy
from companion.ui.games.emergent.draw.terrain import outlined, terrain_of

PLACES = {
    "skerry": (190, 190), "northmark": (500, 150), "harrow": (815, 205), "saltmere": (172, 525),
    "midvale": (470, 480), "ridge": (770, 510), "dunes": (262, 835), "delta": (560, 805),
    "orchard": (835, 815),
}  # fmt: skip
LINKS = (
    ("skerry", "northmark"), ("northmark", "harrow"), ("skerry", "saltmere"), ("northmark", "midvale"),
    ("harrow", "ridge"), ("saltmere", "midvale"), ("midvale", "ridge"), ("saltmere", "dunes"),
    ("midvale", "delta"), ("ridge", "orchard"), ("dunes", "delta"), ("delta", "orchard"),
)  # fmt: skip


def nine(*, has_places: bool = True) -> Board:
    """The invented board of nine regions, with its coordinates or without."""
    return Board(
        tuple(
            RegionSpot(name, name.title(), *(map(float, at) if has_places else (None, None)))
            for name, at in PLACES.items()
        ),
        LINKS,
        (CitySpot("lumen", "Port Lumen", "delta", 3),),
    )


EMPTY, ALONE = Board(), Board((RegionSpot("a", ""),))
CHAIN = Board(tuple(RegionSpot(str(n), "") for n in range(6)), tuple((str(n), str(n + 1)) for n in range(5)))
BOARDS = {"nine": nine(), "laid out": nine(has_places=False), "alone": ALONE, "chain": CHAIN, "empty": EMPTY}


def land_at(board: Board, x: float, y: float) -> str:
    """The region whose land lies at this point, in drawing units; empty for the sea and the gaps."""
    for name, levels in terrain_of(board).regions.items():
        if sum(holds(curve, x, y) for curve in levels[0]) % 2:
            return name
    return ""


@pytest.fixture(params=BOARDS, name="board")
def boards(request: pytest.FixtureRequest) -> Board:
    return BOARDS[request.param]


def test_every_centre_lies_in_its_own_land(board: Board) -> None:
    for name, (x, y) in sheet_of(board).spots.items():
        assert land_at(board, x, y) == name
        left, top, right, bottom = extent_of(board, name)
        assert left < x < right
        assert top < y < bottom


def test_the_land_is_the_same_every_time(board: Board) -> None:
    first = land_svg(board, is_dark=True, scale=0.4)
    for kept in (sheet_of, outlined, extent_of, bounds_of, _land):
        kept.cache_clear()
    assert land_svg(board, is_dark=True, scale=0.4) == first


def test_the_land_is_an_svg_without_broken_numbers(board: Board) -> None:
    for is_dark in (True, False):
        for drawn in (
            land_svg(board, is_dark=is_dark, scale=0.4, is_tinted=True),
            veil_svg(board, is_dark=is_dark, scale=0.4, selected="delta", dim=("dunes",)),
        ):
            if drawn:
                ET.fromstring(drawn)  # noqa: S314 - our own text
            assert not re.search(r"nan|inf", drawn)


def test_regions_do_not_overlap() -> None:
    board = nine()
    for name, levels in terrain_of(board).regions.items():
        for x, y in levels[0][0].points[::7]:
            others = [other for other in PLACES if other != name]
            inside = [o for o in others if any(holds(c, x, y) for c in terrain_of(board).regions[o][0])]
            assert not inside, f"the border of {name} runs through {inside}"


def test_all_land_is_inside_its_bounds(board: Board) -> None:
    left, top, right, bottom = bounds_of(board)
    assert left < right
    assert top < bottom
    for levels in terrain_of(board).regions.values():
        for curve in levels[0]:
            assert all(left < x < right and top < y < bottom for x, y in curve.points)


def test_tints_and_the_chosen_region_show() -> None:
    plain = nine()
    green = Board((RegionSpot("a", "A", 0, 0, "green", 2), RegionSpot("b", "B", 9, 0, "red", 1)))
    assert land_svg(green, is_dark=True, scale=0.4, is_tinted=True) != land_svg(
        green, is_dark=True, scale=0.4
    )
    assert land_svg(plain, is_dark=True, scale=0.4, is_tinted=True) == land_svg(
        plain, is_dark=True, scale=0.4
    )
    assert "#7FC8A9" in veil_svg(plain, is_dark=True, scale=0.4, selected="delta")
    assert veil_svg(plain, is_dark=True, scale=0.4) == ""


def test_a_board_is_small_enough_to_send() -> None:
    assert len(land_svg(nine(), is_dark=True, scale=0.4)) < 80_000


ODD = st.one_of(
    st.floats(-1e6, 1e6), st.sampled_from([0.0, math.nan, math.inf, 1e-9]), st.integers(0, 3).map(float)
)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(ODD, ODD), min_size=1, max_size=9))
def test_any_coordinates_give_everybody_land(places: list[tuple[float, float]]) -> None:
    board = Board(tuple(RegionSpot(str(at), "", x, y) for at, (x, y) in enumerate(places)))
    sheet = sheet_of(board)
    assert set(sheet.spots) == {region.id for region in board.regions}
    for name, (x, y) in sheet.spots.items():
        assert 0 <= x <= sheet.width
        assert 0 <= y <= sheet.height
        assert land_at(board, x, y) == name


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.floats(-50, 1100), st.floats(-50, 1100)), min_size=1, max_size=9))
def test_a_frame_keeps_centres_where_they_are(places: list[tuple[float, float]]) -> None:
    """The editor's coordinates stay, except for what lies outside or on top of each other."""
    board = Board(
        tuple(RegionSpot(str(at), "", x, y) for at, (x, y) in enumerate(places)), frame=(1000.0, 1000.0)
    )
    shown = spots(board)
    for at, (x, y) in enumerate(places):
        crowded = any(math.dist((x, y), other) < 200 for n, other in enumerate(places) if n != at)
        if not crowded and 0 <= x <= 1000 and 0 <= y <= 1000:
            assert shown[str(at)] == pytest.approx((x, y), abs=1e-6)
        assert land_at(board, *sheet_of(board).spots[str(at)]) == str(at)


@given(st.floats(-200, 1200), st.floats(-200, 1200))
def test_a_tap_finds_the_nearest_region(x: float, y: float) -> None:
    found = nearest(nine(), x, y)
    gaps = {name: math.dist(place, (x, y)) for name, place in spots(nine()).items()}
    assert gaps[found] == pytest.approx(min(gaps.values()))
    assert nearest(EMPTY, x, y) == nearest_on_sheet(EMPTY, x, y) == ""


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 14), st.data())
def test_a_layout_is_tidy(count: int, data: st.DataObject) -> None:
    ids = tuple(f"r{at}" for at in range(count))
    pairs = list(combinations(ids, 2))
    links = tuple(data.draw(st.lists(st.sampled_from(pairs), unique=True, max_size=24))) if pairs else ()
    laid = tidy(ids, links)
    assert laid == tidy(ids, links)
    assert set(laid) == set(ids)
    assert all(math.isfinite(x) and math.isfinite(y) for x, y in laid.values())
    assert all(math.dist(laid[one], laid[other]) > 0.6 for one, other in pairs)


def test_a_layout_puts_linked_regions_side_by_side() -> None:
    laid = tidy(tuple(PLACES), LINKS)
    linked = [math.dist(laid[one], laid[other]) for one, other in LINKS]
    far = [math.dist(laid[a], laid[b]) for a, b in combinations(PLACES, 2) if (a, b) not in LINKS]
    assert sum(linked) / len(linked) < 1.3
    assert sum(far) / len(far) > 1.6


def test_links_that_lead_nowhere_do_no_harm() -> None:
    assert set(tidy(("a", "b"), (("a", "a"), ("a", "gone"), ("x", "y")))) == {"a", "b"}


def test_centres_on_one_point_move_apart() -> None:
    moved = apart(dict.fromkeys("abcd", (5.0, 5.0)), 10.0)
    assert min(math.dist(moved[a], moved[b]) for a, b in combinations("abcd", 2)) > 6


def test_a_round_hill_has_a_round_contour() -> None:
    grid = [[100 - math.hypot(i - 20, j - 20) * 5 for i in range(41)] for j in range(41)]
    (curve,) = lines_at(grid, 50, (0.0, 0.0), 1.0)
    assert curve.is_closed
    assert all(math.dist(point, (20, 20)) == pytest.approx(10, abs=0.5) for point in curve.points)
    assert path_of(curve).startswith("M")
    assert path_of(curve).endswith("z")


def test_a_slope_has_an_open_contour() -> None:
    grid = [[float(i) for i in range(30)] for _ in range(30)]
    (curve,) = lines_at(grid, 12.5, (0.0, 0.0), 1.0)
    assert not curve.is_closed
    assert all(x == pytest.approx(12.5) for x, _ in curve.points)
