"""The bundled letters."""

from __future__ import annotations

from companion import paths
from companion.ui.kit.fonts import FONTS


def test_fonts_are_bundled_and_small() -> None:
    files = [paths.assets() / path for path in FONTS.values()]
    assert all(file.is_file() for file in files)
    assert sum(file.stat().st_size for file in files) < 250_000
