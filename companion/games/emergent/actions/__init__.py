"""What a phone may say in Emergent. The tag is `do`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter

from companion.games.emergent.actions.plan import Amount, Count, DcName, Lot, Name, Placement, Plan
from companion.games.emergent.words import Size
from companion.kernel.action import Action, ForSeat, TimeUp
from companion.kernel.proposals import AnswerCorrection, Because
from companion.kernel.seat import SeatId
from companion.kernel.tagged import tagged

Tier = Annotated[int, Field(ge=-999, le=999)]
Money = Annotated[int, Field(ge=-9999, le=99_999)]
Units = Annotated[dict[Name, Amount], Field(max_length=80)]


class MakePlan(Action, do="plan"):  # ET-7
    """My whole plan, replacing the one before. A draft is always taken, also an illegal one."""

    plan: Plan


class PlaceDiscs(Action, do="discs"):  # FP-2
    """Fast Play: my whole placement, replacing the one before; always taken as a draft."""

    placement: Placement


class Ready(Action, do="ready"):  # ET-14, FP-3
    """My plan is sealed. Refused with all its faults when it is illegal."""


class Unready(Action, do="unready"):  # ET-14
    """Open my plan again; possible until the last one is ready."""


class PaperReady(ForSeat, do="paper_ready"):  # ET-48
    """A seat on paper has folded its plan, or takes it out again. Said for it, or by the table."""

    is_ready: bool = True


class StartTimer(Action, do="start_timer"):
    """The leader starts the round timer; None: as long as the house rule says."""

    seconds: Annotated[int, Field(ge=10, le=1800)] | None = None


class PauseTimer(Action, do="pause"):
    """The leader holds the timer."""


class ResumeTimer(Action, do="resume"):
    """The leader lets it run on."""


class StretchTimer(Action, do="stretch"):
    """The leader gives more time."""

    seconds: int = Field(default=30, ge=1, le=600)


class CallOffTimer(Action, do="call_off"):
    """The leader calls it off; everybody plans as long as they like."""


class InRegion(Action):
    """What lies in one region."""

    region: Name


class Lay(InRegion, do="lay"):  # ET-42
    """Only the market: this lies in a region, of these firms. It replaces what was said of them before."""

    lots: Annotated[dict[SeatId, Lot], Field(min_length=1, max_length=4)]


class LayAgain(InRegion, do="lay_again"):  # ET-43
    """Only the market: this region lies as it did in the round before, cubes and cylinders too (ET-43)."""


class LayMoney(ForSeat, do="lay_money"):  # ET-47
    """One round alone: so much lies in front of a firm, all pieces paid."""

    cash: Annotated[int, Field(ge=0, le=9999)]


class Counted(Action, do="counted"):  # ET-45
    """Only the market: what is typed for this region is what lies there; without a region: for all."""

    region: Name | None = None


class ShareOut(Action, do="share_out"):  # ET-45
    """Only the market: the board is right, the demand cards may come."""


class Allocate(Action, do="allocate"):
    """`product_allocation=at_placement`: my cubes go into these DCs, when it is my turn (A9)."""

    products: Units


class Tick(Action, do="tick"):  # ET-16
    """This line of my list is on the board, or is not after all."""

    line: Name
    is_done: bool = True


class Placed(Action, do="placed"):  # ET-16, FP-4
    """Everything on my list is on the board and paid."""


class GoOn(Action, do="go_on"):  # ET-16, FP-4
    """The table goes on without waiting for the lists. Only the table says it."""


class InCity(Action):
    """What is said about one city."""

    city: Name


class EnterCard(InCity, do="card"):  # ET-17
    """A demand card, read from the table. `replace` puts right one that is typed already."""

    tiers: tuple[Tier, Tier, Tier]
    replace: bool = False


class NoCard(Action, do="no_card"):
    """This city has no card this round (A18); without a city: none of those still to come has one."""

    city: Name | None = None


class ClearCard(InCity, do="clear_card"):  # ET-17
    """What was typed for this city was a mistake; it is to come again."""


class ConfirmCards(Action, do="confirm_cards"):
    """I compared the cards with the screen. Every card needs the word of somebody who did not type it."""


class Walk(Action, do="walk"):
    """All screens go to this city of the market, counted from 0; the number of cities is the settlement."""

    to: int = Field(ge=0, le=99)


class Moved(InCity, do="moved"):  # ET-31
    """My cubes for this city are off the board."""


class Ship(InCity, do="ship"):  # ET-25
    """`shipping=owner_choice`: so many units from these DCs to the city that is being served."""

    units: Units


class SellOff(Action, do="sell_off"):
    """The DCs I sell because I cannot pay the running costs (A10)."""

    dcs: Annotated[tuple[Name, ...], Field(max_length=40)]


class MoneyRight(Action, do="money_right"):  # ET-32
    """I agree with this round's sums; when everybody does, the round is closed."""


class CloseRound(Action, do="close_round"):  # ET-32
    """The table confirms the round for those who have not. Only the table says it."""


class Correct(Action, do="correct"):
    """Make a public fact agree with the cardboard. Only what is given changes.

    A seat proposes it; it counts once the table (the host) says so too. `cash` of a seat; `dc` of a seat
    with `cubes` (how many were put in), or with `region` and `size` (a DC of a new id is added), or with
    `remove`; without `dc`: `region` (`city` with `marketing_scope=city`) with `cylinders` of that seat, or in
    Fast Play `region` with its `cubes`.
    """

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
    | PaperReady
    | StartTimer
    | PauseTimer
    | ResumeTimer
    | StretchTimer
    | CallOffTimer
    | Lay
    | LayAgain
    | LayMoney
    | Counted
    | ShareOut
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

ACTIONS: TypeAdapter[EmergentAction] = tagged(EmergentAction, by="do")
