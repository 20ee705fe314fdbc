"""A connection says what it wants or is cut off; a thousand that say nothing do not close the door."""

from __future__ import annotations

import asyncio
import socket
import ssl
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from companion.net import serving as ours
from companion.net.serving import allow_many_files, uvicorn_server
from companion.net.visitor import address_of
from tests.net.house import House, phone, serving

IDLE = 1100
TLS = Path(__file__).parents[1] / "cases" / "tls"


async def call(address: str, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    return reader, writer


async def answer(address: str) -> bytes:
    reader, writer = await call(address, b"GET /alive HTTP/1.0\r\nHost: " + address.encode() + b"\r\n\r\n")
    async with asyncio.timeout(20):
        head = await reader.readline()
    writer.close()
    return head


async def test_eleven_hundred_silent_connections_leave_the_door_open(monkeypatch: pytest.MonkeyPatch) -> None:
    if allow_many_files() < 2 * IDLE + 200:
        pytest.skip("this system does not give us that many files")
    async with serving(House()) as address:
        silent = [await call(address) for _ in range(IDLE)]
        assert b" 200 " in await answer(address)
        for _, writer in silent:
            writer.close()


@pytest.mark.parametrize("said", [b"G", b"GET / HTTP/1.1\r\nHost: "])
@pytest.mark.parametrize("before", [0, 1])
async def test_whoever_does_not_say_what_they_want_is_cut_off(
    said: bytes, before: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, and after something was answered on the same connection."""
    monkeypatch.setattr(ours, "REQUEST_SECONDS", 0.05)
    async with serving(House()) as address:
        reader, writer = await call(address)
        for _ in range(before):
            writer.write(b"GET /alive HTTP/1.1\r\nHost: " + address.encode() + b"\r\n\r\n")
            await reader.readuntil(b"}")
        writer.write(said)
        async with asyncio.timeout(20):
            while await reader.read(1 << 16):
                pass
        writer.close()


async def test_whoever_is_answered_or_is_a_socket_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "REQUEST_SECONDS", 0.05)
    house = House()
    table = await house.table()
    async with serving(house) as address, AsyncExitStack() as stack:
        screen = await stack.enter_async_context(phone(address, table, screen=table.opening.screen.value))
        await screen.hear_of("welcome")
        cookie = b"Cookie: companion_device=" + b"a1" * 16
        reader, writer = await call(
            address, b"GET /cues HTTP/1.1\r\nHost: localhost\r\n" + cookie + b"\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        cut, other = await call(address)
        assert await cut.read() == b"", "by now the time of all three is over"
        await screen.caught_up()
        assert not reader.at_eof()
        writer.close()
        other.close()


@pytest.mark.parametrize("before", [b"", b"POST /j/QQQQ HTTP/1.1\r\nHost: localhost\r\n"])
@pytest.mark.parametrize("endless", [b"x: " + b"y" * 8000 + b"\r\n", b"y" * 8000])
async def test_whoever_never_ends_a_head_is_cut_off(
    before: bytes, endless: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four connections filled the memory of a host with headers, as fast as their network went."""
    monkeypatch.setattr(ours, "REQUEST_SECONDS", 1e6)
    if not ours.COUNTS_HEADS:
        pytest.skip("the other parser bounds them")
    said = before or b"GET /"
    async with serving(House()) as address:
        _, writer = await call(address, said)
        with suppress(ConnectionError):
            async with asyncio.timeout(20):
                while True:
                    writer.write(endless)
                    await writer.drain()
                    await asyncio.sleep(0)
        writer.close()
        assert b" 200 " in await answer(address)


async def test_a_long_body_is_no_long_head() -> None:
    """What is understood starts the count again; the one who waits for the body bounds it."""
    body = b'{"name": "' + b"y" * (3 * ours.MOST_HEAD) + b'"}'
    async with serving(House()) as address:
        head = b"POST /j/QQQQ HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(body)
        reader, writer = await call(address, head + body)
        async with asyncio.timeout(20):
            assert b" 400 " in await reader.readline()
        writer.close()


async def test_whoever_takes_nothing_of_an_answer_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were kept for ever, each with its file in memory."""
    monkeypatch.setattr(ours, "STALLED_SECONDS", 0.05)
    ended = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            while (await asyncio.wait_for(_half(receive, send), 20)) != "http.disconnect":
                pass
            ended.set()

    listening = socket.create_server(("127.0.0.1", 0))
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    server = uvicorn_server(app, "127.0.0.1", 0)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    _, writer = await call(address, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    async with asyncio.timeout(20):
        await ended.wait()
    writer.close()
    server.should_exit = True
    await running


async def _half(receive: Receive, send: Send) -> str:
    """One more megabyte, unless whoever asked has gone."""
    gone = asyncio.ensure_future(receive())
    await asyncio.sleep(0)
    if not gone.done():
        await send({"type": "http.response.body", "body": b"y" * (1 << 20), "more_body": True})
        gone.cancel()
        return ""
    return str(gone.result()["type"])


async def until_cut_off(tls: tuple[Path, Path]) -> None:
    """Somebody who never begins TLS is cut off; somebody who does is answered."""
    async with asyncio.timeout(20), serving(House(), tls=tls) as address:
        context = ssl.create_default_context(cafile=str(tls[0]))
        async with httpx.AsyncClient(base_url=f"https://{address}", verify=context) as browser:
            assert (await browser.get("/alive")).status_code == 200
        reader, writer = await call(address)
        with suppress(ConnectionError):
            assert await reader.read() == b""
        writer.close()


@pytest.mark.parametrize("runner", [asyncio.run, pytest.param("uvloop", id="uvloop")])
def test_whoever_never_begins_tls_is_cut_off_as_soon(runner: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the loop of Python, and in the one that a host takes where it is installed."""
    run = pytest.importorskip("uvloop").run if runner == "uvloop" else runner
    monkeypatch.setattr(ours, "REQUEST_SECONDS", 0.5)
    run(until_cut_off((TLS / "certificate.pem", TLS / "key.pem")))


@pytest.mark.parametrize(
    ("soft", "hard", "after"), [(1024, 1 << 20, 16_384), (1024, 4096, 4096), (65_536, 1 << 20, 65_536)]
)
def test_the_limit_of_open_files_is_raised_as_far_as_it_goes(
    soft: int, hard: int, after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = [(soft, hard)]
    fake = SimpleNamespace(
        RLIMIT_NOFILE=7,
        RLIM_INFINITY=-1,
        getrlimit=lambda _what: limits[-1],
        setrlimit=lambda _what, new: limits.append(new),
    )
    monkeypatch.setitem(__import__("sys").modules, "resource", fake)
    assert allow_many_files() == after
    assert limits[-1] == (after, hard)


@pytest.mark.parametrize(("proxies", "told"), [((), "127.0.0.1"), (("127.0.0.1",), "203.0.113.9")])
async def test_only_a_named_proxy_says_where_a_request_comes_from(
    proxies: tuple[str, ...], told: str
) -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            seen.append(address_of(Request(scope)))
            await PlainTextResponse("ok")(scope, receive, send)

    server = uvicorn_server(app, "127.0.0.1", 0, proxies=proxies)
    server.config.load()
    transport = httpx.ASGITransport(server.config.loaded_app, client=("127.0.0.1", 50000))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        await http.get("/", headers={"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"})
    assert seen == [told]
