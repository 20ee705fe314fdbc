"""The Event and Strategy phases."""

from __future__ import annotations

from typing import Literal

from companion.games.cyberverse.actions.base import Id
from companion.games.cyberverse.packs.cards import EventCard, SupplyCard, SupportCard
from companion.games.cyberverse.words import Heal
from companion.kernel.action import Action


class ShiftNews(Action):  # CV-22
    """The news track moves one slot; the card in slot 1 leaves. First player, or the table."""

    do: Literal["shift_news"] = "shift_news"


class DrawEvent(Action):  # CV-21
    """The event that was drawn. First player, or the table."""

    do: Literal["draw_event"] = "draw_event"
    card: EventCard


class PlaceEvent(Action):  # CV-22
    """It lies in the slot of its duration. First player, or the table."""

    do: Literal["place_event"] = "place_event"


class PlaceHenchmen(Action):  # CV-23, CV-50
    """Its henchmen stand in the zones the app names. First player, or the table."""

    do: Literal["place_henchmen"] = "place_henchmen"


class NextPhase(Action):  # CV-20
    """Everything mandatory is done: on to the next phase. First player, or the table."""

    do: Literal["next_phase"] = "next_phase"


class Buy(Action):  # CV-26
    """A supply token for one of my agents."""

    do: Literal["buy"] = "buy"
    agent: Id
    card: SupplyCard


class Repair(Action):  # CV-27
    """A broken token for half its price."""

    do: Literal["repair"] = "repair"
    supply: Id


class TakeSupport(Action):  # CV-29, CV-30
    """One new support card; `discard` goes first."""

    do: Literal["take_support"] = "take_support"
    card: SupportCard
    discard: Id | None = None


class Train(Action):  # CV-31
    """An agent trains: heals once, gains XP, is not activated. `heal` None: a status if any."""

    do: Literal["train"] = "train"
    agent: Id
    heal: Heal | None = None


class EndStrategy(Action):  # CV-25
    """My organization is done with this phase."""

    do: Literal["end_strategy"] = "end_strategy"
