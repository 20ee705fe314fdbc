"""The Activation phase (CV-32..44)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.games.cyberverse.actions.base import District, Id, Zone
from companion.games.cyberverse.packs.cards import AgentSheet, Name, StoryCard
from companion.games.cyberverse.words import Heal, Position, Slot
from companion.kernel.action import Action


class Activate(Action):
    """The called agent acts, for one action (CV-33)."""

    do: Literal["activate"] = "activate"
    agent: Id


class Stay(Action):
    """The called agent stays, free (CV-33)."""

    do: Literal["stay"] = "stay"
    agent: Id


class Deploy(Action):
    """From HQ to the entry zone of a district, for no points (CV-35)."""

    do: Literal["deploy"] = "deploy"
    district: District


class Travel(Action):
    """To another district (CV-34). The points between two districts are asked once."""

    do: Literal["travel"] = "travel"
    district: District
    points: Annotated[int, Field(ge=0, le=9)] | None = None
    """None: known already, or by vehicle."""
    by_vehicle: bool = False
    """The suitable vehicle: no points."""


class StepTo(Action):
    """Into a zone next to mine, one point (CV-34). In Activation and in my activation in a fight."""

    do: Literal["step"] = "step"
    zone: Zone


class TakePosition(Action):
    """Onto a tactical position of my zone, one point (CV-34, CV-73)."""

    do: Literal["take_position"] = "take_position"
    position: Position


class EndMove(Action):
    """The activated agent is done moving (CV-33)."""

    do: Literal["end_move"] = "end_move"


class Recruit(Action):
    """Auxiliary: an agent of the open row joins me in HQ (CV-39)."""

    do: Literal["recruit"] = "recruit"
    sheet: AgentSheet


class PlaceStaff(Action):
    """Auxiliary: a staff token on an event (CV-24, CV-40)."""

    do: Literal["place_staff"] = "place_staff"
    event: Id
    slot: Slot


class PlaceAmbush(Action):
    """Auxiliary: an ambush token on a district (CV-41)."""

    do: Literal["place_ambush"] = "place_ambush"
    district: District


class Rescue(Action):
    """Auxiliary: an agent of mine comes home from a district, for 200 D and 100 D a status (CV-42)."""

    do: Literal["rescue"] = "rescue"
    agent: Id
    heal: Heal | None = None
    """With `rescue_clears` off: what the one healing does."""


class LookAtStories(Action):
    """Auxiliary: I drew two stories and look at them. Only I know their titles (CV-43)."""

    do: Literal["look_at_stories"] = "look_at_stories"
    first: Name
    second: Name


class KeepStory(Action):
    """I keep one of the two; the other goes under the deck (CV-43)."""

    do: Literal["keep_story"] = "keep_story"
    card: StoryCard
    """Its name is one of the two."""
    replaces: Id | None = None
    """My present story, when no place is free."""
    give_up: bool = False
    """Said explicitly: its investigations, marks and XP are lost."""


class PassAction(Action):
    """No auxiliary action is possible for me (CV-44)."""

    do: Literal["pass_action"] = "pass_action"
