"""Sounds and buzzes go with what everybody can see: the shared screen speaks, phones only buzz."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from companion import paths
from companion.kernel.seat import Seat
from companion.net import cues as sounds
from companion.net.cues import BUZZ_TURN, CLIPS, Cues
from companion.table.actions import Start
from companion.table.presence import Watcher
from tests.net.house import PATIENCE, House
from tests.table.people import settled


class Ear:
    """One page's stream of cues, read to its end so far."""

    def __init__(self, cues: Cues, device: str) -> None:
        self._stream = cues.listen(device)
        self.heard: list[dict[str, Any]] = []
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for line in self._stream:
            if line.startswith("data: "):
                self.heard.append(json.loads(line.removeprefix("data: ")))

    async def close(self) -> None:
        """The page goes."""
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)


@pytest.fixture
async def house() -> House:
    return House()


@pytest.fixture
async def ears(house: House) -> AsyncIterator[dict[str, Ear]]:
    made = {device: Ear(house.cues, device) for device in ("phone-Ann", "phone-Bo", "tv", "elsewhere")}
    await settled()
    yield made
    for ear in made.values():
        await ear.close()
    assert not house.cues._listeners


async def test_a_game_sounds_on_the_screen_and_buzzes_whose_turn_it_is(
    house: House, ears: dict[str, Ear]
) -> None:
    table = await house.table()
    watchers = {}
    for name, colour in (("Ann", "orange"), ("Bo", "sky")):
        await table.sit(f"phone-{name}", name, colour)
        watchers[name] = Watcher(device=f"phone-{name}", seat=Seat(name.lower()))
        table.watch(watchers[name])
    table.watch(Watcher(device="tv"))
    await table.host_act(Start())
    await settled()
    assert ears["tv"].heard == [{"cue": "reveal"}]
    assert ears["phone-Ann"].heard == [{"buzz": BUZZ_TURN}]
    assert ears["elsewhere"].heard == []
    await table.act(watchers["Ann"], {"do": "hide", "number": 3})
    await table.act(watchers["Ann"], {"do": "hide", "number": 4})
    await settled()
    assert ears["phone-Bo"].heard == [{"buzz": BUZZ_TURN}], "what Ann hides is heard by nobody"
    assert ears["tv"].heard == [{"cue": "reveal"}]
    await table.act(watchers["Bo"], {"do": "hide", "number": 3})
    await settled()
    assert ears["phone-Ann"].heard == [{"buzz": BUZZ_TURN}] * 2
    await table.act(watchers["Ann"], {"do": "finish", "winner": "bo"})
    await settled()
    assert ears["tv"].heard == [{"cue": "reveal"}, {"cue": "win"}]


