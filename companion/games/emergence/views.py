"""What a viewer of Emergence may know. Public facts about all, private ones named `my_*`."""

from __future__ import annotations

from typing import Literal

from companion.games.emergence.actions import Correct
from companion.games.emergence.words import (
    ActionName,
    Allegiance,
    Augmentation,
    DataType,
    HostileAction,
    Phase,
    Step,
    TileKind,
    Use,
)
from companion.kernel.proposals import CorrectableView
from companion.kernel.seat import Seat
from companion.kernel.view import OfSeat, View, WhyNot


class Teams(View):
    """A number for each team."""

    ai: int
    human: int


class DataCount(View):
    """Blocks of each type."""

    light_blue: int = 0
    dark_blue: int = 0
    light_green: int = 0
    dark_green: int = 0


class OperativeLine(OfSeat):  # EM-9
    """One operative, as everybody may see it (table "Who sees what")."""

    tile: str | None = None
    """City mode only."""
    on_start: bool
    knowledge: int | None
    """None: hidden by a house rule."""
    data: DataCount | None
    is_ready: bool = False
    """Has seen the card / declared / met / sealed / inserted: whatever this phase waits for."""
    action: ActionName | None = None
    augmentation: Augmentation | None = None
    """Both only after the countdown (EM-12)."""
    has_had_turn: bool = False
    allegiance: Allegiance | None = None
    """Only when the game is over (EM-47)."""


class TileView(View):  # EM-3, EM-4
    """One tile of the city."""

    id: str
    kind: TileKind
    blocks: int
    q: float
    r: float
    """Where to draw it: axial hex coordinates, or a layout for packs that only give neighbours."""
    agents: tuple[Seat, ...]
    next_to: tuple[str, ...]


class BoardView(View):
    """Data on the board; the tiles in city mode."""

    data: DataCount
    total: int
    tiles: tuple[TileView, ...] = ()
    name: str = ""
    is_hex: bool = True


class ClosedTile(View):  # EM-17
    """A neighbouring tile I may not enter, and why."""

    tile: str
    why: tuple[WhyNot, ...]


class Target(OfSeat):  # EM-31
    """Somebody I could aim my hostile action at; an empty `why` means that it would be accepted."""

    why: tuple[WhyNot, ...]
    is_empty_handed: bool
    """They hold nothing to take: legal, but warn (EM-36)."""


class ClaimView(View):
    """Attested mode: the attack that waits for its target's word."""

    action: HostileAction
    actor: Seat
    target: Seat


class TurnView(OfSeat):  # EM-13, EM-16, EM-20
    """Whose turn it is and how far it is."""

    step: Step
    stayed: bool = False
    moved_to: str | None = None
    exchanged: bool = False
    did: str | None = None
    """The action carried out, when one was."""
    claim: ClaimView | None = None


class MeetingView(View):  # EM-8
    """The narrator's script. Everybody sees the same lines for the same time."""

    step: int
    steps: int
    caption: str
    """Text id of the line being spoken."""
    may_look: bool
    """This is the line during which a card may be held: a Human sees the other one, an A.I. sees nothing."""
    is_last: bool = False
    """This line waits until everybody has tapped."""
    is_held: bool = False
    """Somebody stopped the narrator; he goes on with the whole line."""


class AggregatorView(View):  # EM-41..44
    """The event while it runs."""

    trigger: Seat
    order: tuple[Seat, ...]
    """Who takes part, clockwise from the trigger."""
    waiting: tuple[Seat, ...]
    """Who is still to insert; the first of them is at it."""
    is_box: bool


class OpenedView(View):  # EM-44
    """What the last opening gave."""

    round: int
    totals: Teams


class RacePoint(View):
    """Team totals after a round or an opening, for the plot."""

    round: int
    totals: Teams


class SelectionView(View):  # EM-11
    """A pair of action and augmentation."""

    action: ActionName
    augmentation: Augmentation


class CompileView(View):  # EM-40
    """What the compile tile offers its owner."""

    best_sets: tuple[tuple[DataType, ...], ...]
    best_tokens: int
    best_left: DataCount


class SpyLine(View):  # EM-34
    """That somebody spied is public; the answer is not."""

    number: int
    round: int
    spy: Seat
    target: Seat


class OnBoardView(View):  # EM-52
    """A round that is played on the board."""

    acted: tuple[Seat, ...]
    """Who has spied or started an assimilation."""
    trigger: Seat | None = None
    """Who has activated an assimilate tile, while everybody counts (EM-55)."""
    is_counted_openly: bool = True
    """What anybody holds may be seen by all: then it may be typed on the shared screen."""
    claim: ClaimView | None = None
    is_said_empty: bool = False
    """Somebody says that no data is left on the board (EM-56)."""
    said_empty: Seat | None = None
    """Who; None: the table."""


class EndView(View):  # EM-45, EM-46
    """How it ended."""

    winner: Literal["ai", "human", "draw"]
    reason: Literal["requirement", "surplus", "equal_surplus", "no_data"]
    ai_beyond: int
    human_beyond: int


class EmergenceView(CorrectableView):
    """Everything one viewer may know."""

    phase: Phase
    seats: tuple[Seat, ...]
    leader: Seat | None = None
    order: tuple[Seat, ...] = ()
    """This round's turn order, leader first (EM-13)."""
    operatives: tuple[OperativeLine, ...]
    board: BoardView
    totals: Teams
    required: Teams
    counts: Teams
    """How many A.I. and Humans there are (EM-5)."""
    mode: Literal["city", "attested"]
    use: Use = "whole"
    turn: TurnView | None = None
    on_board: OnBoardView | None = None
    meeting: MeetingView | None = None
    aggregator: AggregatorView | None = None
    opened: OpenedView | None = None
    """The last opening of the aggregator."""
    race: tuple[RacePoint, ...] = ()
    spies: tuple[SpyLine, ...] = ()
    correction: Correct | None = None
    """A proposed correction that waits for the table."""
    """What the log would say of it, number by number."""
    end: EndView | None = None
    declare_again: bool = False
    """The allegiances entered did not match; everybody enters again (EM-6)."""
    by_hand: tuple[Seat, ...] = ()
    """Seats on paper: everybody has a real card, and theirs was never entered (EM-6)."""
    papers: tuple[Seat, ...] = ()
    """Whose paper lies folded on the table, or waits to be typed (EM-57, EM-58)."""

    my_selection: SelectionView | None = None
    """My own envelope: what is in it (EM-11)."""
    my_moves: tuple[str, ...] = ()
    """Tiles I may move or boost to now."""
    my_closed: tuple[ClosedTile, ...] = ()
    my_targets: tuple[Target, ...] = ()
    my_compile: CompileView | None = None
    my_split_shows: bool = False
    """I alone insert: the totals will equal my split (EM-44). Only I am warned."""
