"""What is true, and how it goes on (LA-1..4)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from companion.kernel.action import Action, Rejection, TimeUp
from companion.kernel.chance import Seed, shuffled
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat, Viewer, Voice
from companion.kernel.view import Choice, LogLine, State
from tests.games.lantern.public import LanternOptions, LanternView, Name, Named, Reopen, Seen

ROLES = ("moth", "keeper", "keeper", "keeper", "keeper", "keeper")
Phase = Literal["look", "name", "over"]


@dataclass(frozen=True)
class LanternState(State):
    """One Moth among Keepers."""

    seats: tuple[Seat, ...]
    options: LanternOptions
    roles: dict[Seat, Hidden[str]]
    phase: Phase = "look"
    seen: frozenset[Seat] = frozenset()
    named: dict[Seat, Hidden[Seat]] = field(default_factory=dict)
    reasons: dict[Seat, Hidden[str]] = field(default_factory=dict)

    @property
    def moth(self) -> Seat:
        """The one everybody looks for."""
        return next(seat for seat, role in self.roles.items() if role.value == "moth")


def setup(options: LanternOptions, seats: tuple[Seat, ...], seed: Seed) -> LanternState:
    """Everybody gets a card (LA-1)."""
    if not 3 <= len(seats) <= 6:
        raise Rejection("lantern.seats", "LA-1", count=len(seats))
    dealt = shuffled(seed, "roles", ROLES[: len(seats)])
    roles = {seat: Hidden(role, frozenset({seat})) for seat, role in zip(seats, dealt, strict=True)}
    return LanternState(seats, options, roles)


def apply(state: LanternState, actor: Actor, action: Action) -> LanternState:
    """The next state, or `Rejection`."""
    if actor == Voice.CLOCK or isinstance(action, TimeUp):
        if actor != Voice.CLOCK or state.phase != "name":
            raise Rejection("lantern.not_now", "LA-3")
        return _opened(state)
    if actor not in state.seats:
        raise Rejection("lantern.not_yours", "LA-1")
    seat = Seat(actor)
    match action:
        case Seen() if state.phase == "look" and seat not in state.seen:
            return _seen(state, seat)
        case Name(seat=other, reason=reason) if state.phase == "name" and seat not in state.named:
            if other not in state.seats or other == seat:
                raise Rejection("lantern.name_another", "LA-2")
            return _named(state, seat, other, reason)
        case Reopen() if state.phase == "name" and seat in state.named:
            kept = {one: vote for one, vote in state.named.items() if one != seat}
            return replace(state, named=kept)
        case _:
            raise Rejection("lantern.not_now", "LA-2")


def _seen(state: LanternState, seat: Seat) -> LanternState:
    """When all have looked, naming begins (LA-2)."""
    state = replace(state, seen=state.seen | {seat})
    if len(state.seen) < len(state.seats):
        return state
    return replace(state, phase="name", log=(*state.log, LogLine(code="lantern-log-night")))


def _named(state: LanternState, seat: Seat, other: Seat, reason: str) -> LanternState:
    """Sealed; the last one opens all (LA-3)."""
    mine = frozenset({seat})
    state = replace(
        state,
        named={**state.named, seat: Hidden(other, mine)},
        reasons={**state.reasons, seat: Hidden(reason, mine)},
    )
    return _opened(state) if len(state.named) == len(state.seats) else state


def _opened(state: LanternState) -> LanternState:
    """Names and cards lie open (LA-4)."""
    line = LogLine(code="lantern-log-dusk", facts={"moth_seat": state.moth})
    return replace(state, phase="over", log=(*state.log, line))


def view(state: LanternState, viewer: Viewer) -> LanternView:
    """Built up from nothing: who has looked or named, never what, until all lies open."""
    done = state.seen if state.phase == "look" else frozenset(state.named)
    waiting = () if state.phase == "over" else tuple(seat for seat in state.seats if seat not in done)
    mine = state.named.get(viewer) if viewer else None
    return LanternView(
        phase=state.phase,
        waiting_for=waiting,
        choices=_choices(state, viewer),
        my_looks=("role",) if viewer in state.seats and state.phase == "look" else (),
        my_name=mine.value if mine and state.phase == "name" else None,
        named=tuple(_line(state, seat) for seat in state.seats) if state.phase == "over" else (),
    )


def _line(state: LanternState, seat: Seat) -> Named:
    named, reason = state.named.get(seat), state.reasons.get(seat)
    return Named(
        seat=seat,
        named=named.value if named else "",
        reason=reason.value if reason and named else "",
        role=state.roles[seat].value,
    )


def _choices(state: LanternState, viewer: Viewer) -> tuple[Choice, ...]:
    if viewer not in state.seats:
        return ()
    if state.phase == "look":
        return () if viewer in state.seen else (Choice(do="seen"),)
    if state.phase == "name" and viewer in state.named:
        return (Choice(do="reopen"),)
    others = tuple(str(seat) for seat in state.seats if seat != viewer)
    return (Choice(do="name", one_of={"seat": others}, free=("reason",)),) if state.phase == "name" else ()
