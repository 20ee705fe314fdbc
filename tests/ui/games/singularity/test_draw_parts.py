"""The drawings: maps of any shape, pieces that fit, taps and drags that name spaces, tracks at their ends."""

from __future__ import annotations

import math
from collections.abc import Callable

import flet as ft
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.singularity.packs.issue_map import IssueMap
from companion.ui.games.singularity.draw.bars import CauseBars, CauseRow, HistoryPlot, ThreatBar, signed
from companion.ui.games.singularity.draw.board import MapBoard
from companion.ui.games.singularity.draw.colours import LOOKS
from companion.ui.games.singularity.draw.dial import ThreatDial, TrackValue
from companion.ui.games.singularity.draw.layout import board_size, layout_of, links_of
from companion.ui.games.singularity.draw.marks import (
    ArrowMark,
    GroupMark,
    LineMark,
    MapMarks,
    MemberMark,
    PathMark,
    PillMark,
    PriceMark,
    TokenMark,
    board_marks,
)
from companion.ui.games.singularity.draw.signs import ICONS, cause_icon, enemy_icon
from companion.ui.games.singularity.draw.standing import slots
from companion.ui.kit import icons
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import Skin, skin_for
from tests.games.singularity.shipped import GLASS, RELAY, TRAM
from tests.ui.phone import Phone

SKINS = {
    "phone": skin_for(390, 844).dressed(LOOKS),
    "light": skin_for(360, 640, is_dark=False).dressed(LOOKS),
    "tablet": skin_for(1024, 768).dressed(LOOKS),
    "tv": skin_for(1920, 1080).dressed(LOOKS),
}
BROKEN = IssueMap(
    id="broken",
    name="Broken",
    grid=False,
    spaces=[
        {"id": "a", "x": 0, "y": 0},
        {"id": "b", "x": 0, "y": 0},
        {"id": "c", "x": 3, "y": 1, "area": "lost"},
    ],  # type: ignore[list-item]
    links=(("a", "gone"), ("a", "c")),
    walls=(("a", "gone"), ("c", "c")),
)


def crowd(board: IssueMap) -> MapMarks:
    """Every kind of mark, on the first spaces and on one that is not there."""
    first, second = board.spaces[0].id, board.spaces[-1].id
    return MapMarks(
        members=tuple(MemberMark(first, colour) for colour in ("orange", "sky", "green", "yellow")),
        groups=(
            GroupMark(first, "sw-drone", 12, hurt=1),
            GroupMark(second, "sw-brute", 1, look="calm"),
            GroupMark("gone", "sw-drone", 2),
        ),
        tokens=(TokenMark(first, "elite"), TokenMark(second, "common", "sw-hunter")),
        paths=(PathMark((first, second, "gone"), "orange"),),
        prices=(PriceMark(first, "+4"), PriceMark("gone", "+2")),
        lines=(LineMark((first, second)),),
        arrows=(ArrowMark(first, second, ("gone", first)), ArrowMark("gone", first)),
        pills=(PillMark(second, "sw-drone", 3),),
        lit=frozenset({first}),
        rings=frozenset({second}),
        chosen=frozenset({first}),
        faults=frozenset({second}),
    )


async def opened(draw: Callable[[], ft.Control]) -> Phone:
    """One drawing on a page of its own."""
    phone = Phone("/", 390, 844)

    @component
    def Root() -> ft.Control:
        return draw()

    async def main(page: ft.Page) -> None:
        page.render(Root)

    await phone.open(main)
    return phone


@pytest.mark.parametrize("board", [RELAY, GLASS, TRAM, BROKEN], ids=lambda board: board.id)
@pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
async def test_any_map_is_drawn_with_everything_on_it(board: IssueMap, skin: Skin) -> None:
    tapped: list[str] = []
    phone = await opened(
        lambda: MapBoard(
            skin, board, crowd(board), 340, 300, on_tap=tapped.append, on_drop=lambda _a, _b: None
        )
    )
    name = board.spaces[-1].id
    await phone.tap(name)
    assert tapped == [name]


async def test_a_map_to_look_at_says_what_it_is() -> None:
    phone = await opened(
        lambda: MapBoard(SKINS["phone"], RELAY, board_marks(RELAY), 340, 300, label="The yard")
    )
    assert "The yard" in phone.texts()
    assert not [one for one in phone.controls() if isinstance(one, ft.Semantics) and one.button]


