"""Each tool as everybody may see it (section 10)."""

from __future__ import annotations

from companion.games.toolbox.rules import asking, tallying
from companion.games.toolbox.rules.dealing import MEETING
from companion.games.toolbox.rules.scoring import row_name, standing
from companion.games.toolbox.state import Asking, Clock, Dealing, Filled, Scoring, Tallying, ToolboxState
from companion.games.toolbox.sums.clocks import Hand
from companion.games.toolbox.views import (
    BagView,
    CardView,
    ClockView,
    DealView,
    HandView,
    PadView,
    QuestionView,
    RoleView,
    RowView,
    TallyView,
)
from companion.games.toolbox.words import MIDDLE
from companion.kernel.seat import Seat


def clock(now: Clock) -> ClockView:
    """Every hand, whose turn it is, and the stage of its time (TB-22)."""
    setting, face = now.work.setting, now.work.face
    hands = face.hands if face else {place: Hand(setting.each) for place in setting.places}
    out = face.out if face else ()
    return ClockView(
        spec=now.spec,
        names=now.names,
        hands=tuple(
            HandView(
                place=place,
                left=hand.left,
                over=hand.over,
                turns=hand.turns,
                flags=hand.flags,
                is_out=place in out,
            )
            for place, hand in hands.items()
        ),
        order=setting.turns,
        turn=face.turn if face else None,
        stage=face.stage if face else "main",
        free=face.free if face else 0,
        period=face.period if face else 0,
        is_started=face is not None,
        is_running=face is not None and face.is_running,
        ended=face.ended if face else None,
    )


def deal(state: ToolboxState, now: Dealing) -> DealView:
    """The line and its counts, who has looked, and the cards that lie open."""
    is_public = state.options.role_list == "public" or state.is_closed
    return DealView(
        number=now.number,
        line=now.spec.line if is_public else "",
        roles=tuple(
            RoleView(
                name=role.name,
                count=role.count if is_public else None,
                knows=role.knows if is_public else (),
            )
            for role in now.cast.roles
        ),
        middle=now.cast.spare,
        seen=tuple(seat for seat in state.seats if seat in now.seen),
        opened=_cards(state, now),
        meeting=None if now.line is None else now.line + 1,
        lines=len(MEETING),
        may_look=now.line is not None and MEETING[now.line].may_look,
        met=tuple(seat for seat in state.seats if seat in now.met),
        can_meet=bool(now.cast.meets),
        has_met=now.has_met,
    )


def _cards(state: ToolboxState, now: Dealing) -> tuple[CardView, ...]:
    """Opened ones; at the end all."""
    cards = [
        CardView(seat=seat, role=now.cards[seat].value)
        for seat in state.seats
        if seat in now.opened or state.is_closed
    ]
    if MIDDLE in now.opened or state.is_closed:
        cards += [CardView(seat=None, role=role) for role in now.middle.value]
    return tuple(cards)


def question(state: ToolboxState, now: Asking) -> QuestionView:
    """What is asked, and who is ready, in seat order."""
    asked = now.question
    stage = "opened" if now.opened else "papers" if now.is_typing else "counting" if now.is_counting else ""
    return QuestionView.model_validate(
        {
            "number": now.number,
            "spec": now.spec,
            "asked": asked.voters,
            "offered": () if asked.is_number else asked.offered,
            "low": asked.low,
            "high": asked.top,
            "ready": asking.ready(now),
            "stage": stage or "sealing",
            "papers": now.papers if now.is_typing else (),
            "opened": now.opened,
            "differs_by_one": differs_by_one(state, now),
        }
    )


def differs_by_one(state: ToolboxState, now: Asking) -> bool:
    """Whether totals of this run and of an earlier one would betray the one person between them."""
    if not now.question.is_closed or now.opened:
        return False
    group = {Seat(seat) for seat in now.question.voters}
    earlier = (run for run in state.runs if run.view.ask == now.spec.ask and run.view.tally)
    return any(run.view.show != "names" and len(run.group ^ group) == 1 for run in earlier)


def tally(now: Tallying) -> TallyView:
    """Compartments, bounds, who is missing; the totals once they are open."""
    return TallyView(
        number=now.number,
        spec=now.spec,
        bounds={Seat(seat): now.tally.bounds(seat) for seat in now.tally.taking_part},
        waiting=() if now.is_done or now.is_box else tallying.waiting(now),
        is_box=now.is_box,
        is_withheld=now.is_withheld,
        totals=now.totals,
        absent=now.absent,
        amounts=now.amounts,
    )


def pad(now: Scoring) -> PadView:
    """Rows, points, running totals, ranks and plot; a sealed row is in none of them (TB-77)."""
    stand = standing(now)
    finish = stand.finish
    return PadView(
        number=now.number,
        spec=now.spec,
        places=now.pad.places,
        names=now.names,
        rows=tuple(
            RowView(
                id=row.id,
                name=row_name(now, row.id),
                is_closed=row.id in now.closed,
                values=now.values.get(row.id, {}),
                typed=tuple(Seat(seat) for seat in now.pad.places if seat in now.sealed.get(row.id, {})),
                points=stand.points.get(row.id, {}),
            )
            for row in now.pad.rows
        ),
        running=stand.running,
        totals=stand.totals,
        ranks=finish.ranks if finish else stand.ranks,
        leaders=stand.leaders,
        ended=stand.ended,
        winners=finish.winners if finish else (),
        decided_by=finish.decided_by if finish else "",
    )


def bag(bag_id: str, one: Filled) -> BagView:
    """What was in it, what came out openly, how many are left."""
    return BagView(
        id=bag_id,
        spec=one.spec,
        filling=one.filling,
        left=one.bag.left(one.drawn),
        drawn=one.open,
        unseen=one.drawn - len(one.open),
    )
