"""Which packs a house rule takes."""

from __future__ import annotations

from companion.net.packs import pack_options
from tests.net.shelves import BOARD, DECK, ShelfOptions


def test_the_options_say_which_packs_they_take() -> None:
    taken = pack_options(ShelfOptions)
    assert {name: (option.format, option.is_secret) for name, option in taken.items()} == {
        "board": (BOARD, False),
        "deck": (DECK, True),
    }
