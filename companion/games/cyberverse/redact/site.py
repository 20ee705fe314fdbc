"""The Investigation phase as everybody sees it: who is ready, never with what."""

from __future__ import annotations

from companion.games.cyberverse import views
from companion.games.cyberverse.rules import ambush, brawl, fight, hacking, influence, testing
from companion.games.cyberverse.rules.agents import value
from companion.games.cyberverse.rules.fighters import henchman_card
from companion.games.cyberverse.rules.ledger import live_cash
from companion.games.cyberverse.rules.offers import why_not
from companion.games.cyberverse.rules.places import Figure, agents_in, name_of
from companion.games.cyberverse.rules.result import kind_of
from companion.games.cyberverse.state import AtSite, CyberverseState, InFight, is_in
from companion.games.cyberverse.state.board import Henchman
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.site import Fight, Site, SiteStep
from companion.games.cyberverse.sums import wealth

STAGES: dict[SiteStep, str] = {
    "ambush": "ambush",
    "brawl": "combat",
    "teammates": "combat",
    "declare": "combat",
    "tokens": "combat",
    "fight": "combat",
    "hacking": "hacking",
    "missions": "missions",
    "influence": "influence",
}


def investigation(state: CyberverseState) -> views.InvestigationView | None:
    """Where the phase is; None when it is through."""
    if not is_in(state, Site):
        return None
    site = state.now
    return views.InvestigationView.model_validate(
        {
            "district": site.district,
            "name": state.boards[site.district].card.name,
            "stage": STAGES[site.step],
            "done": site.done,
            "skipped": site.skipped,
            "ambush_by": state.boards[site.district].ambush,
            "victims": tuple(agent.id for agent in ambush.victims(state, site.district)),
            "ambush": site.ambush,
            "brawl": site.brawl.colour if site.brawl else None,
            "placed": tuple(views.PlacedView(name=name, zone=zone) for name, zone in site.placed),
            "teammates": _teammates(state) if site.step == "teammates" else None,
            "declared": tuple(seat for seat in state.seats if seat in site.declared),
            "to_declare": brawl.to_declare(state) if site.step == "declare" else (),
            "fight_by": site.fight_by,
            "is_forced": site.is_forced,
            **(_fight(state) if is_in(state, Fight) else {}),
            "hackers": tuple(agent.id for agent in hacking.waiting(state)) if site.step == "hacking" else (),
            "mission_seat": testing.now(state) if site.step == "missions" else None,
            "influence_seat": influence.alone(state) if site.step == "influence" else None,
            "influence_why": next(iter(why_not(influence.why_not(state))), None),
        }
    )


def _fight(state: InFight) -> dict[str, object]:  # CV-54..74
    """The part of the view that a combat brings."""
    now = fight.now(state) if state.now.is_locked else None
    return {
        "fighters": tuple(_fighter(state, figure, now) for figure in fight.order(state)),
        "tokens": _tokens(state),
        "now": now.id if now else None,
        "hunt": hunt(state, now) if isinstance(now, Henchman) and now.seat is None else None,
        "follow_ups": state.now.follow_ups,
    }


def _teammates(state: AtSite) -> views.TeammateOffer | None:
    agent = brawl.called(state)
    if agent is None:
        return None
    return views.TeammateOffer(
        agent=agent.id,
        seat=agent.seat,
        reputation=value(agent, "reputation"),
        henchmen=tuple(one.id for one in brawl.wild(state, state.now.district)),
        most={one.id: brawl.most(state, agent, one) for one in state.orgs[agent.seat].support},
    )


def hunt(state: AtSite, hunter: Henchman) -> views.HuntView:  # CV-58, CV-59
    """Whom this henchman hunts, who moves it, and why."""
    here, cash = fight.quarries(state, hunter), live_cash(state)
    rich = wealth.hunted(here, cash)
    target = wealth.prey(here, cash)
    return views.HuntView.model_validate(
        {
            "controller": fight.controller(state, hunter),
            "richest": tuple(dict.fromkeys(one.org for one in rich)),
            "candidates": tuple(one.figure for one in rich),
            "target": target.figure if target else None,
            "ask": () if target else tuple(one.figure for one in rich if one.distance is None),
        }
    )


def _tokens(state: InFight) -> tuple[views.TokenLine, ...]:
    now = state.now
    here = fight.order(state) if now.is_locked else agents_in(state, now.district)
    return tuple(token_line(now, figure) for figure in here)


def token_line(now: Fight, figure: Figure) -> views.TokenLine:  # CV-54, CV-55
    """A token from outside: its seal, and what it is once it is open."""
    kept = now.tokens.get(figure.id)
    name, seat = name_of(figure), figure.seat
    if kept is None:
        if isinstance(figure, Henchman) or figure.id in now.face_down:
            return views.TokenLine(figure=figure.id, name=name, seat=seat, state="hidden")
        word = "none" if now.is_locked else "choosing"
        return views.TokenLine.model_validate(
            {"figure": figure.id, "name": name, "seat": seat, "state": word}
        )
    if not kept.is_open:
        return views.TokenLine(
            figure=figure.id, name=name, seat=seat, state="sealed", seal=kept.seal, commitment=kept.commitment
        )
    return views.TokenLine(
        figure=figure.id,
        name=name,
        seat=seat,
        state="none" if kept.is_gone or kept.token.value is None else "open",
        seal=kept.seal,
        commitment=kept.commitment,
        salt=kept.salt.value,
        token=None if kept.is_gone else kept.token.value,
    )


def _fighter(state: InFight, figure: Figure, on_turn: Figure | None) -> views.FighterLine:
    now = state.now
    is_now = on_turn is not None and figure.id == on_turn.id
    is_agent = isinstance(figure, Agent)
    acting = now.acting if is_now else None
    health, most = _health(state, figure)
    target = None
    if isinstance(figure, Henchman) and figure.seat is None:
        target = hunt(state, figure).target
    return views.FighterLine(
        figure=figure.id,
        kind=kind_of(figure),
        name=name_of(figure),
        seat=figure.seat,
        acts_by=fight.seats_of(state, figure),
        initiative=figure.sheet.initiative if isinstance(figure, Agent) else None,
        zone=figure.zone,
        position=figure.position,
        health=health,
        max_health=most,
        statuses=figure.statuses if isinstance(figure, Agent) else (),
        token=token_line(now, figure),
        is_now=is_now,
        has_acted=figure.id in now.acted,
        is_grappled=figure.id in now.grappled,
        is_disarmed=figure.id in now.disarmed,
        moves_left=(0 if acting.has_attacked else acting.left) if acting and is_agent else None,
        attacks_left=acting.attacks if acting else 0,
        has_attacked=acting is not None and acting.has_attacked,
        hunts=target,
    )


def _health(state: CyberverseState, figure: Figure) -> tuple[int, int]:
    if isinstance(figure, Agent):
        return figure.health, figure.sheet.health
    card = henchman_card(state, figure.name)
    most = card.health if card else 1
    return (most if figure.health is None else figure.health), most
