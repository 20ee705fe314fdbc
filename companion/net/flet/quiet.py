"""Flet tells a log of every step of every comparison: a thousand lines a redraw, which nobody keeps.

Each is thrown away only after it was asked for. Here the modules that draw have a log that hears nothing
below a warning.
"""

from __future__ import annotations

import logging
from typing import Any

from flet.components import component
from flet.controls import object_patch
from flet.messaging import session

from companion.net.flet.patch import Patch


class Deaf:
    """A log whose details are dropped unread."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log

    def debug(self, *_: object) -> None:
        """Not even looked at."""

    def __getattr__(self, name: str) -> Any:
        """Everything else is as it was."""
        return getattr(self._log, name)


PATCHES = tuple(
    Patch(module, name, Deaf)
    for module, name in (
        (object_patch, "logger"),
        (component, "logger"),
        (session, "logger"),
        (session, "patch_logger"),
    )
)
