"""The whole truth of a game of The Singularity War. Every secret wears `Hidden`."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.games.singularity.actions.facts import Correct
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.packs.campaign import Issue, Limits
from companion.games.singularity.packs.cards import EnemyCard, UpgradeCard
from companion.games.singularity.state.board import Drafting, Encounter, Group, Token
from companion.games.singularity.state.enemies import Ballot, EnemyStep
from companion.games.singularity.state.team import Member, Travel, Turn
from companion.games.singularity.state.tracks import Decision, Fall, Point, TrackChange
from companion.games.singularity.sums.ground import Ground
from companion.games.singularity.words import Phase, TokenKind
from companion.kernel.action import Fact
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.proposals import Correctable
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine


@dataclass(frozen=True, slots=True)
class SingularityState(Correctable[Correct]):
    """Everything. Only the table holds one."""

    options: SingularityOptions
    seats: tuple[Seat, ...]
    seed: Hidden[Seed]
    leader: Seat
    members: dict[Seat, Member]
    issue: Issue | None = None
    ground: Ground | None = None
    limits: Limits | None = None
    threat: int = 0
    awareness: int = 0
    changes: tuple[TrackChange, ...] = ()
    plot: tuple[Point, ...] = ()
    enemies: dict[str, EnemyCard] = field(default_factory=dict)
    groups: tuple[Group, ...] = ()
    tokens: tuple[Token, ...] = ()
    used_caches: tuple[str, ...] = ()
    row: tuple[UpgradeCard, ...] = ()
    draws: dict[TokenKind, Hidden[tuple[str, ...]]] = field(default_factory=dict)
    """What the app will draw next for tokens (SW-8)."""
    shuffles: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Labels and items of the shuffles made so far."""
    drawn: str | None = None
    drawn_count: int = 0
    round: int = 0
    turn: Turn | None = None
    travel: Travel | None = None
    encounter: Encounter | None = None
    drafting: Drafting | None = None
    step: EnemyStep | None = None
    ballot: Ballot | None = None
    last_ballot: Ballot | None = None
    votes_opened: int = 0
    fall: Fall | None = None
    decision: Decision | None = None


def phase_of(state: SingularityState) -> Phase:
    """What the table is doing now: the innermost thing first."""
    if state.decision:
        return "over"
    if state.turn is None:
        return "setup"
    if state.ballot:
        return "vote"
    if state.encounter:
        return "encounter"
    if state.drafting:
        return "cache"
    if state.step:
        return "enemies"
    return "refill" if state.turn.step == "refill" else "play"


def logged(
    state: SingularityState, name: str, seat: Seat | None = None, **facts: Fact
) -> tuple[LogLine, ...]:
    """The public log with one more line; never a secret in it."""
    return (*state.log, LogLine(code=f"singularity-log-{name}", seat=seat, facts=facts))


def enemy_name(state: SingularityState, enemy: str) -> str:
    """What people call this enemy."""
    card = state.enemies.get(enemy)
    return card.name if card else enemy


def place_name(state: SingularityState, place: str) -> str:
    """What people call this space."""
    board = state.options.map if state.ground else None
    found = next((space for space in board.spaces if space.id == place), None) if board else None
    return found.name or place if found else place
