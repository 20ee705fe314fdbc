"""Random play, driven by nothing but choices and the clock."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from companion.kernel.action import Rejection, TimeUp
from companion.kernel.chance import Seed, seed_from
from companion.kernel.seat import Actor, Seat, Viewer, Voice
from companion.kernel.view import Choice
from tests.games.kits import SEATS, Kit, Pick


class Taken(NamedTuple):
    """One step of play: from which state, who, what, to which state."""

    before: Any
    actor: Actor
    action: Any
    after: Any


def opening(kit: Kit, table: str, number: int = 1) -> Any:
    """The first state of this table."""
    count, options = kit.tables[table]
    return kit.game.setup(options, SEATS[:count], seed(number))


def seed(number: int) -> Seed:
    """A fixed seed for tests."""
    return seed_from(b"test", [number])


def lucky(number: int) -> Random:
    """Fixed luck for random play."""
    return Random(number)  # noqa: S311 - a test, not a deal


def built(kit: Kit, state: Any, actor: Actor, choice: Choice, view: Any, pick: Pick) -> Any:
    """An action within the bounds of a choice."""

    def accepts(fields: dict[str, Any]) -> bool:
        try:
            kit.game.apply(state, actor, kit.game.actions.validate_python({"do": choice.do, **fields}))
        except Rejection:
            return False
        return True

    fields: dict[str, Any] = {"do": choice.do}
    fields |= {name: _word(kit, name, words, pick) for name, words in choice.one_of.items()}
    for name, (low, high) in choice.between.items():
        if name not in choice.free:
            fields[name] = pick((low, high, pick(range(low, high + 1))))
    if choice.free:
        fields |= kit.fill(choice, view, pick, accepts)
    return kit.game.actions.validate_python(fields)


def _word(kit: Kit, name: str, words: tuple[str, ...], pick: Pick) -> str:
    """One of the words, more often one that leads on."""
    liked = [word for word in words if word in kit.leanings.get(name, ())]
    return str(pick(liked if liked and pick(range(10)) < 8 else words))


def walk(kit: Kit, table: str, number: int, steps: int) -> Iterator[Taken]:
    """Play at random until the game is over or so many steps are done."""
    luck = lucky(number)
    state = opening(kit, table, number)
    gifts: list[Any] = []
    is_given = False
    for _ in range(steps):
        if kit.game.outcome(state) is not None:
            return
        if not is_given:
            gifts = [kit.game.actions.validate_python(gift) for gift in kit.gifts(kit.game.view(state, None))]
            is_given = bool(gifts)
        actor, action = (Voice.TABLE, gifts.pop(0)) if gifts else next_step(kit, state, luck)
        after = kit.game.apply(state, actor, action)
        yield Taken(state, actor, action, after)
        state = after


@cache
def walked(kit: Kit, table: str, number: int, steps: int) -> tuple[Taken, ...]:
    """The same walk, taken once for all tests that only look at it."""
    return tuple(walk(kit, table, number, steps))


def next_step(kit: Kit, state: Any, luck: Random) -> tuple[Actor, Any]:
    """Somebody the table waits for, or anybody, does something it offers, or the time is up."""
    timer = kit.game.timer(state)
    public = kit.game.view(state, None)
    said = kit.answers(public, luck.choice)
    if said:
        return Voice.TABLE, kit.game.actions.validate_python(said)
    is_running = timer is not None and timer.is_running
    if timer and is_running and luck.random() < 0.6:
        return Voice.CLOCK, TimeUp(name=timer.name, serial=timer.serial)
    late = public.waiting_for or public.seats
    actor = luck.choice(late if luck.random() < 0.9 else public.seats)
    view, offers = _offers(kit, state, actor, public)
    weights = [kit.weights.get(choice.do, 20) for choice in offers]
    if luck.random() * 20 >= sum(weights):
        if timer and is_running:
            return Voice.CLOCK, TimeUp(name=timer.name, serial=timer.serial)
        actor = luck.choice(public.waiting_for)
        view, offers = _offers(kit, state, actor, public)
        weights = [kit.weights.get(choice.do, 20) for choice in offers]
    choice = luck.choices(offers, weights)[0]
    return actor, built(kit, state, actor, choice, view, luck.choice)


def seen_by(kit: Kit, state: Any, viewer: Viewer, shared: Any) -> Any:
    """A viewer's view, as the host makes it: from the shared one where the game knows how."""
    if viewer is None:
        return shared
    return kit.game.mine(state, viewer, shared) if kit.game.mine else kit.game.view(state, viewer)


def _offers(kit: Kit, state: Any, seat: Seat, shared: Any) -> tuple[Any, list[Choice]]:
    """A seat's view, and what random play likes of its choices."""
    view = seen_by(kit, state, seat, shared)
    return view, [choice for choice in view.choices if kit.weights.get(choice.do, 20)]
