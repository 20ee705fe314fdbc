"""Flet forgets to put a session aside when its phone went in the middle of a frame.

The loop that writes the socket raises, and what comes after it is never reached: the session, its seat and
all, would look alive for ever. Here it is told that its phone has gone, whatever happened.
"""

from __future__ import annotations

from flet_web.fastapi.flet_app import FletApp

SESSION_SECONDS = 3600
"""How long a session waits for its phone to come back."""


async def put_aside(app: FletApp) -> None:
    """Tell the session of a connection that is over, unless Flet did, or it has another one by now."""
    session = getattr(app, "_FletApp__session", None)
    if session is not None and session.connection is app:
        await session.disconnect(SESSION_SECONDS)
