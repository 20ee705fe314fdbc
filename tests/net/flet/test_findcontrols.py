"""Passing over empty fields finds every control that a walk through all fields finds."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import flet as ft
import pytest
from flet.controls.object_patch import DiffBuilder
from flet.controls.value_types import Prop

from companion.net.flet import findcontrols
from companion.net.flet.findcontrols import busy_fields
from companion.ui import app
from tests.net.flet.alone import only
from tests.ui.frames import CannedHall, Guest
from tests.ui.phone import Phone


def everything(item: Any, seen: set[int]) -> Iterator[Any]:
    """Every dataclass in an object, through all of its fields, as Flet alone would walk."""
    if isinstance(item, (list, dict)):
        for inner in item.values() if isinstance(item, dict) else item:
            yield from everything(inner, seen)
    elif dataclasses.is_dataclass(item) and id(item) not in seen:
        seen.add(id(item))
        yield item
        for field in dataclasses.fields(item):
            if not field.metadata.get("skip", False):
                yield from everything(getattr(item, field.name), seen)


@pytest.mark.parametrize(
    "route", ["/", "/history", "/table/lobby", "/table/play", "/seat/lobby", "/seat/pass"]
)
async def test_nothing_is_passed_over(route: str) -> None:
    phone, hall = Phone(route, 430, 932), CannedHall()
    await phone.open(lambda page: app.main(page, hall, Guest(is_host=True)))
    found = list(everything(phone.page.views, set()))
    assert len(found) > 50, "a page full of controls"
    for item in found:
        busy = set(busy_fields(item))
        holding = {
            field.name
            for field in dataclasses.fields(item)
            if not field.metadata.get("skip", False)
            if any(True for _ in everything(getattr(item, field.name), set()))
        }
        assert holding <= busy, f"{type(item).__name__} holds something in {holding - busy}"
        in_order = [field.name for field in dataclasses.fields(item) if field.name in busy]
        assert in_order == busy_fields(item), "in the order of Flet"


def looked_into(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The fields of a text without any style that are read while Flet looks for controls in it."""
    read: set[str] = set()
    text, whole = ft.Text("Only this"), Prop.__get__

    def noted(prop: Prop, item: Any, kind: type | None = None) -> Any:
        if item is text:
            read.add(prop.name)
        return whole(prop, item, kind)

    monkeypatch.setattr(Prop, "__get__", noted)
    search = DiffBuilder(None, text, control_cls=ft.BaseControl)
    assert list(search._configure_dataclass(text, None, False)) == [text]
    return read


def test_what_was_never_set_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, *findcontrols.PATCHES)
    assert len(looked_into(monkeypatch)) < 5


def test_flet_alone_would_look_into_every_field(monkeypatch: pytest.MonkeyPatch) -> None:
    """When this fails, Flet looks only where there can be controls, and `findcontrols` can go."""
    only(monkeypatch)
    assert len(looked_into(monkeypatch)) > 40


@pytest.mark.parametrize("route", ["/", "/table/lobby", "/table/play", "/seat/pass"])
async def test_the_same_controls_are_found_in_the_same_order(
    route: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On whole pages: Flet's own searches against ours, of what came and of what goes."""
    phone, hall = Phone(route, 430, 932), CannedHall()
    await phone.open(lambda page: app.main(page, hall, Guest(is_host=True)))
    monkeypatch.setattr(ft.BaseControl, "_before_update_safe", lambda _control: None)

    def found() -> list[list[Any]]:
        search = DiffBuilder(None, phone.page, control_cls=ft.BaseControl)
        views = phone.page.views
        come = list(search._configure_dataclass(views, phone.page, False))
        return [come, *([*search._removed_controls(views, recurse)] for recurse in (True, False))]

    ours = found()
    only(monkeypatch)
    assert [[id(one) for one in each] for each in ours] == [[id(one) for one in each] for each in found()]
    assert len(ours[0]) > 40, "a page full of controls"
