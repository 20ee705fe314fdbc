"""The kind of an event is looked for once a class, and found as Flet finds it."""

from __future__ import annotations

import typing

import flet as ft
import pytest
from flet.controls import base_control

from companion.net.flet import events
from tests.net.flet.alone import only

FIELDS = (
    (ft.Container, "on_click"),
    (ft.Container, "on_hover"),
    (ft.GestureDetector, "on_pan_update"),
    (ft.TextField, "on_change"),
    (ft.Text, "on_nothing"),
)


def found(times: int = 1) -> list[object]:
    """What kinds of events these fields take."""
    return [base_control.get_event_field_type(kind(), name) for _ in range(times) for kind, name in FIELDS]


def test_it_finds_what_flet_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch)
    flets = found()
    only(monkeypatch, *events.PATCHES)
    assert found(2) == flets * 2


def looked(monkeypatch: pytest.MonkeyPatch) -> int:
    """How often annotations are read for three taps."""
    count, whole = 0, typing.get_origin

    def noted(kind: object) -> object:
        nonlocal count
        count += 1
        return whole(kind)

    base_control.get_event_field_type(ft.Container(), "on_click")
    monkeypatch.setattr("flet.controls.control_event.get_origin", noted)
    for _ in range(3):
        base_control.get_event_field_type(ft.Container(), "on_click")
    return count


def test_the_second_tap_looks_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, *events.PATCHES)
    assert looked(monkeypatch) == 0


def test_flet_alone_would_look_at_every_tap(monkeypatch: pytest.MonkeyPatch) -> None:
    """When this fails, Flet remembers the kinds of events, and `events` can go."""
    only(monkeypatch)
    assert looked(monkeypatch) > 100
