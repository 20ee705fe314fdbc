"""What a table keeps of every entry that counts, of a step that is tried, and of one that goes back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.kernel.frozen import frozen
from companion.kernel.game import Later, Opened, Outcome, Timer
from companion.kernel.seat import Actor, Viewer
from companion.kernel.view import GameView, LogLine


@frozen
class Step:
    """One entry that counts: who said it, the state after it, and what the table reads off that state."""

    n: int
    actor: Actor
    do: str
    state: Any
    log: tuple[LogLine, ...]
    timer: Timer | None
    outcome: Outcome | None
    opened: Opened
    shuffles: Mapping[str, int]
    later: tuple[tuple[Later, tuple[str, ...]], ...]
    """Decks that were announced in it, with their items."""


@frozen
class Back:
    """What a takeback undoes: so many entries, and the public moves among them in words."""

    count: int
    moves: int
    undoes: tuple[LogLine, ...]
    entries: frozenset[int]
    opened: Opened
    """Secrets that were shown, and opened for good, since."""
    reveals: frozenset[int] = frozenset()
    """Those of the entries that showed them."""


@frozen
class Attempt:
    """A step that the rules allow and every viewer can be shown."""

    step: Step
    views: dict[Viewer, GameView]
