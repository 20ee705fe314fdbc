"""What the table is doing. A step carries what belongs to it alone, so that no rule has to hope for it."""

from __future__ import annotations

from companion.games.singularity.packs.cards import UpgradeCard
from companion.games.singularity.state.ending import Decision
from companion.games.singularity.state.enemies import EnemyStep
from companion.games.singularity.views.turn import Travel
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat


@frozen
class Setup:
    """Before the first turn."""


@frozen
class Encounter:  # SW-19
    """The tokens of an area are being resolved."""

    area: str
    seat: Seat


@frozen
class Drafting:  # SW-33
    """The draft at a cache."""

    place: str
    order: tuple[Seat, ...]
    picks: tuple[UpgradeCard | None, ...] = ()
    to_reveal: int = 0
    newest: int | None = None
    is_started: bool = False


@frozen
class Playing:
    """Step 1. An encounter comes before a draft, a draft before the next card; a held-up move waits."""

    travel: Travel | None = None
    encounter: Encounter | None = None
    drafting: Drafting | None = None


@frozen
class Refilling:
    """Step 3."""


@frozen
class Over:
    """The issue has ended; the enemy step that ended it can still be read."""

    decision: Decision
    march: EnemyStep | None = None


Step = Setup | Playing | EnemyStep | Refilling
"""A step of a game that runs. A vote may lie over any of them but the first."""
