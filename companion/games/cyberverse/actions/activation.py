"""The Activation phase."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.cyberverse.actions.base import District, Id, OfAgent, Zone
from companion.games.cyberverse.packs.cards import AgentSheet, StoryCard
from companion.games.cyberverse.packs.prints import Name
from companion.games.cyberverse.words import Heal, Position, Slot
from companion.kernel.action import Action


class Activate(OfAgent, do="activate"):  # CV-33
    """The called agent acts, for one action."""


class Stay(OfAgent, do="stay"):  # CV-33
    """The called agent stays, free."""


class InDistrict(Action):
    """What happens in one district."""

    district: District


class Deploy(InDistrict, do="deploy"):  # CV-35
    """From HQ to the entry zone of a district, for no points."""


class Travel(InDistrict, do="travel"):  # CV-34
    """To another district. The points between two districts are asked once."""

    points: Annotated[int, Field(ge=0, le=9)] | None = None
    """None: known already, or by vehicle."""
    by_vehicle: bool = False
    """The suitable vehicle: no points."""


class StepTo(Action, do="step"):  # CV-34
    """Into a zone next to mine, one point. In Activation and in my activation in a fight."""

    zone: Zone


class TakePosition(Action, do="take_position"):  # CV-34, CV-73
    """Onto a tactical position of my zone, one point."""

    position: Position


class EndMove(Action, do="end_move"):  # CV-33
    """The activated agent is done moving."""


class Recruit(Action, do="recruit"):  # CV-39
    """Auxiliary: an agent of the open row joins me in HQ."""

    sheet: AgentSheet


class PlaceStaff(Action, do="place_staff"):  # CV-24, CV-40
    """Auxiliary: a staff token on an event."""

    event: Id
    slot: Slot


class PlaceAmbush(InDistrict, do="place_ambush"):  # CV-41
    """Auxiliary: an ambush token on a district."""


class Rescue(OfAgent, do="rescue"):  # CV-42
    """Auxiliary: an agent of mine comes home from a district, for 200 D and 100 D a status."""

    heal: Heal | None = None
    """With `rescue_clears` off: what the one healing does."""


class LookAtStories(Action, do="look_at_stories"):  # CV-43
    """Auxiliary: I drew two stories and look at them. Only I know their titles."""

    first: Name
    second: Name


class KeepStory(Action, do="keep_story"):  # CV-43
    """I keep one of the two; the other goes under the deck."""

    card: StoryCard
    """Its name is one of the two."""
    replaces: Id | None = None
    """My present story, when no place is free."""
    give_up: bool = False
    """Said explicitly: its investigations, marks and XP are lost."""


class PassAction(Action, do="pass_action"):  # CV-44
    """No auxiliary action is possible for me."""
