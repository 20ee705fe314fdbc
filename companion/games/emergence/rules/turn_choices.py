"""What a seat may do while turns are taken: moves, actions, attacks, the exchange."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from companion.games.emergence.actions import (
    Activate,
    Boost,
    Compile,
    ConfirmClaim,
    EmergenceAction,
    EndTurn,
    Exchange,
    Move,
    Moved,
    Replenish,
    Stay,
)
from companion.games.emergence.rules import hostile, turns
from companion.games.emergence.rules.tile_actions import TileAction
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Turn
from companion.games.emergence.sums.blocks import TYPE_AT
from companion.games.emergence.sums.sets import best_sets
from companion.games.emergence.words import DATA_TYPES, HOSTILE_ACTIONS, Step
from companion.kernel.seat import Seat
from companion.kernel.view import Choice, Offer

Onto = Callable[[str], Move | Boost]
Told = Callable[[bool], Moved | Boost]
TRUTH: Final = {"true": True, "false": False}
OPEN: Final = ("compile", "assimilate")
"""Special tiles that can be activated."""


def offered(state: EmergenceState, turn: Turn, seat: Seat) -> Offer:
    """Everything this seat may do now: the whole turn, or a word about an attack."""
    if seat != turn.seat:
        is_asked = not turns.problems(state, turn, seat, ConfirmClaim(agree=True))
        return [Choice(do="confirm_claim", one_of={"agree": tuple(TRUTH)})] if is_asked else []
    return [choice for tried in TRIED[turn.step] for choice in tried(state, turn)]


def _is_open(state: EmergenceState, turn: Turn, action: EmergenceAction) -> bool:
    return not turns.problems(state, turn, turn.seat, action)


def _near(state: EmergenceState, turn: Turn) -> tuple[str, ...]:
    """The tiles around the agent, as far as the app knows them."""
    here = state.operatives[turn.seat].tile
    return tuple(sorted(state.streets.near[here or state.streets.start])) if state.streets else ()


def _moves(state: EmergenceState, turn: Turn) -> Offer:
    steps = _steps(state, turn, lambda tile: Move(to=tile), lambda said: Moved(on_start=said))
    return [*steps, *([Choice(do="stay")] if _is_open(state, turn, Stay()) else [])]


def _steps(state: EmergenceState, turn: Turn, onto: Onto, told: Told) -> Offer:
    """A tile of the city to step onto; without one, whether it was the start tile."""
    tiles = tuple(tile for tile in _near(state, turn) if _is_open(state, turn, onto(tile)))
    words = tuple(word for word, said in TRUTH.items() if _is_open(state, turn, told(said)))
    return [
        *([Choice(do=onto(tiles[0]).do, one_of={"to": tiles})] if tiles else []),
        *([Choice(do=told(True).do, one_of={"on_start": words})] if words else []),
    ]


def _activations(state: EmergenceState, turn: Turn) -> Offer:
    """In a city the tile decides; without one the operative says what it is."""
    if _is_open(state, turn, Activate()):
        blocks = state.tiles.get(state.operatives[turn.seat].tile or "", 0)
        some = [Choice(do="activate", between={"take": (1, blocks)})] if blocks else []
        return [Choice(do="activate"), *(some if state.options.partial_collect else [])]
    special = tuple(kind for kind in OPEN if _is_open(state, turn, Activate(tile=kind)))
    found = [Choice(do="activate", one_of={"tile": special})] if special else []
    return found + [
        Choice(do="activate", one_of={"tile": (kind,)}, between={"blocks": (1, state.counted[TYPE_AT[kind]])})
        for kind in DATA_TYPES
        if _is_open(state, turn, Activate(tile=kind, blocks=1))
    ]


def _boosts(state: EmergenceState, turn: Turn) -> Offer:
    return _steps(state, turn, lambda tile: Boost(to=tile), lambda said: Boost(on_start=said))


def _replenishings(state: EmergenceState, turn: Turn) -> Offer:
    if _is_open(state, turn, Replenish()):
        return [Choice(do="replenish")]
    told = tuple(kind for kind in DATA_TYPES if _is_open(state, turn, Replenish(tile=kind)))
    return [Choice(do="replenish", one_of={"tile": told})] if told else []


def _attacks(state: EmergenceState, turn: Turn) -> Offer:
    """Whom the selected attack can hit; without a city the attacker answers where the two stand."""
    action = turn.shown[turn.seat].action
    if action not in HOSTILE_ACTIONS:
        return []
    aims = {seat: hostile.aimed(state, action, seat) for seat in state.seats}
    targets = tuple(seat for seat, attack in aims.items() if _is_open(state, turn, attack))
    answer = {} if state.streets else {"same_tile" if action == "spy" else "adjacent": ("true",)}
    return [Choice(do=action, one_of={"target": targets, **answer})] if targets else []


def _exchanges(state: EmergenceState, turn: Turn) -> Offer:
    """Offered when there is something that it can buy."""
    is_open = any(_is_open(state, turn, Exchange(action=instead)) for instead in _tile_actions(state, turn))
    return [Choice(do="exchange", free=("action",))] if is_open else []


def _tile_actions(state: EmergenceState, turn: Turn) -> Iterator[TileAction]:
    """Every tile action one could try here, whatever was selected."""
    if state.streets is not None:
        yield Activate()
        yield Replenish()
        yield from (Boost(to=tile) for tile in _near(state, turn))
    else:
        yield Boost()


def _compilings(state: EmergenceState, turn: Turn) -> Offer:
    sets = best_sets(state.operatives[turn.seat].data)
    return [Choice(do="compile", free=("sets",))] if _is_open(state, turn, Compile(sets=sets)) else []


def _endings(state: EmergenceState, turn: Turn) -> Offer:
    return [Choice(do="end_turn")] if _is_open(state, turn, EndTurn()) else []


TRIED: Final[dict[Step, tuple[Callable[[EmergenceState, Turn], Offer], ...]]] = {
    "move": (_moves,),
    "act": (_activations, _boosts, _replenishings, _attacks, _exchanges, _endings),
    "compile": (_compilings, _endings),
    "claim": (),
    "done": (_endings,),
}
"""What is worth asking the rules at each step of a turn."""
