"""What is found on the board: tokens with their enemies, and supply caches."""

from __future__ import annotations

from pydantic import Field

from companion.games.singularity.actions.pieces import CardName, Landings, Place, Remark, Revealed
from companion.games.singularity.packs.cards import EnemyId
from companion.games.singularity.words import TokenKind
from companion.kernel.action import Action
from companion.kernel.part import Part
from companion.kernel.seat import SeatId


class PlaceEnemies(Action, do="place_enemies"):  # SW-19
    """Map level: a token's enemies stand here; the token leaves the board."""

    token: Place
    enemy: EnemyId | None = None
    """What the token shows; None when that is known already."""
    places: Landings = ()


class OpenCache(Action, do="open_cache"):  # SW-33
    """A member stands in a cache the app did not see, or a card opens one."""

    place: Place


class RevealCards(Action, do="reveal_cards"):  # SW-33
    """The upgrade cards that were turned up; fewer than asked when the deck is empty."""

    cards: Revealed = ()


class OrderPicks(Action, do="order_picks"):  # SW-33
    """In which order the players take cards."""

    order: tuple[SeatId, ...] = Field(max_length=6)


class Pick(Action, do="pick"):  # SW-33
    """I take this card of the row, counted from 0; without one I take none (A27)."""

    card: int | None = Field(default=None, ge=0, le=60)


class Taken(Part):
    """Somebody took a card at a cache; its name may stay unsaid."""

    seat: SeatId
    card: CardName = ""


class Drafted(Action, do="drafted"):  # SW-33
    """The draft was done with the real cards: who took one; the rest goes under the deck."""

    taken: tuple[Taken, ...] = Field(default=(), max_length=6)


class Spawn(Action, do="spawn"):  # SW-19
    """Enemies come onto the board otherwise: a token at light level, a card, an event (A28)."""

    enemy: EnemyId
    places: Landings = Field(min_length=1)
    reason: Remark = ""


class DrawEnemy(Action, do="draw_enemy"):  # SW-8
    """Light level: the app draws what a token shows."""

    kind: TokenKind
