"""The rulebook's examples of Fast Play (R-FP, FP-X), by number (section 11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.options import HouseRules
from companion.games.emergent.state.phases import Awarding
from companion.games.emergent.sums.fastplay import award, region_score
from companion.kernel.seat import Seat, Voice
from tests.games.emergent.table import BLUE, GREEN, RED, fresh, line_board, refused, say


def test_r_fp_1_large_and_small_in_green() -> None:
    assert award(Discs(small=1, large=1), "green") == 7


def scored(*cubes: int, **options: Any) -> list[str | None]:
    """The discs of one region, in seat order."""
    seats = [Seat(name) for name in "abcd"[: len(cubes)]]
    score = region_score(dict(zip(seats, cubes, strict=True)), HouseRules(**options))
    return [score.discs.get(seat) for seat in seats]


def test_fp_x1_red_and_uncoloured_regions() -> None:
    both = Discs(small=1, large=1)
    assert (award(both, "red"), award(both, "none")) == (5, 3)


def test_fp_x2_everything_in_green() -> None:
    a_round = award(Discs(small=3), "green") + award(Discs(large=2), "green")
    assert (a_round, 3 * a_round) == (17, 51)


@pytest.mark.parametrize(
    ("cubes", "discs"),
    [
        pytest.param((5, 5, 4, 1), ["small", "small", None, None], id="FP-X3"),
        pytest.param((5, 3, 3, 1), ["large", None, None, None], id="FP-X4"),
        pytest.param((5, 3, 2, 2), ["large", "small", None, None], id="FP-X5"),
        pytest.param((5, 0, 0), ["large", None, None], id="FP-X6"),
        pytest.param((0, 0, 0), [None, None, None], id="FP-X7"),
        pytest.param((4, 1), ["large", "small"], id="FP-X8"),
        pytest.param((4, 4), ["small", "small"], id="FP-X8 tied"),
        pytest.param((2, 2, 2, 2), ["small"] * 4, id="FP-X9"),
    ],
)
def test_fp_x3_to_x9_a_region(cubes: tuple[int, ...], discs: list[str | None]) -> None:
    assert scored(*cubes) == discs


def test_fp_x8_first_only() -> None:
    assert scored(4, 1, fp_two_player_scoring="first_only") == ["large", None]
    assert scored(4, 4, fp_two_player_scoring="first_only") == ["small", "small"]


@pytest.mark.parametrize(
    ("placement", "codes"),
    [
        pytest.param({"a": (3, 0), "b": (0, 2)}, [], id="FP-X10 legal"),
        pytest.param({"a": (3, 1), "b": (0, 1)}, ["OVER_THREE_IN_REGION"], id="FP-X10 four in one"),
        pytest.param({"a": (2, 1), "b": (0, 1)}, ["NOT_ALL_PLACED"], id="FP-X11 one in hand"),
        pytest.param({"a": (3, 2)}, ["OVER_THREE_IN_REGION"], id="FP-X11 all in one"),
        pytest.param(
            {"a": (0, 3), "b": (2, 0)}, ["TOO_MANY_LARGE", "NOT_ALL_PLACED"], id="FP-X11 three large"
        ),
    ],
)
def test_fp_x10_x11_placements(placement: dict[str, tuple[int, int]], codes: list[str]) -> None:
    state = fresh(2, mode="fast_play")
    discs = {name: {"small": few, "large": many} for name, (few, many) in placement.items()}
    state = say(state, RED, "discs", placement=discs)
    mine = GAME.view(state, RED).my_discs
    assert mine is not None
    assert [fault.code.removeprefix("emergent.").upper() for fault in mine.faults] == codes
    assert refused(state, RED, "ready") == (["PLAN_ILLEGAL", *codes] if codes else [])


def played(cubes: dict[str, tuple[int, ...]], colours: dict[str, str], **options: Any) -> Any:
    """The end of a game of Fast Play with these cubes on the board, region → cubes in seat order."""
    count = len(next(iter(cubes.values())))
    board = line_board({"city": "A"}, colours)
    state = fresh(count, mode="fast_play", board=board, **options)
    here = {
        region: dict(zip(state.seats, cubes.get(region.upper(), (0,) * count), strict=True))
        for region in state.cubes
    }
    state = replace(state, round=3, step=Awarding(), cubes=here, fast_rounds=({},))
    return GAME.view(say(state, Voice.TABLE, "go_on"), None)


@pytest.mark.parametrize(
    ("colour", "winners", "by"),
    [
        pytest.param("green", (RED,), "green", id="FP-X12"),
        pytest.param("red", (RED,), "red", id="FP-X13"),
        pytest.param("none", (RED, BLUE), "shared", id="FP-X14"),
    ],
)
def test_fp_x12_to_x14_tie_breaks(colour: str, winners: tuple[Seat, ...], by: str) -> None:
    cubes = {"A": (3, 0), "B": (3, 0), "C": (0, 3), "D": (0, 3)}
    view = played(cubes, {"A": colour})
    assert [score.points for score in view.fast.scores] == [4, 4]
    assert (view.end.winners, view.end.decided_by) == (winners, by)


def test_fp_x15_a_tie_wins_no_green_region() -> None:
    cubes = {"A": (5, 5, 0), "B": (5, 5, 0), "C": (0, 0, 3), "D": (0, 0, 3)}
    view = played(cubes, {"A": "green"})
    scores = {score.seat: (score.points, score.green_won) for score in view.fast.scores}
    assert scores == {RED: (2, 0), BLUE: (2, 0), GREEN: (4, 0)}
    assert view.end.winners == (GREEN,)
    shared = played(cubes, {"A": "green"}, fp_shared_first_counts_as_win=True)
    assert {score.seat: score.green_won for score in shared.fast.scores} == {RED: 1, BLUE: 1, GREEN: 0}


def test_fp_x16_two_identical_players_share() -> None:
    view = played({"A": (5, 5), "B": (2, 2)}, {"A": "green", "B": "red"})
    assert [score.points for score in view.fast.scores] == [2, 2]
    assert (view.end.winners, view.end.decided_by) == ((RED, BLUE), "shared")


def test_fp_x17_cubes_of_three_rounds() -> None:
    board = line_board({"city": "A"}, {"A": "green"})
    state = fresh(2, mode="fast_play", board=board)
    placement = {"a": {"small": 3}, "b": {"large": 2}}
    for _ in range(3):
        for seat in (RED, BLUE):
            state = say(state, seat, "discs", placement=placement)
            state = say(state, seat, "ready")
        for seat in (RED, BLUE):
            state = say(state, seat, "placed")
    assert (state.cubes["a"][RED], state.cubes["b"][RED]) == (27, 12)
    assert refused(state, RED, "ready") == ["GAME_OVER"]
