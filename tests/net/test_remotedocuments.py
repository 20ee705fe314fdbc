"""Documents of a table elsewhere: at hand for every screen, kept beside it, by the rights of a seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from companion.net.away import Away
from companion.net.link import Refused
from companion.net.remote import RENEW_SECONDS, RemoteHall
from companion.net.visitor import device_of
from tests.net.shelves import BOARD, DECK
from tests.net.test_remote import STRANGER, TOKEN, lobby


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
