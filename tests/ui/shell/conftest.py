"""What several tests of the shell start from."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.net.hall import Hall
from companion.net.packs import Packs
from companion.store import MemoryJournal
from companion.ui import app
from tests.net.shelves import GAME, board, deck
from tests.ui.frames import CannedHall
from tests.ui.shell.library_kit import SCREENS


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CannedHall:
    """A hall with a small library on disk."""
    home = Hall((GAME,), MemoryJournal(), Packs(tmp_path), address=lambda: "http://10.0.0.1:8550")
    home.library.save("pebble", board())
    home.library.save("pebble", deck())
    monkeypatch.setattr(app.Shelf, "screens_of", lambda _shelf, _game: SCREENS)
    return CannedHall(games=(GAME,), home=home)
