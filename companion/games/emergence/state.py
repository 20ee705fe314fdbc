"""The whole truth of a game of Emergence. Every secret wears `Hidden`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.games.emergence.actions import Correct
from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.sums.blocks import NO_DATA, TYPE_AT, Data
from companion.games.emergence.views import (
    AggregatorView,
    ClaimView,
    EndView,
    OpenedView,
    RacePoint,
    SelectionView,
    SpyLine,
    Teams,
)
from companion.games.emergence.words import Allegiance, Phase, Step, TileKind
from companion.kernel.action import Fact
from companion.kernel.chance import Seed
from companion.kernel.game import Counting
from companion.kernel.hidden import Hidden
from companion.kernel.proposals import Correctable
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine

NOTHING = Teams(ai=0, human=0)
Shown = dict[Seat, SelectionView]
"""This round's selections, once they are on the table."""


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
    """One operative: where the agent stands, what lies on the player board; at first nothing (EM-9)."""

    seat: Seat
    tile: str | None
    """None in attested mode, where only `on_start` is known."""
    on_start: bool = True
    data: Data = NO_DATA
    knowledge: int = 0


@dataclass(frozen=True, slots=True)
class Gathering:  # EM-6, EM-7
    """Everybody enters the card they were dealt by hand, or looks at the one the app dealt."""

    name: Literal["declare", "card"]
    ready: frozenset[Seat] = frozenset()
    again: bool = False
    """The cards entered did not match."""


@dataclass(frozen=True, slots=True)
class Meeting:  # EM-8
    """The narrator speaks, and the Humans meet."""

    step: int
    repeated: int = 0
    """How often the narrator had to begin a line again."""
    is_held: bool = False
    ready: frozenset[Seat] = frozenset()
    name: Literal["meeting"] = "meeting"


@dataclass(frozen=True, slots=True)
class Preparing:  # EM-4, EM-10
    """The last questions before the first round: the board, then the leader."""

    name: Literal["board", "leader"]


@dataclass(frozen=True, slots=True)
class Selecting:  # EM-11, EM-12
    """Envelopes are filled, and the leader counts down."""

    leader: Seat
    envelopes: dict[Seat, Hidden[SelectionView]] = field(default_factory=dict)
    countdown: Counting | None = None

    @property
    def name(self) -> Literal["select", "countdown"]:
        """`countdown` while the leader counts."""
        return "countdown" if self.countdown else "select"


@dataclass(frozen=True, slots=True)
class Turn:
    """All is revealed and stands for the round (EM-15); one operative after the other moves and acts."""

    leader: Seat
    shown: Shown
    seat: Seat
    step: Step = "move"
    stayed: bool = False
    moved_to: str | None = None
    exchanged: bool = False
    did: str | None = None
    claim: ClaimView | None = None
    name: Literal["turns"] = "turns"


@dataclass(frozen=True, slots=True)
class Assimilation:  # EM-41..44
    """The turn is interrupted: tokens fall into the aggregator, and it is opened."""

    turn: Turn
    event: AggregatorView

    @property
    def name(self) -> Literal["assimilate", "opening"]:
        """`opening` once nobody is to insert any more."""
        return "assimilate" if self.event.waiting else "opening"


@dataclass(frozen=True, slots=True)
class Ended:  # EM-47
    """Somebody has won; cards on paper are turned over first."""

    leader: Seat
    shown: Shown
    end: EndView
    is_open: bool = False

    @property
    def name(self) -> Literal["turning", "over"]:
        """`over` once every card is known."""
        return "over" if self.is_open else "turning"


Moment = Gathering | Meeting | Preparing | Selecting | Turn | Assimilation | Ended
"""What the game is at, with everything that belongs to that phase alone."""


@dataclass(frozen=True, slots=True)
class Insertion:
    """Something fell into the aggregator; the split belongs to one operative for ever (EM-43)."""

    event: int
    seat: Seat
    split: Hidden[Teams]


@dataclass(frozen=True, slots=True)
class Spying:  # EM-34
    """Somebody learned an allegiance."""

    line: SpyLine
    answer: Hidden[Allegiance | None]
    """None: the card of a seat on paper, which the spy looks at on the table."""


@dataclass(frozen=True, slots=True)
class EmergenceState(Correctable[Correct]):
    """Everything. Only the table holds one."""

    options: EmergenceOptions
    seats: tuple[Seat, ...]
    seed: Hidden[Seed]
    now: Moment
    operatives: dict[Seat, Operative]
    streets: Streets | None
    tiles: dict[str, int]
    """City mode: blocks on every data tile (EM-4)."""
    counted: Data = NO_DATA
    """Attested mode: blocks on the board."""
    supply: tuple[int | None, ...] = (None, None, None, None)
    allegiances: dict[Seat, Hidden[Allegiance]] = field(default_factory=dict)
    """With `deal=cards`: those declared so far (EM-6)."""
    round: int = 0
    countdowns: int = 0
    """How many were started: the serial of the timer."""
    reveals: int = 0
    events: int = 0
    insertions: tuple[Insertion, ...] = ()
    openings: int = 0
    opened: OpenedView | None = None
    totals: Teams = NOTHING
    race: tuple[RacePoint, ...] = ()
    spyings: tuple[Spying, ...] = ()

    @property
    def phase(self) -> Phase:
        """The name of what the game is at."""
        return self.now.name

    @property
    def turn(self) -> Turn | None:
        """The turn in progress, also while it is interrupted."""
        return (
            self.now.turn
            if isinstance(self.now, Assimilation)
            else self.now
            if isinstance(self.now, Turn)
            else None
        )

    @property
    def event(self) -> AggregatorView | None:
        """The assimilation in progress."""
        return self.now.event if isinstance(self.now, Assimilation) else None

    @property
    def leader(self) -> Seat | None:  # EM-10
        """Who leads this round; nobody before the first."""
        now = self.turn or self.now
        return now.leader if isinstance(now, Selecting | Turn | Ended) else None

    @property
    def shown(self) -> Shown:  # EM-12
        """This round's selections, once they are on the table."""
        now = self.turn or self.now
        return now.shown if isinstance(now, Turn | Ended) else {}


def board_data(state: EmergenceState) -> Data:  # EM-46
    """Blocks of each type on the board, whoever counts them."""
    if state.streets is None:
        return state.counted
    found = [0, 0, 0, 0]
    for tile, blocks in state.tiles.items():
        found[TYPE_AT[state.streets.kinds[tile]]] += blocks
    return (found[0], found[1], found[2], found[3])


def logged(state: EmergenceState, name: str, seat: Seat | None = None, **facts: Fact) -> tuple[LogLine, ...]:
    """The public log with one more line; never a secret in it."""
    return (*state.log, LogLine(code=f"emergence-log-{name}", seat=seat, facts=facts))
