"""When pages are drawn tells nobody what others hold: as `test_timing.py`, on Flet pages of the real screens.

A page is asked a hundred times: more taps a second than its limit would be kept waiting. A difference of
nine tenths of a standard deviation is found four times out of five.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from companion.table.actions import Start
from tests.faults.figures import times
from tests.faults.test_timing import MOST, Ask, apart, timed
from tests.net.flet.client import page
from tests.net.house import serving
from tests.sessions.room import CUTS, SEAL, Room, house_with_screens, room
from tests.sessions.room import other_seal as other_room
from tests.table.people import Time
from tests.wire import playing as wire
from tests.wire import test_cyberverse_tokens as tokens
from tests.wire import test_emergent as emergent
from tests.wire.cyberverse import agent
from tests.wire.cyberverse import table as cyberverse_table
from tests.wire.playing import TOKENS, Game

pytestmark = pytest.mark.faults

TURNS = times(100, 40)
Prepare = Callable[[Game], Awaitable[None]]


async def begun(at: Room) -> Ask:
    """Everybody is dealt a card on a page of their own; Ann taps hers."""
    await at.table.host_act(Start())
    for seat in CUTS:
        await at.pages[seat].shows("Skip")
        await at.pages[seat].tap("Skip")
        await at.pages[seat].shows("Hold to look")
    await at.quiet()
    ann = at.pages["ann"]

    async def tap(button: int) -> None:
        before = len(ann.bytes)
        await ann.event(button, "tap")
        await ann.until(lambda: len(ann.bytes) > before)

    async def look() -> None:
        button = ann.control("Hold to look", "on_tap")
        await tap(button)
        await tap(button)

    return timed(look)


async def test_a_page_draws_a_held_card_as_soon_whatever_it_shows() -> None:
    async with AsyncExitStack() as stack:
        rooms = [await stack.enter_async_context(room(seal)) for seal in (SEAL, other_room("ann", "ann"))]
        asks = [await begun(at) for at in rooms]
        states = [at.table._record.play._now.state for at in rooms]  # type: ignore[union-attr]
        assert len({state.allegiances["ann"].value for state in states}) == 2
        assert abs(await apart(asks, turns=TURNS)) < MOST


@asynccontextmanager
async def drawn_for_ann(kit: Any, prepare: Prepare) -> AsyncIterator[tuple[Game, Room]]:
    """A game that has come so far; then Ann has a page, and the others their sockets."""
    house = house_with_screens((kit.game,))
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(house))
        game = await stack.enter_async_context(wire.begun(house, address, Time(), kit, "three"))
        await prepare(game)
        ann = await stack.enter_async_context(page(address, f"/seat/{game.table.id}", TOKENS["ann"]))
        await ann.shows("Skip")
        await ann.tap("Skip")
        at = Room(house, game.table, address, {"ann": ann}, game.time, TOKENS)
        await at.quiet()
        yield game, at


def seen_by_ann(game: Game, at: Room, *said: dict[str, Any]) -> Ask:
    """Bo says this, one thing after the other; until Ann's page has drawn each."""
    ann = at.pages["ann"]

    async def ask() -> float:
        took = 0.0
        for action in said:
            before, began = len(ann.bytes), time.perf_counter()
            acting = asyncio.create_task(game.phones["bo"].act(action))
            await ann.until(lambda before=before: len(ann.bytes) > before)  # type: ignore[misc]
            took += time.perf_counter() - began
            assert (await acting)["t"] == "done"
            await at.quiet()
        return took

    return ask


async def test_a_page_shows_that_a_plan_is_ready_as_soon_however_large_it_is() -> None:
    async with AsyncExitStack() as stack:
        asks = []
        for plan in ({}, emergent.BOLD):

            async def planned(game: Game, plan: Any = plan) -> None:
                await game.done("bo", "plan", plan=plan)

            game, at = await stack.enter_async_context(drawn_for_ann(emergent.table(), planned))
            asks.append(seen_by_ann(game, at, {"do": "ready"}, {"do": "unready"}))
        assert abs(await apart(asks, TURNS)) < MOST


async def kept_by_ann(game: Game) -> None:
    """Ann keeps a token: from now on her page shows whom the fight waits for."""
    await tokens.fight(game)
    await tokens.sealed(game, "ann", tokens.PLAIN)


async def test_a_page_shows_that_a_token_is_kept_as_soon_whatever_it_is() -> None:
    async with AsyncExitStack() as stack:
        asks = []
        for token in (None, tokens.SHIELD):
            game, at = await stack.enter_async_context(drawn_for_ann(cyberverse_table(), kept_by_ann))
            keep = {"do": "seal_token", "agent": agent(game, "bo"), "token": token}
            asks.append(seen_by_ann(game, at, keep, {"do": "reopen_token", "agent": agent(game, "bo")}))
        assert abs(await apart(asks, TURNS)) < MOST
