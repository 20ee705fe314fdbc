"""Each kind of correction, one function."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from companion.games.cyberverse.actions import (
    Fix,
    FixAgent,
    FixDistrict,
    FixEvent,
    FixHenchman,
    FixInfluence,
    FixMission,
    FixNewAgent,
    FixNewSupply,
    FixOrder,
    FixOrg,
    FixSupply,
    FixSupport,
    FixZones,
)
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules import agent_fixes, auxiliary, influence, missions
from companion.games.cyberverse.rules.agent_fixes import given, known_agent, known_seat
from companion.games.cyberverse.rules.buying import slot_problems, with_supply
from companion.games.cyberverse.rules.ledger import (
    booked,
    named,
    remembered,
    with_org,
)
from companion.games.cyberverse.rules.places import position_problems, with_relation, zone_problems
from companion.games.cyberverse.rules.refusals import refusal, refuse_faults
from companion.games.cyberverse.rules.setup import name_problems
from companion.games.cyberverse.state import (
    CyberverseState,
    Henchman,
    ModifierDeck,
    News,
    Place,
    Resolved,
)
from companion.games.cyberverse.sums.zones import pair
from companion.games.cyberverse.views.organization import SupportView
from companion.games.cyberverse.words import AMBUSH_TOKENS, MODIFIERS
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat


def fixed(state: CyberverseState, fix: Fix) -> CyberverseState:  # noqa: C901 - one case a kind
    """The state with this fact put right, or `Rejection`."""
    match fix:
        case FixOrg():
            return _org(state, fix)
        case FixAgent():
            return agent_fixes.agent(state, fix)
        case FixNewAgent():
            return agent_fixes.new_agent(state, fix)
        case FixSupply():
            return agent_fixes.supply(state, fix)
        case FixNewSupply(agent=agent_id, card=card):
            refuse_faults(faults(card))
            agent = known_agent(state, agent_id)
            refuse_faults(slot_problems(agent, card))
            return with_supply(state, agent, card)
        case FixSupport():
            return _support(state, fix)
        case FixInfluence(seat=seat, district=district, tokens=tokens):
            return influence.placed(state, known_seat(state, seat), district, tokens)
        case FixDistrict():
            return _district(state, fix)
        case FixZones(district=district, one=one, other=other, relation=relation):
            refuse_faults(zone_problems(state, district, one))
            refuse_faults(zone_problems(state, district, other))
            if one == other or relation == "same":
                raise refusal("nothing_to_correct", "CV-90")
            return with_relation(state, district, one, other, relation)
        case FixHenchman():
            return _henchman(state, fix)
        case FixMission():
            return _mission(state, fix)
        case FixEvent():
            return _event(state, fix)
        case FixOrder(order=order):
            return _order(state, order)


def _org(state: CyberverseState, fix: FixOrg) -> CyberverseState:
    seat = known_seat(state, fix.seat)
    org = state.orgs[seat]
    if fix.name is not None:
        refuse_faults(name_problems(state, seat, fix.name))
    state = with_org(state, seat, **given(name=fix.name, actions=fix.actions))
    if fix.resolved is not None:
        kept = tuple(
            replace(org.resolved[at], vp=vp) if at < len(org.resolved) else Resolved(f"#{at + 1}", vp)
            for at, vp in enumerate(fix.resolved)
        )
        state = with_org(state, seat, resolved=kept)
    if fix.discard is not None:
        state = _discard(state, seat, fix.discard)
    if fix.cash is not None:
        state = booked(state, seat, fix.cash - org.cash, "corrected")
    return state


def _discard(state: CyberverseState, seat: Seat, cards: tuple[int, ...]) -> CyberverseState:
    """Only a real deck can differ from what the app says."""
    if state.options.modifier_deck == "app":
        raise refusal("app_draws", "CV-17")
    left = Counter(MODIFIERS) - Counter(cards)
    if Counter(cards) - Counter(MODIFIERS):
        raise refusal("card_gone", "CV-17", card=cards[-1])
    deck = ModifierDeck(Hidden(tuple(left.elements())), cards, state.orgs[seat].deck.shuffles)
    return with_org(state, seat, deck=deck)


def _support(state: CyberverseState, fix: FixSupport) -> CyberverseState:
    seat = known_seat(state, fix.seat)
    held = state.orgs[seat].support
    if fix.remove is not None:
        if fix.remove not in [one.id for one in held]:
            raise refusal("no_support", "CV-90")
        held = tuple(one for one in held if one.id != fix.remove)
    if fix.card is not None:
        refuse_faults(faults(fix.card))
        state, support = named(remembered(state, fix.card), "c")
        held = (*held, SupportView(id=support, card=fix.card))
    return with_org(state, seat, support=held)


def _district(state: CyberverseState, fix: FixDistrict) -> CyberverseState:
    board = state.boards[fix.district]
    if fix.ambush is not None:
        holder = None if fix.ambush == "nobody" else known_seat(state, Seat(fix.ambush))
        if holder and board.ambush != holder and auxiliary.ambush_left(state, holder) <= 0:
            raise refusal("no_ambush", "CV-41", most=AMBUSH_TOKENS)
        board = replace(board, ambush=holder)
        state = replace(state, boards={**state.boards, fix.district: board})
    if fix.to is not None and fix.points is not None and fix.to != fix.district:
        known = {**state.distances, pair(fix.district, fix.to): fix.points}
        state = replace(state, distances=known)
    return state


def _henchman(state: CyberverseState, fix: FixHenchman) -> CyberverseState:
    if fix.figure is None:
        if fix.name is None or fix.district is None:
            raise refusal("nothing_to_correct", "CV-90")
        state, figure_id = named(state, "h")
        figure = Henchman(figure_id, fix.name, fix.district, fix.zone or 1)
    elif fix.figure in state.henchmen:
        figure = state.henchmen[fix.figure]
    else:
        raise refusal("no_henchman", "CV-90")
    if fix.remove:
        left = {at: one for at, one in state.henchmen.items() if at != figure.id}
        return replace(state, henchmen=left)
    changes = given(
        name=fix.name, district=fix.district, zone=fix.zone, position=fix.position, health=fix.health
    )
    figure = replace(figure, **changes)
    refuse_faults(zone_problems(state, figure.district, figure.zone))
    if figure.position == "hacking":
        raise refusal("no_henchmen_hacking", "CV-73")
    found = position_problems(state, figure.district, figure.zone, figure.position, figure.id)
    refuse_faults(found)
    return replace(state, henchmen={**state.henchmen, figure.id: figure})


def _mission(state: CyberverseState, fix: FixMission) -> CyberverseState:
    """Marked with its reward, or unmarked with its XP token; cash that was paid is corrected by itself."""
    found = missions.find(state, fix.mission)
    if found is None:
        raise refusal("no_mission", "CV-90")
    seat, mission = found
    if mission.done == fix.done:
        raise refusal("nothing_to_correct", "CV-90")
    if fix.done:
        return missions.resolved(missions.done(state, seat, mission), seat)
    undone = replace(mission, done=False, xp=None, passed=(False,) * len(mission.passed))
    return missions.with_mission(state, seat, undone)


def _event(state: CyberverseState, fix: FixEvent) -> CyberverseState:
    if fix.place > len(state.news):
        raise refusal("duration", "CV-22", duration=fix.place, slots=len(state.news))
    news = state.news[fix.place - 1]
    if fix.remove:
        news = None
    elif fix.card is not None:
        refuse_faults(faults(fix.card, len(state.news)))
        state, event = named(remembered(state, fix.card), "e")
        news = News(event, fix.card)
    if fix.slot is not None and fix.staff is not None and news is not None:
        others = tuple(one for one in news.staff if one[1] != fix.slot and one[0] not in fix.staff)
        placed = tuple((known_seat(state, seat), fix.slot) for seat in dict.fromkeys(fix.staff))
        news = replace(news, staff=(*others, *placed))
    slots = tuple(news if at == fix.place else one for at, one in enumerate(state.news, start=1))
    return replace(state, news=slots)


def _order(state: CyberverseState, order: tuple[Seat, ...]) -> CyberverseState:  # CV-8
    """Another turn order for this turn, by the table's word."""
    if sorted(order) != sorted(state.seats):
        raise refusal("not_everybody", "CV-8")
    by_seat = {place.seat: place for place in state.places}
    places = tuple(Place(seat, by_seat[seat].cash, by_seat[seat].initiative, "corrected") for seat in order)
    return replace(state, order=order, places=places)
