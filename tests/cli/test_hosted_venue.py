"""A host of a venue that is declared dead while it starts: it waits, or says who has its slot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.cli import hosted
from companion.cli.claim import Claim
from companion.cli.hosted import Hosted, listen
from companion.cli.stores import Store
from companion.kernel.action import Rejection
from companion.net import lan
from companion.store import MemoryJournal
from companion.table.journal import JournalMoved, Opening, SlotTaken
from tests.net.house import PlainClient
from tests.net.test_elsewhere import Known


class Fenced(MemoryJournal):
    """A store that has declared us dead, for so many tries."""

    def __init__(self, tries: int) -> None:
        super().__init__()
        self.tries = tries

    async def open(self, opening: Opening) -> None:
        """Begin a journal, once we live again."""
        if self.tries:
            self.tries -= 1
            raise JournalMoved(opening.table)
        await super().open(opening)


@pytest.fixture
def starting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A host over this journal, whose pauses take no time."""
    client: Any = PlainClient()
    monkeypatch.setattr(hosted, "make_client", lambda *_: client)
    monkeypatch.setattr(hosted, "BEAT_SECONDS", 0.0)

    def make(journal: MemoryJournal, *, is_venue: bool = True) -> Hosted:
        chosen = lan.choose("127.0.0.1")
        with listen(0, chosen) as listening:
            return Hosted(
                Claim(tmp_path), listening, chosen, store=Store(journal, Known() if is_venue else None)
            )

    return make


async def test_it_waits_until_it_may(starting: Any) -> None:
    journal = Fenced(3)
    table = await starting(journal)._first_table()
    assert table.stage == "lobby"
    assert journal.tries == 0


async def test_it_says_that_another_has_its_slot(starting: Any) -> None:
    host = starting(Fenced(3))
    host.is_fenced = True
    with pytest.raises(SlotTaken):
        await host._first_table()


async def test_without_a_venue_nobody_waits(starting: Any) -> None:
    with pytest.raises(Rejection, match=r"table\.moved"):
        await starting(Fenced(3), is_venue=False)._first_table()
