"""Words that several actions share: ids, XP, declared bonuses."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.cyberverse.words import MODIFIERS
from companion.kernel.action import Action
from companion.kernel.part import Part

Id = Annotated[str, Field(pattern=r"^[a-z][0-9]{1,4}$")]
"""Agent `a1`, henchman `h1`, supply `s1`, support card `c1`, event `e1`, story `t1`, XP token `x1`."""
MissionId = Annotated[str, Field(pattern=r"^t[0-9]{1,4}-[0-2]-[0-8]$")]
"""Story, folder, line: `t1-0-2`."""
District = Annotated[int, Field(ge=1, le=5)]
Zone = Annotated[int, Field(ge=1, le=9)]
Reason = Annotated[str, Field(max_length=120)]
Drawn = Annotated[int, Field(ge=min(MODIFIERS), le=max(MODIFIERS))]


class OfAgent(Action):
    """What one agent does, or somebody with it."""

    agent: Id


class Bonus(Part):  # CV-16, CV-63, CV-64
    """Something a card or skill adds, said aloud at the table, with its reason."""

    reason: Annotated[str, Field(min_length=1, max_length=40)]
    value: Annotated[int, Field(ge=-20, le=20)]


Bonuses = Annotated[tuple[Bonus, ...], Field(max_length=6)]


class Raise(Part):  # CV-19
    """Raise the feature to this level with XP; without tokens the app takes the cheapest set."""

    level: Annotated[int, Field(ge=0, le=99)]
    tokens: Annotated[tuple[Id, ...], Field(max_length=30)] | None = None
