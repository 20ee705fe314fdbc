"""The private half of a view: only what this seat may know, for this seat only."""

from __future__ import annotations

from companion.games.emergence import views
from companion.games.emergence.actions import Spy
from companion.games.emergence.rules import exchange, hostile, movement, on_board
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Assimilation, OnBoard, Selecting, Turn
from companion.games.emergence.sums.attacks import Hand, is_empty_handed
from companion.games.emergence.sums.blocks import named
from companion.games.emergence.sums.sets import best_sets, left, worth
from companion.games.emergence.words import HOSTILE_ACTIONS, HostileAction
from companion.kernel.seat import Seat
from companion.kernel.view import WhyNot


def selection(state: EmergenceState, seat: Seat) -> views.SelectionView | None:
    """My envelope before the countdown ends, my open choice after it."""
    envelope = state.now.envelopes.get(seat) if isinstance(state.now, Selecting) else None
    return envelope.value if envelope else state.shown.get(seat)


def moves(state: EmergenceState, seat: Seat) -> tuple[str, ...]:
    """Tiles I may move or boost to now."""
    turn, streets = _stepping(state, seat), state.streets
    if turn is None or streets is None:
        return ()
    return movement.open_tiles(streets, state.operatives, turn.shown, state.operatives[seat])


def closed(state: EmergenceState, seat: Seat) -> tuple[views.ClosedTile, ...]:
    """Neighbouring tiles that are closed to me, and why."""
    turn, streets, mover = _stepping(state, seat), state.streets, state.operatives[seat]
    if turn is None or streets is None:
        return ()
    found = [
        (tile, movement.barriers(streets, state.operatives, turn.shown, mover, tile))
        for tile in streets.near[mover.tile or ""]
    ]
    return tuple(views.ClosedTile(tile=tile, why=tuple(map(WhyNot.of, why))) for tile, why in found if why)


def _stepping(state: EmergenceState, seat: Seat) -> Turn | None:
    """My turn, when a step is what I could take: the move, a boost, or one bought by an exchange."""
    turn = state.now
    if not isinstance(turn, Turn) or turn.seat != seat:
        return None
    selected = turn.shown[seat]
    can_boost = selected.action == "boost" or not exchange.problems(state.operatives[seat], selected)
    return turn if turn.step == "move" or (turn.step == "act" and can_boost) else None


def targets(state: EmergenceState, seat: Seat) -> tuple[views.Target, ...]:  # EM-31, EM-36
    """Everybody I could aim at, with all reasons against it."""
    turn = state.now
    if isinstance(turn, OnBoard):
        return _spied_on(state, turn, seat)
    if not isinstance(turn, Turn) or turn.seat != seat or turn.step != "act":
        return ()
    action = turn.shown[seat].action
    if action not in HOSTILE_ACTIONS:
        return ()
    return tuple(
        views.Target(
            seat=other,
            why=tuple(map(WhyNot.of, hostile.problems(state, turn, hostile.aimed(state, action, other)))),
            is_empty_handed=_is_empty_handed(state, action, other),
        )
        for other in state.seats
        if other != seat
    )


def _spied_on(state: EmergenceState, now: OnBoard, seat: Seat) -> tuple[views.Target, ...]:
    """Only the secrets: whom I could spy on, as far as the reveal tells."""
    if now.shown[seat].action != "spy" or seat in now.did:
        return ()
    aims = {
        other: on_board.problems(state, now, seat, Spy(target=other))
        for other in state.seats
        if other != seat
    }
    return tuple(
        views.Target(seat=other, why=tuple(map(WhyNot.of, why)), is_empty_handed=False)
        for other, why in aims.items()
    )


def _is_empty_handed(state: EmergenceState, action: HostileAction, target: Seat) -> bool:
    """Nothing to take, as far as everybody may know: a hidden hand is never called empty (A9, A14)."""
    if state.options.holdings == "owner" or action == "spy":
        return False
    if action == "terminate" and hostile.hides_knowledge(state):
        return False
    operative = state.operatives[target]
    return is_empty_handed(action, Hand(operative.knowledge, operative.data))


def compile_offer(state: EmergenceState, seat: Seat) -> views.CompileView | None:  # EM-40
    """The best sets, as a suggestion to their owner (A10)."""
    turn = state.now
    is_mine = isinstance(turn, Turn) and turn.seat == seat and turn.step == "compile"
    if not is_mine or state.options.compile_hint == "off":
        return None
    data = state.operatives[seat].data
    sets = best_sets(data)
    return views.CompileView(best_sets=sets, best_tokens=worth(sets), best_left=named(left(data, sets)))


def split_shows(state: EmergenceState, seat: Seat) -> bool:  # EM-44
    """I alone insert, so the totals will tell my split."""
    now = state.now
    return isinstance(now, Assimilation) and now.event.order == now.event.waiting == (seat,)
