"""Flet reads the annotations of a whole class, and of all it comes from, at every tap.

It looks for the kind of event that a field takes, which is the same for every control of a class. Here it is
looked for once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flet.controls import base_control

from companion.net.flet.patch import Patch

Look = Callable[[Any, str], Any]


def _once(look: Look) -> Look:
    known: dict[tuple[type, str], Any] = {}

    def looked(control: Any, field_name: str) -> Any:
        asked = type(control), field_name
        if asked not in known:
            known[asked] = look(control, field_name)
        return known[asked]

    return looked


PATCHES = (Patch(base_control, "get_event_field_type", _once),)
