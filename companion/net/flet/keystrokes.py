"""Flet takes a typed text and its event in two steps, and letters vanish under fast fingers.

Flet's client says a field's new text in one message and that it changed in the next. Flet takes the first at
once and the second in a task of its own. A page that is drawn between the two, because somebody else did
something, compares the new text with its older one and sends the older one back. Here the text waits for its
event.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakKeyDictionary

from flet.messaging.session import Session

from companion.net.flet.patch import Patch

SOON = 10.0
"""Seconds until a text is taken that no event follows: a field nobody listens to."""

Take = Callable[[Session, int, dict[str, Any]], None]
Dispatch = Callable[[Session, int, str, Any], Awaitable[None]]

_typed: WeakKeyDictionary[Session, dict[int, dict[str, Any]]] = WeakKeyDictionary()


def _later(take: Take) -> Take:
    def taken_later(session: Session, control_id: int, patch: dict[str, Any]) -> None:
        if "value" not in patch:
            take(session, control_id, patch)
            return
        waiting = _typed.setdefault(session, {})
        waiting[control_id] = newest = {**waiting.get(control_id, {}), **patch}
        asyncio.get_running_loop().call_later(SOON, taken_alone, session, control_id, newest)

    def taken_alone(session: Session, control_id: int, patch: dict[str, Any]) -> None:
        """No event followed. A newer text still waits for its own."""
        waiting = _typed.get(session, {})
        if waiting.get(control_id) is patch:
            take(session, control_id, waiting.pop(control_id))

    return taken_later


def _together(dispatch: Dispatch) -> Dispatch:
    async def dispatched(session: Session, control_id: int, event_name: str, event_data: Any) -> None:
        for typed_into, patch in _typed.pop(session, {}).items():
            TEXT.flets(session, typed_into, patch)
        await dispatch(session, control_id, event_name, event_data)

    return dispatched


TEXT = Patch(Session, "apply_patch", _later)
PATCHES = (TEXT, Patch(Session, "dispatch_event", _together))
