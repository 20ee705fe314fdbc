"""Words around the screens: what the header says, and which rules belong here."""

from __future__ import annotations

from companion.ui.games.emergent import reading
from companion.ui.stage import Stage

CHAPTERS = (
    "money",
    "plan",
    "sell",
    "build",
    "cubes",
    "cylinders",
    "limits",
    "learning",
    "seal",
    "board",
    "place",
    "allocate",
    "cards",
    "order",
    "tiers",
    "two",
    "market",
    "ship",
    "settle",
    "broke",
    "leftover",
    "over",
    "fast",
    "award",
    "score",
    "correct",
)
RULES = tuple(f"emergent-guide-{name}" for name in CHAPTERS)
"""In the order of the book; the sheet skips what has no text."""

HERE = {
    "plan": ("plan", "sell", "build", "cubes", "cylinders", "limits", "seal"),
    "board": ("board", "cylinders", "limits"),
    "allocate": ("allocate", "place"),
    "place": ("place",),
    "cards": ("cards",),
    "market": ("market", "order", "tiers", "ship"),
    "settle": ("settle", "broke", "leftover"),
    "fast": ("fast", "award"),
    "award": ("award", "score"),
    "over": ("over", "score"),
}
"""Phase → the chapters that answer its questions, most fitting first."""
FULL_ONLY = ("over",)
FAST_ONLY = ("score",)


TOURS = {
    "full": ("emergent", ("emergent-tour-1", "emergent-tour-2", "emergent-tour-3")),
    "fast_play": (
        "emergent/fast",
        ("emergent-tour-fast-1", "emergent-tour-fast-2", "emergent-tour-fast-3"),
    ),
}
"""Mode → the name its first-time cards are remembered by, and the cards."""
TOUR = TOURS["full"][1]


def header(stage: Stage) -> tuple[str, str]:
    """The phase in words; below it the round, or the city while the market is walked through."""
    view = reading.game(stage)
    phase = stage.say(f"emergent-phone-head-{view.phase}")
    if view.phase == "over":
        return phase, stage.say("emergent-phone-rounds", n=view.rounds)
    if view.phase == "market" and view.market and view.market.count:
        at = min(view.market.at + 1, view.market.count)
        return stage.say("emergent-phone-round-of", n=view.round, all=view.rounds), stage.say(
            "emergent-phone-city-of", n=at, all=view.market.count
        )
    return phase, stage.say("emergent-phone-round-of", n=view.round, all=view.rounds)


def tour_at(stage: Stage) -> tuple[str, tuple[str, ...]]:
    """Fast Play has first-time cards of its own: no money, no market."""
    return TOURS[reading.game(stage).mode]


def rules_at(stage: Stage) -> tuple[str, ...]:
    """The rules for where we are, most fitting first."""
    view = reading.game(stage)
    near = list(HERE[view.phase])
    if view.is_learning:
        near.insert(0, "learning")
    if view.phase == "market" and len(view.seats) == 2:
        near.insert(0, "two")
    if view.my_selling is not None:
        near.insert(0, "broke")
    if view.my_shipping is not None:
        near.insert(0, "ship")
    skipped = FULL_ONLY if view.mode == "fast_play" else FAST_ONLY
    ids = (f"emergent-guide-{name}" for name in dict.fromkeys(near) if name not in skipped)
    return tuple(name for name in ids if stage.skin.language.has(name))
