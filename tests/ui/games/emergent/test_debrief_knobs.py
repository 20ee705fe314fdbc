"""Changing a plan afterwards: every change is found, and taking all of them back gives the real plan."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.sums import editing, trial
from companion.games.emergent.sums.whatif import what_if
from companion.games.emergent.views.history import FirmRound
from companion.games.emergent.words import CAPACITY, SIZES
from companion.kernel.seat import Seat
from companion.ui.games.emergent.debrief.knobs import undone
from tests.ui.games.emergent import shared_kit as kit

OVER = kit.full_views()["over"]
REGIONS = tuple(region.id for region in OVER.board.regions)
FIRMS = tuple((record.round, firm) for record in OVER.history for firm in record.firms)


@st.composite
def tried(draw: st.DrawFn) -> tuple[int, FirmRound, Plan]:
    """A firm's round and a plan some taps away from the real one."""
    number, firm = draw(st.sampled_from(FIRMS))
    plan = firm.plan
    for _ in range(draw(st.integers(0, 6))):
        stocks = trial.stocks(firm, plan)
        kind = draw(st.sampled_from(("cubes", "cylinders", "build", "sell", "not-build")))
        if kind == "cylinders":
            plan = editing.with_cylinders(plan, draw(st.sampled_from(REGIONS)), draw(st.integers(0, 4)))
        elif kind == "build":
            plan = trial.with_build(plan, firm, draw(st.sampled_from(SIZES)), draw(st.sampled_from(REGIONS)))
        elif not stocks:
            continue
        else:
            stock = draw(st.sampled_from(stocks))
            if kind == "cubes":
                plan = editing.with_cubes(plan, stock.dc, draw(st.integers(0, CAPACITY[stock.size])))
            elif kind == "sell" and not stock.is_new:
                plan = (editing.without_sale if stock.is_sold else editing.with_sale)(plan, stock.dc)
            elif kind == "not-build" and stock.is_new:
                plan = trial.without_build(plan, firm, stock.dc)
    return number, firm, plan


@given(tried())
def test_taking_back_every_change_gives_the_real_plan(case: tuple[int, FirmRound, Plan]) -> None:
    _, firm, plan = case
    for _ in range(40):
        found = trial.changes(firm, plan)
        if not found:
            break
        plan = undone(firm, plan, found[0])
    assert trial.changes(firm, plan) == ()
    assert set(plan.build) == set(firm.plan.build)
    assert set(plan.sell) == set(firm.plan.sell)
    assert plan.products == {dc: count for dc, count in firm.plan.products.items() if count}
    assert plan.marketing == {place: count for place, count in firm.plan.marketing.items() if count}


def test_a_dc_that_is_taken_away_and_built_again_is_the_real_one() -> None:
    _, firm = next((number, firm) for number, firm in FIRMS if firm.plan.build)
    real = firm.plan.build[0]
    again = trial.with_build(
        trial.without_build(firm.plan, firm, real.id), firm, size=real.size, region=real.region
    )
    other_way = trial.without_build(
        trial.with_build(firm.plan, firm, size=real.size, region=real.region), firm, real.id
    )
    for plan in (again, other_way):
        assert set(plan.build) == set(firm.plan.build)
        assert all(change.kind == "cubes" and change.dc == real.id for change in trial.changes(firm, plan))


@given(tried())
def test_a_plan_without_changes_changes_nothing(case: tuple[int, FirmRound, Plan]) -> None:
    number, firm, plan = case
    found = what_if(OVER, number, Seat(firm.seat), plan)
    if found.faults:
        return
    if not trial.changes(firm, plan):
        assert all(one.change == 0 for one in found.firms)
    assert len(found.cities) == len(OVER.history[number - 1].cities)


@given(tried())
def test_a_sold_dc_holds_nothing_and_a_new_one_has_an_id_of_its_own(
    case: tuple[int, FirmRound, Plan],
) -> None:
    _, firm, plan = case
    stocks = trial.stocks(firm, plan)
    assert len({stock.dc for stock in stocks}) == len(stocks)
