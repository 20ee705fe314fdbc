"""What is printed on every kind of card, as fields to fill in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from companion.games.cyberverse.words import (
    CAPS,
    COLOURS,
    FEATURES,
    STATUSES,
    TURN_PHASES,
    WEAPON_EFFECTS,
)

How = Literal["text", "strip", "step", "money", "pick", "many", "yes", "names", "zones", "missions", "spots"]


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """One printed value: where it goes in the card, and how it is typed."""

    name: str
    how: How
    low: int = 0
    high: int = 9
    icon: str = ""
    options: tuple[str, ...] = ()
    words: str = ""
    """Kind of the rules' words for the options and, with a dot before, of the label."""
    start: object = None
    """What holds until something is said; None: nothing does."""
    is_needed: bool = False
    """Printed on every card of its kind: must be said."""
    example: int = 100
    """What an empty number could look like."""


NAME = FieldSpec("name", "text", high=40, start="", is_needed=True)
NOTE = FieldSpec("note", "text", high=160, start="")
PRICE = FieldSpec("price", "money", 100, 9900, "cv-cash", is_needed=True, example=300)
PHASE = FieldSpec("phase", "pick", options=("", *TURN_PHASES), words="phase", start="")
_FEATURES = tuple(
    FieldSpec(feature, "strip", 0, CAPS[feature], f"cv-{feature}", words=".feature", is_needed=True)
    for feature in FEATURES
)

FIELDS: Final[dict[str, tuple[FieldSpec, ...]]] = {
    "agent": (
        NAME,
        *_FEATURES,
        FieldSpec("health", "step", 1, 20, "cv-heart-hollow", is_needed=True, example=4),
        FieldSpec("initiative", "step", 1, 99, "cv-initiative", is_needed=True, example=10),
        FieldSpec("salary", "money", 0, 9900, "cv-cash", is_needed=True, example=300),
        FieldSpec("face", "pick", options=("front", "back"), words="face", start="front"),
        NOTE,
    ),
    "weapon": (
        NAME,
        PRICE,
        FieldSpec("bonus", "strip", 0, 5, "cv-combat", is_needed=True),
        FieldSpec("type", "pick", options=("close", "ranged"), words="weapon", start="", is_needed=True),
        FieldSpec("expert", "yes", icon="star", start=False),
        FieldSpec("effects", "many", options=WEAPON_EFFECTS, words="effect", start=()),
        NOTE,
    ),
    "implant": (
        NAME,
        PRICE,
        FieldSpec("feature", "pick", options=FEATURES, words="feature", start="", is_needed=True),
        NOTE,
    ),
    "gear": (NAME, PRICE, FieldSpec("defense", "strip", 0, 5, "shield", is_needed=True), NOTE),
    "vehicle": (
        NAME,
        PRICE,
        FieldSpec("movement", "strip", 0, 5, "cv-movement", words=".feature", is_needed=True),
        FieldSpec("stops_ambush", "yes", icon="cv-ambush", start=True),
        NOTE,
    ),
    "support": (
        NAME,
        FieldSpec("teammates", "strip", 0, 3, "people", is_needed=True),
        FieldSpec("cost", "money", 0, 9900, "cv-cash", is_needed=True, example=500),
        PHASE,
        FieldSpec("effect", "text", high=160, start=""),
    ),
    "event": (
        NAME,
        FieldSpec("duration", "strip", 1, 6, "hourglass", is_needed=True),
        FieldSpec(
            "district",
            "pick",
            options=("", "1", "2", "3", "4", "5"),
            words="district",
            start="",
        ),
        FieldSpec("henchmen", "names", start=""),
        FieldSpec("reward", "money", 0, 9900, "cv-cash"),
        FieldSpec("reward_note", "text", high=160, start=""),
        PHASE,
        FieldSpec("effect", "text", high=160, start=""),
    ),
    "henchman": (
        NAME,
        FieldSpec("attack", "strip", 0, 5, "cv-combat", is_needed=True),
        FieldSpec("defense", "strip", 0, 5, "shield", is_needed=True),
        FieldSpec("health", "strip", 1, 5, "cv-heart-hollow", is_needed=True),
        FieldSpec(
            "attack_type", "pick", options=("close", "ranged"), words="weapon", start="", is_needed=True
        ),
        NOTE,
    ),
    "ambush": (
        NAME,
        FieldSpec("health", "strip", 0, 5, "cv-heart-hollow"),
        FieldSpec("statuses", "many", options=STATUSES, words="status", start=()),
        FieldSpec("cash", "money", 0, 9900, "cv-cash"),
        FieldSpec("van_useless", "yes", icon="cv-vehicle", start=False),
        NOTE,
    ),
    "brawl": (
        FieldSpec("name", "text", high=40, start=""),
        FieldSpec("colour", "pick", options=("red", "green"), words="brawl", start="", is_needed=True),
        FieldSpec("henchmen", "names", start=""),
    ),
    "story": (
        NAME,
        FieldSpec("vp", "step", 0, 20, "trophy", is_needed=True, example=4),
        FieldSpec("colours", "many", options=COLOURS, words="colour", start=(), is_needed=True),
    ),
    "investigation": (
        NAME,
        FieldSpec("colour", "pick", options=COLOURS, words="colour", start="", is_needed=True),
        FieldSpec("missions", "missions", start=(), is_needed=True),
    ),
    "district": (
        NAME,
        FieldSpec("side", "pick", options=("A", "B"), words="side", start="A"),
        FieldSpec("zones", "strip", 1, 6, "map", start=4),
        FieldSpec("spots", "spots", start=()),
    ),
}
"""Every kind of card, its fields in the order of the print (`cards.py`)."""
KINDS: Final = tuple(FIELDS)
