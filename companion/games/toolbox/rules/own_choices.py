"""What a seat may do for itself now; only what it may know decides what is offered."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.toolbox.rules import asking, luck
from companion.games.toolbox.rules.choices import luck_choices
from companion.games.toolbox.rules.dealing import LAST
from companion.games.toolbox.rules.scoring import standing
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.sums import pads
from companion.kernel.seat import Seat
from companion.kernel.view import Choice


def own_choices(state: ToolboxState, seat: Seat, *, is_lead: bool) -> tuple[Choice, ...]:
    """The tool in front, and luck for who does not lead."""
    if state.is_closed:
        return ()
    found = list(_in_front(state, seat, is_lead=is_lead))
    if luck.may(state, seat):
        found += () if is_lead else luck_choices(state)
        found += _for_me(state)
    if own := luck.mine(state, seat):
        found.append(Choice(do="show_drawn", between={"number": (1, len(own))}))
    return tuple(found)


def _for_me(state: ToolboxState) -> Iterator[Choice]:
    for bag_id, one in state.bags.items():
        if one.bag.left(one.drawn):
            yield Choice(do="draw", one_of={"bag": (bag_id,), "for_me": ("true",)}, between={"count": (1, 1)})


def _in_front(state: ToolboxState, seat: Seat, *, is_lead: bool) -> Iterator[Choice]:
    match state.front:
        case "clock" if not is_lead:
            yield from _clock(state, seat)
        case "deal":
            yield from _deal(state, seat, is_lead=is_lead)
        case "choose":
            yield from _question(state, seat, is_lead=is_lead)
        case "tally":
            yield from _tally(state, seat)
        case "pad":
            yield from _pad(state, is_lead=is_lead)


def _clock(state: ToolboxState, seat: Seat) -> Iterator[Choice]:
    face = state.clock.work.face if state.clock else None
    if face is None or face.ended:
        return
    if face.turn == seat and face.is_running:
        yield Choice(do="pass_turn")
    if seat not in face.out:
        yield Choice(do="leave_clock")


def _deal(state: ToolboxState, seat: Seat, *, is_lead: bool) -> Iterator[Choice]:
    now = state.deal
    if now is None:
        return
    if seat not in now.seen:
        yield Choice(do="seen")
    if now.line == LAST and seat not in now.met:
        yield Choice(do="met")
    if state.options.own_opening and not is_lead and seat not in now.opened:
        yield Choice(do="open_role", one_of={"at": (seat,)})


def _question(state: ToolboxState, seat: Seat, *, is_lead: bool) -> Iterator[Choice]:
    now = state.question
    if now is None or now.opened or now.is_typing or seat not in now.question.voters or seat in now.papers:
        return
    question = now.question
    if question.is_number:
        yield Choice(do="seal", between={"choice": (question.low, question.top)})
    else:
        is_bound = question.kind == "seats" and not question.may_choose_self
        words = tuple(word for word in question.offered if not (is_bound and word == seat))
        yield Choice(do="seal", one_of={"choice": words})
    if seat in now.envelopes and not asking.is_held(state):
        yield Choice(do="reopen")
    if seat in state.on_paper and seat not in now.envelopes and not is_lead:
        yield Choice(do="paper_ready", one_of={"seat": (seat,)})


def _tally(state: ToolboxState, seat: Seat) -> Iterator[Choice]:
    now = state.tally
    if now is None or now.is_done or now.is_box or seat in now.put or seat not in now.tally.taking_part:
        return
    yield Choice(do="put_in", free=("split",))


def _pad(state: ToolboxState, *, is_lead: bool) -> Iterator[Choice]:
    now = state.pad
    if now is None or standing(now).ended:
        return
    rows = tuple(row.id for row in now.pad.rows if row.id not in now.closed)
    if rows and now.spec.typed == "sealed":
        yield Choice(do="type_sealed", one_of={"row": rows}, between={"value": (-pads.REACH, pads.REACH)})
    if rows and now.spec.typed == "open" and not is_lead:
        yield Choice(do="type_scores", one_of={"row": rows}, free=("values",))
