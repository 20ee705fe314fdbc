"""Choices on paper: folded while others seal, typed once everybody else is ready."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.rules import brawl, payday, tokens
from companion.games.cyberverse.rules.ledger import with_site
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import CyberverseState, entered, is_in
from companion.games.cyberverse.state.phases import Entries
from companion.games.cyberverse.state.site import Fight, Site
from companion.kernel.seat import Seat


def foldable(state: CyberverseState) -> tuple[Seat, ...]:
    """Who may put it on paper now: each that the table still waits for, while something is secret."""
    if is_in(state, Fight):
        waiting = () if state.now.is_locked else tokens.waiting(state)
        return tuple(dict.fromkeys(agent.seat for agent in waiting))
    if is_in(state, Site):
        is_at_once = state.options.fight_declaration == "simultaneous" and state.now.step == "declare"
        return brawl.to_declare(state) if is_at_once and not brawl.is_unfolding(state) else ()
    return () if payday.is_unfolding(state) else payday.waiting(state)


def lying(state: CyberverseState) -> tuple[Seat, ...]:
    """Whose paper lies folded on the table and is not typed yet."""
    if is_in(state, Site) and state.now.step == "declare":
        return tuple(seat for seat in state.now.papers if seat not in state.now.declared)
    if is_in(state, Entries):
        return tuple(seat for seat in state.now.papers if seat not in state.now.entries)
    return ()


def unfolding(state: CyberverseState) -> tuple[Seat, ...]:
    """Whose paper is typed now; nobody's while others still choose."""
    if is_in(state, Site) and brawl.is_unfolding(state):
        return brawl.to_declare(state)
    return payday.waiting(state) if payday.is_unfolding(state) else ()


def folded(state: CyberverseState, seat: Seat) -> CyberverseState:
    """This seat is ready; what it chose comes later."""
    if seat not in state.seats:
        raise refusal("paper_stranger", "CV-2")
    if seat not in foldable(state):
        raise refusal("paper_not_now", "CV-52")
    state = state.logged("paper", seat)
    if is_in(state, Fight):
        mine = {agent.id for agent in tokens.waiting(state) if agent.seat == seat}
        return with_site(state, face_down=state.now.face_down | mine)
    if is_in(state, Site):
        return with_site(state, papers=(*state.now.papers, seat))
    if is_in(state, Entries):
        return entered(state, replace(state.now, papers=(*state.now.papers, seat)))
    return state
