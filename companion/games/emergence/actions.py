"""What a phone may say in Emergence. The tag is `do`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from companion.games.emergence.words import ActionName, Allegiance, Augmentation, DataType, TileKind
from companion.kernel.action import Action, TimeUp
from companion.kernel.proposals import AnswerCorrection, Because
from companion.kernel.seat import SeatId

TileId = Annotated[str, Field(min_length=1, max_length=24)]
Blocks = Annotated[int, Field(ge=0, le=99)]
Tokens = Annotated[int, Field(ge=0, le=999)]


class Seen(Action):  # EM-7
    """I have looked at my card and remember it."""

    do: Literal["seen"] = "seen"


class Declare(Action):  # EM-6
    """With `deal=cards`: the allegiance on the card I was dealt by hand."""

    do: Literal["declare"] = "declare"
    allegiance: Allegiance


class Met(Action):  # EM-8
    """I have looked at what the meeting shows me; everybody taps it, A.I. too."""

    do: Literal["met"] = "met"


class SetBoard(Action):  # EM-4, EM-46
    """Attested mode: how many blocks of each type lie on the board."""

    do: Literal["set_board"] = "set_board"
    light_blue: Blocks = 0
    dark_blue: Blocks = 0
    light_green: Blocks = 0
    dark_green: Blocks = 0


class NameLeader(Action):  # EM-10
    """The table names the oldest operative; without a name the app draws one (A20)."""

    do: Literal["name_leader"] = "name_leader"
    seat: SeatId | None = None


class Select(Action):  # EM-11
    """My action and augmentation for this round, sealed; may be replaced until zero."""

    do: Literal["select"] = "select"
    action: ActionName
    augmentation: Augmentation


class Reopen(Action):  # EM-11
    """Take my choice out of its envelope before the countdown starts."""

    do: Literal["reopen"] = "reopen"


class CountDown(Action):  # EM-12
    """The leader starts counting."""

    do: Literal["count_down"] = "count_down"
    seconds: Annotated[int, Field(ge=3, le=600)] | None = None
    """None: as the house rule says."""


class PauseCountdown(Action):  # EM-12, EM-8
    """The leader holds the countdown; anybody the narrator, before there is a leader."""

    do: Literal["pause"] = "pause"


class ResumeCountdown(Action):
    """The leader lets it run on; the narrator begins his line again."""

    do: Literal["resume"] = "resume"


class RepeatLine(Action):  # EM-8
    """The narrator says his line once more."""

    do: Literal["repeat"] = "repeat"


class StretchCountdown(Action):
    """The leader gives more time."""

    do: Literal["stretch"] = "stretch"
    seconds: int = Field(default=10, ge=1, le=600)


class CallOffCountdown(Action):
    """The leader calls it off; everybody may choose again."""

    do: Literal["call_off"] = "call_off"


class Move(Action):  # EM-16
    """City mode: one tile to a neighbour."""

    do: Literal["move"] = "move"
    to: TileId


class Moved(Action):  # EM-16
    """Attested mode: I moved my agent on the real board; does it stand on the start tile now?"""

    do: Literal["moved"] = "moved"
    on_start: bool = False


class Stay(Action):  # EM-19
    """No tile is open to me, or the house rule makes moving optional (A6)."""

    do: Literal["stay"] = "stay"


class Activate(Action):  # EM-22..24
    """Use the tile I stand on. Attested mode says what it is and how many blocks lie there.

    `take` is for the house rule `partial_collect` only: how many of the blocks.
    """

    do: Literal["activate"] = "activate"
    tile: TileKind | None = None
    blocks: Blocks | None = None
    take: Annotated[int, Field(ge=1, le=99)] | None = None


class Boost(Action):  # EM-25
    """One further step. City mode names the tile, attested mode says whether it is the start tile."""

    do: Literal["boost"] = "boost"
    to: TileId | None = None
    on_start: bool = False


class Replenish(Action):  # EM-26
    """Add one block to the data tile I stand on; attested mode says its type."""

    do: Literal["replenish"] = "replenish"
    tile: DataType | None = None


class Exchange(Action):  # EM-21
    """Discard one knowledge and do a tile action instead of my hostile one."""

    do: Literal["exchange"] = "exchange"
    action: Annotated[Activate | Boost | Replenish, Field(discriminator="do")]


class _Hostile(Action):
    target: SeatId
    adjacent: bool | None = None
    """Attested mode: do the two stand on neighbouring tiles?"""
    same_tile: bool | None = None
    """Attested mode: do the two stand on one tile?"""


class Hack(_Hostile):  # EM-27
    """All data of an operative on a neighbouring tile becomes mine."""

    do: Literal["hack"] = "hack"


class Spy(_Hostile):  # EM-28
    """I learn what somebody on my tile is."""

    do: Literal["spy"] = "spy"


class Terminate(_Hostile):  # EM-29
    """All that an operative on a neighbouring tile holds becomes mine, and the agent goes to the start."""

    do: Literal["terminate"] = "terminate"


class ConfirmClaim(Action):
    """Attested mode: the target says whether the attacker stands where they say."""

    do: Literal["confirm_claim"] = "confirm_claim"
    agree: bool


class Compile(Action):  # EM-37..39
    """These sets become knowledge."""

    do: Literal["compile"] = "compile"
    sets: tuple[Annotated[tuple[DataType, ...], Field(max_length=8)], ...] = Field(max_length=60)


class Insert(Action):  # EM-42
    """My tokens fall into the two compartments, unseen."""

    do: Literal["insert"] = "insert"
    ai: Tokens
    human: Tokens


class OpenAggregator(Action):  # EM-44
    """The one who triggered it opens it."""

    do: Literal["open_aggregator"] = "open_aggregator"


class BoxOpened(Action):
    """House rule `aggregator=box`: what the real box held, and how many tokens everybody put in."""

    do: Literal["box_opened"] = "box_opened"
    ai: Tokens
    human: Tokens
    inserted: dict[SeatId, Tokens]


class EndTurn(Action):  # EM-20
    """I am done; without an action I let it go."""

    do: Literal["end_turn"] = "end_turn"


class Correct(Action):  # EM-49
    """Make a public fact agree with the cardboard. Only what is given changes.

    A seat proposes it; it counts once the table (the host) says so too.
    """

    do: Literal["correct"] = "correct"
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
    | Correct
    | AnswerCorrection
    | TimeUp
)

_TaggedAction = Annotated[EmergenceAction, Field(discriminator="do")]
ACTIONS: TypeAdapter[EmergenceAction] = TypeAdapter(_TaggedAction)
