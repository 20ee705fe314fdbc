"""Flet writes out every frame for a log nobody keeps: a tenth of a host's time, and secrets in words."""

from __future__ import annotations

from collections.abc import Callable

from flet.messaging.protocol import Message

from companion.net.flet.patch import Patch

Write = Callable[[Message], str]


def _named(_write: Write) -> Write:
    def name(message: Message) -> str:
        return f"<{message.action.name}>"

    return name


PATCHES = (Patch(Message, "__repr__", _named),)
