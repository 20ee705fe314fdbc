"""Which icon stands for what; the word is always written beside it by its owner."""

from __future__ import annotations

from typing import Final

from companion.games.singularity.words import CardKind, Cause, Icon, TokenKind

ICONS: Final[dict[str, str]] = {
    "hazard": "sw-hazard",
    "cache": "sw-cache",
    "token": "sw-token",
    "end": "flag",
    "start": "sw-start",
    "wall": "sw-wall",
    "area": "sw-area",
    "space": "sw-space",
    "line": "sw-straight",
    "link": "link",
    "route": "sw-route",
    "attack": "sw-attack",
    "card": "sw-card",
    "awareness": "sw-eye",
    "threat": "sw-drone",
    "emblem": "sw-emblem",
}
"""What lies on a map and what a screen speaks of."""

_CAUSES: Final[dict[Cause, str]] = {
    "attack": "sw-attack",
    "leave": "sw-route",
    "hazard": "sw-hazard",
    "card": "sw-card",
    "calm": "sw-calm",
    "draw": "sw-card",
    "event": "flag",
    "overflow": "sw-eye",
    "other": "sw-dots",
    "correction": "pencil",
}
_KINDS: Final[dict[CardKind, str]] = {"attack": "sw-attack", "move": "sw-route", "utility": "spy"}


def enemy_icon(icon: Icon) -> str:
    """The shape of an enemy."""
    return f"sw-{icon}"


def kind_icon(kind: CardKind) -> str:
    """The sign of a kind of card."""
    return _KINDS[kind]


def cause_icon(cause: Cause) -> str:
    """The sign of a cause."""
    return _CAUSES[cause]


def token_icon(kind: TokenKind) -> str:
    """A token face down."""
    return "sw-token-elite" if kind == "elite" else "sw-token"
