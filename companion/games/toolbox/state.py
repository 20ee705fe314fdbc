"""The whole truth of a table of tools. Every secret wears `Hidden`."""

from __future__ import annotations

from dataclasses import field, replace
from typing import ClassVar

from companion.games.toolbox.options import ToolboxOptions
from companion.games.toolbox.packs.specs import (
    BagSpec,
    ClockSpec,
    PadSpec,
    QuestionSpec,
    RolesSpec,
    TallySpec,
)
from companion.games.toolbox.sums.bags import Bag
from companion.games.toolbox.sums.choosing import Question, Value
from companion.games.toolbox.sums.clockwork import Clockwork
from companion.games.toolbox.sums.pads import Pad
from companion.games.toolbox.sums.roles import Cast
from companion.games.toolbox.sums.tallies import Tally
from companion.games.toolbox.views import LuckView, RunView
from companion.games.toolbox.words import AtZero, KitPart, Tool
from companion.kernel.action import Fact
from companion.kernel.chance import Seed
from companion.kernel.frozen import frozen
from companion.kernel.game import Counting
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat
from companion.kernel.view import State


@frozen
class Countdown:
    """What lead counts down, and what happens at zero."""

    counting: Counting
    at_zero: AtZero
    again: bool


@frozen
class Clock:
    """The clock for all."""

    spec: ClockSpec
    work: Clockwork
    names: dict[str, str]


@frozen
class Dealing:
    """A secret deal: cards by seat, the rest in the middle."""

    number: int
    spec: RolesSpec
    cast: Cast
    cards: dict[Seat, Hidden[str]]
    middle: Hidden[tuple[str, ...]]
    seen: frozenset[Seat] = frozenset()
    opened: frozenset[str] = frozenset()
    """Seats, and the middle."""
    line: int | None = None
    """What the narrator says now, from 0."""
    met: frozenset[Seat] = frozenset()
    has_met: bool = False


@frozen
class Asking:
    """A question and its envelopes."""

    number: int
    spec: QuestionSpec
    question: Question
    envelopes: dict[Seat, Hidden[Value]] = field(default_factory=dict)
    papers: tuple[Seat, ...] = ()
    """Whose paper is folded."""
    is_counting: bool = False
    """The opening count runs."""
    is_due: bool = False
    """Zero has come, and somebody is waited for."""
    is_typing: bool = False
    """The papers are being unfolded."""
    opened: RunView | None = None
    previous: dict[Seat, Hidden[Value]] = field(default_factory=dict)
    """What counted for each in the run before."""


@frozen
class Run:
    """A run that was opened; everybody keeps their own choice."""

    view: RunView
    group: frozenset[Seat]
    """Who really sealed."""
    own: dict[Seat, Hidden[Value]]
    counted: dict[Seat, Hidden[Value]] = field(default_factory=dict)
    """What counted for each, for who is absent the next time."""


@frozen
class Tallying:
    """A secret tally; once it is open the splits are gone."""

    number: int
    spec: TallySpec
    tally: Tally
    is_box: bool
    put: dict[Seat, Hidden[dict[str, int]]] = field(default_factory=dict)
    totals: dict[str, int] | None = None
    absent: tuple[Seat, ...] = ()
    amounts: dict[Seat, int] = field(default_factory=dict)
    is_withheld: bool = False

    @property
    def is_done(self) -> bool:
        """Open, or never to be opened."""
        return self.totals is not None or self.is_withheld


@frozen
class Scoring:
    """A score pad; rows that are typed sealed wait beside it."""

    number: int
    spec: PadSpec
    pad: Pad
    names: dict[str, str]
    values: dict[str, dict[str, int]] = field(default_factory=dict)
    sealed: dict[str, dict[Seat, Hidden[int | None]]] = field(default_factory=dict)
    closed: tuple[str, ...] = ()
    is_called: bool = False


@frozen
class Drawn:
    """A piece that somebody drew for their own eyes."""

    bag: str
    seat: Seat
    face: Hidden[int]
    """Which kind of the bag, from 1."""
    kinds: tuple[str, ...]
    is_shown: bool = False


@frozen
class Filled:
    """A bag after so many draws of this filling."""

    spec: BagSpec
    bag: Bag
    filling: int = 1
    drawn: int = 0
    open: tuple[str, ...] = ()


@frozen
class Counts:
    """How many there were at this table: serials and labels count from 1."""

    countdowns: int = 0
    openings: int = 0
    lines: int = 0
    clocks: int = 0
    deals: int = 0
    questions: int = 0
    tallies: int = 0
    pads: int = 0
    rolls: int = 0
    begins: int = 0
    shown: int = 0
    final: int = 0


@frozen
class Shuffle:
    """Something that was shuffled, and the public words that its pieces are made from."""

    label: str
    words: str


@frozen
class Course:
    """Where the table is in its kit."""

    part: KitPart = "setup"
    at: int = 0
    round: int = 0
    is_running: bool = False
    """The step was begun."""
    rows: int = 0
    """Rows that were closed when it began."""


@frozen
class ToolboxState(State):
    """Everything. Only the table holds one. Its log is public: nobody hears that somebody sealed (TB-10)."""

    game: ClassVar[str] = "toolbox"
    options: ToolboxOptions
    seats: tuple[Seat, ...]
    seed: Hidden[Seed]
    leader: Seat | None
    front: Tool | None = None
    counts: Counts = Counts()
    marker: str | None = None
    countdown: Countdown | None = None
    clock: Clock | None = None
    deal: Dealing | None = None
    old_deals: tuple[Dealing, ...] = ()
    question: Asking | None = None
    runs: tuple[Run, ...] = ()
    tally: Tallying | None = None
    pad: Scoring | None = None
    finished: tuple[int, tuple[str, ...]] | None = None
    """The number and the winners of the newest finished pad."""
    bags: dict[str, Filled] = field(default_factory=dict)
    fillings: dict[str, int] = field(default_factory=dict)
    """How often a bag of this id was filled at this table."""
    drawn: tuple[Drawn, ...] = ()
    luck: LuckView | None = None
    shuffles: tuple[Shuffle, ...] = ()
    course: Course | None = None
    said: str = ""
    is_closed: bool = False

    @property
    def on_paper(self) -> frozenset[Seat]:
        """Seats without a phone."""
        return frozenset(self.options.by_hand)


def counted(state: ToolboxState, **more: int) -> ToolboxState:
    """The same with these counts grown by so many."""
    grown = {name: getattr(state.counts, name) + by for name, by in more.items()}
    return replace(state, counts=replace(state.counts, **grown))


def question_of(ask: str) -> dict[str, Fact]:
    """A question as facts of a sentence; it may have no words."""
    return {"ask": ask, "plain": int(not ask.strip())}


def called(names: dict[str, str], place: str | None, word: str = "place") -> dict[str, Fact]:
    """A place as a fact of a sentence: a seat by its name at the table, else by the name that was typed."""
    if place is None:
        return {}
    return {word: names[place]} if place in names else {f"{word}_seat": place}
