"""What Flet tells of every comparison is not listened to; warnings are."""

from __future__ import annotations

import logging

import pytest
from flet.controls import object_patch

from companion.net.flet import quiet
from tests.net.flet.alone import only
from tests.net.flet.test_comparing import Leaf, told


def listened(monkeypatch: pytest.MonkeyPatch) -> int:
    """How often the log of a comparison is asked for details."""
    count = 0

    def noted(_log: logging.Logger, _level: int) -> bool:
        nonlocal count
        count += 1
        return False

    monkeypatch.setattr(logging.Logger, "isEnabledFor", noted)
    told(Leaf("text", "a", None), Leaf("text", "b", None))
    return count


def test_details_are_dropped_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, *quiet.PATCHES)
    assert listened(monkeypatch) == 0


def test_warnings_are_heard(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    only(monkeypatch, *quiet.PATCHES)
    object_patch.logger.warning("something is wrong")
    assert "something is wrong" in caplog.text


def test_flet_alone_would_ask_for_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """When this fails, Flet tells no log of its steps, and `quiet` can go."""
    only(monkeypatch)
    assert listened(monkeypatch) > 10
