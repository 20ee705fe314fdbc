"""Words around the screens: what the header says, and which rules belong here."""

from __future__ import annotations

from companion.games.emergence.words import ACTION_NAMES
from companion.ui.games.emergence import reading
from companion.ui.stage import Stage

PHASES = (
    "declare",
    "card",
    "meeting",
    "board",
    "leader",
    "select",
    "countdown",
    "papers",
    "turns",
    "play",
    "holding",
    "move",
    "stay",
    *ACTION_NAMES,
    "exchange",
    "compile",
    "end-turn",
    "assimilate",
    "insert",
    "opening",
    "correct",
    "turning",
    "over",
)
RULES = tuple(f"emergence-rule-{name}" for name in PHASES)
"""In the order of the book; the sheet skips what has no text."""


def header(stage: Stage) -> tuple[str, str]:
    """The phase and the round, in words."""
    view = reading.game(stage)
    is_mine = view.phase == "turns" and view.turn is not None and reading.is_me(stage, view.turn.seat)
    phase = stage.say(f"emergence-head-{view.phase}{'-mine' if is_mine else ''}")
    detail = stage.say("emergence-round", n=view.round) if view.round else stage.say("emergence-setup")
    return phase, detail


def rules_at(stage: Stage) -> tuple[str, ...]:
    """The rules for where we are, most fitting first."""
    view = reading.game(stage)
    near: list[str] = []
    if view.turn is not None and view.phase == "turns":
        action = reading.line(view, view.turn.seat).action
        if view.turn.step in ("move", "compile"):
            near.append(view.turn.step)
        if action:
            near.append(action)
    near.append(view.phase)
    ids = (f"emergence-rule-{name}" for name in near)
    return tuple(name for name in ids if stage.skin.language.has(name))


TOUR = tuple(f"emergence-tour-{number}" for number in (1, 2, 3))
"""Text ids of the first-time cards."""
