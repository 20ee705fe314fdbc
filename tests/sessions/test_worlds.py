"""Other worlds on Flet pages: a fresh page is sent the same where all its viewer may not know is dealt anew.

As `tests/wire/test_whole_games.py`, with the real screens: in the middle of games of every kind pages are
opened in our world and in another that their viewer may not tell from ours, and every message is compared. A
shared phone shows its shade: there nothing may differ whatever either of its seats holds.

`make faults` stops at every table, and oftener.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion import texts
from companion.kernel.action import Rejection
from companion.kernel.seat import Seat, Voice
from companion.net.visitor import device_of
from companion.table.actions import Start
from companion.table.presence import Watcher
from companion.table.table import Table
from tests.faults.figures import SCALE
from tests.games.kits import Kit
from tests.games.test_contract import KITS
from tests.games.walking import next_step
from tests.net.flet.client import page
from tests.net.house import serving
from tests.sessions.room import Room, house_with_screens
from tests.table.people import Time
from tests.table.seeds import luck_of
from tests.wire.playing import NAMES, SCREEN, TOKENS, opening_of
from tests.wire.worlds import elsewhere

IS_FULL = SCALE > 0
STOPS = (5, 15, 40, 80, 160, 320) if IS_FULL else (10, 40)
"""After so many steps of play the pages are opened."""
SHORT = {
    "attested, as printed",
    "owners ship, cash hidden",
    "four, lenient, real cards",
    "house rules on the map",
    "a kit of votes",
}
TABLES = [
    pytest.param(kit, table, id=f"{kit.game.card.id}: {table}")
    for kit in KITS
    for table in kit.tables
    if kit.tables[table][0] in (3, 4) and (IS_FULL or table in SHORT)
]
OWN = ("session_id", "uid", "call_id", "_i", "id", "control_id")
"""Random words of every session, and numbers of controls."""
TRIES = 4
"""A busy host draws once more in between: what differs in the worlds differs every time."""
HAND_OVER = {texts.say("shell-hand-over", name=name) for name in ("Bo", "Cy")}
Leaf = tuple[str, str]
Drawn = frozenset[tuple[Leaf, int]]
SHARED = {"cy": "bo"}
"""Cy sits on Bo's phone."""


def token_of(seat: str) -> str:
    return TOKENS[SHARED.get(seat, seat)]


@asynccontextmanager
async def seated(kit: Kit, name: str) -> AsyncIterator[Room]:
    """A game that has begun, with nobody connected; Bo and Cy share a phone."""
    house, time = house_with_screens((kit.game,)), Time()
    house.hall._around = replace(
        house.hall._around, clock=time, wall=time, alarm=time, luck=luck_of("5e" * 32)
    )
    count, options = kit.tables[name]
    opening = opening_of(kit.game, options.model_dump(mode="json"))
    await house.journal.open(opening)
    table = Table(kit.game, opening, house.journal, house.hall._around)
    house.hall._tables[table.id] = table
    for person, colour in zip(NAMES[:count], kit.game.card.colours, strict=False):
        await table.sit(device_of(token_of(person.lower())), person, colour)
    for at, seat in enumerate(table.setting.seats, start=40):
        await act(table, seat, {"do": "cut", "at": at})
    await table.host_act(Start())
    async with serving(house) as address:
        tokens = {str(seat): token_of(seat) for seat in table.setting.seats}
        yield Room(house, table, address, {}, time, tokens)


async def act(table: Table, seat: str, action: dict[str, Any]) -> None:
    await table.act(Watcher(device=device_of(token_of(seat)), seat=Seat(seat)), action)


