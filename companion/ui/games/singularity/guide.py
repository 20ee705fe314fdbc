"""Words around the screens: what the header says, and which rules belong here."""

from __future__ import annotations

from companion.ui.games.singularity import reading
from companion.ui.stage import Stage

TOUR = tuple(f"singularity-tour-{number}" for number in (1, 2, 3))
"""Text ids of the first-time cards."""
CHAPTERS = (
    "setup",
    "tracks",
    "play",
    "move",
    "leave",
    "hazard",
    "attack",
    "range",
    "discard",
    "recon",
    "encounter",
    "cache",
    "enemies",
    "groups",
    "split",
    "vote",
    "refill",
    "over",
    "story",
    "arcade",
    "correct",
)
RULES = tuple(f"singularity-rule-{name}" for name in CHAPTERS)
"""In the order of the book; the sheet skips what has no text."""

HERE = {
    "setup": ("setup", "tracks", "story", "arcade"),
    "play": ("play", "move", "leave", "hazard", "attack", "range", "discard", "recon"),
    "encounter": ("encounter", "groups"),
    "cache": ("cache",),
    "enemies": ("enemies", "range", "groups", "split"),
    "vote": ("vote", "split"),
    "refill": ("refill",),
    "over": ("over", "story"),
}
"""Phase → the chapters that answer its questions, most fitting first."""


def header(stage: Stage) -> tuple[str, str]:
    """The phase in words, and the round; my own turn is said so."""
    view = reading.game(stage)
    is_mine = view.phase in ("play", "refill") and reading.is_my_turn(stage)
    phase = stage.say(f"singularity-phone-head-{view.phase}{'-mine' if is_mine else ''}")
    if not view.round:
        return phase, view.issue.title if view.issue else stage.say("singularity-phone-head-team")
    return phase, stage.say("singularity-phone-round", n=view.round)


def rules_at(stage: Stage) -> tuple[str, ...]:
    """The rules for where we are, most fitting first."""
    ids = (f"singularity-rule-{name}" for name in HERE[reading.game(stage).phase])
    return tuple(name for name in ids if stage.skin.language.has(name))
