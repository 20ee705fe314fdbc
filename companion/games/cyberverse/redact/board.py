"""News, order, districts, reminders as everybody sees them."""

from __future__ import annotations

from companion.games.cyberverse import views
from companion.games.cyberverse.redact.organizations import leader
from companion.games.cyberverse.rules import driver
from companion.games.cyberverse.rules.fighters import henchman_card
from companion.games.cyberverse.rules.places import Figure, figures, name_of
from companion.games.cyberverse.rules.result import kind_of
from companion.games.cyberverse.state import CyberverseState, is_in
from companion.games.cyberverse.state.board import News
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.phases import Placing
from companion.games.cyberverse.state.site import Site
from companion.games.cyberverse.words import DISTRICTS, TURN_PHASES


def news(state: CyberverseState) -> views.NewsView:  # CV-22
    """The news track."""
    return views.NewsView(
        slots=tuple(
            views.NewsSlot(slot=at, event=_event(state, one) if one else None)
            for at, one in enumerate(state.news, start=1)
        ),
        left_track=state.news_left,
        drawn=state.now.card if is_in(state, Placing) else None,
    )


def _event(state: CyberverseState, one: News) -> views.EventView:
    cancels = tuple(token.seat for token in one.staff if token.slot == "cancel")
    for_all = state.options.event_cancel_scope == "all"
    return views.EventView(
        id=one.id,
        card=one.card,
        staff=one.staff,
        is_cancelled=for_all and bool(cancels),
        cancelled_for=() if for_all else cancels,
        was=one.was,
    )


def checklist(state: CyberverseState) -> tuple[views.CheckItem, ...]:  # CV-20
    """This phase's checklist; the first open item that is mandatory is the active one."""
    items = driver.checklist(state)
    active = next((at for at, item in enumerate(items) if item.is_mandatory and not item.is_done), None)
    return tuple(
        item.model_copy(update={"is_active": True}) if at == active else item for at, item in enumerate(items)
    )


def next_phase(state: CyberverseState) -> views.NextView | None:
    """Where the button leads, and what is still to do."""
    if state.phase not in driver.NEXT:
        return None
    missing = driver.missing(state)
    return views.NextView(
        to=driver.NEXT[state.phase],
        is_open=not missing,
        missing=missing,
        waits_for=driver.waits_for(state),
    )


def districts(state: CyberverseState) -> tuple[views.DistrictView, ...]:  # CV-6
    """The five boards."""
    return tuple(_district(state, number) for number in DISTRICTS)


def _district(state: CyberverseState, number: int) -> views.DistrictView:
    board, here = state.boards[number], figures(state, number)
    leads = leader(state, number)
    tokens = [org.influence[number - 1] for org in state.orgs.values()]
    ranked = sorted(here, key=lambda one: (("agent", "teammate", "henchman").index(kind_of(one)), one.zone))
    return views.DistrictView(
        number=number,
        name=board.card.name,
        side=board.card.side,
        zones=board.card.zones,
        spots=board.spots,
        relations=tuple(
            views.ZoneRelation(one=one, other=other, relation=how)
            for (one, other), how in sorted(board.relations.items())
        ),
        figures=tuple(_figure(state, one) for one in ranked),
        miniatures=len(here),
        henchmen=sum(kind_of(one) == "henchman" for one in here),
        influence=tuple(
            views.InfluenceView(seat=seat, tokens=org.influence[number - 1])
            for seat, org in state.orgs.items()
        ),
        leader=leads,
        is_tied=leads is None and any(tokens),
        ambush=board.ambush,
        distances={
            other: state.distances[(min(number, other), max(number, other))]
            for other in DISTRICTS
            if (min(number, other), max(number, other)) in state.distances
        },
        state=_state(state, number),
    )


def _state(state: CyberverseState, number: int) -> str:
    if state.phase != "investigation":
        return ""
    if not is_in(state, Site) or number in state.now.done:
        return "done"
    if number in state.now.skipped:
        return "skipped"
    return "now" if number == state.now.district else ""


def _figure(state: CyberverseState, figure: Figure) -> views.FigureView:
    card = None if isinstance(figure, Agent) else henchman_card(state, figure.name)
    health = figure.health if figure.health is not None else card.health if card else 1
    return views.FigureView(
        id=figure.id,
        kind=kind_of(figure),
        name=name_of(figure),
        seat=figure.seat,
        zone=figure.zone,
        position=figure.position,
        health=health,
        needs_card=not isinstance(figure, Agent) and card is None,
    )


def reminders(state: CyberverseState) -> tuple[views.Reminder, ...]:  # CV-21, CV-29
    """Effects of events that stand and of support cards held, when they matter."""
    if state.phase not in TURN_PHASES:
        return ()
    here = state.now.district if is_in(state, Site) else None
    found = []
    for one in state.news:
        if one is None or not one.card.effect or one.card.phase not in (None, state.phase):
            continue
        is_elsewhere = here is not None and one.card.district not in (None, here)
        cancelled = any(token.slot == "cancel" for token in one.staff)
        if is_elsewhere or (cancelled and state.options.event_cancel_scope == "all"):
            continue
        found.append(
            views.Reminder(
                of="event",
                name=one.card.name,
                text=one.card.effect,
                phase=one.card.phase,
                district=one.card.district,
            )
        )
    for seat in state.order:
        found += [
            views.Reminder(
                of="support", name=held.card.name, text=held.card.effect, phase=held.card.phase, seat=seat
            )
            for held in state.orgs[seat].support
            if held.card.effect and held.card.phase in (None, state.phase)
        ]
    return tuple(found)