@pytest.mark.parametrize("board", [RELAY, GLASS, TRAM], ids=lambda board: board.id)
def test_spaces_do_not_overlap_and_fit(board: IssueMap) -> None:
    layout = layout_of(board, 340, 300)
    spots = list(layout.spots.values())
    for at, one in enumerate(spots):
        assert layout.cell / 2 <= one[0] <= layout.width - layout.cell / 2
        assert layout.cell / 2 <= one[1] <= layout.height - layout.cell / 2
        for other in spots[at + 1 :]:
            assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= layout.cell
    assert board_size(board, 340, 300) == (layout.width, layout.height)
    for space in board.spaces:
        found = layout.back(*layout.spots[space.id])
        assert math.dist(found, (space.x, space.y)) < 1e-6
        assert layout.nearest(*layout.spots[space.id]) == space.id


def test_a_large_map_keeps_spaces_large_enough_for_fingers() -> None:
    wide = IssueMap(
        id="wide",
        name="Wide",
        spaces=[{"id": f"s{x}", "x": x, "y": 0} for x in range(30)],  # type: ignore[misc]
    )
    layout = layout_of(wide, 340, 300, 44)
    assert layout.pitch == 44
    assert layout.width > 340


def test_a_wall_is_no_link() -> None:
    pairs = {frozenset(pair) for pair in links_of(RELAY)}
    assert frozenset(("B2", "C2")) not in pairs
    assert frozenset(("B1", "C1")) in pairs
    assert frozenset(("A1", "B2")) not in pairs
    assert frozenset(("A1", "B2")) in {frozenset(pair) for pair in links_of(RELAY, diagonal=True)}


NAMED = -0.27
"""Down to here a space has its name, of its side."""


@given(st.integers(1, 30))
def test_pieces_stay_in_their_space(count: int) -> None:
    size, places = slots(count)
    assert len(places) == count
    for right, down in places:
        assert abs(right) + size / 2 <= 0.5
        assert abs(down) + size / 2 <= 0.52
    first = places[: min(count, 9)]
    assert len(set(first)) == len(first), "nine have places of their own"
    if len({down for _, down in first}) > 1:
        assert min(down for _, down in first) - size / 2 >= NAMED, "the name of the space can be read"


def test_a_small_map_fills_a_tv() -> None:
    """Relay Yard, four by three, took less than half of the board's frame there."""
    tall = board_size(RELAY, 1090, 830)[1]
    assert tall > 0.7 * 830
    assert board_size(RELAY, 350, 300) == (350, 3 * 350 / 4)


@given(st.integers(-5, 300), st.none() | st.integers(1, 200))
def test_a_dial_never_leaves_its_ring(value: int, limit: int | None) -> None:
    line = TrackValue(value, limit)
    assert 0 <= line.part <= 1
    if limit and value >= limit:
        assert line.part == 1


@pytest.mark.parametrize(
    "line", [TrackValue(0), TrackValue(7, 20), TrackValue(25, 20), TrackValue(-1, 10), TrackValue(90)]
)
async def test_a_dial_says_both_tracks(line: TrackValue) -> None:
    phone = await opened(
        lambda: ThreatDial(
            SKINS["phone"], line, TrackValue(3, 40), 200, label="Threat and Awareness", words="Threat"
        )
    )
    assert "Threat and Awareness" in phone.texts()
    assert str(line.value) in "".join(phone.texts())


@given(st.integers(0, 60), st.integers(0, 60), st.none() | st.integers(1, 40))
def test_a_bar_takes_any_numbers(before: int, after: int, limit: int | None) -> None:
    drawn = ThreatBar.__wrapped__(SKINS["light"], before, after, limit, 300, "Threat")  # type: ignore[attr-defined]
    assert isinstance(drawn, ft.Semantics)


@pytest.mark.parametrize("points", [(), ((0, 0),), ((0, 0), (1, 4), (1, 9), (2, 30))])
async def test_a_history_is_drawn_from_its_first_turn_on(points: tuple[tuple[int, int], ...]) -> None:
    phone = await opened(
        lambda: HistoryPlot(SKINS["phone"], points, 20, 300, 150, label="Threat, turn by turn")
    )
    assert "Threat, turn by turn" in phone.texts()


async def test_causes_say_their_sums() -> None:
    rows = (CauseRow("attack", "Enemy attacks", 10), CauseRow("calm", "Calmed", -5))
    phone = await opened(lambda: CauseBars(SKINS["phone"], rows, width=320, label_width=110))
    assert {"Enemy attacks: +10", "Calmed: −5"} <= set(phone.texts())
    assert signed(0) == "0"


def test_every_sign_is_drawn() -> None:
    known = set(icons.names())
    assert set(ICONS.values()) <= known
    assert {
        cause_icon("attack"),
        cause_icon("correction"),
        enemy_icon("hunter"),
        enemy_icon("other"),
    } <= known
