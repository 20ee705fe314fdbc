"""What a seat may do now, with bounds: asked of the rules themselves, so that an offer is always accepted."""

from __future__ import annotations

from typing import Final

from companion.games.cyberverse.actions import Correct
from companion.games.cyberverse.rules import (
    activation,
    auxiliary,
    driver,
    missions,
    payday,
    repairing,
    site_choices,
    stories,
    strategy,
    support,
    training,
    walking,
)
from companion.games.cyberverse.rules.auxiliary import SLOTS
from companion.games.cyberverse.rules.corrections import CORRECTIONS
from companion.games.cyberverse.rules.ledger import team
from companion.games.cyberverse.rules.setup import now_choosing
from companion.games.cyberverse.rules.support import over_limit
from companion.games.cyberverse.state import CyberverseState, StateIn, is_in
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.phases import (
    Activation,
    Choosing,
    Entries,
    EventStep,
    Scoring,
    Setup,
    Strategy,
)
from companion.games.cyberverse.state.site import Site
from companion.games.cyberverse.words import DISTRICTS
from companion.kernel.seat import Seat
from companion.kernel.view import Choice, Offer

FREE: Final[dict[str, tuple[str, ...]]] = {
    "tell_card": ("card",),
    "apply_effect": ("reason", "cash", "agent", "lose", "status", "heal"),
    "free_test": ("agent", "feature", "threshold", "reason", "xp", "bonuses", "drawn"),
}


def choices(state: CyberverseState, seat: Seat) -> tuple[Choice, ...]:
    """Everything this seat may do now. Only what the seat may know decides what is offered."""
    if state.phase == "over":
        return ()
    if over_limit(state) and state.phase != "scoring":
        return tuple(_discards(state, seat))
    if state.last.open_test:
        return tuple(site_choices.settling(state, seat))
    return (*_of_phase(state, seat), *_next(state, seat), *_any_time(state, seat))


def _any_time(state: CyberverseState, seat: Seat) -> Offer:
    """What may be told whenever the game runs."""
    if state.phase in ("setup", "agents", "scoring"):
        return [Choice(do="tell_card", free=FREE["tell_card"])]
    found = [Choice(do=do, free=FREE[do]) for do in ("tell_card", "apply_effect")]
    if team(state, seat):
        found.append(Choice(do="free_test", free=FREE["free_test"]))
    found.extend(CORRECTIONS.offered(state, Correct))
    waiting = [
        story.id
        for story in state.orgs[seat].stories
        if any(not missions.folder_problems(story, at) for at in range(len(story.folders)))
    ]
    free = ("folder", "card")
    found += [Choice(do="open_investigation", one_of={"story": (one,)}, free=free) for one in waiting]
    return found


def _discards(state: CyberverseState, seat: Seat) -> Offer:  # CV-30
    """Too many support cards: one of them goes first."""
    if seat not in over_limit(state):
        return []
    held = tuple(one.id for one in state.orgs[seat].support)
    return [Choice(do="discard_support", one_of={"support": held})]


def _next(state: CyberverseState, seat: Seat) -> Offer:  # CV-20
    """The first player leads on when nothing mandatory is open."""
    is_first = bool(state.order) and seat == state.order[0]
    if state.phase not in driver.NEXT or not is_first or driver.missing(state):
        return []
    return [Choice(do="next_phase")]


def _of_phase(state: CyberverseState, seat: Seat) -> Offer:
    """What belongs to the phase."""
    if is_in(state, Setup):
        return _setup(state)
    if is_in(state, Choosing):
        return [Choice(do="first_agent", free=("sheet",))] if now_choosing(state) == seat else []
    if is_in(state, EventStep):
        return _event(state, seat)
    if is_in(state, Strategy):
        return _strategy(state, seat)
    if is_in(state, Activation):
        return _activation(state, seat)
    if is_in(state, Site):
        return site_choices.choices(state, seat)
    if is_in(state, Entries):
        return _payday(state, seat)
    return [Choice(do="open_row")] if is_in(state, Scoring) else []


def _setup(state: StateIn[Setup]) -> Offer:
    return [
        Choice(do="name_org", free=("name",)),
        Choice(do="set_district", one_of={"number": tuple(map(str, DISTRICTS))}, free=("card",)),
        Choice(do="begin", one_of={"chooser": state.seats}, between={"story_vp": (0, 20)}),
    ]


def _event(state: StateIn[EventStep], seat: Seat) -> Offer:
    if seat != state.order[0]:
        return []
    items = (item for item in driver.checklist(state) if item.is_mandatory and not item.is_done)
    item = next(items, None)
    if item is None:
        return []
    return [Choice(do=item.do, free=("card",) if item.do == "draw_event" else ())]


