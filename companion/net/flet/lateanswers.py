"""Flet hangs up on a phone that answers late.

A phone answers a call to a control, such as "take the cursor", that has gone in the meantime. Flet raises
inside the loop that reads the socket, which ends the connection: the page comes up anew under the fingers of
who types fast. Here such an answer ends the call, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flet.messaging.session import Session

from companion.net.flet.patch import Patch

Hear = Callable[[Session, int, str, Any, str | None], None]


def _patient(hear: Hear) -> Hear:
    def heard(session: Session, control_id: int, call_id: str, result: Any, error: str | None) -> None:
        known: Any = session
        if control_id in known._Session__index:
            hear(session, control_id, call_id, result, error)
        elif (waiting := known._Session__method_calls.pop(call_id, None)) is not None:
            known._Session__method_call_results[waiting] = (None, None)
            waiting.set()

    return heard


PATCHES = (Patch(Session, "handle_invoke_method_results", _patient),)
