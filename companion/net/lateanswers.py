"""A phone answers a call to a control, such as "take the cursor", that has gone in the meantime.

Flet raises inside the loop that reads the socket, which ends the connection: the page comes up anew under the
fingers of who types fast. Here such an answer ends the call, and nothing else.
"""

from __future__ import annotations

from typing import Any

from flet.messaging.session import Session

_hear = Session.handle_invoke_method_results


def _heard(session: Session, control_id: int, call_id: str, result: Any, error: str | None) -> None:
    known: Any = session
    if control_id in known._Session__index:  # noqa: SLF001
        _hear(session, control_id, call_id, result, error)
    elif (waiting := known._Session__method_calls.pop(call_id, None)) is not None:  # noqa: SLF001
        known._Session__method_call_results[waiting] = (None, None)  # noqa: SLF001
        waiting.set()


def let_late_answers_go() -> None:
    """Let every session of this process live on. Doing it twice changes nothing."""
    Session.handle_invoke_method_results = _heard  # type: ignore[assignment, method-assign]
