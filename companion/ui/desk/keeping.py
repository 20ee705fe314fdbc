"""Half-made documents stay on the device that makes them: a reload, a closed lid or a fault loses nothing.

The library keeps only what has no fault. Until then a draft lies in this browser, under its format and id.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

import flet as ft

from companion.net.packs import slug
from companion.ui.kit.drawing import note

PREFIX: Final = "companion.draft."
STORE: Final = "companion.drafts"
"""Where a session keeps its way to the device: for as long as it lives, because an answer of the device to
somebody who has gone ends the connection."""
T = TypeVar("T")


@dataclass(frozen=True)
class Unfinished:
    """A draft on this device."""

    id: str
    title: str


async def keep(document: dict[str, Any]) -> None:
    """Remember a document as it is now."""
    await _tried(lambda: _device().set(_key(document), json.dumps(document)), None)


async def forget(document: dict[str, Any]) -> None:
    """It is saved, or no longer wanted."""
    await _tried(lambda: _device().remove(_key(document)), None)


async def kept(document: dict[str, Any]) -> dict[str, Any] | None:
    """What was remembered of this document here."""
    return _read(await _tried(lambda: _device().get(_key(document)), None))


async def unfinished(pack_format: str) -> tuple[Unfinished, ...]:
    """All drafts of a format on this device."""
    start = f"{PREFIX}{slug(pack_format)}."
    found = []
    keys: list[str] = await _tried(lambda: _device().get_keys(start), [])
    for key in keys:
        document = _read(await _tried(partial(_device().get, key), None))
        if document:
            found.append(Unfinished(str(document.get("id", "")), str(document.get("title", ""))))
    return tuple(found)


def _device() -> ft.SharedPreferences:
    """What this browser remembers."""
    store = ft.context.page.session.store
    if not store.contains_key(STORE):
        store.set(STORE, ft.SharedPreferences())
    found: ft.SharedPreferences = store.get(STORE)
    return found


def _key(document: dict[str, Any]) -> str:
    return f"{PREFIX}{slug(str(document['format']))}.{document['id']}"


def _read(text: object) -> dict[str, Any] | None:
    try:
        document = json.loads(text) if isinstance(text, str) else None
    except ValueError:
        return None
    return document if isinstance(document, dict) else None


async def _tried(ask: Callable[[], Awaitable[T]], otherwise: T) -> T:
    """A private window keeps nothing; the editor works without."""
    try:
        return await ask()
    except Exception as error:  # noqa: BLE001 - whatever the browser says, the work goes on
        note(error)
        return otherwise
