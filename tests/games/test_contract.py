"""Promises every game on the shelf keeps. A game joins by its kit in `tests/games/<id>/kit.py`."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest
from pydantic import ValidationError

from companion import texts
from companion.games import GAMES
from companion.kernel.action import Reason, Rejection, TimeUp
from companion.kernel.seat import Voice
from tests.games.cyberverse.kit import KIT as CYBERVERSE
from tests.games.emergence.kit import KIT as EMERGENCE
from tests.games.emergent.kit import KIT as EMERGENT
from tests.games.kits import SEATS, Kit
from tests.games.singularity.kit import KIT as SINGULARITY
from tests.games.toolbox.kit import KIT as TOOLBOX
from tests.games.walking import built, lucky, opening, seen_by, walk, walked

KITS = (EMERGENCE, EMERGENT, CYBERVERSE, SINGULARITY, TOOLBOX)
TABLES = [pytest.param(kit, table, id=f"{kit.game.card.id}: {table}") for kit in KITS for table in kit.tables]
STEPS = 90


def viewers(kit: Kit, table: str) -> tuple[Any, ...]:
    return (*SEATS[: kit.tables[table][0]], None)


def test_every_game_has_its_kit() -> None:
    assert [kit.game for kit in KITS] == list(GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.card.id)
def test_the_card_is_what_the_shelf_says(game: Any) -> None:
    low, high = game.card.seats
    assert game.__class__.__name__ == "GameModule"
    assert 0 <= low <= high <= len(game.card.colours)
    assert game.options() == game.options.model_validate_json(game.options().model_dump_json())


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.card.id)
def test_random_play_meets_every_action(kit: Kit) -> None:
    """Otherwise the promises below would be promised of very little."""
    walks = (walked(kit, table, number, 2 * STEPS) for table in kit.tables for number in (2, 3, 5))
    said = {step.action.do for steps in walks for step in steps}
    schema = kit.game.actions.json_schema()
    assert set(schema["discriminator"]["mapping"]) == said


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_a_replay_is_equal(kit: Kit, table: str) -> None:
    taken = walked(kit, table, 2, 2 * STEPS)
    state = opening(kit, table, 2)
    for step in taken:
        wire = kit.game.actions.dump_json(step.action)
        state = kit.game.apply(state, step.actor, kit.game.actions.validate_json(wire))
    assert state == taken[-1].after
    assert state.game == kit.game.card.id, "its lines have texts of its own"


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_random_play_ends(kit: Kit, table: str) -> None:
    (last,) = deque((step.after for step in walk(kit.eager(), table, 1, 2_000)), maxlen=1)
    outcome = kit.game.outcome(last)
    assert outcome is not None, "2,000 steps were not enough"
    assert set(outcome.winners) <= set(SEATS)
    assert kit.game.timer(last) is None
    assert all(not kit.game.view(last, viewer).choices for viewer in viewers(kit, table))


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_every_choice_is_accepted(kit: Kit, table: str) -> None:
    luck = lucky(2)
    for step in walked(kit, table, 2, 2 * STEPS)[::3]:
        shared = kit.game.view(step.before, None)
        for seat in SEATS[: kit.tables[table][0]]:
            view = seen_by(kit, step.before, seat, shared)
            for choice in view.choices:
                action = built(kit, step.before, seat, choice, view, luck.choice)
                kit.game.apply(step.before, seat, action)


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_refusals_change_nothing_and_say_why(kit: Kit, table: str) -> None:
    """Whatever was said elsewhere in the game is said here by everybody; a no leaves no trace."""
    said = {step.action.do: step.action for step in walked(kit, table, 3, 2 * STEPS)}
    refused: list[Reason] = []
    for step in walked(kit, table, 2, 2 * STEPS)[:STEPS:5]:
        before = kit.game.view(step.before, None)
        for action in said.values():
            for actor in (*viewers(kit, table)[:-1], Voice.TABLE, Voice.CLOCK):
                try:
                    kit.game.apply(step.before, actor, action)
                except Rejection as no:
                    refused.extend(no.reasons)
        assert kit.game.view(step.before, None) == before
    assert len(refused) > 100
    assert all(reason.code.startswith(f"{kit.game.card.id}.") and reason.rule for reason in refused)


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_views_parse_back(kit: Kit, table: str) -> None:
    for step in walked(kit, table, 2, 2 * STEPS)[:STEPS]:
        shared = kit.game.view(step.after, None)
        for viewer in viewers(kit, table):
            view = seen_by(kit, step.after, viewer, shared)
            assert kit.game.views.model_validate_json(view.model_dump_json()) == view
            assert view.my_face is None


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_the_log_and_what_is_out_only_grow(kit: Kit, table: str) -> None:
    for step in walked(kit, table, 5, 2 * STEPS)[:STEPS]:
        before, after = kit.game.log(step.before), kit.game.log(step.after)
        assert after[: len(before)] == before
        was, now = kit.game.opened(step.before), kit.game.opened(step.after)
        assert (was.shown, was.final) <= (now.shown, now.final)
        assert was.final <= now.final


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_whatever_can_be_taken_back_can_be_named(kit: Kit, table: str) -> None:
    """A public move has lines in the log, or a sentence of its own."""
    for step in walked(kit, table, 2, 2 * STEPS):
        do = step.action.do
        is_logged = len(kit.game.log(step.after)) > len(kit.game.log(step.before))
        if not is_logged and step.actor != Voice.CLOCK and do not in kit.game.quiet:
            assert texts.has(f"{kit.game.card.id}-did-{do.replace('_', '-')}"), do


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.card.id)
def test_quiet_actions_are_actions(kit: Kit) -> None:
    schema = kit.game.actions.json_schema()
    assert kit.game.quiet <= set(schema["discriminator"]["mapping"])


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_somebody_can_always_go_on(kit: Kit, table: str) -> None:
    """While the game runs there is a countdown, or a seat with something to do that the table waits for."""
    for step in walked(kit, table, 2, 2 * STEPS)[:STEPS]:
        if kit.game.outcome(step.after) is None:
            shared = kit.game.view(step.after, None)
            can = [seat for seat in shared.waiting_for if seen_by(kit, step.after, seat, shared).choices]
            timer = kit.game.timer(step.after)
            assert can or (timer and timer.is_running)


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_old_time_is_refused(kit: Kit, table: str) -> None:
    for step in walked(kit, table, 3, 2 * STEPS)[:STEPS:7]:
        timer = kit.game.timer(step.after)
        serial = timer.serial + 1 if timer else 1
        for name in ("countdown", "meeting", "nothing"):
            with pytest.raises(Rejection):
                kit.game.apply(step.after, Voice.CLOCK, TimeUp(name=name, serial=serial))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.card.id)
@pytest.mark.parametrize(
    "noise", ["", "{}", "[]", '{"do":"nothing"}', '{"do":"select","extra":1}', '{"do":7}']
)
def test_noise_is_not_an_action(game: Any, noise: str) -> None:
    with pytest.raises(ValidationError):
        game.actions.validate_json(noise)


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_the_quick_way_to_a_view_is_equal(kit: Kit, table: str) -> None:
    if kit.game.mine is None:
        return
    for step in walked(kit, table, 5, 2 * STEPS)[:STEPS]:
        shared = kit.game.view(step.after, None)
        for seat in SEATS[: kit.tables[table][0]]:
            quick = kit.game.mine(step.after, seat, shared)
            assert quick == kit.game.view(step.after, seat)
        assert kit.game.view(step.after, None) == shared


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.card.id)
@pytest.mark.parametrize("noise", [None, 7, [], {}, {"format": "x"}], ids=str)
def test_a_misshapen_pack_is_told_its_faults(game: Any, noise: Any) -> None:
    for check in game.packs.values():
        assert check(noise)
