"""A window or an app instead of a browser: what its page script would do, and where links lead."""

from __future__ import annotations

import logging
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import flet as ft
import pytest

from companion import paths
from companion.kernel.action import Rejection
from companion.net.link import refused
from companion.ui import native
from companion.ui.kit.links import FOLLOW
from companion.ui.native import Senses
from tests.ui.phone import Phone


class Store(dict[str, Any]):
    """What a session keeps."""

    set = dict.__setitem__

    def contains_key(self, name: str) -> bool:
        """Whether it keeps something of this name."""
        return name in self


class Place:
    """A page, and everything outside of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.went: list[tuple[str, str]] = []
        self.session = SimpleNamespace(store=Store())
        picker = SimpleNamespace(save_file=self._saved)
        launcher = SimpleNamespace(launch_url=lambda url: self._noted("browser", url))
        monkeypatch.setattr(ft, "FilePicker", lambda: picker)
        monkeypatch.setattr(ft, "UrlLauncher", lambda: launcher)

    async def _noted(self, what: str, url: str) -> None:
        self.went.append((what, url))

    async def _saved(self, file_name: str, src_bytes: bytes) -> None:
        self.went.append((file_name, src_bytes.decode()))

    async def door(self, url: str) -> None:
        """To the door."""
        await self._noted("door", url)

    async def file(self, path: str) -> bytes:
        """A file of the host."""
        return f"of {path}".encode()

    async def push_route(self, url: str) -> None:
        """Another page of ours."""
        await self._noted("page", url)


@pytest.mark.parametrize(
    ("url", "leads"),
    [
        ("/j", ("door", "/j")),
        ("/j/WREN#key", ("door", "/j/WREN#key")),
        ("/table/t1/proof", ("proof.json", "of /table/t1/proof")),
        ("/library/pebble/board/north.json", ("north.json", "of /library/pebble/board/north.json")),
        ("/table/t1/report.csv", ("report.csv", "of /table/t1/report.csv")),
        ("https://example.org/a", ("browser", "https://example.org/a")),
        ("/library", ("page", "/library")),
    ],
)
async def test_links_lead_out_of_a_window_too(
    monkeypatch: pytest.MonkeyPatch, url: str, leads: tuple[str, str]
) -> None:
    place: Any = Place(monkeypatch)
    assert not native.is_native(place)
    native.settle(place, place)
    assert native.is_native(place)
    await place.session.store[FOLLOW](url)
    assert place.went == [leads]


@pytest.mark.parametrize(
    ("url", "wrong", "said"),
    [
        ("/table/t1/proof", refused(Rejection("library.unknown"), {}), "not in the library any more"),
        ("/j/WREN", refused(Rejection("app.no_browser", link="http://h/j/WREN"), {}), "http://h/j/WREN"),
        ("/j", OSError("no dialog here"), "cannot open or save that (OSError)"),
    ],
)
async def test_a_link_that_leads_nowhere_says_why(url: str, wrong: Exception, said: str) -> None:
    """A refused file, a missing browser: nothing happened at all."""

    class Closed:
        async def door(self, _url: str) -> None:
            raise wrong

        async def file(self, _path: str) -> bytes:
            raise wrong

    phone = Phone("/", 390, 844)

    async def main(page: ft.Page) -> None:
        native.settle(page, Closed())
        page.add(ft.Text("here"))

    await phone.open(main)
    await native.follow(phone.page, url)
    await phone.settle()
    assert any(said in text for text in phone.texts())
    await phone.session.dispatch_event(
        next(one for one in phone.controls() if isinstance(one, ft.TextButton))._i, "click", None
    )
    await phone.settle()
    assert not next(one for one in phone.controls() if isinstance(one, ft.AlertDialog)).open


async def test_cues_are_felt_and_heard_unless_muted() -> None:
    felt: list[str] = []

    async def play(name: str) -> None:
        felt.append(name)

    async def buzz() -> None:
        felt.append("buzz")

    senses = Senses(play, buzz)
    await senses.take({"cue": "gong", "buzz": [40]})
    senses.is_muted = True
    await senses.take({"cue": "gong", "say": "round", "buzz": [40]})
    assert felt == ["buzz", "gong", "buzz"]


async def test_a_device_without_motor_speaker_or_lock_is_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("no motor")

    with caplog.at_level(logging.WARNING):
        await Senses(broken, broken).take({"cue": "gong", "buzz": [40]})
        await native.stay_awake()
    assert caplog.text == ""


async def test_the_voice_plays_one_clip_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """flet-audio is only in built apps and windows: its place is taken here."""
    heard: list[str] = []

    class Audio:
        def __init__(self, src: str, autoplay: bool) -> None:
            assert autoplay
            assert (paths.assets() / src).is_file()
            self.src = src
            heard.append(src)

        async def release(self) -> None:
            heard.append(f"end of {self.src}")

    package: Any = ModuleType("flet_audio")
    package.Audio = Audio
    monkeypatch.setitem(sys.modules, "flet_audio", package)
    voice = native.Voice()
    for name in ("gong", "tick", "", "gong"):
        await voice.play(name)
    gong, tick = "sounds/gong.mp3", "sounds/tick.mp3"
    assert heard == [gong, f"end of {gong}", tick, f"end of {tick}", gong]


async def test_without_flet_audio_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "flet_audio", None)
    await native.Voice().play("gong")
