"""Flet lets a tap run ahead of the page.

Flet draws a page a moment after its state changed. A tap that is heard in between runs the handler of the
older page, which knows nothing of the last letter or the last tap. Here it waits until the page is drawn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from flet.messaging.session import Session

from companion.net.flet.patch import Patch

PATIENCE = 8
"""Turns of the loop a tap waits for the page; drawing takes one."""

Dispatch = Callable[[Session, int, str, Any], Awaitable[None]]


async def _drawn(session: Session) -> None:
    waiting: set[Any] = session._Session__pending_updates  # type: ignore[attr-defined]
    for _ in range(PATIENCE):
        if not waiting:
            return
        await asyncio.sleep(0)


def _after_drawing(dispatch: Dispatch) -> Dispatch:
    async def dispatched(session: Session, control_id: int, event_name: str, event_data: Any) -> None:
        await _drawn(session)
        await dispatch(session, control_id, event_name, event_data)

    return dispatched


PATCHES = (Patch(Session, "dispatch_event", _after_drawing),)
