"""What a held card shows, and what a seat may hold at all."""

from __future__ import annotations

from companion.games.emergence.rules.meeting import MEETING, is_last_line
from companion.games.emergence.state import EmergenceState, Insertion, Spying
from companion.games.emergence.state.phases import Meeting, OnBoard, Turn
from companion.kernel.seat import Seat
from companion.kernel.view import Face

NOTHING_TO_SHOW = "-"


def names(state: EmergenceState, seat: Seat) -> tuple[str, ...]:
    """What this seat may hold now. The same for A.I. and Human in the same place."""
    return (
        *(("card",) if seat in state.allegiances else ()),
        *(("meeting",) if _may_meet(state) else ()),
        *(f"spy:{spying.line.number}" for spying in state.spyings if _may_see(state, seat, spying)),
        *(f"split:{number}" for number, _ in enumerate(_insertions(state, seat), start=1)),
    )


def look(state: EmergenceState, seat: Seat, at: str) -> Face | None:
    """The face behind this name, whenever its seat likes (EM-7).

    None alike for what belongs to another and what does not exist.
    """
    if at not in names(state, seat):
        return None
    kind, _, number = at.partition(":")
    match kind:
        case "card":
            return Face(at=at, code=_letter(state.allegiances[seat].value))
        case "meeting":
            return Face(at=at, code=_fellow(state, seat))
        case "spy":
            return Face(at=at, code=_letter(state.spyings[int(number) - 1].answer.value or ""))
        case _:
            split = _insertions(state, seat)[int(number) - 1].split.value
            return Face(at=at, code=f"{split.ai:03}/{split.human:03}")


def _letter(allegiance: str) -> str:
    return "A" if allegiance == "ai" else "H"


def _may_meet(state: EmergenceState) -> bool:  # EM-8
    """While the narrator says so, and on the last line; with seats on paper they meet eye to eye."""
    now = state.now
    is_shown = isinstance(now, Meeting) and (MEETING[now.step].may_look or is_last_line(now))
    return is_shown and not state.options.by_hand


def _fellow(state: EmergenceState, seat: Seat) -> str:  # EM-8
    """The place of the other Human in the seating order; nothing to show for an A.I. (A16)."""
    humans = [other for other in state.seats if state.allegiances[other].value == "human"]
    if seat not in humans:
        return NOTHING_TO_SHOW
    return next((str(state.seats.index(other)) for other in humans if other != seat), NOTHING_TO_SHOW)


def _may_see(state: EmergenceState, seat: Seat, spying: Spying) -> bool:
    """The spy alone: again and again, or only until the own turn ends (EM-34, A21).

    A card that was never entered is looked at on the table; whose those are, everybody knows (EM-6).
    """
    line = spying.line
    if seat != line.spy or line.target in state.options.by_hand:
        return False
    playing = state.playing
    is_on = isinstance(playing, OnBoard) or (isinstance(playing, Turn) and playing.seat == seat)
    is_this_turn = state.round == line.round and is_on
    return state.options.spy_memory or is_this_turn


def _insertions(state: EmergenceState, seat: Seat) -> list[Insertion]:  # EM-43
    """What this seat has put into the aggregator so far, oldest first."""
    return [put for put in state.insertions if put.seat == seat]
