"""Auxiliary actions: recruit, staff, ambush, rescue, story, pass (CV-37..44)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from companion.games.cyberverse.actions import (
    CyberverseAction,
    KeepStory,
    LookAtStories,
    PassAction,
    PlaceAmbush,
    PlaceStaff,
    Recruit,
    Rescue,
)
from companion.games.cyberverse.rules import stories
from companion.games.cyberverse.rules.agents import healed
from companion.games.cyberverse.rules.ledger import (
    booked,
    check_funds,
    logged,
    own_agent,
    team,
    with_agent,
    with_org,
)
from companion.games.cyberverse.rules.refusals import refusal, refuse_faults, why, wrong_phase
from companion.games.cyberverse.rules.setup import check_sheet, joined
from companion.games.cyberverse.state import Activation, Agent, CyberverseState, News, S, StateIn
from companion.games.cyberverse.sums import money, wealth
from companion.games.cyberverse.words import (
    AMBUSH_TOKENS,
    STAFF_TOKENS,
    TEAM,
    Slot,
)
from companion.kernel.action import Reason
from companion.kernel.seat import Actor, Seat, Voice

AUXILIARY = ("recruit", "place_staff", "place_ambush", "rescue", "look_at_stories")


def now(state: StateIn[Activation]) -> tuple[Seat, str] | None:
    """Whose auxiliary action it is, and what decided (CV-38); who looks at stories finishes first."""
    if state.now.looking:
        return state.now.looking.seat, ""
    left: dict[str, int] = {seat: org.actions for seat, org in state.orgs.items()}
    cash: dict[str, int] = {seat: org.cash for seat, org in state.orgs.items()}
    found = wealth.next_auxiliary(left, cash, state.order)
    return (Seat(found[0]), found[1]) if found else None


def apply(state: StateIn[Activation], actor: Actor, action: CyberverseAction) -> CyberverseState:
    """One auxiliary action, then the next organization is found anew (CV-38)."""
    if not isinstance(
        action, Recruit | PlaceStaff | PlaceAmbush | Rescue | LookAtStories | KeepStory | PassAction
    ):
        raise wrong_phase(state, action)
    turn = now(state)
    if turn is None:
        raise refusal("no_actions", "CV-38")
    seat, _ = turn
    if isinstance(action, PassAction) and actor == Voice.TABLE:
        state = replace(state, now=replace(state.now, looking=None))
        return logged(_used(state, seat), "passed-by-table", seat)
    if actor != seat:
        raise refusal("not_your_turn_yet", "CV-38", turn_seat=seat, actions=state.orgs[seat].actions)
    if state.now.looking and not isinstance(action, KeepStory):
        raise refusal("keep_one", "CV-43")
    match action:
        case LookAtStories():
            _check_story_phase(state)
            return stories.apply(state, seat, action)
        case KeepStory():
            return _used(stories.apply(state, seat, action), seat)
        case PassAction():
            return _used(_passed(state, seat), seat)
        case _:
            return _used(_done(state, seat, action), seat)


def _done(state: CyberverseState, seat: Seat, action: CyberverseAction) -> CyberverseState:
    match action:
        case Recruit(sheet=sheet):
            refuse_faults(recruit_problems(state, seat))
            check_sheet(state, sheet)
            cost = int(state.options.recruit_cost)
            state = booked(state, seat, -cost, "recruited", agent=sheet.name)
            state = joined(state, seat, sheet, recruited=True)
            return logged(state, "recruited", seat, agent=sheet.name)
        case PlaceStaff(event=event, slot=slot):
            return _staffed(state, seat, event, slot)
        case PlaceAmbush(district=district):
            return _ambushed(state, seat, district)
        case Rescue(agent=agent_id, heal=heal):
            return _rescued(state, own_agent(state, seat, agent_id), heal)
        case _:
            raise wrong_phase(state, action)


def _used(state: S, seat: Seat) -> S:
    return with_org(state, seat, actions=max(state.orgs[seat].actions - 1, 0))


def recruit_problems(state: CyberverseState, seat: Seat) -> tuple[Reason, ...]:
    """E_TEAM_FULL, and the fee if the house has one (CV-11, CV-39, A25)."""
    found = []
    if len(team(state, seat)) >= TEAM:
        found.append(why("team_full", "CV-11", most=TEAM))
    cost, cash = int(state.options.recruit_cost), state.orgs[seat].cash
    if cost > cash:
        found.append(why("funds", "CV-39", have=cash, cost=cost, short=cost - cash))
    return tuple(found)


def staff_left(state: CyberverseState, seat: Seat) -> int:
    """Tokens at home; one of the four marks the turn order, as a rule (CV-24, A3)."""
    placed = sum(one == seat for news in state.news if news for one, _ in news.staff)
    return STAFF_TOKENS - (1 if state.options.staff_on_track else 0) - placed


def staff_problem(state: CyberverseState, seat: Seat, news: News, slot: Slot) -> Reason | None:
    """CV-24, A21."""
    if staff_left(state, seat) <= 0:
        return why("no_staff", "CV-24")
    if any(one == seat for one, _ in news.staff):
        return why("staff_twice", "CV-24", event=news.card.name)
    holder = next((one for one, at in news.staff if at == slot), None)
    if holder and state.options.event_slot_capacity == "1":
        return why("slot_taken", "CV-24", by_seat=holder, slot=slot)
    return None


def _staffed(state: CyberverseState, seat: Seat, event: str, slot: Slot) -> CyberverseState:
    """A staff token cancels the effect or takes the reward at once (CV-24, CV-40)."""
    news = next((one for one in state.news if one and one.id == event), None)
    if news is None:
        raise refusal("no_event", "CV-24")
    problem = staff_problem(state, seat, news, slot)
    if problem:
        refuse_faults([problem])
    staffed = replace(news, staff=(*news.staff, (seat, slot)))
    slots = tuple(staffed if one and one.id == event else one for one in state.news)
    state = replace(state, news=slots)
    if slot == "cancel":
        return logged(state, "cancelled", seat, event=news.card.name)
    state = booked(state, seat, news.card.reward, "staff_reward", name=news.card.name)
    return logged(state, "rewarded", seat, event=news.card.name, reward=news.card.reward)


def ambush_left(state: CyberverseState, seat: Seat) -> int:
    """Ambush tokens at home (CV-41)."""
    return AMBUSH_TOKENS - sum(board.ambush == seat for board in state.boards.values())


def ambush_problem(state: CyberverseState, seat: Seat, district: int) -> Reason | None:
    """CV-41."""
    holder = state.boards[district].ambush
    if ambush_left(state, seat) <= 0:
        return why("no_ambush", "CV-41", most=AMBUSH_TOKENS)
    if holder:
        return why("ambush_there", "CV-41", by_seat=holder, district=state.boards[district].card.name)
    return None


def _ambushed(state: CyberverseState, seat: Seat, district: int) -> CyberverseState:
    problem = ambush_problem(state, seat, district)
    if problem:
        refuse_faults([problem])
    board = replace(state.boards[district], ambush=seat)
    state = replace(state, boards={**state.boards, district: board})
    return logged(state, "ambush-placed", seat, district=board.card.name)


def rescue_cost(agent: Agent) -> int:
    """200 D and 100 D a status, all together (CV-42)."""
    return money.rescue(len(agent.statuses))


def rescue_problem(state: CyberverseState, agent: Agent) -> Reason | None:
    """CV-42."""
    if agent.district is None:
        return why("in_hq", "CV-42", agent=agent.sheet.name)
    cash, cost = state.orgs[agent.seat].cash, rescue_cost(agent)
    if cost > cash:
        return why("funds", "CV-42", have=cash, cost=cost, short=cost - cash)
    return None


def _rescued(
    state: CyberverseState, agent: Agent, heal: Literal["health", "bleed", "wound", "suppression"] | None
) -> CyberverseState:
    """Paid together; statuses go, then one healing; home, no salary this turn (CV-42, A27)."""
    problem = rescue_problem(state, agent)
    if problem:
        refuse_faults([problem])
    cost = rescue_cost(agent)
    check_funds(state.orgs[agent.seat], cost, "CV-42")
    state = booked(state, agent.seat, -cost, "rescued", agent=agent.sheet.name)
    if state.options.rescue_clears:
        better = healed(replace(agent, statuses=()), None, "CV-42")
    else:
        better = healed(agent, heal, "CV-42")
    state = with_agent(state, better, district=None, zone=1, position="none", rescued=True)
    return logged(state, "rescued", agent.seat, agent=agent.sheet.name, cost=cost)


def _check_story_phase(state: CyberverseState) -> None:
    if state.options.story_phase == "strategy":
        raise refusal("story_in_strategy", "CV-43")


def possible(state: CyberverseState, seat: Seat) -> tuple[str, ...]:
    """Auxiliary actions that this organization could still do (CV-44)."""
    events = [news for news in state.news if news]
    slots: tuple[Slot, ...] = ("cancel", "reward")
    tests = {
        "recruit": not recruit_problems(state, seat),
        "place_staff": any(
            staff_problem(state, seat, news, slot) is None for news in events for slot in slots
        ),
        "place_ambush": any(ambush_problem(state, seat, number) is None for number in state.boards),
        "rescue": any(rescue_problem(state, agent) is None for agent in team(state, seat)),
        "look_at_stories": state.options.story_phase != "strategy" and not stories.problems(state, seat),
    }
    return tuple(do for do in AUXILIARY if tests[do])


def _passed(state: CyberverseState, seat: Seat) -> CyberverseState:
    """Only when nothing is possible, unless the house is not strict (CV-44, A29)."""
    can = possible(state, seat)
    if can and state.options.strict_actions:
        raise refusal("still_possible", "CV-44", can=can[-1])
    if can:
        return logged(state, "passed-freely", seat)
    return logged(state, "passed", seat)
