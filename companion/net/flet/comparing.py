"""Flet compares words and numbers as carefully as it compares controls.

For every field of every control that was drawn again it asks four times what kind of thing it is, prepares a
line for a log, and keeps books about what cannot hold a control. Here what is plain is compared at once; a
list of controls is gone through once where nothing was added, taken or moved. Everything else is Flet's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any
from weakref import ref

from flet.controls.base_control import BaseControl
from flet.controls.keys import Key
from flet.controls.object_patch import DiffBuilder

from companion.net.flet.findcontrols import is_plain
from companion.net.flet.patch import Patch

Compare = Callable[..., None]


def _values(compare: Compare) -> Compare:
    def compared(
        search: Any, parent: Any, path: list[Any], key: Any, src: Any, dst: Any, frozen: bool
    ) -> None:
        kind = type(src)
        if kind is not type(dst) or not is_plain(kind):
            compare(search, parent, path, key, src, dst, frozen)
        elif src is not dst and src != dst:
            search._item_replaced(path, key, dst)

    return compared


def _is_same(old: Any, new: Any) -> bool:
    """Whether two values say the same; those of Flet that keep only what is unusual are told by that."""
    kind = type(new)
    if type(old) is kind and hasattr(kind, "_is_flet_value") and not kind._structural_fields:
        return bool(old._values == new._values)
    return bool(old == new)


def _dataclasses(compare: Compare) -> Compare:
    """Two drawings of one control, both finished: what was only mutated is Flet's."""

    def compared(search: Any, parent: Any, path: list[Any], src: Any, dst: Any, frozen: bool) -> None:
        kind: Any = type(dst)
        is_usual = frozen and src is not dst and isinstance(dst, BaseControl) and type(src) is kind
        if not is_usual or parent is None or getattr(parent, "_isolated", False):
            compare(search, parent, path, src, dst, frozen)
            return
        dst._migrate_state(src)
        if not hasattr(dst, "_initialized"):
            kept = dst.__dict__.pop("_frozen", None)
            dst.build()
            if kept is not None:
                dst.__dict__["_frozen"] = kept
            dst.__dict__["_initialized"] = True
        dst._before_update_safe()
        for name in _made_of(kind):
            old, new = getattr(src, name), getattr(dst, name)
            if name != "_internals" or old != new:
                search._compare_values(dst, path, name, old, new, True)
        _sparse(search, kind, path, src, dst)
        dst.__dict__["_parent"], dst.__dict__["_frozen"] = ref(parent), True
        search._removed_dataclasses[src._i] = src
        search._added_dataclasses[dst._i] = dst

    return compared


@cache
def _made_of(kind: Any) -> tuple[str, ...]:
    """The fields of a class that hold other things. Its number and its name stay with a control."""
    return tuple(kind._structural_fields - {"_i", "_c"})


def _sparse(search: Any, kind: Any, path: list[Any], src: Any, dst: Any) -> None:
    """The fields of two controls that are not as usual in one of them."""
    before, after = src._values, dst._values
    if before == {} == after:
        return
    usual, events = kind._prop_defaults, kind._event_fields
    for name in {**before, **after}:
        default = usual.get(name)
        old, new = before.get(name, default), after.get(name, default)
        if old is new or (not search._holds_control(new) and _is_same(old, new)):
            continue
        if name in events:
            old, new = old is not None, new is not None
        search._compare_values(dst, path, name, old, new, True)


def _key_of(control: Any) -> Any:
    key = control._values.get("key")
    return key.value if isinstance(key, Key) else key


def _stands(old: Any, new: Any) -> bool:
    """Whether both are controls under one key."""
    return isinstance(old, BaseControl) and isinstance(new, BaseControl) and _key_of(old) == _key_of(new)


def _lists(compare: Compare) -> Compare:
    def compared(
        search: Any, parent: Any, path: list[Any], src: list[Any], dst: list[Any], frozen: bool
    ) -> None:
        if not frozen or len(src) != len(dst) or not all(map(_stands, src, dst)):
            compare(search, parent, path, src, dst, frozen)
            return
        for at, (old, new) in enumerate(zip(src, dst, strict=True)):
            if type(old) is type(new) and getattr(old, "fn", None) is getattr(new, "fn", None):
                search._compare_dataclasses(parent, [*path, at], old, new, True)
            else:
                search._item_removed(path, at, old, frozen=True)
                search._item_added(parent, path, at, new, frozen=True)

    return compared


PATCHES = (
    Patch(DiffBuilder, "_compare_values", _values),
    Patch(DiffBuilder, "_compare_dataclasses", _dataclasses),
    Patch(DiffBuilder, "_compare_lists", _lists),
)
