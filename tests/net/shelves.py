"""Pebble with documents: a board everybody may see, and a deck nobody may see before it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from hypothesis import HealthCheck, settings
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.kernel.action import Reason, Rejection
from companion.kernel.game import AnyGame
from companion.net.library import InUse, Library
from companion.net.packs import Packs
from tests.table.pebble import GAME as PEBBLE
from tests.table.pebble import PebbleOptions

BOARD, DECK = "pebble-board/1", "pebble-deck/1"
FEW = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


class _Pack(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    name: Annotated[str, Field(max_length=60)]
    source: str = "invented"


class Board(_Pack):
    """Where the pebbles lie."""

    format: Literal["pebble-board/1"] = "pebble-board/1"
    stones: Annotated[tuple[str, ...], Field(max_length=9)] = ()


class Deck(_Pack):
    """What will be drawn."""

    format: Literal["pebble-deck/1"] = "pebble-deck/1"
    cards: tuple[str, ...]


class ShelfOptions(PebbleOptions):
    """House rules with documents."""

    board: Board | None = None
    deck: Deck | None = Field(default=None, json_schema_extra={"secret": True})


def _checker(model: type[_Pack]) -> Callable[[Any], tuple[Reason, ...]]:
    def check(content: Any) -> tuple[Reason, ...]:
        try:
            model.model_validate(content)
        except ValidationError as error:
            return tuple(
                Reason("emergence.bad_pack", "PE-9", {"where": str(one["loc"]), "problem": one["msg"]})
                for one in error.errors(include_url=False, include_context=False, include_input=False)
            )
        return ()

    return check


GAME: AnyGame = replace(PEBBLE, options=ShelfOptions, packs={BOARD: _checker(Board), DECK: _checker(Deck)})


def board(word: str = "north", **more: Any) -> dict[str, Any]:
    """A board."""
    return {"format": BOARD, "id": word, "name": word.title(), "stones": ["flint", "jade"], **more}


def deck(word: str = "dusk", **more: Any) -> dict[str, Any]:
    """A deck whose cards stand nowhere else."""
    return {"format": DECK, "id": word, "name": word.title(), "cards": ["plum-jam", "quince-pie"], **more}


SECRETS = ("plum-jam", "quince-pie")


def library(folder: Path | None, in_use: InUse = tuple) -> Library:
    """A library of this game alone."""
    return Library((GAME,), Packs(folder), in_use)


def refusal(work: Any, *args: Any) -> tuple[Reason, ...]:
    """Why this is refused."""
    with pytest.raises(Rejection) as refused:
        work(*args)
    return refused.value.reasons


def code(work: Any, *args: Any) -> str:
    """The first reason, as its code."""
    return refusal(work, *args)[0].code
