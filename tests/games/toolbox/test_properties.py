"""Promises at tables of nobody, of two and of twelve: what is offered is taken, sums add up, walls hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.games.toolbox import GAME
from companion.games.toolbox.options import ToolboxOptions
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.views import ToolboxView
from companion.kernel.action import TimeUp
from companion.kernel.seat import Actor, Viewer, Voice, seat_of
from tests.games.kits import SEATS
from tests.games.toolbox.kit import KIT
from tests.games.walking import built, lucky, opening

TABLES = {
    "nobody": (0, ToolboxOptions()),
    "two": (2, ToolboxOptions(own_opening=True, amounts="after_opening")),
    "twelve": (12, ToolboxOptions(lead="anyone", role_list="lead")),
}
MANY = replace(KIT, tables=TABLES)
STEPS = 90


def walk(table: str, number: int) -> Iterator[ToolboxState]:
    """The table itself leads, and everybody says their own."""
    luck, state = lucky(number), opening(MANY, table, number)
    for _ in range(STEPS):
        yield state
        if state.is_closed:
            return
        state = GAME.apply(state, *_next(state, table, luck))


def _next(state: ToolboxState, table: str, luck: Random) -> tuple[Actor, Any]:
    timer = GAME.timer(state)
    if timer and timer.is_running and luck.random() < 0.2:
        return Voice.CLOCK, TimeUp(name=timer.name, serial=timer.serial)
    actor = luck.choice((Voice.TABLE, Voice.TABLE, *SEATS[: TABLES[table][0]]))
    view = GAME.view(state, seat_of(actor))
    offers = view.lead if actor == Voice.TABLE else view.choices
    if not offers:
        actor, offers = Voice.TABLE, view.lead
    offers = tuple(choice for choice in offers if choice.do not in ("take_kit", "close"))
    weights = [KIT.weights.get(choice.do, 20) for choice in offers]
    chosen = luck.choices(offers, weights)[0]
    return actor, built(MANY, state, actor, chosen, view, luck.choice)


def _viewers(table: str) -> tuple[Viewer, ...]:
    """The shared screen and three seats: what holds for them holds for all."""
    seats = SEATS[: TABLES[table][0]]
    return (None, *seats[:2], *seats[-1:])


@pytest.mark.parametrize("table", TABLES)
def test_tb_90_random_play_is_sound_and_secret_at_every_size_of_a_table(table: str) -> None:
    said = 0
    for at, state in enumerate(walk(table, 1)):
        said = at
        _is_sound(state, GAME.view(state, None))
        if at % 6:
            continue
        luck = lucky(at)
        for viewer in _viewers(table):
            view = GAME.view(state, viewer)
            assert GAME.views.model_validate_json(view.model_dump_json()) == view
            assert GAME.view(KIT.redeal(state, viewer, luck.choice), viewer) == view
    assert said == STEPS - 1, "it was played"


def _is_sound(state: ToolboxState, view: ToolboxView) -> None:
    if view.clock:
        assert all(hand.left >= 0 and hand.over >= 0 for hand in view.clock.hands)
    if view.tally and view.tally.totals is not None and not view.tally.is_box:
        bounds = [one for seat, one in view.tally.bounds.items() if seat not in view.tally.absent]
        total = sum(view.tally.totals.values())
        assert sum(low for low, _ in bounds) <= total <= sum(high for _, high in bounds)
    if state.deal:
        assert len(state.deal.cards) + len(state.deal.middle.value) == len(state.deal.cast.cards)
    for bag in view.bags:
        pieces = sum(count for _, count in bag.spec.items)
        assert bag.left == pieces if bag.spec.back else bag.left + len(bag.drawn) + bag.unseen == pieces
    if view.pad:
        assert 1 in view.pad.ranks.values()
        assert set(view.pad.totals) == set(view.pad.places)


@pytest.mark.parametrize("table", TABLES)
def test_tb_90_a_replay_gives_the_same_state(table: str) -> None:
    first, second = list(walk(table, 3)), list(walk(table, 3))
    assert first == second
