"""The cardboard wins: public facts may be corrected, secrets never.

A seat proposes, the table decides; the table's own correction counts at once. Everything that follows from a
corrected fact is worked out anew; a firm whose money or DCs change while it plans has to seal its plan again.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import AnswerCorrection, Correct
from companion.games.emergent.market import Dc
from companion.games.emergent.rules import trading
from companion.games.emergent.rules.refusals import refusal
from companion.games.emergent.state import EmergentState, Firm, Proposal, logged
from companion.games.emergent.words import CAPACITY
from companion.kernel.seat import Actor, Seat, Voice
from companion.kernel.view import LogLine

STOCKED = ("place", "cards", "market", "settle")
"""Phases in which cubes and cylinders lie on the board."""


def apply(state: EmergentState, actor: Actor, action: Correct | AnswerCorrection) -> EmergentState:
    """A correction, or the table's word about one."""
    match action:
        case Correct() if actor == Voice.TABLE:
            return _corrected(state, action, None)
        case Correct():
            if state.proposal:
                raise refusal("correction_waits", "ET-16", by_seat=state.proposal.by)
            _corrected(state, action, Seat(actor))
            log = logged(state, "correction-proposed", Seat(actor), reason=action.reason)
            return replace(state, proposal=Proposal(action, Seat(actor)), log=log)
        case AnswerCorrection(agree=agree):
            proposal = state.proposal
            if proposal is None:
                raise refusal("no_correction", "ET-16")
            state = replace(state, proposal=None)
            if agree:
                return _corrected(state, proposal.correct, proposal.by)
            return replace(state, log=logged(state, "correction-dropped", proposal.by))


def _corrected(state: EmergentState, correct: Correct, by: Seat | None) -> EmergentState:
    """The state as the cardboard has it, or `Rejection`."""
    if correct.seat not in state.seats:
        raise refusal("unknown_seat", "ET-1")
    if correct.region is not None and correct.region not in state.ground.land.regions:
        raise refusal("unknown_place", "ET-16", region=correct.region)
    changed = _fast_cubes(state, correct) if state.mode == "fast_play" else _firm(state, correct)
    if changed is state:
        raise refusal("nothing_to_correct", "ET-16")
    changed = replace(changed, log=_line(state, correct, by))
    if state.phase in ("market", "settle"):
        return trading.recomputed(replace(changed, ready=frozenset()))
    if state.phase == "plan":
        return replace(changed, ready=state.ready - {correct.seat})
    return changed


def _fast_cubes(state: EmergentState, correct: Correct) -> EmergentState:
    """Cubes of one seat in one region (FP-9)."""
    if correct.region is None or correct.cubes is None:
        return state
    here = {**state.cubes[correct.region], correct.seat: correct.cubes}
    return replace(state, cubes={**state.cubes, correct.region: here})


def _firm(state: EmergentState, correct: Correct) -> EmergentState:
    """Money, DCs with their cubes, and cylinders of one firm.

    Where cash is hidden a correction to what it is already is no refusal: that would tell it (A17).
    """
    before = state.firms[correct.seat]
    firm = before if correct.cash is None else replace(before, cash=correct.cash)
    firm = _dcs(state, firm, correct)
    firm = _cylinders(state, firm, correct)
    is_guess = correct.cash is not None and state.rules.cash_visibility == "owner"
    if firm == before and not is_guess:
        return state
    change = firm.cash - before.cash
    corrected = {**state.corrected, correct.seat: state.corrected.get(correct.seat, 0) + change}
    is_open = state.opened is not None
    return replace(
        state,
        firms={**state.firms, correct.seat: firm},
        corrected=corrected if is_open else state.corrected,
    )


def _dcs(state: EmergentState, firm: Firm, correct: Correct) -> Firm:
    """A DC is added, moved, resized, refilled or taken away."""
    if correct.dc is None:
        return firm
    old = next((dc for dc in firm.dcs if dc.id == correct.dc), None)
    if correct.remove:
        if old is None:
            raise refusal("product_unknown_dc", "ET-16", dc=correct.dc)
        return replace(firm, dcs=tuple(dc for dc in firm.dcs if dc != old))
    size = correct.size or (old.size if old else None)
    region = correct.region or (old.region if old else None)
    if size is None or region is None:
        raise refusal("new_dc_needs_place", "ET-16")
    cubes = old.cubes if old and correct.cubes is None else correct.cubes or 0
    if cubes and state.phase not in STOCKED:
        raise refusal("board_is_empty", "ET-33")
    if cubes > CAPACITY[size]:
        facts = {"size": size, "holds": CAPACITY[size], "planned": cubes, "over": cubes - CAPACITY[size]}
        raise refusal("over_capacity", "ET-10", region=state.ground.land.regions[region], **facts)
    new = Dc(correct.dc, size, region, cubes)
    dcs = tuple(new if dc.id == new.id else dc for dc in firm.dcs) if old else (*firm.dcs, new)
    return replace(firm, dcs=dcs)


def _cylinders(state: EmergentState, firm: Firm, correct: Correct) -> Firm:
    """Cylinders in one region, or for one city where the house rule has them there (A3)."""
    ground = state.ground
    place = correct.city if state.rules.marketing_scope == "city" else correct.region
    if correct.cylinders is None or place is None:
        return firm
    if state.phase not in STOCKED:
        raise refusal("board_is_empty", "ET-34")
    if place not in (ground.regions if state.rules.marketing_scope == "city" else ground.regions.values()):
        name = ground.land.regions.get(place, place)
        raise refusal("marketing_no_city", "ET-11", region=name, cylinders=correct.cylinders)
    shown = {**firm.cylinders, place: correct.cylinders}
    return replace(firm, cylinders={name: count for name, count in shown.items() if count})


def _line(state: EmergentState, correct: Correct, by: Seat | None) -> tuple[LogLine, ...]:
    """What was corrected, for everybody to read; a hidden sum is not told (A17)."""
    given = correct.model_dump(exclude_none=True, exclude_defaults=True, exclude={"do", "seat", "reason"})
    names, is_hidden = state.ground.land.regions, state.rules.cash_visibility == "owner"
    what = tuple(
        "cash" if name == "cash" and is_hidden else f"{name}: {names.get(str(value), value)}"
        for name, value in given.items()
    )
    return logged(state, "corrected", by, firm_seat=correct.seat, what=what, reason=correct.reason)
