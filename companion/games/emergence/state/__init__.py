"""The whole truth of a game of Emergence. Every secret wears `Hidden`."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from companion.games.emergence.actions import Correct
from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.state.phases import (
    Assimilation,
    Ended,
    Holding,
    Moment,
    OnBoard,
    Round,
    Selecting,
    Shown,
    Turn,
)
from companion.games.emergence.sums.blocks import NO_DATA, TYPE_AT, Data
from companion.games.emergence.views import AggregatorView, OpenedView, RacePoint, SpyLine, Teams
from companion.games.emergence.words import Allegiance, Phase, TileKind
from companion.kernel.chance import Seed
from companion.kernel.frozen import frozen
from companion.kernel.hidden import Hidden
from companion.kernel.proposals import Correctable
from companion.kernel.seat import Seat

NOTHING = Teams(ai=0, human=0)


@frozen
class Streets:
    """A city made ready to walk in: computed once, at setup."""

    kinds: dict[str, TileKind]
    near: dict[str, tuple[str, ...]]
    start: str
    spots: dict[str, tuple[float, float]] = field(default_factory=dict)
    name: str = ""
    is_hex: bool = True


@frozen
class Operative:
    """One operative: where the agent stands, what lies on the player board; at first nothing (EM-9)."""

    seat: Seat
    tile: str | None
    """None in attested mode, where only `on_start` is known."""
    on_start: bool = True
    data: Data = NO_DATA
    knowledge: int = 0


@frozen
class Insertion:
    """Something fell into the aggregator; the split belongs to one operative for ever (EM-43)."""

    event: int
    seat: Seat
    split: Hidden[Teams]


@frozen
class Spying:  # EM-34
    """Somebody learned an allegiance."""

    line: SpyLine
    answer: Hidden[Allegiance | None]
    """None: the card of a seat on paper, which the spy looks at on the table."""


@frozen
class EmergenceState(Correctable[Correct]):
    """Everything. Only the table holds one."""

    game: ClassVar[str] = "emergence"
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
