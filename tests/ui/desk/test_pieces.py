"""Pieces of a document by their keys, pairs that touch, names that nobody has."""

from __future__ import annotations

from companion.kernel.frozen import frozen
from companion.ui.desk import pieces


@frozen
class Piece:
    key: int
    name: str


ALL = (Piece(1, "Relay"), Piece(2, "Dock"), Piece(3, "Dock"))


def test_two_pieces_of_one_name_are_kept_apart_by_their_keys() -> None:
    assert pieces.of_key(ALL, 3) == Piece(3, "Dock")
    assert pieces.of_key(ALL, 9) is None
    assert pieces.changed(ALL, 2, name="Pier") == (ALL[0], Piece(2, "Pier"), ALL[2])
    assert pieces.without(ALL, 2) == (ALL[0], ALL[2])


def test_a_pair_is_one_whichever_was_named_first() -> None:
    assert pieces.pair_of(3, 1) == pieces.pair_of(1, 3) == (1, 3)
    assert pieces.pair_of("B2", "A1") == ("A1", "B2")
    touching = pieces.toggled(((1, 2),), (1, 3))
    assert touching == ((1, 2), (1, 3))
    assert pieces.toggled(touching, (1, 2)) == ((1, 3),)
    assert pieces.away_from(touching, 2) == ((1, 3),)


def test_a_free_name_is_the_first_that_nobody_wrote_in_any_letters() -> None:
    assert pieces.free_name(("RELAY", "relay 2"), ("Relay", "Relay 2", "Relay 3")) == "Relay 3"
