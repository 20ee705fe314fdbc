"""The Event phase: shift, draw, place, henchmen."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from companion.games.cyberverse.actions import (
    CyberverseAction,
    DrawEvent,
    PlaceEvent,
    PlaceHenchmen,
    ShiftNews,
)
from companion.games.cyberverse.packs.cards import EventCard
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules.ledger import named, remembered
from companion.games.cyberverse.rules.places import figures
from companion.games.cyberverse.rules.refusals import refusal, wrong_phase
from companion.games.cyberverse.state import CyberverseState, S, StateIn, entered
from companion.games.cyberverse.state.board import Henchman, News
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.phases import (
    Drawing,
    Entering,
    EventStep,
    Happened,
    Placed,
    Placing,
    Shifting,
)
from companion.games.cyberverse.sums import track, zones
from companion.kernel.action import Rejection
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Voice

STEPS: Final = ("shifted", "drawn", "placed", "henchmen")
WAITING: Final = (Shifting, Drawing, Placing, Entering, Happened)
"""What the phase is in before each step, and after the last one."""


def ticks(now: EventStep) -> frozenset[str]:
    """The steps that are done."""
    return frozenset(STEPS[: WAITING.index(type(now))])


def apply(state: StateIn[EventStep], actor: Actor, action: CyberverseAction) -> CyberverseState:
    """The Event phase, step by step, by the first player or the table (CV-21)."""
    if not isinstance(action, ShiftNews | DrawEvent | PlaceEvent | PlaceHenchmen):
        raise wrong_phase(state, action)
    check_first(state, actor)
    match action, state.now:
        case ShiftNews(), Shifting():
            return _shifted(state)
        case DrawEvent(card=card), Drawing():
            return _drawn(state, card)
        case PlaceEvent(), Placing(card=card):
            return _placed(state, card)
        case PlaceHenchmen(), Entering(card=card, district=district):
            state, arrived_now = arrived(state, district, card.henchmen)
            return entered(state, Happened(card, arrived_now))
        case _:
            raise _out_of_turn(state.now, action)


def _out_of_turn(now: EventStep, action: CyberverseAction) -> Rejection:
    """Done already, or something else comes first."""
    wanted = STEPS[(ShiftNews, DrawEvent, PlaceEvent, PlaceHenchmen).index(type(action))]
    if wanted in ticks(now):
        return refusal("ticked", "CV-21", item=wanted)
    missing = STEPS[WAITING.index(type(now))]
    return refusal("still_to_do", "CV-21", item=missing, items=(missing,))


def check_first(state: CyberverseState, actor: Actor) -> None:  # CV-2
    """The first player of the turn drives it; the table may."""
    if actor not in (state.order[0], Voice.TABLE):
        raise refusal("not_first", "CV-21", first_seat=state.order[0])


def _shifted(state: CyberverseState) -> CyberverseState:  # CV-22
    """Slot 1 leaves with its staff tokens, everything else moves down."""
    before = {news.id: at for at, news in enumerate(state.news, start=1) if news}
    slots, left = track.shifted(state.news)
    slots = tuple(replace(news, was=before[news.id]) if news else None for news in slots)
    names = (left.card.name,) if left else ()
    state = replace(state, now=Drawing(), news=slots, news_left=names)
    return state.logged("shifted", state.order[0], left=names or ("–",), count=len(names))


def _drawn(state: CyberverseState, card: EventCard) -> CyberverseState:
    refuse_faults(faults(card, state.options.news_slots))
    state = replace(remembered(state, card), now=Placing(card))
    return state.logged("event", state.order[0], event=card.name, duration=card.duration)


def _placed(state: CyberverseState, card: EventCard) -> CyberverseState:  # CV-22
    """Into the slot of its duration; a card there goes, or it does itself (A19)."""
    state, event_id = named(state, "e")
    slots, gone = track.placed(state.news, News(event_id, card), card.duration, state.options.news_clash)
    pushed = (gone.card.name,) if gone else ()
    state = replace(state, now=_after(card), news=slots, news_left=(*state.news_left, *pushed))
    state = state.logged("placed", state.order[0], event=card.name, slot=card.duration)
    if pushed:
        state = state.logged("pushed-out", None, event=pushed[0])
    return state


def _after(card: EventCard) -> Entering | Happened:
    """Henchmen enter once, at most three in a district; without any the phase is through (CV-23)."""
    return Happened(card) if card.district is None or not card.henchmen else Entering(card, card.district)


def to_place(state: StateIn[EventStep]) -> Placed:
    """The henchmen of the drawn event with their zones: where they go, or once it is done where they went."""
    match state.now:
        case Placing(card=card) | Entering(card=card) if card.district is not None:
            return spots(state, card.district, card.henchmen)
        case Happened(arrived=arrived_now):
            return arrived_now
        case _:
            return ()


def spots(state: CyberverseState, district: int, names: tuple[str, ...]) -> Placed:  # CV-50
    """Which zone each of them gets; None: no room."""
    here, count = figures(state, district), state.boards[district].card.zones
    wild = Counter(one.zone for one in here if _is_wild(one))
    tame = Counter(one.zone for one in here if not _is_wild(one))
    found = zones.placed(
        [tame[zone] for zone in range(1, count + 1)], [wild[zone] for zone in range(1, count + 1)], len(names)
    )
    return tuple(zip(names, found, strict=True))


def arrived(state: S, district: int, names: tuple[str, ...]) -> tuple[S, Placed]:  # CV-50
    """Henchmen come to a board, one by one into zones 1, 2, 3 … (A55)."""
    placed = spots(state, district, names)
    for name, zone in placed:
        if zone is not None:
            state, figure = named(state, "h")
            new = Henchman(figure, name, district, zone)
            state = replace(state, henchmen={**state.henchmen, figure: new})
    came = tuple(f"{name} ({zone})" for name, zone in placed if zone is not None)
    board = state.boards[district].card.name
    if came:
        state = state.logged("henchmen", None, henchmen=came, district=board)
    surplus = tuple(name for name, zone in placed if zone is None)
    if surplus:
        state = state.logged("no-room", None, henchmen=surplus, district=board)
    return state, placed


def _is_wild(figure: Agent | Henchman) -> bool:
    """A henchman nobody has recruited."""
    return isinstance(figure, Henchman) and figure.seat is None
