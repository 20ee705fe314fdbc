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
    """Envelopes are filled, papers folded, and the leader counts down."""

    leader: Seat
    envelopes: dict[Seat, Hidden[SelectionView]] = field(default_factory=dict)
    countdown: Counting | None = None
    papers: frozenset[Seat] = frozenset()
    """Whose paper lies folded on the table (EM-57)."""
    is_zero: bool = False
    """The papers are being unfolded and typed (EM-58)."""
    typed: Shown = field(default_factory=dict)
    """What stood on those typed so far: they lie open on the table."""

    @property
    def name(self) -> Literal["select", "countdown", "papers"]:
        """`countdown` while the leader counts, `papers` from zero until the last one is typed."""
        return "papers" if self.is_zero else "countdown" if self.countdown else "select"


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
class OnBoard:  # EM-52
    """Only the secrets: all is revealed, and turns are taken on the board, unasked."""

    leader: Seat
    shown: Shown
    did: frozenset[Seat] = frozenset()
    """Who has spied or started an assimilation this round."""
    claim: ClaimView | None = None
    is_said_empty: bool = False
    """Somebody says that no data is left; somebody else has to look too (EM-56)."""
    said_empty: Seat | None = None
    """Who; None: the table."""
    name: Literal["play"] = "play"


Round = Turn | OnBoard
"""A round that is being played: by the app's turns, or on the board."""


@dataclass(frozen=True, slots=True)
class Holding:  # EM-55
    """Only the secrets: everybody says how many tokens they hold, before the aggregator goes round."""

    board: OnBoard
    trigger: Seat
    said: frozenset[Seat] = frozenset()
    name: Literal["holding"] = "holding"


@dataclass(frozen=True, slots=True)
class Assimilation:  # EM-41..44
    """The round is interrupted: tokens fall into the aggregator, and it is opened."""

    turn: Round
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


Moment = Gathering | Meeting | Preparing | Selecting | Turn | OnBoard | Holding | Assimilation | Ended
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
    def playing(self) -> Round | None:
        """The round in progress, also while it is interrupted."""
        match self.now:
            case Turn() | OnBoard() as now:
                return now
            case Holding(board=board):
                return board
            case Assimilation(turn=turn):
                return turn
            case _:
                return None

    @property
    def turn(self) -> Turn | None:
        """The turn in progress, also while it is interrupted; none where turns are taken on the board."""
        return self.playing if isinstance(self.playing, Turn) else None

    @property
    def event(self) -> AggregatorView | None:
        """The assimilation in progress."""
        return self.now.event if isinstance(self.now, Assimilation) else None

    @property
    def leader(self) -> Seat | None:  # EM-10
        """Who leads this round; nobody before the first."""
        now = self.playing or self.now
        return now.leader if isinstance(now, Selecting | Turn | OnBoard | Ended) else None

    @property
    def shown(self) -> Shown:  # EM-12
        """This round's selections, once they are on the table."""
        now = self.playing or self.now
        return now.shown if isinstance(now, Turn | OnBoard | Ended) else {}

    @property
    def keeps_board(self) -> bool:
        """Whether the app knows moves, data and tokens, or only the secrets (EM-51)."""
        return self.options.use == "whole"


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
