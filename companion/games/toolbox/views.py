"""What a viewer of the toolbox may know. Public facts about all, private ones named `my_*`."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from companion.games.toolbox.packs.kit import Kit
from companion.games.toolbox.packs.specs import BagSpec, ClockSpec, PadSpec, QuestionSpec, TallySpec
from companion.games.toolbox.sums.clocks import ClockStage
from companion.games.toolbox.sums.clocks import Ended as ClockEnd
from companion.games.toolbox.words import AtZero, KitPart, Phase, Tool
from companion.kernel.seat import Seat
from companion.kernel.view import Choice, GameView, Named, View

Value = str | int


class CountdownView(View):
    """What is being counted down, and what happens at zero."""

    seconds: int
    is_running: bool
    at_zero: AtZero
    again: bool


class HandView(View):
    """One place's time, as of the last booking."""

    place: str
    left: int
    over: int
    turns: int
    flags: int
    is_out: bool


class ClockView(View):
    """The clock for all; what runs now is the table's timer."""

    spec: ClockSpec
    names: dict[str, str]
    hands: tuple[HandView, ...]
    order: tuple[str, ...]
    turn: str | None
    stage: ClockStage
    free: int
    period: int
    is_started: bool
    is_running: bool
    ended: ClockEnd | None


class RoleView(View):
    """One kind of card; how many and whom it knows only where the line is public."""

    name: str
    count: int | None
    knows: tuple[str, ...]


class CardView(View):
    """A card that lies open."""

    seat: Seat | None
    role: str


class Numbered(View):
    """One of its kind; they are counted from the first at this table."""

    number: int


class DealView(Numbered):
    """A secret deal."""

    line: str
    """Empty where only lead knows it."""
    roles: tuple[RoleView, ...]
    """In the order of mention: `role-01` is the first."""
    middle: int
    seen: tuple[Seat, ...]
    opened: tuple[CardView, ...]
    meeting: int | None
    """The narrator's line, from 1; None when nobody speaks."""
    lines: int
    may_look: bool
    met: tuple[Seat, ...]
    can_meet: bool
    has_met: bool


class RunView(Numbered):
    """A question as it was opened, nothing more."""

    ask: str
    show: Literal["names", "totals", "winner"]
    is_withheld: bool
    absent: tuple[Seat, ...]
    sealed: int
    tally: tuple[tuple[Value, int], ...] = ()
    winners: tuple[Value, ...] = ()
    choices: dict[Seat, Value] = Field(default_factory=dict)
    won_by: tuple[Seat, ...] = ()
    decided: Value | None = None


class QuestionView(Numbered):
    """What is asked now."""

    spec: QuestionSpec
    asked: tuple[Seat, ...]
    offered: tuple[str, ...]
    low: int
    high: int
    ready: tuple[Seat, ...]
    stage: Literal["sealing", "counting", "papers", "opened"]
    papers: tuple[Seat, ...]
    """Whose paper waits to be typed."""
    opened: RunView | None
    differs_by_one: bool
    """With an earlier run this one could betray a person by subtraction."""


class TallyView(Numbered):
    """A secret tally: only the totals ever open."""

    spec: TallySpec
    bounds: dict[Seat, tuple[int, int]]
    waiting: tuple[Seat, ...]
    is_box: bool
    is_withheld: bool
    totals: dict[str, int] | None
    absent: tuple[Seat, ...]
    amounts: dict[Seat, int]
    """Only by house rule, and only once it is open."""


class RowView(Named):
    """A row of the pad: what was typed, what it is worth once it is closed."""

    is_closed: bool
    values: dict[str, int]
    typed: tuple[Seat, ...]
    """Who has typed a sealed row."""
    points: dict[str, int]


class PadView(Numbered):
    """The score pad; totals, ranks and plot count closed rows only."""

    spec: PadSpec
    places: tuple[str, ...]
    names: dict[str, str]
    rows: tuple[RowView, ...]
    running: tuple[dict[str, int], ...]
    totals: dict[str, int]
    ranks: dict[str, int]
    leaders: tuple[str, ...]
    ended: Literal["rows", "rounds", "limit", "called"] | None
    winners: tuple[str, ...]
    decided_by: str


class BagView(View):
    """A bag: what was in it, what came out openly."""

    id: str
    spec: BagSpec
    filling: int
    left: int
    drawn: tuple[str, ...]
    unseen: int
    """Drawn by somebody for their own eyes."""


class LuckView(View):
    """The newest piece of luck."""

    kind: Literal["begin", "roll", "draw"]
    by: Seat | None
    order: tuple[str, ...] = ()
    names: dict[str, str] = Field(default_factory=dict)
    notation: str = ""
    faces: tuple[tuple[int, ...], ...] = ()
    total: int = 0
    low: int = 0
    high: int = 0
    bag: str = ""
    pieces: tuple[str, ...] = ()
    count: int = 0


class KitView(View):
    """A kit, and where the table is in it."""

    kit: Kit
    part: KitPart
    at: int
    """From 1; behind the last step when the kit is played."""
    round: int
    is_running: bool


class ToolboxView(GameView):
    """Everything a screen of the toolbox draws."""

    phase: Phase
    seats: tuple[Seat, ...]
    leader: Seat | None
    front: Tool | None
    resting: tuple[Tool, ...]
    marker: str | None
    countdown: CountdownView | None
    clock: ClockView | None
    deal: DealView | None
    deals: tuple[DealView, ...]
    """After the end: every deal, open."""
    question: QuestionView | None
    history: tuple[RunView, ...]
    tally: TallyView | None
    pad: PadView | None
    bags: tuple[BagView, ...]
    luck: LuckView | None
    kit: KitView | None
    said: str
    """What the kit says."""
    lead: tuple[Choice, ...]
    """What lead may do now, for a screen that leads without a seat."""
    my_choice: Value | None = None
    my_choices: dict[int, Value] = Field(default_factory=dict)
    """What I chose in earlier runs, by their number."""
    my_scores: dict[str, int | None] = Field(default_factory=dict)
    """What I typed, by row, while it is sealed."""
    my_line: str = ""
    """The role line, where only lead knows it."""
    my_kinds: tuple[tuple[str, ...], ...] = ()
    """Of what I drew unseen: the kinds its bag has, `item-01` the first."""
