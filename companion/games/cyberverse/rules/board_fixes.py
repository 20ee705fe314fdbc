"""Corrections of the board: districts and their zones, henchmen, the news."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.actions import FixDistrict, FixEvent, FixHenchman, FixZones
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules import auxiliary
from companion.games.cyberverse.rules.fixes import Lines, given, known_seat, said
from companion.games.cyberverse.rules.ledger import named, remembered
from companion.games.cyberverse.rules.places import position_problems, with_relation, zone_problems
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.state.board import Henchman, News
from companion.games.cyberverse.sums.zones import pair
from companion.games.cyberverse.views.board import StaffToken
from companion.games.cyberverse.words import AMBUSH_TOKENS
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat


def district(state: CyberverseState, fix: FixDistrict) -> CyberverseState:
    """Who ambushes there, and how far another district is away."""
    board = state.boards[fix.district]
    if fix.ambush is not None:
        holder = None if fix.ambush == "nobody" else known_seat(state, Seat(fix.ambush))
        if holder and board.ambush != holder and auxiliary.ambush_left(state, holder) <= 0:
            raise refusal("no_ambush", "CV-41", most=AMBUSH_TOKENS)
        board = replace(board, ambush=holder)
        state = replace(state, boards={**state.boards, fix.district: board})
    if fix.to is not None and fix.points is not None and fix.to != fix.district:
        known = {**state.distances, pair(fix.district, fix.to): fix.points}
        state = replace(state, distances=known)
    return state


def district_said(fix: FixDistrict, before: CyberverseState, _after: CyberverseState) -> Lines:
    """Ambush and way."""
    where = before.boards[fix.district].card.name
    if fix.ambush is not None:
        org = "" if fix.ambush == "nobody" else before.orgs[Seat(fix.ambush)].name
        yield said("corrected-ambush", where=where, org=org or "nobody")
    if fix.to is not None and fix.points is not None:
        to = before.boards[fix.to].card.name
        yield said("corrected-way", where=where, to=to, n=fix.points)


def zones(state: CyberverseState, fix: FixZones) -> CyberverseState:
    """How two zones lie to each other."""
    refuse_faults(zone_problems(state, fix.district, fix.one))
    refuse_faults(zone_problems(state, fix.district, fix.other))
    if fix.one == fix.other or fix.relation == "same":
        raise refusal("nothing_to_correct", "CV-90")
    return with_relation(state, fix.district, fix.one, fix.other, fix.relation)


def zones_said(fix: FixZones, before: CyberverseState, _after: CyberverseState) -> Lines:
    """Which zones, and how they lie."""
    where = before.boards[fix.district].card.name
    facts = {"one": fix.one, "other": fix.other, "relation": fix.relation}
    yield said("corrected-zones", where=where, **facts)


def henchman(state: CyberverseState, fix: FixHenchman) -> CyberverseState:
    """A henchman or teammate: elsewhere, hurt, gone, or new."""
    if fix.figure is None:
        if fix.name is None or fix.district is None:
            raise refusal("nothing_to_correct", "CV-90")
        state, figure_id = named(state, "h")
        figure = Henchman(figure_id, fix.name, fix.district, fix.zone or 1)
    elif fix.figure in state.henchmen:
        figure = state.henchmen[fix.figure]
    else:
        raise refusal("no_henchman", "CV-90")
    if fix.remove:
        left = {at: one for at, one in state.henchmen.items() if at != figure.id}
        return replace(state, henchmen=left)
    changes = given(
        name=fix.name, district=fix.district, zone=fix.zone, position=fix.position, health=fix.health
    )
    figure = replace(figure, **changes)
    refuse_faults(zone_problems(state, figure.district, figure.zone))
    if figure.position == "hacking":
        raise refusal("no_henchmen_hacking", "CV-73")
    found = position_problems(state, figure.district, figure.zone, figure.position, figure.id)
    refuse_faults(found)
    return replace(state, henchmen={**state.henchmen, figure.id: figure})


def henchman_said(fix: FixHenchman, before: CyberverseState, _after: CyberverseState) -> Lines:
    """What is another value of the figure now."""
    was = before.henchmen.get(fix.figure or "")
    name = was.name if was else fix.name or ""
    if fix.remove:
        yield said("corrected-gone", name=name)
        return
    if fix.health is not None:
        yield said("corrected-figure-health", name=name, n=fix.health)
    if fix.name is not None and was:
        yield said("corrected-name", org=name, name=fix.name)
    if fix.district is not None or fix.zone is not None or fix.position is not None:
        district = fix.district or (was.district if was else 1)
        zone = fix.zone or (was.zone if was else 1)
        where = before.boards[district].card.name
        yield said("corrected-stands", name=name, where=where, zone=zone)


def event(state: CyberverseState, fix: FixEvent) -> CyberverseState:
    """A slot of the news track: another card, none, or other staff."""
    if fix.place > len(state.news):
        raise refusal("duration", "CV-22", duration=fix.place, slots=len(state.news))
    news = state.news[fix.place - 1]
    if fix.remove:
        news = None
    elif fix.card is not None:
        refuse_faults(faults(fix.card, len(state.news)))
        state, event = named(remembered(state, fix.card), "e")
        news = News(event, fix.card)
    if fix.slot is not None and fix.staff is not None and news is not None:
        others = tuple(one for one in news.staff if one.slot != fix.slot and one.seat not in fix.staff)
        placed = tuple(
            StaffToken(seat=known_seat(state, seat), slot=fix.slot) for seat in dict.fromkeys(fix.staff)
        )
        news = replace(news, staff=(*others, *placed))
    slots = tuple(news if at == fix.place else one for at, one in enumerate(state.news, start=1))
    return replace(state, news=slots)


def event_said(fix: FixEvent, before: CyberverseState, after: CyberverseState) -> Lines:
    """Card and staff of the slot."""
    news = after.news[fix.place - 1]
    if fix.slot is not None and fix.staff is not None and news is not None:
        orgs = tuple(before.orgs[seat].name for seat in fix.staff) or ("–",)
        card = news.card.name
        yield said("corrected-staff", card=card, slot=fix.slot, orgs=orgs)
    if fix.remove or fix.card is not None:
        card = news.card.name if news else "–"
        yield said("corrected-event", place=fix.place, card=card)
