"""A control that is made quickly is the one that Flet makes."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import flet as ft
import pytest
from flet.controls.value_types import Prop

from companion.net.flet import making
from tests.net.flet.alone import only

MADE: dict[str, Callable[[], Any]] = {
    "a text": lambda: ft.Text("Ann", size=20, key="name", max_lines=None),
    "a text of nothing": ft.Text,
    "a button": lambda: ft.Container(ft.Text("Seal"), padding=8, on_click=print, bgcolor=None),
    "what is as it comes": lambda: ft.Text("Ann", selectable=False, expand=None, visible=True),
    "a row": lambda: ft.Row([ft.Text("a"), ft.Text("b")], spacing=4, wrap=True),
    "an empty row": lambda: ft.Row(spacing=10),
    "a column": lambda: ft.Column(controls=[ft.Text("a")], scroll=ft.ScrollMode.AUTO),
    "layers": lambda: ft.Stack([ft.Text("a")], fit=ft.StackFit.EXPAND, data={"mine": 1}),
    "a picture": lambda: ft.Image(src="a.svg", width=3, tooltip="A"),
    "words for the ear": lambda: ft.Semantics(content=ft.Text("a"), label="A", button=True),
    "a finger": lambda: ft.GestureDetector(content=ft.Text("a"), on_tap=print, drag_interval=20),
}


def kept(value: Any) -> Any:
    """Everything a control remembers, but for its number."""
    if isinstance(value, list):
        return [kept(one) for one in value]
    if not isinstance(value, ft.BaseControl):
        return value
    plain = {
        field.name: kept(getattr(value, field.name))
        for field in dataclasses.fields(value)
        if field.name not in ("_i", "_values", "_dirty")
    }
    return type(value), plain, {name: kept(one) for name, one in value._values.items()}, value._dirty


@pytest.mark.parametrize("make", MADE.values(), ids=MADE.keys())
def test_it_remembers_what_flet_would(monkeypatch: pytest.MonkeyPatch, make: Callable[[], Any]) -> None:
    only(monkeypatch)
    flets = kept(make())
    only(monkeypatch, *making.PATCHES)
    assert kept(make()) == flets


def test_every_control_has_a_number_lists_and_a_ref_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, *making.PATCHES)
    held: ft.Ref[ft.Row] = ft.Ref()
    one, other = ft.Row(ref=held), ft.Row()
    assert one._i != other._i
    assert one.controls is not other.controls
    assert held.current is one
    assert len({one, other}) == 2


@pytest.mark.parametrize("wrong", [{"colour": "red"}, {"value": "Bo"}])
def test_what_flet_refuses_is_refused(monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Any]) -> None:
    only(monkeypatch, *making.PATCHES)
    with pytest.raises(TypeError):
        ft.Text("Ann", **wrong)


def fields_set(monkeypatch: pytest.MonkeyPatch) -> int:
    """How many fields are gone through for a text that was given one."""
    count, whole = 0, Prop.__set__

    def noted(prop: Prop, item: Any, value: Any) -> None:
        nonlocal count
        count += 1
        whole(prop, item, value)

    monkeypatch.setattr(Prop, "__set__", noted)
    ft.Text("Only this")
    return count


def test_only_what_was_given_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, *making.PATCHES)
    assert fields_set(monkeypatch) == 0


def test_flet_alone_would_set_every_field(monkeypatch: pytest.MonkeyPatch) -> None:
    """When this fails, Flet sets what was given, and `making` can go."""
    only(monkeypatch)
    assert fields_set(monkeypatch) > 40
