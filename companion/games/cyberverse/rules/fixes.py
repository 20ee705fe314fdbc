"""What every kind of correction needs: who is meant, what was given, what the log says of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.state.organization import Agent
from companion.kernel.action import Fact
from companion.kernel.seat import Seat

Lines = Iterator[tuple[str, dict[str, Fact]]]
"""Every value that is another one now, with what it was: names of lines in the log, and their facts."""


def said(name: str, /, **facts: Fact) -> tuple[str, dict[str, Fact]]:
    """One line of the log; whose word it was and why is added to all alike."""
    return name, facts


def known_seat(state: CyberverseState, seat: Seat) -> Seat:
    """A seat of this table, or `Rejection`."""
    if seat not in state.seats:
        raise refusal("unknown_seat", "CV-90")
    return seat


def known_agent(state: CyberverseState, agent_id: str) -> Agent:
    """An agent in play, or `Rejection`."""
    if agent_id not in state.agents:
        raise refusal("no_agent", "CV-90")
    return state.agents[agent_id]


def given(**fields: Any) -> dict[str, Any]:
    """Only what was given."""
    return {name: value for name, value in fields.items() if value is not None}
