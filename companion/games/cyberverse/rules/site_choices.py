"""What a seat may do now in the Investigation phase, with bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.games.cyberverse.rules import (
    brawl,
    fight,
    hacking,
    influence,
    offers,
    testing,
)
from companion.games.cyberverse.rules.places import agents_in
from companion.games.cyberverse.rules.walking import walks
from companion.games.cyberverse.state import AtSite, CyberverseState, InFight, is_in
from companion.games.cyberverse.state.board import Henchman
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.site import Fight, SiteStep
from companion.games.cyberverse.sums.deck import remaining
from companion.games.cyberverse.words import POSITIONS
from companion.kernel.seat import Seat
from companion.kernel.view import Choice, Offer

ATTACK: Final = ("aims", "weapon", "xp", "use_frenzy", "bonuses", "revealed", "distances", "heal_first")


def choices(state: AtSite, seat: Seat) -> Offer:
    """This step's choices."""
    if is_in(state, Fight):
        return _fight(state, seat) if state.now.is_locked else _tokens(state, seat)
    return _STEPS[state.now.step](state, seat)


def settling(state: CyberverseState, seat: Seat) -> Offer:
    """House rule `xp_after_draw`: let the failure stand, or raise the feature (A9)."""
    waiting = state.last.open_test
    if waiting is None or waiting.report.seat != seat:
        return []
    found = [Choice(do="settle_test")]
    agent = state.agents.get(waiting.report.agent)
    least = waiting.report.raised_to or 0
    levels = offers.raises(state, agent, waiting.report.feature)[1:] if agent else ()
    if any(one.level > least for one in levels):
        found.append(Choice(do="settle_test", free=("xp",)))
    return found


def _ambush(_state: AtSite, _seat: Seat) -> Offer:
    return [Choice(do="spring_ambush", free=("card", "hits"))]


def _brawl(_state: AtSite, _seat: Seat) -> Offer:
    return [Choice(do="draw_brawl", free=("card",))]


def _teammates(state: AtSite, seat: Seat) -> Offer:
    agent = brawl.called(state)
    if agent is None or agent.seat != seat:
        return []
    held = state.orgs[seat].support
    cards = tuple(one.id for one in held if not brawl.recruit_problems(state, agent, one.id))
    return [
        Choice(do="recruit_teammates", one_of={"agent": (agent.id,), "support": cards}),
        Choice(do="pass_teammates", one_of={"agent": (agent.id,)}),
    ]


def _declare(state: AtSite, seat: Seat) -> Offer:
    words = tuple(
        word
        for word, fight in (("true", True), ("false", False))
        if not brawl.declare_problems(state, seat, fight=fight)
    )
    return [Choice(do="declare_fight", one_of={"fight": words})] if words else []


def _tokens(state: InFight, seat: Seat) -> Offer:
    mine = [agent for agent in agents_in(state, state.now.district) if agent.seat == seat]
    kept = state.now.tokens
    found = [Choice(do="seal_token", one_of={"agent": (agent.id,)}, free=("token",)) for agent in mine]
    sealed = tuple(agent.id for agent in mine if agent.id in kept)
    return [*found, *([Choice(do="reopen_token", one_of={"agent": sealed})] if sealed else [])]


def _fight(state: InFight, seat: Seat) -> Offer:  # CV-57, CV-65
    """What an attack brought comes first, then the figure on turn."""
    now = state.now
    if now.follow_ups:
        return _follow_ups(state, seat)
    figure = fight.now(state)
    if figure is None or now.acting is None or fight.seats_of(state, figure) != seat:
        return []
    found = [Choice(do="end_activation", one_of={"figure": (figure.id,)})]
    if not fight.move_problems(state, figure, now.acting):
        found += walks(state, figure) if isinstance(figure, Agent) else _figure_moves(state, figure)
    if offers.can_attack(state, figure):
        found.append(Choice(do="attack", one_of={"attacker": (figure.id,)}, free=ATTACK))
    return found


def _figure_moves(state: InFight, figure: Henchman) -> Offer:  # CV-57, CV-73
    """Into any zone with room, onto any position there but hacking."""
    found = Offer()
    for zone in range(1, state.boards[figure.district].card.zones + 1):
        spots = tuple(one for one in POSITIONS if not fight.place_problems(state, figure, zone, one))
        if spots:
            one_of = {"figure": (figure.id,), "zone": (str(zone),), "position": spots}
            found.append(Choice(do="move_figure", one_of=one_of))
    return found


def _follow_ups(state: InFight, seat: Seat) -> Offer:
    found = Offer()
    for one in state.now.follow_ups:
        if one.by != seat:
            continue
        if one.kind == "grill":
            found.append(Choice(do="grill", one_of={"target": (one.figure,), "implant": one.implants}))
            found.append(Choice(do="grill", one_of={"target": (one.figure,)}))
            continue
        zones = tuple(map(str, one.zones))
        found.append(Choice(do="slip", one_of={"figure": (one.figure,), "zone": zones}))
        if one.kind == "slip":
            found.append(Choice(do="slip", one_of={"figure": (one.figure,)}))
    return found


def _hacking(state: AtSite, seat: Seat) -> Offer:
    mine = tuple(agent.id for agent in hacking.waiting(state) if agent.seat == seat)
    found = [Choice(do="hack", one_of={"agent": (one,)}, free=("xp", "bonuses")) for one in mine]
    return [*found, *([Choice(do="skip_hack", one_of={"agent": mine})] if mine else [])]


def _missions(state: AtSite, seat: Seat) -> Offer:
    if testing.now(state) != seat:
        return []
    cards = tuple(map(str, sorted(set(remaining(state.orgs[seat].deck.discard)))))
    physical = {"drawn": cards} if state.options.modifier_deck == "physical" else {}
    found = [
        Choice(
            do="test",
            one_of={"agent": (agent.id,), "mission": (mission.id,), "part": (str(part),), **physical},
            free=("xp", "bonuses"),
        )
        for agent, mission, part in testing.eligible(state, seat)
    ]
    return [*found, Choice(do="end_missions")]


def _influence(state: AtSite, seat: Seat) -> Offer:
    if influence.alone(state) != seat:
        return []
    found = Offer()
    rivals = influence.rivals(state, seat)
    if not influence.problems(state, seat):
        found.append(Choice(do="influence"))
    if rivals:
        found.append(Choice(do="influence", one_of={"remove": rivals}))
    if not influence.skip_problems(state, seat):
        found.append(Choice(do="skip_influence"))
    return found


_STEPS: Final[dict[SiteStep, Callable[[AtSite, Seat], Offer]]] = {
    "ambush": _ambush,
    "brawl": _brawl,
    "teammates": _teammates,
    "declare": _declare,
    "hacking": _hacking,
    "missions": _missions,
    "influence": _influence,
}
