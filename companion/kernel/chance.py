"""Luck nobody can rig: commitments, openings, and a stream that anybody recomputes (docs/fair-deal.md)."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple, NewType, TypeVar

T = TypeVar("T")
Piece = str | int | bytes

TAG = "companion-deal/2 "
WORD_BITS, SPOKEN = 11, 6
"""Six words of a list of 2,048 stand for a deal: its first 66 bits."""

Seed = NewType("Seed", bytes)
"""32 bytes from which every deal and shuffle of one game follows."""


class Line(NamedTuple):
    """One seat of a roster: its commitment, and whose device drew the bits in it (`phone` or `host`)."""

    seat: str
    name: str
    by: str
    part: str


class Head(NamedTuple):
    """Which deal of which table a seal belongs to. A draw that was called off is followed by the next one."""

    table: str
    game: str
    rules: int
    draw: int


class Deck(NamedTuple):
    """What a game shuffles: the label is the name alone if it happens `once`, else with `-1`, `-2`, …"""

    name: str
    items: tuple[str, ...]
    start: int = 1
    """How often it has been shuffled before anybody acts."""
    once: bool = True

    def label(self, number: int) -> str:
        """Of its shuffle of that number."""
        return self.name if self.once else f"{self.name}-{number}"


def net(*pieces: Piece) -> bytes:
    """Netstrings, `5:hello,` for each piece: no two lists are written alike."""
    raw = [piece if isinstance(piece, bytes) else str(piece).encode() for piece in pieces]
    return b"".join(b"%d:%s," % (len(piece), piece) for piece in raw)


def _digest(tag: str, *pieces: Piece) -> str:
    return sha256(net(TAG + tag, *pieces)).hexdigest()


def _keyed(secret: str, tag: str, *pieces: Piece) -> str:
    return hmac.digest(bytes.fromhex(secret), net(TAG + tag, *pieces), "sha256").hex()


def seal_of(head: Head, secret: str) -> str:
    """The host's commitment, made before anybody cuts."""
    return _digest("seal", *head, secret)


def part_of(seal: str, seat: str, cut: int, bits: str) -> str:
    """A seat's commitment: where it cut, and 128 bits that its device drew for this seal only."""
    return _digest("part", seal, seat, cut, bits)


def pack_digest(secret: str, option: str, text: str) -> str:
    """Of a pack that is played with: keyed, so that a secret one cannot be guessed from it."""
    return _keyed(secret, "pack", option, text)


def stock_of(secret: str, decks: Sequence[Deck], packs: Sequence[tuple[str, str]]) -> str:
    """Decks and packs (option, digest), bound before the deal and yet unreadable."""
    lying = (net(deck.name, deck.start, int(deck.once), *deck.items) for deck in decks)
    return _keyed(secret, "stock", net(*lying), net(*(net(*pack) for pack in packs)))


def roster_of(head: Head, seal: str, options: str, stock: str, lines: Sequence[Line]) -> str:
    """Everything that all devices agree on before the first one opens. The seats are clockwise."""
    return _digest("roster", seal, *head, options, stock, *(net(*line) for line in lines))


def opened_of(roster: str, openings: Sequence[tuple[int, str]]) -> str:
    """The roster with all parts opened, (cut, bits) in seat order: what six words stand for."""
    return _digest("opened", roster, *(net(*opening) for opening in openings))


def later_of(chain: str, label: str, items: Sequence[str]) -> str:
    """The chain of all decks that were announced while people played, with one more; the first is ""."""
    return _digest("later", chain, label, net(*items))


def seed_of(secret: str, opened: str) -> Seed:
    """The seed of the game: nobody can know it before the last device has opened."""
    return Seed(bytes.fromhex(_keyed(secret, "seed", opened)))


def spoken(opened: str, words: Sequence[str]) -> str:
    """The deal in six of 2,048 words, to be read aloud and noted."""
    whole = int(opened, 16)
    return " ".join(words[whole >> 256 - WORD_BITS * at & 2047] for at in range(1, SPOKEN + 1))


def commitment(secret: bytes) -> str:
    """What an older table published before anybody cut."""
    return sha256(secret).hexdigest()


def seed_from(secret: bytes, cuts: Sequence[int]) -> Seed:
    """The seed of a game at an older table: the secret stirred with every cut, in seat order."""
    return Seed(hmac.digest(secret, ",".join(map(str, cuts)).encode(), "sha256"))


def _numbers(seed: Seed, label: str) -> Iterator[int]:
    """Endless 64-bit numbers that belong to this seed and this label."""
    block = 0
    while True:
        digest = hmac.digest(seed, f"{label}#{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8))
        block += 1


def below(numbers: Iterator[int], bound: int) -> int:
    """The next number under `bound`, each equally likely."""
    limit = 2**64 - 2**64 % bound
    return next(number for number in numbers if number < limit) % bound


def shuffled(seed: Seed, label: str, items: Sequence[T]) -> tuple[T, ...]:
    """The items in an order fixed by seed and label (Fisher–Yates from the end)."""
    deck, numbers = list(items), _numbers(seed, label)
    for last in range(len(deck) - 1, 0, -1):
        at = below(numbers, last + 1)
        deck[last], deck[at] = deck[at], deck[last]
    return tuple(deck)
