"""Luck nobody can rig: the same for everybody, and fair."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256

from companion.kernel.chance import Seed, commitment, seed_from, shuffled

DECK = ("ai", "ai", "ai", "human")


def test_the_commitment_is_plain_sha_256() -> None:
    assert commitment(b"secret") == sha256(b"secret").hexdigest()


def test_the_seed_mixes_every_cut_in_seat_order() -> None:
    seeds = {seed_from(b"secret", cuts) for cuts in ([1, 2, 3], [3, 2, 1], [1, 2], [12, 3], [1, 23])}
    assert len(seeds) == 5
    assert seed_from(b"secret", [1, 2]) == hmac.digest(b"secret", b"1,2", "sha256")


def test_a_shuffle_is_fixed_by_seed_and_label() -> None:
    seed = seed_from(b"secret", [7])
    cards = tuple(range(52))
    assert shuffled(seed, "deal", cards) == shuffled(seed, "deal", cards)
    assert shuffled(seed, "deal", cards) != shuffled(seed, "other", cards)
    assert sorted(shuffled(seed, "deal", cards)) == list(cards)


def test_a_known_shuffle_stays_as_it_is() -> None:
    """Recorded games depend on it: a change here breaks every journal there is."""
    assert shuffled(Seed(bytes(32)), "deal", "abcdefgh") == tuple("bdhcgaef")


def test_every_place_is_equally_likely() -> None:
    """Chi-square of 4,000 deals against 1/4 each; fixed seeds, so it never flickers. 16.27 is p = 0.001."""
    where = Counter(shuffled(seed_from(b"x", [at]), "allegiance", DECK).index("human") for at in range(4000))
    assert sum((where[place] - 1000) ** 2 / 1000 for place in range(4)) < 16.27


def test_every_order_of_three_is_equally_likely() -> None:
    """20.52 is p = 0.001 with five degrees of freedom."""
    orders = Counter(shuffled(seed_from(b"y", [at]), "deal", "abc") for at in range(6000))
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.52


def test_short_decks() -> None:
    assert shuffled(Seed(b"s"), "deal", ()) == ()
    assert shuffled(Seed(b"s"), "deal", ("one",)) == ("one",)
