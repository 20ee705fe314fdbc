"""Where things are, also in an installed app."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import paths


def test_an_installed_app_keeps_its_things_where_the_system_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("FLET_APP_STORAGE_DATA", raising=False)
    monkeypatch.delenv("FLET_APP_STORAGE_CACHE", raising=False)
    assert "tabletop-companion" in paths.data().parts
    assert "tabletop-companion" in paths.cache().parts
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("FLET_APP_STORAGE_CACHE", str(tmp_path / "cache"))
    assert paths.data() == tmp_path / "data"
    assert paths.cache().is_relative_to(tmp_path / "cache")
