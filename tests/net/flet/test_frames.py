"""What a page says is read before Flet reads it; of what is the same only the newest waits."""

from __future__ import annotations

import asyncio
from typing import Any

import msgpack
import pytest

from companion.net.flet import frames
from companion.net.flet.frames import Line, Nonsense, PageFrame, page_frame
from tests.net.flet.client import EVENT, INVOKE, REGISTER, UPDATE


def said(action: int, **body: Any) -> bytes:
    packed: bytes = msgpack.packb([action, body])
    return b"\x00" + packed


def event(name: str, target: int = 1, data: Any = None) -> PageFrame:
    return page_frame(said(EVENT, target=target, name=name, data=data))


@pytest.mark.parametrize(
    "data",
    [
        said(REGISTER, session_id="", page_name="", page={"route": "/", "width": 390}),
        said(REGISTER, session_id=None, page_name="", page={}),
        said(EVENT, target=1, name="resize", data={"width": 1}),
        said(UPDATE, id=7, props={"value": "a"}),
        said(INVOKE, control_id=3, call_id="x", result=None, error=None),
    ],
)
def test_what_a_page_says_gets_through(data: bytes) -> None:
    assert page_frame(data).data == data


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00",
        b"\x00nonsense",
        b"\x01" + b"\x00" * 8,
        b"\xff" * 4000,
        b"\x00" + msgpack.packb("text"),
        b"\x00" + msgpack.packb([1]),
        b"\x00" + msgpack.packb([EVENT, [1, 2]]),
        b"\x00" + b"\x91" * 5000,
        said(99),
        said(2, id=1, patch=[]),
        said(6, message="\x1b[2J"),
        said(EVENT, target=1),
        said(EVENT, target=1, name="click", data=None, more=1),
        said(EVENT, target="1", name="click", data=None),
        said(EVENT, target=True, name="click", data=None),
        said(EVENT, target=-1, name="click", data=None),
        said(EVENT, target=1, name="\x1b[2J", data=None),
        said(EVENT, target=1, name="a" * 65, data=None),
        said(UPDATE, id=1, props={"\x1b]0;x\x07": 1}),
        said(UPDATE, id=1, props=[1]),
        said(REGISTER, session_id="a" * 65, page_name="", page={}),
        said(INVOKE, control_id=1, call_id=7, result=None, error=None),
    ],
)
def test_nonsense_does_not(data: bytes) -> None:
    with pytest.raises(Nonsense):
        page_frame(data)


async def waiting(*added: PageFrame) -> list[PageFrame]:
    line = Line()
    for frame in added:
        await line.add(frame)
    line.end()
    taken = []
    while await line.ready():
        taken.append(line.take())
    return taken


async def test_of_many_resizes_only_the_newest_waits() -> None:
    many = [
        frame
        for width in range(1500)
        for frame in (
            page_frame(said(UPDATE, id=1, props={"width": width})),
            event("resize", data={"width": width}),
        )
    ]
    assert await waiting(*many) == many[-2:]


async def test_nothing_overtakes_a_tap() -> None:
    small, tap, large = event("resize", data=1), event("click", 9), event("resize", data=2)
    assert await waiting(small, tap, large) == [small, tap, large]
    other = event("resize", target=2)
    assert await waiting(small, other, large) == [other, large]


async def test_typed_text_and_taps_are_all_heard() -> None:
    typed = [page_frame(said(UPDATE, id=5, props={"value": text})) for text in ("a", "ab", "abc")]
    taps = [event("click", 9)] * 3
    assert await waiting(*typed, *taps) == [*typed, *taps]


async def test_a_full_line_holds_back_who_fills_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "MOST_WAITING", 2)
    line = Line()
    for _ in range(2):
        await line.add(event("click", 9))
    third = asyncio.create_task(line.add(event("click", 9)))
    await asyncio.sleep(0)
    assert not third.done()
    line.take()
    await third
