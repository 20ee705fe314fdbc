"""What may be done now, with bounds: asked of the rules themselves, so that an offer is always accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from companion.games.toolbox.actions import (
    AddRow,
    AskAgain,
    CallOff,
    Close,
    CloseRow,
    CountDown,
    DealAgain,
    DoStep,
    EndPad,
    EndRounds,
    GiveTime,
    LeaveClock,
    Meet,
    OpenQuestion,
    OpenRole,
    OpenRoles,
    OpenTally,
    PaperReady,
    PassTurn,
    Pause,
    Refill,
    Resume,
    SetShow,
    SkipStep,
    SkipTurn,
    StartClock,
    StopClock,
    Stretch,
    ToolboxAction,
    TurnTo,
)
from companion.games.toolbox.rules import front, places
from companion.games.toolbox.rules.course import ORDER, steps
from companion.games.toolbox.rules.scoring import standing
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.sums import pads
from companion.games.toolbox.sums.bags import MOST_AT_ONCE
from companion.games.toolbox.sums.countdowns import LONGEST, LONGEST_STRETCH
from companion.games.toolbox.words import MIDDLE, Tool
from companion.kernel.action import Rejection
from companion.kernel.seat import Voice
from companion.kernel.view import Choice

Apply = Callable[[ToolboxState, Voice, ToolboxAction], ToolboxState]
LONGEST_GIFT = 3600
ANYBODY = ("a", "b")
"""Names to try a step with that asks who plays."""


@dataclass(frozen=True)
class Lead:
    """What lead may do; `apply` is the rules' own way to say no."""

    state: ToolboxState
    apply: Apply

    def choices(self) -> tuple[Choice, ...]:
        """Everything, tool by tool."""
        if self.state.is_closed:
            return ()
        groups = (
            self._table(),
            self._kit(),
            self._countdown(),
            self._clock(),
            self._deal(),
            self._question(),
            self._tally(),
            self._pad(),
            self._luck(),
        )
        return tuple(choice for group in groups for choice in group)

    def _may(self, action: ToolboxAction) -> bool:
        try:
            self.apply(self.state, Voice.TABLE, action)
        except Rejection:
            return False
        return True

    def _plain(self, *actions: ToolboxAction) -> Iterator[Choice]:
        return (Choice(do=action.do) for action in actions if self._may(action))

    def _one_of(
        self, field: str, words: Iterable[str], made: Callable[[str], ToolboxAction]
    ) -> Iterator[Choice]:
        tried = tuple(word for word in words if self._may(made(word)))
        if tried:
            yield Choice(do=made(tried[0]).do, one_of={field: tried})

    def _new(self, tool: Tool, choice: Choice) -> Iterator[Choice]:
        """A tool that could be started now."""
        try:
            front.check_new(self.state, tool)
        except Rejection:
            return
        yield choice

    def _table(self) -> Iterator[Choice]:
        state = self.state
        if len(state.seats) > 1:
            yield Choice(do="name_leader", one_of={"seat": state.seats})
        if resting := front.resting(state):
            yield Choice(do="bring", one_of={"tool": resting})
        idle = (state.front,) if state.front in ("countdown", "luck") else ()
        if there := tuple(dict.fromkeys((*front.held(state), *idle))):
            yield Choice(do="put_away", one_of={"tool": there})
        if state.bags:
            yield Choice(do="put_away", one_of={"tool": ("luck",), "bag": tuple(state.bags)})
        yield from self._plain(Close())

    def _kit(self) -> Iterator[Choice]:
        yield Choice(do="take_kit", free=("kit",))
        if self._may(DoStep()):
            yield Choice(do="do_step")
        elif not self.state.seats and self._may(DoStep(names=ANYBODY)):
            yield Choice(do="do_step", free=("names",))
        yield from self._plain(SkipStep(), EndRounds())
        kit = self.state.options.kit
        for part in ORDER if kit else ():
            if kit and steps(kit, part):
                bounds = {"at": (1, len(steps(kit, part)))}
                yield Choice(do="go_to_step", one_of={"part": (part,)}, between=bounds)

    def _countdown(self) -> Iterator[Choice]:
        ends = tuple(
            end for end in ("nothing", "open", "next") if self._may(CountDown(seconds=1, at_zero=end))
        )
        if ends:
            yield Choice(do="count_down", one_of={"at_zero": ends}, between={"seconds": (1, LONGEST)})
        yield from self._plain(Pause(), Resume(), CallOff())
        if self.state.countdown and self._may(Stretch(seconds=1)):
            most = min(LONGEST_STRETCH, LONGEST - self.state.countdown.counting.seconds)
            yield Choice(do="stretch", between={"seconds": (1, most)})
        here, _ = places.around(self.state)
        if here:
            yield Choice(do="mark_turn", one_of={"place": here})

    def _clock(self) -> Iterator[Choice]:
        yield from self._new("clock", Choice(do="set_clock", free=("clock", "names")))
        now = self.state.clock
        if now is None or self.state.front != "clock":
            return
        here = now.work.setting.places
        yield from self._one_of("place", here, lambda place: StartClock(place=place))
        yield from self._plain(PassTurn(), SkipTurn(), StopClock())
        yield from self._one_of("place", here, lambda place: TurnTo(place=place))
        for choice in self._one_of("place", here, lambda place: GiveTime(place=place)):
            yield choice.model_copy(update={"between": {"seconds": (1, LONGEST_GIFT)}})
        yield from self._one_of("place", here, lambda place: LeaveClock(place=place))

    def _deal(self) -> Iterator[Choice]:
        state = self.state
        if state.deal is None and state.seats:
            yield Choice(do="deal", free=("roles",))
        yield from self._plain(DealAgain(), Meet(), OpenRoles())
        yield from self._one_of("at", (*state.seats, MIDDLE), lambda at: OpenRole(at=at))

    def _question(self) -> Iterator[Choice]:
        if len(self.state.seats) > 1:
            yield from self._new("choose", Choice(do="ask", free=("question", "asked")))
        yield from self._plain(AskAgain(), OpenQuestion())
        if self._may(AskAgain(among_tied=True)):
            yield Choice(do="ask_again", one_of={"among_tied": ("true",)})
        now = self.state.question
        if now is None or self.state.front != "choose" or now.opened:
            return
        shows = ("names", "totals", "winner")
        yield from self._one_of("show", shows, lambda show: SetShow.model_validate({"show": show}))
        yield from self._one_of(
            "seat", self.state.seats, lambda seat: PaperReady.model_validate({"seat": seat})
        )
        if now.is_typing and now.question.is_closed:
            yield Choice(do="type_papers", free=("totals",))
        elif now.is_typing:
            yield Choice(do="type_paper", one_of={"seat": now.papers}, free=("choice",))

    def _tally(self) -> Iterator[Choice]:
        if len(self.state.seats) >= self.state.options.least_group:
            yield from self._new("tally", Choice(do="start_tally", free=("tally", "box")))
        yield from self._plain(OpenTally())
        now = self.state.tally
        if now and now.is_box and not now.is_done and self.state.front == "tally":
            yield Choice(do="box_opened", free=("totals", "seats"))

    def _pad(self) -> Iterator[Choice]:
        yield from self._new("pad", Choice(do="start_pad", free=("pad", "names")))
        now = self.state.pad
        if now is None or self.state.front != "pad":
            return
        yield from self._plain(AddRow(), EndPad())
        rows = tuple(row.id for row in now.pad.rows)
        still = tuple(row for row in rows if self._may(CloseRow(row=row)))
        if still:
            yield Choice(do="close_row", one_of={"row": still})
        if still and now.spec.typed != "sealed":
            yield Choice(do="type_scores", one_of={"row": still}, free=("values",))
        if now.closed and not standing(now).ended:
            wide = {"value": (-pads.REACH, pads.REACH)}
            yield Choice(
                do="correct_score", one_of={"row": now.closed, "place": now.pad.places}, between=wide
            )

    def _luck(self) -> Iterator[Choice]:
        yield from luck_choices(self.state)
        if len(self.state.bags) < front.MOST_BAGS:
            yield Choice(do="fill_bag", free=("id", "bag"))
        yield from self._one_of("bag", self.state.bags, lambda bag: Refill(bag=bag))


def luck_choices(state: ToolboxState) -> Iterator[Choice]:
    """Dice, bags and who begins."""
    if len(state.seats) > 1:
        yield Choice(do="begin")
    elif not state.seats:
        yield Choice(do="begin", free=("names",))
    yield Choice(do="roll", free=("notation",))
    for bag_id, one in state.bags.items():
        if left := one.bag.left(one.drawn):
            most = min(left, MOST_AT_ONCE)
            yield Choice(do="draw", one_of={"bag": (bag_id,)}, between={"count": (1, most)})
