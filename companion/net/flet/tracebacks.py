"""Flet sends the traceback of a crash to the phone, with every secret that stands in its message.

Here the phone is told nothing; the log keeps that there was something, and how long it was.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from flet.messaging.session import Session

from companion.net.flet.patch import Patch

log = logging.getLogger(__name__)

Tell = Callable[[Session, str], None]


def _kept(_tell: Tell) -> Tell:
    def keep(_session: Session, message: str) -> None:
        log.error("a session's error of %d characters was kept from the phone", len(message))

    return keep


PATCHES = (Patch(Session, "error", _kept),)
