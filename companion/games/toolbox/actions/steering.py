"""What steers the table, its countdown, its clock and its kit."""

from __future__ import annotations

from pydantic import Field

from companion.games.toolbox.actions.fields import Id, Names
from companion.games.toolbox.packs.kit import Kit
from companion.games.toolbox.packs.specs import ClockSpec, Whole
from companion.games.toolbox.words import AtZero, KitPart, Tool
from companion.kernel.action import Action, Stamped
from companion.kernel.seat import SeatId


class NameLeader(Action, do="name_leader"):
    """Lead: somebody else steers."""

    seat: SeatId


class OfTool(Stamped):
    """Something about one tool."""

    tool: Tool


class Bring(OfTool, do="bring"):
    """Lead: a resting tool comes to the front."""


class PutAway(OfTool, do="put_away"):
    """Lead: a tool is done with; of luck one bag."""

    bag: Id = ""


class Close(Stamped, do="close"):
    """Lead: the evening is over."""


class TakeKit(Action, do="take_kit"):
    """Lead: this kit from its first step on, for who sits here."""

    kit: Kit


class DoStep(Stamped, do="do_step"):
    """Lead: the kit's next step; with nobody seated, for these names."""

    names: Names = ()


class SkipStep(Action, do="skip_step"):
    """Lead: the next step without this one."""


class GoToStep(Action, do="go_to_step"):
    """Lead: back or on to a step."""

    part: KitPart
    at: int = Field(ge=1, le=20)


class EndRounds(Action, do="end_rounds"):
    """Lead: no more rounds, the kit's end."""


class CountDown(Action, do="count_down"):
    """Lead: a countdown begins."""

    seconds: Whole = 60
    at_zero: AtZero = "nothing"
    again: bool = False


class Pause(Stamped, do="pause"):
    """Lead: countdown or clock rests."""


class Resume(Action, do="resume"):
    """Lead: it goes on."""


class Stretch(Action, do="stretch"):
    """Lead: more time for the countdown."""

    seconds: Whole = 10


class CallOff(Action, do="call_off"):
    """Lead: no countdown after all."""


class MarkTurn(Action, do="mark_turn"):
    """Lead: whose turn it is."""

    place: Id


class SetClock(Stamped, do="set_clock"):
    """Lead: a clock for all is set up; with nobody seated, for these names."""

    clock: ClockSpec
    names: Names = ()


class StartClock(Action, do="start_clock"):
    """Lead: the first turn begins, here or with the first in order."""

    place: Id = ""


class PassTurn(Stamped, do="pass_turn"):
    """Whose turn it is, or lead: I am done."""


class SkipTurn(Stamped, do="skip_turn"):
    """Lead: on to the next."""


class TurnTo(Stamped, do="turn_to"):
    """Lead: another place's turn."""

    place: Id


class GiveTime(Stamped, do="give_time"):
    """Lead: more time for a place."""

    place: Id
    seconds: Whole = 60


class LeaveClock(Stamped, do="leave_clock"):
    """A place for itself, or lead: plays no more."""

    place: Id = ""


class StopClock(Stamped, do="stop_clock"):
    """Lead: the clock has done its work."""
