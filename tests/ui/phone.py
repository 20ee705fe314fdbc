"""A phone without a browser: a real Flet session over a connection that encodes everything it would send."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import flet as ft
import msgpack
from flet.controls.context import _context_page
from flet.messaging.connection import Connection
from flet.messaging.protocol import Message, configure_encode_object_for_msgpack
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from companion.net.flet import apply_patches

apply_patches()
NO_NUMBER = re.compile(r"\b(nan|inf)\b", re.IGNORECASE)
"""How a number that is none reads in a drawn path. A session's name may hold the letters, not the word."""
CALM = 40
"""Turns of the loop without anything to draw after which nothing more comes by itself."""
ENCODE = configure_encode_object_for_msgpack(ft.BaseControl)


def over_a_link(answer: Callable[..., None], *told: Any) -> None:
    """The table answers some turns of the loop later, before the phone is called calm."""

    async def later() -> None:
        for _ in range(CALM // 4):
            await asyncio.sleep(0)
        answer(*told)

    ft.context.page.run_task(later)


class Wire(Connection):
    """Keeps every frame that would go to the phone."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop = loop
        self.pubsubhub = PubSubHub(loop)
        self.frames: list[bytes] = []

    def send_message(self, message: Message) -> None:
        """As the web server would write it."""
        self.frames.append(msgpack.packb([message.action, message.body], default=ENCODE))


def leaves(sent: Any) -> Iterator[Any]:
    """Every value in a message that holds no other."""
    if isinstance(sent, (dict, list)):
        for one in sent.values() if isinstance(sent, dict) else sent:
            yield from leaves(one)
    else:
        yield sent


def is_no_number(value: Any) -> bool:
    """Whether a value is no number though it should be one: as such, or written into a path."""
    if isinstance(value, str):
        return bool(NO_NUMBER.search(value))
    return isinstance(value, float) and not math.isfinite(value)


class Phone:
    """One session: what it was sent, what it shows, and fingers to tap with."""

    def __init__(self, route: str, width: float, height: float) -> None:
        self.wire = Wire(asyncio.get_running_loop())
        self.session = Session(self.wire)
        self.page = self.session.page
        self.page.route, self.page.width, self.page.height = route, width, height

    async def open(self, main: Callable[[ft.Page], Awaitable[None]]) -> None:
        """Run the entry of the app as Flet does, and let its effects settle."""
        _context_page.set(self.page)
        self.wire.frames.append(msgpack.packb(self.session.get_page_patch(), default=ENCODE))
        await main(self.page)
        await self.settle()

    async def settle(self) -> None:
        """Let tasks, updates and effects run until Flet has had nothing to do for a while."""
        calm = 0
        while calm < CALM:
            await asyncio.sleep(0)
            calm = 0 if self._is_busy() else calm + 1

    def _is_busy(self) -> bool:
        session: Any = self.session
        return bool(session._Session__pending_updates or session._Session__pending_effects)

    def no_numbers(self) -> list[Any]:
        """Whatever it was sent that should be a number and is none."""
        return [value for value in self._sent() if is_no_number(value)]

    def sent(self) -> list[str]:
        """Every word it was ever sent, drawn or not."""
        return [value for value in self._sent() if isinstance(value, str)]

    def _sent(self) -> Iterator[Any]:
        for frame in self.wire.frames:
            yield from leaves(msgpack.unpackb(frame, strict_map_key=False))

    def controls(self) -> Iterator[Any]:
        """Everything on the page, dialogs included, as it stands now."""
        seen: set[int] = set()
        waiting: list[Any] = [*self.page.views, self.page._dialogs]
        while waiting:
            one = waiting.pop(0)
            if isinstance(one, (list, tuple)):
                waiting[:0] = list(one)
                continue
            if not isinstance(one, ft.BaseControl) or id(one) in seen:
                continue
            seen.add(id(one))
            yield one
            waiting[:0] = [
                getattr(one, "_b", None),
                *(getattr(one, name, None) for name in ("controls", "content", "actions")),
            ]

    def texts(self) -> list[str]:
        """Every text and spoken label on the page."""
        found = []
        for control in self.controls():
            if isinstance(control, ft.Text):
                found.append(str(control.value))
            elif isinstance(control, ft.Semantics) and control.label:
                found.append(str(control.label))
        return found

    def _words(self, control: Any) -> str:
        if isinstance(control, ft.Semantics) and control.label:
            return str(control.label)
        inner = [one for one in self._below(control) if isinstance(one, ft.Text)]
        return " ".join(str(one.value) for one in inner)

    def _below(self, control: Any) -> Iterator[Any]:
        for name in ("_b", "controls", "content"):
            value = getattr(control, name, None)
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, ft.BaseControl):
                    yield one
                    yield from self._below(one)

    def button(self, words: str) -> Any:
        """The tappable control that says these words, or else contains them."""
        spoken = [(self._words(one), one) for one in self.controls() if self._is_button(one)]
        for fits in (lambda said: said == words, lambda said: words in said):
            for said, control in spoken:
                if fits(said):
                    return control
        raise LookupError(f"no button says {words!r}; there is: {[said for said, _ in spoken]}")

    @staticmethod
    def _is_button(control: Any) -> bool:
        if isinstance(control, ft.Semantics):
            return bool(control.button)
        return isinstance(control, (ft.FilledButton, ft.OutlinedButton))

    async def write(self, field: ft.TextField, text: str) -> None:
        """Type over what stands in a field, as the client would report it."""
        self.session.apply_patch(field._i, {"value": text})
        await self.session.dispatch_event(field._i, "change", text)
        await self.settle()

    async def tap(self, words: str) -> None:
        """Tap it, as the client would report it."""
        found = self.button(words)
        if isinstance(found, ft.Semantics):
            found = next(one for one in self._below(found) if getattr(one, "on_click", None))
        await self.session.dispatch_event(found._i, "click", None)
        await self.settle()
