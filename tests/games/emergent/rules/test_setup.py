"""The table before the first round: what cannot be played is refused."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.words import CHIPS
from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from tests.games.emergent.kit import FIVE, FIVE_DECK, NINE_DECK
from tests.games.emergent.table import BLUE, RED, SEATS, fresh, seen
from tests.games.walking import seed

SHORT = FIVE_DECK.model_copy(update={"rounds": FIVE_DECK.rounds[:2]})


@pytest.mark.parametrize(
    ("rule", "seats", "options", "code"),
    [
        ("ET-1", (RED,), {}, "bad_count"),
        ("ET-1", (*SEATS, Seat("fay")), {}, "bad_count"),
        ("ET-1", (RED, RED), {}, "seat_twice"),
        ("ET-4", (RED, BLUE), {"board": None}, "no_board"),
        ("ET-4", (RED, BLUE), {"board": FIVE.model_copy(update={"cities": ()})}, "no_city"),
        ("ET-5", (RED, BLUE), {"deck": NINE_DECK}, "deck_other_board"),
        ("ET-5", (RED, BLUE), {"deck": SHORT}, "bad_deck"),
        ("ET-A1", (RED, BLUE), {"demand": "app", "rounds": 5}, "no_total_for_round"),
        ("ET-A1", (RED, BLUE), {"deck": FIVE_DECK, "rounds": 5}, "deck_too_short"),
    ],
)
def test_what_cannot_be_played_is_refused(rule: str, seats: Any, options: Any, code: str) -> None:
    with pytest.raises(Rejection) as no:
        GAME.setup(GAME.options(**{"board": FIVE, **options}), seats, seed(1))
    assert (no.value.code, no.value.reasons[0].rule) == (f"emergent.{code}", rule)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_firm_starts_with_its_chips_and_nothing_on_the_board(count: int) -> None:
    """ET-3: $100 in 3 twenties, 3 tens, a five and 5 ones; the board is empty (ET-4 names its regions)."""
    view = seen(fresh(count))
    assert [firm.cash for firm in view.firms] == [sum(value * few for value, few in CHIPS.items())] * count
    assert {(firm.dcs, tuple(firm.cylinders)) for firm in view.firms} == {((), ())}
    assert [region.id for region in view.board.regions] == ["a", "b", "c", "d", "e"]
    assert [(city.rank, city.region) for city in view.board.cities] == [(1, "b"), (2, "c"), (3, "d")]


def test_a_refused_deck_tells_no_card() -> None:
    """ET-5: whoever presses start learns that the deck has faults, not which."""
    wrong = FIVE_DECK.rounds[0].model_copy(update={"cards": FIVE_DECK.rounds[0].cards * 2})
    deck = FIVE_DECK.model_copy(update={"rounds": (wrong, *FIVE_DECK.rounds[1:])})
    with pytest.raises(Rejection) as no:
        GAME.setup(GAME.options(board=FIVE, deck=deck), (RED, BLUE), seed(1))
    assert no.value.facts == {"deck": "five-bays-deck", "count": 3}