async def test_ticks_follow_the_countdown(
    house: House, ears: dict[str, Ear], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three ticks are set for a countdown, moved with it, and taken off when it is called off."""
    table = await house.table()
    for name, colour in (("Ann", "orange"), ("Bo", "sky")):
        await table.sit(f"phone-{name}", name, colour)
    ann = Watcher(device="phone-Ann", seat=Seat("ann"))
    table.watch(ann)
    table.watch(Watcher(device="tv"))
    await table.host_act(Start())

    def pending() -> list[float]:
        now = asyncio.get_running_loop().time()
        _, handles = house.cues._ticks.get(table.id, (None, []))
        return [round(handle.when() - now) for handle in handles if not handle.cancelled()]

    await table.act(ann, {"do": "hurry", "seconds": 10})
    assert pending() == [7, 8, 9]
    await table.act(ann, {"do": "hide", "number": 3})
    assert pending() == [7, 8, 9]
    await table.act(ann, {"do": "stretch", "seconds": 20})
    assert pending() == [27, 28, 29]
    await table.act(ann, {"do": "hold"})
    assert pending() == []
    await table.act(ann, {"do": "hold", "is_held": False})
    assert pending() == [27, 28, 29]
    await table.act(ann, {"do": "call_off"})
    assert pending() == []
    table.close()


async def test_ticks_follow_the_countdown_while_the_screen_starts_again(house: House) -> None:
    """A page that loads hears nothing for a moment; the ticks of what was called off then are off too."""
    table = await house.table()
    for name, colour in (("Ann", "orange"), ("Bo", "sky")):
        await table.sit(f"phone-{name}", name, colour)
    ann = Watcher(device="phone-Ann", seat=Seat("ann"))
    table.watch(ann)
    await table.host_act(Start())
    ear = Ear(house.cues, "tv")
    await settled()
    await table.act(ann, {"do": "hurry", "seconds": 10})
    await ear.close()
    await table.act(ann, {"do": "call_off"})
    _, handles = house.cues._ticks[table.id]
    assert not handles
    await table.act(ann, {"do": "hurry", "seconds": 10})
    _, handles = house.cues._ticks[table.id]
    assert len(handles) == 3, "whoever comes in time hears them"
    table.close()


async def test_the_narrator_says_a_line_again_and_stops(house: House, ears: dict[str, Ear]) -> None:
    """The shared screen alone speaks: each line once, again when it is repeated, nothing while he is held."""
    table = await house.table("emergence")
    watchers = []
    for name, colour in zip("abcde", ("orange", "sky", "green", "yellow", "rose"), strict=True):
        await table.sit(f"phone-{name}", name, colour)
        watchers.append(Watcher(device=f"phone-{name}", seat=Seat(name)))
        table.watch(watchers[-1])
    table.watch(Watcher(device="tv"))
    await table.host_act(Start())
    for watcher in watchers:
        await table.act(watcher, {"do": "seen"})
    for do in ("repeat", "pause", "resume"):
        await table.act(watchers[0], {"do": do})
    await settled()
    first = {"say": "emergence-meeting-1"}
    assert ears["tv"].heard[1:] == [first, first, {"say": ""}, first]
    assert ears["phone-Ann"].heard == ears["elsewhere"].heard == []
    table.close()


async def test_a_page_that_does_not_read_loses_cues_and_nothing_else(house: House) -> None:
    stream = house.cues.listen("tv")
    assert await anext(stream) == "retry: 2000\n\n"
    table = await house.table()
    table.watch(Watcher(device="tv"))
    for _ in range(40):
        house.cues.changed(table, "knock")
    heard = [await asyncio.wait_for(anext(stream), PATIENCE) for _ in range(16)]
    assert heard == ['data: {"cue": "turn"}\n\n'] * 16
    await stream.aclose()  # type: ignore[attr-defined]


async def test_a_silent_stream_says_that_it_is_still_there(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds, "KEEP_ALIVE_SECONDS", 0.01)
    stream = house.cues.listen("tv")
    assert [await anext(stream) for _ in range(3)][1:] == [": still here\n\n"] * 2
    await stream.aclose()  # type: ignore[attr-defined]


async def test_cues_need_a_device(house: House) -> None:
    async with house.http() as http:
        assert (await http.get("/cues")).status_code == 204


def test_every_cue_and_every_spoken_line_has_its_clip() -> None:
    """A cue without a clip would be silence nobody notices."""
    clips = {file.stem for file in (paths.assets() / "sounds").glob("*.mp3")}
    assert {"gong", "tick", "warn", "win", *CLIPS.values()} <= clips
    assert {f"emergence-meeting-{number}" for number in range(1, 9)} <= clips


async def test_pages_of_a_table_that_moved_are_told_which(house: House, ears: dict[str, Ear]) -> None:
    """Another host plays on with it: they look for that host by themselves."""
    table, other = await house.table(), await house.table()
    for place, device in ((table, "tv"), (other, "elsewhere")):
        place.watch(Watcher(device=device))
    house.hall.step_back(table.id)
    await settled()
    assert ears["tv"].heard == [{"moved": table.id}]
    assert ears["elsewhere"].heard == []