def _strategy(state: StateIn[Strategy], seat: Seat) -> Offer:
    """The menu of the one whose turn it is."""
    if strategy.now(state) != seat:
        return []
    if state.now.looking:
        return [_keep(state, seat)]
    can = {do for do, reasons in strategy.menu(state, seat).items() if not reasons}
    found = [Choice(do="end_strategy")]
    if "buy" in can:
        found.append(Choice(do="buy", free=("agent", "card")))
    if "repair" in can:
        broken = tuple(
            token.id
            for agent in team(state, seat)
            for token in agent.supply
            if not repairing.problems(state, seat, token)
        )
        found.append(Choice(do="repair", one_of={"supply": broken}))
    found += _support(state, seat)
    for agent in team(state, seat):
        if not training.problems(state, agent):
            found.append(Choice(do="train", one_of={"agent": (agent.id,)}))
            if agent.statuses:
                one_of = {"agent": (agent.id,), "heal": tuple(agent.statuses)}
                found.append(Choice(do="train", one_of=one_of))
    if "look_at_stories" in can:
        found.append(Choice(do="look_at_stories", free=("first", "second")))
    return found


def _support(state: CyberverseState, seat: Seat) -> Offer:  # CV-29, CV-30
    """A new support card, with or without giving one up first."""
    held = tuple(
        one.id for one in state.orgs[seat].support if not support.problems(state, seat, discard=one.id)
    )
    found = [] if support.problems(state, seat) else [Choice(do="take_support", free=("card",))]
    if held:
        found.append(Choice(do="take_support", one_of={"discard": held}, free=("card",)))
    return found


def _keep(state: CyberverseState, seat: Seat) -> Choice:  # CV-43
    """Keep one of the two stories; without a free place one has to be given up."""
    org = state.orgs[seat]
    if len(org.stories) < state.options.open_stories:
        return Choice(do="keep_story", free=("card",))
    old = tuple(story.id for story in stories.replaceable(org))
    return Choice(do="keep_story", one_of={"replaces": old, "give_up": ("true",)}, free=("card",))


def _activation(state: StateIn[Activation], seat: Seat) -> Offer:
    """The agent on its way, the one that is called, or an auxiliary action."""
    if state.now.moving:
        agent = state.agents[state.now.moving.agent]
        return _moves(state, agent, state.now.moving.left) if agent.seat == seat else []
    waiting = activation.calls(state)
    if waiting:
        agent = waiting[0]
        if agent.seat != seat:
            return []
        return [Choice(do=do, one_of={"agent": (agent.id,)}) for do in ("activate", "stay")]
    return _auxiliary(state, seat)


def _moves(state: CyberverseState, agent: Agent, left: int) -> Offer:
    """Where the activated agent may go."""
    found = [Choice(do="end_move")]
    if agent.district is None:
        return [*found, *walking.deploys(state, agent)]
    found += walking.travels(state, agent, left)
    return [*found, *(walking.walks(state, agent) if left else ())]


def _auxiliary(state: StateIn[Activation], seat: Seat) -> Offer:
    """The auxiliary actions of the one whose turn it is."""
    turn = auxiliary.now(state)
    if turn is None or turn[0] != seat:
        return []
    if state.now.looking:
        return [_keep(state, seat)]
    can = {do for do, reasons in auxiliary.menu(state, seat).items() if not reasons}
    found = [Choice(do="recruit", free=("sheet",))] if "recruit" in can else []
    for news in state.news:
        slots = tuple(
            slot for slot in SLOTS if news and not auxiliary.staff_problems(state, seat, news, slot)
        )
        if news and slots:
            found.append(Choice(do="place_staff", one_of={"event": (news.id,), "slot": slots}))
    if "place_ambush" in can:
        free = tuple(str(one) for one in DISTRICTS if not auxiliary.ambush_problems(state, seat, one))
        found.append(Choice(do="place_ambush", one_of={"district": free}))
    home = tuple(agent.id for agent in team(state, seat) if not auxiliary.rescue_problems(state, agent))
    if home:
        found.append(Choice(do="rescue", one_of={"agent": home}))
    if "look_at_stories" in can:
        found.append(Choice(do="look_at_stories", free=("first", "second")))
    if not auxiliary.pass_problems(state, seat):
        found.append(Choice(do="pass_action"))
    return found


def _payday(state: StateIn[Entries], seat: Seat) -> Offer:
    """My entry, until all are in."""
    if payday.is_unfolding(state) and seat not in state.now.papers:
        return []
    found = [Choice(do="pay", free=("sell", "order"))] if seat in payday.must_enter(state) else []
    return [*found, *([Choice(do="reopen_pay")] if seat in state.now.entries else [])]
