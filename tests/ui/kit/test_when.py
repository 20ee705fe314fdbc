"""Moments and lengths of time in words, in the time zone of the room."""

from __future__ import annotations

import calendar
import time
from collections.abc import Iterator

import pytest

from companion.texts import ENGLISH
from companion.ui.kit import when

NOON = float(calendar.timegm((2026, 11, 17, 12, 0, 0)))
"""A Tuesday."""
HOUR, DAY = 3600, 86400


@pytest.fixture(autouse=True)
def _room(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize(
    ("ago", "since", "moment"),
    [
        (0, "since 12:00", "at 12:00"),
        (11 * HOUR, "since 01:00", "at 01:00"),
        (12 * HOUR + 60, "since yesterday", "yesterday at 23:59"),
        (DAY, "since yesterday", "yesterday at 12:00"),
        (3 * DAY, "since Saturday", "on Saturday at 12:00"),
        (6 * DAY, "since Wednesday", "on Wednesday at 12:00"),
        (7 * DAY, "since 10 November", "on 10 November at 12:00"),
        (-60, "since 12:01", "at 12:01"),
    ],
)
def test_a_moment_is_said_as_people_say_it(ago: float, since: str, moment: str) -> None:
    assert when.since(ENGLISH, NOON, NOON - ago) == since
    assert when.moment(ENGLISH, NOON, NOON - ago) == moment


@pytest.mark.parametrize("zone", ["Pacific/Auckland", "America/Los_Angeles"])
def test_a_day_ends_when_it_ends_in_the_room(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    midnight = time.mktime((2026, 11, 17, 0, 0, 0, 0, 0, -1))
    assert when.since(ENGLISH, midnight + 60, midnight + 30) == "since 00:00"
    assert when.since(ENGLISH, midnight + 60, midnight - 60) == "since yesterday"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "1 minute"),
        (90, "2 minutes"),
        (40 * 60, "40 minutes"),
        (55 * 60, "1 hour"),
        (2 * HOUR, "2 hours"),
        (3 * DAY, "3 days"),
    ],
)
def test_a_length(seconds: float, said: str) -> None:
    assert when.length(ENGLISH, seconds) == said
