"""Auxiliary actions: recruit, staff, ambush, rescue, story, pass."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, get_args

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
from companion.games.cyberverse.packs.cards import AgentSheet
from companion.games.cyberverse.rules import stories
from companion.games.cyberverse.rules.agents import heal_problems, healed
from companion.games.cyberverse.rules.ledger import (
    booked,
    live_cash,
    own_agent,
    team,
    with_agent,
    with_org,
)
from companion.games.cyberverse.rules.reasons import Reasons, funds, unless_open
from companion.games.cyberverse.rules.refusals import refusal, why, wrong_phase
from companion.games.cyberverse.rules.setup import joined, sheet_problems
from companion.games.cyberverse.state import CyberverseState, S, StateIn
from companion.games.cyberverse.state.board import News
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.phases import Activation
from companion.games.cyberverse.sums import money, wealth
from companion.games.cyberverse.views.board import StaffToken
from companion.games.cyberverse.words import (
    AMBUSH_TOKENS,
    STAFF_TOKENS,
    TEAM,
    Heal,
    Slot,
)
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice

SLOTS: Final[tuple[Slot, ...]] = get_args(Slot)


def now(state: StateIn[Activation]) -> tuple[Seat, str] | None:  # CV-38
    """Whose auxiliary action it is, and what decided; who looks at stories finishes first."""
    if state.now.looking:
        return state.now.looking.seat, ""
    left: dict[str, int] = {seat: org.actions for seat, org in state.orgs.items()}
    found = wealth.next_auxiliary(left, live_cash(state), state.order)
    return (Seat(found[0]), found[1]) if found else None


def apply(state: StateIn[Activation], actor: Actor, action: CyberverseAction) -> CyberverseState:  # CV-38
    """One auxiliary action, then the next organization is found anew."""
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
        return _used(state, seat).logged("passed-by-table", seat)
    if actor != seat:
        raise refusal("not_your_turn_yet", "CV-38", turn_seat=seat, actions=state.orgs[seat].actions)
    if state.now.looking and not isinstance(action, KeepStory):
        raise refusal("keep_one", "CV-43")
    match action:
        case LookAtStories():
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
            refuse_faults(recruit_problems(state, seat, sheet))
            cost = int(state.options.recruit_cost)
            state = booked(state, seat, -cost, "recruited", agent=sheet.name)
            state = joined(state, seat, sheet, recruited=True)
            return state.logged("recruited", seat, agent=sheet.name)
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


def recruit_problems(state: CyberverseState, seat: Seat, sheet: AgentSheet | None = None) -> Reasons:
    """E_TEAM_FULL, the fee if the house has one, and what speaks against this sheet (CV-11, CV-39, A25)."""
    found = funds(state.orgs[seat], int(state.options.recruit_cost), "CV-39")
    if len(team(state, seat)) >= TEAM:
        found = (why("team_full", "CV-11", most=TEAM), *found)
    return found or (sheet_problems(state, sheet) if sheet else ())


def staff_left(state: CyberverseState, seat: Seat) -> int:
    """Tokens at home; one of the four marks the turn order, as a rule (A3)."""
    placed = sum(token.seat == seat for news in state.news if news for token in news.staff)
    return STAFF_TOKENS - (1 if state.options.staff_on_track else 0) - placed


def staff_problems(state: CyberverseState, seat: Seat, news: News, slot: Slot) -> Reasons:
    """Why no token of mine goes onto this slot (CV-24, A21)."""
    if staff_left(state, seat) <= 0:
        return (why("no_staff", "CV-24"),)
    if any(token.seat == seat for token in news.staff):
        return (why("staff_twice", "CV-24", event=news.card.name),)
    holder = next((token.seat for token in news.staff if token.slot == slot), None)
    if holder and state.options.event_slot_capacity == "1":
        return (why("slot_taken", "CV-24", by_seat=holder, slot=slot),)
    return ()


def _staffed(state: CyberverseState, seat: Seat, event: str, slot: Slot) -> CyberverseState:
    """A staff token cancels the effect or takes the reward at once (CV-40)."""
    news = next((one for one in state.news if one and one.id == event), None)
    if news is None:
        raise refusal("no_event", "CV-24")
    refuse_faults(staff_problems(state, seat, news, slot))
    staffed = replace(news, staff=(*news.staff, StaffToken(seat=seat, slot=slot)))
    slots = tuple(staffed if one and one.id == event else one for one in state.news)
    state = replace(state, news=slots)
    if slot == "cancel":
        return state.logged("cancelled", seat, event=news.card.name)
    state = booked(state, seat, news.card.reward, "staff_reward", name=news.card.name)
    return state.logged("rewarded", seat, event=news.card.name, reward=news.card.reward)


def ambush_left(state: CyberverseState, seat: Seat) -> int:
    """Ambush tokens at home."""
    return AMBUSH_TOKENS - sum(board.ambush == seat for board in state.boards.values())


def ambush_problems(state: CyberverseState, seat: Seat, district: int) -> Reasons:
    """Why no token of mine goes onto this district (CV-41)."""
    holder = state.boards[district].ambush
    if ambush_left(state, seat) <= 0:
        return (why("no_ambush", "CV-41", most=AMBUSH_TOKENS),)
    if holder:
        return (why("ambush_there", "CV-41", by_seat=holder, district=state.boards[district].card.name),)
    return ()


def _ambushed(state: CyberverseState, seat: Seat, district: int) -> CyberverseState:
    refuse_faults(ambush_problems(state, seat, district))
    board = replace(state.boards[district], ambush=seat)
    state = replace(state, boards={**state.boards, district: board})
    return state.logged("ambush-placed", seat, district=board.card.name)


def rescue_cost(agent: Agent) -> int:
    """200 D and 100 D a status, all together."""
    return money.rescue(len(agent.statuses))


def rescue_problems(state: CyberverseState, agent: Agent, heal: Heal | None = None) -> Reasons:
    """Why this agent is not rescued, or not so (A27)."""
    if agent.district is None:
        return (why("in_hq", "CV-42", agent=agent.sheet.name),)
    heals = () if state.options.rescue_clears else heal_problems(agent, heal, "CV-42")
    return funds(state.orgs[agent.seat], rescue_cost(agent), "CV-42") or heals


def _rescued(state: CyberverseState, agent: Agent, heal: Heal | None) -> CyberverseState:
    """Paid together; statuses go, then one healing; home, no salary this turn (CV-42, A27)."""
    refuse_faults(rescue_problems(state, agent, heal))
    cost = rescue_cost(agent)
    state = booked(state, agent.seat, -cost, "rescued", agent=agent.sheet.name)
    clears = state.options.rescue_clears
    better = healed(replace(agent, statuses=()), None) if clears else healed(agent, heal)
    state = with_agent(state, better, district=None, zone=1, position="none", rescued=True)
    return state.logged("rescued", agent.seat, agent=agent.sheet.name, cost=cost)


def menu(state: CyberverseState, seat: Seat) -> dict[str, Reasons]:  # CV-38..43
    """The auxiliary actions, each with what speaks against it."""
    events = [news for news in state.news if news]
    return {
        "recruit": recruit_problems(state, seat),
        "place_staff": unless_open(
            (staff_problems(state, seat, news, slot) for news in events for slot in SLOTS),
            (why("no_event", "CV-24"),),
        ),
        "place_ambush": unless_open(ambush_problems(state, seat, number) for number in state.boards),
        "rescue": unless_open(
            (rescue_problems(state, agent) for agent in team(state, seat)),
            (why("nobody_to_rescue", "CV-42"),),
        ),
        "look_at_stories": stories.problems(state, seat),
    }


def pass_problems(state: CyberverseState, seat: Seat) -> Reasons:
    """Why this organization does not pass: something is possible, and the house is strict (CV-44, A29)."""
    can = [do for do, reasons in menu(state, seat).items() if not reasons]
    return (why("still_possible", "CV-44", can=can[-1]),) if can and state.options.strict_actions else ()


def _passed(state: CyberverseState, seat: Seat) -> CyberverseState:
    """Nothing is possible, or the house lets it be."""
    refuse_faults(pass_problems(state, seat))
    can = any(not reasons for reasons in menu(state, seat).values())
    return state.logged("passed-freely", seat) if can else state.logged("passed", seat)
