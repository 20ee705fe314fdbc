"""The same demand at every table of a class (ET-5, ET-17)."""

from __future__ import annotations

from companion.games.emergent import GAME
from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.packs import deck
from companion.games.emergent.rules.alike import alike
from companion.games.emergent.words import PREDICTED
from companion.kernel.seat import Seat
from tests.games.emergent.kit import FIVE, FIVE_DECK, NINE
from tests.games.walking import seed

SEATS = (Seat("ann"), Seat("bo"), Seat("cy"))
APP = EmergentOptions(board=NINE, demand="app")


def test_et_17_two_tables_with_other_seeds_get_the_same_cards() -> None:
    options = alike(APP, seed(7))
    made = options.deck
    assert made is not None
    assert deck.faults(made, NINE) == ()
    one, two = (GAME.setup(options, SEATS, seed(number)) for number in (1, 2))
    assert one.deck.value == two.deck.value
    assert one.deck.value is not None
    totals = {number: sum(map(sum, cards.values())) for number, cards in one.deck.value.items()}
    assert totals == PREDICTED


def test_et_17_another_seed_makes_another_deck() -> None:
    assert alike(APP, seed(7)).deck != alike(APP, seed(8)).deck


def test_et_5_a_chosen_deck_and_typed_cards_stay_as_they_are() -> None:
    for options in (
        EmergentOptions(board=FIVE),
        EmergentOptions(board=FIVE, demand="app", deck=FIVE_DECK),
        EmergentOptions(board=FIVE, mode="fast_play", demand="app"),
    ):
        assert alike(options, seed(7)) == options
