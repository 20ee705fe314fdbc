"""Promises about every game: money and pieces are conserved, tiers follow the table, names do not matter."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.games.emergent import GAME
from companion.games.emergent.options import EmergentOptions, HouseRules
from companion.games.emergent.sums.atlas import charted
from companion.games.emergent.sums.market import Dc, Demand, Seller, resolve, tiers_of
from companion.games.emergent.sums.settlement import proposal, settle
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
from tests.games.kits import SEATS
from tests.games.walking import walk

PLAIN = replace(KIT.eager(), answers=lambda _view, _pick: None)
"""Nobody corrects anything, the host says nothing."""
FULL = [name for name, (_, options) in KIT.tables.items() if options.mode == "full"]
TYPED = [name for name in FULL if KIT.tables[name][1].demand == "typed"]

# Random games


@pytest.mark.parametrize("table", FULL)
@pytest.mark.parametrize("number", [31, 32])
def test_money_goes_to_the_bank_and_comes_from_it(table: str, number: int) -> None:
    """What firms hold is what they started with and what the bank paid, counted event by event."""
    *_, last = walk(PLAIN, table, number, 3_000)
    state = last.after
    assert state.phase == "over"
    bank = 0
    cash = dict.fromkeys(state.seats, START_CASH)
    for record in state.records:
        for firm, ledger in zip(record.firms, record.ledgers, strict=True):
            assert firm.cash == ledger.start == cash[firm.seat]
            paid = _events(record, firm.seat, state.rules)
            bank -= paid
            cash[firm.seat] += paid
            assert ledger.end == cash[firm.seat]
    end = GAME.view(state, None).end
    assert end is not None
    assert sum(line.cash for line in end.firms) + bank == START_CASH * len(state.seats)
    assert [line.total for line in end.firms] == [
        line.cash + sum(RESALE[dc.size] for dc in line.dcs) for line in end.firms
    ]


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


# The market


TABLE = {
    (1,): (1,),
    (1, 1): (1, 2),
    (2,): (2,),
    (3,): (2,),
    (4,): (2,),
    (1, 1, 1): (1, 2, 3),
    (2, 1): (2, 3),
    (1, 2): (1, 3),
    (3, 1): (2, 3),
    (1, 3): (1, 3),
    (1, 1, 1, 1): (1, 2, 3, None),
    (2, 1, 1): (2, 3, None),
    (1, 2, 1): (1, 3, None),
    (1, 1, 2): (1, 2, None),
    (2, 2): (2, None),
}
"""The table of ET-22."""


def patterns(seats: int) -> set[tuple[int, ...]]:
    """Every way to put up to so many firms into groups, in order."""
    found: set[tuple[int, ...]] = {()}
    for _ in range(seats):
        grown = {(*pattern, size) for pattern in found for size in range(1, seats + 1 - sum(pattern))}
        found |= grown
    return found - {()}


@pytest.mark.parametrize("sizes", sorted(patterns(4)))
def test_tiers_follow_the_table_for_every_pattern(sizes: tuple[int, ...]) -> None:
    assert tiers_of(sizes, 4) == TABLE[sizes]
    expected = TABLE[sizes] if sizes != (3, 1) else (2, None)
    assert tiers_of(sizes, 4, "by_position") == expected


def test_the_table_is_whole() -> None:
    assert patterns(4) == set(TABLE)


REGIONS = ("a", "b", "c", "d", "e")
LINKS = (("a", "b"), ("b", "c"), ("c", "d"), ("d", "e"), ("b", "d"))
MAP = charted(REGIONS, LINKS)
MANY = settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
SWITCHES = st.builds(
    HouseRules,
    empty_marketer=st.sampled_from(("skip", "block")),
    tie_shift=st.sampled_from(("per_group", "by_position")),
    two_player_tie=st.sampled_from(("third", "second", "none")),
    order_distance=st.sampled_from(("exact", "capped")),
)


@st.composite
def sellers(draw: st.DrawFn) -> tuple[Seller, ...]:
    """Two to four firms with DCs, cubes and cylinders."""
    made = []
    for seat in SEATS[: draw(st.integers(2, 4))]:
        sizes = draw(st.lists(st.sampled_from(SIZES), max_size=4))
        dcs = tuple(
            Dc(f"d{at}", size, draw(st.sampled_from(REGIONS)), draw(st.integers(0, CAPACITY[size])))
            for at, size in enumerate(sizes)
        )
        shown = draw(st.dictionaries(st.sampled_from(REGIONS), st.integers(1, 3), max_size=3))
        made.append(Seller(seat, dcs, shown))
    return tuple(made)


@st.composite
def demands(draw: st.DrawFn) -> tuple[Demand, ...]:
    """Up to five cities with cards."""
    ranks = draw(st.lists(st.integers(1, 20), unique=True, max_size=5))
    made = []
    for at, rank in enumerate(ranks):
        low, mid, high = sorted(draw(st.tuples(*[st.integers(0, 9)] * 3)))
        made.append(Demand(f"c{at}", draw(st.sampled_from(REGIONS)), rank, (high, mid, low)))
    return tuple(made)


@MANY
@given(sellers(), demands(), SWITCHES, st.randoms(use_true_random=False))
def test_resolving_is_independent_of_seat_names(
    firms: tuple[Seller, ...], cards: tuple[Demand, ...], rules: HouseRules, luck: Any
) -> None:
    names = [seller.id for seller in firms]
    luck.shuffle(names)
    renamed = tuple(seller._replace(id=name) for seller, name in zip(firms, names, strict=True))
    assert resolve(MAP, renamed, cards, rules) == resolve(MAP, firms, cards, rules)


@MANY
@given(sellers(), demands(), SWITCHES, st.data())
def test_resolving_is_independent_of_the_order_of_seats(
    firms: tuple[Seller, ...], cards: tuple[Demand, ...], rules: HouseRules, data: st.DataObject
) -> None:
    """Whoever sits where sells the same; only the order inside a tied group follows the seats."""
    order = data.draw(st.sampled_from(list(permutations(range(len(firms))))))
    turned = resolve(MAP, [firms[at] for at in order], cards, rules)
    for here, there in zip(resolve(MAP, firms, cards, rules).served, turned.served, strict=True):
        assert [here.tiers[at] for at in order] == list(there.tiers)
        assert [here.sold[at] for at in order] == list(there.sold)
        assert [here.left[at] for at in order] == list(there.left)


@MANY
@given(sellers(), demands(), SWITCHES)
def test_nobody_sells_more_than_the_tier_or_the_stock(
    firms: tuple[Seller, ...], cards: tuple[Demand, ...], rules: HouseRules
) -> None:
    market = resolve(MAP, firms, cards, rules)
    left = tuple(tuple(dc.cubes for dc in seller.dcs) for seller in firms)
    assert [city.demand.rank for city in market.served] == sorted(card.rank for card in cards)
    for city in market.served:
        for at, tier in enumerate(city.tiers):
            most = city.demand.tiers[tier - 1] if tier else 0
            assert city.sold[at] == min(most, sum(left[at]))
            moved = sum(before - after for before, after in zip(left[at], city.left[at], strict=True))
            assert moved == city.sold[at] == sum(one.units for one in city.shipped if one.seller == at)
        left = city.left


@MANY
@given(sellers(), demands())
def test_the_proposal_of_nearest_first_is_a_legal_choice(
    firms: tuple[Seller, ...], cards: tuple[Demand, ...]
) -> None:
    """What ships by itself could also have been chosen, with the same result (A5)."""
    rules = HouseRules()
    alone = resolve(MAP, firms, cards, rules)
    choices = {
        city.demand.city: {
            seller.id: {seller.dcs[one.dc].id: one.units for one in city.shipped if one.seller == at}
            for at, seller in enumerate(firms)
        }
        for city in alone.served
    }
    assert resolve(MAP, firms, cards, rules, choices) == alone


@MANY
@given(sellers(), demands(), st.lists(st.integers(0, 60), min_size=4, max_size=4))
def test_a_forced_sale_always_suffices(
    firms: tuple[Seller, ...], cards: tuple[Demand, ...], cash: list[int]
) -> None:
    """The fact of ET-29, and A10: the least that covers it."""
    market = resolve(MAP, firms, cards, HouseRules())
    for seller, one in zip(firms, settle(firms, cash[: len(firms)], market, "forced_sale"), strict=True):
        assert one.cash >= 0
        if one.sold_off:
            short = -one.before
            assert set(one.sold_off) == set(proposal(seller.dcs, short))
            values = {dc.id: RESALE[dc.size] for dc in seller.dcs}
            assert all(one.cash - values[name] < 0 for name in one.sold_off)
        else:
            assert one.cash == one.before


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
