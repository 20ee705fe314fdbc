"""All tables of one host: made, found, taken up again."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.net.hall import DAY, Hall
from companion.net.packs import Packs
from companion.store import MemoryJournal, SqliteJournal
from companion.table.actions import CarryOn, EndTable
from companion.table.journal import Entry, Journal, Opening
from companion.table.presence import Watcher
from tests.net.halls import played
from tests.net.house import GAMES, House
from tests.table.people import FlakyJournal, refusal


def a_hall(journal: Journal, wall: float = 1000.0, packs: Path | None = None) -> Hall:
    return Hall(GAMES, journal, Packs(packs), wall=lambda: wall)


async def test_tables_are_found_by_their_code() -> None:
    hall = House().hall
    one, two = await hall.create("pebble"), await hall.create("pebble")
    assert one.opening.code != two.opening.code
    assert hall.by_code(f" {one.opening.code.lower()} ") is one
    assert hall.by_code("") is hall.by_code("ZZZZ") is None
    assert hall.table(two.id) is two
    with pytest.raises(Rejection, match=r"table\.unknown"):
        hall.table("nothing")
    assert await refusal(hall.create("chess")) == "table.no_such_game"
    assert await refusal(hall.create("pebble", {"most": 0})) == "table.bad_option"


class SlowJournal(MemoryJournal):
    """A disk that takes its time: everybody who opens a table waits with the others."""

    async def open(self, opening: Opening) -> None:
        """Begin a journal, some turns of the loop later."""
        for _ in range(5):
            await asyncio.sleep(0)
        await super().open(opening)


async def test_tables_made_at_the_same_instant_have_codes_of_their_own() -> None:
    hall = House(SlowJournal()).hall
    tables = await asyncio.gather(*(hall.create("pebble") for _ in range(100)))
    assert len({table.opening.code for table in tables}) == 100
    assert all(hall.by_code(table.opening.code) is table for table in tables)
    first = tables[0].opening
    alike, other = await asyncio.gather(hall.create("pebble", like=first), hall.create("pebble"))
    assert (alike.opening.code, alike.opening.secret) == (first.code, first.secret)
    assert other.opening.code not in {table.opening.code for table in tables}


async def test_secrets_are_new_every_time() -> None:
    hall = House().hall
    tables = [await hall.create("pebble") for _ in range(4)]
    for part in ("secret", "screen"):
        assert len({getattr(table.opening, part).value for table in tables}) == 4
    assert len({table.seal().seal for table in tables}) == 4
    assert {table.opening.seal.value for table in tables} == {""}, "no secret of a deal is written down"


async def test_a_full_disk_opens_no_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    journal = SqliteJournal(tmp_path / "journal.sqlite")
    hall = a_hall(journal)
    await hall.open_up()
    await journal._rows("PRAGMA query_only=ON")
    assert await refusal(hall.create("pebble")) == "table.not_saved"
    assert hall.tables == ()
    await journal._rows("PRAGMA query_only=OFF")
    await hall.create("pebble")
    await hall.close()


async def test_a_pack_is_named_by_its_id_in_a_new_table_and_in_the_lobby() -> None:
    hall = House().hall
    table = await hall.create("emergence", {"city": "harbour-13"})
    assert table.setting.options["city"]["id"] == "harbour-13"
    host = Watcher(device="laptop", is_host=True)
    await table.act(host, {"do": "set_options", "options": {"city": "lattice-19"}})
    assert table.setting.options["city"]["id"] == "lattice-19"
    assert (
        await refusal(table.act(host, {"do": "set_options", "options": {"city": "nowhere"}}))
        == "library.no_such_pack"
    )
    await table.act(host, {"do": "set_options", "options": {"city": None}})
    assert table.setting.options["city"] is None


async def test_everything_unfinished_is_taken_up_again(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "journal.sqlite")
    hall = a_hall(journal)
    playing, lobby, over = [await hall.create("pebble") for _ in range(3)]
    for table in (playing, over):
        for name, colour in (("Ann", "orange"), ("Bo", "sky")):
            await table.sit(f"phone-{name}", name, colour)
        host = Watcher(device="laptop", is_host=True)
        await table.act(host, {"do": "start"})
    ann = Watcher(device="phone-Ann", seat=Seat("ann"))
    over.watch(ann)
    await over.act(ann, {"do": "finish", "winner": "bo"})
    await hall.close()

    again = a_hall(SqliteJournal(tmp_path / "journal.sqlite"))
    assert await again.open_up() == 3
    assert again.table(playing.id).stage == "playing"
    assert again.table(lobby.id).stage == "lobby"
    assert again.table(over.id).stage == "over"
    assert again.by_code(playing.opening.code) is again.table(playing.id)
    assert [one.opening.table for one in await again.history()] == [over.id]
    assert (await again.past(over.id)).log() == again.table(over.id).log()
    assert await refusal(again.past("nothing")) == "table.unknown"
    await again.close()

    later = a_hall(SqliteJournal(tmp_path / "journal.sqlite"), wall=1000.0 + 2 * DAY)
    assert await later.open_up() == 2, "a game that ended days ago is history"
    assert (await later.past(over.id)).stage == "over"
    await later.close()


async def test_a_damaged_table_does_not_keep_the_others_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    journal = SqliteJournal(tmp_path / "journal.sqlite")
    hall = a_hall(journal)
    tables = [await hall.create("pebble") for _ in range(5)]
    for table in tables:
        await table.sit("phone-Ann", "Ann", "orange")
    broken = {
        tables[0].id: "UPDATE entries SET line = '{\"n\":' WHERE table_id = ?",
        tables[
            1
        ].id: 'UPDATE entries SET line = \'{"n":1,"at":1,"fact":{"is_":"flown"}}\' WHERE table_id = ?',
        tables[2].id: "UPDATE tables SET opening = 'plum-jam' WHERE id = ?",
        tables[3].id: "UPDATE tables SET opening = replace(opening, '\"pebble\"', '\"chess\"') WHERE id = ?",
    }
    for table_id, query in broken.items():
        await journal._rows(query, table_id)
    await hall.close()
    again = a_hall(SqliteJournal(tmp_path / "journal.sqlite"))
    with caplog.at_level(logging.INFO):
        assert await again.open_up() == 1
    assert again.tables[0].id == tables[4].id
    assert "plum-jam" not in caplog.text
    assert not any(table.opening.secret.value in caplog.text for table in tables)
    await again.close()


async def test_the_tables_own_packs_win(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    own = tmp_path / "emergence"
    own.mkdir()
    (own / "mine.toml").write_text('id = "harbour-13"\nname = "My harbour"\n')
    (own / "broken.toml").write_text("= nonsense")
    (own / "list.json").write_text("[1, 2]")
    (own / "deep.json").write_text("[" * 100_000)
    (own / "huge.json").write_text(" " * 600_000)
    (own / "readme.txt").write_text("hello")
    library = a_hall(FlakyJournal(), packs=tmp_path).library
    found = {line.id: line.name for line in library.lines("emergence")}
    assert found["harbour-13"] == "My harbour"
    assert set(found) == {"harbour-13", "lattice-19"}
    options = library.filled_in("emergence", {"city": "harbour-13", "countdown": 5})
    assert (options["city"]["name"], options["countdown"]) == ("My harbour", 5)
    assert "broken.toml" in caplog.text


async def test_history_holds_what_was_played_and_can_be_forgotten() -> None:
    hall = House().hall
    lobby = await hall.create("pebble")
    await lobby.sit("phone-Ann", "Ann", "orange")
    await lobby.host_act(EndTable())
    running, ended = await played(hall, "Ann", "Bo"), await played(hall, "Bo", "Chi")
    await ended.host_act(EndTable())
    assert [one.opening.table for one in await hall.history()] == [ended.id]
    assert await refusal(hall.forget(running.id)) == "table.not_over"
    watcher = Watcher(device="phone-Bo", seat=Seat("bo"))
    ended.watch(watcher)
    await hall.forget(ended.id)
    assert watcher.closed == "table.forgotten"
    assert await hall.history() == ()
    assert await refusal(hall.past(ended.id)) == await refusal(hall.forget(ended.id)) == "table.unknown"


async def test_summaries_of_old_are_told_whether_anything_was_played() -> None:
    journal = MemoryJournal()
    hall = a_hall(journal)
    over, lobby = await played(hall, "Ann", "Bo"), await hall.create("pebble")
    for table in (over, lobby):
        await table.host_act(EndTable())
    for shelved in await journal.list():
        assert shelved.summary is not None
        old = {name: value for name, value in shelved.summary.items() if name not in ("is_played", "round")}
        await journal.finish(shelved.opening.table, old)
    assert [one.opening.table for one in await hall.history()] == [over.id]
    assert {one.opening.table: one.summary["is_played"] for one in await journal.list() if one.summary} == {
        over.id: True,
        lobby.id: False,
    }


async def test_a_past_table_stands_again_and_is_played_again_or_carried_on() -> None:
    now, journal = 1000.0, MemoryJournal()
    hall = Hall(GAMES, journal, Packs(None), wall=lambda: now)
    ended = await played(hall, "Ann", "Bo")
    await ended.host_act(EndTable())
    now += 2 * DAY
    later = Hall(GAMES, journal, Packs(None), wall=lambda: now)
    assert await later.open_up() == 0
    past = await later.past(ended.id)
    assert past.stage == "closed"
    assert later.table(ended.id) is past
    await past.host_act(CarryOn())
    assert later.unfinished() == (past,)
    assert await later.history() == ()


async def test_a_code_that_went_to_other_people_stays_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    now, journal = 1000.0, MemoryJournal()
    hall = Hall(GAMES, journal, Packs(None), wall=lambda: now)
    ended = await played(hall, "Ann", "Bo")
    await ended.host_act(EndTable())
    now += 2 * DAY
    later = Hall(GAMES, journal, Packs(None), wall=lambda: now)
    code = ended.opening.code
    with monkeypatch.context() as rigged:
        rigged.setattr("companion.net.codes.new_code", lambda _taken: code)
        other = await later.create("pebble")
    past = await later.past(ended.id)
    await past.host_act(CarryOn())
    assert past.opening.code != other.opening.code
    assert later.by_code(code) is other
    assert later.by_code(past.opening.code) is past


async def test_the_store_is_told_what_a_crash_kept_from_it() -> None:
    journal = MemoryJournal()
    hall = a_hall(journal)
    ended, carried = await played(hall, "Ann", "Bo"), await played(hall, "Chi", "Dee")
    for table in (ended, carried):
        await table.host_act(EndTable())
    await carried.host_act(CarryOn())
    await journal.finish(carried.id, {"reason": "ended"})
    await journal.finish(ended.id, None)
    again = a_hall(journal)
    await again.open_up()
    assert {one.opening.table: one.summary is None for one in await journal.list()} == {
        ended.id: False,
        carried.id: True,
    }


async def test_a_game_that_cannot_be_read_any_more_is_said_so(caplog: pytest.LogCaptureFixture) -> None:
    now, journal = 1000.0, MemoryJournal()
    hall = Hall(GAMES, journal, Packs(None), wall=lambda: now)
    ended = await played(hall, "Ann", "Bo")
    await journal.append(ended.id, Entry(n=4, at=1.0, seat="ann", action={"do": "trip", "over": "apply"}))
    await journal.finish(ended.id, {"is_played": True, "reason": "ended"})
    now += 2 * DAY
    later = Hall(GAMES, journal, Packs(None), wall=lambda: now)
    assert await refusal(later.past(ended.id)) == "table.unreadable"
    assert "plum-jam" not in caplog.text
