"""The whole truth of a game of The Singularity War. Every secret wears `Hidden`."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.games.singularity.campaign import Issue, Limits
from companion.games.singularity.ground import Ground
from companion.games.singularity.library import Character, EnemyCard, UpgradeCard
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.scenes import OptionView
from companion.games.singularity.words import (
    Cause,
    Ending,
    Phase,
    Result,
    Ruling,
    Stay,
    TokenKind,
    Track,
    VoteKind,
)
from companion.kernel.action import Fact
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine, State


@dataclass(frozen=True, slots=True)
class Member:
    """One member of the team and its cards. Which cards are in hand nobody tells the app (SW-3, SW-14)."""

    seat: Seat
    hand: Hidden[int]
    character: Character | None = None
    place: str | None = None
    """Map level only."""
    deck: int | None = None
    discard: int | None = None
    """None: the table does not count them."""
    gained: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Laid:
    """A card beside an enemy whose health is tracked (SW-17)."""

    owner: Seat
    card: str
    value: int
    is_card: bool = True
    """False: an ability's hit, nothing to give back."""


@dataclass(frozen=True, slots=True)
class Group:
    """All miniatures of one type in one space (SW-20)."""

    enemy: str
    place: str
    size: int
    partial: tuple[int, ...] = ()
    laid: tuple[Laid, ...] = ()
    fresh: int = 0
    """How many of them came this turn (A30)."""

    @property
    def id(self) -> str:
        """`enemy@place`."""
        return f"{self.enemy}@{self.place}"


@dataclass(frozen=True, slots=True)
class TrackChange:
    """One change of a track (SW-4)."""

    number: int
    track: Track
    amount: int
    before: int
    after: int
    cause: Cause
    note: str = ""
    place: str | None = None
    enemy: str | None = None
    seat: Seat | None = None
    turn: int = 0
    is_by_hand: bool = False
    is_undone: bool = False


@dataclass(frozen=True, slots=True)
class Point:
    """Both tracks after a turn."""

    turn: int
    round: int
    threat: int
    awareness: int


@dataclass(frozen=True, slots=True)
class Token:
    """An encounter token; `enemy` once it is turned (SW-19, SW-35)."""

    place: str
    kind: TokenKind
    area: str | None
    enemy: str | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """How far the turn in progress is (SW-9)."""

    seat: Seat
    number: int
    step: str = "play"
    """`play`, `enemies` or `refill`."""
    card: str | None = None
    """The card on the table, in neither hand nor discard (SW-34)."""
    cards_played: int = 0
    exempt_at: str | None = None
    """The space entered last with a card that ignores hazards (A3)."""
    has_walked: bool = False
    """Light level: a move was told step by step, and its price counted (SW-11, SW-12)."""


@dataclass(frozen=True, slots=True)
class Travel:
    """A move that was held up and may go on (SW-13)."""

    members: tuple[Seat, ...]
    place: str
    steps_used: int
    steps_left: int
    planned: tuple[str, ...] = ()
    ignores_hazard: bool = False
    owes_hazard: bool = False
    """Stands on a hazard that counts only if the move ends here (A4)."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """The tokens of an area are being resolved (SW-19)."""

    area: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Drafting:
    """The draft at a cache (SW-33)."""

    place: str
    order: tuple[Seat, ...]
    picks: tuple[UpgradeCard | None, ...] = ()
    to_reveal: int = 0
    newest: int | None = None
    is_started: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One group in the enemy step, as far as it is settled (SW-22..30)."""

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


@dataclass(frozen=True, slots=True)
class EnemyStep:
    """The enemy step in progress."""

    rows: tuple[Row, ...]
    threat_before: int


@dataclass(frozen=True, slots=True)
class Ballot:
    """A tie being voted on (SW-39). A vote belongs to its seat until all are in."""

    kind: VoteKind
    options: tuple[OptionView, ...]
    group: str | None = None
    question: str = ""
    votes: dict[Seat, Hidden[int]] = field(default_factory=dict)
    is_open: bool = True
    tied: tuple[int, ...] = ()
    winner: int | None = None
    worst: int | None = None


@dataclass(frozen=True, slots=True)
class Fall:
    """A track has reached its limit (SW-36)."""

    track: Track
    cause: Cause
    enemy: str | None = None
    place: str | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """How the issue ended (SW-36, SW-37)."""

    result: Result
    ending: Ending
    reason: str = ""
    fall: Fall | None = None
    seat: Seat | None = None
    """Who declared it or gave up; None: the table, or nobody had to."""


@dataclass(frozen=True, slots=True)
class SingularityState(State):
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
    log: tuple[LogLine, ...] = ()


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
