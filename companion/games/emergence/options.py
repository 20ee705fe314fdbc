"""House rules of Emergence: every switch of section 10, its default first (docs/rules/emergence.md)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from companion.games.emergence.packs.city import City
from companion.games.emergence.words import Use
from companion.kernel.game import Options
from companion.kernel.seat import SeatId


class EmergenceOptions(Options):
    """How this table plays. Field order is the order on the house-rules screen."""

    use: Use = Field(default="whole", json_schema_extra={"rule": "EM-51", "what": True})
    """`secrets`: moves, data and tokens stay on the board, unasked; no city is needed."""
    city: City | None = Field(default=None, json_schema_extra={"rule": "EM-3"})
    """A city pack, or None: attested mode, the app asks the few yes/no questions."""
    deal: Literal["app", "cards"] = Field(default="app", json_schema_extra={"rule": "EM-6"})
    by_hand: tuple[SeatId, ...] = Field(default=(), json_schema_extra={"rule": "EM-6", "is_chosen": False})
    """Seats on paper: their real card is never entered, it lies open at the end. Set by the table."""
    aggregator: Literal["app", "box"] = Field(default="app", json_schema_extra={"rule": "EM-42"})
    """`box`: the real aggregator goes round; the app asks only for the totals and what everybody put in."""
    countdown: int = Field(default=3, ge=3, le=60, json_schema_extra={"rule": "EM-12"})
    move_mandatory: bool = Field(default=True, json_schema_extra={"rule": "EM-A6"})
    same_tile_is_adjacent: bool = Field(default=False, json_schema_extra={"rule": "EM-A5"})
    partial_collect: bool = Field(default=False, json_schema_extra={"rule": "EM-A15"})
    compile_hint: Literal["owner", "off"] = Field(default="owner", json_schema_extra={"rule": "EM-A10"})
    holdings: Literal["public", "owner"] = Field(default="public", json_schema_extra={"rule": "EM-A14"})
    hide_amounts: bool = Field(default=False, json_schema_extra={"rule": "EM-A9"})
    spy_memory: bool = Field(default=True, json_schema_extra={"rule": "EM-A21"})
    no_data_check: Literal["immediate", "end_of_turn", "end_of_round"] = Field(
        default="immediate", json_schema_extra={"rule": "EM-A11"}
    )
    equal_surplus: Literal["draw", "humans", "ai", "continue"] = Field(
        default="draw", json_schema_extra={"rule": "EM-A1"}
    )
    simultaneous_end: Literal["requirement_first", "no_data_first"] = Field(
        default="requirement_first", json_schema_extra={"rule": "EM-A2"}
    )
    allow_equal_specials_adjacent: bool = Field(default=False, json_schema_extra={"rule": "EM-A17"})
