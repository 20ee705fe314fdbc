"""A table in the middle of an issue, set up as a test needs it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.singularity import GAME
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.packs.campaign import Limits
from companion.games.singularity.packs.cards import Collection, EnemyCard
from companion.games.singularity.rules.groups import register
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.board import Group
from companion.games.singularity.state.team import Member
from companion.games.singularity.views.board import TokenView
from companion.kernel.action import Rejection
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat, Voice
from tests.games.singularity.boards import ROW, at
from tests.games.walking import seed

A, B, C, D, E, F = (Seat(name) for name in "abcdef")
SEATS = (A, B, C, D, E, F)
TABLE = Voice.TABLE

ENEMIES = (
    EnemyCard(id="drone", name="Drone", threat=2, range=1, move=1),
    EnemyCard(id="brute", name="Brute", threat=3, range=0, move=1, damage=2),
    EnemyCard(id="beacon", name="Beacon", threat=2, range=1, move=0, ignores_walls=True),
    EnemyCard(id="runner", name="Runner", threat=1, range=1, move=2),
    EnemyCard(id="warden", name="Warden", kind="elite", threat=4, range=1, move=1, health=5),
    EnemyCard(id="stalker", name="Stalker", kind="elite", threat=2, range=1, move=2, by_hand=True),
)
CARDS = Collection(id="test-cards", name="Test cards", enemies=ENEMIES)
CARD = {"name": "Arc pulse", "kind": "attack", "value": 3}


def fresh(count: int = 2, /, **options: Any) -> SingularityState:
    """A game at its first state."""
    options.setdefault("library", CARDS)
    if options.get("map"):
        options.setdefault("level", "map")
    return GAME.setup(SingularityOptions(**options), SEATS[:count], seed(1))


def begun(
    count: int = 2, /, *, threat: int = 0, limit: int | None = 100, awareness: int | None = 10, **options: Any
) -> SingularityState:
    """The first turn begins: limits typed, everybody at the start."""
    state = say(fresh(count, **options), TABLE, "set_limits", threat=limit, awareness=awareness)
    return replace(say(state, A, "begin"), threat=threat)


def placed(
    state: SingularityState,
    members: dict[Seat, str] | None = None,
    *groups: tuple[str, str, int],
    tokens: dict[str, str] | None = None,
) -> SingularityState:
    """Members and enemies put where a test needs them."""
    seated = {
        seat: replace(member, place=(members or {}).get(seat, member.place))
        for seat, member in state.members.items()
    }
    found = register(state, (Group(*group) for group in groups))
    laid = tuple(TokenView(place=place, kind=kind, area="all") for place, kind in (tokens or {}).items())
    return replace(state, members=seated, groups=found, tokens=laid or state.tokens)


def held(
    state: SingularityState, seat: Seat, hand: int, deck: int | None = None, discard: int | None = None
) -> SingularityState:
    """Somebody's cards."""
    member = replace(state.members[seat], hand=Hidden(hand, frozenset({seat})), deck=deck, discard=discard)
    return replace(state, members={**state.members, seat: member})


def pile(state: SingularityState, seat: Seat) -> tuple[int, int | None, int | None]:
    """Hand, deck and discard of somebody."""
    member: Member = state.members[seat]
    return member.hand.value, member.deck, member.discard


def say(state: SingularityState, actor: Actor, do: str, **fields: Any) -> SingularityState:
    """One action as it arrives from a phone."""
    return GAME.apply(state, actor, GAME.actions.validate_python({"do": do, **fields}))


def refused(state: SingularityState, actor: Actor, do: str, **fields: Any) -> list[str]:
    """The codes of a refusal, as the rules spell them; empty when it is accepted."""
    try:
        say(state, actor, do, **fields)
    except Rejection as no:
        return [f"E_{reason.code.removeprefix('singularity.').upper()}" for reason in no.reasons]
    return []


def go(state: SingularityState, *path: str, steps: int | None = None, **fields: Any) -> SingularityState:
    """The active member moves."""
    value = len(path) if steps is None else steps
    return say(state, state.turn.seat, "move", steps=value, path=path, **fields)


def hit(place: str, *hits: tuple[str, tuple[int, ...]]) -> list[dict[str, Any]]:
    """The targets of an attack on one space."""
    return [{"place": place, "hits": [{"enemy": enemy, "hits": each} for enemy, each in hits]}]


def standing(state: SingularityState) -> dict[str, int]:
    """Every group with its size."""
    return {group.id: group.size for group in state.groups}


def vote_all(state: SingularityState, option: int) -> SingularityState:
    """Everybody votes the same, and it is carried out."""
    for seat in state.seats:
        state = say(state, seat, "vote", option=option)
    return say(state, A, "carry_out") if state.ballot else state


def with_limits(state: SingularityState, threat: int | None, awareness: int | None) -> SingularityState:
    """Other limits."""
    return replace(state, limits=Limits(threat=threat, awareness=awareness))


def acting(state: SingularityState, **fields: Any) -> SingularityState:
    """The active player is done, the enemies act."""
    return say(state, state.turn.seat, "end_play", **fields)


def tied(count: int = 2, **options: Any) -> SingularityState:
    """Drones in the middle, members at both ends: whom do they follow?"""
    places = {A: at(0, 0), B: at(4, 0), C: at(4, 0)}
    state = begun(count, map=ROW, **options)
    return acting(placed(state, {seat: places[seat] for seat in state.seats}, ("drone", at(2, 0), 3)))


def light(*groups: tuple[str, str, int], **options: Any) -> SingularityState:
    """Light level: these groups act."""
    return acting(placed(begun(**options), None, *groups))
