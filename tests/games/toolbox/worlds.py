"""Other worlds of the toolbox: everything a viewer may not know is dealt anew."""

from __future__ import annotations

from dataclasses import replace

from companion.games.toolbox.rules.dealing import MEETING, meeting_face
from companion.games.toolbox.state import Asking, Dealing, Run, Scoring, Tallying, ToolboxState
from companion.games.toolbox.sums.choosing import Value
from companion.games.toolbox.words import MIDDLE
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat, Viewer
from tests.games.kits import Pick


def redeal(state: ToolboxState, viewer: Viewer, pick: Pick) -> ToolboxState:
    """The same table as far as this viewer may know it (section 10)."""
    return replace(
        state,
        seed=Hidden(Seed(bytes(pick(range(256)) for _ in range(32)))),
        deal=_cards(state, state.deal, viewer, pick) if state.deal else None,
        old_deals=tuple(_cards(state, one, viewer, pick) for one in state.old_deals),
        question=_envelopes(state.question, viewer, pick) if state.question else None,
        runs=tuple(_own(run, viewer, pick) for run in state.runs),
        tally=_splits(state.tally, viewer, pick) if state.tally else None,
        pad=_scores(state.pad, viewer, pick) if state.pad else None,
        drawn=tuple(
            one
            if one.seat == viewer or one.is_shown
            else replace(one, face=Hidden(pick(range(1, len(one.kinds) + 1)), one.face.owners))
            for one in state.drawn
        ),
    )


def flip(state: ToolboxState, seat: Seat) -> ToolboxState:
    """The same table with another card in this seat's hand, if there is one to swap with."""
    deal = state.deal
    if deal is None or seat in deal.opened:
        return state
    mine = deal.cards[seat].value
    others = [one for one in state.seats if one not in deal.opened and deal.cards[one].value != mine]
    if not others:
        return state
    swapped = {**deal.cards, seat: deal.cards[others[0]], others[0]: deal.cards[seat]}
    return replace(state, deal=replace(deal, cards=swapped))


def _cards(state: ToolboxState, deal: Dealing, viewer: Viewer, pick: Pick) -> Dealing:
    """Unopened cards dealt anew; in the meeting's line the viewer still sees the same people."""
    if state.is_closed:
        return deal
    free = [seat for seat in state.seats if seat != viewer and seat not in deal.opened]
    is_middle = MIDDLE not in deal.opened
    deck = [deal.cards[seat].value for seat in free] + (list(deal.middle.value) if is_middle else [])
    looks = deal.line is not None and MEETING[deal.line].may_look and viewer in state.seats
    for _ in range(60):
        rest = list(deck)
        order = [rest.pop(pick(range(len(rest)))) for _ in deck]
        cards = {**deal.cards, **{seat: Hidden(order[at], frozenset({seat})) for at, seat in enumerate(free)}}
        middle = Hidden(tuple(order[len(free) :])) if is_middle else deal.middle
        other = replace(deal, cards={seat: cards[seat] for seat in deal.cards}, middle=middle)
        if not looks or meeting_face(state, other, Seat(str(viewer))) == meeting_face(
            state, deal, Seat(str(viewer))
        ):
            return other
    return deal


def _value(asked: Asking, seat: Seat, pick: Pick) -> Value:
    question = asked.question
    if question.is_number:
        return int(pick(range(question.low, question.top + 1)))
    words = [word for word in question.offered if question.may_choose_self or word != seat]
    return str(pick(words))


def _envelopes(asked: Asking, viewer: Viewer, pick: Pick) -> Asking:
    if asked.opened and not asked.question.is_closed:
        return asked
    other = {
        seat: kept if seat == viewer else Hidden(_value(asked, seat, pick), kept.owners)
        for seat, kept in asked.envelopes.items()
    }
    return replace(asked, envelopes=other)


def _own(run: Run, viewer: Viewer, pick: Pick) -> Run:
    """What others chose where names stayed closed."""
    if run.view.show == "names":
        return run
    values = [one.value for one in run.own.values()]
    own = {
        seat: kept if seat == viewer else Hidden(pick(values), kept.owners) for seat, kept in run.own.items()
    }
    return replace(run, own=own)


def _splits(now: Tallying, viewer: Viewer, pick: Pick) -> Tallying:
    """Splits are nobody's business any more, not even the owner's view shows one."""

    def split(seat: Seat) -> dict[str, int]:
        least, most = now.tally.bounds(seat)
        return {now.tally.compartments[0]: pick(range(least, most + 1))}

    return replace(now, put={seat: Hidden(split(seat), kept.owners) for seat, kept in now.put.items()})


def _scores(now: Scoring, viewer: Viewer, pick: Pick) -> Scoring:
    sealed = {
        row: {
            seat: kept if seat == viewer else Hidden(pick(range(50)), kept.owners)
            for seat, kept in entries.items()
        }
        for row, entries in now.sealed.items()
    }
    return replace(now, sealed=sealed)
