"""No test waits for a breath: an edit goes to the table with the next turn of the loop."""

from __future__ import annotations

import pytest

from companion.ui.games.emergent.desk import drafting


@pytest.fixture(autouse=True)
def no_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn first is drawn first all the same."""
    monkeypatch.setattr(drafting, "BREATH", 0)
