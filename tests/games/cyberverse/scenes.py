"""Scenes that several tests begin with: a mission, a stacked deck, a fight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.state.organization import ModifierDeck
from companion.games.cyberverse.sums.combat import Aimed, Result, resolve
from companion.games.cyberverse.sums.fighters import Fighter
from companion.games.cyberverse.views import InvestigationView
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat
from tests.games.cyberverse.printed import HENCHMEN
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    agent,
    begun,
    brawled,
    fix,
    investigation,
    on,
    peaceful,
    say,
    told,
    view,
)

GUN = {"kind": "weapon", "name": "Hand Gun", "price": 300, "bonus": 3, "type": "ranged"}
AGENT = Fighter("agent", "ECO", 3, 3, combat=4)
TARGET = Fighter("agent", "FSB", 3, 3)
HENCHMAN = Fighter("henchman", "HENCHMEN", 2, 2)


def turn(state: CyberverseState) -> Seat:
    """Whose turn it is."""
    now = view(state).turn_of
    assert now is not None
    return now


def event_id(state: CyberverseState) -> str:
    """The first event on the track."""
    return next(slot.event.id for slot in view(state).news.slots if slot.event)


def mission(state: Any, kind: str = "test", district: int = 1, **more: Any) -> Any:
    """ECO has one mission in the yellow folder."""
    tests = [{"feature": "analysis", "threshold": 2}] if kind == "test" else []
    line = {
        "name": "Ledger",
        "district": district,
        "kind": kind,
        "tests": tests,
        "reward": 200,
        "xp": 1,
        **more,
    }
    card = {"name": "File", "colour": "yellow", "missions": [line]}
    return say(state, ECO, "open_investigation", story=state.orgs[ECO].stories[0].id, folder=0, card=card)


def stacked(state: Any, *cards: int) -> Any:
    """ECO's deck in a known order."""
    org = replace(state.orgs[ECO], deck=ModifierDeck(Hidden(cards), shuffles=1))
    return replace(state, orgs={**state.orgs, ECO: org})


def influencing(own: int, rival: int) -> Any:
    """ECO is alone in district 1."""
    state = on(begun(2), ECO, 1)
    for seat, tokens in ((FSB, rival), (ECO, own)):
        state = fix(state, "influence", seat=seat, district=1, tokens=tokens) if tokens else state
    return peaceful(investigation(state))


def site(state: CyberverseState) -> InvestigationView:
    """The district of the Investigation phase, as everybody sees it."""
    found = view(state).investigation
    assert found is not None
    return found


def prepared(count: int = 2, *, zone: int = 1, **options: Any) -> CyberverseState:
    """ECO and FSB stand in district 1, FSB in this zone; the Investigation phase has not begun."""
    return told(on(on(begun(count, **options), ECO, 1), FSB, 1, zone=zone), *HENCHMEN)


def fighting(
    state: CyberverseState,
    *,
    colour: str = "green",
    henchmen: Any = (),
    tokens: Mapping[Seat, Any] = MappingProxyType({}),
) -> CyberverseState:
    """A fight that both want, with these tokens by seat."""
    state = brawled(investigation(state), colour, henchmen)
    for seat in (ECO, FSB):
        if view(state).step == "declare":
            state = say(state, seat, "declare_fight", fight=True)
    for one in [line for line in site(state).tokens if line.state == "choosing"]:
        assert one.seat is not None
        state = say(state, one.seat, "seal_token", agent=one.figure, token=tokens.get(one.seat))
    return state


def attacked(state: CyberverseState, **more: Any) -> CyberverseState:
    """ECO's first agent attacks FSB's."""
    asked: dict[str, Any] = {
        "attacker": agent(state, ECO).id,
        "aims": [{"target": agent(state, FSB).id}],
        **more,
    }
    return say(state, ECO, "attack", **asked)


def free_test(state: CyberverseState, **more: Any) -> CyberverseState:
    """ECO's first agent takes a test of Analysis against 3."""
    asked = {"agent": agent(state, ECO).id, "feature": "analysis", "threshold": 3, "reason": "a card", **more}
    return say(state, ECO, "free_test", **asked)


def report(state: CyberverseState) -> Any:
    """The last test."""
    found = view(state).test
    assert found is not None
    return found


def fought(attacker: Fighter, target: Fighter, how: Any = "same", **more: Any) -> Result:
    """One attack on one target, by the maths alone."""
    grill = more.pop("grill", None)
    return resolve(attacker, (Aimed(target, how, grill=grill),), **more)
