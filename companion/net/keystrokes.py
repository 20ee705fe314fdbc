"""Fast fingers: a typed text and its event are one step, and no tap runs ahead of the step before it.

Flet's client says a field's new text in one message and that it changed in the next. Flet takes the first at
once and the second in a task of its own. A page that is drawn between the two, because somebody else did
something, compares the new text with its older one and sends the older one back: letters vanish under fast
fingers. Here the text waits for its event.

Flet draws a page a moment after its state changed. A tap that is heard in between runs the handler of the
older page, which knows nothing of the last letter. Here it waits until the page is drawn.
"""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from flet.messaging.session import Session

SOON = 10.0
"""Seconds until a text is taken that no event follows: a field nobody listens to."""
PATIENCE = 8
"""Turns of the loop a tap waits for the page; drawing takes one."""

_typed: WeakKeyDictionary[Session, dict[int, dict[str, Any]]] = WeakKeyDictionary()
_take, _dispatch = Session.apply_patch, Session.dispatch_event


def _taken_later(session: Session, control_id: int, patch: dict[str, Any]) -> None:
    if "value" not in patch:
        _take(session, control_id, patch)
        return
    waiting = _typed.setdefault(session, {})
    waiting[control_id] = newest = {**waiting.get(control_id, {}), **patch}
    asyncio.get_running_loop().call_later(SOON, _taken_alone, session, control_id, newest)


def _taken_alone(session: Session, control_id: int, patch: dict[str, Any]) -> None:
    """No event followed. A newer text still waits for its own."""
    waiting = _typed.get(session, {})
    if waiting.get(control_id) is patch:
        _take(session, control_id, waiting.pop(control_id))


def _taken(session: Session) -> None:
    for control_id, patch in _typed.pop(session, {}).items():
        _take(session, control_id, patch)


async def _drawn(session: Session) -> None:
    waiting: set[Any] = session._Session__pending_updates  # type: ignore[attr-defined]  # noqa: SLF001
    for _ in range(PATIENCE):
        if not waiting:
            return
        await asyncio.sleep(0)


async def _dispatched(session: Session, control_id: int, event_name: str, event_data: Any) -> None:
    await _drawn(session)
    _taken(session)
    await _dispatch(session, control_id, event_name, event_data)


def join_keystrokes() -> None:
    """Let every session of this process hear what fingers do in its order. Doing it twice changes nothing."""
    Session.apply_patch = _taken_later  # type: ignore[assignment, method-assign]
    Session.dispatch_event = _dispatched  # type: ignore[assignment, method-assign]
