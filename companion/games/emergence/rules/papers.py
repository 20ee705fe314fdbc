"""A seat on paper folds its choice, and it is typed once everybody may see it."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence.actions import TypePaper
from companion.games.emergence.rules.refusals import why
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Selecting
from companion.games.emergence.views import SelectionView
from companion.kernel.action import Reason
from companion.kernel.seat import Actor, Seat, Voice


def ready_problems(state: EmergenceState, now: Selecting, actor: Actor, seat: str) -> tuple[Reason, ...]:
    """Why a seat cannot be ready by a folded paper: only one that was dealt its card by hand is (EM-57)."""
    if seat not in state.options.by_hand:
        return (why("not_on_paper", "EM-57"),)
    if actor not in (seat, Voice.TABLE):
        return (why("not_your_paper", "EM-57", paper_seat=seat),)
    return (why("paper_is_folded", "EM-57", paper_seat=seat),) if seat in now.papers else ()


def typing_problems(now: Selecting, actor: Actor, seat: str) -> tuple[Reason, ...]:
    """Why this paper is not typed now: only from zero, once, openly (EM-58)."""
    if not now.is_zero:
        return (why("not_yet_zero", "EM-58"),)
    if seat not in now.papers or seat in now.typed:
        return (why("no_paper_waits", "EM-58"),)
    return () if actor in (seat, Voice.TABLE) else (why("not_your_paper", "EM-57", paper_seat=seat),)


def folded(now: Selecting, seat: str) -> Selecting:
    """One more paper lies on the table; whatever was sealed on a phone for that seat is gone."""
    kept = {one: envelope for one, envelope in now.envelopes.items() if one != seat}
    return replace(now, envelopes=kept, papers=now.papers | {Seat(seat)})


def typed(state: EmergenceState, now: Selecting, seat: str, said: TypePaper) -> EmergenceState:
    """What stood on one paper: it lies open for everybody."""
    inside = SelectionView(action=said.action, augmentation=said.augmentation)
    opened = replace(now, typed={**now.typed, Seat(seat): inside})
    return replace(state, now=opened).logged("paper", Seat(seat))
