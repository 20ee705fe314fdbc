"""Flet looks for controls where there cannot be any, and hands each one it finds up through all above it.

Whenever a page is drawn, Flet walks through every field of every new control: a hundred or more each, nearly
all of them never set. It takes a third of the time of drawing. Controls keep only what differs from a
default, so whatever they do not keep, and every number and word, can be passed over. And Flet's searches are
generators inside of generators, twenty deep on a real page: here what is found goes into one list.
"""

from __future__ import annotations

import dataclasses
import weakref
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from flet.controls.object_patch import DiffBuilder, ObjectPatchException, _control_setattr
from flet.controls.value_types import Prop

from companion.net.flet.patch import Patch

Search = Callable[..., Iterator[Any]]

_plain: dict[type, bool] = {}


def is_plain(kind: type) -> bool:
    """Whether nothing of this kind holds anything else for Flet: no list, no mapping, no dataclass."""
    known = _plain.get(kind)
    if known is None:
        known = _plain[kind] = not (issubclass(kind, (list, dict)) or hasattr(kind, "__dataclass_fields__"))
    return known


@cache
def _places(kind: type) -> tuple[tuple[str, ...], dict[str, int]]:
    """Which fields of a class may hold something although it was never set; where each of them is."""
    fields = [field for field in dataclasses.fields(kind) if not field.metadata.get("skip", False)]
    always = []
    for field in fields:
        prop = next((vars(one)[field.name] for one in kind.__mro__ if field.name in vars(one)), None)
        if not isinstance(prop, Prop) or not is_plain(type(prop.default)):
            always.append(field.name)
    return tuple(always), {field.name: at for at, field in enumerate(fields)}


def busy_fields(item: Any) -> list[str]:
    """The fields of a control in which others may be, in their order."""
    kept = getattr(item, "_values", None)
    always, places = _places(type(item))  # type: ignore[arg-type]  # a class is hashable
    if kept is None:
        return list(places)
    found = [name for name, value in kept.items() if not is_plain(type(value)) and name in places]
    for name in always:
        if not is_plain(type(getattr(item, name, None))) and name not in found:
            found.append(name)
    if len(found) > 1:
        found.sort(key=places.__getitem__)
    return found


def _inside(value: Any) -> Any:
    """What a list or a mapping holds; None for anything else."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else None


def _configured(
    search: DiffBuilder, item: Any, parent: Any, frozen: bool, only_itself: bool, found: list[Any]
) -> None:
    """As `DiffBuilder._configure_dataclass` says, step by step, into one list."""
    if is_plain(type(item)):
        return
    if (held := _inside(item)) is not None:
        for value in held:
            _configured(search, value, parent, frozen, False, found)
        return
    parent, frozen = _adopted(search, item, parent, frozen)
    is_control = bool(search.control_cls and isinstance(item, search.control_cls))
    if is_control:
        if not only_itself:
            item.build()
            item._before_update_safe()
            object.__setattr__(item, "_initialized", True)
        found.append(item)
    if not only_itself:
        below = item if is_control else parent
        for name in busy_fields(item):
            _configured(search, getattr(item, name), below, frozen, False, found)
    if not frozen:
        _forget_changes(item)


def _adopted(search: DiffBuilder, item: Any, parent: Any, frozen: bool) -> tuple[Any, bool]:
    """Tell a dataclass what it stands below, and whether it may change; what it says to both."""
    if parent is None:
        above = getattr(item, "_parent", None)
        parent = above() if above else None
    if parent:
        if parent is item:
            raise ObjectPatchException(f"Parent is the same as item: {item}")
        item._parent = weakref.ref(parent)
    if hasattr(item, "_frozen"):
        frozen = item._frozen
    elif frozen:
        item._frozen = frozen
    kind = item.__class__
    if getattr(kind, "__flet_control_cls__", None) is None:
        kind.__flet_control_cls__ = search.control_cls
    return parent, frozen


def _forget_changes(item: Any) -> None:
    """What is set from now on is news."""
    kind = type(item)
    dirty = getattr(item, "_dirty", None)
    if dirty is not None:
        dirty.clear()
        return
    if vars(kind).get("__setattr__") is not _control_setattr:
        setattr(kind, "__setattr__", _control_setattr)  # noqa: B010 - mypy knows no class that changes
    object.__setattr__(item, "__changes", {})


def _removed(search: DiffBuilder, item: Any, recurse: bool, found: list[Any]) -> None:
    """As `DiffBuilder._removed_controls` says, into one list: what is inside comes before what holds it."""
    if search.control_cls and isinstance(item, search.control_cls):
        if hasattr(item, "__prev_lists"):
            for kept in ("__prev_lists", "__prev_dicts", "__prev_classes"):
                for value in getattr(item, kept, {}).values():
                    _removed(search, value, recurse, found)
        elif recurse:
            for name in busy_fields(item):
                _removed(search, getattr(item, name), recurse, found)
        found.append(item)
    elif (held := _inside(item)) is not None:
        for value in held:
            _removed(search, value, recurse, found)


def _configure_flat(_alone: Search) -> Search:
    def configure(
        search: DiffBuilder, item: Any, parent: Any, frozen: bool, configure_setattr_only: bool = False
    ) -> Iterator[Any]:
        found: list[Any] = []
        _configured(search, item, parent, frozen, configure_setattr_only, found)
        return iter(found)

    return configure


def _removed_flat(_alone: Search) -> Search:
    def removed(search: DiffBuilder, item: Any, recurse: bool) -> Iterator[Any]:
        found: list[Any] = []
        _removed(search, item, recurse, found)
        return iter(found)

    return removed


PATCHES = (
    Patch(DiffBuilder, "_configure_dataclass", _configure_flat),
    Patch(DiffBuilder, "_removed_controls", _removed_flat),
)
