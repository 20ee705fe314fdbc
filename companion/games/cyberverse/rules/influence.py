"""Influence: the only organization with agents places a token or removes one (CV-79, CV-80)."""

from __future__ import annotations

from companion.games.cyberverse.actions import Influence
from companion.games.cyberverse.rules import missions
from companion.games.cyberverse.rules.ledger import logged, with_org, with_site
from companion.games.cyberverse.rules.places import agents_in
from companion.games.cyberverse.rules.refusals import refusal, why
from companion.games.cyberverse.state import AtSite, S
from companion.games.cyberverse.words import DISTRICT_INFLUENCE, INFLUENCE_TOKENS
from companion.kernel.action import Reason
from companion.kernel.seat import Seat


def alone(state: AtSite) -> Seat | None:
    """The one organization with agents on the board; None when there is none, or several (CV-79)."""
    here = {agent.seat for agent in agents_in(state, state.now.district)}
    return next(iter(here)) if len(here) == 1 else None


def rivals(state: AtSite, seat: Seat) -> tuple[Seat, ...]:
    """Others with tokens in this district."""
    at = state.now.district - 1
    return tuple(one for one, org in state.orgs.items() if one != seat and org.influence[at])


def can_place(state: AtSite, seat: Seat) -> bool:
    """Fewer than three there, and a token at home; with the other house rule only without rivals (A40)."""
    org, at = state.orgs[seat], state.now.district - 1
    is_free = org.influence[at] < DISTRICT_INFLUENCE and sum(org.influence) < INFLUENCE_TOKENS
    return is_free and not (state.options.influence_mode == "must_remove_first" and rivals(state, seat))


def is_due(state: AtSite) -> bool:
    """Somebody is alone and can do something."""
    site, seat = state.now, alone(state)
    return (
        not site.influence_done and seat is not None and (can_place(state, seat) or bool(rivals(state, seat)))
    )


def why_not(state: AtSite) -> Reason | None:
    """Why nobody places here (CV-79, A64)."""
    here = {agent.seat for agent in agents_in(state, state.now.district)}
    if len(here) > 1:
        return why("contested", "CV-79", orgs_seats=tuple(sorted(here)))
    return None if here else why("nobody_here", "CV-79")


def changed(state: AtSite, seat: Seat, action: Influence) -> AtSite:
    """Place, or remove one token of a rival (CV-79)."""
    _check_alone(state, seat)
    district = state.now.district
    org, name = state.orgs[seat], state.boards[district].card.name
    if action.remove is None:
        if org.influence[district - 1] >= DISTRICT_INFLUENCE:
            raise refusal("influence_max", "CV-79", most=DISTRICT_INFLUENCE)
        if not can_place(state, seat):
            raise refusal("remove_first", "CV-79", rivals_seats=rivals(state, seat))
        state = placed(state, seat, district, org.influence[district - 1] + 1)
        state = logged(state, "influence", seat, district=name)
    else:
        rival = action.remove
        if rival not in rivals(state, seat):
            raise refusal("no_token", "CV-79")
        state = placed(state, rival, district, state.orgs[rival].influence[district - 1] - 1)
        state = logged(state, "influence-removed", seat, rival_seat=rival, district=name)
    return with_site(state, influence_done=True)


def _check_alone(state: AtSite, seat: Seat) -> None:
    if alone(state) == seat:
        return
    reason = why_not(state)
    if reason:
        raise refusal(reason.code.removeprefix("cyberverse."), reason.rule, **reason.facts)
    raise refusal("not_your_turn", "CV-79", turn_seat=alone(state) or "")


def placed(state: S, seat: Seat, district: int, tokens: int) -> S:
    """So many tokens there; red missions are checked again (CV-80)."""
    grid = state.orgs[seat].influence
    state = with_org(state, seat, influence=(*grid[: district - 1], tokens, *grid[district:]))
    return missions.rechecked(state, seat)


def skipped(state: AtSite, seat: Seat) -> AtSite:
    """Only who cannot place may let it be (A40)."""
    _check_alone(state, seat)
    if can_place(state, seat):
        raise refusal("must_place", "CV-79")
    if state.options.influence_mode == "must_remove_first" and rivals(state, seat):
        raise refusal("remove_first", "CV-79", rivals_seats=rivals(state, seat))
    return with_site(state, influence_done=True)
