"""Android hears tables only while a lock is held; the Java half of it stands in here, and is not tried."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from companion.net import multicast


@pytest.fixture
def android(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What Java is asked."""
    asked: list[str] = []

    def created(name: str) -> Any:
        return SimpleNamespace(
            acquire=lambda: asked.append(f"acquire {name}"), release=lambda: asked.append(f"release {name}")
        )

    wifi = SimpleNamespace(createMulticastLock=created)
    context = SimpleNamespace(getSystemService=lambda service: {"wifi": wifi}[service])
    activity = SimpleNamespace(getApplicationContext=lambda: context)
    classes = {
        "org.example.Main": SimpleNamespace(mActivity=activity),
        "android.content.Context": SimpleNamespace(WIFI_SERVICE="wifi"),
    }
    jnius: Any = ModuleType("jnius")
    jnius.autoclass = classes.__getitem__
    monkeypatch.setitem(sys.modules, "jnius", jnius)
    monkeypatch.setattr(sys, "getandroidapilevel", lambda: 34, raising=False)
    monkeypatch.setenv("MAIN_ACTIVITY_HOST_CLASS_NAME", "org.example.Main")
    return asked


def test_the_lock_is_held_as_long_as_somebody_listens(android: list[str]) -> None:
    with multicast.listening():
        assert android == ["acquire companion"]
    assert android == ["acquire companion", "release companion"]


def test_a_phone_that_says_no_only_hears_nothing(android: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MAIN_ACTIVITY_HOST_CLASS_NAME")
    with multicast.listening():
        assert android == []
    monkeypatch.setitem(sys.modules, "jnius", None)
    with multicast.listening():
        assert android == []


def test_elsewhere_nobody_is_asked(android: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sys, "getandroidapilevel")
    with multicast.listening():
        assert android == []
