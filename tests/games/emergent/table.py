"""Tables in the middle of a game, set up as a test needs them. The map of the worked examples: A-B-C-D-E."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from companion.games.emergent import GAME
from companion.games.emergent.actions.plan import EMPTY_PLAN, Plan
from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.rules import cards
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import Firm, OpenRound, Trading
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.views.history import RoundRecord
from companion.kernel.action import Rejection
from companion.kernel.seat import Actor, Seat, Viewer, Voice
from tests.games.walking import seed

RED, BLUE, GREEN, YELLOW = (Seat(name) for name in ("red", "blue", "green", "yellow"))
SEATS = (RED, BLUE, GREEN, YELLOW)


def line_board(cities: dict[str, str], colours: dict[str, str] | None = None) -> BoardPack:
    """Regions A-B-C-D-E in a line; cities by id, best rank first, each with its region."""
    names = "ABCDE"
    tints = colours or {}
    return BoardPack.model_validate(
        {
            "id": "line",
            "title": "A line",
            "regions": [
                {"id": name.lower(), "name": name, "colour": tints.get(name, "none")} for name in names
            ],
            "adjacency": [[one.lower(), other.lower()] for one, other in pairwise(names)],
            "cities": [
                {"id": name, "name": name.title(), "region": region.lower(), "rank": rank}
                for rank, (name, region) in enumerate(cities.items(), start=1)
            ],
        }
    )


def fresh(count: int = 3, /, **options: Any) -> EmergentState:
    """A game at its first state, on the line with cities in B, C and D unless a board is given."""
    options.setdefault("board", line_board({"beta": "B", "gamma": "C", "delta": "D"}))
    return GAME.setup(EmergentOptions(**options), SEATS[:count], seed(1))


def dc(text: str, at: int = 1) -> Dc:
    """`small@A:3` as a DC with 3 cubes."""
    size, _, rest = text.partition("@")
    region, _, cubes = rest.partition(":")
    return Dc(f"dc{at}", "large" if size == "large" else "small", region.lower(), int(cubes or 0))


def firm(seat: Seat, *dcs: str, cash: int = 100, **cylinders: int) -> Firm:
    """A firm after placement: `firm(RED, "small@A:3", A=1, B=2)`; capitals are regions, others cities."""
    placed = tuple(dc(text, at) for at, text in enumerate(dcs, start=1))
    shown = {name.lower(): count for name, count in cylinders.items()}
    return Firm(seat, cash, placed, shown)


def at_cards(firms: list[Firm], /, **options: Any) -> EmergentState:
    """The plans are on the board, the cards are about to come."""
    state = fresh(len(firms), **options)
    placed = {one.seat: one for one in firms}
    bare = {
        seat: replace(one, dcs=tuple(dc._replace(cubes=0) for dc in one.dcs), cylinders={})
        for seat, one in placed.items()
    }
    return cards.begun(replace(state, firms=placed), OpenRound(bare, dict.fromkeys(placed, EMPTY_PLAN)))


def traded(firms: list[Firm], deck: dict[str, tuple[int, int, int]], /, **options: Any) -> EmergentState:
    """The market of these firms with these cards; with `shipping=owner_choice` as far as it goes alone."""
    state = at_cards(firms, **options)
    for city, tiers in deck.items():
        state = say(state, firms[0].seat, "card", city=city, tiers=tiers)
    if len(deck) < len(state.ground.cities):
        state = say(state, firms[0].seat, "no_card")
    return say(state, firms[1].seat, "confirm_cards")


def sold(state: EmergentState, city: str) -> tuple[int, ...]:
    """Units everybody sold in a city, in seat order."""
    return next(one.sold for one in trading(state).market.served if one.demand.city == city)


def trading(state: EmergentState) -> Trading:
    """The open market."""
    assert isinstance(state.step, Trading)
    return state.step


def settled(state: EmergentState) -> EmergentState:
    """Walk to the settlement."""
    view = GAME.view(state, None)
    assert view.market is not None
    return say(state, Voice.TABLE, "walk", to=view.market.count) if view.phase == "market" else state


def closed(state: EmergentState) -> EmergentState:
    """The round is booked."""
    return say(settled(state), Voice.TABLE, "close_round")


def money(state: EmergentState) -> tuple[int, ...]:
    """Everybody's cash."""
    return tuple(state.firms[seat].cash for seat in state.seats)


def say(state: EmergentState, actor: Actor, do: str, **fields: Any) -> EmergentState:
    """One action as it arrives from a phone."""
    return GAME.apply(state, actor, GAME.actions.validate_python({"do": do, **fields}))


def refused(state: EmergentState, actor: Actor, do: str, **fields: Any) -> list[str]:
    """The codes of a refusal, as the rules spell them; empty when it is accepted."""
    try:
        say(state, actor, do, **fields)
    except Rejection as no:
        return [reason.code.removeprefix("emergent.").upper() for reason in no.reasons]
    return []


def plan_codes(state: EmergentState, seat: Seat, **plan: Any) -> list[str]:
    """What the owner is told about this plan: every code, in order."""
    view = GAME.view(say(state, seat, "plan", plan=plan), seat)
    assert view.my_plan is not None
    return [fault.code.removeprefix("emergent.").upper() for fault in view.my_plan.faults]


def revealed(state: EmergentState, /, **plans: dict[str, Any]) -> EmergentState:
    """Everybody plans and is ready; who is not named has an empty plan."""
    for seat in state.seats:
        if seat in plans:
            state = say(state, seat, "plan", plan=plans[seat])
        state = say(state, seat, "ready")
    return state


def ring(state: EmergentState) -> EmergentState:
    """The running timer reaches zero."""
    timer = GAME.timer(state)
    assert timer is not None
    return say(state, Voice.CLOCK, "time_up", name=timer.name, serial=timer.serial)


SMALL = {
    "build": [{"id": "n1", "size": "small", "region": "b"}],
    "products": {"n1": 3},
    "marketing": {"b": 1},
}
"""A plan for $16: a small DC in B, three cubes, a cylinder."""


def seen(state: EmergentState, viewer: Viewer = None) -> Any:
    """The game as this viewer sees it."""
    return GAME.view(state, viewer)


def market() -> EmergentState:
    """Red and blue sell in two cities, green has nothing; red has a cylinder in the first."""
    firms = [firm(RED, "large@B:8", cash=50, B=1), firm(BLUE, "small@C:5", cash=50), firm(GREEN, cash=50)]
    return traded(firms, {"beta": (4, 3, 2), "gamma": (3, 2, 1)})


SHIPPING = {"first": (3, 1, 1), "second": (3, 1, 1)}
TWO = line_board({"first": "B", "second": "C"})


def shipping() -> EmergentState:
    """Two cities in a row, and owners who choose what ships."""
    firms = [firm(RED, "small@C:3", "small@E:3"), firm(BLUE, "small@B:5", B=1)]
    return traded(firms, SHIPPING, board=TWO, shipping="owner_choice")


def real_plan(record: RoundRecord, seat: Seat) -> Plan:
    """The plan this firm really had, with its cubes in their DCs (A9)."""
    return next(one.plan for one in record.firms if one.seat == seat)
