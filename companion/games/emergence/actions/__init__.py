"""What a phone may say in Emergence. The tag is `do`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter

from companion.games.emergence.actions.cardboard import (
    Assimilate,
    ConfirmNoData,
    Hold,
    NextRound,
    NoData,
    PaperReady,
    Tokens,
    TypePaper,
)
from companion.games.emergence.words import (
    ActionName,
    Allegiance,
    Augmentation,
    DataType,
    HostileAction,
    TileKind,
)
from companion.kernel.action import Action, TimeUp
from companion.kernel.proposals import AnswerCorrection, Because
from companion.kernel.seat import SeatId
from companion.kernel.tagged import tagged

__all__ = [
    "Assimilate",
    "ConfirmNoData",
    "Hold",
    "NextRound",
    "NoData",
    "PaperReady",
    "TypePaper",
]

TileId = Annotated[str, Field(min_length=1, max_length=24)]
Blocks = Annotated[int, Field(ge=0, le=99)]


class Seen(Action, do="seen"):  # EM-7
    """I have looked at my card and remember it."""


class Declare(Action, do="declare"):  # EM-6
    """With `deal=cards`: the allegiance on the card I was dealt by hand."""

    allegiance: Allegiance


class Met(Action, do="met"):  # EM-8
    """I have looked at what the meeting shows me; everybody taps it, A.I. too."""


class SetBoard(Action, do="set_board"):  # EM-4, EM-46
    """Attested mode: how many blocks of each type lie on the board."""

    light_blue: Blocks = 0
    dark_blue: Blocks = 0
    light_green: Blocks = 0
    dark_green: Blocks = 0


class NameLeader(Action, do="name_leader"):  # EM-10
    """The table names the oldest operative; without a name the app draws one (A20)."""

    seat: SeatId | None = None


class Select(Action, do="select"):  # EM-11
    """My action and augmentation for this round, sealed; may be replaced until zero."""

    action: ActionName
    augmentation: Augmentation


class Reopen(Action, do="reopen"):  # EM-11
    """Take my choice out of its envelope before the countdown starts."""


class CountDown(Action, do="count_down"):  # EM-12
    """The leader starts counting."""

    seconds: Annotated[int, Field(ge=3, le=600)] | None = None
    """None: as the house rule says."""


class PauseCountdown(Action, do="pause"):  # EM-12, EM-8
    """The leader holds the countdown; anybody the narrator, before there is a leader."""


class ResumeCountdown(Action, do="resume"):
    """The leader lets it run on; the narrator begins his line again."""


class RepeatLine(Action, do="repeat"):  # EM-8
    """The narrator says his line once more."""


class StretchCountdown(Action, do="stretch"):
    """The leader gives more time."""

    seconds: int = Field(default=10, ge=1, le=600)


class CallOffCountdown(Action, do="call_off"):
    """The leader calls it off; everybody may choose again."""


class Move(Action, do="move"):  # EM-16
    """City mode: one tile to a neighbour."""

    to: TileId


class Moved(Action, do="moved"):  # EM-16
    """Attested mode: I moved my agent on the real board; does it stand on the start tile now?"""

    on_start: bool = False


class Stay(Action, do="stay"):  # EM-19
    """No tile is open to me, or the house rule makes moving optional (A6)."""


class Activate(Action, do="activate"):  # EM-22..24
    """Use the tile I stand on. Attested mode says what it is and how many blocks lie there.

    `take` is for the house rule `partial_collect` only: how many of the blocks.
    """

    tile: TileKind | None = None
    blocks: Blocks | None = None
    take: Annotated[int, Field(ge=1, le=99)] | None = None


class Boost(Action, do="boost"):  # EM-25
    """One further step. City mode names the tile, attested mode says whether it is the start tile."""

    to: TileId | None = None
    on_start: bool = False


class Replenish(Action, do="replenish"):  # EM-26
    """Add one block to the data tile I stand on; attested mode says its type."""

    tile: DataType | None = None


class Exchange(Action, do="exchange"):  # EM-21
    """Discard one knowledge and do a tile action instead of my hostile one."""

    action: Annotated[Activate | Boost | Replenish, Field(discriminator="do")]


class _Hostile(Action):
    do: HostileAction = "hack"
    """Which of the three: each says its own."""
    target: SeatId
    adjacent: bool | None = None
    """Attested mode: do the two stand on neighbouring tiles?"""
    same_tile: bool | None = None
    """Attested mode: do the two stand on one tile?"""


class Hack(_Hostile, do="hack"):  # EM-27
    """All data of an operative on a neighbouring tile becomes mine."""


class Spy(_Hostile, do="spy"):  # EM-28
    """I learn what somebody on my tile is."""


class Terminate(_Hostile, do="terminate"):  # EM-29
    """All that an operative on a neighbouring tile holds becomes mine, and the agent goes to the start."""


class ConfirmClaim(Action, do="confirm_claim"):
    """Attested mode: the target says whether the attacker stands where they say."""

    agree: bool


class Compile(Action, do="compile"):  # EM-37..39
    """These sets become knowledge."""

    sets: tuple[Annotated[tuple[DataType, ...], Field(max_length=8)], ...] = Field(max_length=60)


class Insert(Action, do="insert"):  # EM-42
    """My tokens fall into the two compartments, unseen."""

    ai: Tokens
    human: Tokens


class OpenAggregator(Action, do="open_aggregator"):  # EM-44
    """The one who triggered it opens it."""


class BoxOpened(Action, do="box_opened"):
    """House rule `aggregator=box`: what the real box held, and how many tokens everybody put in."""

    ai: Tokens
    human: Tokens
    inserted: dict[SeatId, Tokens]


class EndTurn(Action, do="end_turn"):  # EM-20
    """I am done; without an action I let it go."""


class Correct(Action, do="correct"):  # EM-49
    """Make a public fact agree with the cardboard. Only what is given changes.

    A seat proposes it; it counts once the table (the host) says so too.
    """

    seat: SeatId | None = None
    tile: TileId | None = None
    on_start: bool | None = None
    """Attested mode: whether the seat's agent stands on the start tile."""
    data_type: DataType | None = None
    blocks: Blocks | None = None
    """Of `data_type`: held by `seat`, or lying on `tile`, or on the board in attested mode."""
    other_seat: SeatId | None = None
    other_tile: TileId | None = None
    other_board: bool = False
    """Whose, or where the difference in blocks comes from or goes to; without one the box (EM-50)."""
    knowledge: Tokens | None = None
    reason: Because = ""


EmergenceAction = (
    Seen
    | Declare
    | Met
    | SetBoard
    | NameLeader
    | Select
    | Reopen
    | CountDown
    | PauseCountdown
    | ResumeCountdown
    | RepeatLine
    | StretchCountdown
    | CallOffCountdown
    | Move
    | Moved
    | Stay
    | Activate
    | Boost
    | Replenish
    | Exchange
    | Hack
    | Spy
    | Terminate
    | ConfirmClaim
    | Compile
    | Insert
    | OpenAggregator
    | BoxOpened
    | EndTurn
    | Assimilate
    | Hold
    | NextRound
    | NoData
    | ConfirmNoData
    | PaperReady
    | TypePaper
    | Correct
    | AnswerCorrection
    | TimeUp
)

ACTIONS: TypeAdapter[EmergenceAction] = tagged(EmergenceAction, by="do")
