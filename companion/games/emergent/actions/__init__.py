"""What a phone may say in Emergent. The tag is `do`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from companion.games.emergent.actions.plan import Amount, DcName, Name, Placement, Plan
from companion.games.emergent.words import Size
from companion.kernel.action import Action, TimeUp
from companion.kernel.proposals import AnswerCorrection, Because
from companion.kernel.seat import SeatId

Tier = Annotated[int, Field(ge=-999, le=999)]
Money = Annotated[int, Field(ge=-9999, le=99_999)]
Count = Annotated[int, Field(ge=0, le=999)]
Units = Annotated[dict[Name, Amount], Field(max_length=80)]


class MakePlan(Action):  # ET-7
    """My whole plan, replacing the one before. A draft is always taken, also an illegal one."""

    do: Literal["plan"] = "plan"
    plan: Plan


class PlaceDiscs(Action):  # FP-2
    """Fast Play: my whole placement, replacing the one before; always taken as a draft."""

    do: Literal["discs"] = "discs"
    placement: Placement


class Ready(Action):  # ET-14, FP-3
    """My plan is sealed. Refused with all its faults when it is illegal."""

    do: Literal["ready"] = "ready"


class Unready(Action):  # ET-14
    """Open my plan again; possible until the last one is ready."""

    do: Literal["unready"] = "unready"


class StartTimer(Action):
    """The leader starts the round timer; None: as long as the house rule says."""

    do: Literal["start_timer"] = "start_timer"
    seconds: Annotated[int, Field(ge=10, le=1800)] | None = None


class PauseTimer(Action):
    """The leader holds the timer."""

    do: Literal["pause"] = "pause"


class ResumeTimer(Action):
    """The leader lets it run on."""

    do: Literal["resume"] = "resume"


class StretchTimer(Action):
    """The leader gives more time."""

    do: Literal["stretch"] = "stretch"
    seconds: int = Field(default=30, ge=1, le=600)


class CallOffTimer(Action):
    """The leader calls it off; everybody plans as long as they like."""

    do: Literal["call_off"] = "call_off"


class Allocate(Action):
    """`product_allocation=at_placement`: my cubes go into these DCs, when it is my turn (A9)."""

    do: Literal["allocate"] = "allocate"
    products: Units


class Tick(Action):  # ET-16
    """This line of my list is on the board, or is not after all."""

    do: Literal["tick"] = "tick"
    line: Name
    is_done: bool = True


class Placed(Action):  # ET-16, FP-4
    """Everything on my list is on the board and paid."""

    do: Literal["placed"] = "placed"


class GoOn(Action):  # ET-16, FP-4
    """The table goes on without waiting for the lists. Only the table says it."""

    do: Literal["go_on"] = "go_on"


class EnterCard(Action):  # ET-17
    """A demand card, read from the table. `replace` puts right one that is typed already."""

    do: Literal["card"] = "card"
    city: Name
    tiers: tuple[Tier, Tier, Tier]
    replace: bool = False


class NoCard(Action):
    """This city has no card this round (A18); without a city: none of those still to come has one."""

    do: Literal["no_card"] = "no_card"
    city: Name | None = None


class ClearCard(Action):  # ET-17
    """What was typed for this city was a mistake; it is to come again."""

    do: Literal["clear_card"] = "clear_card"
    city: Name


class ConfirmCards(Action):
    """I compared the cards with the screen. Every card needs the word of somebody who did not type it."""

    do: Literal["confirm_cards"] = "confirm_cards"


class Walk(Action):
    """All screens go to this city of the market, counted from 0; the number of cities is the settlement."""

    do: Literal["walk"] = "walk"
    to: int = Field(ge=0, le=99)


class Moved(Action):  # ET-31
    """My cubes for this city are off the board."""

    do: Literal["moved"] = "moved"
    city: Name


class Ship(Action):  # ET-25
    """`shipping=owner_choice`: so many units from these DCs to the city that is being served."""

    do: Literal["ship"] = "ship"
    city: Name
    units: Units


class SellOff(Action):
    """The DCs I sell because I cannot pay the running costs (A10)."""

    do: Literal["sell_off"] = "sell_off"
    dcs: Annotated[tuple[Name, ...], Field(max_length=40)]


class MoneyRight(Action):  # ET-32
    """I agree with this round's sums; when everybody does, the round is closed."""

    do: Literal["money_right"] = "money_right"


class CloseRound(Action):  # ET-32
    """The table confirms the round for those who have not. Only the table says it."""

    do: Literal["close_round"] = "close_round"


class Correct(Action):
    """Make a public fact agree with the cardboard. Only what is given changes.

    A seat proposes it; it counts once the table (the host) says so too. `cash` of a seat; `dc` of a seat
    with `cubes` (how many were put in), or with `region` and `size` (a DC of a new id is added), or with
    `remove`; without `dc`: `region` (`city` with `marketing_scope=city`) with `cylinders` of that seat, or in
    Fast Play `region` with its `cubes`.
    """

    do: Literal["correct"] = "correct"
    seat: SeatId
    cash: Money | None = None
    dc: DcName | None = None
    size: Size | None = None
    region: Name | None = None
    city: Name | None = None
    remove: bool = False
    cubes: Count | None = None
    cylinders: Count | None = None
    reason: Because = ""


EmergentAction = (
    MakePlan
    | PlaceDiscs
    | Ready
    | Unready
    | StartTimer
    | PauseTimer
    | ResumeTimer
    | StretchTimer
    | CallOffTimer
    | Allocate
    | Tick
    | Placed
    | GoOn
    | EnterCard
    | NoCard
    | ClearCard
    | ConfirmCards
    | Walk
    | Moved
    | Ship
    | SellOff
    | MoneyRight
    | CloseRound
    | Correct
    | AnswerCorrection
    | TimeUp
)

_TaggedAction = Annotated[EmergentAction, Field(discriminator="do")]
ACTIONS: TypeAdapter[EmergentAction] = TypeAdapter(_TaggedAction)
