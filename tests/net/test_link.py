"""A link is the same inside the host and over a socket; the latter comes back by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from companion.kernel.seat import Seat
from companion.net.link import Closed, Link, LocalLink, Refused
from companion.net.socketlink import SocketLink
from companion.net.visitor import device_of
from companion.net.wire import Hello
from companion.store import SqliteJournal
from companion.table.actions import Look, Start
from companion.table.presence import Watcher
from companion.table.table import Table
from tests.net.house import PATIENCE, House, serving
from tests.net.strange import Stranger, answer_of, met
from tests.table.pebble import GAME, Hide, Say

TOKENS = {"ann": "a1" * 16, "bo": "b0" * 16}


async def seated(house: House) -> Table:
    table = await house.table()
    for name, colour in (("Ann", "orange"), ("Bo", "sky")):
        await table.sit(device_of(TOKENS[name.lower()]), name, colour)
    await table.host_act(Start())
    return table


@asynccontextmanager
async def linked(address: str, table: str, seat: str, **more: Any) -> AsyncIterator[SocketLink]:
    hello = Hello(token=TOKENS[seat])
    link = SocketLink(f"http://{address}", table, (GAME,), hello, **more)
    try:
        yield await soon(link.open())
    finally:
        link.close()


async def soon(work: Awaitable[Any]) -> Any:
    return await asyncio.wait_for(work, PATIENCE)


async def until(link: Link, is_so: Callable[[], bool]) -> None:
    while not is_so():
        await soon(link.changed())


async def end_of(link: Link) -> str:
    try:
        while True:
            await soon(link.changed())
    except Closed as closed:
        return closed.code


@pytest.fixture(params=["local", "socket"])
async def links(request: pytest.FixtureRequest) -> AsyncIterator[dict[str, Link]]:
    house = House()
    table = await seated(house)
    if request.param == "local":
        yield {
            seat: LocalLink(table, Watcher(device=device_of(token), seat=Seat(seat)))
            for seat, token in TOKENS.items()
        }
        return
    async with (
        serving(house) as address,
        linked(address, table.id, "ann") as ann,
        linked(address, table.id, "bo") as bo,
    ):
        yield {"ann": ann, "bo": bo}


async def test_both_kinds_do_the_same(links: dict[str, Link]) -> None:
    ann, bo = links["ann"], links["bo"]
    assert ann.frame.table.my_seat == "ann"
    assert type(ann.frame.view) is GAME.views
    await soon(ann.act(Hide(number=3)))
    await until(bo, lambda: bo.frame.view.hidden == ("ann",))  # type: ignore[union-attr]
    await until(ann, lambda: ann.frame.view.my_number == 3)  # type: ignore[union-attr]
    assert bo.frame.view.my_number is None  # type: ignore[union-attr]
    await soon(ann.act(Look(at="card")))
    await until(ann, lambda: ann.frame.view.my_face is not None)  # type: ignore[union-attr]
    with pytest.raises(Refused) as no:
        await soon(ann.act(Start()))
    assert no.value.title == "Ask the host"
    assert [reason.code for reason in no.value.reasons] == ["table.host_only"]
    with pytest.raises(Refused) as no:
        await soon(ann.act(Hide(number=5)))
    assert (no.value.reasons[0].code, no.value.reasons[0].facts) == ("pebble.no_five", {"number": 5})
    with pytest.raises(Refused) as no:
        await soon(ann.act(Hide(number=1), Seat("bo")))
    assert no.value.reasons[0].code == "table.not_your_seat"
    log = await soon(ann.log())
    assert [line.line.code for line in log][:3] == ["table-log-sat", "table-log-sat", "table-log-started"]
    ann.close()
    assert await end_of(ann) == "table.left"


async def test_a_moved_seat_ends_the_link() -> None:
    house = House()
    table = await seated(house)
    async with (
        serving(house) as address,
        linked(address, table.id, "ann") as older,
        linked(address, table.id, "ann"),
    ):
        assert await end_of(older) == "table.seat_other_tab"
        with pytest.raises(Closed):
            await older.act(Hide(number=1))


@pytest.mark.parametrize(
    ("table", "hello", "code"),
    [
        ("", Hello(token="f" * 32), "table.not_your_seat"),
        ("", Hello(screen="wrong"), "table.unknown_screen"),
        ("0" * 12, Hello(token=TOKENS["ann"]), "table.unknown"),
    ],
)
async def test_a_link_that_is_not_let_in(table: str, hello: Hello, code: str) -> None:
    house = House()
    made = await seated(house)
    async with serving(house) as address:
        link = SocketLink(f"http://{address}", table or made.id, (GAME,), hello)
        with pytest.raises(Closed, match=code):
            await soon(link.open())
        link.close()


async def test_a_shared_screen_sees_what_everybody_sees() -> None:
    house = House()
    table = await seated(house)
    async with serving(house) as address:
        hello = Hello(screen=table.opening.screen.value)
        screen = await soon(SocketLink(f"http://{address}", table.id, (GAME,), hello).open())
        assert screen.frame.table.my_seat is None
        assert len(await soon(screen.log())) == 3
        screen.close()


async def test_the_hosts_clock_is_known() -> None:
    house = House()
    table = await seated(house)
    async with serving(house) as address, linked(address, table.id, "ann", clock=lambda: 5.0) as ann:
        assert ann.frame.clock > 5.0 or ann.frame.clock < 5.0
        host = table.frame(Watcher(device="")).clock
        assert abs(ann.frame.clock - host) < PATIENCE


async def test_a_restarted_host_on_the_same_port(tmp_path: Path) -> None:
    """What was said while the host was away is done once, and the link goes on by itself."""
    waits: list[float] = []
    is_back = asyncio.Event()

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) > 3:
            await is_back.wait()

    house = House(SqliteJournal(tmp_path / "journal.sqlite"))
    table = await seated(house)
    async with serving(house) as address:
        link = SocketLink(f"http://{address}", table.id, (GAME,), Hello(token=TOKENS["ann"]), wait=wait)
        await soon(link.open())
        await soon(link.act(Say(word="before")))
    await until(link, lambda: link.is_lost)
    saying = [asyncio.create_task(link.act(Say(word=word))) for word in ("during", "and more")]
    await until(link, lambda: len(waits) > 3)
    assert waits[:4] == [0.25, 0.5, 1.0, 2.0]
    assert not any(task.done() for task in saying)

    again = House(SqliteJournal(tmp_path / "journal.sqlite"))
    await again.hall.open_up()
    async with serving(again, int(address.rpartition(":")[2])):
        is_back.set()
        await soon(asyncio.gather(*saying))
        await soon(link.act(Say(word="after")))
        words = [line.line.facts.get("word") for line in await soon(link.log())]
        assert words[3:] == ["before", "during", "and more", "after"]
        assert link.frame.table.seats[0].presence == "here"
        link.close()


async def test_an_answer_that_was_lost_is_asked_for_again(tmp_path: Path) -> None:
    """The network goes between the deed and its answer: the action is there once, and acknowledged."""
    house = House()
    table = await seated(house)

    async def at_once(_seconds: float) -> None:
        await asyncio.sleep(0)

    async with serving(house) as address, linked(address, table.id, "ann", wait=at_once) as ann:
        act = table._requests.act
        cut = False

        async def then_cut(*args: Any) -> None:
            nonlocal cut
            await act(*args)
            if not cut:
                cut = True
                ann._socket.transport.abort()  # type: ignore[union-attr]

        table._requests.act = then_cut  # type: ignore[method-assign]
        await soon(ann.act(Say(word="once")))
        assert cut
        words = [line.line.facts.get("word") for line in table.log()]
        assert words.count("once") == 1


async def test_a_link_asks_no_proxy_and_is_sent_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a redirect to its own address a stranger took the token of every host, hello and all."""
    has_tried, for_ever = asyncio.Event(), asyncio.Event()

    async def wait(_seconds: float) -> None:
        has_tried.set()
        await for_ever.wait()

    async with met(Stranger()) as other:
        for name in ("http_proxy", "https_proxy", "all_proxy", "ws_proxy"):
            monkeypatch.setenv(name, other.address)
        to_other = f"Location: ws{other.address.removeprefix('http')}/table/t1/ws"
        async with met(Stranger(answer_of(b"", "302 Found", to_other))) as one:
            link = SocketLink(one.address, "t1", (GAME,), Hello(token=TOKENS["ann"]), wait=wait)
            opening = asyncio.create_task(link.open())
            await soon(has_tried.wait())
            link.close()
            with pytest.raises(Closed):
                await soon(opening)
    assert len(one.asked) == 1
    assert other.asked == []


@pytest.mark.parametrize(
    "frame",
    [
        "no frame", "[]", "9", '{"t": "welcome"}', '{"t": "done"}', "[" * 3000, b"\xff\xfe",
        '{"t": "refused", "n": 1, "code": "x.y", "say": "no", "facts": {"also": [1]}}',
        '{"t": "refused", "n": 1, "code": "x.y", "say": "no", "facts": {"also": 7}}',
    ],
)  # fmt: skip
async def test_what_no_host_says_ends_the_link(frame: str | bytes) -> None:
    async def speak(socket: ServerConnection) -> None:
        await socket.send(frame)
        await socket.wait_closed()

    async with serve(speak, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        link = SocketLink(f"http://127.0.0.1:{port}", "t1", (GAME,), Hello(token=TOKENS["ann"]))
        with pytest.raises(Closed):
            await soon(link.open())
        link.close()
