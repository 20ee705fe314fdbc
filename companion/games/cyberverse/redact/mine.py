"""The private half of a view: only what this seat may know, for this seat only."""

from __future__ import annotations

from companion.games.cyberverse import views
from companion.games.cyberverse.packs.checking import LOWEST_PRICE
from companion.games.cyberverse.rules import (
    activation,
    auxiliary,
    fight,
    hacking,
    offers,
    stories,
    strategy,
    testing,
)
from companion.games.cyberverse.rules.agents import has_vehicle, over_limit, slots_used, support_limit
from companion.games.cyberverse.rules.ledger import team
from companion.games.cyberverse.rules.payday import employees, house
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import (
    Activation,
    CyberverseState,
    Entries,
    Fight,
    Site,
    StateIn,
    Strategy,
    is_in,
)
from companion.games.cyberverse.sums import payday
from companion.games.cyberverse.words import (
    DISTRICTS,
    SUPPLY_SLOTS,
    Slot,
)
from companion.kernel.action import Reason
from companion.kernel.seat import Seat


def cash_log(state: CyberverseState, seat: Seat) -> tuple[views.CashLine, ...]:
    """My whole ledger (CV-4)."""
    return state.orgs[seat].ledger


def closed(state: CyberverseState, seat: Seat) -> tuple[views.ClosedAction, ...]:
    """What I cannot do in my turn, with the reasons, so that a menu can say it (CV-26..44)."""
    found: dict[str, list[Reason]] = {}
    if over_limit(state):
        return ()
    if is_in(state, Strategy) and strategy.now(state) == seat:
        found = _strategy(state, seat)
    if is_in(state, Activation) and not state.now.moving and not activation.calls(state):
        turn = auxiliary.now(state)
        found = _auxiliary(state, seat) if turn and turn[0] == seat else {}
    return tuple(
        views.ClosedAction(do=do, why=tuple(map(offers.why_not, reasons)))
        for do, reasons in found.items()
        if reasons
    )


def _strategy(state: CyberverseState, seat: Seat) -> dict[str, list[Reason]]:
    org, agents = state.orgs[seat], team(state, seat)
    limit = support_limit(state, seat)
    training = [strategy.train_problem(state, agent) for agent in agents]
    has_slot = any(slots_used(agent) < SUPPLY_SLOTS or not has_vehicle(agent) for agent in agents)
    broken = [token for agent in agents for token in agent.supply if token.broken]
    support = []
    if org.support_taken:
        support.append(why("support_once", "CV-29"))
    elif limit == 0:
        support.append(why("support_limit", "CV-30", limit=0))
    found: dict[str, list[Reason]] = {
        "buy": _buying(org.cash, has_slot=has_slot),
        "repair": [] if broken else [why("nothing_broken", "CV-27")],
        "take_support": support,
        "train": [] if None in training else [one for one in training if one][:1],
    }
    if state.options.story_phase != "activation":
        found["look_at_stories"] = list(stories.problems(state, seat))
    return found


def _buying(cash: int, *, has_slot: bool) -> list[Reason]:
    """No slot, or not even the cash for the cheapest token (CV-4, CV-26)."""
    if not has_slot:
        return [why("no_slot", "CV-26")]
    if cash >= LOWEST_PRICE:
        return []
    return [why("funds", "CV-4", have=cash, cost=LOWEST_PRICE, short=LOWEST_PRICE - cash)]


def _auxiliary(state: StateIn[Activation], seat: Seat) -> dict[str, list[Reason]]:
    events = [news for news in state.news if news]
    slots: tuple[Slot, ...] = ("cancel", "reward")
    staff = [auxiliary.staff_problem(state, seat, news, slot) for news in events for slot in slots]
    traps = [auxiliary.ambush_problem(state, seat, number) for number in DISTRICTS]
    rescues = [auxiliary.rescue_problem(state, agent) for agent in team(state, seat)]
    can = auxiliary.possible(state, seat)
    is_free = not can or not state.options.strict_actions
    story = list(stories.problems(state, seat))
    if state.options.story_phase == "strategy":
        story = [why("story_in_strategy", "CV-43")]
    return {
        "recruit": list(auxiliary.recruit_problems(state, seat)),
        "place_staff": _unless_open(staff, why("no_event", "CV-24")),
        "place_ambush": _unless_open(traps, why("no_ambush", "CV-41", most=3)),
        "rescue": _unless_open(rescues, why("nobody_to_rescue", "CV-42")),
        "look_at_stories": story,
        "pass_action": [] if is_free else [why("still_possible", "CV-44", can=can[-1])],
    }


def _unless_open(problems: list[Reason | None], nothing: Reason) -> list[Reason]:
    """Nothing when one of them is possible; else the first reason, or that there is nothing at all."""
    if None in problems:
        return []
    return [one for one in problems if one][:1] or [nothing]


def tests(state: CyberverseState, seat: Seat) -> tuple[views.TestOffer, ...]:
    """Mission tests of mine here, in my turn (CV-77)."""
    if not is_in(state, Site) or state.now.step != "missions":
        return ()
    return offers.tests(state, seat) if testing.now(state) == seat else ()


def hacks(state: CyberverseState, seat: Seat) -> tuple[views.RaiseOffer, ...]:
    """Levels of Hacking my agent on the position could have (CV-75)."""
    if not is_in(state, Site) or state.now.step != "hacking":
        return ()
    agent = next((one for one in hacking.waiting(state) if one.seat == seat), None)
    return offers.raises(state, agent, "hacking") if agent else ()


def attack(state: CyberverseState, seat: Seat) -> views.AttackOffer | None:
    """What the figure I move may attack (CV-60)."""
    if not is_in(state, Fight) or not state.now.is_locked or state.now.acting is None:
        return None
    figure = fight.now(state)
    if figure is None or fight.seats_of(state, figure) != seat or state.now.follow_ups:
        return None
    return offers.attacks(state, figure)


def declaration(state: CyberverseState, seat: Seat) -> bool | None:
    """My own yes or no, until all are open (CV-52)."""
    if not is_in(state, Site) or state.now.is_decided or seat not in state.now.declared:
        return None
    return state.now.declared[seat].value


def my_payday(state: CyberverseState, seat: Seat) -> views.MyPayday | None:
    """My entry, and a way to keep everybody (CV-82, CV-83)."""
    if not is_in(state, Entries):
        return None
    team_now, cash = employees(state, seat), state.orgs[seat].cash
    due = sum(one.salary for one in team_now if one.is_due)
    kept = state.now.entries.get(seat)
    return views.MyPayday(
        entry=kept.value if kept else None,
        due=due,
        is_short=due > cash,
        way_out=payday.way_out(cash, team_now, house(state)),
    )
