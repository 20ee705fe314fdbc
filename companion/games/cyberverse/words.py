"""The words of CyberVerse: features, statuses, supply, effects, phases, and the printed tables."""

from __future__ import annotations

from typing import Final, Literal, get_args

from companion.kernel.refusals import Refusals

Feature = Literal["movement", "analysis", "hacking", "reputation", "combat"]
Status = Literal["bleed", "wound", "suppression"]
SupplyKind = Literal["weapon", "implant", "gear", "vehicle"]
WeaponType = Literal["close", "ranged"]
WeaponEffect = Literal["grill", "fragile", "double_target", "extra_action", "sniper"]
AttackEffect = Literal[
    "grapple",
    "frenzy",
    "disarm",
    "armor_piercer",
    "poisoned_blade",
    "multiple_shot",
    "adrenalin",
    "projection",
]
DefenseEffect = Literal[
    "energy_shield", "anti_virus", "bandage", "medkit", "smoke_bomb", "stealth", "adrenalin"
]
Position = Literal["none", "advantageous", "covered", "hacking"]
Relation = Literal["same", "adjacent", "walled", "far"]
Brawl = Literal["red", "green"]
FigureKind = Literal["agent", "teammate", "henchman"]
Colour = Literal["yellow", "blue", "red"]
MissionKind = Literal["test", "hack", "influence", "combat"]
Slot = Literal["cancel", "reward"]
Heal = Literal["health", "bleed", "wound", "suppression"]
"""What one healing does: remove a status, or give a health back (CV-71)."""
TurnPhase = Literal["event", "strategy", "activation", "investigation", "payday"]
Phase = Literal[
    "setup",  # boards, names, the value of the starting story (CV-5, CV-6)
    "agents",  # everybody takes a first agent (CV-7)
    "event",  # CV-21..24
    "strategy",  # CV-25..31
    "activation",  # CV-32..44
    "investigation",  # CV-45..80
    "payday",  # CV-81..86
    "scoring",  # CV-87..89, row by row
    "over",
]
Step = Literal[
    "",
    "support",  # somebody holds too many support cards and discards first (CV-30)
    "news",  # event: shift the track, draw, place, henchmen (CV-21)
    "menu",  # strategy: one organization at a time (CV-25)
    "call",  # activation: an agent is called (CV-33)
    "move",  # activation: an agent moves (CV-34)
    "auxiliary",  # activation: one auxiliary action (CV-38)
    "stories",  # activation: somebody looks at two stories and keeps one (CV-43)
    "ambush",  # CV-47
    "brawl",  # CV-49
    "teammates",  # CV-53
    "declare",  # CV-52
    "tokens",  # CV-54
    "fight",  # CV-56
    "after_attack",  # what an attack lets somebody do now: grill, slip away, project (CV-65, CV-69)
    "hacking",  # CV-75
    "missions",  # CV-77
    "settle",  # a card is drawn, the house lets XP be added (A9)
    "influence",  # CV-79
    "entries",  # payday: everybody enters sales and the paying order (CV-82, CV-83)
    "paid",  # payday is open (CV-86)
    "done",  # nothing left to do in this phase
]
ScoreRow = Literal["stories", "influence", "majority", "overall", "money"]
DamageRow = Literal["nothing", "suppression", "wound", "bleed", "bleed2"]
CashReason = Literal[
    "start",
    "bought",
    "repaired",
    "support",
    "recruited",
    "rescued",
    "staff_reward",
    "hacked",
    "mission",
    "ambush",
    "sold",
    "salary",
    "card",
    "corrected",
]

FEATURES: Final[tuple[Feature, ...]] = get_args(Feature)
STATUSES: Final[tuple[Status, ...]] = get_args(Status)
SUPPLY_KINDS: Final[tuple[SupplyKind, ...]] = get_args(SupplyKind)
ATTACK_EFFECTS: Final[tuple[AttackEffect, ...]] = get_args(AttackEffect)
DEFENSE_EFFECTS: Final[tuple[DefenseEffect, ...]] = get_args(DefenseEffect)
WEAPON_EFFECTS: Final[tuple[WeaponEffect, ...]] = get_args(WeaponEffect)
POSITIONS: Final[tuple[Position, ...]] = get_args(Position)
HENCHMAN_POSITIONS: Final = tuple(one for one in POSITIONS if one != "hacking")
"""Where henchmen and teammates may stand (CV-73)."""
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
TURN_PHASES: Final[tuple[TurnPhase, ...]] = get_args(TurnPhase)
SCORE_ROWS: Final[tuple[ScoreRow, ...]] = get_args(ScoreRow)

CAPS: Final[dict[Feature, int]] = {
    "movement": 5,
    "analysis": 5,
    "hacking": 5,
    "reputation": 3,
    "combat": 5,
}
"""No feature exceeds these (CV-14, A53)."""
DISTRICTS: Final = (1, 2, 3, 4, 5)
DISTRICT_NAMES: Final = (
    "Millennium Mall",
    "Fargo Junction",
    "JoyTown",
    "Cold Harbor",
    "Independence Plaza",
)
"""A24: in this order until the table says otherwise."""
ORG_NAMES: Final = ("ECO", "FSB", "NOVA", "RED")
"""What the organizations are called until they are named."""
MODIFIERS: Final = (-1, 0, 1, 1, 2)
"""The five modifier cards of an organization (CV-5)."""
START_CASH: Final = 900
INFLUENCE_TOKENS: Final = 15
AMBUSH_TOKENS: Final = 3
STAFF_TOKENS: Final = 4
RINGS: Final = 2
TEAM: Final = 3
SUPPORT_SLOTS: Final = 3
SUPPLY_SLOTS: Final = 3
"""Weapons, implants and gear; one vehicle besides (CV-10)."""
ACTIONS_A_TURN: Final = 3
DISTRICT_INFLUENCE: Final = 3
BOARD_MINIATURES: Final = 5
ZONE_MINIATURES: Final = 3
BOARD_HENCHMEN: Final = 3
SHEETS: Final = 14
"""Agent sheets to choose the first agents from (A1)."""
STORIES_TO_END: Final[dict[int, int]] = {2: 6, 3: 5, 4: 4}
"""Organizations → resolved stories that end the game (CV-87)."""
EXPERT_COMBAT: Final = 3
"""The Combat an expert weapon asks for (CV-26)."""
ENTRY_ZONE: Final = 1

PHASE_RULES: Final[dict[Phase, str]] = {
    "setup": "CV-6",
    "agents": "CV-7",
    "event": "CV-21",
    "strategy": "CV-25",
    "activation": "CV-33",
    "investigation": "CV-46",
    "payday": "CV-82",
    "scoring": "CV-89",
    "over": "CV-89",
}
REFUSALS: Final = Refusals("cyberverse", PHASE_RULES)
