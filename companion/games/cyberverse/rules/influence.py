"""Influence: the only organization with agents places a token or removes one."""

from __future__ import annotations

from companion.games.cyberverse.actions import Influence
from companion.games.cyberverse.rules import missions
from companion.games.cyberverse.rules.ledger import with_org, with_site
from companion.games.cyberverse.rules.places import agents_in
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import why
from companion.games.cyberverse.state import AtSite, S
from companion.games.cyberverse.words import DISTRICT_INFLUENCE
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def alone(state: AtSite) -> Seat | None:
    """The one organization with agents on the board; None when there is none, or several."""
    here = {agent.seat for agent in agents_in(state, state.now.district)}
    return next(iter(here)) if len(here) == 1 else None


def rivals(state: AtSite, seat: Seat) -> tuple[Seat, ...]:
    """Others with tokens in this district."""
    at = state.now.district - 1
    return tuple(one for one, org in state.orgs.items() if one != seat and org.influence[at])


def problems(state: AtSite, seat: Seat, remove: Seat | None = None) -> Reasons:
    """Why this organization does not place a token here, or remove one of that rival (CV-79, A40)."""
    if others := _alone_problems(state, seat):
        return others
    found = rivals(state, seat)
    if remove is not None:
        return () if remove in found else (why("no_token", "CV-79"),)
    if state.orgs[seat].influence[state.now.district - 1] >= DISTRICT_INFLUENCE:
        return (why("influence_max", "CV-79", most=DISTRICT_INFLUENCE),)
    return _rivals_first(state, found)


def skip_problems(state: AtSite, seat: Seat) -> Reasons:
    """Why this organization does not let it be: only who cannot place may (A40)."""
    if others := _alone_problems(state, seat):
        return others
    if not problems(state, seat):
        return (why("must_place", "CV-79"),)
    return _rivals_first(state, rivals(state, seat))


def _rivals_first(state: AtSite, found: tuple[Seat, ...]) -> Reasons:
    """House rule `influence_mode=must_remove_first` (A40)."""
    is_first = state.options.influence_mode == "must_remove_first"
    return (why("remove_first", "CV-79", rivals_seats=found),) if is_first and found else ()


def _alone_problems(state: AtSite, seat: Seat) -> Reasons:
    here = alone(state)
    if here == seat:
        return ()
    return why_not(state) or (why("not_your_turn", "CV-79", turn_seat=here or ""),)


def is_due(state: AtSite) -> bool:
    """Somebody is alone and can do something."""
    seat = alone(state)
    if state.now.influence_done or seat is None:
        return False
    return not problems(state, seat) or bool(rivals(state, seat))


def why_not(state: AtSite) -> Reasons:
    """Why nobody places here (A64)."""
    here = {agent.seat for agent in agents_in(state, state.now.district)}
    if len(here) > 1:
        return (why("contested", "CV-79", orgs_seats=tuple(sorted(here))),)
    return () if here else (why("nobody_here", "CV-79"),)


def changed(state: AtSite, seat: Seat, action: Influence) -> AtSite:
    """Place, or remove one token of a rival."""
    rival, district = action.remove, state.now.district
    refuse_faults(problems(state, seat, rival))
    name = state.boards[district].card.name
    if rival is None:
        state = placed(state, seat, district, state.orgs[seat].influence[district - 1] + 1)
        state = state.logged("influence", seat, district=name)
    else:
        state = placed(state, rival, district, state.orgs[rival].influence[district - 1] - 1)
        state = state.logged("influence-removed", seat, rival_seat=rival, district=name)
    return with_site(state, influence_done=True)


def placed(state: S, seat: Seat, district: int, tokens: int) -> S:  # CV-80
    """So many tokens there; red missions are checked again."""
    grid = state.orgs[seat].influence
    state = with_org(state, seat, influence=(*grid[: district - 1], tokens, *grid[district:]))
    return missions.rechecked(state, seat)


def skipped(state: AtSite, seat: Seat) -> AtSite:
    """Nothing changes here this turn (A40)."""
    refuse_faults(skip_problems(state, seat))
    return with_site(state, influence_done=True)
