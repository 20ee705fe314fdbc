"""Flet forgets to put a session aside when its phone went in the middle of a frame.

The loop that writes the socket raises, and what comes after it is never reached: the session, its seat and
all, would look alive for ever. Here it is told that its phone has gone, whatever happened. Flet also keeps
every session for an hour, however many there are: here only those that somebody will come back to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from flet.messaging.session import Session
from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager

from companion.net.visitor import NOBODY, Visitor

SESSION_SECONDS = 3600
"""How long the session of a seat, or of the host, waits for its phone to come back."""
STRANGER_SECONDS = 120
"""How long any other one does."""
MOST_ASIDE = 4
"""Sessions of one device that wait; a reload leaves one behind."""
MOST_STRANGERS_ASIDE = 48
"""Sessions of all devices without a seat that wait."""


async def put_aside(app: FletApp, seconds: int = SESSION_SECONDS) -> None:
    """Tell the session of a connection that is over, unless Flet did, or it has another one by now."""
    session = getattr(app, "_FletApp__session", None)
    if session is not None and session.connection is app:
        await session.disconnect(seconds)


class Owners:
    """Whose session it is, and which of those that wait for their phone are let go."""

    def __init__(self) -> None:
        self._visitors: WeakKeyDictionary[Session, Visitor] = WeakKeyDictionary()

    def note(self, session: Session, visitor: Visitor) -> None:
        """This session is of this visitor."""
        self._visitors[session] = visitor

    def owns(self, visitor: Visitor, session_id: str) -> bool:
        """Whether a visitor may go on with the session of this word."""
        return any(session.id == session_id and owner == visitor for session, owner in self._visitors.items())

    async def let_go(self, is_known: Callable[[Visitor], bool]) -> None:
        """End the oldest that wait where there are too many."""
        manager: Any = app_manager
        sessions: dict[str, Session] = manager._FletAppManager__sessions
        aside = {key: one for key, one in sessions.items() if one.expires_at is not None}
        by_device: dict[str, list[str]] = {}
        strangers: list[str] = []
        for key in sorted(aside, key=lambda key: str(aside[key].expires_at)):
            visitor = self._visitors.get(aside[key], NOBODY)
            by_device.setdefault(visitor.device, []).append(key)
            if not is_known(visitor):
                strangers.append(key)
        ended = [key for keys in by_device.values() for key in keys[:-MOST_ASIDE]]
        for key in {*ended, *strangers[:-MOST_STRANGERS_ASIDE]}:
            await manager.delete_session(key)
