"""What stands and lies on the board: members, groups, tokens, a held-up move, an encounter, a draft."""

from __future__ import annotations

from typing import Literal

from companion.games.singularity.packs.cards import Character, UpgradeCard
from companion.games.singularity.words import TokenKind
from companion.kernel.seat import Seat
from companion.kernel.view import OfSeat, View


class MemberLine(OfSeat):
    """One member of the team, as everybody may see it."""

    character: Character | None = None
    place: str | None = None
    """Map level: the space it stands on."""
    hand: int | None = None
    """Cards in hand; None: only the owner may know, or nobody counts."""
    deck: int | None = None
    discard: int | None = None
    """None: nobody counts them."""
    gained: tuple[str, ...] = ()
    """Cards gained in this issue."""
    carried: tuple[str, ...] = ()
    """Cards gained in earlier issues of the story."""
    has_had_turn: bool = False


class LaidCard(View):  # SW-17
    """A card beside an enemy with tracked health."""

    owner: Seat
    card: str
    value: int


class GroupView(View):  # SW-20
    """All miniatures of one type in one space."""

    id: str
    enemy: str
    place: str
    size: int
    partial: tuple[int, ...] = ()
    """Hits on single miniatures that still stand (SW-16)."""
    laid: tuple[LaidCard, ...] = ()
    health_left: int | None = None
    fresh: int = 0
    """Miniatures that came this turn and wait (A30)."""


class AtPlace(View):
    """What lies or happens in one space."""

    place: str


class TokenView(AtPlace):  # SW-19
    """An encounter token on the board."""

    kind: TokenKind
    area: str | None
    enemy: str | None = None
    """Once it has been turned."""


class EncounterView(View):  # SW-19
    """Tokens of an area being resolved."""

    area: str
    area_name: str
    seat: Seat
    """The encountering player."""
    tokens: tuple[TokenView, ...]
    spaces: tuple[str, ...]
    """Where enemies may be placed."""


class RowCard(View):
    """One face-up upgrade card."""

    at: int
    card: UpgradeCard
    is_new: bool = False
    """It took the place of the card just taken."""


class PickLine(OfSeat):
    """One player in the draft."""

    state: Literal["taken", "none", "now", "waiting"]
    card: UpgradeCard | None = None


class CacheView(AtPlace):  # SW-33
    """The draft at a cache."""

    order: tuple[PickLine, ...]
    to_reveal: int
    """Cards the table has to turn up now; picking waits until they are typed in."""
    replaces_last: bool
    """A card taken now is replaced at once."""
