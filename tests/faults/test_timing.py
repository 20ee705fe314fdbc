"""When frames arrive tells nobody what is in them: two worlds that differ in a secret, told apart by nothing.

Both worlds are asked in turns, in an order thrown for every turn, and compared by ranks (Mann-Whitney). The
power: with 400 of each, a difference by which one world is the later one in 62 of 100 pairs (four tenths of a
standard deviation) is found four times out of five; a control with half a millisecond more must be found.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from itertools import groupby
from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.faults.figures import times
from tests.faults.witness import Witness, witness
from tests.wire import test_cyberverse_tokens as tokens
from tests.wire import test_emergent as emergent
from tests.wire import test_singularity as singularity
from tests.wire.cyberverse import agent
from tests.wire.cyberverse import table as cyberverse_table
from tests.wire.emergence import SEAL, WIRE, other_seal
from tests.wire.playing import Game, playing

pytestmark = pytest.mark.faults

TURNS = times(400, 60)
MOST = 5.0
"""Standard errors. By chance alone once in two million comparisons; a busy machine has bursts."""
HARDLY = 0.4
"""Of a plan, in standard errors by the root of how many: the larger one may be the later in 66 of 100 pairs.
Its owner's view is made before anything is accepted, and takes longer; nobody else knows when they tapped."""
THREE = "three, attested, dealt by the app"
Ask = Callable[[], Awaitable[float]]
"""Does something; how many seconds somebody else could see that it took."""


def ranked(one: list[float], other: list[float]) -> float:
    """How far two lots of times are apart, in standard errors of the rank sum."""
    both = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    at, total = 0, 0.0
    for _, tied in groupby(both, key=lambda pair: pair[0]):
        group = list(tied)
        total += sum(label == 0 for _, label in group) * (at + (len(group) + 1) / 2)
        at += len(group)
    few, many = len(one), len(other)
    return (total - few * (few + many + 1) / 2) / sqrt(few * many * (few + many + 1) / 12)


async def apart(worlds: Sequence[Ask], turns: int = TURNS) -> float:
    """Two worlds in turns: how far their answers are apart."""
    luck = Random(6)  # noqa: S311 - a test, not a deal
    took: tuple[list[float], list[float]] = ([], [])
    for ask in worlds:
        await ask()
    for _ in range(turns):
        for world in luck.sample((0, 1), 2):
            took[world].append(await worlds[world]())
    return ranked(*took)


def timed(do: Callable[[], Awaitable[None]]) -> Ask:
    """All the time it takes."""

    async def ask() -> float:
        began = time.perf_counter()
        await do()
        return time.perf_counter() - began

    return ask


def seen_elsewhere(game: Game, other: Witness, *said: dict[str, Any]) -> Ask:
    """Bo says this, one thing after the other; until another screen has heard of each."""

    async def ask() -> float:
        took = 0.0
        for action in said:
            began = time.perf_counter()
            acting = asyncio.create_task(game.phones["bo"].act(action))
            took += await other.heard() - began
            assert (await acting)["t"] == "done"
            await game.caught_up()
        return took

    return ask


def looking(game: Game) -> Ask:
    """Ann holds her card until all of it is there, and covers it."""

    async def look() -> None:
        await game.done("ann", "look", at="card")
        await game.phones["ann"].caught_up()
        await game.done("ann", "cover")

    return timed(look)


def sealing(game: Game, action: str) -> Ask:
    """Bo seals this; until Ann's phone has heard all there is to hear."""

    async def seal() -> None:
        await game.done("bo", "select", action=action, augmentation="biomechanical")
        await game.phones["ann"].caught_up()

    return timed(seal)


async def test_a_control_that_is_later_is_found() -> None:
    async def quick() -> None:
        await asyncio.sleep(0)

    async def late() -> None:
        await asyncio.sleep(0.0005)

    assert abs(await apart((timed(quick), timed(late)))) > MOST


async def test_a_held_card_comes_as_soon_whatever_it_shows() -> None:
    async with AsyncExitStack() as stack:
        games = [
            await stack.enter_async_context(playing(WIRE, THREE, seal))
            for seal in (SEAL, other_seal(THREE, (), "ann"))
        ]
        cards = {game.state.allegiances["ann"].value for game in games}
        assert len(cards) == 2
        assert abs(await apart([*map(looking, games)])) < MOST


async def test_a_sealed_choice_comes_as_soon_whatever_it_is() -> None:
    board: dict[str, Any] = {"light_blue": 3, "dark_blue": 3, "light_green": 3, "dark_green": 3}
    async with AsyncExitStack() as stack:
        games = [await stack.enter_async_context(playing(WIRE, THREE, SEAL)) for _ in range(2)]
        for game in games:
            for seat in ("ann", "bo", "cy"):
                await game.done(seat, "seen")
            await game.done("ann", "set_board", **board)
            await game.done("ann", "name_leader", seat="ann")
        assert abs(await apart((sealing(games[0], "boost"), sealing(games[1], "terminate")))) < MOST


async def test_a_plan_is_ready_as_soon_however_large_it_is() -> None:
    async with AsyncExitStack() as stack:
        asks = []
        for plan in ({}, emergent.BOLD):
            game = await stack.enter_async_context(playing(emergent.table(), "three"))
            await game.done("bo", "plan", plan=plan)
            other = await stack.enter_async_context(witness(game))
            asks.append(seen_elsewhere(game, other, {"do": "ready"}, {"do": "unready"}))
        assert abs(await apart(asks)) < max(MOST, HARDLY * sqrt(TURNS))


async def test_a_token_is_kept_as_soon_whatever_it_is() -> None:
    async with AsyncExitStack() as stack:
        asks = []
        for token in (None, tokens.SHIELD):
            game = await stack.enter_async_context(playing(cyberverse_table(), "three"))
            await tokens.fight(game)
            other = await stack.enter_async_context(witness(game))
            keep = {"do": "seal_token", "agent": agent(game, "bo"), "token": token}
            reopen = {"do": "reopen_token", "agent": agent(game, "bo")}
            asks.append(seen_elsewhere(game, other, keep, reopen))
        assert abs(await apart(asks)) < MOST


def voting(game: Game, option: int) -> Ask:
    """Bo votes for this; until Ann's phone has heard all there is to hear."""

    async def vote() -> None:
        await game.done("bo", "vote", option=option)
        await game.phones["ann"].caught_up()

    return timed(vote)


async def test_a_vote_comes_as_soon_whatever_it_is_for() -> None:
    async with AsyncExitStack() as stack:
        asks = []
        for option in (0, 2):
            game = await stack.enter_async_context(playing(singularity.table(), "three"))
            await singularity.asked(game)
            asks.append(voting(game, option))
        assert abs(await apart(asks)) < MOST
