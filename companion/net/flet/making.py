"""Flet writes down every field of every control that is made, and tells Python to forget its class.

A control has fifty to a hundred fields, nearly all as they come; Flet's `__init__` sets each of them through
its descriptor, which then keeps nothing. And it sets `__hash__` on the class again at every control, after
which Python looks up every attribute of that class anew. Here only what was given is kept.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass
from typing import Any

import flet as ft
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.controls.id_counter import ControlId
from flet.controls.value_types import Prop

from companion.net.flet.patch import Patch

MADE_OFTEN = (
    Component,
    ft.Column,
    ft.Container,
    ft.GestureDetector,
    ft.Image,
    ft.Row,
    ft.Semantics,
    ft.Stack,
    ft.Text,
)
"""What our screens consist of."""

Make = Callable[..., None]


def _said(kind: Any) -> tuple[str, bool | None]:
    """What Flet's `__post_init__` of a class sets: the name of its widget, and whether it is isolated."""
    name, is_isolated, step = "", None, kind.__post_init__
    while step is not BaseControl.__post_init__:
        cells = (cell.cell_contents for cell in step.__closure__)
        known = dict(zip(step.__code__.co_freevars, cells, strict=True))
        name = name or known["type_name"] or ""
        is_isolated = known["isolated"] if known["isolated"] is not None else is_isolated
        step = known["orig_post_init"]
    return name, is_isolated


@dataclass(frozen=True)
class Plan:
    """Where the fields of a class go."""

    placed: tuple[str, ...]
    """Those that may be given without their name, in order."""
    usual: Mapping[str, Any]
    """Those that are kept only when they are not as usual."""
    plain: frozenset[str]
    fresh: tuple[tuple[str, Callable[[], Any]], ...]
    """Lists and the like, new for every control."""
    needed: frozenset[str]


def plan_of(kind: type) -> Plan:
    """Read off a class how Flet would make it."""
    usual: dict[str, Any] = {}
    fields = [field for field in dataclasses.fields(kind) if field.name not in ("_values", "_dirty")]
    for field in fields:
        prop = next((vars(one)[field.name] for one in kind.__mro__ if field.name in vars(one)), None)
        if isinstance(prop, Prop):
            usual[field.name] = prop.default
    given = [field for field in fields if field.init]
    return Plan(
        placed=tuple(field.name for field in given if not field.kw_only),
        usual=usual,
        plain=frozenset(field.name for field in given) - usual.keys(),
        fresh=tuple((one.name, one.default_factory) for one in fields if one.default_factory is not MISSING),
        needed=frozenset(
            one.name for one in given if one.default is MISSING and one.default_factory is MISSING
        ),
    )


def _kept(plan: Plan, control: Any, given: Mapping[str, Any]) -> bool:
    """Keep what was given. Says whether Flet would have taken it."""
    kept: dict[str, Any] = control.__dict__
    values: dict[str, Any] = {}
    kept["_values"], kept["_dirty"] = values, {}
    for name, first in plan.fresh:
        if name not in given:
            kept[name] = first()
    for name, value in given.items():
        if name in plan.usual:
            if value != plan.usual[name]:
                values[name] = value
        elif name in plan.plain:
            kept[name] = value
        elif name != "ref":
            return False
    return plan.needed <= given.keys()


def _quick(kind: Any) -> Callable[[Make], Make]:
    """Only what was given; whatever is unusual about it is left to Flet."""
    plan, (widget, is_isolated) = plan_of(kind), _said(kind)
    has_more = kind.init is not BaseControl.init

    def mended(make: Make) -> Make:
        kind.__hash__ = BaseControl.__hash__

        def made(control: Any, *args: Any, **named: Any) -> None:
            given = {**dict(zip(plan.placed, args, strict=False)), **named} if args else named
            if len(given) != len(args) + len(named) or not _kept(plan, control, given):
                make(control, *args, **named)
                return
            kept = control.__dict__
            kept["_c"], kept["_i"] = widget, ControlId.next()
            if is_isolated is not None:
                kept["_isolated"] = is_isolated
            if (known := given.get("ref")) is not None:
                known.current = control
            if has_more:
                control.init()
                kept["_dirty"].clear()

        return made

    return mended


PATCHES = tuple(Patch(kind, "__init__", _quick(kind)) for kind in MADE_OFTEN)
