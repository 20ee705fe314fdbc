"""What other hosts of a venue are told of a table: public facts, and of its house rules a digest alone."""

from __future__ import annotations

import time

from companion.games import by_id
from companion.net.hall import Hall
from companion.net.organiser import Organiser
from companion.net.ourtables import OurTables
from companion.net.packs import Packs
from companion.store import MemoryJournal

EMERGENT = by_id("emergent")


async def test_a_deck_that_tables_share_stays_with_their_host() -> None:
    """It was told whole, for the debrief to see whether they had the same."""
    hall = Hall((EMERGENT,), MemoryJournal(), Packs(None))
    organiser, ours = Organiser(hall), OurTables(hall, time.time)
    for alike in (True, False):
        await organiser.open_batch("emergent", {"demand": "app"}, 2, 3, alike=alike)
    told = list(ours.told())
    decks = [table.setting.options["deck"] for table in hall.tables]
    assert [deck is not None for deck in decks].count(True) == 2
    assert all("rounds" not in one.model_dump_json() for one in told)
    words = [one.alike for one in told]
    assert words.count("") == 2
    assert len(set(words)) == 2
