"""Tables are announced and found; on this machine alone."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from types import SimpleNamespace

import pytest
from zeroconf import NonUniqueNameException, NotRunningException

from companion.net import finding
from companion.net.finding import Announcer, Heard, tables
from companion.net.invitation import local_name
from tests.net.house import PATIENCE

LOOP = "127.0.0.1"
Tables = tuple[Heard, ...]


async def until(heard: AsyncIterator[Tables], is_so: Callable[[Tables], bool]) -> Tables:
    """The next answer that is so."""
    async with asyncio.timeout(PATIENCE):
        return await anext(found async for found in heard if is_so(found))


async def test_a_table_is_heard_of_until_it_closes() -> None:
    announcer = Announcer(LOOP, 8612)
    assert await announcer.open()
    try:
        await announcer.tell({"WREN": "emergence"})
        assert announcer.names == {local_name("WREN")}
        async with aclosing(tables([LOOP])) as heard:
            wren = Heard("WREN", "emergence", f"http://{LOOP}:8612")
            assert wren in await until(heard, lambda found: wren in found)
            await announcer.tell({"LARK": "emergent"})
            lark = Heard("LARK", "emergent", f"http://{LOOP}:8612")
            await until(heard, lambda found: lark in found and wren not in found)
            assert announcer.names == {local_name("LARK")}
            await announcer.close()
            await until(heard, lambda found: lark not in found)
    finally:
        await announcer.close()
    assert announcer.names == frozenset()


async def test_without_zeroconf_nothing_is_told_and_nobody_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    monkeypatch.setitem(sys.modules, "zeroconf.asyncio", None)
    announcer = Announcer(LOOP, 8612)
    assert not await announcer.open()
    await announcer.tell({"WREN": "emergence"})
    assert announcer.names == frozenset()
    await announcer.close()
    assert [found async for found in tables([LOOP])] == []


async def test_a_host_that_has_only_a_name_is_not_announced() -> None:
    """`--address table.example`: zeroconf takes addresses, and the host fell over it."""
    announcer = Announcer("table.example", 8612)
    assert not await announcer.open()


@pytest.mark.parametrize(
    ("told", "addresses"),
    [({"code": "WREN"}, []), ({"code": "../../x"}, [LOOP]), ({"code": "A" * 40}, [LOOP]), ({}, [LOOP])],
)
def test_what_is_not_ours_is_no_table(told: dict[str, str], addresses: list[str]) -> None:
    info = SimpleNamespace(decoded_properties=told, parsed_addresses=lambda: addresses, port=80)
    assert finding._read(info) is None


@pytest.mark.parametrize("wrong", [NotRunningException(), NonUniqueNameException(), OSError("no route")])
async def test_a_network_that_fails_ends_no_host(wrong: Exception) -> None:
    """The task that told it died, and no table was announced any more."""
    announcer = Announcer(LOOP, 8612)
    failing = True

    async def told(*_: object, **__: object) -> None:
        if failing:
            raise wrong

    announcer._network = SimpleNamespace(
        async_register_service=told, async_unregister_service=told, async_close=told
    )
    await announcer.tell({"WREN": "emergence"})
    assert announcer.names == frozenset()
    failing = False
    await announcer.tell({"WREN": "emergence"})
    assert announcer.names == {local_name("WREN")}
    failing = True
    await announcer.close()
    assert announcer.names == frozenset()
