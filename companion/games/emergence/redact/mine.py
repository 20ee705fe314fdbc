"""The private half of a view: only what this seat may know, for this seat only."""

from __future__ import annotations

from companion.games.emergence import views
from companion.games.emergence.rules import choices, compiling, hostile, movement, turns
from companion.games.emergence.rules.assimilating import waiting
from companion.games.emergence.state import EmergenceState, Selection
from companion.games.emergence.words import HOSTILE_ACTIONS, HostileAction
from companion.kernel.action import Reason
from companion.kernel.seat import Seat


def selection(state: EmergenceState, seat: Seat) -> views.SelectionView | None:
    """My envelope before the countdown ends, my open choice after it (EM-11)."""
    envelope = state.selections.get(seat)
    chosen: Selection | None = envelope.value if envelope else state.operatives[seat].revealed
    return views.SelectionView(action=chosen.action, augmentation=chosen.augmentation) if chosen else None


def moves(state: EmergenceState, seat: Seat) -> tuple[str, ...]:
    """Tiles I may move or boost to now (EM-16, EM-25)."""
    if not _may_step(state, seat) or state.streets is None:
        return ()
    return movement.open_tiles(state.streets, state.operatives, state.operatives[seat])


def closed(state: EmergenceState, seat: Seat) -> tuple[views.ClosedTile, ...]:
    """Neighbouring tiles that are closed to me, and why (EM-17)."""
    streets, mover = state.streets, state.operatives[seat]
    if not _may_step(state, seat) or streets is None:
        return ()
    found = [
        (tile, movement.barrier(streets, state.operatives, mover, tile))
        for tile in streets.near[mover.tile or ""]
    ]
    return tuple(views.ClosedTile(tile=tile, why=(_why(reason),)) for tile, reason in found if reason)


def _may_step(state: EmergenceState, seat: Seat) -> bool:
    """My turn, and a step is what I could take: the move, a boost, or one bought by an exchange."""
    turn = state.turn
    if state.phase != "turns" or turn is None or turn.seat != seat:
        return False
    operative = state.operatives[seat]
    can_boost = turns.selected(operative) == "boost" or hostile.may_exchange(operative)
    return turn.step == "move" or (turn.step == "act" and can_boost)


def targets(state: EmergenceState, seat: Seat) -> tuple[views.Target, ...]:
    """Everybody I could aim at, with all reasons against it (EM-31, EM-36)."""
    turn, operative = state.turn, state.operatives[seat]
    if state.phase != "turns" or turn is None or turn.seat != seat or turn.step != "act":
        return ()
    action = turns.selected(operative)
    if action not in HOSTILE_ACTIONS:
        return ()
    return tuple(
        views.Target(
            seat=other,
            why=tuple(map(_why, choices.attack_problems(state, operative, action, other))),
            is_empty_handed=_is_empty_handed(state, action, other),
        )
        for other in hostile.seats_to_attack(state, seat)
    )


def _is_empty_handed(state: EmergenceState, action: HostileAction, target: Seat) -> bool:
    """Nothing to take, as far as everybody may know: a hidden hand is never called empty (EM-36, A9, A14)."""
    if state.options.holdings == "owner" or action == "spy":
        return False
    if action == "terminate" and hostile.hides_knowledge(state):
        return False
    return hostile.target_is_empty(action, state.operatives[target])


def _why(reason: Reason) -> views.WhyNot:
    return views.WhyNot(code=reason.code, rule=reason.rule, facts=reason.facts)


def compile_offer(state: EmergenceState, seat: Seat) -> views.CompileView | None:
    """The best sets, as a suggestion to their owner (EM-40, A10)."""
    turn = state.turn
    if turn is None or turn.seat != seat or turn.step != "compile" or state.options.compile_hint == "off":
        return None
    data = state.operatives[seat].data
    sets = compiling.best_sets(data)
    left = compiling.minus(data, sets)
    return views.CompileView(
        best_sets=sets,
        best_tokens=compiling.worth(sets),
        best_left=views.DataCount(
            light_blue=left[0], dark_blue=left[1], light_green=left[2], dark_green=left[3]
        ),
    )


def split_shows(state: EmergenceState, seat: Seat) -> bool:
    """I alone insert, so the totals will tell my split (EM-44)."""
    event = state.event
    return (
        event is not None
        and event.order == (seat,)
        and waiting(event) == (seat,)
        and state.phase == "assimilate"
    )
