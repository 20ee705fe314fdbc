"""Cards dealt by the app: nobody knows them before, everybody can recompute them afterwards (ET-5)."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.games.emergent import GAME
from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.packs.deck import sums, tier_fault
from companion.games.emergent.rules.dealing import drawn
from companion.games.emergent.words import PREDICTED
from companion.kernel.chance import Seed, shuffled
from companion.kernel.game import Deal
from tests.games.emergent.kit import FIVE, NINE
from tests.games.emergent.table import BLUE, RED, closed, revealed
from tests.games.walking import seed

MANY = settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@MANY
@given(st.binary(min_size=32, max_size=32), st.integers(1, 40), st.sampled_from(sorted(PREDICTED.items())))
def test_a_dealt_round_meets_its_total(luck: bytes, count: int, of: tuple[int, int]) -> None:
    number, total = of
    cities = tuple(f"c{at}" for at in range(count))
    dealt = drawn(Seed(luck), cities, number, total)
    assert sums(tuple(dealt.cards.values())).all_tiers == total
    assert set(dealt.cards) <= set(cities)
    assert not any(tier_fault(tiers) for tiers in dealt.cards.values())
    assert all(shuffled(Seed(luck), deal.label, deal.items) == deal.order for deal in dealt.shapes)


def test_other_seeds_deal_other_cards() -> None:
    cities = tuple(city.id for city in NINE.cities)
    found = {str(drawn(seed(number), cities, 4, 58).cards) for number in range(20)}
    assert len(found) == 20


def test_a_whole_dealt_game_can_be_proved() -> None:
    options, seats = EmergentOptions(board=FIVE, demand="app"), (RED, BLUE)
    state = GAME.setup(options, seats, seed(5))

    def deals() -> tuple[Deal, ...]:
        return GAME.deals(options, seats, seed(5), GAME.shuffles(state))

    assert deals() == ()
    for number in range(1, 5):
        state = revealed(state)
        labels = {deal.label.split()[1] for deal in deals()}
        assert labels == {str(one) for one in range(1, number + 1)}
        state = closed(state)
    end = GAME.view(state, None).end
    assert end is not None
    assert end.deck is not None
    assert end.deck.total_reading in ("all_tiers", "both")
    assert end.deck.source == "dealt by the app"
    assert all(shuffled(seed(5), deal.label, deal.items) == deal.order for deal in deals())
    shapes = [deal for deal in deals() if deal.label.split()[2] not in ("cities", "spread")]
    assert [deal.label for deal in shapes] == [
        f"demand {number} {city}" for number in range(1, 5) for city in drawn_cities(number)
    ]


def drawn_cities(number: int) -> list[str]:
    cities = tuple(city.id for city in sorted(FIVE.cities, key=lambda city: city.rank))
    return list(drawn(seed(5), cities, number, PREDICTED[number]).cards)


@pytest.mark.parametrize("options", [{"demand": "typed"}, {"mode": "fast_play"}])
def test_nothing_to_prove_where_nothing_was_dealt(options: dict[str, str]) -> None:
    state = GAME.setup(EmergentOptions(board=FIVE, **options), (RED, BLUE), seed(5))  # type: ignore[arg-type]
    assert GAME.shuffles(state) == {}
    assert GAME.decks(EmergentOptions(board=FIVE, **options), (RED, BLUE)) == ()  # type: ignore[arg-type]
