"""House rules of Emergent: every switch of section 12, its default first (docs/rules/emergent.md)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from companion.games.emergent.packs.board import BoardPack, is_invented
from companion.games.emergent.packs.deck import DemandDeck
from companion.games.emergent.words import Mode, Use
from companion.kernel.game import Options
from companion.kernel.seat import SeatId


class _Table(Options):
    """What is played: which game, on which board, with which cards."""

    use: Use = Field(default="whole", json_schema_extra={"rule": "ET-41", "what": True})
    """`market`: no plans; what lies on the board is typed, the app serves the cities and keeps the money."""
    mode: Mode = Field(default="full", json_schema_extra={"rule": "ET-6", "what": True})
    """`fast_play` is the short game of section 10; only the switches `fp_*` and the board matter there."""
    board: BoardPack | None = Field(
        default=None,
        json_schema_extra={
            "rule": "ET-4",
            "pack": "emergent-board-pack/1",
            "usual": "five-bays",
            "what": True,
        },
    )
    """The board, as a pack. A new table begins with the newest of one's own, or the practice board."""
    demand: Literal["typed", "app"] = Field(
        default="typed", json_schema_extra={"rule": "ET-17", "what": True}
    )
    """`typed`: from the physical cards, after the reveal. `app`: dealt from `deck`, or from the seed."""
    deck: DemandDeck | None = Field(
        default=None,
        json_schema_extra={
            "rule": "ET-5",
            "pack": "emergent-demand-deck/1",
            "secret": True,
            "what": True,
        },
    )
    """A saved deck. Its content is secret until the round's execution and never leaves the host before."""
    by_hand: tuple[SeatId, ...] = Field(default=(), json_schema_extra={"rule": "ET-48", "is_chosen": False})
    """Seats on paper: they fold their plan and have it typed when all open. Set by the table."""


class HouseRules(Options):
    """The switches alone: everything a sum depends on and nothing secret, so that a view may carry them."""

    learning_variant: bool = Field(default=False, json_schema_extra={"rule": "ET-38"})
    learning_round1: Literal["exactly_one", "at_most_one"] = Field(
        default="exactly_one", json_schema_extra={"rule": "ET-A20"}
    )
    estimator: bool = Field(default=True, json_schema_extra={"rule": "ET-12"})
    """Whether the planning phone says what the plan would sell if nobody else played."""
    round_timer: int = Field(default=0, ge=0, le=1800, json_schema_extra={"rule": "ET-14"})
    """Seconds the leader's timer runs; 0: the leader says how long, if there is to be one at all."""
    rounds: int = Field(default=4, ge=4, le=5, json_schema_extra={"rule": "ET-A1"})
    deck_total_check: Literal["warn", "off", "strict"] = Field(
        default="warn", json_schema_extra={"rule": "ET-A2"}
    )
    marketing_scope: Literal["region", "city"] = Field(default="region", json_schema_extra={"rule": "ET-A3"})
    empty_marketer: Literal["skip", "block"] = Field(default="skip", json_schema_extra={"rule": "ET-A4"})
    shipping: Literal["auto_nearest", "owner_choice"] = Field(
        default="auto_nearest", json_schema_extra={"rule": "ET-A5"}
    )
    tie_shift: Literal["per_group", "by_position"] = Field(
        default="per_group", json_schema_extra={"rule": "ET-A6"}
    )
    two_player_tie: Literal["third", "second", "none"] = Field(
        default="third", json_schema_extra={"rule": "ET-A7"}
    )
    order_distance: Literal["exact", "capped"] = Field(default="exact", json_schema_extra={"rule": "ET-A8"})
    product_allocation: Literal["planned", "at_placement"] = Field(
        default="planned", json_schema_extra={"rule": "ET-A9"}
    )
    unpaid_operating: Literal["forced_sale", "debt", "forgive"] = Field(
        default="forced_sale", json_schema_extra={"rule": "ET-A10"}
    )
    win_tie: Literal["shared", "units_sold"] = Field(default="shared", json_schema_extra={"rule": "ET-A11"})
    sold_dc_pays: bool = Field(default=False, json_schema_extra={"rule": "ET-A12"})
    sold_disc_reusable: bool = Field(default=False, json_schema_extra={"rule": "ET-A13"})
    component_limits: Literal["hard", "off"] = Field(default="hard", json_schema_extra={"rule": "ET-A14"})
    cash_visibility: Literal["public", "owner"] = Field(
        default="public", json_schema_extra={"rule": "ET-A17"}
    )
    fp_rounds: int = Field(default=3, ge=3, le=4, json_schema_extra={"rule": "FP-A1"})
    fp_two_player_scoring: Literal["same", "first_only"] = Field(
        default="same", json_schema_extra={"rule": "FP-A3"}
    )
    fp_shared_first_counts_as_win: bool = Field(default=False, json_schema_extra={"rule": "FP-A4"})
    fp_must_place_all: bool = Field(default=True, json_schema_extra={"rule": "FP-A5"})


class EmergentOptions(HouseRules, _Table):
    """How this table plays. Field order is the order on the house-rules screen: `_Table` first."""

    @staticmethod
    def brings(name: str, document: dict[str, Any]) -> dict[str, Any]:
        """What comes along with a document that was chosen.

        A deck brings the board it was typed for (ET-5). Of an invented board nobody has printed cards, so the
        app deals them; a board of one's own box has its own (ET-17). A deck for another board goes.
        """
        if name == "deck":
            return {"board": document["board"]}
        return {"demand": "app" if is_invented(document) else "typed", "deck": None}


def house_rules(options: EmergentOptions) -> HouseRules:
    """The switches of these options, without board and deck."""
    return HouseRules(**{name: getattr(options, name) for name in HouseRules.model_fields})
