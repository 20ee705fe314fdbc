"""The enemy step in progress, and the vote about it."""

from __future__ import annotations

from dataclasses import field

from companion.games.singularity.state.board import Group
from companion.games.singularity.views.enemies import OptionView
from companion.games.singularity.words import Ruling, Stay, VoteKind
from companion.kernel.frozen import frozen
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat


@frozen
class Row:  # SW-22..30
    """One group in the enemy step, as far as it is settled."""

    group: Group
    size: int
    """Miniatures that act: without those that wait (A30)."""
    in_range: bool | None = None
    has_attacked: bool = False
    raised: int = 0
    lost_here: bool = False
    distance: int | None = None
    targets: tuple[str, ...] = ()
    target: str | None = None
    ways: tuple[str, ...] | None = None
    odd: tuple[int, ...] = ()
    counts: tuple[int, ...] | None = None
    stay: Stay | None = None
    ruling: Ruling | None = None


@frozen
class EnemyStep:
    """The enemy step in progress."""

    rows: tuple[Row, ...]
    threat_before: int


@frozen
class Ballot:  # SW-39
    """A tie being voted on. A vote belongs to its seat until all are in."""

    kind: VoteKind
    options: tuple[OptionView, ...]
    group: str | None = None
    question: str = ""
    votes: dict[Seat, Hidden[int]] = field(default_factory=dict)
    folded: frozenset[Seat] = frozenset()
    """Whose vote lies there on paper (SW-41)."""
    papers: frozenset[Seat] = frozenset()
    """Whose paper is unfolded and waits to be typed; nobody else can change anything any more."""
    is_open: bool = True
    tied: tuple[int, ...] = ()
    winner: int | None = None
    worst: int | None = None
