"""What a Flet page may say, read before Flet reads it; and the line in which it waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from typing import Any

import msgpack  # type: ignore[import-untyped]
from flet.messaging.protocol import MessageAction

from companion.kernel.frozen import frozen

MERGED = frozenset({"resize", "media_change", "pan_update", "scroll", "hover"})
"""Events of which only the newest counts."""
MOST_WAITING = 64
LONGEST_NAME = 64


class Nonsense(Exception):  # noqa: N818
    """No frame that a Flet page sends."""


@frozen
class PageFrame:
    """One message of a page."""

    data: bytes
    action: MessageAction
    body: dict[str, Any]

    @property
    def merges_with(self) -> Hashable | None:
        """What it would replace if that still waited; None for what must be heard by itself."""
        if self.action is MessageAction.CONTROL_EVENT and self.body["name"] in MERGED:
            return self.action, self.body["target"], self.body["name"]
        if self.action is MessageAction.UPDATE_CONTROL_PROPS and "value" not in self.body["props"]:
            return self.action, self.body["id"], frozenset(self.body["props"])
        return None


def page_frame(data: bytes) -> PageFrame:
    """The frame in these bytes. Raises `Nonsense` for everything else."""
    try:
        kind, (said, body) = data[0], msgpack.unpackb(data[1:], strict_map_key=False)
        action = MessageAction(said)
    except Exception as error:
        raise Nonsense from error
    wanted = _BODIES.get(action)
    if kind != 0 or wanted is None or not isinstance(body, dict) or body.keys() != wanted.keys():
        raise Nonsense
    if not all(wanted[name](value) for name, value in body.items()):
        raise Nonsense
    return PageFrame(data, action, body)


def _number(value: Any) -> bool:
    return type(value) is int and value > 0


def _word(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME


def _name(value: Any) -> bool:
    return _word(value) and value.isidentifier() and value.isascii()


def _fields(value: Any) -> bool:
    return isinstance(value, dict) and all(map(_name, value))


def _anything(_value: Any) -> bool:
    return True


def _is_text_or_none(value: Any) -> bool:
    return value is None or isinstance(value, str)


_BODIES: dict[MessageAction, dict[str, Callable[[Any], bool]]] = {
    MessageAction.REGISTER_CLIENT: {
        "session_id": lambda value: value is None or _word(value),
        "page_name": lambda value: value is None or isinstance(value, str),
        "page": _fields,
    },
    MessageAction.CONTROL_EVENT: {"target": _number, "name": _name, "data": _anything},
    MessageAction.UPDATE_CONTROL_PROPS: {"id": _number, "props": _fields},
    MessageAction.INVOKE_METHOD: {
        "control_id": _number,
        "call_id": _word,
        "result": _anything,
        "error": _is_text_or_none,
    },
}


class Line:
    """Frames that wait to be heard. A newer resize takes the place of one that waits, never past a tap."""

    def __init__(self) -> None:
        self._waiting: deque[PageFrame] = deque()
        self._changed = asyncio.Event()
        self._is_over = False

    @property
    def first(self) -> PageFrame | None:
        """Whatever is next."""
        return self._waiting[0] if self._waiting else None

    async def add(self, frame: PageFrame) -> None:
        """At the end, when there is room."""
        if (same := frame.merges_with) is not None:
            for place in reversed(range(len(self._waiting))):
                other = self._waiting[place].merges_with
                if other == same:
                    del self._waiting[place]
                if other in (None, same):
                    break
        while len(self._waiting) >= MOST_WAITING:
            self._changed.clear()
            await self._changed.wait()
        self._waiting.append(frame)
        self._changed.set()

    def end(self) -> None:
        """Nothing more comes."""
        self._is_over = True
        self._changed.set()

    async def ready(self) -> bool:
        """Wait for something to be heard; False: nothing comes any more."""
        while not self._waiting and not self._is_over:
            self._changed.clear()
            await self._changed.wait()
        return bool(self._waiting)

    def take(self) -> PageFrame:
        """The next one."""
        frame = self._waiting.popleft()
        self._changed.set()
        return frame
