"""A finished deal, for anybody to check: `companion verify FILE`, every phone, or forty lines of Python.

The file holds no labels, orders or deals. They follow from the game, its house rules, packs and seats, and
the seed; so nothing can be changed without some step below naming it (docs/fair-deal.md).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import Field, ValidationError

from companion.kernel.chance import (
    Deck,
    Head,
    Line,
    Seed,
    opened_of,
    roster_of,
    seed_of,
    stock_of,
)
from companion.kernel.game import AnyGame, Deal
from companion.kernel.part import Input
from companion.kernel.seat import Seat

FORMAT: Final = "companion-proof/2"
MOST_SHUFFLES = 9999
MOST = 10**15
"""Numbers below it are the same in every language."""

Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Bits = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
SeatWord = Annotated[str, Field(pattern=r"^[a-z0-9-]{1,22}$")]
Said = Annotated[str, Field(pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
"""What is printed for people: without control characters."""


class PackLine(Input):
    """A pack that was played with. Its text stays shut where it is a secret that outlives the game."""

    option: Said
    digest: Digest
    text: str | None


class DeckLine(Input):
    """What lay in a deck before the deal."""

    deck: Said
    start: int = Field(ge=0)
    once: bool
    items: list[Said]

    @classmethod
    def of(cls, deck: Deck) -> DeckLine:
        """As a proof tells it."""
        return cls(deck=deck.name, start=deck.start, once=deck.once, items=list(deck.items))

    @property
    def as_deck(self) -> Deck:
        """As a game names it."""
        return Deck(self.deck, tuple(self.items), self.start, self.once)


class LaterLine(Input):
    """A deck that was made while people played: the words said in public, and the items they make."""

    deck: Said
    words: Said
    items: list[Said]


class SeatPart(Input):
    """A seat's commitment as the roster told it, and what opened it."""

    seat: SeatWord
    name: Said = Field(min_length=1, max_length=24)
    by: Literal["phone", "host"]
    part: Digest
    cut: int = Field(ge=1, le=99)
    bits: Bits

    @property
    def line(self) -> Line:
        """As the roster told it."""
        return Line(self.seat, self.name, self.by, self.part)


class Proof(Input):
    """Everything needed to make the deal again. Nothing that stays secret for ever is in it."""

    format: Literal["companion-proof/2"]
    table: Said = Field(min_length=1, max_length=40)
    game: Said
    rules: int = Field(ge=1, lt=MOST)
    draw: int = Field(ge=1, lt=MOST)
    seal: Digest
    secret: Digest
    options: str
    """The house rules as JSON text; a pack in it is `{"pack":0}`."""
    packs: list[PackLine]
    decks: list[DeckLine]
    seats: list[SeatPart] = Field(min_length=1)
    roster: Digest
    words: Said
    shuffles: dict[str, Annotated[int, Field(ge=0, le=MOST_SHUFFLES)]]
    later: list[LaterLine] = Field(default_factory=list)
    """Only of a game that makes decks while people play; in the order in which they were announced."""

    @property
    def head(self) -> Head:
        """Which deal of which table it is."""
        return Head(self.table, self.game, self.rules, self.draw)

    @property
    def stock(self) -> str:
        """Decks and packs as they were bound."""
        packs = [(pack.option, pack.digest) for pack in self.packs]
        return stock_of(self.secret, [deck.as_deck for deck in self.decks], packs)

    @property
    def bound(self) -> str:
        """The roster as it follows from the file."""
        return roster_of(self.head, self.seal, self.options, self.stock, [seat.line for seat in self.seats])

    @property
    def opened(self) -> str:
        """What the six words stand for."""
        return opened_of(self.bound, [(seat.cut, seat.bits) for seat in self.seats])

    @property
    def seed(self) -> Seed:
        """What all shuffles follow from."""
        return seed_of(self.secret, self.opened)


class _Shut:
    """A pack that is not told, or that this version cannot read: no deck can be made of it."""


def read(text: str | bytes) -> Proof:
    """The file, strictly. Raises ValueError: a key that comes twice could be read in two ways."""
    try:
        proof = Proof.model_validate(strict_json(text))
        proof.model_dump_json().encode()
        options = strict_json(proof.options)
    except (ValidationError, RecursionError) as error:
        raise ValueError("format") from error
    names, seats = {seat.name for seat in proof.seats}, {seat.seat for seat in proof.seats}
    if len(names) < len(proof.seats) or len(seats) < len(proof.seats):
        raise ValueError("format")
    if not isinstance(options, dict):
        raise ValueError("format")  # noqa: TRY004 - a file, not a call
    return proof


def strict_json(text: str | bytes) -> Any:
    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len(dict(pairs)) < len(pairs):
            raise ValueError("a key comes twice")
        return dict(pairs)

    return json.loads(text, object_pairs_hook=once)


def chosen(proof: Proof, game: AnyGame) -> Any:
    """The house rules of the file, packs filled in as far as they are told. Raises ValidationError."""
    options: dict[str, Any] = strict_json(proof.options)
    shut = {}
    for name in packed(options) | {pack.option: 0 for pack in proof.packs}:
        pack = next((one for one in proof.packs if one.option == name), None)
        if pack and _is_in(game, pack):
            options[name] = strict_json(pack.text or "")
        else:
            shut[name] = _Shut()
            options.pop(name, None)
    return game.options.model_validate(options).model_copy(update=shut)


def packed(options: dict[str, Any]) -> dict[str, Any]:
    """Which house rules are packs, and the number of each in the file."""
    return {
        name: value["pack"]
        for name, value in options.items()
        if isinstance(value, dict) and list(value) == ["pack"]
    }


def _is_in(game: AnyGame, pack: PackLine) -> bool:
    """Whether a pack is told, and this version can read it."""
    if pack.text is None:
        return False
    try:
        game.options.model_validate({pack.option: strict_json(pack.text)})
    except (ValueError, RecursionError):
        return False
    return True


def deals(proof: Proof, game: AnyGame) -> tuple[Deal, ...]:
    """Every shuffle, of a proof without faults."""
    seats = tuple(Seat(seat.seat) for seat in proof.seats)
    found: tuple[Deal, ...] = game.deals(chosen(proof, game), seats, proof.seed, proof.shuffles)
    return (*found, *(Deal.of(proof.seed, one.deck, tuple(one.items)) for one in proof.later))


def told(deal: Deal, game: AnyGame, names: Mapping[str, str]) -> tuple[str, ...]:
    """A shuffle for people: who held what, where each seat got one card; seats by their names."""
    order = tuple(names.get(item, item) for item in deal.order)
    if deal.label not in game.one_each:
        return order
    return tuple(f"{name} {card}" for name, card in zip(names.values(), order, strict=True))
