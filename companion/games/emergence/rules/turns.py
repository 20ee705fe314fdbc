"""One turn each: move, act, done (EM-13..15, EM-20, EM-21)."""

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
    Select,
    Spy,
    Stay,
    Terminate,
)
from companion.games.emergence.rules import compiling, ending, hostile, movement, tile_actions
from companion.games.emergence.rules.refusals import refusal, why, wrong_phase
from companion.games.emergence.state import EmergenceState, Opening, Operative, Turn, logged
from companion.games.emergence.words import HOSTILE_ACTIONS, ActionName
from companion.kernel.action import Rejection, TimeUp
from companion.kernel.seat import Actor, Seat, Voice, clockwise

IN_TURN = (Move, Moved, Stay, Activate, Boost, Replenish, Exchange, Hack, Spy, Terminate, Compile, EndTurn)
"""What only the operative whose turn it is may do."""


def apply(state: EmergenceState, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phase `turns`."""
    turn = state.turn
    assert turn is not None, "the phase needs a turn"  # noqa: S101 - the phase guarantees it
    match action:
        case Select():
            raise refusal("already_revealed", "EM-11")
        case ConfirmClaim(agree=agree):
            return _confirmed(state, turn, actor, agree)
        case TimeUp():
            raise refusal("stale_time", "EM-12")
        case _ if not isinstance(action, IN_TURN):
            raise wrong_phase(state, action)
        case _ if actor != turn.seat:
            raise refusal("not_your_turn", "EM-13", turn_seat=turn.seat)
        case _:
            return _in_turn(state, turn, action)


def order(state: EmergenceState) -> tuple[Seat, ...]:
    """This round's turns: the leader first, then clockwise (EM-13)."""
    return clockwise(state.seats, state.leader) if state.leader else ()


def selected(operative: Operative) -> ActionName:
    """What the operative chose this round. Asked only after the reveal."""
    assert operative.revealed is not None, "nothing is revealed yet"  # noqa: S101 - the phase guarantees it
    return operative.revealed.action


def _in_turn(state: EmergenceState, turn: Turn, action: EmergenceAction) -> EmergenceState:
    """What the operative whose turn it is may do, step by step."""
    if turn.step == "claim":
        target = turn.claim.target if turn.claim else ""
        raise refusal("claim_waits", "EM-31", target_seat=target)
    match action, turn.step:
        case ((Move() | Moved()), "move"):
            return movement.moved(state, turn, action)
        case Stay(), "move":
            return movement.stayed(state, turn, action)
        case ((Move() | Moved() | Stay()), _):
            raise refusal("already_moved", "EM-16")
        case EndTurn(), step:
            if step == "move":
                movement.must_move(state, turn)
                raise refusal("move_first", "EM-19")
            return _ended(state, turn)
        case _, "move":
            raise refusal("move_first", "EM-16")
        case Compile(sets=sets), "compile":
            return compiling.compiled(state, turn, sets)
        case Compile(), _:
            raise refusal("not_on_compile", "EM-23")
        case _, "act":
            return _acted(state, turn, action)
        case _:
            raise refusal("already_acted", "EM-20")


def _acted(state: EmergenceState, turn: Turn, action: EmergenceAction) -> EmergenceState:
    """The selected action, or a tile action in exchange for a hostile one (EM-20, EM-21)."""
    operative = state.operatives[turn.seat]
    match action:
        case Activate() | Boost() | Replenish():
            if selected(operative) != action.do:
                raise refusal("not_selected", "EM-20", selected=selected(operative), action=action.do)
            return tile_actions.carried_out(state, turn, action)
        case Exchange(action=instead):
            return _exchanged(state, turn, operative, instead)
        case Hack() | Spy() | Terminate():
            return hostile.attacked(state, turn, action)
        case _:
            raise wrong_phase(state, action)


def _exchanged(
    state: EmergenceState, turn: Turn, operative: Operative, instead: Activate | Boost | Replenish
) -> EmergenceState:
    """One token is paid first, then the tile action; a refusal leaves the token where it was (EM-21, A4)."""
    found = []
    if selected(operative) not in HOSTILE_ACTIONS:
        found.append(why("not_hostile", "EM-21", selected=selected(operative)))
    if operative.knowledge < 1:
        found.append(why("no_token_to_discard", "EM-21"))
    if found:
        raise Rejection.of(found)
    paid = replace(
        state,
        operatives={**state.operatives, turn.seat: replace(operative, knowledge=operative.knowledge - 1)},
        log=logged(state, "exchanged", turn.seat, action=instead.do),
    )
    return tile_actions.carried_out(paid, replace(turn, exchanged=True), instead)


def _confirmed(state: EmergenceState, turn: Turn, actor: Actor, agree: bool) -> EmergenceState:
    """Attested mode: only the target answers, or the table for a dead phone (section 9)."""
    if turn.claim is None:
        raise refusal("no_claim", "EM-31")
    if actor not in (turn.claim.target, Voice.TABLE):
        raise refusal("not_target", "EM-31", target_seat=turn.claim.target)
    return hostile.answered(state, turn, turn.claim, agree)


def _ended(state: EmergenceState, turn: Turn) -> EmergenceState:
    """The next operative clockwise; after the last one the round is over (EM-13, EM-14)."""
    if turn.did is None:
        state = replace(state, log=logged(state, "let-go", turn.seat))
    seats = order(state)
    at = seats.index(turn.seat) + 1
    is_round_over = at == len(seats)
    state = ending.after_turn(state, is_round_over=is_round_over)
    if state.decision:
        return state
    return _next_round(state) if is_round_over else replace(state, turn=Turn(seats[at]))


def _next_round(state: EmergenceState) -> EmergenceState:
    """The leader token goes to the next operative clockwise, and everybody selects anew (EM-14, A3)."""
    leader = order(state)[1]
    return replace(
        state,
        phase="select",
        round=state.round + 1,
        leader=leader,
        turn=None,
        operatives={seat: replace(operative, revealed=None) for seat, operative in state.operatives.items()},
        race=(*state.race, Opening(state.round, state.totals)),
        log=logged(state, "round", leader, round=state.round + 1),
    )
