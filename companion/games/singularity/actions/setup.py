"""Before the first turn: characters, limits, enemy cards, who begins."""

from __future__ import annotations

from companion.games.singularity.packs.campaign import Limit
from companion.games.singularity.packs.cards import Character, EnemyCard
from companion.kernel.action import Action
from companion.kernel.seat import SeatId


class TakeCharacter(Action, do="take_character"):  # SW-2
    """I play this character; None gives it back."""

    character: Character | None = None


class SetLimits(Action, do="set_limits"):  # SW-4
    """The last space of both tracks, typed from the board; None is no limit on that track."""

    threat: Limit = None
    awareness: Limit = None


class AddEnemy(Action, do="add_enemy"):  # SW-23
    """An enemy card as printed; the same id again replaces it."""

    enemy: EnemyCard


class NameFirst(Action, do="name_first"):  # SW-2, SW-39
    """Who plays first, and leads: the leader breaks ties."""

    seat: SeatId


class Begin(Action, do="begin"):  # SW-6
    """The board is set up; the first turn begins."""
