"""A table's game in figures agrees with its own debrief, and is made of what everybody sees (ET-37)."""

from __future__ import annotations

from functools import cache

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.sums.results import results
from companion.games.emergent.views import EmergentView
from companion.kernel.results import Measure, Results
from tests.games.emergent.kit import KIT
from tests.games.walking import walk

FULL = ("four, cards typed", "three, dealt by the app", "two learn with a saved deck")


@cache
def ended(table: str) -> EmergentView:
    """The public view of a finished game."""
    *_, last = walk(KIT.eager(), table, 1, 2_000)
    assert GAME.outcome(last.after) is not None
    return GAME.view(last.after, None)


def measures(found: Results) -> dict[str, Measure]:
    return {one.name: one for one in found.measures}


@pytest.mark.parametrize("table", FULL)
def test_et_37_the_figures_are_those_of_the_games_own_end(table: str) -> None:
    view = ended(table)
    found = results(view)
    assert found is not None
    assert view.end is not None
    assert view.end.debrief is not None
    figures = measures(found)
    assert (found.is_over, found.round, found.winners) == (True, view.rounds, view.end.winners)
    for firm in view.end.firms:
        assert figures["money"].of(firm.seat) == firm.total
        assert figures["sold"].of(firm.seat) == firm.units_sold
    for sums in view.end.debrief.sums:
        assert figures["income"].of(sums.seat) == sums.income
        assert figures["transport"].of(sums.seat) == sums.transport
    lost = view.end.debrief.tie_losses
    for seat in view.seats:
        assert figures["unsold"].of(seat) == sum(view.end.debrief.unsold[seat])
        assert figures["ties"].of(seat) == sum(one.units for one in lost if one.seat == seat)


@pytest.mark.parametrize("table", FULL)
def test_et_37_the_best_plan_gained_most_and_the_worst_least(table: str) -> None:
    view = ended(table)
    found = results(view)
    assert found is not None
    changes = [ledger.change for record in view.history for ledger in record.ledgers]
    said = {line.code: line.facts for line in found.findings}
    assert said["emergent-finding-best-plan"]["change"] == max(change or 0 for change in changes)
    assert said["emergent-finding-worst-plan"]["change"] == min(change or 0 for change in changes)


def test_et_37_nothing_is_told_before_a_round_is_closed_and_rounds_come_one_by_one() -> None:
    told: list[int] = []
    for step in walk(KIT.eager(), "three, dealt by the app", 1, 2_000):
        found = results(GAME.view(step.after, None))
        told.append(found.round if found else 0)
        if found and not found.is_over:
            assert {one.name for one in found.measures} == {"money", "sold", "unsold"}
            assert not found.findings
    assert told[0] == 0
    assert sorted(set(told)) == [0, 1, 2, 3, 4]
    assert told == sorted(told)


def test_et_a17_hidden_money_stays_hidden_until_the_end() -> None:
    for step in walk(KIT.eager(), "owners ship, cash hidden", 1, 2_000):
        found = results(GAME.view(step.after, None))
        if found and not found.is_over:
            assert {one.name for one in found.measures} == {"sold", "unsold"}


def test_fast_play_has_nothing_to_compare() -> None:
    fast = next(name for name, (_, options) in KIT.tables.items() if options.mode == "fast_play")
    *_, last = walk(KIT.eager(), fast, 1, 2_000)
    assert results(GAME.view(last.after, None)) is None
