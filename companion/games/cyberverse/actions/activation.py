"""The Activation phase."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.games.cyberverse.actions.base import District, Id, Zone
from companion.games.cyberverse.packs.cards import AgentSheet, Name, StoryCard
from companion.games.cyberverse.words import Heal, Position, Slot
from companion.kernel.action import Action


class Activate(Action):  # CV-33
    """The called agent acts, for one action."""

    do: Literal["activate"] = "activate"
    agent: Id


class Stay(Action):  # CV-33
    """The called agent stays, free."""

    do: Literal["stay"] = "stay"
    agent: Id


class Deploy(Action):  # CV-35
    """From HQ to the entry zone of a district, for no points."""

    do: Literal["deploy"] = "deploy"
    district: District


class Travel(Action):  # CV-34
    """To another district. The points between two districts are asked once."""

    do: Literal["travel"] = "travel"
    district: District
    points: Annotated[int, Field(ge=0, le=9)] | None = None
    """None: known already, or by vehicle."""
    by_vehicle: bool = False
    """The suitable vehicle: no points."""


class StepTo(Action):  # CV-34
    """Into a zone next to mine, one point. In Activation and in my activation in a fight."""

    do: Literal["step"] = "step"
    zone: Zone


class TakePosition(Action):  # CV-34, CV-73
    """Onto a tactical position of my zone, one point."""

    do: Literal["take_position"] = "take_position"
    position: Position


class EndMove(Action):  # CV-33
    """The activated agent is done moving."""

    do: Literal["end_move"] = "end_move"


class Recruit(Action):  # CV-39
    """Auxiliary: an agent of the open row joins me in HQ."""

    do: Literal["recruit"] = "recruit"
    sheet: AgentSheet


class PlaceStaff(Action):  # CV-24, CV-40
    """Auxiliary: a staff token on an event."""

    do: Literal["place_staff"] = "place_staff"
    event: Id
    slot: Slot


class PlaceAmbush(Action):  # CV-41
    """Auxiliary: an ambush token on a district."""

    do: Literal["place_ambush"] = "place_ambush"
    district: District


class Rescue(Action):  # CV-42
    """Auxiliary: an agent of mine comes home from a district, for 200 D and 100 D a status."""

    do: Literal["rescue"] = "rescue"
    agent: Id
    heal: Heal | None = None
    """With `rescue_clears` off: what the one healing does."""


class LookAtStories(Action):  # CV-43
    """Auxiliary: I drew two stories and look at them. Only I know their titles."""

    do: Literal["look_at_stories"] = "look_at_stories"
    first: Name
    second: Name


class KeepStory(Action):  # CV-43
    """I keep one of the two; the other goes under the deck."""

    do: Literal["keep_story"] = "keep_story"
    card: StoryCard
    """Its name is one of the two."""
    replaces: Id | None = None
    """My present story, when no place is free."""
    give_up: bool = False
    """Said explicitly: its investigations, marks and XP are lost."""


class PassAction(Action):  # CV-44
    """No auxiliary action is possible for me."""

    do: Literal["pass_action"] = "pass_action"
