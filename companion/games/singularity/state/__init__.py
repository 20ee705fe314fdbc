"""The whole truth of a game of The Singularity War. Every secret wears `Hidden`."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from companion.games.singularity.actions.facts import Correct
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.packs.campaign import Issue, Limits
from companion.games.singularity.packs.cards import EnemyCard, UpgradeCard
from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.state import phases
from companion.games.singularity.state.board import Group
from companion.games.singularity.state.ending import Decision, Fall
from companion.games.singularity.state.enemies import Ballot, EnemyStep
from companion.games.singularity.state.team import Member
from companion.games.singularity.sums.ground import Ground
from companion.games.singularity.sums.spaces import name_of
from companion.games.singularity.views.board import TokenView
from companion.games.singularity.views.tracks import ChangeView, PlotPoint
from companion.games.singularity.views.turn import Travel, Turn
from companion.games.singularity.words import Phase, TokenKind
from companion.kernel.chance import Seed
from companion.kernel.frozen import frozen
from companion.kernel.hidden import Hidden
from companion.kernel.proposals import Correctable
from companion.kernel.seat import Seat


@frozen
class SingularityState(Correctable[Correct]):
    """Everything. Only the table holds one."""

    game: ClassVar[str] = "singularity"
    options: SingularityOptions
    seats: tuple[Seat, ...]
    seed: Hidden[Seed]
    leader: Seat
    members: dict[Seat, Member]
    turn: Turn
    issue: Issue | None = None
    ground: Ground | None = None
    limits: Limits | None = None
    threat: int = 0
    awareness: int = 0
    changes: tuple[ChangeView, ...] = ()
    plot: tuple[PlotPoint, ...] = ()
    enemies: dict[str, EnemyCard] = field(default_factory=dict)
    groups: tuple[Group, ...] = ()
    tokens: tuple[TokenView, ...] = ()
    used_caches: tuple[str, ...] = ()
    row: tuple[UpgradeCard, ...] = ()
    draws: dict[TokenKind, Hidden[tuple[str, ...]]] = field(default_factory=dict)
    """What the app will draw next for tokens (SW-8)."""
    shuffles: dict[str, int] = field(default_factory=dict)
    """How often each kind of enemy has been shuffled."""
    drawn: str | None = None
    drawn_count: int = 0
    round: int = 0
    step: phases.Step | phases.Over = field(default_factory=phases.Setup)
    ballot: Ballot | None = None
    votes_opened: int = 0
    fall: Fall | None = None

    @property
    def phase(self) -> Phase:
        """What the table is doing now: the innermost thing first."""
        match self.step:
            case phases.Over():
                return "over"
            case phases.Setup():
                return "setup"
            case _ if self.ballot:
                return "vote"
            case phases.Playing(encounter=phases.Encounter()):
                return "encounter"
            case phases.Playing(drafting=phases.Drafting()):
                return "cache"
            case phases.Playing():
                return "play"
            case EnemyStep():
                return "enemies"
            case phases.Refilling():
                return "refill"

    @property
    def board(self) -> IssueMap | None:
        """The map, at map level: at light level it only lends the names of its spaces (SW-1)."""
        return self.options.map if self.ground else None

    @property
    def travel(self) -> Travel | None:
        """The move that was held up."""
        return self.step.travel if isinstance(self.step, phases.Playing) else None

    @property
    def encounter(self) -> phases.Encounter | None:
        """The encounter being resolved."""
        return self.step.encounter if isinstance(self.step, phases.Playing) else None

    @property
    def drafting(self) -> phases.Drafting | None:
        """The draft that runs, or waits for an encounter."""
        return self.step.drafting if isinstance(self.step, phases.Playing) else None

    @property
    def decision(self) -> Decision | None:
        """How it ended."""
        return self.step.decision if isinstance(self.step, phases.Over) else None


def enemy_name(state: SingularityState, enemy: str) -> str:
    """What people call this enemy."""
    card = state.enemies.get(enemy)
    return card.name if card else enemy


def place_name(state: SingularityState, place: str) -> str:
    """What people call this space."""
    return name_of(state.board, place)
