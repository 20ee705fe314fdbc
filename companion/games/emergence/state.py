"""The whole truth of a game of Emergence. Every secret wears `Hidden`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from companion.games.emergence.actions import Correct
from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.words import (
    DATA_TYPES,
    ActionName,
    Allegiance,
    Augmentation,
    DataType,
    HostileAction,
    Phase,
    Step,
    TileKind,
)
from companion.kernel.action import Fact
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine, State

Data = tuple[int, int, int, int]
"""Blocks of each type, in the order of `DATA_TYPES`."""
NO_DATA: Data = (0, 0, 0, 0)
TYPE_AT: dict[str, int] = {name: at for at, name in enumerate(DATA_TYPES)}


class Teams(NamedTuple):
    """A number for each team."""

    ai: int
    human: int


NOTHING = Teams(0, 0)


class Selection(NamedTuple):
    """What is in an envelope (EM-11)."""

    action: ActionName
    augmentation: Augmentation


class Split(NamedTuple):
    """What fell into the two compartments (EM-42)."""

    ai: int
    human: int


@dataclass(frozen=True, slots=True)
class Streets:
    """A city made ready to walk in: computed once, at setup."""

    kinds: dict[str, TileKind]
    near: dict[str, tuple[str, ...]]
    start: str
    spots: dict[str, tuple[float, float]] = field(default_factory=dict)
    name: str = ""
    is_hex: bool = True


@dataclass(frozen=True, slots=True)
class Operative:
    """One operative: where the agent stands and what lies on the player board (EM-9)."""

    seat: Seat
    tile: str | None
    """None in attested mode, where only `on_start` is known."""
    on_start: bool = True
    data: Data = NO_DATA
    knowledge: int = 0
    revealed: Selection | None = None
    """This round's selection once it is on the table (EM-12, EM-15)."""


@dataclass(frozen=True, slots=True)
class Countdown:
    """The leader is counting (EM-12)."""

    seconds: int
    is_running: bool = True


@dataclass(frozen=True, slots=True)
class Claim:
    """Attested mode: an attack that waits for its target's word."""

    action: HostileAction
    actor: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """How far the turn in progress is (EM-13, EM-16, EM-20)."""

    seat: Seat
    step: Step = "move"
    stayed: bool = False
    moved_to: str | None = None
    exchanged: bool = False
    did: str | None = None
    claim: Claim | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """An assimilation in progress (EM-41..44)."""

    trigger: Seat
    order: tuple[Seat, ...]
    inserted: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Insertion:
    """Something fell into the aggregator; the split belongs to one operative for ever (EM-43)."""

    event: int
    seat: Seat
    split: Hidden[Split]


@dataclass(frozen=True, slots=True)
class Spying:
    """Somebody learned an allegiance (EM-34)."""

    number: int
    round: int
    spy: Seat
    target: Seat
    answer: Hidden[Allegiance | None]
    """None: the card of a seat on paper, which the spy looks at on the table."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What an opening gave, or how the totals stood after a round (EM-44)."""

    round: int
    totals: Teams


@dataclass(frozen=True, slots=True)
class Proposal:
    """A correction that waits for the table (EM-49)."""

    correct: Correct
    by: Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """Whether the game is over, and how far each team is beyond its requirement (EM-45, EM-46)."""

    over: bool
    winner: str | None
    reason: str
    beyond: Teams


@dataclass(frozen=True, slots=True)
class EmergenceState(State):
    """Everything. Only the table holds one."""

    options: EmergenceOptions
    seats: tuple[Seat, ...]
    seed: Hidden[Seed]
    phase: Phase
    operatives: dict[Seat, Operative]
    streets: Streets | None
    tiles: dict[str, int]
    """City mode: blocks on every data tile (EM-4)."""
    counted: Data = NO_DATA
    """Attested mode: blocks on the board."""
    supply: tuple[int | None, ...] = (None, None, None, None)
    allegiances: dict[Seat, Hidden[Allegiance]] = field(default_factory=dict)
    """With `deal=cards`: those declared so far (EM-6)."""
    ready: frozenset[Seat] = frozenset()
    declare_again: bool = False
    meeting_step: int = 0
    lines_repeated: int = 0
    """How often the narrator had to begin a line again."""
    is_narrator_held: bool = False
    round: int = 0
    leader: Seat | None = None
    selections: dict[Seat, Hidden[Selection]] = field(default_factory=dict)
    countdown: Countdown | None = None
    countdowns: int = 0
    """How many were started: the serial of the timer."""
    reveals: int = 0
    turn: Turn | None = None
    event: Event | None = None
    events: int = 0
    insertions: tuple[Insertion, ...] = ()
    openings: int = 0
    opened: Opening | None = None
    totals: Teams = NOTHING
    race: tuple[Opening, ...] = ()
    spyings: tuple[Spying, ...] = ()
    proposal: Proposal | None = None
    decision: Decision | None = None
    """Set when the game is over."""
    log: tuple[LogLine, ...] = ()


def board_data(state: EmergenceState) -> Data:
    """Blocks of each type on the board, whoever counts them (EM-46)."""
    if state.streets is None:
        return state.counted
    found = [0, 0, 0, 0]
    for tile, blocks in state.tiles.items():
        found[TYPE_AT[state.streets.kinds[tile]]] += blocks
    return (found[0], found[1], found[2], found[3])


def with_blocks(data: Data, kind: DataType, blocks: int) -> Data:
    """The same blocks with another number of one type."""
    changed = list(data)
    changed[TYPE_AT[kind]] = blocks
    return (changed[0], changed[1], changed[2], changed[3])


def plus(one: Data, other: Data) -> Data:
    """Both heaps together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def logged(state: EmergenceState, name: str, seat: Seat | None = None, **facts: Fact) -> tuple[LogLine, ...]:
    """The public log with one more line; never a secret in it."""
    return (*state.log, LogLine(code=f"emergence-log-{name}", seat=seat, facts=facts))
