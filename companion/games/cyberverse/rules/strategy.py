"""The Strategy phase: any of the menu in any order, one organization after the other (CV-25)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import (
    Buy,
    CyberverseAction,
    EndStrategy,
    KeepStory,
    LookAtStories,
    Repair,
    TakeSupport,
    Train,
)
from companion.games.cyberverse.rules import buying, repairing, stories, support, training
from companion.games.cyberverse.rules.ledger import own_agent
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import refusal, wrong_phase
from companion.games.cyberverse.state import CyberverseState, StateIn
from companion.games.cyberverse.state.phases import Strategy
from companion.kernel.seat import Actor, Seat


def now(state: StateIn[Strategy]) -> Seat | None:
    """Whose Strategy it is: one organization finishes before the next."""
    if state.now.looking:
        return state.now.looking.seat
    return next((seat for seat in state.order if seat not in state.now.finished), None)


def menu(state: StateIn[Strategy], seat: Seat) -> dict[str, Reasons]:
    """What an organization may do in its turn, each with what speaks against it."""
    found = {
        "buy": buying.closed(state, seat),
        "repair": repairing.closed(state, seat),
        "take_support": support.closed(state, seat),
        "train": training.closed(state, seat),
    }
    if state.options.story_phase != "activation":
        found["look_at_stories"] = stories.problems(state, seat)
    return found


def apply(state: StateIn[Strategy], actor: Actor, action: CyberverseAction) -> CyberverseState:
    """The Strategy phase, in turn order."""
    seat = Seat(actor)
    is_story = isinstance(action, LookAtStories | KeepStory)
    if not isinstance(action, Buy | Repair | TakeSupport | Train | EndStrategy) and not (
        is_story and state.options.story_phase != "activation"
    ):
        raise wrong_phase(state, action)
    turn = now(state)
    if turn != seat:
        raise refusal("not_your_turn", "CV-25", turn_seat=turn or state.order[0])
    if state.now.looking and not isinstance(action, KeepStory):
        raise refusal("keep_one", "CV-43")
    match action:
        case Buy(agent=agent_id, card=card):
            return buying.bought(state, own_agent(state, seat, agent_id), card)
        case Repair(supply=supply):
            return repairing.repaired(state, seat, supply)
        case TakeSupport():
            return support.taken(state, seat, action)
        case Train(agent=agent_id, heal=heal):
            return training.trained(state, own_agent(state, seat, agent_id), heal)
        case EndStrategy():
            state = replace(state, now=replace(state.now, finished=state.now.finished | {seat}))
            return state.logged("strategy-done", seat)
        case _:
            return stories.apply(state, seat, action)
