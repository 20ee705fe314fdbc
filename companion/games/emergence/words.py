"""The words of Emergence: teams, augmentations, data, tiles."""

from __future__ import annotations

from typing import Final, Literal, get_args

from companion.kernel.refusals import Refusals

Allegiance = Literal["ai", "human"]
Augmentation = Literal["electromechanical", "biomechanical"]
DataType = Literal["light_blue", "dark_blue", "light_green", "dark_green"]
TileAction = Literal["activate", "boost", "replenish"]
HostileAction = Literal["hack", "spy", "terminate"]
ActionName = Literal["activate", "boost", "replenish", "hack", "spy", "terminate"]
TileKind = Literal["start", "compile", "assimilate", "light_blue", "dark_blue", "light_green", "dark_green"]
Use = Literal["whole", "secrets"]
"""How much the companion does (EM-51)."""
Phase = Literal[
    "declare",  # deal=cards: everybody enters the card they hold (EM-6)
    "card",  # everybody looks at their own card (EM-7)
    "meeting",  # with 5 or 6: the Humans meet (EM-8)
    "board",  # attested mode: how many blocks lie on the board (EM-4, EM-46)
    "leader",  # who is the oldest (EM-10)
    "select",  # secret selection (EM-11)
    "countdown",  # the leader counts down (EM-12)
    "papers",  # zero: the folded papers are typed before anything opens (EM-58)
    "turns",  # one turn each (EM-13)
    "play",  # only the secrets: turns are taken on the board, unasked (EM-52)
    "holding",  # only the secrets: everybody says how many tokens they hold (EM-55)
    "assimilate",  # tokens drop into the aggregator (EM-41..43)
    "opening",  # all in: the trigger opens it (EM-44)
    "turning",  # somebody played on paper: their cards are turned over and entered (EM-47)
    "over",  # EM-45..48
]
Step = Literal["move", "act", "compile", "claim", "done"]

DATA_TYPES: Final[tuple[DataType, ...]] = get_args(DataType)
AUGMENTATIONS: Final[tuple[Augmentation, ...]] = get_args(Augmentation)
TILE_ACTIONS: Final[tuple[TileAction, ...]] = get_args(TileAction)
HOSTILE_ACTIONS: Final[tuple[HostileAction, ...]] = get_args(HostileAction)
ACTION_NAMES: Final[tuple[ActionName, ...]] = get_args(ActionName)
TILE_KINDS: Final[tuple[TileKind, ...]] = get_args(TileKind)
SPECIAL_KINDS: Final[tuple[TileKind, ...]] = ("start", "compile", "assimilate")

READS: Final[dict[DataType, Augmentation]] = {
    "light_blue": "electromechanical",
    "dark_blue": "electromechanical",
    "light_green": "biomechanical",
    "dark_green": "biomechanical",
}
"""Which augmentation reads which data (EM-22)."""
COSTS: Final[dict[HostileAction, int]] = {"hack": 1, "spy": 2, "terminate": 3}
"""EM-27..29."""
ALLEGIANCES: Final[dict[int, tuple[int, int]]] = {3: (2, 1), 4: (3, 1), 5: (3, 2), 6: (4, 2)}
"""Operatives → how many A.I. and Humans (EM-5)."""
REQUIRED: Final[dict[int, tuple[int, int]]] = {3: (20, 10), 4: (30, 10), 5: (30, 20), 6: (40, 20)}
"""Operatives → knowledge the A.I. and the Humans need (EM-45)."""

PHASE_RULES: Final[dict[Phase, str]] = {
    "declare": "EM-6",
    "card": "EM-7",
    "meeting": "EM-8",
    "board": "EM-4",
    "leader": "EM-10",
    "select": "EM-11",
    "countdown": "EM-12",
    "papers": "EM-58",
    "turns": "EM-13",
    "play": "EM-52",
    "holding": "EM-55",
    "assimilate": "EM-42",
    "opening": "EM-44",
    "turning": "EM-47",
    "over": "EM-48",
}
REFUSALS: Final = Refusals("emergence", PHASE_RULES)
