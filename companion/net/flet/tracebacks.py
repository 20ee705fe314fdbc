"""Flet sends the traceback of a crash to the phone and logs it, with every secret that stands in its message.

Here the phone is told nothing. The log keeps that there was something, of which kind, and how long it was.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from typing import Any

from flet.messaging import session
from flet.messaging.session import Session

from companion.net.flet.patch import Patch

log = logging.getLogger(__name__)

Tell = Callable[[Session, str], None]


def _kept(_tell: Tell) -> Tell:
    def keep(_session: Session, message: str) -> None:
        log.error("a session's error of %d characters was kept from the phone", len(message))

    return keep


class _Brief(logging.LoggerAdapter[logging.Logger]):
    """A log that names the kind of a crash, never its words."""

    def process(self, msg: Any, kwargs: Any) -> tuple[Any, Any]:
        """The message with the kind of what crashed instead of its traceback."""
        if kwargs.pop("exc_info", None):
            msg = f"{msg}: {type(sys.exception()).__name__}"
        return msg, kwargs


PATCHES = (Patch(Session, "error", _kept), Patch(session, "logger", _Brief))
