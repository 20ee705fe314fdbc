"""The words of The Singularity War: tracks, causes, phases, kinds of cards."""

from __future__ import annotations

from typing import Final, Literal, get_args

from companion.kernel.refusals import Refusals

Level = Literal["light", "map"]
Mode = Literal["single", "story", "arcade"]
Track = Literal["threat", "awareness"]
Cause = Literal[
    "attack",  # an enemy group had somebody in range (SW-23)
    "leave",  # a space with enemies was left (SW-11)
    "hazard",  # a hazard space was entered, or a turn ended there (SW-12)
    "card",  # a card says so
    "calm",  # a card calms it down
    "draw",  # a card acted when it was drawn (SW-32)
    "event",  # the issue or its special rules say so
    "overflow",  # house rule: Threat ran over, Awareness rose (A1)
    "other",  # anything else; needs a note
    "correction",  # the cardboard said otherwise
]
Phase = Literal[
    "setup",  # characters, limits, first player (SW-2, SW-4, SW-6)
    "play",  # step 1: the active player plays cards (SW-9)
    "encounter",  # tokens turn and enemies are placed (SW-19)
    "cache",  # the draft at a supply cache (SW-33)
    "enemies",  # step 2: attack and move (SW-22..30)
    "vote",  # several legal outcomes: the phones decide (SW-39)
    "refill",  # step 3 (SW-31)
    "over",  # SW-36, SW-37
]
TokenKind = Literal["common", "elite"]
CardKind = Literal["attack", "move", "utility"]
Icon = Literal["drone", "brute", "hunter", "other"]
VoteKind = Literal[
    "target",  # which of several closest members (SW-26)
    "odd",  # which destination takes the odd miniature (SW-28)
    "custom",  # whatever the table asked
]
Miss = Literal["too_far", "not_in_line", "walled"]
"""Why a group does not reach its closest member (SW-24)."""
Stay = Literal["same_space", "no_move", "no_route", "delayed", "said"]
"""Why a group stays (SW-26, A30); `said`: light level, the table says so."""
Ruling = Literal["rule", "listed", "vote", "card", "table"]
"""Who settled a row: the rules alone, the listed order, a vote, a card's own text, or the table's answer."""
Result = Literal["won", "lost"]
Ending = Literal[
    "end_reached",  # all on End, its area clear (SW-37)
    "threat",  # a track at its limit (SW-36)
    "awareness",
    "declared",  # by a rule of the issue (A28)
    "gave_up",  # by the team's own choice (A28)
]
Purpose = Literal["draw", "ability", "other"]

CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)
TRACKS: Final[tuple[Track, ...]] = get_args(Track)
BY_HAND: Final[tuple[Cause, ...]] = ("attack", "leave", "hazard", "card", "calm", "draw", "event", "other")
"""What a person may give as the cause of a change."""
TOKEN_KINDS: Final[tuple[TokenKind, ...]] = get_args(TokenKind)
HAND: Final = 3
"""Cards a hand is refilled to (SW-31)."""
REVEALED: Final = 3
"""Cards a cache reveals (SW-33)."""
LEAVE: Final = 2
"""Threat for each enemy type in a space that is left (SW-11)."""
HAZARD: Final = 4
"""Threat for a hazard (SW-12)."""
BIG_CHANGE: Final = 20
"""Beyond this a change needs to be confirmed (SW-4)."""
NEAR: Final = 75
"""Per cent of its limit from which a track is near it."""

PHASE_RULES: Final[dict[Phase, str]] = {
    "setup": "SW-6",
    "play": "SW-9",
    "encounter": "SW-19",
    "cache": "SW-33",
    "enemies": "SW-22",
    "vote": "SW-39",
    "refill": "SW-31",
    "over": "SW-36",
}
REFUSALS: Final = Refusals("singularity", PHASE_RULES, "wrong_step")
