"""CyberVerse in the contract tests: tables to play, and values for rich choices."""

from __future__ import annotations

from typing import Any

from companion.games.cyberverse import GAME
from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.packs.cards import CardLibrary
from companion.games.cyberverse.views import CyberverseView
from tests.games.cyberverse import printed
from tests.games.cyberverse.fillings import fill
from tests.games.cyberverse.worlds import flip, redeal
from tests.games.kits import Kit, Pick

LIBRARY = CardLibrary(id="henchmen", name="Henchmen", cards=printed.HENCHMEN)
TABLES: dict[str, tuple[int, CyberverseOptions]] = {
    "as printed": (3, CyberverseOptions()),
    "four, lenient, real cards": (
        4,
        CyberverseOptions(
            cards=LIBRARY,
            strict_actions=False,
            modifier_deck="physical",
            first_agent="random",
            first_turn_order="reverse",
            staff_on_track=False,
            turn_order_no_agent="first",
            order_recalc="phase",
            xp_features="all",
            xp_unit="tokens",
            support_cost="printed",
            event_slot_capacity="many",
            event_cancel_scope="owner",
            mini_limit_scope="henchmen_only",
            ambush_persist="always_return",
            brawl_in_empty=True,
            cleanup_without_combat=True,
            combat_pool="discard",
            reshuffle_after_success="all",
            test_equal="pass",
            tests_per_agent="unlimited",
            multi_test="same_turn",
            training_xp=2,
            dead_agents="bottom",
            open_stories=3,
            story_phase="both",
            story_vp_public=False,
            start_story_counts=False,
            final_tie="turn_order",
            majority_tie="all",
            overall_tie="all",
            end_timing="immediate",
        ),
    ),
    "two, strict, late XP": (
        2,
        CyberverseOptions(
            cards=LIBRARY,
            xp_after_draw=True,
            xp_multilevel="cumulative",
            xp_duration="permanent",
            xp_expert=False,
            resale_rounding="unit",
            resale_sum="total",
            repair_rounding="exact",
            sale_only_when_short=True,
            news_slots=5,
            news_clash="new",
            deploy_then_move=False,
            recruit_cost="100",
            row_refill=False,
            rescue_clears=False,
            train_place="hq",
            train_limit="one",
            unarmed_attack=False,
            combat_flow="all_move_first",
            combat_mission="survivor",
            fight_declaration="initiative",
            frenzy_optional=False,
            attack_effects_need_hit=True,
            henchmen_armor_piercer=True,
            henchman_fallback="nearest",
            fragile_on_cancel=True,
            grill_on_suppression=True,
            teammate_rings_limit=True,
            influence_timing="after_all",
            influence_mode="must_remove_first",
            open_stories=3,
        ),
    ),
}
WEIGHTS = {
    "begin": 20,
    "name_org": 60,
    "set_district": 20,
    "tell_card": 1,
    "apply_effect": 1,
    "free_test": 1,
    "correct": 1,
    "open_investigation": 30,
    "next_phase": 60,
    "activate": 60,
    "stay": 6,
    "deploy": 60,
    "travel": 10,
    "take_position": 20,
    "look_at_stories": 90,
    "attack": 90,
    "end_activation": 6,
    "move_figure": 8,
    "end_missions": 6,
    "test": 60,
    "hack": 40,
    "skip_hack": 30,
    "reopen_token": 30,
    "reopen_pay": 300,
    "pay": 2,
    "skip_influence": 60,
    "influence": 15,
    "pass_teammates": 8,
    "train": 6,
    "repair": 90,
    "pass_action": 30,
    "step": 10,
    "settle_test": 60,
}
GUN = {"kind": "weapon", "name": "Hand Gun", "price": 300, "bonus": 3, "type": "ranged", "effects": ["grill"]}
IMPLANT = {"kind": "implant", "name": "Cortex", "price": 500, "feature": "hacking"}


def gifts(view: CyberverseView) -> list[dict[str, Any]]:
    """Turn 1 begins with agents on the boards, weapons, implants, support cards and XP."""
    if view.phase != "event" or view.round != 1:
        return []
    given: list[dict[str, Any]] = [{"do": "tell_card", "card": card} for card in printed.HENCHMEN]

    def fix(**fields: Any) -> None:
        given.append({"do": "correct", "fix": fields, "reason": "a quick start"})

    made = 2 * len(view.seats)
    for at, org in enumerate(view.organizations):
        place, seat, first, second = (2, 2, 3, 4)[at], org.seat, org.agents[0].id, f"a{made + 1}"
        sheet = printed.sheet(
            f"Second {at}", initiative=6 + at, reputation=3 if at else 1, salary=200, combat=4, movement=3
        )
        fix(of="new_agent", seat=seat, sheet=sheet, district=place)
        for agent in (first, second):
            fix(of="new_supply", agent=agent, card=GUN)
            fix(of="new_supply", agent=agent, card=IMPLANT)
        fix(of="supply", supply=f"s{made + 5}", broken=True)
        for name in ("Crew", "Gang", "Clan"):
            fix(of="support", seat=seat, card={"name": name, "teammates": 2})
        fix(of="influence", seat=seat, district=place, tokens=3)
        where = 2 if at < 2 else place
        fix(of="agent", agent=first, district=where, xp=[2, 2, 2, 1], statuses=["suppression"])
        made += 12
    fix(of="district", district=2, ambush=view.seats[0])
    if len(view.seats) == 2:
        for number in (1, 3, 4, 5):
            fix(of="influence", seat=view.seats[1], district=number, tokens=2)
    if len(view.news.slots) == 5:
        fix(of="influence", seat=view.seats[0], district=2, tokens=1)
    return given


def answers(view: CyberverseView, pick: Pick) -> dict[str, Any] | None:
    """The host gets round to a proposed correction now and then, and says that somebody has it on paper; in a
    long game it drives agents to work.
    """
    if view.correction is not None and pick(range(4)) == 0:
        return {"do": "answer_correction", "agree": pick((True, False))}
    if view.foldable and pick(range(8)) == 0:
        return {"do": "paper_ready", "seat": pick(view.foldable)}
    return _lift(view) if view.phase == "event" and view.round > 2 else None


def _lift(view: CyberverseView) -> dict[str, Any] | None:
    """Somebody to where a test mission waits and nobody is."""
    for org in view.organizations:
        folders = [folder for story in org.stories for folder in story.folders]
        tests = [
            one for folder in folders for one in folder.missions if one.kind == "test" and not one.is_done
        ]
        if org.agents and tests and tests[0].district not in [agent.district for agent in org.agents]:
            fix = {"of": "agent", "agent": org.agents[0].id, "district": tests[0].district}
            return {"do": "correct", "fix": fix, "reason": "a lift"}
    return None


KIT = Kit(
    game=GAME,
    tables=TABLES,
    fill=fill,
    redeal=redeal,
    needed=frozenset({"choices", "my_attack"}),  # what a figure may attack with the token it keeps (CV-60)
    flip=flip,
    weights=WEIGHTS,
    gifts=gifts,
    answers=answers,
    leanings={"position": ("hacking",), "district": ("2", "3")},
    finishing={"position": ("hacking",), "district": ("2", "3")},
)
