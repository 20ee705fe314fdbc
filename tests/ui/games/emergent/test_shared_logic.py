"""The parts of the shared screen that need no screen: typing a card, walking through the cities."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.emergent.views.ending import TieLoss
from companion.games.emergent.views.results import CityResult, DcLine
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.debrief.ties import where
from companion.ui.games.emergent.desk import typing
from companion.ui.games.emergent.draw.charts import end_words
from companion.ui.games.emergent.draw.moneyparts import parts_of
from companion.ui.games.emergent.shared import shared, transport, walking
from companion.ui.games.emergent.shared.ledgers import amount, most, sum_rows
from companion.ui.games.emergent.shared.order import other_notes, tie_note
from companion.ui.games.emergent.shared.reveal import built
from companion.ui.games.emergent.shared.walking import LAST, Walking
from tests.ui.games.emergent import shared_kit as kit

CITIES = typing.cities_of(kit.full_views()["cards-1"].board)
boxes = st.tuples(*[st.sampled_from(["", "0", "3", "12"])] * 3)


@given(city=st.sampled_from(sorted(CITIES.names)), typed=boxes)
def test_the_line_made_of_boxes_says_the_same_as_the_boxes(city: str, typed: tuple[str, str, str]) -> None:
    made = typing.from_boxes(city, typed, CITIES)
    read = typing.from_line(made.line, CITIES)
    filled = tuple(typed[: typed.index("")] if "" in typed else typed)
    assert read.city == city
    assert tuple(box for box in read.boxes if box) == filled


@given(city=st.sampled_from(sorted(CITIES.names)), tiers=st.lists(st.integers(0, 40), min_size=3, max_size=3))
def test_three_tiers_that_do_not_rise_make_a_card(city: str, tiers: list[int]) -> None:
    first, second, third = sorted(tiers, reverse=True)
    draft = typing.from_boxes(city, (str(first), str(second), str(third)), CITIES)
    assert typing.read(draft, CITIES).tiers == (first, second, third)


def test_numbers_alone_belong_to_the_city_being_typed() -> None:
    assert typing.from_line("5 3 2", CITIES, "quill").city == "quill"
    assert typing.from_line("5 3 2", CITIES).city == ""


def test_letters_in_a_box_are_no_numbers() -> None:
    draft = typing.with_box(typing.from_boxes("quill", typing.EMPTY, CITIES), 0, "4a", CITIES)
    assert draft.boxes == ("4", "", "")


def test_after_the_last_city_nothing_is_left_to_type() -> None:
    demand = kit.full_views()["typed-3"].demand
    assert demand is not None
    assert typing.following(demand, "quill", CITIES) == typing.Draft()


def test_what_is_typed_counts_for_both_readings() -> None:
    assert typing.Draft("quill", ("3", "2", "")).coming == (5, 3)


@given(st.lists(st.sampled_from(["forward", "back", "skip", "play", "tick"]), max_size=30))
def test_walking_never_leaves_the_steps_and_asks_for_neighbours_only(taps: list[str]) -> None:
    walk, at = walking.arrived(Walking(), 0, motion=True), 0
    for tap in taps:
        went = {
            "forward": walking.forward,
            "back": walking.back,
            "skip": walking.skipped,
            "tick": walking.ticked,
            "play": lambda one: walking.Went(walking.played(one)),
        }[tap](walk)
        walk = went.walking
        if went.to is not None:
            assert abs(went.to - at) == 1
            assert went.to >= 0
            at = went.to
            walk = walking.arrived(walk, at, motion=True)
        assert 0 <= walk.step <= LAST


@pytest.mark.parametrize(
    ("walk", "at", "motion", "step", "mode"),
    [
        pytest.param(Walking(2, LAST, "reveal"), 3, True, 0, "reveal", id="a phone walks on: it unfolds"),
        pytest.param(Walking(2, 3, "manual"), 3, True, 0, "reveal", id="also after taps here"),
        pytest.param(Walking(2, LAST, "manual", 3), 3, True, 0, "manual", id="my own step waits for taps"),
        pytest.param(Walking(2, LAST, "auto"), 3, True, 0, "auto", id="auto-play goes on"),
        pytest.param(Walking(3, 0, "reveal"), 1, True, LAST, "reveal", id="going back shows it whole"),
        pytest.param(Walking(2, LAST, "reveal"), 3, False, LAST, "reveal", id="whole without motion"),
    ],
)
def test_arriving(walk: Walking, at: int, motion: bool, step: int, mode: str) -> None:
    here = walking.arrived(walk, at, motion=motion)
    assert (here.at, here.step, here.mode) == (at, step, mode)


def test_time_moves_only_what_is_not_led_by_hand() -> None:
    assert walking.seconds(Walking(0, 2, "manual")) is None
    assert walking.seconds(Walking(0, LAST, "reveal")) is None
    assert walking.seconds(Walking(0, LAST, "auto")) == walking.CITY_SECONDS
    assert walking.seconds(Walking(0, 0, "reveal")) == walking.STEP_SECONDS


def _cities() -> list[CityResult]:
    return [city for view in kit.full_views().values() if view.market for city in view.market.cities]


def test_every_tie_finds_its_reason_and_no_reason_is_said_twice() -> None:
    for city in _cities():
        tied = [group for group in city.groups if len(group) > 1]
        found = [tie_note(city, group) for group in tied]
        assert None not in found
        assert not set(map(id, found)) & set(map(id, other_notes(city)))


def test_the_transport_track_holds_every_unit_and_every_dollar() -> None:
    for city in _cities():
        spaces = [line for space in range(3) for line in transport.carried(city, space)]
        assert sum(units for _, units, _ in spaces) == sum(line.sold for line in city.sellers)
        assert sum(cost for _, _, cost in spaces) == sum(line.transport for line in city.sellers)


def test_the_lines_of_a_settlement_add_up() -> None:
    for view in kit.full_views().values():
        if view.settlement is None:
            continue
        rows = sum_rows(view.settlement.ledgers)
        for ledger in view.settlement.ledgers:
            assert ledger.start is not None
            assert ledger.start + sum(amount(ledger, row) for row in rows) == ledger.end
            came, _ = parts_of(ledger)
            assert sum(part.amount for part in came) <= most(view.settlement.ledgers)


def test_discs_of_a_size_in_one_region_are_counted() -> None:
    """A TV said “small in Midvale and small in Midvale”."""
    stage = kit.Booth(kit.full_views()["open-1"], shared).stage()
    dcs = tuple(
        DcLine(id=f"n{at}", size=size, region="midvale")
        for at, size in enumerate(("small", "small", "large"))
    )
    assert built(stage.skin, reading.cast(stage), dcs) == "2 small in Midvale and large in Midvale"


def test_a_wait_for_all_names_nobody() -> None:
    """Four long names took three lines of the TV's foot."""
    stage = kit.Booth(kit.full_views()["open-1"], shared).stage()
    cast = reading.cast(stage)
    assert cast.awaited(stage.skin, cast.seats)["count"] == "all"
    facts = cast.awaited(stage.skin, cast.seats[:1])
    assert facts == {"names": cast.name(cast.seats[0]), "count": 1}
    said = stage.skin.say("emergent-shared-agree-wait", names="", count="all")
    assert said == "Right? Everybody says so on their phone."


@pytest.mark.parametrize(
    ("name", "room", "words"),
    [("Ann", 8.0, "Ann $153"), ("Annabelle-Marie", 8.0, "$153 Annabelle-Marie")],
)
def test_a_line_whose_name_is_cut_keeps_its_amount(name: str, room: float, words: str) -> None:
    """The debrief's cash lines ended in “Annabelle-Marie …”, without the money."""
    assert end_words(name, "$153", room) == words


def test_many_ties_are_told_by_city() -> None:
    """Eight ties of one seat took six lines of the TV, and the next seats were below its edge."""
    stage = kit.Booth(kit.full_views()["open-1"], shared).stage()
    cast = reading.cast(stage)
    losses = [
        TieLoss(seat=cast.seats[0], city=city, round=number, units=1)
        for number in (1, 2)
        for city in ("quill", "kestrel")
    ]
    assert where(stage.skin, cast, losses[:2]) == "Quill R1 (1) and Kestrel R1 (1)"
    assert where(stage.skin, cast, losses) == "Quill (2) and Kestrel (2)"
