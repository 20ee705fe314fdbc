"""Who may speak: the player whose turn it is, the leader, the table for either."""

from __future__ import annotations

from companion.games.singularity.rules.refusals import why
from companion.games.singularity.state import SingularityState
from companion.kernel.action import Reason
from companion.kernel.seat import Actor, Seat, Voice


def voters(state: SingularityState) -> tuple[Seat, ...]:  # SW-39
    """Who is asked: everybody, or the leader alone by house rule."""
    return (state.leader,) if state.options.votes == "leader" else state.seats


def turn_problems(state: SingularityState, actor: Actor, rule: str) -> tuple[Reason, ...]:
    """Only the player whose turn it is, or the table for that player: cards are played face up."""
    turn = state.turn
    return () if actor in (turn.seat, Voice.TABLE) else (why("not_your_turn", rule, turn_seat=turn.seat),)


def leader_problems(state: SingularityState, actor: Actor) -> tuple[Reason, ...]:  # SW-39
    """Only the leader, or the host for the table."""
    is_leader = actor in (state.leader, Voice.TABLE)
    return () if is_leader else (why("leader_only", "SW-39", leader_seat=state.leader),)
