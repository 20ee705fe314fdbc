"""House rules of the toolbox: every switch of section 12 that belongs to the table, its default first."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from companion.games.toolbox.packs.kit import Kit
from companion.games.toolbox.sums.choosing import LEAST_GROUP, MOST_GROUP
from companion.kernel.game import Options
from companion.kernel.seat import SeatId


class ToolboxOptions(Options):
    """How this table uses its tools. Field order is the order on the house-rules screen."""

    kit: Kit | None = Field(default=None, json_schema_extra={"rule": "TB-88", "what": True})
    lead: Literal["leader", "anyone", "table"] = Field(default="leader", json_schema_extra={"rule": "TB-A1"})
    luck: Literal["anyone", "lead", "turn"] = Field(default="anyone", json_schema_extra={"rule": "TB-A2"})
    role_list: Literal["public", "lead"] = Field(default="public", json_schema_extra={"rule": "TB-A6"})
    own_opening: bool = Field(default=False, json_schema_extra={"rule": "TB-A7"})
    spare: Literal["refuse", "hidden"] = Field(default="refuse", json_schema_extra={"rule": "TB-A8"})
    filler: str = Field(default="", max_length=24, json_schema_extra={"rule": "TB-37"})
    amounts: Literal["hidden", "after_opening"] = Field(
        default="hidden", json_schema_extra={"rule": "TB-A12"}
    )
    least_group: int = Field(
        default=LEAST_GROUP, ge=LEAST_GROUP, le=MOST_GROUP, json_schema_extra={"rule": "TB-A13"}
    )
    pad_ends_table: bool = Field(default=False, json_schema_extra={"rule": "TB-A14"})
    by_hand: tuple[SeatId, ...] = Field(default=(), json_schema_extra={"rule": "TB-47", "is_chosen": False})
    """Seats on paper. Set by the table."""