async def walked_on(at: Room, kit: Kit, luck: Random) -> None:
    """The next step of play; one that the rules refuse is none."""
    play = at.table._record.play
    assert play is not None
    actor, action = next_step(kit, play._now.state, luck)
    said = action.model_dump(mode="json")
    timer = play.timer()
    try:
        if actor == Voice.CLOCK and timer:
            await at.time.pass_by(timer.seconds + 1)
        elif actor == Voice.TABLE:
            await at.table.act(Watcher(device="laptop", is_host=True), {"do": "for_table", "action": said})
        else:
            await act(at.table, str(actor), said)
    except Rejection:
        return


async def drawn(at: Room, route: str, token: str) -> Drawn:
    """All that a fresh page is sent until it is quiet: what was said of controls, and how often.

    Without words of the session itself, and in no order: places of a page are drawn in any.
    """
    async with page(at.address, route, token) as one:
        here = replace(at, pages={"one": one})
        await one.until(lambda: len(one.messages) > 2)
        await here.quiet()
        if any("Skip" in text for text in one.texts()):
            await one.tap("Skip")
            await here.quiet()
        return frozenset(Counter(leaf for _, body in one.messages for leaf in leaves(body)).items())


def leaves(part: Any, name: str = "") -> Iterator[Leaf]:
    """Every word and number of a message, with the name it goes by."""
    match part:
        case dict():
            for inner, value in part.items():
                if inner not in OWN:
                    yield from leaves(value, str(inner))
        case [int(), int(), str(inner), value]:
            yield from leaves(value, inner)
        case [*values]:
            for value in values:
                yield from leaves(value, name)
        case str() | float() | bool() | None:
            yield name, str(part)
        case int() if name:
            yield name, str(part)


@pytest.mark.parametrize(("kit", "name"), TABLES)
async def test_a_fresh_page_is_the_same_in_every_world_its_viewer_may_be_in(kit: Kit, name: str) -> None:
    luck, differing, stops = Random(17), 0, 0  # noqa: S311 - a test, not a deal
    async with seated(kit, name) as at:
        pages = (
            (f"/seat/{at.table.id}", TOKENS["ann"], Seat("ann")),
            (f"/seat/{at.table.id}", TOKENS["bo"], None),
            (f"/screen/{at.table.id}/{SCREEN}", "f0" * 16, None),
        )
        for step in range(1, STOPS[-1] + 1):
            if at.table.stage != "playing":
                break
            await walked_on(at, kit, luck)
            if step not in STOPS or at.table.stage != "playing":
                continue
            stops += 1
            for route, token, viewer in pages:
                ours, theirs = set[Drawn](), set[Drawn]()
                for _ in range(TRIES):
                    ours.add(await drawn(at, route, token))
                    with elsewhere(at.table, kit, viewer, luck) as differs:
                        theirs.add(await drawn(at, route, token))
                    at.table._showing._is_new = True
                    differing += differs
                    if ours & theirs:
                        break
                parted = min((one ^ two for one in ours for two in theirs), key=len)
                assert not parted, (step, route, viewer, sorted(parted, key=str)[:8])
    assert stops
    assert differing > stops


async def test_what_does_differ_is_found_and_a_shared_phone_has_its_shade() -> None:
    """The comparison itself: a world that is a step further is drawn otherwise, but for the shade."""
    kit = KITS[0]
    luck = Random(17)  # noqa: S311 - a test, not a deal
    async with seated(kit, "attested, as printed") as at:
        after = {seat: Seat(seat) for seat in ("ann", "bo", "cy")}
        seen = kit.game.actions.validate_python({"do": "seen"})

        def further(state: Any, _viewer: Any, _pick: Any) -> Any:
            for seat in after.values():
                state = kit.game.apply(state, seat, seen)
            return state

        route = f"/seat/{at.table.id}"
        here = await drawn(at, route, TOKENS["ann"])
        with elsewhere(at.table, replace(kit, redeal=further), Seat("ann"), luck):
            assert here != await drawn(at, route, TOKENS["ann"])
        at.table._showing._is_new = True
        shade = {value for (_, value), _ in await drawn(at, route, TOKENS["bo"])}
        assert HAND_OVER.intersection(shade)
