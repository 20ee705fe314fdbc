"""A correction points first, then starts at what is believed; another fact begins anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, Field

from companion.ui.forms.pointing import pointed

BLOCKS = {"north": 3, "south": 0}


class FixBlocks(BaseModel):
    """How many blocks lie somewhere."""

    place: str
    blocks: int = Field(ge=0, le=9)
    gone: bool = False


def held(draft: Mapping[str, Any]) -> Mapping[str, Any]:
    """What the app believes."""
    return {"blocks": BLOCKS.get(draft["place"], 0)}


ASKED = pointed(FixBlocks, "place", "blocks", keys=("place",), gone=True)


def test_only_what_points_is_asked_for_first() -> None:
    vague = ASKED.draft({}, held)
    assert ASKED.is_vague(vague)
    assert [one.name for one in ASKED.asked(vague)] == ["place"]
    there = ASKED.draft({"place": "north"}, held)
    assert [one.name for one in ASKED.asked(there)] == ["place", "blocks"]
    assert there["blocks"] == 3, "it starts at what is believed"
    assert ASKED.rest == {"gone": True}


def test_what_was_said_of_one_place_does_not_hold_for_another() -> None:
    told = ASKED.told({"place": "north"}, held, "blocks", 5)
    assert told == {"place": "north", "blocks": 5}
    assert ASKED.draft(told, held)["blocks"] == 5
    assert ASKED.told(told, held, "place", "south") == {"place": "south"}


def test_two_quick_taps_both_count() -> None:
    once = ASKED.told({"place": "north"}, held, "blocks", lambda now: now + 1)
    assert ASKED.told(once, held, "blocks", lambda now: now + 1)["blocks"] == 5
