"""A table in the middle of a game, set up as a test needs it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.emergence import GAME
from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.packs.city import City
from companion.games.emergence.state import EmergenceState, Operative
from companion.games.emergence.state.phases import Ended, Turn
from companion.games.emergence.views import EndView, SelectionView
from companion.games.emergence.words import ActionName, Allegiance, Augmentation
from companion.kernel.action import Rejection
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat, Voice
from tests.games.walking import seed

E, B = "electromechanical", "biomechanical"
A, BO, C, D, EL, F = (Seat(name) for name in "abcdef")
SEATS = (A, BO, C, D, EL, F)

DEMO = City.model_validate(
    {
        "id": "demo-01",
        "name": "Demo",
        "tiles": [
            {"id": "S", "kind": "start"},
            {"id": "d1", "kind": "light_blue"},
            {"id": "d2", "kind": "dark_blue"},
            {"id": "d3", "kind": "light_green"},
            {"id": "K", "kind": "compile"},
            {"id": "G", "kind": "assimilate"},
        ],
        "adjacency": [["S", "d1"], ["d1", "d2"], ["d2", "K"], ["d1", "d3"], ["d3", "G"], ["d2", "d3"]],
    }
)
"""The demo city of section 9."""


def fresh(count: int = 4, /, **options: Any) -> EmergenceState:
    """A game at its first state."""
    return GAME.setup(EmergenceOptions(**options), SEATS[:count], seed(1))


def one(
    tile: str | None = "d1",
    augmentation: Augmentation = "electromechanical",
    action: ActionName = "activate",
    knowledge: int = 0,
    data: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> dict[str, Any]:
    """One operative of `round_of`; tile None is attested mode, away from the start."""
    return {
        "tile": tile,
        "on_start": tile == "S",
        "shown": SelectionView(action=action, augmentation=augmentation),
        "knowledge": knowledge,
        "data": data,
    }


def round_of(
    *operatives: dict[str, Any], acting: Seat = A, step: Any = "act", **options: Any
) -> EmergenceState:
    """A round in progress: everything revealed, the first seat leads, somebody acts. City: the demo city."""
    options.setdefault("city", DEMO)
    state = fresh(len(operatives), **options)
    seated, shown = {}, {}
    for seat, fields in zip(state.seats, operatives, strict=True):
        shown[seat] = fields["shown"]
        seated[seat] = Operative(seat, **{name: fields[name] for name in fields if name != "shown"})
    return replace(
        state,
        now=Turn(A, shown, acting, step),
        round=1,
        operatives=seated,
        counted=(3, 3, 3, 3) if state.streets is None else state.counted,
    )


def end(state: EmergenceState) -> EndView:
    """How the game ended."""
    assert isinstance(state.now, Ended)
    return state.now.end


def with_cards(state: EmergenceState, *cards: Allegiance) -> EmergenceState:
    """The same game with these allegiances."""
    dealt = {seat: Hidden(card, frozenset({seat})) for seat, card in zip(state.seats, cards, strict=True)}
    return replace(state, allegiances=dealt)


def say(state: EmergenceState, actor: Actor, do: str, **fields: Any) -> EmergenceState:
    """One action as it arrives from a phone."""
    return GAME.apply(state, actor, GAME.actions.validate_python({"do": do, **fields}))


def refused(state: EmergenceState, actor: Actor, do: str, **fields: Any) -> list[str]:
    """The codes of a refusal, as the rules spell them; empty when it is accepted."""
    try:
        say(state, actor, do, **fields)
    except Rejection as no:
        return [reason.code.removeprefix("emergence.").upper() for reason in no.reasons]
    return []


def ring(state: EmergenceState) -> EmergenceState:
    """The running timer reaches zero."""
    timer = GAME.timer(state)
    assert timer is not None
    return say(state, Voice.CLOCK, "time_up", name=timer.name, serial=timer.serial)


def selecting(count: int = 4, leader: Seat = A, /, **options: Any) -> EmergenceState:
    """A game whose first round begins: cards seen, meeting held, leader named."""
    options.setdefault("city", DEMO)
    state = fresh(count, **options)
    for seat in state.seats:
        state = say(state, seat, "seen")
    if state.phase == "meeting":
        while GAME.timer(state):
            state = ring(state)
        for seat in state.seats:
            state = say(state, seat, "met")
    if state.phase == "board":
        state = say(state, A, "set_board", light_blue=2, dark_blue=2, light_green=2, dark_green=2)
    return say(state, A, "name_leader", seat=leader)


def sealed(state: EmergenceState, *choices: tuple[ActionName, Augmentation]) -> EmergenceState:
    """Everybody seals a choice."""
    for seat, (action, augmentation) in zip(state.seats, choices, strict=True):
        state = say(state, seat, "select", action=action, augmentation=augmentation)
    return state


def revealed(state: EmergenceState, *choices: tuple[ActionName, Augmentation]) -> EmergenceState:
    """Everybody seals, the leader counts down, zero."""
    state = sealed(state, *choices)
    assert state.leader is not None
    return ring(say(state, state.leader, "count_down"))


def codes(state: EmergenceState) -> list[str]:
    """The log so far."""
    return [line.code.removeprefix("emergence-log-") for line in GAME.log(state)]


def assimilating() -> EmergenceState:
    """Three of four take part, and the first is to insert."""
    return say(round_of(one("G", E, knowledge=3), one(knowledge=2), one(), one(knowledge=1)), A, "activate")


def attested(
    *operatives: dict[str, Any], acting: Seat = A, step: Any = "act", **options: Any
) -> EmergenceState:
    """A round without a city."""
    return round_of(*operatives, acting=acting, step=step, city=None, **options)


def paper(count: int, *seats: str) -> EmergenceState:
    """A table with these seats on paper."""
    return fresh(count, deal="cards", by_hand=seats, city=DEMO)


def pass_turn(state: EmergenceState, seat: Seat) -> EmergenceState:
    """Move somewhere (or stay) and end the turn."""
    moves = GAME.view(state, seat).my_moves
    state = say(state, seat, "move", to=moves[0]) if moves else say(state, seat, "stay")
    return say(state, seat, "end_turn")


def meeting() -> EmergenceState:
    """Five have looked at their cards; the narrator begins."""
    state = fresh(5, city=DEMO)
    for seat in state.seats:
        state = say(state, seat, "seen")
    return state


def offered(state: EmergenceState, seat: Seat) -> list[str]:
    """Tags of the choices, without the correction that is always there."""
    return [choice.do for choice in GAME.view(state, seat).choices if choice.do != "correct"]
