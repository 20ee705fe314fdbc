"""Words around the screens: what the header says, and which rules belong here."""

from __future__ import annotations

from companion.games.toolbox.words import TOOLS
from companion.ui.games.toolbox import reading
from companion.ui.stage import Stage

RULES = tuple(f"toolbox-rule-{name}" for name in ("table", *TOOLS, "meeting", "kit", "over"))
"""In the order of the book."""
TOUR = ()
"""Every tool says for itself what it does."""


def header(stage: Stage) -> tuple[str, str]:
    """The tool in front; the kit and its round, or how many sit here."""
    view = reading.game(stage)
    phase = stage.say(f"toolbox-phase-{view.phase}")
    if view.kit is not None and view.round:
        return phase, stage.say("toolbox-head-kit", name=view.kit.kit.name, n=view.round)
    return phase, stage.say("toolbox-head-seats", n=len(view.seats))


def rules_at(stage: Stage) -> tuple[str, ...]:
    """Of the tool in front, then what holds everywhere."""
    view = reading.game(stage)
    near = (view.phase, *(("kit",) if view.kit else ()), "table")
    return tuple(name for name in (f"toolbox-rule-{one}" for one in near) if name in RULES)
