"""Other worlds of Emergence: everything a viewer may not know is dealt anew."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.emergence.rules.meeting import MEETING
from companion.games.emergence.rules.setup import cards
from companion.games.emergence.state import EmergenceState, Operative
from companion.games.emergence.state.phases import Gathering, Meeting, Selecting
from companion.games.emergence.views import SelectionView, Teams
from companion.games.emergence.words import ACTION_NAMES, AUGMENTATIONS, Allegiance
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat, Viewer
from tests.games.kits import Pick

Cards = dict[Seat, Allegiance]


def redeal(state: EmergenceState, viewer: Viewer, pick: Pick) -> EmergenceState:
    """The same game as far as this viewer may know it (table "Who sees what")."""
    dealt = _cards(state, viewer, pick)
    return replace(
        _recarded(state, dealt),
        seed=Hidden(Seed(bytes(pick(range(256)) for _ in range(32)))),
        now=_envelopes(state.now, viewer, pick) if isinstance(state.now, Selecting) else state.now,
        insertions=tuple(
            put
            if put.seat == viewer
            else replace(put, split=Hidden(_split(state, put.seat, pick), put.split.owners))
            for put in state.insertions
        ),
        operatives={seat: _hands(state, one, viewer, pick) for seat, one in state.operatives.items()},
    )


def flip(state: EmergenceState, seat: Seat) -> EmergenceState:
    """The same game with another card in this seat's hand, swapped with somebody of the other side."""
    if len(state.allegiances) + len(state.options.by_hand) < len(state.seats):
        mine: Cards = {at: card.value for at, card in state.allegiances.items()}
        if seat in mine:
            mine[seat] = "human" if mine[seat] == "ai" else "ai"
        return _recarded(state, mine)
    dealt = {at: card.value for at, card in state.allegiances.items()}
    if seat in dealt:
        others = [at for at in dealt if dealt[at] != dealt[seat]]
        if others:
            dealt[seat], dealt[others[0]] = dealt[others[0]], dealt[seat]
    return _recarded(state, dealt)


def _recarded(state: EmergenceState, dealt: Cards) -> EmergenceState:
    """Other cards, and spy answers that tell them."""
    return replace(
        state,
        allegiances={seat: Hidden(card, frozenset({seat})) for seat, card in dealt.items()},
        spyings=tuple(
            replace(spying, answer=Hidden(dealt.get(spying.line.target), spying.answer.owners))
            for spying in state.spyings
        ),
    )


def _cards(state: EmergenceState, viewer: Viewer, pick: Pick) -> Cards:
    """Cards dealt anew to everybody whose card the viewer does not know."""
    true = {seat: card.value for seat, card in state.allegiances.items()}
    if state.phase == "declare":
        return {seat: card if seat == viewer else pick(("ai", "human")) for seat, card in true.items()}
    known = {seat: true[seat] for seat in _known(state, true, viewer)}
    deck: list[Allegiance] = list(cards(len(state.seats)))
    for card in known.values():
        deck.remove(card)
    rest: Cards = {}
    entered = [seat for seat in state.seats if seat in true]
    for seat in entered:
        if seat not in known:
            rest[seat] = deck.pop(pick(range(len(deck))))
    return {seat: known.get(seat) or rest[seat] for seat in entered}


def _known(state: EmergenceState, true: Cards, viewer: Viewer) -> set[Seat]:
    """Whose card this viewer knows: all at the end, the own one, the fellow Human, those spied on."""
    if state.phase == "over":
        return set(state.seats)
    known = {viewer} & true.keys() if viewer else set()
    known |= {at.line.target for at in state.spyings if at.line.spy == viewer and at.line.target in true}
    look = next(at for at, line in enumerate(MEETING) if line.may_look)
    now = state.now
    is_before = isinstance(now, Gathering) or (isinstance(now, Meeting) and now.step < look)
    if viewer and true.get(viewer) == "human" and len(state.seats) > 4 and not is_before:
        known |= {seat for seat in true if true[seat] == "human"}
    return known


def _envelopes(now: Selecting, viewer: Viewer, pick: Pick) -> Selecting:
    """Other choices in everybody else's envelopes."""
    envelopes = {
        seat: kept if seat == viewer else Hidden(_selection(pick), kept.owners)
        for seat, kept in now.envelopes.items()
    }
    return replace(now, envelopes=envelopes)


def _selection(pick: Pick) -> SelectionView:
    return SelectionView(action=pick(ACTION_NAMES), augmentation=pick(AUGMENTATIONS))


def _split(state: EmergenceState, seat: Seat, pick: Pick) -> Teams:
    amount = pick(range(1, max(state.operatives[seat].knowledge, 1) + 1))
    ai = pick(range(amount + 1))
    return Teams(ai=ai, human=amount - ai)


def _hands(state: EmergenceState, one: Operative, viewer: Viewer, pick: Pick) -> Operative:
    """Holdings that a house rule hides; that somebody holds a token at all shows while the box goes round."""
    if one.seat == viewer:
        return one
    changes: dict[str, Any] = {}
    if state.options.holdings == "owner":
        changes["data"] = tuple(pick(range(5)) for _ in range(4))
    if state.options.holdings == "owner" or (state.options.hide_amounts and state.events):
        changes["knowledge"] = pick(range(1, 9)) if one.knowledge else (0 if state.event else pick(range(9)))
    return replace(one, **changes)
