"""Luck nobody can rig: a commitment, everybody's cut, and a stream to recompute (docs/fair-deal.md)."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import NewType, TypeVar

T = TypeVar("T")

Seed = NewType("Seed", bytes)
"""32 bytes from which every deal and shuffle of one game follows."""


def commitment(secret: bytes) -> str:
    """What the table publishes before anybody cuts."""
    return sha256(secret).hexdigest()


def seed_from(secret: bytes, cuts: Sequence[int]) -> Seed:
    """The seed of the game: the secret stirred with every cut, in seat order."""
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
