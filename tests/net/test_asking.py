"""One request to whoever answers: straight, bounded, and nobody is sent elsewhere with a token."""

from __future__ import annotations

import pytest

from companion.net import asking
from companion.net.asking import NoAnswer, asked
from tests.net.house import PATIENCE
from tests.net.strange import Stranger, answer_of, met

TOKEN = {"Authorization": "Bearer secret"}


async def test_an_answer_comes_whole_with_its_status() -> None:
    async with met(Stranger(answer_of(b"hello", "404 Not Found"), is_open=True)) as one:
        told = await asked(one.address, "/j/WREN", TOKEN, b"{}")
        assert (told.status, told.body, told.is_good) == (404, b"hello", False)
    asked_for = one.asked[0].decode()
    assert asked_for.startswith("POST /j/WREN HTTP/1.0\r\nHost: 127.0.0.1:")
    assert "Content-Length: 2\r\n" in asked_for


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"SSH-2.0-OpenSSH\r\n\r\n", id="another protocol"),
        pytest.param(b"HTTP/1.1 20", id="half a head"),
        pytest.param(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 40_000, id="an endless head"),
        pytest.param(b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nhalf", id="half a body"),
        pytest.param(b"HTTP/1.1 200 OK\r\nContent-Length: 999999999\r\n\r\n", id="a promise too large"),
        pytest.param(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", id="in chunks"),
    ],
)
async def test_what_is_no_answer_is_said(answer: bytes) -> None:
    async with met(Stranger(answer)) as one:
        with pytest.raises(NoAnswer):
            await asked(one.address, "/", TOKEN)


async def test_a_body_without_an_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "MOST_ANSWER", 1000)
    async with met(Stranger(b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 2000)) as one:
        with pytest.raises(NoAnswer, match="too much"):
            await asked(one.address, "/", TOKEN)


async def test_silence_has_an_end() -> None:
    async with met(Stranger(b"HTTP/1.1 200 OK\r\n", is_open=True)) as one:
        with pytest.raises(NoAnswer):
            await asked(one.address, "/", TOKEN, patience=0.05)


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("http://127.0.0.1:1", "/"),
        ("http://no-such-name.invalid:80", "/"),
        ("http://" + "a" * 70 + ".local:80", "/"),
        ("http://127.0.0.1:99999", "/"),
        ("https://127.0.0.1:1", "/"),
        ("http://127.0.0.1:1", "/table/x HTTP/1.0\r\nEvil: 1"),
    ],
)
async def test_nowhere_is_no_answer(address: str, path: str) -> None:
    with pytest.raises(NoAnswer):
        await asked(address, path, TOKEN, patience=PATIENCE)


async def test_no_proxy_is_asked_and_no_redirect_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    async with met(Stranger()) as other:
        for name in ("http_proxy", "HTTP_PROXY", "all_proxy"):
            monkeypatch.setenv(name, other.address)
        away = answer_of(b"", "307 Temporary Redirect", f"Location: {other.address}/j")
        async with met(Stranger(away)) as one:
            assert not (await asked(one.address, "/j/WREN", TOKEN)).is_good
    assert other.asked == []
