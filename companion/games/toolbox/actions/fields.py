"""Bounded fields that several actions have; what a tool allows is checked by its sums, in words."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.toolbox.packs.specs import Whole

Id = Annotated[str, Field(max_length=40)]
Word = Annotated[str, Field(max_length=400)]
Names = Annotated[tuple[Id, ...], Field(max_length=12)]
Value = Id | Whole
