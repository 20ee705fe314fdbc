"""A client without a browser: it applies every patch it is sent, as the one on a phone does."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any

import flet as ft
import msgpack
from flet.components.component import Component
from flet.controls.context import _context_page

from tests.ui.phone import ENCODE, Phone

PATCHED = 2
"""The action of a message that changes controls."""
REPLACE, ADD, REMOVE, MOVE = range(4)
MOVING = frozenset({"_i", "rotate", "animate_rotation"})
"""Numbers of controls, and the hand of a countdown, which turns on its own."""


class Client:
    """What a phone shows, made from nothing but its messages."""

    def __init__(self, phone: Phone) -> None:
        self._phone, self._read = phone, 1
        self._known: dict[int, dict[str, Any]] = {}
        self.page = self._kept(msgpack.unpackb(phone.wire.frames[0], strict_map_key=False))

    def read(self) -> None:
        """Apply what came since."""
        frames = self._phone.wire.frames[self._read :]
        self._read += len(frames)
        for frame in frames:
            action, body = msgpack.unpackb(frame, strict_map_key=False)
            if action == PATCHED:
                self._patch(self._known[body["id"]], body["patch"])

    def _kept(self, value: Any) -> Any:
        """Remember every control by its number."""
        if isinstance(value, list):
            return [self._kept(one) for one in value]
        if not isinstance(value, dict):
            return value
        made = {key: self._kept(one) for key, one in value.items()}
        if "_c" in made:
            self._known[made["_i"]] = made
        return made

    def _patch(self, root: dict[str, Any], patch: list[Any]) -> None:
        places: dict[int, Any] = {}
        _find(patch[0], root, places)
        for kind, *told in patch[1:]:
            if kind in (REPLACE, ADD):
                at, name, value = told
                _put(places[at], name, self._kept(value), is_new=kind == ADD)
            elif kind == REMOVE:
                _take(places[told[0]], told[1])
            else:
                source, name, target, to = told
                _put(places[target], to, _take(places[source], name), is_new=True)


def _find(node: list[Any], value: Any, places: dict[int, Any]) -> None:
    """Where the numbered places of a patch are; before anything moves."""
    places[node[0]] = value
    for name, below in (node[1] if len(node) > 1 else {}).items():
        _find(below, value[name], places)


def _put(place: Any, name: Any, value: Any, *, is_new: bool) -> None:
    if isinstance(place, list) and is_new:
        place.insert(name, value)
    else:
        place[name] = value


def _take(place: Any, name: Any) -> Any:
    return place.pop(name) if isinstance(place, list) else place.pop(name, None)


@cache
def _usual() -> dict[str, tuple[Any, ...]]:
    """By field: what it is anywhere in Flet unless somebody says otherwise; a control does not send that."""
    found: dict[str, list[Any]] = {}
    for kind in {one for one in vars(ft).values() if isinstance(one, type) and is_dataclass(one)}:
        for field in fields(kind):
            default = field.default.value if isinstance(field.default, Enum) else field.default
            if isinstance(default, (bool, int, float, str)):
                found.setdefault(field.name, []).append(default)
    return {name: tuple(values) for name, values in found.items()}


def shown(value: Any) -> Any:
    """A tree of controls as it looks: no numbers, nothing usual or empty, nothing that moves by itself."""
    if isinstance(value, list):
        return [shown(one) for one in value]
    if not isinstance(value, dict):
        return value
    kept = {key: shown(one) for key, one in value.items() if key not in MOVING}
    return {
        key: one
        for key, one in kept.items()
        if one not in (None, [], {}, "", False) and one not in _usual().get(key, ())
    }


def drawn_on(page: dict[str, Any]) -> tuple[Any, Any]:
    """What lies on a page and what comes from below; a page's own colours are set before anything is sent."""
    looks = shown(page)
    return looks["views"][0]["controls"], looks.get("_dialogs")


def believed(phone: Phone) -> tuple[Any, Any]:
    """What the host believes that the phone shows."""
    page = {"views": phone.page.views, "_dialogs": phone.page._dialogs}
    return drawn_on(msgpack.unpackb(msgpack.packb(page, default=ENCODE), strict_map_key=False))


async def redraw(phone: Phone) -> None:
    """Everything is drawn again, whether its facts changed or not."""
    _context_page.set(phone.page)
    drawn = [one for one in phone.controls() if isinstance(one, Component)]
    for one in drawn:
        one._state.last_b = None
    drawn[0]._schedule_update()
    await phone.settle()
