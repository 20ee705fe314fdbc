"""From phase to phase, with what is mandatory."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.cyberverse.rules import (
    activation,
    auxiliary,
    ending,
    event,
    investigation,
    missions,
    ordering,
    payday,
)
from companion.games.cyberverse.rules.ledger import team
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.rules.support import over_limit
from companion.games.cyberverse.state import CyberverseState, StateIn, entered, is_in
from companion.games.cyberverse.state.phases import (
    Activation,
    Entering,
    Entries,
    EventStep,
    Happened,
    Paid,
    Placing,
    Strategy,
)
from companion.games.cyberverse.state.site import Site
from companion.games.cyberverse.views import CheckItem
from companion.games.cyberverse.words import DISTRICTS, Phase
from companion.kernel.action import Fact
from companion.kernel.seat import Actor, Seat

NEXT: Final[dict[Phase, Phase]] = {
    "event": "strategy",
    "strategy": "activation",
    "activation": "investigation",
    "investigation": "payday",
    "payday": "event",
}


def _item(
    code: str, is_done: bool, is_mandatory: bool = True, do: str = "", facts: dict[str, Fact] | None = None
) -> CheckItem:
    """One line of the checklist."""
    return CheckItem(code=code, is_done=is_done, is_mandatory=is_mandatory, do=do, facts=facts or {})


def checklist(state: CyberverseState) -> tuple[CheckItem, ...]:
    """What this phase asks for."""
    if is_in(state, EventStep):
        return _event(state)
    if is_in(state, Strategy):
        return (*_strategy(state), *_investigations(state))
    if is_in(state, Activation):
        return _activation(state)
    match state.phase:
        case "setup":
            boards: dict[str, Fact] = {"boards": tuple(board.card.name for board in state.boards.values())}
            return (
                _item("boards", True, False, "set_district", boards),
                _item("begin", False, True, "begin"),
            )
        case "agents":
            return tuple(
                _item("first_agent", bool(team(state, seat)), True, "first_agent", {"org_seat": seat})
                for seat in state.seats
            )
        case "investigation":
            return _investigation(state)
        case "payday":
            return _payday(state)
        case _:
            return ()


def _strategy(state: StateIn[Strategy]) -> tuple[CheckItem, ...]:  # CV-25
    """One line an organization."""
    return tuple(
        _item("strategy", seat in state.now.finished, True, "end_strategy", {"org_seat": seat})
        for seat in state.order
    )


def _event(state: StateIn[EventStep]) -> tuple[CheckItem, ...]:
    """The order, then the four steps of the news."""
    now = state.now
    card = now.card if isinstance(now, Placing | Entering | Happened) else None
    drawn: dict[str, Fact] = {"event": card.name, "duration": card.duration} if card else {}
    left: dict[str, Fact] = {"left": state.news_left or ("–",), "count": len(state.news_left)}
    placed: dict[str, Fact] = {"slot": card.duration if card else 0}
    henchmen: dict[str, Fact] = {
        "count": len(card.henchmen) if card else 0,
        "henchmen": tuple(f"{name} ({zone or '–'})" for name, zone in event.to_place(state)) or ("–",),
        "district": state.boards[card.district].card.name if card and card.district else "–",
    }
    ticks = event.ticks(state.now)
    return (
        _item("order", True, state.turn > 1, "", {"order_seats": state.order}),
        _item("shifted", "shifted" in ticks, True, "shift_news", left),
        _item("drawn", "drawn" in ticks, True, "draw_event", drawn),
        _item("placed", "placed" in ticks, True, "place_event", placed),
        _item("henchmen", "henchmen" in ticks, True, "place_henchmen", henchmen),
        *_investigations(state),
    )


def _investigations(state: CyberverseState) -> tuple[CheckItem, ...]:  # CV-12
    """Folders wait for their cards, drawn and typed before they matter; nothing stops for it."""
    late = tuple(
        seat
        for seat in state.order
        if any(folder.name is None for story in state.orgs[seat].stories for folder in story.folders)
    )
    if not late and state.turn > 1:
        return ()
    return (_item("investigations", not late, False, "", {"orgs_seats": late}),)


def _activation(state: StateIn[Activation]) -> tuple[CheckItem, ...]:
    """Who bled, who is called, whose auxiliary action it is."""
    called, turn = activation.calls(state), auxiliary.now(state)
    agent = called[0] if called else None
    call: dict[str, Fact] = {"agent": agent.sheet.name, "org_seat": agent.seat} if agent else {}
    left: dict[str, Fact] = {"org_seat": turn[0]} if turn else {}
    is_called = not called and state.now.moving is None
    bled: dict[str, Fact] = {"agents": state.now.bled or ("–",), "count": len(state.now.bled)}
    return (
        _item("bleed", True, True, "", bled),
        _item("calls", is_called, True, "activate", call),
        _item("auxiliary", is_called and turn is None and not state.now.looking, True, "", left),
    )


def _investigation(state: CyberverseState) -> tuple[CheckItem, ...]:
    """One line a district."""
    now = state.now
    return tuple(
        _item(
            "district",
            not isinstance(now, Site) or number in (*now.done, *now.skipped),
            True,
            "",
            {"number": number, "district": state.boards[number].card.name},
        )
        for number in DISTRICTS
    )


def _payday(state: CyberverseState) -> tuple[CheckItem, ...]:
    """All entries, then the support limit once more (CV-85)."""
    late = payday.waiting(state)
    over, is_paid = over_limit(state), is_in(state, Paid)
    return (
        _item("entries", is_paid, True, "pay", {"waiting_seats": late}),
        _item("support", is_paid and not over, True, "discard_support", {"waiting_seats": over}),
    )


def missing(state: CyberverseState) -> tuple[str, ...]:
    """Codes of what is still to do before the next phase."""
    open_items = [item.code for item in checklist(state) if item.is_mandatory and not item.is_done]
    if over_limit(state):
        open_items.append("support")
    if state.last.open_test:
        open_items.append("settle")
    return tuple(dict.fromkeys(open_items))


def waits_for(state: CyberverseState) -> tuple[Seat, ...]:
    """Whom the next phase waits for, when it is somebody in particular."""
    return over_limit(state) or (payday.waiting(state) if state.phase == "payday" else ())


def advanced(state: CyberverseState, actor: Actor) -> CyberverseState:
    """On to the next phase; locked while something mandatory is open (CV-20)."""
    if state.phase not in NEXT:
        raise refusal("no_next_phase", "CV-20")
    event.check_first(state, actor)
    still = missing(state)
    if still:
        raise refusal("still_to_do", "CV-20", item=still[0], items=still)
    state = replace(state, phases=state.phases + 1)
    if state.phase == "payday":
        return _next_turn(state)
    phase = NEXT[state.phase]
    state = state.logged("phase", None, phase=phase)
    if state.options.order_recalc == "phase":
        state = ordering.ordered(state)
    match phase:
        case "activation":
            return activation.begun(state)
        case "investigation":
            return investigation.begun(state)
        case "payday":
            return entered(state, Entries())
        case _:
            return entered(state, Strategy())


def _next_turn(state: CyberverseState) -> CyberverseState:  # CV-87
    """End of the turn: the plots get their point, then the end test, then the next turn (CV-86)."""
    state = replace(state, history=(*state.history, ordering.point(state)))
    ended = ending.tested(missions.forgotten(state))
    return ended if ended.phase == "scoring" else ordering.begun(ended, state.turn + 1)


def settled(state: CyberverseState) -> CyberverseState:  # CV-30
    """What goes on by itself after every action; nothing while support cards have to go first."""
    if state.phase in ("setup", "agents", "scoring", "over") or over_limit(state) or state.last.open_test:
        return state
    if state.options.end_timing == "immediate":
        state = ending.tested(state)
    if is_in(state, Site):
        return investigation.settled(state)
    if is_in(state, Entries) and not payday.waiting(state):
        return payday.opened(state)
    return state
