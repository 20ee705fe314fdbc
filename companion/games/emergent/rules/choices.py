"""What a seat may do now, with bounds: asked of the rules themselves, so that an offer is always accepted."""

from __future__ import annotations

from typing import Final

from companion.games.emergent.actions import (
    CallOffTimer,
    Correct,
    PauseTimer,
    ResumeTimer,
    StartTimer,
    StretchTimer,
)
from companion.games.emergent.rules import (
    cards,
    laying,
    papers,
    placing,
    preparing,
    settling,
    timing,
    trading,
)
from companion.games.emergent.rules.corrections import CORRECTIONS
from companion.games.emergent.state import EmergentState, phases
from companion.kernel.seat import Seat
from companion.kernel.view import Choice, Offer

TIERS: Final = ("tiers",)


def choices(state: EmergentState, seat: Seat) -> tuple[Choice, ...]:
    """Everything this seat may do now. Only what the seat may know decides what is offered."""
    if isinstance(state.step, phases.Over):
        return ()
    found = _offered(state, seat)
    found.extend(CORRECTIONS.offered(state, Correct))
    return tuple(found)


def _offered(state: EmergentState, seat: Seat) -> Offer:
    match state.step:
        case phases.Planning() | phases.FastPlanning() as step:
            return _plan(state, step, seat)
        case phases.Laying() as step:
            return _board(state, step)
        case phases.Allocating() as step:
            is_mine = not placing.turn_problems(state, step, seat)
            return [Choice(do="allocate", free=("products",))] if is_mine else []
        case phases.Placing() as step:
            return [*_ticks(state, step, seat), *_placed(step, seat)]
        case phases.Typing() as step:
            return _cards(state, step, seat)
        case phases.Trading() as step:
            return [*_walk(state, step, seat), *_settle(state, step, seat), *_ship(state, step, seat)]
        case phases.Awarding() as step:
            return _placed(step, seat)
        case phases.Over():
            return []


def _plan(state: EmergentState, step: phases.Preparing, seat: Seat) -> Offer:  # ET-14
    """Seal, open again, plan; the leader's timer beside it."""
    found = [] if preparing.unready_problems(step, seat) else [Choice(do="unready")]
    if not preparing.draft_problems(step, seat):
        is_fast = isinstance(step, phases.FastPlanning)
        found.append(
            Choice(do="discs", free=("placement",)) if is_fast else Choice(do="plan", free=("plan",))
        )
    if not preparing.ready_problems(state, step, seat):
        found.append(Choice(do="ready"))
    if not papers.fold_problems(state, step, seat, seat):
        found.append(Choice(do="paper_ready", one_of={"seat": (seat,)}))
    return found + _timer(state, step, seat)


def _board(state: EmergentState, step: phases.Laying) -> Offer:  # ET-42..45
    """Type what lies in a region, take over the last round's, count it, share out the market."""
    regions = tuple(state.ground.land.regions)
    found = [Choice(do="lay", one_of={"region": regions}, free=("lots",))]
    if not laying.again_problems(state, regions[0]):
        found.append(Choice(do="lay_again", one_of={"region": regions}))
    if state.use == "round":
        found.append(Choice(do="lay_money", one_of={"seat": state.seats}, between={"cash": (0, 9999)}))
    found += [Choice(do="counted", one_of={"region": regions}), Choice(do="counted")]
    return found + ([] if laying.share_problems(state, step) else [Choice(do="share_out")])


def _timer(state: EmergentState, step: phases.Preparing, seat: Seat) -> Offer:
    """What the leader may do with the timer."""
    given = Choice(do="start_timer", between={"seconds": (timing.SHORTEST, timing.LONGEST)})
    offers: tuple[tuple[timing.Steering, Choice], ...] = (
        (StartTimer(), Choice(do="start_timer")),
        (StartTimer(seconds=timing.SHORTEST), given),
        (PauseTimer(), Choice(do="pause")),
        (ResumeTimer(), Choice(do="resume")),
        (StretchTimer(), Choice(do="stretch", between={"seconds": (1, 600)})),
        (CallOffTimer(), Choice(do="call_off")),
    )
    return [offer for action, offer in offers if not timing.problems(state, step, seat, action)]


def _ticks(state: EmergentState, step: phases.Placing, seat: Seat) -> Offer:  # ET-16
    """The lines of my list, those still open and those done."""
    lines, ticks = placing.lines(state, step.round, seat), step.round.ticks
    still = tuple(line for line in lines if (seat, line) not in ticks)
    done = tuple(line for line in lines if (seat, line) in ticks)
    found = [Choice(do="tick", one_of={"line": still})] if still else []
    return found + ([Choice(do="tick", one_of={"line": done, "is_done": ("false",)})] if done else [])


def _placed(step: phases.Placing | phases.Awarding, seat: Seat) -> Offer:
    return [] if placing.placed_problems(step, seat) else [Choice(do="placed")]


def _cards(state: EmergentState, step: phases.Typing, seat: Seat) -> Offer:
    """Cards to type, to put right, to compare (section 9)."""
    rest, typed = cards.missing(state, step), tuple(step.entries)
    found = []
    if rest:
        found.append(Choice(do="card", one_of={"city": rest}, free=TIERS))
        found += [Choice(do="no_card", one_of={"city": rest}), Choice(do="no_card")]
    if typed:
        found.append(Choice(do="card", one_of={"city": typed, "replace": ("true",)}, free=TIERS))
        found.append(Choice(do="clear_card", one_of={"city": typed}))
    return found + ([] if cards.confirm_problems(state, step, seat) else [Choice(do="confirm_cards")])


def _walk(state: EmergentState, step: phases.Trading, seat: Seat) -> Offer:  # ET-31, ET-32
    """Walk, take cubes off, put a mistyped card right, in the market and after it."""
    found = [Choice(do="walk", between={"to": (0, trading.farthest(state, step))})]
    served = (one.demand.city for one in step.market.served)
    cities = tuple(city for city in served if not trading.move_problems(state, step, seat, city))
    if cities:
        found.append(Choice(do="moved", one_of={"city": cities}))
    if cards.typing_problems(state):
        return found
    found.append(Choice(do="card", one_of={"city": tuple(step.entries), "replace": ("true",)}, free=TIERS))
    dealt = tuple(city for city in step.entries if not cards.no_card_problems(state, step, city))
    return found + ([Choice(do="no_card", one_of={"city": dealt})] if dealt else [])


def _ship(state: EmergentState, step: phases.Trading, seat: Seat) -> Offer:  # ET-25
    """Which of my DCs ship to the city that waits."""
    pending = trading.asked_to_ship(state, step, seat)
    if pending is None:
        return []
    return [Choice(do="ship", one_of={"city": (pending.demand.city,)}, free=("units",))]


def _settle(state: EmergentState, step: phases.Trading, seat: Seat) -> Offer:  # ET-29, ET-32
    """Sell what I must, agree with the money."""
    if not step.is_settling:
        return []
    settled = settling.settled(state, step)
    is_short = settling.asked_to_sell(state, settled, seat) is not None
    found = [Choice(do="sell_off", free=("dcs",))] if is_short else []
    can_agree = not settling.agree_problems(state, step, settled, seat)
    return found + ([Choice(do="money_right")] if can_agree else [])
