"""Choosing in secret is drawn where it changed: a tap two cards, a sealed neighbour none (EM-11)."""

from __future__ import annotations

import pytest

from companion.games.emergence.views import EmergenceView
from companion.ui.games.emergence import reading
from tests.ui.games.emergence import canned_views
from tests.ui.games.emergence.booth import Booth


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The actions whose cards were drawn, in order."""
    made: list[str] = []
    word = reading.action_word
    monkeypatch.setattr(reading, "action_word", lambda skin, name: made.append(name) or word(skin, name))
    return made


def sealed(view: EmergenceView, seat: str) -> EmergenceView:
    """The same, but this seat has sealed."""
    lines = tuple(
        line.model_copy(update={"is_ready": line.is_ready or line.seat == seat}) for line in view.operatives
    )
    return view.model_copy(update={"operatives": lines})


async def test_a_tap_draws_two_cards(drawn: list[str]) -> None:
    phone = await Booth(canned_views.phone_views()["select"]).open()
    await phone.tap("Hack")
    drawn.clear()
    await phone.tap("Spy")
    assert sorted(drawn) == ["hack", "spy"]


async def test_somebody_who_seals_draws_no_card(drawn: list[str]) -> None:
    booth = Booth(canned_views.phone_views()["select"])
    phone = await booth.open()
    late = next(line.seat for line in booth.view.operatives if not line.is_ready and line.seat != "dev")
    drawn.clear()
    booth.view = sealed(booth.view, late)
    before = phone.texts()
    booth.redraw()
    await phone.settle()
    assert phone.texts() != before, "the strip says so"
    assert drawn == []
