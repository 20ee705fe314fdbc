"""The cardboard wins: public facts may be corrected, secrets never.

A seat proposes, the table decides; the table's own correction counts at once. Everything that follows from a
corrected fact is worked out anew; a firm whose money or DCs change while it plans has to seal its plan again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.emergent.actions import Correct
from companion.games.emergent.rules import trading
from companion.games.emergent.rules.refusals import refusal
from companion.games.emergent.state import EmergentState, city_name
from companion.games.emergent.state.phases import (
    Allocating,
    Firm,
    Laying,
    Placing,
    Planning,
    Stocked,
    Trading,
    Typing,
)
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.words import CAPACITY, REFUSALS
from companion.kernel.action import Fact
from companion.kernel.proposals import Corrections
from companion.kernel.seat import Seat


def corrected(state: EmergentState, correct: Correct, by: Seat | None) -> EmergentState:
    """The state as the cardboard has it, or `Rejection`."""
    if correct.seat not in state.seats:
        raise refusal("unknown_seat", "ET-1")
    if correct.region is not None and correct.region not in state.ground.land.regions:
        raise refusal("unknown_place", "ET-16", region=correct.region)
    changed = _fast_cubes(state, correct) if state.mode == "fast_play" else _firm(state, correct)
    if changed is state:
        raise refusal("nothing_to_correct", "ET-16")
    changed = _said(state, changed, correct, by)
    match changed.step:
        case Trading() as step:
            return trading.recomputed(changed, replace(step, agreed=frozenset()))
        case Planning() as step:
            anew = {correct.seat}
            step = replace(step, ready=step.ready - anew, folded=step.folded - anew)
            return replace(changed, step=step)
        case _:
            return changed


def _fast_cubes(state: EmergentState, correct: Correct) -> EmergentState:  # FP-9
    """Cubes of one seat in one region."""
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
    state = replace(state, firms={**state.firms, correct.seat: firm})
    match state.step:
        case Allocating() | Placing() | Typing() | Trading() as step:
            opened, change = step.round, firm.cash - before.cash
            sums = {**opened.corrected, correct.seat: opened.corrected.get(correct.seat, 0) + change}
            return replace(state, step=replace(step, round=replace(opened, corrected=sums)))
        case _:
            return state


def _dcs(state: EmergentState, firm: Firm, correct: Correct) -> Firm:
    """A DC is added, moved, resized, refilled or taken away."""
    if correct.dc is None:
        return firm
    if isinstance(state.step, Laying):
        raise refusal("lay_instead", "ET-42")
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
    if cubes and not isinstance(state.step, Stocked):
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
    if not isinstance(state.step, Stocked):
        raise refusal("board_is_empty", "ET-34")
    if place not in (ground.regions if state.rules.marketing_scope == "city" else ground.regions.values()):
        name = ground.land.regions.get(place, place)
        raise refusal("marketing_no_city", "ET-11", region=name, cylinders=correct.cylinders)
    shown = {**firm.cylinders, place: correct.cylinders}
    return replace(firm, cylinders={name: count for name, count in shown.items() if count})


def _said(before: EmergentState, after: EmergentState, correct: Correct, by: Seat | None) -> EmergentState:
    """What is another number now, and what it was, for everybody to read; a hidden sum is not told (A17)."""
    names = before.ground.land.regions
    facts: dict[str, Fact] = {"firm_seat": correct.seat, "reason": correct.reason}
    if before.mode == "fast_play" and correct.region is not None:
        was = before.cubes[correct.region].get(correct.seat, 0)
        facts |= {"region": names[correct.region], "n": correct.cubes or 0, "was": was}
        return after.logged("corrected-pile", by, **facts)
    was_firm, firm = before.firms[correct.seat], after.firms[correct.seat]
    if correct.cash is not None and before.rules.cash_visibility == "owner":
        after = after.logged("corrected-hidden-cash", by, **facts)
    elif correct.cash is not None:
        cash = {"n": firm.cash, "was": was_firm.cash}
        after = after.logged("corrected-cash", by, **facts, **cash)
    if correct.dc is not None:
        after = _said_dc(after, was_firm, firm, correct.dc, by, facts)
    place = correct.city if before.rules.marketing_scope == "city" else correct.region
    if correct.cylinders is not None and place is not None:
        shown = {"n": correct.cylinders, "was": was_firm.cylinders.get(place, 0)}
        where = names.get(place) or city_name(before, place)
        after = after.logged("corrected-cylinders", by, place=where, **facts, **shown)
    return after


def _said_dc(
    after: EmergentState, was_firm: Firm, firm: Firm, dc_id: str, by: Seat | None, facts: dict[str, Fact]
) -> EmergentState:
    """A DC that came, went, changed, or holds another number of cubes."""
    was = next((dc for dc in was_firm.dcs if dc.id == dc_id), None)
    now = next((dc for dc in firm.dcs if dc.id == dc_id), None)
    one = now or was
    if one is None:
        return after
    facts = {**facts, "region": after.ground.land.regions[one.region], "size": one.size}
    if now is None:
        return after.logged("corrected-dc-gone", by, **facts)
    if was is None or (was.size, was.region) != (now.size, now.region):
        after = after.logged("corrected-dc", by, **facts)
    if now.cubes != (was.cubes if was else 0):
        cubes = {"n": now.cubes, "was": was.cubes if was else 0}
        after = after.logged("corrected-cubes", by, **facts, **cubes)
    return after


CORRECTIONS: Final = Corrections(REFUSALS, "ET-16", corrected)
