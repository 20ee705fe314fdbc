"""Flet as it comes: for the tests that say when a patch of ours may go."""

from __future__ import annotations

import pytest

from companion.net.flet import PATCHES
from companion.net.flet.patch import Patch


def only(monkeypatch: pytest.MonkeyPatch, *patches: Patch) -> None:
    """For this test Flet has these patches of ours; without any it is alone."""
    for patch in PATCHES:
        monkeypatch.setattr(patch.owner, patch.name, patch.flets)
    for patch in patches:
        patch.apply()
