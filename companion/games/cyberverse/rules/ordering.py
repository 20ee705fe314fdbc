"""Turn order, frozen for the turn, and the beginning of a turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from companion.games.cyberverse.rules.ledger import team
from companion.games.cyberverse.state import CyberverseState, S
from companion.games.cyberverse.state.phases import Drawing, Shifting
from companion.games.cyberverse.sums import wealth
from companion.games.cyberverse.views.board import HistoryPoint, OrderLine, SeatPoint
from companion.kernel.seat import Seat


def standings(state: CyberverseState) -> dict[str, wealth.Standing]:
    """Cash and initiatives of everybody, now."""
    return {
        seat: wealth.Standing(seat, org.cash, tuple(agent.sheet.initiative for agent in team(state, seat)))
        for seat, org in state.orgs.items()
    }


def first_turn(state: CyberverseState, choosers: tuple[Seat, ...]) -> CyberverseState:  # CV-7
    """Turn 1: the last chooser begins (A2)."""
    order = tuple(map(Seat, wealth.first_order(choosers, state.options.first_turn_order)))
    here = standings(state)
    places = tuple(_place(at, here[seat], "chosen") for at, seat in enumerate(order, start=1))
    state = replace(state, order=order, places=places, history=(point(state),))
    return begun(state, 1)


def ordered(state: S) -> S:  # CV-8
    """The order by wealth, with what decided it."""
    here = standings(state)
    order = wealth.turn_order(list(here.values()), state.order, state.options.turn_order_no_agent)
    places = tuple(
        _place(at, here[one.org], one.decided_by)
        for at, one in enumerate(wealth.decided(here, order), start=1)
    )
    return replace(state, order=tuple(map(Seat, order)), places=places)


def _place(at: int, one: wealth.Standing, why: wealth.Decided | Literal["chosen"]) -> OrderLine:
    seat = Seat(one.org)
    return OrderLine(place=at, seat=seat, cash=one.cash, initiative=one.lowest, decided_by=why)


def begun(state: CyberverseState, turn: int) -> CyberverseState:  # CV-21, CV-86
    """The Event phase of a new turn: flags are cleared; an empty track need not be shifted."""
    agents = {
        at: replace(agent, trained=False, recruited=False, rescued=False, hacked=False, answered="", tried=())
        for at, agent in state.agents.items()
    }
    state = replace(state, turn=turn, agents=agents)
    if turn > 1:
        state = ordered(state)
    state = replace(
        state,
        now=Shifting() if any(state.news) else Drawing(),
        news_left=(),
        news=tuple(replace(news, was=None) if news else None for news in state.news),
        orgs={
            seat: replace(org, actions=0, support_taken=False, story_taken=False)
            for seat, org in state.orgs.items()
        },
    )
    return state.logged("turn", state.order[0], turn=turn, order_seats=state.order)


def point(state: CyberverseState) -> HistoryPoint:
    """Where everybody stands at the end of this turn, for the plots."""
    return HistoryPoint(
        turn=state.turn,
        seats=tuple(
            SeatPoint(seat=seat, cash=org.cash, influence=sum(org.influence), stories=len(org.resolved))
            for seat, org in state.orgs.items()
        ),
    )
