"""Roles dealt in secret: looked at, met, opened, dealt again."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from companion.games.toolbox.actions import (
    DealAgain,
    DealRoles,
    Meet,
    Met,
    OfTheDeal,
    OpenRole,
    OpenRoles,
    Seen,
)
from companion.games.toolbox.packs.specs import RolesSpec
from companion.games.toolbox.rules import front
from companion.games.toolbox.rules.voices import leads, not_leader
from companion.games.toolbox.state import Dealing, Shuffle, ToolboxState, counted
from companion.games.toolbox.sums.lots import written
from companion.games.toolbox.sums.refusals import refusal
from companion.games.toolbox.sums.roles import dealt
from companion.games.toolbox.words import MIDDLE, MOST_SEATS
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat, seat_of


class Caption(NamedTuple):
    """One line of the narrator: how long it stands, and whether the meeting's card may be held meanwhile."""

    seconds: float
    may_look: bool = False


MEETING: Final = (Caption(5.0), Caption(4.0), Caption(8.0, may_look=True), Caption(0.0))
"""The same for everybody, whatever was dealt; the last line waits until all have tapped (TB-42)."""
LAST: Final = len(MEETING) - 1


def apply(state: ToolboxState, actor: Actor, action: OfTheDeal) -> ToolboxState:
    """What is said to the deal."""
    match action:
        case DealRoles(roles=spec, ms=ms):
            front.check_new(state, "deal")
            return _dealt(state, spec, ms)
        case DealAgain(roles=spec, ms=ms):
            return _again(state, spec, ms)
    front.check_front(state, "deal", "nothing_dealt", "TB-44")
    now = state.deal
    if now is None:
        raise refusal("nothing_dealt", "TB-44")
    match action:
        case Seen():
            return _seen(state, now, Seat(str(actor)))
        case Meet():
            return _meet(state, now)
        case Met():
            return _met(state, now, Seat(str(actor)))
        case OpenRole(at=at):
            return _opened(state, now, actor, at)
        case OpenRoles():
            return _all_opened(state, now, actor)


def _dealt(state: ToolboxState, spec: RolesSpec, ms: int) -> ToolboxState:
    """The first cards go to the seats in seat order, the rest to the middle."""
    cast = spec.cast(len(state.seats), spare=state.options.spare, filler=state.options.filler)
    number = state.counts.deals + 1
    kinds = written((role.name, role.count) for role in cast.roles)
    hands, middle = dealt(cast, state.seed.value, number, len(state.seats))
    cards = {seat: Hidden(card, frozenset({seat})) for seat, card in zip(state.seats, hands, strict=True)}
    state = front.brought(state, "deal", ms)
    state = replace(
        state,
        deal=Dealing(number, spec, cast, cards, Hidden(middle)),
        shuffles=(*state.shuffles, Shuffle(f"roles/{number}", kinds)),
    )
    return counted(state, deals=1, shown=1).logged("dealt", number=number, cards=len(cast.cards))


def _again(state: ToolboxState, spec: RolesSpec | None, ms: int) -> ToolboxState:
    """The old cards go away unopened; a new number, the same line or another (TB-45)."""
    now = state.deal
    if now is None:
        raise refusal("nothing_dealt", "TB-45")
    away = replace(state, deal=None, old_deals=(*state.old_deals, replace(now, line=None)))
    return _dealt(away, spec or now.spec, ms)


def _seen(state: ToolboxState, now: Dealing, seat: Seat) -> ToolboxState:
    """That somebody has looked is public (TB-43)."""
    if seat in now.seen:
        raise refusal("already_open", "TB-43")
    return replace(state, deal=replace(now, seen=now.seen | {seat}))


def _meet(state: ToolboxState, now: Dealing) -> ToolboxState:
    if not now.cast.meets:
        raise refusal("nothing_to_meet", "TB-42")
    if now.line is not None:
        raise refusal("script_runs", "TB-42")
    if state.countdown:
        raise refusal("timer_busy", "TB-8", tool="countdown")
    begun = replace(state, deal=replace(now, line=0, met=frozenset()))
    return counted(begun, lines=1, shown=1).logged("meeting")


def spoken(state: ToolboxState, serial: int) -> ToolboxState:
    """The narrator's next line."""
    now = state.deal
    is_stale = now is None or now.line is None or now.line == LAST or serial != state.counts.lines
    if now is None or now.line is None or is_stale:
        raise refusal("stale_time", "TB-42")
    return counted(replace(state, deal=replace(now, line=now.line + 1)), lines=1)


def _met(state: ToolboxState, now: Dealing, seat: Seat) -> ToolboxState:
    if now.line is None:
        raise refusal("nothing_to_meet", "TB-42")
    if now.line != LAST:
        raise refusal("script_runs", "TB-42")
    if seat in now.met:
        raise refusal("already_open", "TB-42")
    now = replace(now, met=now.met | {seat})
    if set(state.seats) - now.met - state.on_paper:
        return replace(state, deal=now)
    return replace(state, deal=replace(now, line=None, has_met=True)).logged("met")


def _opened(state: ToolboxState, now: Dealing, actor: Actor, at: str) -> ToolboxState:
    """By lead one card at a time; a seat opens its own by house rule only; open for ever (TB-44)."""
    is_own = state.options.own_opening and at == actor
    if not leads(state, actor) and not is_own:
        raise not_leader(state)
    if at not in (*state.seats, MIDDLE) or (at == MIDDLE and not now.cast.spare):
        raise refusal("unknown_seat", "TB-44", name=at)
    if at in now.opened:
        raise refusal("already_open", "TB-44")
    state = counted(replace(state, deal=replace(now, opened=now.opened | {at})), shown=1)
    if at == MIDDLE:
        return state.logged("opened-middle", roles=now.middle.value)
    return state.logged("opened-role", Seat(at), role=now.cards[Seat(at)].value)


def _all_opened(state: ToolboxState, now: Dealing, actor: Actor) -> ToolboxState:
    closed = [seat for seat in state.seats if seat not in now.opened]
    if now.cast.spare and MIDDLE not in now.opened:
        closed.append(Seat(MIDDLE))
    if not closed:
        raise refusal("already_open", "TB-44")
    for at in closed:
        deal = state.deal or now
        state = _opened(state, deal, actor, at)
    return state.logged("opened-roles", seat_of(actor))


def role_face(now: Dealing, seat: Seat) -> str:
    """All faces of a deal have one length: the place in the order of mention (TB-41)."""
    names = [role.name for role in now.cast.roles]
    return f"role-{names.index(now.cards[seat].value) + 1:02}"


def meeting_face(state: ToolboxState, now: Dealing, seat: Seat) -> str:
    """Twelve digits: 1 for each seat that this seat knows (TB-42)."""
    hands = tuple(now.cards[one].value for one in state.seats)
    known = now.cast.sees(hands)[state.seats.index(seat)]
    return "".join("1" if at in known else "0" for at in range(MOST_SEATS))
