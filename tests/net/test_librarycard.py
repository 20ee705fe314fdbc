"""What a seat may do in the library, and that it is told no in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.net.librarycard import LibraryCard
from companion.net.link import Refused
from tests.net.shelves import BOARD, DECK, board, deck, library


def test_a_seat_keeps_and_reads_documents_of_its_game(tmp_path: Path) -> None:
    seat = LibraryCard(library(tmp_path), "pebble", may_save=True)
    seat.save("pebble", board())
    assert seat.read("pebble", BOARD, "north") == board()
    assert [line.id for line in seat.lines("pebble")] == ["north"]
    for work in (
        lambda: seat.remove("pebble", BOARD, "north"),
        lambda: seat.lines("emergence"),
        lambda: LibraryCard(seat.library, "pebble").save("pebble", board("south")),
    ):
        with pytest.raises(Refused):
            work()
    assert [line.id for line in seat.lines("pebble")] == ["north"]
    LibraryCard(seat.library, is_host=True).remove("pebble", BOARD, "north")
    assert seat.lines("pebble") == ()


def test_a_seat_may_not_look_into_secret_documents_nor_replace_them(tmp_path: Path) -> None:
    one = library(tmp_path)
    seat, host = LibraryCard(one, "pebble", may_save=True), LibraryCard(one, is_host=True)
    seat.save("pebble", deck())
    for work in (lambda: seat.read("pebble", DECK, "dusk"), lambda: seat.save("pebble", deck(cards=[]))):
        with pytest.raises(Refused) as refused:
            work()
        assert refused.value.reasons[0].code == "library.secret"
    assert host.read("pebble", DECK, "dusk") == deck()


def test_a_refusal_says_every_fault_in_words(tmp_path: Path) -> None:
    host = LibraryCard(library(tmp_path), is_host=True)
    with pytest.raises(Refused) as refused:
        host.save("pebble", {"format": BOARD, "id": "Ä", "name": "x", "stones": 3})
    assert refused.value.title == "The id does not fit"
    assert "small letters" in refused.value.say
    assert "stones" in refused.value.say
