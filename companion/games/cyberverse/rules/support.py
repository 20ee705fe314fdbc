"""Support cards: one new a phase, never more than three or the Reputation of all agents (CV-29)."""

from __future__ import annotations

from companion.games.cyberverse.actions import TakeSupport
from companion.games.cyberverse.packs.cards import SupportCard
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules.agents import value
from companion.games.cyberverse.rules.ledger import booked, named, remembered, team, with_org
from companion.games.cyberverse.rules.reasons import Reasons, funds, unless_open
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import CyberverseState, S
from companion.games.cyberverse.state.organization import Org
from companion.games.cyberverse.sums import payday
from companion.games.cyberverse.views.organization import SupportView
from companion.games.cyberverse.words import SUPPORT_SLOTS
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def limit(state: CyberverseState, seat: Seat) -> int:
    """How many this organization may hold."""
    return payday.support_limit([value(agent, "reputation") for agent in team(state, seat)])


def over_limit(state: CyberverseState) -> tuple[Seat, ...]:
    """Who holds too many and has to discard before anything else."""
    return tuple(
        seat for seat, org in state.orgs.items() if org.support and len(org.support) > limit(state, seat)
    )


def must_discard(state: CyberverseState, org: Org) -> int:
    """How many have to go."""
    return max(len(org.support) - limit(state, org.seat), 0)


def problems(
    state: CyberverseState, seat: Seat, card: SupportCard | None = None, discard: str | None = None
) -> Reasons:
    """Why this card cannot be taken when `discard` goes first; without a card, why no card can."""
    org = state.orgs[seat]
    if card and (wrong := faults(card)):
        return wrong
    if org.support_taken:
        return (why("support_once", "CV-29"),)
    held = [one.id for one in org.support]
    if discard is not None and discard not in held:
        return (why("no_support", "CV-30"),)
    most = limit(state, seat)
    if len(held) - (discard is not None) >= most:
        return (why("support_slots" if most >= SUPPORT_SLOTS else "support_limit", "CV-30", limit=most),)
    return funds(org, cost(state, card), "CV-29") if card else ()


def closed(state: CyberverseState, seat: Seat) -> Reasons:
    """Why no card can be taken, not even when one of mine goes first."""
    ways = (None, *(one.id for one in state.orgs[seat].support))
    return unless_open(problems(state, seat, discard=discard) for discard in ways)


def cost(state: CyberverseState, card: SupportCard) -> int:
    """Free, or what is printed (A16)."""
    return card.cost if state.options.support_cost == "printed" else 0


def taken(state: CyberverseState, seat: Seat, action: TakeSupport) -> CyberverseState:
    """A new card; an owned one may go first."""
    card = action.card
    refuse_faults(problems(state, seat, card, action.discard))
    state = discarded(state, seat, action.discard) if action.discard else state
    price = cost(state, card)
    state = booked(state, seat, -price, "support", name=card.name)
    state, support = named(remembered(state, card), "c")
    held = (*state.orgs[seat].support, SupportView(id=support, card=card))
    state = with_org(state, seat, support=held, support_taken=True)
    return state.logged("support", seat, name=card.name, cost=price)


def discarded(state: S, seat: Seat, support: str) -> S:
    """A support card is given up, at any time."""
    held = state.orgs[seat].support
    gone = [one for one in held if one.id == support]
    refuse_faults(() if gone else (why("no_support", "CV-30"),))
    state = with_org(state, seat, support=tuple(one for one in held if one.id != support))
    return state.logged("support-gone", seat, name=gone[0].card.name)
