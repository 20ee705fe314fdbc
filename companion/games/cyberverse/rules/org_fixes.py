"""Corrections of organizations: what they own and know, and when they act."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from companion.games.cyberverse.actions import FixInfluence, FixMission, FixOrder, FixOrg, FixSupport
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules import influence, missions
from companion.games.cyberverse.rules.fixes import Lines, given, known_seat, said
from companion.games.cyberverse.rules.ledger import booked, named, remembered, with_org
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.rules.setup import name_problems
from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.state.organization import ModifierDeck, Resolved
from companion.games.cyberverse.views.organization import SupportView
from companion.games.cyberverse.words import MODIFIERS
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def org(state: CyberverseState, fix: FixOrg) -> CyberverseState:
    """Name, cash, actions, resolved stories and the discard of an organization."""
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


def org_said(fix: FixOrg, before: CyberverseState, after: CyberverseState) -> Lines:
    """What is another value of the organization now."""
    was, now = before.orgs[fix.seat], after.orgs[fix.seat]
    org = was.name
    if fix.name is not None:
        yield said("corrected-name", org=org, name=now.name)
    if fix.cash is not None:
        yield said("corrected-cash", org=org, n=now.cash, was=was.cash)
    if fix.actions is not None:
        yield said("corrected-actions", org=org, n=now.actions, was=was.actions)
    if fix.resolved is not None:
        old, new = (sum(one.vp for one in side.resolved) for side in (was, now))
        yield said("corrected-stories", org=org, n=new, was=old)
    if fix.discard is not None:
        yield said("corrected-discard", org=org, n=len(fix.discard))


def _discard(state: CyberverseState, seat: Seat, cards: tuple[int, ...]) -> CyberverseState:
    """Only a real deck can differ from what the app says."""
    if state.options.modifier_deck == "app":
        raise refusal("app_draws", "CV-17")
    left = Counter(MODIFIERS) - Counter(cards)
    if Counter(cards) - Counter(MODIFIERS):
        raise refusal("card_gone", "CV-17", card=cards[-1])
    deck = ModifierDeck(Hidden(tuple(left.elements())), cards, state.orgs[seat].deck.shuffles)
    return with_org(state, seat, deck=deck)


def support(state: CyberverseState, fix: FixSupport) -> CyberverseState:
    """A support card more or less."""
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


def support_said(fix: FixSupport, before: CyberverseState, _after: CyberverseState) -> Lines:
    """Which card came or went."""
    org = before.orgs[fix.seat]
    for gone in (one for one in org.support if one.id == fix.remove):
        yield said("corrected-no-support", org=org.name, card=gone.card.name)
    if fix.card is not None:
        yield said("corrected-support", org=org.name, card=fix.card.name)


def influenced(state: CyberverseState, fix: FixInfluence) -> CyberverseState:
    """Influence tokens of an organization in a district."""
    return influence.placed(state, known_seat(state, fix.seat), fix.district, fix.tokens)


def influenced_said(fix: FixInfluence, before: CyberverseState, _after: CyberverseState) -> Lines:
    """How many tokens, and where."""
    org, at = before.orgs[fix.seat], fix.district - 1
    where = before.boards[fix.district].card.name
    facts = {"n": fix.tokens, "was": org.influence[at]}
    yield said("corrected-influence", org=org.name, where=where, **facts)


def mission(state: CyberverseState, fix: FixMission) -> CyberverseState:
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


def mission_said(fix: FixMission, before: CyberverseState, _after: CyberverseState) -> Lines:
    """Whose mission is done, or is not."""
    if (found := missions.find(before, fix.mission)) is None:
        return
    seat, mission = found
    name = mission.spec.name or mission.spec.kind
    org = before.orgs[seat].name
    yield said("corrected-mission", org=org, name=name, done=fix.done)


def order(state: CyberverseState, fix: FixOrder) -> CyberverseState:  # CV-8
    """Another turn order for this turn, by the table's word."""
    if sorted(fix.order) != sorted(state.seats):
        raise refusal("not_everybody", "CV-8")
    by_seat = {place.seat: place for place in state.places}
    places = tuple(
        by_seat[seat].model_copy(update={"place": at, "decided_by": "corrected"})
        for at, seat in enumerate(fix.order, start=1)
    )
    return replace(state, order=fix.order, places=places)


def order_said(fix: FixOrder, before: CyberverseState, _after: CyberverseState) -> Lines:
    """Who acts when."""
    orgs = tuple(before.orgs[seat].name for seat in fix.order)
    yield said("corrected-order", orgs=orgs)
