"""A seat at somebody else's table: the same links, the rights of its token, and nothing of a host."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from companion.kernel.seat import Seat
from companion.net.away import Away, Knocked, Sat
from companion.net.invitation import Invitation
from companion.net.link import Closed, Refused
from companion.net.remote import RENEW_SECONDS, RemoteHall
from companion.net.visitor import device_of
from companion.table.actions import Admit, Start
from companion.table.table import Table
from tests.net.house import PATIENCE, House, serving
from tests.net.shelves import BOARD, DECK
from tests.net.shelves import GAME as SHELF
from tests.table.pebble import Say

TOKEN, STRANGER = "a1" * 16, "ee" * 16


@asynccontextmanager
async def lobby(packs: Path | None = None) -> AsyncIterator[tuple[House, Table, Invitation]]:
    """A served table with nobody at it."""
    house = House(games=(SHELF,), packs=packs)
    table = await house.table()
    async with serving(house) as address:
        yield house, table, Invitation(f"http://{address}", table.opening.code, table.opening.secret.value)


async def test_an_app_sits_down_acts_and_leaves() -> None:
    async with lobby() as (house, table, invited):
        away = Away(invited.address, TOKEN)
        seen = await away.look(invited)
        assert (seen.stage, seen.seated, seen.title) == ("open", (), table.game.card.title)
        assert await away.sit(invited, "Ann", seen.free_colours[0]) == Sat(table.id, Seat("ann"))
        await table.sit(device_of("b0" * 16), "Bo", seen.free_colours[1])
        hall = RemoteHall(house.hall.games, invited.address, TOKEN)
        assert hall.host is None
        link = await hall.link(table.id, device="")
        assert not link.is_lost
        assert hall.seats_of(table.id, "") == (Seat("ann"),)
        buzzed = asyncio.create_task(anext(hall.cues("")))
        await table.host_act(Start())
        assert "buzz" in await asyncio.wait_for(buzzed, PATIENCE)
        await link.act(Say(word="hello"))
        assert abs(hall.clock() - link.frame.clock) < PATIENCE
        link.close()


async def test_without_the_secret_one_knocks() -> None:
    async with lobby() as (_, table, invited):
        away, typed = Away(invited.address, TOKEN), Invitation(invited.address, invited.code)
        knocked = await away.sit(typed, "Ann", "orange")
        assert isinstance(knocked, Knocked)
        assert (await away.answer(typed, knocked.knock))[0] == "waiting"
        await table.host_act(Admit(knock=knocked.knock, let_in=True))
        assert await away.answer(typed, knocked.knock) == ("in", Seat("ann"))
        with pytest.raises(Refused):
            await Away(invited.address, STRANGER).answer(typed, knocked.knock)


async def test_refusals_come_in_the_hosts_words_and_silence_in_ours() -> None:
    async with lobby() as (_, _, invited):
        away = Away(invited.address, TOKEN)
        with pytest.raises(Refused, match="old or not whole"):
            await away.sit(Invitation(invited.address, invited.code, "wrong"), "Ann", "orange")
        with pytest.raises(Refused):
            await away.look(Invitation(invited.address, "NONE"))
    with pytest.raises(Refused, match="No host answers"):
        await away.look(invited)
    hall = RemoteHall((SHELF,), invited.address, TOKEN, patience=0.0)
    with pytest.raises(Closed, match="unreachable"):
        await hall.link("no-table", device="")


async def test_a_seat_reads_and_keeps_documents_but_no_secret_and_no_strangers(tmp_path: Path) -> None:
    async with lobby(tmp_path) as (house, table, invited):
        game = table.game.card.id
        board = {"format": BOARD, "id": "north", "name": "North", "stones": ["a"]}
        house.hall.library.save(game, {"format": DECK, "id": "dark", "name": "Dark", "cards": ["x"]})
        await table.sit(device_of(TOKEN), "Ann", "orange")
        hall = RemoteHall(house.hall.games, invited.address, TOKEN)
        link = await hall.link(table.id, device="")
        documents = hall.library(game)
        assert await documents.together(lambda library: library.lines(game, BOARD)) == ()
        await documents.together(lambda library: library.save(game, board))
        assert [line.id for line in documents.lines(game, BOARD)] == ["north"]
        assert documents.read(game, BOARD, "north")["stones"] == ["a"], "the host is of this very loop"
        documents.read(game, BOARD, "north")["stones"].clear()
        assert documents.read(game, BOARD, "north")["stones"] == ["a"], "everybody has a copy"
        assert hall.packs(game, "board") == (("north", "North"),)
        assert documents.free_id(game, BOARD, "North") == "north-2"
        with pytest.raises(Refused):
            documents.read(game, DECK, "dark")
        for step in (
            lambda library: library.read(game, DECK, "dark"),
            lambda library: library.save(game, {**board, "stones": "no list"}),
            lambda library: library.lines("another"),
        ):
            with pytest.raises(Refused):
                await documents.together(step)
        for path in ("", "/pebble-board-1/north"):
            with pytest.raises(Refused):
                await Away(invited.address, STRANGER).fetch(f"/table/{table.id}/documents{path}")
        link.close()


async def test_what_others_keep_is_there_a_minute_later(tmp_path: Path) -> None:
    async with lobby(tmp_path) as (house, table, invited):
        game, now = table.game.card.id, [0.0]
        await table.sit(device_of(TOKEN), "Ann", "orange")
        hall = RemoteHall(house.hall.games, invited.address, TOKEN, now=lambda: now[0])
        link = await hall.link(table.id, device="")
        house.hall.library.save(game, {"format": BOARD, "id": "north", "name": "North", "stones": ["a"]})
        assert hall.library(game).lines(game, BOARD) == ()
        now[0] += RENEW_SECONDS + 1
        documents = hall.library(game)
        await asyncio.gather(*documents._steps)
        assert documents.read(game, BOARD, "north")["name"] == "North"
        link.close()
