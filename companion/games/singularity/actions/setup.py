"""Before the first turn: characters, limits, enemy cards, who begins."""

from __future__ import annotations

from typing import Literal

from companion.games.singularity.packs.campaign import Limit
from companion.games.singularity.packs.cards import Character, EnemyCard
from companion.kernel.action import Action
from companion.kernel.seat import SeatId


class TakeCharacter(Action):  # SW-2
    """I play this character; None gives it back."""

    do: Literal["take_character"] = "take_character"
    character: Character | None = None


class SetLimits(Action):  # SW-4
    """The last space of both tracks, typed from the board; None is no limit on that track."""

    do: Literal["set_limits"] = "set_limits"
    threat: Limit = None
    awareness: Limit = None


class AddEnemy(Action):  # SW-23
    """An enemy card as printed; the same id again replaces it."""

    do: Literal["add_enemy"] = "add_enemy"
    enemy: EnemyCard


class NameFirst(Action):  # SW-2, SW-39
    """Who plays first, and leads: the leader breaks ties."""

    do: Literal["name_first"] = "name_first"
    seat: SeatId


class Begin(Action):  # SW-6
    """The board is set up; the first turn begins."""

    do: Literal["begin"] = "begin"
