"""Taking back in every game: what it undoes is said, struck out, and the same after a restart."""

from __future__ import annotations

import pytest

from companion import texts
from companion.kernel.action import Rejection
from companion.store import MemoryJournal
from companion.table.facts import Sat, Started, TookBack
from companion.table.record import Record, Stamp
from tests.games.kits import SEATS, Kit
from tests.games.test_contract import KITS
from tests.games.walking import lucky, next_step
from tests.table.people import opening

TABLES = [
    pytest.param(kit, table, id=f"{kit.game.card.id}: {table}")
    for kit in KITS
    for table in tuple(kit.tables)[:2]
]
STEPS = 70
FAR, ENOUGH = 200, 10
"""Where a game does something in secret late, and how often it is looked at."""


async def begun(kit: Kit, table: str, journal: MemoryJournal) -> Record:
    """A game of so many seats, just dealt."""
    count, options = kit.tables[table]
    start = opening(kit.game, options.model_dump(mode="json"))
    await journal.open(start)
    record = Record(kit.game, start, journal, lambda: 7.0)
    for seat, colour in zip(SEATS[:count], kit.game.card.colours, strict=False):
        await record.settle(Sat(seat=seat, name=seat.title(), colour=colour, device=seat))
    await record.settle(Started(cuts=tuple(range(1, count + 1)), given=()))
    return record


@pytest.mark.parametrize(("kit", "table"), TABLES)
async def test_back_and_on_again(kit: Kit, table: str) -> None:
    """Random play with takebacks: the state is the one of before, and the journal leads to the same log."""
    journal, luck = MemoryJournal(), lucky(4)
    record = await begun(kit, table, journal)
    play = record.play
    assert play is not None
    states = [play._now.state]
    undone = 0
    for _ in range(STEPS):
        if play.outcome() is not None:
            break
        if len(states) > 2 and luck.random() < 0.25:
            try:
                back = play.back(1)
            except Rejection:
                continue
            await record.settle(TookBack(count=back.count))
            del states[-back.count :]
            undone += 1
            assert play._now.state == states[-1]
            assert record.chronicle.all()[-1].undid == back.undoes
            assert all("-did-" not in texts.log_line(line, {}) for line in back.undoes)
            continue
        actor, action = next_step(kit, play._now.state, luck)
        await record.act(actor, action, Stamp())
        states.append(play._now.state)
    assert undone > 3
    start, entries = await journal.read("t1")
    again = Record(kit.game, start, journal, lambda: 7.0)
    again.restore(entries)
    assert again.play is not None
    assert again.play._now.state == states[-1]
    assert again.chronicle.all() == record.chronicle.all()
    held = [
        one.line for one in again.chronicle.all() if not one.undone and not one.line.code.startswith("table-")
    ]
    assert tuple(held) == kit.game.log(states[-1])[-len(held) :], (
        "what is not struck out is the game's own log"
    )


@pytest.mark.parametrize(("kit", "table"), TABLES)
async def test_a_takeback_counts_public_moves_only(kit: Kit, table: str) -> None:
    """TB-11: what would be taken back is told alike, whether or not somebody sealed or looked since."""
    kit = kit.eager()
    record = await begun(kit, table, MemoryJournal())
    luck, seen = lucky(4), 0
    for _ in range(FAR):
        if seen > ENOUGH:
            break
        play = record.playing()
        before = play.back(1) if play.number else None
        actor, action = next_step(kit, play._now.state, luck)
        lines = len(play._now.log)
        await record.act(actor, action, Stamp())
        if record.stage == "over":
            break
        is_quiet = action.do in kit.game.quiet and len(play._now.log) == lines
        if before is not None and is_quiet and play.newest_reveal() is None:
            after = play.back(1)
            assert (after.moves, after.undoes) == (before.moves, before.undoes)
            assert after.count == before.count + 1, "it falls with the move it followed"
            seen += 1
    assert seen, "nobody did anything in secret"
