"""The game socket over a real server: every frame as docs/protocol.md says, and nothing breaks it."""

from __future__ import annotations

import asyncio

import pytest

from companion.net.visitor import device_of
from companion.net.wire import OUTGOING
from companion.table.table import Table
from tests.net.house import House, phone
from tests.net.pair import TOKENS, start
from tests.table.people import Time


async def test_hello_welcome_act_done_view(house: House, table: Table, address: str) -> None:
    async with (
        phone(address, table, token=TOKENS["ann"]) as ann,
        phone(address, table, token=TOKENS["bo"]) as bo,
    ):
        welcome = await ann.hear()
        assert list(welcome) == ["t", "v", "seat", "game", "rev", "clock", "n", "view", "table"]
        assert (welcome["v"], welcome["seat"], welcome["game"], welcome["view"]) == (1, "ann", "pebble", None)
        assert welcome["table"]["my_seat"] == "ann"
        await bo.hear_of("welcome")
        await start(house, table)
        view = await ann.hear_of("view")
        while view["view"] is None:
            view = await ann.hear_of("view")
        assert list(view) == ["t", "rev", "view", "table"]
        assert view["view"]["phase"] == "hide"
        done = await ann.act({"do": "hide", "number": 3}, 4)
        assert done == {"t": "done", "n": 4, "rev": table.rev}
        seen = await bo.hear_of("view")
        while not (seen["view"] and seen["view"]["hidden"]):
            seen = await bo.hear_of("view")
        assert seen["view"]["hidden"] == ["ann"]
        assert seen["view"]["my_number"] is None
        await ann.caught_up()
        assert [frame for frame in ann.received if frame["t"] == "view"][-1]["view"]["my_number"] == 3
        for frame in ann.frames + bo.frames:
            OUTGOING.validate_json(frame)


async def test_a_refusal_says_why_to_its_sender_only(house: House, table: Table, address: str) -> None:
    await start(house, table)
    async with (
        phone(address, table, token=TOKENS["ann"]) as ann,
        phone(address, table, token=TOKENS["bo"]) as bo,
    ):
        await ann.hear_of("welcome")
        await bo.hear_of("welcome")
        await ann.caught_up()
        before = len(bo.frames)
        refused = await ann.act({"do": "hide", "number": 5})
        assert refused == {
            "t": "refused",
            "n": 1,
            "code": "pebble.no_five",
            "facts": {"number": 5},
            "say": "pebble-no-five",
        }
        refused = await ann.act({"do": "start"})
        assert refused["code"] == "table.host_only"
        assert refused["say"].endswith(".")
        await bo.caught_up()
        assert [frame["t"] for frame in bo.received[before:]] == ["pong"]


async def test_timer_frames_and_the_clock(house: House, table: Table, address: str) -> None:
    await start(house, table)
    async with (
        phone(address, table, token=TOKENS["ann"]) as ann,
        phone(address, table, token=TOKENS["bo"]) as bo,
    ):
        await ann.hear_of("welcome")
        await bo.hear_of("welcome")
        await ann.say(t="ping", at=12.5)
        pong = await ann.hear_of("pong")
        assert pong["at"] == 12.5
        await ann.act({"do": "hurry", "seconds": 60})
        started = await bo.hear_of("timer")
        assert started["name"] == "countdown"
        assert started["ends"] == pong["clock"] + 60
        view = await bo.hear_of("view")
        assert view["table"]["timer"]["ends"] == started["ends"]
        await ann.act({"do": "hold"})
        assert await bo.hear_of("timer") == {"t": "timer", "name": "countdown", "ends": None}
        await ann.act({"do": "hold", "is_held": False})
        assert (await bo.hear_of("timer"))["ends"] is not None
        await ann.act({"do": "call_off"})
        assert await bo.hear_of("timer") == {"t": "timer", "name": "countdown", "ends": None}
        async with phone(address, table, screen=table.opening.screen.value) as screen:
            welcome = await screen.hear()
            assert (welcome["seat"], welcome["view"]["my_looks"], welcome["n"]) == (None, [], 0)
            assert (await screen.act({"do": "hide", "number": 1}))["code"] == "table.needs_a_seat"
            assert (await screen.act({"do": "look", "at": "card"}))["code"] == "table.nothing_to_look_at"


async def test_a_countdown_that_runs_out_opens_everywhere(
    house: House, table: Table, address: str, time: Time
) -> None:
    await start(house, table)
    async with (
        phone(address, table, token=TOKENS["ann"]) as ann,
        phone(address, table, token=TOKENS["bo"]) as bo,
    ):
        await ann.act({"do": "hide", "number": 3})
        await ann.act({"do": "hurry", "seconds": 3})
        await time.pass_by(3)
        for one in (ann, bo):
            while not (view := (await one.hear_of("view")))["view"]["shown"]:
                pass
            assert view["view"]["shown"] == {"ann": 3}


