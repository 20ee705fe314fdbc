"""All tables of one host: made, found, taken up again."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.net.hall import DAY, Hall
from companion.net.packs import Packs
from companion.store import SqliteJournal
from companion.table.presence import Watcher
from tests.net.house import GAMES, House
from tests.table.people import FlakyJournal, refusal


def a_hall(journal: FlakyJournal | SqliteJournal, wall: float = 1000.0, packs: Path | None = None) -> Hall:
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


async def test_secrets_are_new_every_time() -> None:
    hall = House().hall
    tables = [await hall.create("pebble") for _ in range(4)]
    for part in ("secret", "screen", "seal"):
        assert len({getattr(table.opening, part).value for table in tables}) == 4
    assert all(len(bytes.fromhex(table.opening.seal.value)) == 32 for table in tables)


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


async def test_playing_again_keeps_seats_phones_rules_and_hosts() -> None:
    hall = House().hall
    table = await hall.create("pebble", {"most": 4})
    host = Watcher(device="laptop", is_host=True)
    for name, colour in (("Ann", "rose"), ("Bo", "sky")):
        await table.sit(f"phone-{name}", name, colour)
    await table.act(host, {"do": "add_paper_seat", "name": "Pip", "colour": "green"})
    await table.act(host, {"do": "hand_over", "seat": "ann"})
    assert await refusal(table.act(host, {"do": "play_again"})) == "table.not_over"
    await table.act(host, {"do": "start"})
    await table.act(host, {"do": "end_table"})
    await table.act(host, {"do": "play_again"})
    following = hall.table(table.setting.next_table or "")
    assert [
        (place.name, place.colour, place.is_paper, place.is_host) for place in following.setting.places
    ] == [
        ("Ann", "rose", False, True),
        ("Bo", "sky", False, False),
        ("Pip", "green", True, False),
    ]
    assert following.setting.options == table.setting.options
    assert following.setting.held_by("phone-Ann") == ("ann",)
    before = len(hall.tables)
    await table.act(host, {"do": "play_again"})
    assert len(hall.tables) == before, "once is enough"


async def test_playing_again_may_change_house_rules() -> None:
    hall = House().hall
    table = await hall.create("pebble", {"most": 4})
    host = Watcher(device="laptop", is_host=True)
    await table.act(host, {"do": "end_table"})
    wrong = {"do": "play_again", "options": {"most": "x"}}
    assert await refusal(table.act(host, wrong)) == "table.bad_option"
    await table.act(host, {"do": "play_again", "options": {"most": 5}})
    assert hall.table(table.setting.next_table or "").setting.options == {**table.setting.options, "most": 5}


async def test_another_game_keeps_the_code_and_the_people() -> None:
    hall = House().hall
    lobby = await hall.choose("pebble")
    assert await hall.choose("pebble") is lobby
    await lobby.sit("phone-Ann", "Ann", "orange")
    following = await hall.choose("emergence")
    assert following.opening.code == lobby.opening.code
    assert following.opening.secret == lobby.opening.secret
    assert hall.by_code(lobby.opening.code) is following
    assert following.setting.held_by("phone-Ann") == ("ann",)
    assert lobby.stage == "closed"


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
