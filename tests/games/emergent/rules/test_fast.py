"""Fast Play at the table: discs in secret, cubes in public, round after round."""

from __future__ import annotations

from companion.games.emergent.state import EmergentState
from companion.kernel.seat import Voice
from tests.games.emergent.table import BLUE, RED, fresh, refused, say, seen

LEFT = {"a": {"small": 3}, "b": {"large": 2}}
RIGHT = {"d": {"small": 3}, "e": {"large": 2}}


def placed() -> EmergentState:
    """Both have placed, nobody is ready."""
    state = say(fresh(2, mode="fast_play"), RED, "discs", placement=LEFT)
    return say(state, BLUE, "discs", placement=RIGHT)


def test_no_money_no_marketing_no_demand() -> None:
    """FP-1: three rounds of discs alone."""
    view = seen(placed(), RED)
    assert (view.firms, view.plans, view.demand, view.market, view.my_cash) == ((), (), None, None, None)
    assert view.rounds == 3
    assert refused(placed(), RED, "plan", plan={}) == ["WRONG_PHASE"]


def test_a_placement_is_its_owners_until_all_are_ready() -> None:
    """FP-2."""
    state = placed()
    assert seen(state, RED).my_discs.total == 7
    assert (seen(state), seen(state, RED).my_discs.placement.keys()) == (
        seen(fresh(2, mode="fast_play")),
        {"a", "b"},
    )


def test_all_placements_open_together() -> None:
    """FP-3: nothing can change after."""
    state = say(placed(), RED, "ready")
    assert all(not region.placed for region in seen(state, BLUE).fast.regions)
    state = say(state, BLUE, "ready")
    assert {region.region for region in seen(state).fast.regions if region.placed} == {"a", "b", "d", "e"}
    for do, fields in (("discs", {"placement": RIGHT}), ("ready", {}), ("unready", {})):
        assert refused(state, RED, do, **fields) == ["ALREADY_REVEALED"]


def test_cubes_stay_and_discs_return_to_hand() -> None:
    """FP-4: cubes of all rounds lie on the board; FP-9: everybody sees them all the time."""
    state = placed()
    for number in (1, 2):
        state = say(say(state, RED, "ready"), BLUE, "ready")
        assert refused(say(state, RED, "placed"), RED, "placed") == ["ALREADY_SAID"]
        state = say(say(state, RED, "placed"), BLUE, "placed")
        assert (state.phase, state.round) == ("fast", number + 1)
        assert seen(state, RED).my_discs.small_left == 3
        assert not any(region.placed for region in seen(state).fast.regions), "the discs are in hand"
        for viewer in (None, RED, BLUE):
            assert seen(state, viewer).fast.totals == {RED: 7 * number, BLUE: 7 * number}
        state = say(say(state, RED, "discs", placement=LEFT), BLUE, "discs", placement=RIGHT)


def test_there_is_no_fourth_round() -> None:
    """FP-9: a placement in round 4 is refused, by default."""
    state = placed()
    for _ in range(3):
        state = say(say(state, RED, "discs", placement=LEFT), BLUE, "discs", placement=RIGHT)
        state = say(say(say(state, RED, "ready"), BLUE, "ready"), Voice.TABLE, "go_on")
    assert refused(state, RED, "discs", placement=LEFT) == ["GAME_OVER"]
    assert [score.points for score in seen(state).fast.scores] == [4, 4]


def test_fast_play_of_four_rounds() -> None:
    state = fresh(2, mode="fast_play", fp_rounds=4, fp_must_place_all=False)
    for _ in range(4):
        assert state.phase == "fast"
        for seat in (RED, BLUE):
            state = say(state, seat, "ready")
        state = say(state, Voice.TABLE, "go_on")
    assert state.phase == "over"
