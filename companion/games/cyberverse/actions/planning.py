"""The Event and Strategy phases (CV-20..31)."""

from __future__ import annotations

from typing import Literal

from companion.games.cyberverse.actions.base import Id
from companion.games.cyberverse.packs.cards import EventCard, SupplyCard, SupportCard
from companion.games.cyberverse.words import Heal
from companion.kernel.action import Action


class ShiftNews(Action):
    """The news track moves one slot; the card in slot 1 leaves (CV-22). First player, or the table."""

    do: Literal["shift_news"] = "shift_news"


class DrawEvent(Action):
    """The event that was drawn (CV-21). First player, or the table."""

    do: Literal["draw_event"] = "draw_event"
    card: EventCard


class PlaceEvent(Action):
    """It lies in the slot of its duration (CV-22). First player, or the table."""

    do: Literal["place_event"] = "place_event"


class PlaceHenchmen(Action):
    """Its henchmen stand in the zones the app names (CV-23, CV-50). First player, or the table."""

    do: Literal["place_henchmen"] = "place_henchmen"


class NextPhase(Action):
    """Everything mandatory is done: on to the next phase (CV-20). First player, or the table."""

    do: Literal["next_phase"] = "next_phase"


class Buy(Action):
    """A supply token for one of my agents (CV-26)."""

    do: Literal["buy"] = "buy"
    agent: Id
    card: SupplyCard


class Repair(Action):
    """A broken token for half its price (CV-27)."""

    do: Literal["repair"] = "repair"
    supply: Id


class TakeSupport(Action):
    """One new support card; `discard` goes first (CV-29, CV-30)."""

    do: Literal["take_support"] = "take_support"
    card: SupportCard
    discard: Id | None = None


class Train(Action):
    """An agent trains: heals once, gains XP, is not activated (CV-31). `heal` None: a status if any."""

    do: Literal["train"] = "train"
    agent: Id
    heal: Heal | None = None


class EndStrategy(Action):
    """My organization is done with this phase (CV-25)."""

    do: Literal["end_strategy"] = "end_strategy"
