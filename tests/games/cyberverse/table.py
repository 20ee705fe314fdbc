"""A table in the middle of a game, set up as a test needs it."""

from __future__ import annotations

from typing import Any

from companion.games.cyberverse import GAME
from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.state import CyberverseState, is_in
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.phases import Entering, Shifting
from companion.games.cyberverse.state.site import Site
from companion.games.cyberverse.views import CyberverseView
from companion.kernel.action import Rejection
from companion.kernel.seat import Actor, Seat, Viewer, Voice
from companion.kernel.view import WhyNot
from tests.games.cyberverse.printed import sheet
from tests.games.walking import seed

ECO, FSB, NOVA, RED = (Seat(name) for name in ("eco", "fsb", "nova", "red"))
SEATS = (ECO, FSB, NOVA, RED)
TABLE = Voice.TABLE
EVENT = {"name": "Curfew", "duration": 1}


def say(state: CyberverseState, actor: Actor, do: str, **fields: Any) -> CyberverseState:
    """One action as it arrives from a phone."""
    return GAME.apply(state, actor, GAME.actions.validate_python({"do": do, **fields}))


def refused(state: CyberverseState, actor: Actor, do: str, **fields: Any) -> list[str]:
    """The codes of a refusal, as the rules spell them; empty when it is accepted."""
    try:
        say(state, actor, do, **fields)
    except Rejection as no:
        return [f"E_{reason.code.removeprefix('cyberverse.').upper()}" for reason in no.reasons]
    return []


def view(state: CyberverseState, viewer: Viewer = None) -> CyberverseView:
    """What somebody sees."""
    return GAME.view(state, viewer)


def offered(state: CyberverseState, seat: Seat) -> set[str]:
    """What a seat's phone offers."""
    return {choice.do for choice in view(state, seat).choices}


def closed(state: CyberverseState, seat: Seat) -> dict[str, tuple[WhyNot, ...]]:
    """What a seat's menu shows as closed, and why."""
    return {one.do: one.why for one in view(state, seat).my_closed}


def fix(state: CyberverseState, of: str, **fields: Any) -> CyberverseState:
    """The table puts something right."""
    return say(state, TABLE, "correct", fix={"of": of, **fields}, reason="as the test needs it")


def fresh(count: int = 3, number: int = 1, /, **options: Any) -> CyberverseState:
    """A game at its first state."""
    return GAME.setup(CyberverseOptions(**options), SEATS[:count], seed(number))


def begun(count: int = 3, /, *, agents: Any = (), **options: Any) -> CyberverseState:
    """Turn 1, Event phase: everybody has one agent in HQ (`agents`: values of the sheets, in seat order).

    ECO chooses first, so the last seat is first in turn 1.
    """
    state = say(fresh(count, **options), TABLE, "begin", chooser=ECO, story_vp=4)
    for at, seat in enumerate(SEATS[:count]):
        values = {
            "name": f"{seat.upper()} 1",
            "initiative": 5 + at,
            **(agents[at] if at < len(agents) else {}),
        }
        state = say(state, seat, "first_agent", sheet=sheet(**values))
    return state


def agent(state: CyberverseState, seat: Seat, at: int = 0) -> Agent:
    """The agent of a seat, oldest first."""
    return [one for one in state.agents.values() if one.seat == seat][at]


def on(state: CyberverseState, seat: Seat, district: int, at: int = 0, **more: Any) -> CyberverseState:
    """An agent stands in a district."""
    return fix(state, "agent", agent=agent(state, seat, at).id, district=district, **more)


def hired(state: CyberverseState, seat: Seat, name: str, district: int = 0, **values: Any) -> CyberverseState:
    """One more agent."""
    return fix(state, "new_agent", seat=seat, sheet=sheet(name, **values), district=district)


def equipped(state: CyberverseState, seat: Seat, kind: str, at: int = 0, **values: Any) -> CyberverseState:
    """One more supply token for an agent."""
    card = {"kind": kind, "name": kind.title(), "price": 300, **values}
    return fix(state, "new_supply", agent=agent(state, seat, at).id, card=card)


def supply(state: CyberverseState, seat: Seat, slot: int = 0, at: int = 0) -> str:
    """The id of a token in a slot."""
    return agent(state, seat, at).supply[slot].id


def evented(state: CyberverseState, **card: Any) -> CyberverseState:
    """The Event phase is done, with this event."""
    if is_in(state, Shifting):
        state = say(state, TABLE, "shift_news")
    state = say(state, TABLE, "draw_event", card={**EVENT, **card})
    state = say(state, TABLE, "place_event")
    return say(state, TABLE, "place_henchmen") if is_in(state, Entering) else state


def strategy(state: CyberverseState, **card: Any) -> CyberverseState:
    """The Strategy phase begins."""
    return say(evented(state, **card), TABLE, "next_phase")


def activation(state: CyberverseState, **card: Any) -> CyberverseState:
    """The Activation phase begins, nobody having done anything in Strategy."""
    state = strategy(state, **card) if state.phase == "event" else state
    for seat in state.order:
        state = say(state, seat, "end_strategy") if seat not in state.now.finished else state
    return say(state, TABLE, "next_phase")


def auxiliary(state: CyberverseState, **card: Any) -> CyberverseState:
    """Auxiliary actions begin: every called agent stays."""
    state = activation(state, **card) if state.phase in ("event", "strategy") else state
    while called := view(state).activation.called:  # type: ignore[union-attr]
        state = say(state, state.agents[called].seat, "stay", agent=called)
    return state


def passed(state: CyberverseState) -> CyberverseState:
    """Activation is over: the table lets everybody pass."""
    state = auxiliary(state)
    while view(state).activation.auxiliary:  # type: ignore[union-attr]
        state = say(state, TABLE, "pass_action")
    return state


def investigation(state: CyberverseState) -> CyberverseState:
    """The Investigation phase begins."""
    return say(passed(state), TABLE, "next_phase")


def brawled(state: CyberverseState, colour: str = "green", henchmen: Any = ()) -> CyberverseState:
    """The brawl card of this district is drawn."""
    return say(state, TABLE, "draw_brawl", card={"colour": colour, "henchmen": list(henchmen)})


def peaceful(state: CyberverseState) -> CyberverseState:
    """On to the next question that is not about brawls and fights: everybody says no."""
    while is_in(state, Site) and state.now.step in ("brawl", "declare", "teammates"):
        if state.now.step == "brawl":
            state = brawled(state)
            continue
        now = view(state).investigation
        assert now is not None
        if now.teammates:
            state = say(state, now.teammates.seat, "pass_teammates", agent=now.teammates.agent)
        for seat in now.to_declare:
            state = say(state, seat, "declare_fight", fight=False)
    return state


def payday(state: CyberverseState) -> CyberverseState:
    """Payday begins; nobody did anything that could be left out."""
    if state.phase != "investigation":
        state = investigation(state)
    while is_in(state, Site):
        state = quiet(state)
    return say(state, TABLE, "next_phase")


def quiet(state: CyberverseState) -> CyberverseState:
    """The least somebody can do now in the Investigation phase."""
    state = peaceful(state)
    now = view(state).investigation
    if now is None:
        return state
    for one in now.hackers:
        return say(state, state.agents[one].seat, "skip_hack", agent=one)
    if now.mission_seat:
        return say(state, now.mission_seat, "end_missions")
    if now.influence_seat:
        return say(state, now.influence_seat, "influence")
    return state


def told(state: CyberverseState, *cards: Any) -> CyberverseState:
    """Cards somebody has typed."""
    for card in cards:
        state = say(state, TABLE, "tell_card", card=card)
    return state
