"""Luck nobody can rig: the same for everybody, and fair."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from hashlib import sha256
from pathlib import Path

from companion.kernel.chance import (
    Deck,
    Head,
    Line,
    Seed,
    commitment,
    net,
    opened_of,
    pack_digest,
    part_of,
    roster_of,
    seal_of,
    seed_from,
    seed_of,
    shuffled,
    spoken,
    stock_of,
)

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


CASES = Path(__file__).parents[1] / "cases" / "deal"
WORDS = (Path(__file__).parents[2] / "assets" / "words" / "seal-2048.txt").read_text(encoding="utf-8").split()
SECRET = "46a4f767e32193a600f604478b804581e7b07cb86c3056661f1c852a19ae2a7e"
VECTOR = Head("3f9c02d1a77e", "emergence", 1, 1)
SEAL = "c0e489777bca0dfe486f4736024c0eb251142f91913d806e37dfb7b058d9a733"
DECKS = (
    Deck("allegiance", ("ai", "ai", "ai", "human", "human")),
    Deck("leader", ("ann", "bo", "cara", "dan", "zoe"), start=0),
)


def test_netstrings_are_read_in_one_way() -> None:
    assert net("a", 12, "ü", b"\x00") == b"1:a,2:12,2:\xc3\xbc,1:\x00,"
    assert len({net("a", "bc"), net("ab", "c"), net("abc"), net("abc", "")}) == 4


def test_the_vector_of_the_design_to_the_byte() -> None:
    """Other people's verifiers depend on it: a change here makes every proof there is a forgery."""
    vector = json.loads((CASES / "good-emergence.json").read_text(encoding="utf-8"))
    assert seal_of(VECTOR, SECRET) == SEAL == vector["seal"]
    bits = "be2e31b5c5a9a03f268d706db4eeb7bc"
    assert part_of(SEAL, "ann", 17, bits) == (
        "8d6ea8f92defa6b099f7878433abe4b337c7c8c1cfa8eb94848d56c24f8468e0"
    )
    packs = [(pack["option"], pack_digest(SECRET, pack["option"], pack["text"])) for pack in vector["packs"]]
    stock = stock_of(SECRET, DECKS, packs)
    assert stock == "1e91d737f5aed0fa62501563375e064d2236ebe414006d53f669ab2798845996"
    lines = [Line(seat["seat"], seat["name"], seat["by"], seat["part"]) for seat in vector["seats"]]
    roster = roster_of(VECTOR, SEAL, vector["options"], stock, lines)
    assert roster == "118aa6104df5b8b96931ea0de919a2892a5b14d7445bdc4369dd9ccd86b061b2"
    opened = opened_of(roster, [(seat["cut"], seat["bits"]) for seat in vector["seats"]])
    assert opened == "8d884e058e3b59335061257526f0dc909c21464e4dab20e2e5d7fc716140d52c"
    assert spoken(opened, WORDS) == "mitten dune liquid bucket regular often"
    seed = seed_of(SECRET, opened)
    assert seed.hex() == "31683ba66b88e84361ee5c9ca86dbe89365daeff1fd146990ac70a87498d0357"
    assert shuffled(seed, "allegiance", DECKS[0].items) == ("ai", "human", "ai", "ai", "human")
    assert shuffled(seed, "leader", DECKS[1].items) == ("dan", "zoe", "bo", "cara", "ann")


def test_labels_come_from_the_deck_and_a_count() -> None:
    assert Deck("leader", ("a",)).label(1) == "leader"
    assert [Deck("modifier-ann", ("a",), once=False).label(number) for number in (1, 2)] == [
        "modifier-ann-1",
        "modifier-ann-2",
    ]


def test_whoever_is_honest_decides_the_deal() -> None:
    """One device's bits alone: 4,000 deals of one secret, each place equally likely (p = 0.001)."""
    where: Counter[int] = Counter()
    for at in range(4000):
        opened = opened_of("0" * 64, [(7, "0" * 32), (7, f"{at:032x}")])
        where[shuffled(seed_of(SECRET, opened), "allegiance", DECK).index("human")] += 1
    assert sum((where[place] - 1000) ** 2 / 1000 for place in range(4)) < 16.27
