"""The Event phase: shift, draw, place, henchmen (CV-21..24)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from companion.games.cyberverse.actions import (
    CyberverseAction,
    DrawEvent,
    PlaceEvent,
    PlaceHenchmen,
    ShiftNews,
)
from companion.games.cyberverse.packs.cards import EventCard
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules.ledger import logged, named, remembered
from companion.games.cyberverse.rules.places import figures
from companion.games.cyberverse.rules.refusals import refusal, refuse_faults, wrong_phase
from companion.games.cyberverse.state import Agent, CyberverseState, Henchman, News
from companion.games.cyberverse.sums import track, zones
from companion.kernel.seat import Actor, Voice

STEPS = ("shifted", "drawn", "placed", "henchmen")


def apply(state: CyberverseState, actor: Actor, action: CyberverseAction) -> CyberverseState:
    """The Event phase, step by step, by the first player or the table (CV-21)."""
    if not isinstance(action, ShiftNews | DrawEvent | PlaceEvent | PlaceHenchmen):
        raise wrong_phase(state, action)
    check_first(state, actor)
    wanted = STEPS[(ShiftNews, DrawEvent, PlaceEvent, PlaceHenchmen).index(type(action))]
    if wanted in state.ticks:
        raise refusal("ticked", "CV-21", item=wanted)
    missing = next(step for step in STEPS if step not in state.ticks)
    if missing != wanted:
        raise refusal("still_to_do", "CV-21", item=missing, items=(missing,))
    match action:
        case ShiftNews():
            return _shifted(state)
        case DrawEvent(card=card):
            return _drawn(state, card)
        case PlaceEvent():
            return _placed(state)
        case PlaceHenchmen():
            return _henchmen(state)


def check_first(state: CyberverseState, actor: Actor) -> None:
    """The first player of the turn drives it; the table may (CV-2, CV-21)."""
    if actor not in (state.order[0], Voice.TABLE):
        raise refusal("not_first", "CV-21", first_seat=state.order[0])


def _ticked(state: CyberverseState, *items: str) -> CyberverseState:
    return replace(state, ticks=state.ticks | set(items))


def _shifted(state: CyberverseState) -> CyberverseState:
    """Slot 1 leaves with its staff tokens, everything else moves down (CV-22)."""
    before = {news.id: at for at, news in enumerate(state.news, start=1) if news}
    slots, left = track.shifted(state.news)
    slots = tuple(replace(news, was=before[news.id]) if news else None for news in slots)
    names = (left.card.name,) if left else ()
    state = replace(_ticked(state, "shifted"), news=slots, news_left=names)
    return logged(state, "shifted", state.order[0], left=names or ("–",), count=len(names))


def _drawn(state: CyberverseState, card: EventCard) -> CyberverseState:
    refuse_faults(faults(card, state.options.news_slots))
    state = replace(_ticked(remembered(state, card), "drawn"), drawn=card)
    return logged(state, "event", state.order[0], event=card.name, duration=card.duration)


def _card(state: CyberverseState) -> EventCard:
    assert state.drawn is not None, "the steps come in order"  # noqa: S101 - the ticks guarantee it
    return state.drawn


def _placed(state: CyberverseState) -> CyberverseState:
    """Into the slot of its duration; a card there goes, or it does itself (CV-22, A19)."""
    card = _card(state)
    state, event_id = named(state, "e")
    slots, gone = track.placed(state.news, News(event_id, card), card.duration, state.options.news_clash)
    pushed = (gone.card.name,) if gone else ()
    state = replace(_ticked(state, "placed"), news=slots, news_left=(*state.news_left, *pushed))
    state = logged(state, "placed", state.order[0], event=card.name, slot=card.duration)
    if pushed:
        state = logged(state, "pushed-out", None, event=pushed[0])
    return state if card.henchmen else _ticked(state, "henchmen")


def _henchmen(state: CyberverseState) -> CyberverseState:
    """They enter once, at most three in a district; what finds no room is reported (CV-23)."""
    card = _card(state)
    assert card.district is not None, "checked when the card was drawn"  # noqa: S101 - `faults` guarantees it
    state, placed = arrived(state, card.district, card.henchmen)
    return replace(_ticked(state, "henchmen"), arrived=placed)


def to_place(state: CyberverseState) -> tuple[tuple[str, int | None], ...]:
    """The henchmen of the drawn event with their zones: where they go, or once it is done where they went."""
    card = state.drawn
    if card is None or card.district is None or "henchmen" in state.ticks:
        return state.arrived if card else ()
    return spots(state, card.district, card.henchmen)


def spots(
    state: CyberverseState, district: int, names: tuple[str, ...]
) -> tuple[tuple[str, int | None], ...]:
    """Which zone each of them gets; None: no room (CV-50)."""
    here, count = figures(state, district), state.boards[district].card.zones
    wild = Counter(one.zone for one in here if _is_wild(one))
    tame = Counter(one.zone for one in here if not _is_wild(one))
    found = zones.placed(
        [tame[zone] for zone in range(1, count + 1)], [wild[zone] for zone in range(1, count + 1)], len(names)
    )
    return tuple(zip(names, found, strict=True))


def arrived(
    state: CyberverseState, district: int, names: tuple[str, ...]
) -> tuple[CyberverseState, tuple[tuple[str, int | None], ...]]:
    """Henchmen come to a board, one by one into zones 1, 2, 3 … (CV-50, A55)."""
    placed = spots(state, district, names)
    for name, zone in placed:
        if zone is not None:
            state, figure = named(state, "h")
            new = Henchman(figure, name, district, zone)
            state = replace(state, henchmen={**state.henchmen, figure: new})
    came = tuple(f"{name} ({zone})" for name, zone in placed if zone is not None)
    board = state.boards[district].card.name
    if came:
        state = logged(state, "henchmen", None, henchmen=came, district=board)
    surplus = tuple(name for name, zone in placed if zone is None)
    if surplus:
        state = logged(state, "no-room", None, henchmen=surplus, district=board)
    return state, placed


def _is_wild(figure: Agent | Henchman) -> bool:
    """A henchman nobody has recruited."""
    return isinstance(figure, Henchman) and figure.seat is None
