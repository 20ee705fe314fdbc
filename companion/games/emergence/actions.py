"""What a phone may say in Emergence. The tag is `do`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from companion.games.emergence.words import (
    ActionName,
    Allegiance,
    Augmentation,
    DataType,
    TileKind,
)
from companion.kernel.action import Action, TimeUp
from companion.kernel.proposals import AnswerCorrection, Because
from companion.kernel.seat import SeatId

TileId = Annotated[str, Field(min_length=1, max_length=24)]
Blocks = Annotated[int, Field(ge=0, le=99)]
Tokens = Annotated[int, Field(ge=0, le=999)]


class Seen(Action):
    """I have looked at my card and remember it (EM-7)."""

    do: Literal["seen"] = "seen"


class Declare(Action):
    """With `deal=cards`: the allegiance on the card I was dealt by hand (EM-6)."""

    do: Literal["declare"] = "declare"
    allegiance: Allegiance


class Met(Action):
    """I have looked at what the meeting shows me; everybody taps it, A.I. too (EM-8)."""

    do: Literal["met"] = "met"


class SetBoard(Action):
    """Attested mode: how many blocks of each type lie on the board (EM-4, EM-46)."""

    do: Literal["set_board"] = "set_board"
    light_blue: Blocks = 0
    dark_blue: Blocks = 0
    light_green: Blocks = 0
    dark_green: Blocks = 0


class NameLeader(Action):
    """The table names the oldest operative; without a name the app draws one (EM-10, A20)."""

    do: Literal["name_leader"] = "name_leader"
    seat: SeatId | None = None


class Select(Action):
    """My action and augmentation for this round, sealed; may be replaced until zero (EM-11)."""

    do: Literal["select"] = "select"
    action: ActionName
    augmentation: Augmentation


class Reopen(Action):
    """Take my choice out of its envelope before the countdown starts (EM-11)."""

    do: Literal["reopen"] = "reopen"


class CountDown(Action):
    """The leader starts counting (EM-12)."""

    do: Literal["count_down"] = "count_down"
    seconds: Annotated[int, Field(ge=3, le=600)] | None = None
    """None: as the house rule says."""


class PauseCountdown(Action):
    """The leader holds the countdown (EM-12); anybody the narrator, before there is a leader (EM-8)."""

    do: Literal["pause"] = "pause"


class ResumeCountdown(Action):
    """The leader lets it run on; the narrator begins his line again."""

    do: Literal["resume"] = "resume"


class RepeatLine(Action):
    """The narrator says his line once more (EM-8)."""

    do: Literal["repeat"] = "repeat"


class StretchCountdown(Action):
    """The leader gives more time."""

    do: Literal["stretch"] = "stretch"
    seconds: int = Field(default=10, ge=1, le=600)


class CallOffCountdown(Action):
    """The leader calls it off; everybody may choose again."""

    do: Literal["call_off"] = "call_off"


class Move(Action):
    """City mode: one tile to a neighbour (EM-16)."""

    do: Literal["move"] = "move"
    to: TileId


class Moved(Action):
    """Attested mode: I moved my agent on the real board; does it stand on the start tile now? (EM-16)"""

    do: Literal["moved"] = "moved"
    on_start: bool = False


class Stay(Action):
    """No tile is open to me (EM-19), or the house rule makes moving optional (A6)."""

    do: Literal["stay"] = "stay"


class Activate(Action):
    """Use the tile I stand on (EM-22..24). Attested mode says what it is and how many blocks lie there.

    `take` is for the house rule `partial_collect` only: how many of the blocks.
    """

    do: Literal["activate"] = "activate"
    tile: TileKind | None = None
    blocks: Blocks | None = None
    take: Annotated[int, Field(ge=1, le=99)] | None = None


class Boost(Action):
    """One further step (EM-25). City mode names the tile, attested mode says whether it is the start tile."""

    do: Literal["boost"] = "boost"
    to: TileId | None = None
    on_start: bool = False


class Replenish(Action):
    """Add one block to the data tile I stand on (EM-26); attested mode says its type."""

    do: Literal["replenish"] = "replenish"
    tile: DataType | None = None


class Exchange(Action):
    """Discard one knowledge and do a tile action instead of my hostile one (EM-21)."""

    do: Literal["exchange"] = "exchange"
    action: Annotated[Activate | Boost | Replenish, Field(discriminator="do")]


class _Hostile(Action):
    target: SeatId
    adjacent: bool | None = None
    """Attested mode: do the two stand on neighbouring tiles?"""
    same_tile: bool | None = None
    """Attested mode: do the two stand on one tile?"""


class Hack(_Hostile):
    """EM-27."""

    do: Literal["hack"] = "hack"


class Spy(_Hostile):
    """EM-28."""

    do: Literal["spy"] = "spy"


class Terminate(_Hostile):
    """EM-29."""

    do: Literal["terminate"] = "terminate"


class ConfirmClaim(Action):
    """Attested mode: the target says whether the attacker stands where they say."""

    do: Literal["confirm_claim"] = "confirm_claim"
    agree: bool


class Compile(Action):
    """These sets become knowledge (EM-37..39)."""

    do: Literal["compile"] = "compile"
    sets: tuple[Annotated[tuple[DataType, ...], Field(max_length=8)], ...] = Field(max_length=60)


class Insert(Action):
    """My tokens fall into the two compartments, unseen (EM-42)."""

    do: Literal["insert"] = "insert"
    ai: Tokens
    human: Tokens


class OpenAggregator(Action):
    """The one who triggered it opens it (EM-44)."""

    do: Literal["open_aggregator"] = "open_aggregator"


class BoxOpened(Action):
    """House rule `aggregator=box`: what the real box held, and how many tokens everybody put in."""

    do: Literal["box_opened"] = "box_opened"
    ai: Tokens
    human: Tokens
    inserted: dict[SeatId, Tokens]


class EndTurn(Action):
    """I am done; without an action I let it go (EM-20)."""

    do: Literal["end_turn"] = "end_turn"


class Correct(Action):
    """Make a public fact agree with the cardboard (EM-49). Only what is given changes.

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
