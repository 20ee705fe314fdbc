"""Words around the screens: what the header says, which rules belong here, the first-time cards."""

from __future__ import annotations

from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.stage import Stage

NAMES = (
    "setup",
    "agents",
    "event",
    "strategy",
    "buy",
    "repair",
    "take-support",
    "train",
    "activation",
    "move",
    "deploy",
    "recruit",
    "place-staff",
    "place-ambush",
    "rescue",
    "stories",
    "investigation",
    "ambush",
    "brawl",
    "teammates",
    "declare",
    "tokens",
    "fight",
    "after-attack",
    "hacking",
    "missions",
    "settle",
    "influence",
    "payday",
    "scoring",
    "correct",
    "over",
)
RULES = tuple(f"cyberverse-rule-{name}" for name in NAMES)
"""In the order of the book; the sheet skips what has no text."""
TOUR = tuple(f"cyberverse-tour-{number}" for number in (1, 2, 3))
NEAR = {
    "menu": ("buy", "train", "take-support", "repair"),
    "move": ("move", "deploy"),
    "auxiliary": ("recruit", "place-staff", "place-ambush", "rescue", "stories"),
}
"""Step → rules beside its own."""


def header(stage: Stage) -> tuple[str, str]:
    """The phase and the turn, or the step and its district; short above, so that my name has room."""
    view = reading.game(stage)
    mine = reading.mine(stage)
    if view.phase in ("setup", "agents", "scoring", "over"):
        return word(stage.skin, "phase", view.phase), mine.name
    site = view.investigation
    where = site.name if site and view.step else stage.say("cyberverse-phone-turn", n=view.round)
    detail = stage.say("cyberverse-phone-head-detail", org=mine.name, where=where)
    return word(stage.skin, "step", view.step) if site and view.step else word(
        stage.skin, "phase", view.phase
    ), detail


def rules_at(stage: Stage) -> tuple[str, ...]:
    """The rules for where we are, most fitting first."""
    view = reading.game(stage)
    near = (view.step.replace("_", "-"), *NEAR.get(view.step, ()), view.phase)
    ids = dict.fromkeys(f"cyberverse-rule-{name}" for name in near if name)
    return tuple(name for name in ids if stage.skin.language.has(name))
