"""House rules of CyberVerse: every switch of section 11, its default first (docs/rules/cyberverse.md)."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from pydantic import Field

from companion.games.cyberverse.packs.cards import CardLibrary
from companion.kernel.game import Options

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

D = TypeVar("D", bound="DataclassInstance")


def _rule(rule: str, default: Any, ge: int | None = None, le: int | None = None) -> Any:
    """A field with the number of its ruling."""
    return Field(default=default, json_schema_extra={"rule": rule}, ge=ge, le=le)


class CyberverseOptions(Options):
    """How this table plays. Field order is the order on the house-rules screen."""

    cards: CardLibrary | None = _rule("CV-1", None)
    """Cards typed at an earlier table, or None: the app asks when it needs one."""
    modifier_deck: Literal["app", "physical"] = _rule("CV-17", "app")
    """`physical`: the app only asks which card was drawn."""

    first_agent: Literal["choose", "random"] = _rule("CV-A1", "choose")
    first_turn_order: Literal["clockwise", "reverse"] = _rule("CV-A2", "clockwise")
    staff_on_track: bool = _rule("CV-A3", True)
    turn_order_no_agent: Literal["last", "first"] = _rule("CV-A4", "last")
    order_recalc: Literal["turn", "phase"] = _rule("CV-A5", "turn")

    test_equal: Literal["fail", "pass"] = _rule("CV-A6", "fail")
    reshuffle_after_success: Literal["missions_only", "all"] = _rule("CV-A7", "missions_only")
    xp_multilevel: Literal["literal", "cumulative"] = _rule("CV-A8", "literal")
    xp_after_draw: bool = _rule("CV-A9", False)
    xp_features: Literal["three", "all"] = _rule("CV-A10", "three")
    xp_duration: Literal["action", "permanent"] = _rule("CV-A10", "action")
    xp_unit: Literal["points", "tokens"] = _rule("CV-A11", "points")
    tests_per_agent: Literal["per_mission", "one", "unlimited"] = _rule("CV-A37", "per_mission")
    multi_test: Literal["any_turn", "same_turn"] = _rule("CV-A66", "any_turn")
    training_xp: int = _rule("CV-A67", 1, ge=1, le=2)

    resale_rounding: Literal["down100", "unit"] = _rule("CV-A12", "down100")
    resale_sum: Literal["per_token", "total"] = _rule("CV-A12", "per_token")
    repair_rounding: Literal["down100", "up100", "exact"] = _rule("CV-A13", "down100")
    sale_only_when_short: bool = _rule("CV-A14", False)
    repair_kinds: Literal["all", "implants"] = _rule("CV-A15", "all")
    support_cost: Literal["free", "printed"] = _rule("CV-A16", "free")
    train_place: Literal["any", "hq"] = _rule("CV-A17", "any")
    train_limit: Literal["each", "one"] = _rule("CV-A17", "each")

    news_slots: int = _rule("CV-A18", 3, ge=1, le=9)
    news_clash: Literal["old", "new"] = _rule("CV-A19", "old")
    event_cancel_scope: Literal["all", "owner"] = _rule("CV-A20", "all")
    event_slot_capacity: Literal["1", "many"] = _rule("CV-A21", "1")

    deploy_then_move: bool = _rule("CV-A22", True)
    mini_limit_scope: Literal["all", "henchmen_only"] = _rule("CV-A23", "all")
    recruit_cost: Literal["0", "100", "200", "300", "400", "500"] = _rule("CV-A25", "0")
    row_refill: bool = _rule("CV-A26", True)
    rescue_clears: bool = _rule("CV-A27", True)
    story_phase: Literal["activation", "strategy", "both"] = _rule("CV-A28", "activation")
    open_stories: int = _rule("CV-A56", 1, ge=1, le=3)
    strict_actions: bool = _rule("CV-A29", True)

    ambush_persist: Literal["victim", "always_return", "never"] = _rule("CV-A34", "victim")
    brawl_in_empty: bool = _rule("CV-A35", False)
    cleanup_without_combat: bool = _rule("CV-A48", False)
    teammate_rings_limit: bool = _rule("CV-A49", False)
    fight_declaration: Literal["simultaneous", "initiative"] = _rule("CV-52", "simultaneous")
    combat_flow: Literal["per_agent", "all_move_first"] = _rule("CV-A58", "per_agent")
    combat_pool: Literal["return", "discard"] = _rule("CV-A62", "return")
    frenzy_optional: bool = _rule("CV-A30", True)
    attack_effects_need_hit: bool = _rule("CV-A31", False)
    henchmen_armor_piercer: bool = _rule("CV-A32", False)
    fragile_on_cancel: bool = _rule("CV-A33", False)
    henchman_fallback: Literal["none", "nearest"] = _rule("CV-A36", "none")
    unarmed_attack: bool = _rule("CV-A38", True)
    grill_on_suppression: bool = _rule("CV-A54", False)
    xp_expert: bool = _rule("CV-A63", True)
    dead_agents: Literal["removed", "bottom"] = _rule("CV-A42", "removed")
    combat_mission: Literal["any", "survivor", "winner"] = _rule("CV-A46", "any")

    influence_timing: Literal["district", "after_all"] = _rule("CV-A39", "district")
    influence_mode: Literal["choice", "must_remove_first"] = _rule("CV-A40", "choice")

    end_by_domination: bool = _rule("CV-A43", True)
    end_timing: Literal["turn", "immediate"] = _rule("CV-A60", "turn")
    start_story_counts: bool = _rule("CV-A59", True)
    story_vp_public: bool = _rule("CV-A47", True)
    final_tie: Literal["shared", "turn_order"] = _rule("CV-A44", "shared")
    majority_tie: Literal["none", "all"] = _rule("CV-A45", "none")
    overall_tie: Literal["none", "all"] = _rule("CV-A45", "none")


def switches(options: CyberverseOptions, kind: type[D]) -> D:
    """The house rules that one of the sums needs: those that its own class of them names."""
    return kind(**{one.name: getattr(options, one.name) for one in fields(kind)})
