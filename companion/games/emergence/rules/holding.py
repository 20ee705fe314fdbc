"""Only the secrets: the app asks how many tokens lie before everybody, when they are to be put in."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence.actions import EmergenceAction, Hold
from companion.games.emergence.rules.assimilating import triggered
from companion.games.emergence.rules.hostile import hides_knowledge
from companion.games.emergence.rules.refusals import too_late, why, wrong_phase
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Holding
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice


def problems(state: EmergenceState, actor: Actor, action: EmergenceAction) -> tuple[Reason, ...]:
    """Why not: everybody says it once or puts it right, the table for seats on paper alone (EM-55)."""
    match action:
        case Hold(seat=named) if actor == Voice.TABLE and named not in state.options.by_hand:
            return (why("not_on_paper", "EM-55"),)
        case Hold() if actor == Voice.TABLE:
            return (why("counted_in_secret", "EM-55"),) if hides_knowledge(state) else ()
        case Hold(seat=named):
            return () if named in (None, actor) else (why("not_your_tokens", "EM-55"),)
        case _:
            return too_late(state, action)


def apply(state: EmergenceState, now: Holding, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phase `holding`; once all have said it, the aggregator goes round as ever."""
    refuse_faults(problems(state, actor, action))
    if not isinstance(action, Hold):
        raise wrong_phase(state, action)
    seat = Seat(action.seat or actor)
    held = replace(state.operatives[seat], knowledge=action.knowledge)
    now = replace(now, said=now.said | {seat})
    state = replace(state, now=now, operatives={**state.operatives, seat: held})
    if hides_knowledge(state):
        state = state.logged("holds-unseen", seat)
    else:
        state = state.logged("holds", seat, n=action.knowledge)
    return triggered(state, now.board, now.trigger) if len(now.said) == len(state.seats) else state
