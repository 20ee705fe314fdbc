"""Which tables of many are shown, and in which order."""

from __future__ import annotations

import pytest

from companion.ui.organiser.listing import FILTERS, chosen_rows
from companion.ui.organiser.words import SLOW
from tests.ui.organiser.test_words import row

NOW = 5000.0
ROWS = (
    row(id="well", waits_since=NOW - 5),
    row(id="lobby", stage="lobby", waits_since=None),
    row(id="slow", waits_since=NOW - SLOW),
    row(id="lost", waits_since=NOW - 50, trouble="lost"),
)


@pytest.mark.parametrize(
    ("shown", "found"),
    [("all", "well lobby slow lost"), ("trouble", "lost"), ("slow", "slow"), ("lobby", "lobby")],
)
def test_every_filter_shows_what_it_says(shown: str, found: str) -> None:
    assert shown in FILTERS
    assert [one.id for one in chosen_rows(ROWS, shown, "number", NOW)] == found.split()


def test_the_slowest_come_first_and_who_waits_for_nobody_last() -> None:
    assert [one.id for one in chosen_rows(ROWS, "all", "slow", NOW)] == ["slow", "lost", "well", "lobby"]
