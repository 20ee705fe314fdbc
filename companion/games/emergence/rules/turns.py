"""One turn each: move, act, done."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence.actions import (
    Activate,
    Boost,
    Compile,
    ConfirmClaim,
    EmergenceAction,
    EndTurn,
    Exchange,
    Hack,
    Move,
    Moved,
    Replenish,
    Spy,
    Stay,
    Terminate,
)
from companion.games.emergence.rules import compiling, ending, exchange, hostile, movement, tile_actions
from companion.games.emergence.rules.refusals import too_late, why, wrong_phase
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Selecting, Turn
from companion.games.emergence.views import ClaimView, RacePoint
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice, clockwise

IN_TURN = (Move, Moved, Stay, Activate, Boost, Replenish, Exchange, Hack, Spy, Terminate, Compile, EndTurn)
"""What only the operative whose turn it is may do."""


def problems(state: EmergenceState, turn: Turn, actor: Actor, action: EmergenceAction) -> tuple[Reason, ...]:
    """Why not: another's turn, another step of it, or what the action itself needs."""
    match action:
        case ConfirmClaim():
            return claim_problems(turn.claim, actor)
        case _ if not isinstance(action, IN_TURN):
            return too_late(state, action)
        case _ if actor != turn.seat:
            return (why("not_your_turn", "EM-13", turn_seat=turn.seat),)
        case _ if turn.claim:
            return (why("claim_waits", "EM-31", target_seat=turn.claim.target),)
        case _:
            return _step_problems(state, turn, action)


def claim_problems(claim: ClaimView | None, actor: Actor) -> tuple[Reason, ...]:
    """Attested mode: only the target answers, or the table for a dead phone (section 9)."""
    if claim is None:
        return (why("no_claim", "EM-31"),)
    is_asked = actor in (claim.target, Voice.TABLE)
    return () if is_asked else (why("not_target", "EM-31", target_seat=claim.target),)


def _step_problems(state: EmergenceState, turn: Turn, action: EmergenceAction) -> tuple[Reason, ...]:
    """First the move, then at most one action."""
    match action, turn.step:
        case ((Move() | Moved() | Stay()), "move"):
            return movement.problems(state, turn, action)
        case ((Move() | Moved() | Stay()), _):
            return (why("already_moved", "EM-16"),)
        case EndTurn(), "move":
            return movement.stay_problems(state, turn) or (why("move_first", "EM-19"),)
        case EndTurn(), _:
            return ()
        case _, "move":
            return (why("move_first", "EM-16"),)
        case Compile(sets=sets), "compile":
            return compiling.problems(state.operatives[turn.seat].data, sets)
        case Compile(), _:
            return (why("not_on_compile", "EM-23"),)
        case _, "act":
            return _action_problems(state, turn, action)
        case _:
            return (why("already_acted", "EM-20"),)


def _action_problems(state: EmergenceState, turn: Turn, action: EmergenceAction) -> tuple[Reason, ...]:
    """The selected action, or a tile action in exchange for a hostile one, or nothing (EM-20)."""
    selected = turn.shown[turn.seat]
    match action:
        case Activate() | Boost() | Replenish():
            if selected.action != action.do:
                return (why("not_selected", "EM-20", selected=selected.action, action=action.do),)
            return tile_actions.problems(state, turn, action)
        case Exchange(action=instead):
            operative = state.operatives[turn.seat]
            return exchange.problems(operative, selected) or tile_actions.problems(state, turn, instead)
        case Hack() | Spy() | Terminate():
            return hostile.problems(state, turn, action)
        case _:
            return wrong_phase(state, action).reasons


def apply(state: EmergenceState, turn: Turn, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phase `turns`."""
    refuse_faults(problems(state, turn, actor, action))
    match action:
        case Move() | Moved() | Stay():
            return movement.moved(state, turn, action)
        case Activate() | Boost() | Replenish():
            return tile_actions.carried_out(state, turn, action)
        case Exchange(action=instead):
            return exchange.exchanged(state, turn, instead)
        case Hack() | Spy() | Terminate():
            return hostile.attacked(state, turn, action)
        case ConfirmClaim(agree=agree) if turn.claim:
            return hostile.answered(state, turn, turn.claim, agree)
        case Compile(sets=sets):
            return compiling.compiled(state, turn, sets)
        case EndTurn():
            return _ended(state, turn)
        case _:
            raise wrong_phase(state, action)


def order(seats: tuple[Seat, ...], leader: Seat | None) -> tuple[Seat, ...]:
    """A round's turns: the leader first, then clockwise (EM-13); none before there is a leader."""
    return clockwise(seats, leader) if leader else ()


def _ended(state: EmergenceState, turn: Turn) -> EmergenceState:
    """The next operative clockwise; after the last one the round is over."""
    if turn.did is None:
        state = state.logged("let-go", turn.seat)
    seats = order(state.seats, turn.leader)
    at = seats.index(turn.seat) + 1
    is_round_over = at == len(seats)
    ended = ending.after_turn(state, turn, is_round_over=is_round_over)
    if ended is not state:
        return ended
    return next_round(state, turn.leader) if is_round_over else _next_turn(state, turn, seats[at])


def _next_turn(state: EmergenceState, turn: Turn, seat: Seat) -> EmergenceState:
    """The next one moves and acts as revealed; who was terminated too, from the start tile (EM-35)."""
    return replace(state, now=Turn(turn.leader, turn.shown, seat))


def next_round(state: EmergenceState, led: Seat) -> EmergenceState:
    """The leader token goes to the next operative clockwise, and everybody selects anew (EM-14, A3)."""
    leader = order(state.seats, led)[1]
    return replace(
        state,
        now=Selecting(leader),
        round=state.round + 1,
        race=(*state.race, RacePoint(round=state.round, totals=state.totals)),
    ).logged("round", leader, round=state.round + 1)
