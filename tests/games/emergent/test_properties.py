"""Promises about every game: money and pieces are conserved, what is hidden stays hidden."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.options import EmergentOptions, HouseRules
from companion.games.emergent.state import EmergentState
from companion.games.emergent.views.history import RoundRecord
from companion.games.emergent.words import (
    BUILD,
    CAPACITY,
    CUBES,
    CYLINDERS,
    DISCS,
    OPERATING,
    RESALE,
    SIZES,
    START_CASH,
    transport_price,
)
from companion.kernel.seat import Seat
from tests.games.emergent.kit import FIVE, KIT
from tests.games.emergent.table import settled
from tests.games.walking import walk

PLAIN = replace(KIT.eager(), answers=lambda _view, _pick: None)
"""Nobody corrects anything, the host says nothing."""


FULL = [name for name, (_, options) in KIT.tables.items() if options.mode == "full"]


TYPED = [name for name in FULL if KIT.tables[name][1].demand == "typed"]


@pytest.mark.parametrize("table", FULL)
@pytest.mark.parametrize("number", [31, 32])
def test_money_goes_to_the_bank_and_comes_from_it(table: str, number: int) -> None:
    """What firms hold is what they started with and what the bank paid, counted event by event."""
    *_, last = walk(PLAIN, table, number, 3_000)
    state = last.after
    assert state.phase == "over"
    bank = 0
    cash = dict.fromkeys(state.seats, START_CASH) if state.use != "round" else _began_with(state)
    begun = sum(cash.values())
    for record in state.records:
        for firm, ledger in zip(record.firms, record.ledgers, strict=True):
            assert firm.cash == ledger.start == cash[firm.seat]
            paid = _events(record, firm.seat, state.rules)
            bank -= paid
            cash[firm.seat] += paid
            assert ledger.end == cash[firm.seat]
    end = GAME.view(state, None).end
    assert end is not None
    assert sum(line.cash for line in end.firms) + bank == begun
    assert [line.total for line in end.firms] == [
        line.cash + sum(RESALE[dc.size] for dc in line.dcs) for line in end.firms
    ]


def _began_with(state: EmergentState) -> dict[Seat, int]:
    """One round alone begins with what was typed, before its pieces were bought (ET-47)."""
    return {one.seat: one.cash for one in state.records[0].firms}


def _events(record: RoundRecord, seat: Seat, rules: HouseRules) -> int:
    """What the bank paid this firm in a round, from its plan, its shipments and its DCs alone."""
    firm = next(one for one in record.firms if one.seat == seat)
    ledger = next(one for one in record.ledgers if one.seat == seat)
    plan = firm.plan
    sold = [dc for dc in firm.dcs if dc.id in plan.sell]
    paid = sum(RESALE[dc.size] for dc in sold) - sum(BUILD[build.size] for build in plan.build)
    paid -= sum(plan.products.values()) + 3 * sum(plan.marketing.values())
    for city in record.cities:
        for line in city.sellers:
            if line.seat == seat:
                paid += sum(ship.units * (5 - transport_price(ship.distance)) for ship in line.shipments)
    running = [*firm.placed, *(sold if rules.sold_dc_pays else ())]
    paid -= sum(OPERATING[dc.size] for dc in running)
    paid += sum(RESALE[dc.size] for dc in firm.placed if dc.id in firm.sold_off)
    return paid + (ledger.forgiven or 0)


@pytest.mark.parametrize("table", FULL)
@pytest.mark.parametrize("number", [33, 34])
def test_cubes_and_discs_come_from_the_pool_and_go_back(table: str, number: int) -> None:
    standing: dict[Seat, set[str]] = {}
    *_, last = walk(PLAIN, table, number, 3_000)
    rules = last.after.rules
    if last.after.use == "round":
        standing = {one.seat: {dc.id for dc in one.dcs} for one in last.after.records[0].firms}
    for record in last.after.records:
        for firm, ledger in zip(record.firms, record.ledgers, strict=True):
            bought = sum(firm.plan.products.values())
            assert bought == sum(dc.cubes for dc in firm.placed) == ledger.bought_cubes
            assert (
                bought
                == ledger.units_sold + ledger.liquidated
                == ledger.units_sold + sum(ledger.unsold.values())
            )
            assert {dc.id for dc in firm.dcs} == standing.get(firm.seat, set())
            after = ({dc.id for dc in firm.dcs} - set(firm.plan.sell)) | {one.id for one in firm.plan.build}
            assert {dc.id for dc in firm.placed} == after
            standing[firm.seat] = after - set(firm.sold_off)
            assert all(dc.cubes <= CAPACITY[dc.size] for dc in firm.placed)
            if rules.component_limits == "hard":
                assert bought <= CUBES
                assert sum(firm.cylinders.values()) <= CYLINDERS
                assert all(sum(dc.size == size for dc in firm.placed) <= DISCS[size] for size in SIZES)


@pytest.mark.parametrize("table", TYPED)
def test_a_corrected_card_corrected_back_changes_nothing(table: str) -> None:
    """At any point of the market, for every city (ET-32)."""
    seen = 0
    for step in list(walk(KIT, table, 35, 250))[::5]:
        state = step.after
        if state.phase not in ("market", "settle"):
            continue
        for city, entry in state.step.entries.items():
            for other in ({"do": "card", "tiers": (9, 9, 9), "replace": True}, {"do": "no_card"}):
                if entry.tiers is None and other["do"] == "no_card":
                    continue
                there = _said(state, {**other, "city": city})
                back = {"do": "no_card"} if entry.tiers is None else {**_card(entry.tiers)}
                again = _said(there, {**back, "city": city})
                assert _but_talk(again) == _but_talk(state)
                seen += 1
    assert seen > 10


def _card(tiers: Any) -> dict[str, Any]:
    return {"do": "card", "tiers": tiers, "replace": True}


def _said(state: Any, action: dict[str, Any]) -> Any:
    return GAME.apply(state, state.seats[0], GAME.actions.validate_python(action))


def _but_talk(state: Any) -> Any:
    """Everything except the log, who has agreed, and who typed which card."""
    step = state.step
    entries = {city: entry.tiers for city, entry in step.entries.items()}
    still = replace(step, agreed=frozenset(), entries={}, is_settling=False)
    quiet = replace(state, log=(), step=still)
    return quiet, entries, GAME.view(settled(state), None).settlement.ledgers  # type: ignore[union-attr]


def test_whoever_learns_the_view_learns_no_future_card() -> None:
    """ET-5 at every step of a game with a saved deck: a later round's cards are nowhere in any view."""
    marked = {4: (11, 7, 3), 3: (9, 8, 1), 2: (8, 6, 5)}
    deck = KIT.tables["two learn with a saved deck"][1].deck
    assert deck is not None
    rounds = tuple(
        one.model_copy(
            update={
                "cards": tuple(
                    card.model_copy(update={"tiers": marked.get(one.round, card.tiers)}) for card in one.cards
                )
            }
        )
        for one in deck.rounds
    )
    options = EmergentOptions(board=FIVE, deck=deck.model_copy(update={"rounds": rounds}))
    kit = replace(KIT.eager(), tables={"marked": (2, options)})
    for step in walk(kit, "marked", 36, 400):
        state = step.after
        hidden = [tiers for number, tiers in marked.items() if number > state.round]
        for viewer in (*state.seats, None):
            text = GAME.view(state, viewer).model_dump_json()
            for first, second, third in hidden:
                assert f"[{first},{second},{third}]" not in text
