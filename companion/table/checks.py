"""The steps by which a proof is checked: every fault by its name (docs/fair-deal.md)."""

from __future__ import annotations

from collections.abc import Callable

from companion.kernel.action import Rejection
from companion.kernel.chance import Deck, pack_digest, part_of, seal_of, spoken
from companion.kernel.game import AnyGame, Later
from companion.kernel.seat import Seat
from companion.table.memory import Memory, forgotten
from companion.table.phrase import seal_words
from companion.table.proof import MOST_SHUFFLES, Proof, chosen, packed, read, strict_json

Shelf = Callable[[str], AnyGame]
"""The game of an id; raises KeyError."""


def faults(text: str | bytes, shelf: Shelf, noted: str = "", memory: Memory | None = None) -> tuple[str, ...]:
    """Names of all that does not fit, in the order of the steps; empty when the deal was fair.

    `noted`: the six words somebody wrote down. `memory`: what the device that asks has kept.
    """
    try:
        proof = read(text)
        game = shelf(proof.game)
    except (ValueError, KeyError):
        return ("format",)
    if ("later" in proof.model_fields_set) is (game.made is None):
        return ("format",)
    parts = [
        f"part {one.seat}"
        for one in proof.seats
        if part_of(proof.seal, one.seat, one.cut, one.bits) != one.part
    ]
    words = spoken(proof.opened, seal_words())
    checks = {
        "seal": seal_of(proof.head, proof.secret) == proof.seal,
        **dict.fromkeys(parts, False),
        "decks": _decks(proof, game) == [deck.as_deck for deck in proof.decks],
        "packs": _are_packs_right(proof),
        "roster": proof.bound == proof.roster,
        "words": words == proof.words,
        "noted": not noted or noted.split() == words.split(),
        "shuffles": _are_counts_right(proof),
        "later": _is_later_right(proof, game),
    }
    found = tuple(name for name, is_right in checks.items() if not is_right)
    return found + (forgotten(proof, memory) if memory else ())


def _decks(proof: Proof, game: AnyGame) -> list[Deck] | None:
    """What the game shuffles under these house rules; None where that cannot be said."""
    try:
        return list(game.decks(chosen(proof, game), tuple(Seat(seat.seat) for seat in proof.seats)))
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError, Rejection):
        return None


def _are_packs_right(proof: Proof) -> bool:
    """Each pack is named once, where the house rules say, and its text is the one that was bound."""
    return packed(strict_json(proof.options)) == {
        pack.option: at for at, pack in enumerate(proof.packs)
    } and all(
        pack.text is None or pack_digest(proof.secret, pack.option, pack.text) == pack.digest
        for pack in proof.packs
    )


def _are_counts_right(proof: Proof) -> bool:
    """Exactly the decks, each at least as often as it is shuffled at the start, and at most once if once."""
    decks = {deck.deck: deck for deck in proof.decks}
    return set(decks) == set(proof.shuffles) and all(
        deck.start <= proof.shuffles[name] <= (1 if deck.once else MOST_SHUFFLES)
        for name, deck in decks.items()
    )


def _is_later_right(proof: Proof, game: AnyGame) -> bool:
    """Decks made while people played: numbers without a gap, and items that the words make."""
    if game.made is None:
        return True
    try:
        return all(
            game.made(Later(one.deck, one.words)) == tuple(one.items) for one in proof.later
        ) and game.is_gapless([one.deck for one in proof.later])
    except (ValueError, RecursionError):
        return False
