"""A page in a window or an app: what the page script does in a browser, and links without a browser."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from pathlib import PurePosixPath
from typing import Any, Protocol, cast
from urllib.parse import urlsplit

import flet as ft

from companion import texts
from companion.kernel.action import Rejection
from companion.net.cues import Cue
from companion.net.invitation import opened_by
from companion.net.link import Refused, refused
from companion.ui.front import Front
from companion.ui.kit.drawing import effect, guarded
from companion.ui.kit.links import FOLLOW

logger = logging.getLogger(__name__)

_Felt = Callable[[], Awaitable[None]]
"""What Flet does not say of its methods."""
FILES = (".json", ".csv", ".html")
"""Endings of what is saved, not opened."""


class Outside(Protocol):
    """Where a link leads when there is no browser around the page."""

    async def door(self, url: str) -> None:
        """The door of a table, such as `/j/WREN#secret` or `companion://table/…`; `/j` for any."""
        ...

    async def file(self, path: str) -> bytes:
        """A file of the host. Raises `Refused`."""
        ...


def settle(page: ft.Page, outside: Outside) -> None:
    """This session is no browser's: its links go through us."""
    session: Any = page.session

    async def lead(url: str) -> None:
        try:
            await go(url)
        except Refused as why:
            _tell(page, why)
        except Exception as error:  # noqa: BLE001 - no browser, no dialog for files: whatever a system lacks
            _tell(page, refused(Rejection("app.not_opened", problem=type(error).__name__), {}))

    async def go(url: str) -> None:
        split = urlsplit(url)
        if split.path == "/j" or split.path.startswith("/j/") or opened_by(url):
            await outside.door(url)
        elif split.path.endswith((*FILES, "/proof")):
            content = await outside.file(split.path)
            path = PurePosixPath(split.path)
            name = path.name if path.suffix else f"{path.name}.json"
            await ft.FilePicker().save_file(file_name=name, src_bytes=content)
        elif split.scheme:
            await ft.UrlLauncher().launch_url(url)
        else:
            await page.push_route(url)

    session.store.set(FOLLOW, lead)


def _tell(page: ft.Page, why: Refused) -> None:
    """Above whatever is shown: a link has no page of its own to say it on."""
    close = ft.TextButton(texts.say("shell-close"), on_click=guarded(page.pop_dialog))
    page.show_dialog(ft.AlertDialog(title=ft.Text(why.title), content=ft.Text(why.say), actions=[close]))


def link_in(page: ft.Page) -> str:
    """The link by which the system opened a window or app that runs already; none in a browser."""
    return opened_by(page.route or "") if is_native(page) else ""


async def follow(page: ft.Page, url: str) -> None:
    """Go where a link leads, as if it had been tapped."""
    session: Any = page.session
    await session.store.get(FOLLOW)(url)


def is_native(page: ft.Page) -> bool:
    """Whether this page stands in a window or an app."""
    session: Any = page.session
    return bool(session.store.contains_key(FOLLOW))


class Senses:
    """Sound, buzz and an awake screen of one window or app. Extras: nothing here may ever fail a page."""

    def __init__(self, play: Callable[[str], Awaitable[None]], buzz: Callable[[], Awaitable[None]]) -> None:
        self._play, self._buzz = play, buzz
        self.is_muted = False

    async def take(self, cue: Cue) -> None:
        """One cue of the table; an empty line stops the narrator."""
        try:
            if cue.get("buzz"):
                await self._buzz()
            for kind in ("cue", "say"):
                if kind in cue and not self.is_muted:
                    await self._play(str(cue[kind]))
        except Exception as error:  # noqa: BLE001 - a device without a motor or a speaker
            _cannot(error)


def senses() -> Senses:
    """Those of the device behind this page."""
    feel = ft.HapticFeedback()
    voice = Voice()

    async def buzz() -> None:
        await cast("_Felt", feel.heavy_impact)()

    return Senses(voice.play, buzz)


def use_senses(page: ft.Page, hall: Front, device: str, *, is_muted: bool) -> None:
    """Feel and hear what the table tells this device, outside of a browser. A hook."""
    felt: Any = ft.use_ref(cast("Any", lambda: senses() if is_native(page) else None))
    if felt.current is not None:
        felt.current.is_muted = is_muted

    async def feel() -> None:
        if felt.current is not None:
            await stay_awake()
            async for cue in hall.cues(device):
                await felt.current.take(cue)

    effect(feel, [], lambda: None)


class Voice:
    """Plays the clips of `assets/sounds`; where flet-audio is missing it is silent."""

    def __init__(self) -> None:
        self._playing: Any = None

    async def play(self, name: str) -> None:
        """A clip from its start; the one before it ends. No name, no sound."""
        try:
            from flet_audio import Audio  # noqa: PLC0415 - an extra of windows and apps
        except ImportError:
            return
        if self._playing is not None:
            await self._playing.release()
            self._playing = None
        if name:
            self._playing = Audio(src=f"sounds/{name}.mp3", autoplay=True)


async def stay_awake() -> None:
    """A phone on the table does not lock itself."""
    try:
        await cast("_Felt", ft.Wakelock().enable)()
    except Exception as error:  # noqa: BLE001 - an old viewer, a system without one
        _cannot(error)


def _cannot(error: Exception) -> None:
    """Nobody who hosts can do anything about it, so it is no warning."""
    logger.info("this device lacks something: %s", type(error).__name__)
