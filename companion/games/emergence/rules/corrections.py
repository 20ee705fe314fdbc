"""The cardboard wins: public facts may be corrected, secrets never (EM-49)."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from companion.games.emergence.actions import AnswerCorrection, Correct
from companion.games.emergence.rules.refusals import refusal
from companion.games.emergence.state import TYPE_AT, EmergenceState, Proposal, logged, with_blocks
from companion.games.emergence.words import DataType
from companion.kernel.seat import Actor, Seat, Voice
from companion.kernel.view import LogLine


def apply(state: EmergenceState, actor: Actor, action: Correct | AnswerCorrection) -> EmergenceState:
    """A seat proposes, the table decides; the table's own correction counts at once."""
    match action:
        case Correct() if actor == Voice.TABLE:
            return _corrected(state, action, None)
        case Correct():
            if state.proposal:
                raise refusal("correction_waits", "EM-49", by_seat=state.proposal.by)
            _corrected(state, action, Seat(actor))
            log = logged(state, "correction-proposed", Seat(actor), reason=action.reason)
            return replace(state, proposal=Proposal(action, Seat(actor)), log=log)
        case AnswerCorrection(agree=agree):
            proposal = state.proposal
            if proposal is None:
                raise refusal("no_correction", "EM-49")
            state = replace(state, proposal=None)
            if agree:
                return _corrected(state, proposal.correct, proposal.by)
            return replace(state, log=logged(state, "correction-dropped", proposal.by))


def _corrected(state: EmergenceState, correct: Correct, by: Seat | None) -> EmergenceState:
    """The state as the cardboard has it, or `Rejection`. What a claim rests on waits for its answer."""
    if is_claim_open(state):
        raise refusal("attack_waits", "EM-49")
    if correct.seat is not None and correct.seat not in state.seats:
        raise refusal("unknown_operative", "EM-49")
    if correct.tile is not None and (state.streets is None or correct.tile not in state.streets.kinds):
        raise refusal("unknown_tile", "EM-49", tiles=(correct.tile,))
    changed = _agent(state, correct)
    changed = _blocks(changed, correct)
    changed = _knowledge(changed, correct)
    if changed is state:
        raise refusal("nothing_to_correct", "EM-49")
    return replace(changed, log=_line(state, correct, by))


def is_claim_open(state: EmergenceState) -> bool:
    """Whether an attack waits for its target's word, with its cost and places already checked."""
    return state.turn is not None and state.turn.step == "claim"


def _agent(state: EmergenceState, correct: Correct) -> EmergenceState:
    """Where an agent stands."""
    if correct.seat is None or (correct.tile is None and correct.on_start is None):
        return state
    operative = state.operatives[correct.seat]
    if state.streets is None:
        on_start = bool(correct.on_start)
    elif correct.on_start is not None or correct.tile is None:
        raise refusal("city_knows", "EM-49")
    else:
        on_start = correct.tile == state.streets.start
    moved = replace(operative, tile=correct.tile, on_start=on_start)
    return replace(state, operatives={**state.operatives, correct.seat: moved})


def _blocks(state: EmergenceState, correct: Correct) -> EmergenceState:
    """Blocks an operative holds, or that lie on a tile, or on the board of attested mode.

    The box gives or takes the difference, so that the blocks of each type stay as many as they are (EM-50).
    """
    if correct.blocks is None:
        return state
    if correct.seat is not None:
        if correct.data_type is None:
            raise refusal("nothing_to_correct", "EM-49")
        operative = state.operatives[correct.seat]
        had = operative.data[TYPE_AT[correct.data_type]]
        held = replace(operative, data=with_blocks(operative.data, correct.data_type, correct.blocks))
        state = replace(state, operatives={**state.operatives, correct.seat: held})
        return _boxed(state, correct.data_type, had - correct.blocks)
    if state.streets is None:
        if correct.data_type is None:
            raise refusal("nothing_to_correct", "EM-49")
        return replace(state, counted=with_blocks(state.counted, correct.data_type, correct.blocks))
    if correct.tile is None:
        raise refusal("nothing_to_correct", "EM-49")
    kind = state.streets.kinds[correct.tile]
    if kind not in TYPE_AT or correct.data_type not in (None, kind):
        raise refusal("not_that_data_tile", "EM-49", tile=correct.tile)
    had = state.tiles[correct.tile]
    state = replace(state, tiles={**state.tiles, correct.tile: correct.blocks})
    return _boxed(state, cast("DataType", kind), had - correct.blocks)


def _boxed(state: EmergenceState, kind: DataType, change: int) -> EmergenceState:
    """The box with so many more blocks of one type, when they are counted at all."""
    return replace(
        state,
        supply=tuple(
            max(had + change, 0) if had is not None and at == TYPE_AT[kind] else had
            for at, had in enumerate(state.supply)
        ),
    )


def _knowledge(state: EmergenceState, correct: Correct) -> EmergenceState:
    """Tokens an operative holds; not while they fall into the aggregator."""
    if correct.knowledge is None:
        return state
    if correct.seat is None:
        raise refusal("nothing_to_correct", "EM-49")
    if state.event is not None:
        raise refusal("event_runs", "EM-49")
    operative = replace(state.operatives[correct.seat], knowledge=correct.knowledge)
    return replace(state, operatives={**state.operatives, correct.seat: operative})


def _line(state: EmergenceState, correct: Correct, by: Seat | None) -> tuple[LogLine, ...]:
    """What was corrected, for everybody to read."""
    given = correct.model_dump(exclude_none=True, exclude={"do", "seat", "reason"})
    what = tuple(f"{name.replace('_', ' ')}: {value}".replace("_", " ") for name, value in given.items())
    if correct.seat is None:
        return logged(state, "corrected", by, what=what, reason=correct.reason)
    return logged(state, "corrected-seat", by, operative_seat=correct.seat, what=what, reason=correct.reason)
