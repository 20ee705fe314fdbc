"""The end test and the score sheet, opened row by row."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.options import switches
from companion.games.cyberverse.rules import missions, ordering
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import CyberverseState, entered, is_in
from companion.games.cyberverse.state.phases import Over, Scoring
from companion.games.cyberverse.sums import scoring
from companion.games.cyberverse.views.reports import Trigger
from companion.games.cyberverse.words import SCORE_ROWS
from companion.kernel.seat import Seat


def finals(state: CyberverseState) -> list[scoring.Final]:
    """What everybody has, in seat order."""
    return [
        scoring.Final(
            seat,
            tuple(story.vp for story in org.resolved),
            org.cash,
            org.influence,
            missions.counted(state, seat),
        )
        for seat, org in state.orgs.items()
    ]


def sheet(state: CyberverseState) -> scoring.Score:  # CV-88
    """The whole score sheet."""
    return scoring.score(finals(state), switches(state.options, scoring.Rulings), state.order)


def tested(state: CyberverseState) -> CyberverseState:  # CV-87
    """The end test: stories or domination lead to the score sheet."""
    found = scoring.triggers(finals(state), by_domination=state.options.end_by_domination)
    if not found:
        return state
    triggers = tuple(Trigger(seat=Seat(org), why=reason) for org, reason in found)
    state = entered(state, Scoring(triggers))
    if state.history[-1].turn != state.turn:
        state = replace(state, history=(*state.history, ordering.point(state)))
    last = replace(state.last, open_test=None)
    state = replace(state, last=last, phases=state.phases + 1)
    return state.logged("ended", triggers[0].seat, why=triggers[0].why)


def opened(state: CyberverseState) -> CyberverseState:
    """One more row; after the last one the game is over (CV-89)."""
    if not is_in(state, Scoring):
        raise refusal("no_score_yet", "CV-87")
    rows, triggers = state.now.rows + 1, state.now.triggers
    state = entered(state, Scoring(triggers, rows))
    state = state.logged("row", None, row=SCORE_ROWS[rows - 1])
    if rows < len(SCORE_ROWS):
        return state
    done = sheet(state)
    winners = tuple(map(Seat, done.winners))
    state = entered(replace(state, proposal=None), Over(triggers, rows))
    points = done.rows[done.winners[0]].total
    return state.logged("won", winners[0], winners_seats=winners, points=points, by=done.decided_by)