async def test_the_older_page_is_told_that_its_seat_moved(table: Table, address: str) -> None:
    async with phone(address, table, token=TOKENS["ann"]) as older:
        await older.hear_of("welcome")
        async with phone(address, table, token=TOKENS["ann"]) as newer:
            await newer.hear_of("welcome")
            bye = await older.hear_of("bye")
            assert bye["code"] == "table.seat_other_tab"
            assert bye["say"].endswith(".")
            assert await older.end() == 1000
            await newer.caught_up()


async def test_a_resend_after_a_lost_answer(house: House, table: Table, address: str) -> None:
    await start(house, table)
    async with phone(address, table, token=TOKENS["ann"]) as ann:
        first = await ann.act({"do": "say", "word": "once"}, 7)
    entries = len(table.log())
    async with phone(address, table, token=TOKENS["ann"]) as ann:
        assert (await ann.hear())["n"] == 7
        assert await ann.act({"do": "say", "word": "once"}, 7) == first
        assert (await ann.act({"do": "say", "word": "twice"}, 7))["code"] == "table.number_used"
        assert (await ann.act({"do": "say", "word": "twice"}, 6))["code"] == "table.old_number"
    assert len(table.log()) == entries


async def test_another_seat_of_the_same_phone(house: House, table: Table, address: str) -> None:
    await table.sit(device_of(TOKENS["ann"]), "Chi", "green")
    await start(house, table)
    async with phone(address, table, token=TOKENS["ann"]) as ann:
        await ann.say(t="act", n=1, seat="chi", action={"do": "hide", "number": 2})
        assert (await ann.hear_of("done", "refused"))["t"] == "done"
        await ann.say(t="act", n=2, seat="bo", action={"do": "hide", "number": 2})
        assert (await ann.hear_of("done", "refused"))["code"] == "table.not_your_seat"
    async with phone(address, table, token=TOKENS["ann"], seat="chi") as chi:
        welcome = await chi.hear()
        assert (welcome["seat"], welcome["view"]["my_number"], welcome["n"]) == ("chi", 2, 0)


async def test_a_phone_that_vanishes_is_away_and_its_seat_stays(table: Table, address: str) -> None:
    async with phone(address, table, token=TOKENS["bo"]) as bo:
        async with phone(address, table, token=TOKENS["ann"]) as ann:
            await ann.hear_of("welcome")
            ann.connection.transport.abort()
        while not any(
            line["presence"] == "away" for line in (await bo.hear_of("view", "welcome"))["table"]["seats"]
        ):
            pass
    assert table.setting.seats == ("ann", "bo")


async def test_the_host_stops_and_says_so(table: Table, address: str) -> None:
    async with phone(address, table, token=TOKENS["ann"]) as ann:
        await ann.hear_of("welcome")
        table.close()
        assert (await ann.hear_of("bye"))["code"] == "table.host_stopped"


async def test_a_slow_reader_holds_up_nobody(house: House, table: Table, address: str) -> None:
    """Ann reads nothing; Bo acts on and on, and Ann then finds the newest view at the end."""
    await start(house, table)
    async with (
        phone(address, table, token=TOKENS["ann"]) as ann,
        phone(address, table, token=TOKENS["bo"]) as bo,
    ):
        for number in range(60):
            assert (await bo.act({"do": "say", "word": f"word {number}"}))["t"] == "done"
        await ann.caught_up()
        views = [frame for frame in ann.received if frame["t"] == "view"]
        assert views[-1]["table"]["log"][-1]["line"]["facts"] == {"word": "word 59"}


async def test_many_come_at_once(house: House, table: Table, address: str) -> None:
    async def one() -> str:
        async with phone(address, table, screen=table.opening.screen.value) as screen:
            return str((await screen.hear())["t"])

    assert await asyncio.gather(*(one() for _ in range(30))) == ["welcome"] * 30


async def test_a_table_that_moves_while_it_writes_refuses_nothing(
    house: House,
    table: Table,
    address: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Nobody here knows whether it was written: whoever plays on with the table does."""
    await start(house, table)
    writing = asyncio.Event()

    async def append(*_: object) -> None:
        writing.set()
        await asyncio.Event().wait()

    async with phone(address, table, token=TOKENS["ann"]) as ann:
        await ann.hear_of("welcome")
        monkeypatch.setattr(house.journal, "append", append)
        await ann.say(t="act", n=1, action={"do": "hide", "number": 3})
        await writing.wait()
        house.hall.step_back(table.id)
        assert (await ann.hear_of("bye", "refused"))["code"] == "table.moved"
        assert ann.received[-1]["t"] == "bye"
    assert "Exception" not in caplog.text
