"""The map on a phone: a button for every region, taps that find the nearest, pieces that fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest

from companion.ui.games.emergent.draw import (
    Board,
    DiscMark,
    FastTray,
    Marks,
    NoteMark,
    PileMark,
    PostMark,
    RegionSpot,
    ScoreMark,
    TradeMap,
    TrayPiece,
    TripMark,
)
from companion.ui.games.emergent.draw.board import CitySpot, sheet_of
from companion.ui.games.emergent.draw.ground import Ground
from companion.ui.games.emergent.draw.places import fitted, room_of, sizes_of, window_of
from companion.ui.games.emergent.draw.regions import draw_regions
from companion.ui.games.emergent.draw.routes import draw_trips, leg_between, on_leg
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import Skin, skin_for
from tests.ui.phone import Phone

BOARD = Board(
    (
        RegionSpot("delta", "Delta", 0, 0, "red", 1),
        RegionSpot("midvale", "Midvale", 10, 0, "green", 2),
        RegionSpot("ridge", "Ridge", 0, 10),
        RegionSpot("dunes", "Dunes", 10, 11),
    ),
    (("delta", "midvale"), ("midvale", "dunes"), ("delta", "ridge")),
    (CitySpot("lumen", "Port Lumen", "delta", 3), CitySpot("quay", "Low Quay", "delta", 9)),
)
COLOURS = ("red", "blue", "yellow", "green")
SKINS = {
    "phone": skin_for(390, 844),
    "small": skin_for(360, 640, is_dark=False),
    "tablet": skin_for(1024, 768),
    "tv": skin_for(1920, 1080),
    "large text": skin_for(390, 844, large_text=True),
}
CROWD = Marks(
    discs=tuple(DiscMark("delta", c, s, 3, shows_count=True) for c in COLOURS for s in ("small", "large")),
    posts=tuple(PostMark("delta", colour, 10) for colour in COLOURS),
    notes=(
        NoteMark("delta", "selling +$5", "good"),
        NoteMark("ridge", "1 step", colour="blue", is_beside=True),
    ),
    piles=(PileMark("ridge", "blue", "+7"),),
    scores=tuple(ScoreMark("dunes", colour, 4, "small") for colour in COLOURS),
    trips=(
        TripMark(("midvale", "delta", "ridge"), "blue", 3),
        TripMark(("midvale", "delta", "ridge"), "red", 9),
    ),
    selected="ridge",
    dim=("dunes",),
    hot_city="lumen",
    dim_cities=("quay",),
    fault_cities=("quay",),
    landing="midvale",
    landing_words="+2 here",
    loose_link=("delta", 5.0, 5.0),
)


async def shown(draw: Callable[[], ft.Control], width: float = 390, height: float = 844) -> Phone:
    """A phone that shows one drawing."""
    phone = Phone("/", width, height)

    @component
    def Root() -> ft.Control:
        return draw()

    async def main(page: ft.Page) -> None:
        page.render(Root)

    await phone.open(main)
    return phone


def area(phone: Phone) -> Any:
    return next(one for one in phone.controls() if isinstance(one, ft.GestureDetector))


def at(x: float, y: float) -> dict[str, dict[str, float]]:
    """A finger, as the client reports it."""
    return {"l": {"x": x, "y": y}, "g": {"x": x, "y": y}}


async def test_every_region_is_a_button_that_says_its_name() -> None:
    tapped: list[str] = []
    phone = await shown(
        lambda: TradeMap(SKINS["phone"], BOARD, width=390, height=409, on_region=tapped.append)
    )
    said = phone.texts()
    assert "Delta: 3 Port Lumen, 9 Low Quay" in said
    assert "Ridge, no city" in said
    for name, region in (("Delta", "delta"), ("Dunes", "dunes")):
        await phone.tap(name)
        assert tapped[-1] == region


async def test_words_of_the_caller_replace_our_own() -> None:
    phone = await shown(
        lambda: TradeMap(
            SKINS["phone"],
            BOARD,
            width=390,
            height=409,
            on_region=print,
            label_of=lambda one: f"here is {one}",
        )
    )
    assert "here is delta" in phone.texts()


async def test_fast_play_says_the_colour_and_the_bonus() -> None:
    phone = await shown(lambda: TradeMap(SKINS["phone"], BOARD, width=390, height=409, mode="fast"))
    said = phone.texts()
    assert "Delta, red +1" in said
    assert "red +1" in said
    assert "Ridge, no bonus" in said
    assert not any("Port Lumen" in one for one in said)


@pytest.mark.parametrize("focus", [(), ("delta",), ("delta", "midvale")])
async def test_a_tap_beside_the_boxes_opens_the_nearest_region(focus: tuple[str, ...]) -> None:
    tapped: list[str] = []
    phone = await shown(
        lambda: TradeMap(
            SKINS["phone"], BOARD, width=390, height=409, on_region=tapped.append, focus=focus, zoom=False
        )
    )
    window = window_of(BOARD, 390, 409, focus)
    for region, spot in sheet_of(BOARD).spots.items():
        x, y = window.px(*spot)
        await phone.session.dispatch_event(area(phone)._i, "tap_up", at(x + 9, y - 7))
        await phone.settle()
        assert tapped[-1] == region


async def test_the_editor_hears_points_and_drags_in_its_own_coordinates() -> None:
    heard: list[tuple[Any, ...]] = []
    board = Board(BOARD.regions, frame=(20.0, 20.0))
    phone = await shown(
        lambda: TradeMap(
            SKINS["tablet"], board, width=500, height=500, mode="edit",
            on_point=lambda x, y: heard.append((round(x, 1), round(y, 1))),
            on_drag=lambda phase, x, y: heard.append((phase, round(x, 1), round(y, 1))),
        )
    )  # fmt: skip
    window = window_of(board, 500, 500)
    x, y = window.px(*sheet_of(board).spots["dunes"])
    await phone.session.dispatch_event(area(phone)._i, "tap_up", at(x, y))
    await phone.session.dispatch_event(area(phone)._i, "pan_start", {**at(x, y), "k": "touch", "ts": 0})
    await phone.settle()
    assert heard == [(10.0, 11.0), ("start", 10.0, 11.0)]


async def test_a_disc_can_be_dropped_on_a_region_and_be_placed_by_taps() -> None:
    dropped: list[tuple[str, str]] = []
    hovered: list[str] = []
    picked: list[str] = []
    pieces = [
        TrayPiece("l1", "large", False),
        TrayPiece("s1", "small", False, True),
        TrayPiece("s2", "small", True),
    ]

    def draw() -> ft.Control:
        table = TradeMap(
            SKINS["phone"], BOARD, width=390, height=409, mode="fast",
            on_region=print, on_drop=lambda *told: dropped.append(told), on_hover=hovered.append,
        )  # fmt: skip
        return ft.Column([table, FastTray(SKINS["phone"], "blue", pieces, picked.append, words="1 small")])

    phone = await shown(draw)
    disc = next(one for one in phone.controls() if isinstance(one, ft.Draggable))
    target = next(one for one in phone.controls() if isinstance(one, ft.DragTarget))
    await phone.session.dispatch_event(target._i, "will_accept", {"accept": True, "src_id": disc._i})
    await phone.session.dispatch_event(target._i, "accept", {"src_id": disc._i, **at(1, 1)})
    await phone.settle()
    assert hovered == ["delta"]
    assert dropped == [("delta", "l1")]
    await phone.tap("large disc, in your hand")
    assert picked == ["l1"]
    assert {"small disc, picked up: tap a region", "small disc, placed"} <= set(phone.texts())


@pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
@pytest.mark.parametrize("mode", ["plan", "fast", "edit"])
@pytest.mark.parametrize(
    "board", [BOARD, Board(), Board((RegionSpot("a", ""),))], ids=["four", "empty", "one"]
)
async def test_everything_at_once_is_drawn_on_every_screen(board: Board, mode: Any, skin: Skin) -> None:
    phone = await shown(
        lambda: TradeMap(
            skin, board, CROWD, width=skin.width, height=skin.height * 0.6, mode=mode, drops=True
        ),
        skin.width,
        skin.height,
    )
    assert not any("stumbled" in one for one in phone.texts())
    assert phone.no_numbers() == []


@pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
def test_a_crowd_stays_on_its_land_and_is_counted(skin: Skin) -> None:
    window = window_of(BOARD, skin.width, skin.height * 0.6)
    ground = Ground(skin, BOARD, window, sizes_of(skin, sheet_of(BOARD), window))
    region = BOARD.region("delta")
    assert region is not None
    many = Marks(discs=CROWD.discs * 6, posts=CROWD.posts)
    draw_regions(ground, (region,), many, "plan")
    written = [one.text for one in ground.words]
    assert written.count("×6") >= 4
    assert written.count("×10") >= 2
    assert all(0 <= piece.x <= window.width and 0 <= piece.y <= window.height for piece in ground.pieces)


def test_cubes_travel_on_their_route() -> None:
    skin, window = SKINS["phone"], window_of(BOARD, 390, 409)
    ground = Ground(skin, BOARD, window, sizes_of(skin, sheet_of(BOARD), window))
    draw_trips(ground, (TripMark(("delta", "midvale"), "blue", 2), TripMark(("delta", "gone"), "red", 2)))
    leg = leg_between(BOARD, window, "delta", "midvale")
    assert leg is not None
    assert len(ground.pieces) == 2
    for piece in ground.pieces:
        assert piece.start == leg[0]
        assert min(abs(on_leg(leg, t / 50)[0] - piece.x) for t in range(51)) < 5
    back = leg_between(BOARD, window, "midvale", "delta")
    assert back is not None
    assert on_leg(back, 0.3) == pytest.approx(on_leg(leg, 0.7))


def test_the_whole_board_fits_into_any_box() -> None:
    for width, height in ((386, 409), (960, 980), (300, 900), (900, 120)):
        window = window_of(BOARD, width, height)
        for x, y in sheet_of(BOARD).spots.values():
            px, py = window.px(x, y)
            assert 0 < px < width
            assert 0 < py < height
            assert window.units(px, py) == pytest.approx((x, y))


def test_a_closer_look_is_larger_and_in_the_middle() -> None:
    whole, close = window_of(BOARD, 390, 260), window_of(BOARD, 390, 260, ("dunes",))
    assert close.scale > whole.scale * 1.3
    x, y = close.px(*sheet_of(BOARD).spots["dunes"])
    assert 100 < x < 290
    assert 40 < y < 220


def test_longer_words_need_more_room() -> None:
    assert room_of("Port Lumen", 12) > room_of("Quill", 12) > room_of("ill", 12) > 0


def test_long_names_shrink_and_then_end_in_an_ellipsis() -> None:
    assert fitted("Quill", 12, 90) == ("Quill", 12)
    text, size = fitted("Emberville", 12, room_of("Emberville", 12) * 0.9)
    assert text == "Emberville"
    assert size < 12
    text, size = fitted("Emberville Harbour on the Sea", 12, 90)
    assert text.endswith("…")
    assert room_of(text, size) <= 90
    assert fitted("Mmmmmmmmmm", 12, 1)[0] == "Mmmmm…"
