"""Flet looks for controls where there cannot be any.

Whenever a page is drawn, Flet walks through every field of every new control: a hundred or more each, nearly
all of them never set. It takes a third of the time of drawing. Controls keep only what differs from a
default, so whatever they do not keep, and every number and word, can be passed over.
"""

from __future__ import annotations

import dataclasses
from functools import cache
from types import FunctionType, NoneType, SimpleNamespace
from typing import Any

from flet.controls.object_patch import DiffBuilder
from flet.controls.value_types import Prop

from companion.net.flet.patch import Patch

Field = dataclasses.Field[Any]
PLAIN = frozenset({NoneType, str, int, float, bool})


@cache
def _places(kind: type) -> tuple[tuple[int, ...], dict[str, int], tuple[Field, ...]]:
    """Which fields of a class may hold something although it was never set; where each is; all of them."""
    fields = dataclasses.fields(kind)
    always = []
    for at, field in enumerate(fields):
        prop = next((vars(one)[field.name] for one in kind.__mro__ if field.name in vars(one)), None)
        if not isinstance(prop, Prop) or type(prop.default) not in PLAIN:
            always.append(at)
    return tuple(always), {field.name: at for at, field in enumerate(fields)}, fields


def busy_fields(item: Any) -> list[Field] | tuple[Field, ...]:
    """The fields of a control in which others may be, in their order."""
    kept = getattr(item, "_values", None)
    if kept is None:
        return dataclasses.fields(item)
    always, places, fields = _places(type(item))  # type: ignore[arg-type]  # a class is hashable
    found = {places[name] for name, value in kept.items() if type(value) not in PLAIN and name in places}
    return [fields[at] for at in sorted(found.union(always))]


def _quick(search: FunctionType) -> FunctionType:
    """Flet's own search, which sees only these fields."""
    known = {
        **search.__globals__,
        "dataclasses": SimpleNamespace(is_dataclass=dataclasses.is_dataclass, fields=busy_fields),
    }
    again = FunctionType(search.__code__, known, search.__name__, search.__defaults__, search.__closure__)
    again.__kwdefaults__ = search.__kwdefaults__
    return again


PATCHES = (
    Patch(DiffBuilder, "_configure_dataclass", _quick),
    Patch(DiffBuilder, "_removed_controls", _quick),
)
