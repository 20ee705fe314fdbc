"""Fetching what another host shares: from this network only, one request, no more than a document."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.kernel.action import Rejection
from companion.net import fetching
from companion.net.exchange import Exchange
from companion.net.fetching import fetched, is_local
from companion.net.link import Refused
from companion.net.packs import MOST_BYTES
from tests.net.house import House, serving
from tests.net.shelves import BOARD, GAME, board

KEY = "abcd-efgh-jkmn"
PLACE = ("pebble", BOARD, "north")


async def code(link: str, patience: float = 5.0) -> str:
    with pytest.raises(Rejection) as refused:
        await fetched(link, patience)
    return refused.value.code


@asynccontextmanager
async def answering(answer: bytes, *, hangs: bool = False) -> AsyncIterator[tuple[str, list[bytes]]]:
    """Somebody on this machine who answers everything so; its link, and what it was asked."""
    asked: list[bytes] = []

    served: list[asyncio.Task[None]] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            asked.append(await reader.readuntil(b"\r\n\r\n"))
            writer.write(answer)
            if hangs:
                await reader.read()
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        served.append(asyncio.create_task(serve(reader, writer)))

    server = await asyncio.start_server(begin, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/s/{KEY}", asked
    await asyncio.gather(*served, return_exceptions=True)


async def test_a_document_goes_from_host_to_host(tmp_path: Path) -> None:
    there, here = (House(games=(GAME,), packs=tmp_path / name) for name in ("there", "here"))
    there.hall.library.save("pebble", board(stones=["jäde"]))
    async with serving(there) as address:
        link = Exchange(there.hall).share(PLACE).replace("10.0.0.1:8550", address)
        exchange = Exchange(here.hall)
        for written in (link, link.removeprefix("http://"), f" {link.upper()}\n"):
            game_id, document = exchange.taken_in(await exchange.fetched(written))
            assert (game_id, document) == ("pebble", board(stones=["jäde"]))
        here.hall.library.save(game_id, document)
        Exchange(there.hall).unshare(PLACE)
        with pytest.raises(Refused) as refused:
            await exchange.fetched(link)
        assert refused.value.title == "No longer shared"
    assert here.hall.library.read(*PLACE) == board(stones=["jäde"])


@pytest.mark.parametrize(
    "link",
    [
        "",
        "hello",
        "http://127.0.0.1",
        "http://127.0.0.1/",
        "http://127.0.0.1/library/a/b/c.json",
        f"ftp://127.0.0.1/s/{KEY}",
        f"file:///s/{KEY}",
        f"http://me:pw@127.0.0.1/s/{KEY}",
        f"http://127.0.0.1/s/{KEY}?x=1",
        f"http://127.0.0.1/s/../{KEY}",
        f"http://127.0.0.1/s/{KEY}/more",
        f"http://127.0.0.1:0/s/{KEY}",
        f"http://127.0.0.1:99999/s/{KEY}",
        f"http://[::1/s/{KEY}",
        f"http://127.0.0.1/s/{KEY}\r\nHost: evil",
        f"http://127.0.0.1/s/{'a' * 41}",
    ],
)
async def test_only_share_links_are_followed(link: str) -> None:
    assert await code(link) == "library.no_link"


@pytest.mark.parametrize("host", ["8.8.8.8", "93.184.216.34:8550", "[2606:4700::1111]", "[::ffff:8.8.8.8]"])
async def test_nothing_leaves_the_local_network(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_args: object, **_more: object) -> None:
        raise AssertionError("it went out")

    monkeypatch.setattr(asyncio, "open_connection", never)
    assert await code(f"http://{host}/s/{KEY}") == "library.not_local"


async def test_a_name_is_looked_up_once_and_then_the_address_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that answers with a local and a foreign address, or another one later, gets nowhere."""
    loop = asyncio.get_running_loop()
    asked: list[str] = []

    async def look_up(host: str, port: int, **_more: object) -> list[tuple[object, ...]]:
        asked.append(host)
        return [(2, 1, 6, "", (ip, port)) for ip in ("192.168.1.9", "8.8.8.8")]

    monkeypatch.setattr(loop, "getaddrinfo", look_up)
    assert await code(f"http://other-host/s/{KEY}") == "library.not_local"
    assert asked == ["other-host"]


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("127.0.0.1", True),
        ("192.168.1.20", True),
        ("10.1.2.3", True),
        ("172.16.0.1", True),
        ("169.254.3.4", True),
        ("::1", True),
        ("fe80::1%eth0", True),
        ("fd00::1", True),
        ("8.8.8.8", False),
        ("172.32.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::ffff:8.8.8.8", False),
        ("::ffff:192.168.0.1", True),
        ("2001:4860:4860::8888", False),
    ],
)
def test_what_counts_as_this_network(address: str, local: bool) -> None:
    assert is_local(address) is local


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n", "library.not_shared"),
        (b"HTTP/1.1 404 Not Found\r\n\r\n{}", "library.not_shared"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", "library.not_shared"),
        (b"SSH-2.0-OpenSSH_9.6\r\n\r\n", "library.not_shared"),
        (b"HTTP/1.1 200 OK\r\n\r\n" + b" " * (MOST_BYTES + 1), "library.too_large"),
        (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 20_000 + b"\r\n\r\n{}", "library.no_answer"),
        (b"HTTP/1.1 200", "library.no_answer"),
        (b"", "library.no_answer"),
    ],
    ids=["redirect", "gone", "chunked", "no web server", "too large", "long headers", "torn", "nothing"],
)
async def test_an_answer_that_is_none(answer: bytes, why: str) -> None:
    async with answering(answer) as (link, asked):
        assert await code(link) == why
    assert len(asked) == 1, "one request, nothing followed"


async def test_a_host_that_hangs_is_given_up() -> None:
    async with answering(b"HTTP/1.1 200 OK\r\n\r\n{", hangs=True) as (link, _):
        assert await code(link, patience=0.05) == "library.no_answer"
    assert fetching.PATIENCE < 30


async def test_nobody_there() -> None:
    async with answering(b"") as (link, _):
        pass
    assert await code(link) == "library.no_answer"


@settings(max_examples=200, deadline=None, derandomize=True)
@given(link=st.text(max_size=60) | st.from_regex(r"https?://[a-z0-9.:\[\]@-]{0,20}/s/[a-z-]{0,10}"))
def test_any_link_is_checked_without_a_crash(link: str) -> None:
    try:
        split = fetching._checked(link.strip())
    except Rejection as rejection:
        split = None
        known = {reason.code for reason in rejection.reasons}
    if split is None:
        assert known == {"library.no_link"}
    else:
        assert split.hostname
        assert split.path.startswith("/s/")
        assert "\r" not in split.geturl()
