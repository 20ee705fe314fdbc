"""Pieces, money and charts: what is drawn is what there is, and a screen reader hears it."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import flet as ft
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import texts
from companion.ui.games.emergent import draw
from companion.ui.games.emergent.draw.charts import DASHES, ticks_between
from companion.ui.games.emergent.draw.colours import DARK, LIGHT, PIECES, Tones, seat_look, tones
from companion.ui.games.emergent.draw.ledger import LedgerRow
from companion.ui.games.emergent.draw.money import _bar
from companion.ui.games.emergent.draw.patterns import PATTERNS, block, hatch_path
from companion.ui.games.emergent.draw.shapes import SLOTS, disc_svg
from companion.ui.kit.palette import SEAT_COLOURS
from companion.ui.kit.skin import Skin, skin_for
from tests.ui.games.emergent.test_draw_map import at, shown

PHONE, PAPER, TV = skin_for(390, 844), skin_for(390, 844, is_dark=False), skin_for(1920, 1080)
SKINS = {"phone": PHONE, "paper": PAPER, "tv": TV, "large text": skin_for(390, 844, large_text=True)}
STILL = skin_for(390, 844, motion=False)


def brightness(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((brightness(one), brightness(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("own", "skin"), [(DARK, PHONE), (LIGHT, PAPER)], ids=["dark", "light"])
def test_words_on_the_map_have_contrast(own: Tones, skin: Skin) -> None:
    assert contrast(own.accent, own.on_accent) >= 4.5
    assert contrast(own.plate, own.plate_ink) >= 7
    for land in (own.land, own.land_two, skin.palette.card):
        assert contrast(skin.palette.text, land) >= 7
        assert contrast(skin.palette.muted, land) >= 4.5
        assert contrast(own.amber_words, land) >= 4.5


@pytest.mark.parametrize("skin", [PHONE, PAPER], ids=["dark", "light"])
@pytest.mark.parametrize("colour", PIECES)
def test_a_seat_can_be_read_on_its_pieces_and_as_words(colour: str, skin: Skin) -> None:
    look = seat_look(skin, colour)
    assert contrast(look.colour, look.ink) >= 4.5
    assert contrast(look.words, skin.palette.card) >= 4.5


def test_every_seat_colour_has_a_look() -> None:
    for colour in (*SEAT_COLOURS, "nobody"):
        assert seat_look(PHONE, colour).colour.startswith("#")


@pytest.mark.parametrize("size", ["small", "large"])
def test_a_disc_lights_one_slot_a_cube(size: Any) -> None:
    for cubes in range(SLOTS[size] + 3):
        drawn = disc_svg(PHONE, "blue", size, 20, 20, 15, cubes, "plain")
        arcs = {
            stroke: path.count("A")
            for path, stroke in re.findall(r'<path d="(M[^"]+)" stroke="([^"]+)"', drawn)
        }
        lit = arcs.get(seat_look(PHONE, "blue").colour, 0)
        assert lit == min(cubes, SLOTS[size])
        assert sum(arcs.values()) == SLOTS[size]


def test_discs_differ_by_more_than_colour() -> None:
    styles = ("plain", "new", "sold", "other")
    drawn = {style: disc_svg(PHONE, "blue", "small", 20, 20, 15, 5, style) for style in styles}
    assert len(set(drawn.values())) == len(styles)
    assert seat_look(PHONE, "blue").colour not in drawn["other"]
    assert "stroke-dasharray" in drawn["new"]
    assert "stroke-dasharray" in drawn["sold"]


def test_every_kind_of_money_has_a_pattern_and_a_word_of_its_own() -> None:
    assert len(set(PATTERNS.values())) == len(PATTERNS)
    assert len({draw.kind_word(PHONE, kind) for kind in PATTERNS}) == len(PATTERNS)
    assert len({block(PHONE, kind, 0, 0, 60, 20) for kind in PATTERNS}) == len(PATTERNS)
    assert len(set(DASHES.values())) == len(DASHES)


@given(st.sampled_from("/x-|."), st.floats(2, 300), st.floats(2, 300), st.floats(3, 20))
def test_a_pattern_stays_in_its_box(pattern: str, wide: float, tall: float, step: float) -> None:
    strokes = hatch_path(pattern, 10, 20, wide, tall, step)
    for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", strokes):
        assert 9.9 <= float(x) <= 10.1 + wide
        assert 19.9 <= float(y) <= 20.1 + tall


@given(*(st.integers(0, 200) for _ in range(6)))
def test_the_money_bar_adds_up(
    cash: int, sales: int, dcs: int, cubes: int, cylinders: int, running: int
) -> None:
    plan = draw.MoneyPlan(cash, sales, dcs, cubes, cylinders, running)
    assert plan.left == cash + sales - dcs - cubes - cylinders
    bar: Any = _bar(STILL, plan, 358)
    for x, wide in re.findall(r'<rect x="([-\d.]+)" y="[-\d.]+" width="([-\d.]+)"', bar.src):
        assert float(x) >= 0
        assert float(x) + float(wide) <= 360, "nothing sticks out of the bar"


@pytest.mark.parametrize(
    ("amount", "plain", "signed"), [(8, "$8", "+$8"), (0, "$0", "$0"), (-8, "−$8", "−$8")], ids=str
)
def test_money_is_written_one_way(amount: int, plain: str, signed: str) -> None:
    assert draw.dollars(amount) == plain
    assert draw.change(amount) == signed


async def test_the_money_bar_says_it_all() -> None:
    phone = await shown(lambda: draw.MoneyBar(STILL, draw.MoneyPlan(99, 5, 15, 15, 15, 20), 358))
    said = " ".join(phone.texts())
    for words in ("$59 left of $104", "cash $99 + $5 sale", "$20 running", "due after the sales"):
        assert words in said
    phone = await shown(lambda: draw.MoneyBar(STILL, draw.MoneyPlan(99, 5, 50, 32, 30, 40), 358))
    assert "too much" in phone.texts()
    assert "−$8" in phone.texts()


async def test_slots_count_by_buttons_and_by_taps() -> None:
    told: list[int] = []
    phone = await shown(
        lambda: draw.SlotStepper(PHONE, 6, 0, 8, told.append, "cubes", colour="blue", slots=10)
    )
    assert {"Less cubes", "More cubes", "cubes: 6 of 8"} <= set(phone.texts())
    await phone.tap("More cubes")
    await phone.tap("Less cubes")
    assert told == [7, 5]
    slots = next(one for one in phone.controls() if isinstance(one, ft.GestureDetector))
    for x, y in ((5, 5), (100, 60), (170, 60)):
        await phone.session.dispatch_event(slots._i, "tap_up", at(x, y))
    await phone.settle()
    assert told[2:] == [1, 8, 8], "place 10 is drawn but not possible: as many as there may be"


async def test_a_full_order_takes_no_more_cubes() -> None:
    told: list[int] = []
    phone = await shown(
        lambda: draw.SlotStepper(
            PHONE, 1, 0, 4, told.append, "cubes", colour="blue", slots=4, style="ship", can_add=False
        )
    )
    assert not [one for one in phone._below(phone.button("More cubes")) if getattr(one, "on_click", None)]
    slots = next(one for one in phone.controls() if isinstance(one, ft.GestureDetector))
    await phone.session.dispatch_event(slots._i, "tap_up", at(90, 10))
    await phone.settle()
    assert told == []
    await phone.tap("Less cubes")
    assert told == [0]


async def test_a_build_tile_without_discs_is_no_button() -> None:
    def tiles() -> ft.Control:
        made = [
            draw.BuildTile(PHONE, "blue", size, 10, 5, 5, left, lambda: None, width=170)
            for size, left in (("small", 7), ("large", 0))
        ]
        return ft.Row(made)

    phone = await shown(tiles)
    assert phone.button("Build Small, $10")
    with pytest.raises(LookupError):
        phone.button("Build Large")


ROWS = (
    LedgerRow("Sold a DC", 5, "sold"),
    LedgerRow("15 cubes", -15, "cubes", line_below=True),
    LedgerRow("Port Lumen", 24, "sales", "sold 5, −$1 transport", 3, 1),
    LedgerRow("Running 3 DCs", -20, "running"),
)


@pytest.mark.parametrize("is_slow", [False, True])
async def test_the_ledger_says_every_line_and_what_it_makes(is_slow: bool) -> None:
    phone = await shown(lambda: draw.Waterfall(PHONE, 99, ROWS, 358, one_by_one=is_slow))
    said = phone.texts()
    assert "Start of round: $99" in said
    assert "Port Lumen, sold 5, −$1 transport: +$24, makes $113" in said
    assert "Running 3 DCs: −$20, makes $93" in said


FOUR = (("red", "Ann"), ("blue", "Bo"), ("yellow", "Cy"), ("green", "Dee"))
PARTS = (draw.MoneyPart("dcs", 15), draw.MoneyPart("running", 20))
CHARTS: dict[str, tuple[Callable[[Skin], ft.Control], str]] = {
    "cash": (
        lambda skin: draw.CashLines(
            skin, [draw.CashSeries(c, n, (100, 90, 91, -5)) for c, n in FOUR], ("Start", "R1", "R2"), 360, 240
        ),
        "Ann: $100, $90, $91, −$5",
    ),
    "no cash": (lambda skin: draw.CashLines(skin, [], (), 360, 240), ""),
    "in and out": (
        lambda skin: draw.InOutBars(
            skin, [draw.InOutRow(c, n, (draw.MoneyPart("sales", 70),), PARTS) for c, n in FOUR], 360, 300
        ),
        "Bo: Units sold $70, DCs $15, Running $20",
    ),
    "columns": (
        lambda skin: draw.MoneyColumns(skin, (draw.MoneyPart("sales", 0),), PARTS, 200, 260, most=0),
        "DCs $15, Running $20",
    ),
    "shares": (
        lambda skin: draw.ShareBars(
            skin, [draw.ShareRow("Port Lumen", 3, (("red", 2), ("blue", 0), ("green", 9)))], 360, 60
        ),
        "Port Lumen: Red 2, Green 9",
    ),
    "unsold": (
        lambda skin: draw.UnsoldCubes(
            skin, [draw.UnsoldRow("blue", "Bo", (0, 3, 6, 20))], ("R1", "R2"), 360, 120
        ),
        "Bo: 0, 3, 6, 20",
    ),
    "bars": (
        lambda skin: draw.SeatBars(skin, [draw.SeatBar("blue", "Bo", 3.5, "$3.5")], 360, 200),
        "Bo: $3.5",
    ),
    "changes": (
        lambda skin: draw.ChangeDots(
            skin, "blue", [draw.ChangeRow("Kestrel", 4, 1, 4, "now first")], 360, 80
        ),
        "Kestrel: 1 → 4, now first",
    ),
    "gauge": (lambda skin: draw.Gauge(skin, 30, 5, 47, 300), "30 typed, 5 being typed, should be 47"),
    "walk": (
        lambda skin: draw.CityWalk(skin, [draw.Stop(1, "Quill", "done"), draw.Stop(2, "Delta", "now")], 300),
        "Quill done, Delta now",
    ),
    "legend": (lambda skin: draw.KindLegend(skin, tuple(PATTERNS)), "Cylinders"),
    "envelope": (lambda skin: draw.PlanEnvelope(skin, "blue", 300), ""),
    "pieces": (
        lambda skin: ft.Column(
            [
                draw.DcDisc(skin, "blue", "large", 20, cubes=3, label="Large DC"),
                draw.Cube(skin, "blue", 20, style="ghost"),
                draw.Cylinder(skin, "blue", 20, style="crossed"),
                draw.Cubes(skin, "blue", 0, 20),
                draw.Cubes(skin, "blue", 7, 20, per_row=3, overlap=True, dim_from=2),
                draw.Cylinders(skin, "red", 3, 20),
                draw.CityPlate(skin, 10, 24, is_hot=True, is_done=True, label="Rank 10"),
                draw.SeatCoin(skin, "yellow", 30, text="2", has_groove=True, label="2 points"),
                draw.KindIcon(skin, "transport", 20),
                draw.KindSwatch(skin, "sold", 20, 20),
            ]
        ),
        "2 points",
    ),
}


@pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
@pytest.mark.parametrize("name", CHARTS)
async def test_every_drawing_is_drawn_and_said(name: str, skin: Skin) -> None:
    make, words = CHARTS[name]
    phone = await shown(lambda: make(skin), skin.width, skin.height)
    said = phone.texts()
    assert texts.say("shell-part-stumbled") not in said
    assert any(words in one for one in said) or not words
    assert phone.no_numbers() == []


async def test_sealed_plans_look_alike() -> None:
    """Nothing but the seat shows on an envelope (ET-7)."""
    drawn = []
    for _ in range(2):
        phone = await shown(lambda: draw.PlanEnvelope(STILL, "blue", 300))
        drawn.append([one.src for one in phone.controls() if isinstance(one, ft.Image)])
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 3


@given(st.integers(-500, 1000), st.integers(0, 2000))
def test_ticks_cover_what_they_measure(low: int, span: int) -> None:
    ticks = ticks_between(low, low + span)
    assert ticks[0] <= low
    assert ticks[-1] >= low + span
    assert 2 <= len(ticks) <= 8
    assert len({b - a for a, b in pairwise(ticks)}) == 1


def test_everything_offered_exists() -> None:
    assert sorted(draw.__all__) == list(draw.__all__)
    assert all(hasattr(draw, name) for name in draw.__all__)
    assert tones(PHONE).kind("sold") == tones(PHONE).kind("sales")
