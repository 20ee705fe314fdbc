"""Rules are asked where something was given, and refuse what Flet refuses."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest
from flet.utils import validation

from companion.net.flet import checking
from tests.net.flet.alone import only


def asked(monkeypatch: pytest.MonkeyPatch, control: ft.BaseControl) -> int:
    """How many rules are asked about a control."""
    count, whole = 0, validation.FieldRule.validate

    def noted(rule: Any, *told: Any) -> None:
        nonlocal count
        count += 1
        whole(rule, *told)

    monkeypatch.setattr(validation.FieldRule, "validate", noted)
    control._before_update_safe()
    return count


def test_what_was_not_given_is_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, *checking.PATCHES)
    assert asked(monkeypatch, ft.Text("Ann")) == 0


@pytest.mark.parametrize("control", [ft.Text("a", opacity=3), ft.Slider(min=5, max=1)])
def test_what_is_wrong_is_refused(monkeypatch: pytest.MonkeyPatch, control: ft.BaseControl) -> None:
    only(monkeypatch, *checking.PATCHES)
    with pytest.raises(ValueError, match=r"."):
        control._before_update_safe()


def test_flet_alone_would_ask_every_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """When this fails, Flet asks only about what was given, and `checking` can go."""
    only(monkeypatch)
    assert asked(monkeypatch, ft.Text("Ann")) > 0
