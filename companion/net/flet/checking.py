"""Flet checks every control at every redraw, also where nothing was given that could be wrong.

Its rules are about opacity between 0 and 1 and the like. Here a rule is asked only when its field was given;
what comes with a class is right.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from flet.controls import base_control
from flet.controls.value_types import Prop
from flet.utils.validation import _compile_class_spec

from companion.net.flet.patch import Patch

Check = Callable[..., None]


@cache
def ruled(kind: Any) -> frozenset[str] | None:
    """The fields of a class that rules are about; None where they cannot be told from outside."""
    spec = _compile_class_spec(kind)
    names = frozenset(name for name, _ in spec.field_rules)
    props = {name for one in kind.__mro__ for name, held in vars(one).items() if isinstance(held, Prop)}
    return names if names <= props and not spec.class_rules else None


def _seldom(check: Check) -> Check:
    def checked(control: Any, *, suppress_repeated_errors: bool = False) -> None:
        kind: Any = type(control)
        names = ruled(kind)
        if names is None or not names.isdisjoint(control._values):
            check(control, suppress_repeated_errors=suppress_repeated_errors)

    return checked


PATCHES = (Patch(base_control, "validate", _seldom),)
