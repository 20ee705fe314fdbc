"""Codes lead to one table, also when the hall does not know of the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.net.hall import Hall
from companion.net.packs import Packs
from companion.store import SqliteJournal
from companion.table.actions import CarryOn, EndTable
from companion.table.journal import Journal
from tests.net.halls import played
from tests.net.house import GAMES

CODES = ("LAMP", "DOOR", "MILK", "RAIN", "FROG")


def a_hall(journal: Journal, wall: float = 1000.0) -> Hall:
    return Hall(GAMES, journal, Packs(None), wall=lambda: wall)


@pytest.fixture(autouse=True)
def few_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hall tries the same words in the same order."""
    monkeypatch.setattr(
        "companion.net.codes.new_code", lambda taken: next(code for code in CODES if code not in taken)
    )


async def test_a_code_that_another_process_has_given_away_is_not_given_twice(tmp_path: Path) -> None:
    """Two halls over one store: neither sees the other's tables."""
    one, two = (a_hall(SqliteJournal(tmp_path / "journal.sqlite")) for _ in range(2))
    tables = [await hall.create("pebble") for hall in (one, two, one, two)]
    assert sorted(table.opening.code for table in tables) == ["DOOR", "LAMP", "MILK", "RAIN"]
    for hall in (one, two):
        await hall.close()


async def test_a_table_taken_up_again_does_not_take_a_code_from_a_table_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "journal.sqlite"
    here = a_hall(SqliteJournal(file))
    ended = await played(here, "Ann", "Bo")
    await ended.host_act(EndTable())
    await here.close()
    elsewhere, later = (a_hall(SqliteJournal(file), wall=1e9) for _ in range(2))
    other = await elsewhere.create("pebble")
    assert other.opening.code == ended.opening.code == "LAMP", "it was free a day after the end"
    again = await later.past(ended.id)
    await again.host_act(CarryOn())
    assert again.opening.code == "DOOR"
    third = await elsewhere.create("pebble")
    assert third.opening.code == "MILK", "and its new one is kept too"
    for hall in (elsewhere, later):
        await hall.close()
