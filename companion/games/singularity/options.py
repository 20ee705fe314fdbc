"""House rules of The Singularity War: every switch, its default first (docs/rules/singularity.md, 7)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from companion.games.singularity.packs import campaign
from companion.games.singularity.packs.campaign import Campaign, Issue
from companion.games.singularity.packs.cards import Collection
from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.sums.story import next_issue
from companion.games.singularity.words import Level, Mode
from companion.kernel.game import Options
from companion.kernel.seat import SeatId


def _of(rule: str) -> dict[str, Any]:
    """Which ruling a switch belongs to."""
    return {"rule": rule}


class SingularityOptions(Options):
    """How this table plays. Field order is the order on the house-rules screen."""

    level: Level = Field(default="light", json_schema_extra=_of("SW-1"))
    """`light`: no map, the app asks. `map`: the app knows every space and every position."""
    mode: Mode = Field(default="single", json_schema_extra=_of("SW-7"))
    map: IssueMap | None = Field(default=None, json_schema_extra=_of("SW-5"))
    library: Collection | None = Field(default=None, json_schema_extra=_of("SW-1"))
    issue: Issue | None = Field(default=None, json_schema_extra=_of("SW-6"))
    """None in story mode: the next issue of the campaign."""
    campaign: Campaign | None = Field(default=None, json_schema_extra=_of("SW-7"))
    votes: Literal["hidden", "open", "leader"] = Field(default="hidden", json_schema_extra=_of("SW-39"))
    """`open`: votes show at once. `leader`: the leader decides alone."""
    smart_enemies: bool = Field(default=False, json_schema_extra=_of("SW-39"))
    draws: Literal["table", "app"] = Field(default="table", json_schema_extra=_of("SW-8"))
    """`app`: what a token shows is drawn at random from the unlocked enemies."""
    hands: Literal["counted", "table"] = Field(default="counted", json_schema_extra=_of("SW-14"))
    """`table`: cards are not counted by the app at all."""
    lose_at: Literal["reach", "exceed"] = Field(default="reach", json_schema_extra=_of("SW-A1"))
    threat_overflow: Literal["lose", "awareness_plus_1"] = Field(
        default="lose", json_schema_extra=_of("SW-A1")
    )
    threat_floor: bool = Field(default=True, json_schema_extra=_of("SW-A2"))
    hazard: Literal["on_enter", "on_end_turn", "both"] = Field(
        default="on_enter", json_schema_extra=_of("SW-A3")
    )
    hazard_pass_through: bool = Field(default=True, json_schema_extra=_of("SW-A4"))
    leave_per_member: bool = Field(default=False, json_schema_extra=_of("SW-A5"))
    discard_timing: Literal["end_of_play", "after_enemies"] = Field(
        default="end_of_play", json_schema_extra=_of("SW-A6")
    )
    refill: Literal["active", "all"] = Field(default="active", json_schema_extra=_of("SW-A6"))
    encounter_stops_move: bool = Field(default=False, json_schema_extra=_of("SW-A7"))
    enemy_sequence: Literal["snapshot", "per_group"] = Field(
        default="snapshot", json_schema_extra=_of("SW-A8")
    )
    proximity_tie: Literal["players_choose", "split_all"] = Field(
        default="players_choose", json_schema_extra=_of("SW-A9")
    )
    hand_cap: bool = Field(default=False, json_schema_extra=_of("SW-A11"))
    retry_deck: Literal["snapshot", "keep"] = Field(default="snapshot", json_schema_extra=_of("SW-A12"))
    arcade_unlocks: bool = Field(default=False, json_schema_extra=_of("SW-A13"))
    open_hands: bool = Field(default=False, json_schema_extra=_of("SW-A15"))
    cache_to: Literal["hand", "discard"] = Field(default="hand", json_schema_extra=_of("SW-A16"))
    simultaneous: Literal["loss", "win"] = Field(default="loss", json_schema_extra=_of("SW-A18"))
    cache_last_replace: bool = Field(default=True, json_schema_extra=_of("SW-A20"))
    diagonal: bool = Field(default=False, json_schema_extra=_of("SW-A23"))
    damage_memory: Literal["turn", "round"] = Field(default="turn", json_schema_extra=_of("SW-A24"))
    cache_pass_through: bool = Field(default=True, json_schema_extra=_of("SW-A26"))
    spawn_delay: bool = Field(default=False, json_schema_extra=_of("SW-A30"))
    by_hand: tuple[SeatId, ...] = Field(default=(), json_schema_extra={"rule": "SW-41", "is_chosen": False})
    """Seats on paper: they fold their vote and have it typed when all open. Set by the table."""

    @staticmethod
    def brings(name: str, document: dict[str, Any]) -> dict[str, Any]:  # SW-5..7
        """What a document that was chosen brings along: other house rules, documents by their id.

        A map: map level. An issue: its map. A campaign: story mode, its cards, the map of its next issue.
        """
        if name == "map":
            return {"level": "map"}
        if name == "issue" and document.get("map"):
            return {"map": document["map"]}
        if name != "campaign" or campaign.check(document):
            return {}
        story = Campaign.model_validate(document)
        chosen = {"library": story.library, "map": next_issue(story).map}
        return {"mode": "story", "issue": None, **{key: word for key, word in chosen.items() if word}}
