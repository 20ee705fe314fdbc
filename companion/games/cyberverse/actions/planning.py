"""The Event and Strategy phases."""

from __future__ import annotations

from companion.games.cyberverse.actions.base import Id, OfAgent
from companion.games.cyberverse.packs.cards import EventCard, SupplyCard, SupportCard
from companion.games.cyberverse.words import Heal
from companion.kernel.action import Action


class ShiftNews(Action, do="shift_news"):  # CV-22
    """The news track moves one slot; the card in slot 1 leaves. First player, or the table."""


class DrawEvent(Action, do="draw_event"):  # CV-21
    """The event that was drawn. First player, or the table."""

    card: EventCard


class PlaceEvent(Action, do="place_event"):  # CV-22
    """It lies in the slot of its duration. First player, or the table."""


class PlaceHenchmen(Action, do="place_henchmen"):  # CV-23, CV-50
    """Its henchmen stand in the zones the app names. First player, or the table."""


class NextPhase(Action, do="next_phase"):  # CV-20
    """Everything mandatory is done: on to the next phase. First player, or the table."""


class Buy(OfAgent, do="buy"):  # CV-26
    """A supply token for one of my agents."""

    card: SupplyCard


class Repair(Action, do="repair"):  # CV-27
    """A broken token for half its price."""

    supply: Id


class TakeSupport(Action, do="take_support"):  # CV-29, CV-30
    """One new support card; `discard` goes first."""

    card: SupportCard
    discard: Id | None = None


class Train(OfAgent, do="train"):  # CV-31
    """An agent trains: heals once, gains XP, is not activated. `heal` None: a status if any."""

    heal: Heal | None = None


class EndStrategy(Action, do="end_strategy"):  # CV-25
    """My organization is done with this phase."""
