"""Parts of what a phone says: hits, landings, steps, cards turned up."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.singularity.packs.cards import EnemyId, UpgradeCard
from companion.games.singularity.packs.issue_map import SpaceId
from companion.kernel.part import Part

Place = SpaceId
"""A space of the map; at light level whatever the table calls it."""
CardName = Annotated[str, Field(max_length=40)]
Remark = Annotated[str, Field(max_length=120)]
GroupId = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,23}@.{1,24}$")]
"""`enemy@place`: all miniatures of one type in one space (SW-20)."""
Miniatures = Annotated[int, Field(ge=0, le=60)]
Revealed = Annotated[tuple[UpgradeCard, ...], Field(max_length=12)]
"""Upgrade cards that were turned up (SW-33)."""


class Hits(Part):  # SW-15
    """Damage on one type of enemy in the target space, miniature by miniature."""

    enemy: EnemyId
    hits: Annotated[tuple[Annotated[int, Field(ge=0, le=99)], ...], Field(max_length=60)]


class Target(Part):
    """One target space and the hits in it."""

    place: Place
    hits: Annotated[tuple[Hits, ...], Field(max_length=20)]


class Landing(Part):
    """So many miniatures on a space."""

    place: Place
    count: Miniatures


Landings = Annotated[tuple[Landing, ...], Field(max_length=20)]


class LightStep(Part):  # SW-11, SW-12
    """Light level: one step of a move, as the table sees it."""

    types: Annotated[int, Field(ge=0, le=20)] = 0
    """Distinct enemy types in the space that was left."""
    hazard: bool = False
    """Whether the space entered is a hazard."""
