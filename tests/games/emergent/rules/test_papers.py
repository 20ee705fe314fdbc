"""A plan on paper: folded, unfolded at the reveal, typed before anything opens (ET-48)."""

from __future__ import annotations

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.state import EmergentState
from companion.kernel.action import TimeUp
from companion.kernel.seat import Voice
from tests.games.emergent.table import BLUE, GREEN, RED, SMALL, fresh, refused, say, seen

FULL = ({"mode": "full"}, "plan", {"plan": SMALL})
FAST = ({"mode": "fast_play", "fp_must_place_all": False}, "discs", {"placement": {"a": {"small": 1}}})


def paper(count: int = 3, /, **options: object) -> EmergentState:
    """Blue has no phone."""
    return fresh(count, by_hand=(BLUE,), **options)


def folded(state: EmergentState) -> EmergentState:
    return say(state, Voice.TABLE, "paper_ready", seat=BLUE)


@pytest.mark.parametrize(("options", "do", "made"), [FULL, FAST], ids=["plan", "discs"])
def test_et_48_a_folded_paper_is_typed_before_anything_opens(
    options: dict[str, object], do: str, made: dict[str, object]
) -> None:
    state = say(say(paper(**options), RED, do, **made), RED, "ready")
    state = say(folded(state), GREEN, "ready")
    view = seen(state)
    assert (view.phase, view.papers, view.waiting_for) == (
        GAME.view(paper(**options), None).phase,
        (BLUE,),
        (BLUE,),
    )
    assert refused(state, RED, "unready") == ["ALREADY_REVEALED"]
    assert refused(state, RED, do, **made) == ["SEALED"]
    assert refused(state, RED, "start_timer", seconds=60) == ["ALREADY_REVEALED"]
    assert not view.plans
    state = say(say(state, BLUE, do, **made), BLUE, "ready")
    after = seen(state)
    assert (after.papers, after.phase != view.phase) == ((), True)
    if after.plans:
        assert [one.cubes for one in after.plans] == [3, 3, 0], "what was typed counts"


def test_et_48_what_is_typed_is_checked_like_any_plan() -> None:
    state = say(folded(say(paper(2), RED, "ready")), BLUE, "plan", plan={"sell": ["none"]})
    assert refused(state, BLUE, "ready")[0] == "PLAN_ILLEGAL"
    assert seen(say(say(state, BLUE, "plan", plan=SMALL), BLUE, "ready")).phase == "place"


def test_et_48_it_can_be_taken_out_again_until_the_last_one_is_ready() -> None:
    state = folded(paper(2))
    assert seen(state).ready == (BLUE,)
    assert refused(state, BLUE, "paper_ready", seat=BLUE) == ["ALREADY_READY"]
    for actor in (BLUE, Voice.TABLE):
        again = say(state, actor, "paper_ready", seat=BLUE, is_ready=False)
        assert seen(again).ready == ()
    state = say(state, RED, "ready")
    assert refused(state, Voice.TABLE, "paper_ready", seat=BLUE) == ["ALREADY_REVEALED"]
    assert refused(state, Voice.TABLE, "paper_ready", seat=BLUE, is_ready=False) == ["ALREADY_REVEALED"]


def test_et_48_nobody_folds_for_who_has_a_phone() -> None:
    state = paper()
    assert refused(state, Voice.TABLE, "paper_ready", seat=RED) == ["NOT_ON_PAPER"]
    assert refused(state, RED, "paper_ready", seat=BLUE) == ["NOT_ON_PAPER"]
    assert refused(state, Voice.TABLE, "paper_ready", seat="nobody") == ["UNKNOWN_SEAT"]
    offers = {seat: {one.do for one in seen(state, seat).choices} for seat in (RED, BLUE)}
    assert ("paper_ready" in offers[BLUE], "paper_ready" in offers[RED]) == (True, False)


@pytest.mark.parametrize("is_folded", [True, False], ids=["folded", "still open"])
def test_et_48_at_zero_the_app_waits_for_the_paper(is_folded: bool) -> None:
    """The others' plans count as they are; the clock seals nothing that stands on paper."""
    state = say(say(paper(), RED, "start_timer", seconds=60), RED, "plan", plan=SMALL)
    if is_folded:
        state = folded(state)
    state = GAME.apply(state, Voice.CLOCK, TimeUp(name="plan", serial=1))
    view = seen(state)
    assert (view.phase, view.papers, view.ready) == ("plan", (BLUE,), (RED, GREEN))
    assert GAME.timer(state) is None
    assert refused(state, RED, "plan", plan={}) == ["SEALED"]
    state = say(state, BLUE, "ready")
    assert [one.cubes for one in seen(state).plans] == [3, 0, 0]


def test_et_48_a_seat_that_got_a_phone_plans_on_it() -> None:
    state = say(say(paper(2), RED, "ready"), BLUE, "plan", plan=SMALL)
    assert seen(say(state, BLUE, "ready")).phase == "place", "nothing was folded, nothing waits"
    state = say(say(paper(2), RED, "start_timer", seconds=60), BLUE, "plan", plan=SMALL)
    state = GAME.apply(state, Voice.CLOCK, TimeUp(name="plan", serial=1))
    assert seen(state).phase == "place", "its draft counts as anybody's"


def test_et_48_going_back_behind_an_unfolded_paper_asks_everybody() -> None:
    state = say(paper(2), RED, "ready")
    before = GAME.opened(state).shown
    state = folded(state)
    assert GAME.opened(state).shown == before + 1


def test_et_48_a_corrected_firm_folds_again() -> None:
    state = say(folded(paper()), Voice.TABLE, "correct", seat=BLUE, cash=50)
    assert seen(state).ready == ()
    state = say(say(folded(state), RED, "ready"), GREEN, "ready")
    assert seen(state).papers == (BLUE,)


def test_et_48_the_table_says_who_is_on_paper() -> None:
    options = GAME.on_paper(GAME.options(), (BLUE,))
    assert options.by_hand == (BLUE,)
    assert seen(paper()).by_hand == (BLUE,)
