"""Only the secrets: the round is played on the board, and the app is asked for what it alone keeps."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.emergence.actions import (
    Assimilate,
    ConfirmClaim,
    ConfirmNoData,
    EmergenceAction,
    NextRound,
    NoData,
    Spy,
)
from companion.games.emergence.rules import ending, hostile, turns
from companion.games.emergence.rules.refusals import too_late, why, wrong_phase
from companion.games.emergence.state import EmergenceState, Operative
from companion.games.emergence.state.phases import Holding, OnBoard
from companion.games.emergence.views import ClaimView
from companion.games.emergence.words import COSTS, HOSTILE_ACTIONS
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, Voice, seat_of

MAY_ACTIVATE: Final = ("activate", *HOSTILE_ACTIONS)
"""Selections with which somebody can come to activate a tile: a hostile one may be exchanged (EM-21)."""


def problems(
    state: EmergenceState, now: OnBoard, actor: Actor, action: EmergenceAction
) -> tuple[Reason, ...]:
    """Why not; whose turn it is, only the board knows, and the leader ends the round (EM-52)."""
    match action:
        case ConfirmClaim():
            return turns.claim_problems(now.claim, actor)
        case ConfirmNoData():
            return _word_problems(now, actor)
        case NoData():
            return (why("already_said_empty", "EM-56"),) if now.is_said_empty else ()
        case Spy() | Assimilate() | NextRound() if now.claim:
            return (why("claim_waits", "EM-31", target_seat=now.claim.target),)
        case Spy():
            return _spy_problems(state, now, Seat(actor), action)
        case Assimilate():
            return _activation_problems(now, Seat(actor))
        case NextRound():
            is_theirs = actor in (now.leader, Voice.TABLE)
            return () if is_theirs else (why("not_round_leader", "EM-52", leader_seat=now.leader),)
        case _:
            return too_late(state, action)


def _spy_problems(state: EmergenceState, now: OnBoard, seat: Seat, spy: Spy) -> tuple[Reason, ...]:
    """What the reveal tells of a spy; where the two stand and that it was paid says the target (EM-53)."""
    if seat in now.did:
        return (why("already_acted", "EM-20"),)
    if spy.target not in state.seats:
        return (why("unknown_operative", "EM-10"),)
    actor, target = (
        Operative(one, None, on_start=False, knowledge=COSTS["spy"]) for one in (seat, Seat(spy.target))
    )
    stand = hostile.Standing(is_same_tile=spy.same_tile is not False, is_adjacent=False)
    return hostile.checks("spy", actor, target, now.shown, stand)


def _activation_problems(now: OnBoard, seat: Seat) -> tuple[Reason, ...]:
    """Who selected a step or a block cannot have activated a tile; nobody acts twice a round (EM-54)."""
    if seat in now.did:
        return (why("already_acted", "EM-20"),)
    selected = now.shown[seat].action
    return () if selected in MAY_ACTIVATE else (why("cannot_activate", "EM-54", selected=selected),)


def _word_problems(now: OnBoard, actor: Actor) -> tuple[Reason, ...]:
    """That no data is left is said by two: whoever says it first does not confirm it (EM-56)."""
    if not now.is_said_empty:
        return (why("nobody_said_empty", "EM-56"),)
    is_same = actor != Voice.TABLE and actor == now.said_empty
    return (why("another_confirms", "EM-56"),) if is_same else ()


def apply(state: EmergenceState, now: OnBoard, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phase `play`."""
    refuse_faults(problems(state, now, actor, action))
    match action:
        case Spy(target=target):
            claim = ClaimView(action="spy", actor=Seat(actor), target=Seat(target))
            claiming = replace(state, now=replace(now, claim=claim))
            return claiming.logged("claims", Seat(actor), target_seat=target, action="spy")
        case ConfirmClaim(agree=agree) if now.claim:
            return _answered(state, now, now.claim, agree)
        case Assimilate():
            seat = Seat(actor)
            board = replace(now, did=now.did | {seat})
            return replace(state, now=Holding(board, seat)).logged("activates", seat)
        case NextRound():
            return turns.next_round(state, now.leader)
        case NoData():
            by = seat_of(actor)
            said = replace(now, is_said_empty=True, said_empty=by)
            return replace(state, now=said).logged("said-empty", by)
        case ConfirmNoData(agree=True):
            return ending.without_data(state, now)
        case ConfirmNoData():
            unsaid = replace(now, is_said_empty=False, said_empty=None)
            return replace(state, now=unsaid).logged("not-empty", seat_of(actor))
        case _:
            raise wrong_phase(state, action)


def _answered(state: EmergenceState, now: OnBoard, claim: ClaimView, agree: bool) -> EmergenceState:
    """The target says whether the spy stands there and has paid; a no costs nothing."""
    after = replace(now, claim=None)
    if not agree:
        return replace(state, now=after).logged(
            "claim-denied", claim.actor, target_seat=claim.target, action=claim.action
        )
    return replace(
        state,
        now=replace(after, did=now.did | {claim.actor}),
        spyings=(*state.spyings, hostile.spying(state, claim)),
    ).logged("spied", claim.actor, target_seat=claim.target, paid=COSTS["spy"])
