"""The library's screens: list, open, copy, rename, delete, share, import; and who gets to see them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion import texts
from companion.games import GAMES
from companion.games.emergence import GAME as EMERGENCE
from companion.net.hall import Hall
from companion.net.librarycard import LibraryCard
from companion.net.link import Refused
from companion.net.packs import Packs
from companion.store import MemoryJournal
from companion.ui import app
from companion.ui.documents import NO_DOCUMENTS
from companion.ui.kit.settings import Settings
from companion.ui.kit.skin import skin_for
from companion.ui.kit.text import Body
from companion.ui.shell.library.opening import entries
from companion.ui.shell.plain import plain_screens
from companion.ui.stage import Desk
from tests.net.shelves import BOARD, DECK, board
from tests.ui.frames import CannedHall, Guest
from tests.ui.shell.library_kit import SIZES, ids, opened, write


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("route", "says"),
    [
        ("/", "Library"),
        ("/library", "North"),
        ("/library/import", "From another host"),
        ("/library/pebble/pebble-board-1/north", "Editing North"),
        ("/library/pebble/pebble-board-1?name=New%20quay", "Editing New quay"),
        ("/library/pebble/pebble-deck-1/dusk", "plum-jam\nquince-pie"),
        ("/library/pebble/pebble-board-1/gone", "It is gone"),
        ("/library/pebble/nonsense/north", "It is gone"),
        ("/library/pebble/pebble-deck-1?name=x", "It is gone"),
        ("/library/chess/b/c/d", "No such game"),
        ("/tool/pebble/fight", "Only a fight"),
        ("/tool/pebble/nothing", "What is on the table tonight?"),
    ],
)
async def test_a_screen_builds(route: str, says: str, size: str, hall: CannedHall) -> None:
    phone = await opened(route, hall, size)
    assert any(says in line for line in phone.texts()), phone.texts()
    assert texts.say("shell-part-stumbled") not in phone.texts()


@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize("route", ["/", "/library", "/library/import", "/library/pebble/pebble-deck-1/dusk"])
async def test_a_screen_builds_with_large_text(
    route: str, light: Any, hall: CannedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def kept() -> Settings:
        return Settings(theme=light, large_text=True)

    monkeypatch.setattr(app, "_kept_settings", kept)
    for size in SIZES:
        phone = await opened(route, hall, size)
        assert texts.say("shell-part-stumbled") not in phone.texts()


@pytest.mark.parametrize("route", ["/library", "/library/pebble/pebble-deck-1/dusk", "/tool/pebble/fight"])
async def test_a_stranger_sees_nothing_of_it(route: str, hall: CannedHall) -> None:
    phone = await opened(route, hall, guest=Guest("stranger"))
    assert "Scan the code on the table" in phone.texts()
    assert b"plum-jam" not in b"".join(phone.wire.frames)


async def test_the_start_screen_leads_to_tools_and_the_library(hall: CannedHall) -> None:
    phone = await opened("/", hall)
    await phone.tap("pebble-tool-fight")
    assert phone.page.route == "/tool/pebble/fight"
    await phone.tap("Back")
    await phone.tap("Library")
    assert "North" in phone.texts()


async def test_a_document_is_changed_in_its_editor(hall: CannedHall) -> None:
    phone = await opened("/library", hall)
    await phone.tap("North")
    await phone.tap("Open")
    assert phone.page.route == "/library/pebble/pebble-board-1/north"
    await phone.tap("Add")
    assert "flint, jade, opal" in phone.texts()
    await phone.tap("Save")
    assert phone.page.route == "/library"
    assert hall.home
    assert hall.home.library.read("pebble", BOARD, "north")["stones"] == ["flint", "jade", "opal"]


async def test_an_editor_says_every_fault_and_loses_nothing(hall: CannedHall) -> None:
    phone = await opened("/library/pebble/pebble-board-1/north", hall)
    await phone.tap("Spoil")
    await phone.tap("Save")
    assert any("stones" in line for line in phone.texts())
    assert "1, 2" in phone.texts()
    await phone.tap("Close")
    assert not any("stones" in line for line in phone.texts())


async def test_a_new_one_gets_a_name_and_an_id_first(hall: CannedHall) -> None:
    phone = await opened("/library", hall)
    await phone.tap("New")
    await write(phone, "Name", "North")
    await phone.tap("Begin")
    assert "Editing North" in phone.texts()
    assert ids(hall) == ["north"], "not kept before it is saved"
    await phone.tap("Save")
    assert ids(hall) == ["north", "north-2"]


async def test_copy_rename_and_delete(hall: CannedHall) -> None:
    phone = await opened("/library", hall)
    await phone.tap("North")
    await phone.tap("Make a copy")
    await phone.tap("Make a copy")
    assert ids(hall) == ["north", "north-copy"]
    await phone.tap("North (copy)")
    await phone.tap("Rename")
    await write(phone, "Name", "Far north")
    await phone.tap("Rename")
    assert any("Far north" in line for line in phone.texts())
    assert ids(hall) == ["north-copy", "north"]
    await phone.tap("Far north")
    await phone.tap("Delete")
    await phone.tap("Delete it")
    assert ids(hall) == ["north"]
    assert "Far north" not in phone.texts()


async def test_a_refusal_stands_on_the_page(hall: CannedHall) -> None:
    phone = await opened("/library", hall)
    assert hall.home
    await phone.tap("North")
    hall.home.library.remove("pebble", BOARD, "north")
    await phone.tap("Delete")
    await phone.tap("Delete it")
    assert "It is gone" in phone.texts()


async def test_a_shipped_one_is_read_and_changed_as_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, Any]] = []

    def editor(desk: Desk, document: dict[str, Any]) -> ft.Control:
        seen.append(document)
        return Body(desk.skin, f"Editing {document['name']}")

    screens = replace(plain_screens("emergence"), editors={"emergence-city/1": editor})
    monkeypatch.setattr(app.Shelf, "screens_of", lambda _shelf, _game: screens)
    hall = CannedHall(home=Hall((EMERGENCE,), MemoryJournal(), Packs()))
    phone = await opened("/library", hall)
    await phone.tap("Old Harbour")
    assert "Delete" not in phone.texts()
    await phone.tap("Look at it")
    assert "This came with the app and stays as it is." in phone.texts()
    await phone.tap("Make a copy and change it")
    assert "Editing Old Harbour (copy)" in phone.texts()
    assert (seen[-1]["id"], seen[-1]["format"]) == ("old-harbour-copy", "emergence-city/1")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Old Harbour", "The city"),
        ("Nine Coasts (invented)", "Northmark: 4 Kestrel"),
        ("Relay Yard (invented)", "hidden token"),
        ("Quiet Signal (invented)", "#1 First Light. Next"),
    ],
)
async def test_what_came_with_the_app_is_drawn(name: str, said: str, size: str) -> None:
    hall = CannedHall(games=GAMES, home=Hall(GAMES, MemoryJournal(), Packs()))
    phone = await opened("/library", hall, size=size)
    await phone.tap(name)
    await phone.tap("Look at it")
    assert said in phone.texts()
    assert not any(text.startswith("id") for text in phone.texts()), "no entries as in the file"


async def test_a_story_that_came_with_the_app_leads_to_a_table() -> None:
    hall = CannedHall(games=GAMES, home=Hall(GAMES, MemoryJournal(), Packs()))
    phone = await opened("/library", hall)
    await phone.tap("Quiet Signal (invented)")
    await phone.tap("Look at it")
    await phone.tap("Set up issue 1")
    assert hall.asked == [("singularity", {"campaign": "quiet-signal"})]
    assert phone.page.route == "/table/lobby"


async def test_sharing_shows_a_link_until_it_is_stopped(hall: CannedHall) -> None:
    phone = await opened("/library", hall)
    await phone.tap("North")
    await phone.tap("Share with another host")
    link = hall.exchange.shared(("pebble", BOARD, "north"))
    assert link in phone.texts()
    await phone.tap("Stop sharing")
    assert hall.exchange.shared(("pebble", BOARD, "north")) == ""


async def test_a_deck_in_use_is_closed_and_says_why(hall: CannedHall) -> None:
    assert hall.home
    await hall.home.create("pebble", {"deck": "dusk"})
    phone = await opened("/library", hall)
    await phone.tap("Dusk")
    said = phone.texts()
    assert any("so nobody may look into it" in line for line in said)
    assert not {"Look at it", "Make a copy", "Save as a file", "Share with another host"} & set(said)
    other = await opened("/library/pebble/pebble-deck-1/dusk", hall)
    assert "In use, and secret" in other.texts()
    assert b"plum-jam" not in b"".join([*phone.wire.frames, *other.wire.frames])


async def test_many_documents_are_found_by_name(hall: CannedHall) -> None:
    assert hall.home
    for number in range(60):
        hall.home.library.save("pebble", board(f"b-{number}", name=f"Board {number:02}"))
    phone = await opened("/library", hall)
    assert "Board 05" in phone.texts()
    assert "Board 55" not in phone.texts()
    await write(phone, "Find by name", "d 55")
    assert "Board 55" in phone.texts()
    assert "Board 05" not in phone.texts()


async def test_every_table_screen_has_the_library_of_its_game(hall: CannedHall) -> None:
    seen: list[LibraryCard] = []
    real = hall.library

    def library(game_id: str = "", **may: bool) -> Any:
        seen.append(real(game_id, **may))  # type: ignore[arg-type]
        return seen[-1]

    hall.library = library  # type: ignore[method-assign]
    await opened("/seat/play", hall, guest=Guest())
    assert (seen[-1].game_id, seen[-1].may_save, seen[-1].is_host) == ("parlour", True, False)
    await opened("/screen/play/key", hall, guest=Guest())
    assert (seen[-1].game_id, seen[-1].may_save, seen[-1].is_host) == ("parlour", False, False)
    await opened("/table/play", hall)
    assert (seen[-1].game_id, seen[-1].may_save, seen[-1].is_host) == ("parlour", False, True)


def test_a_document_without_an_editor_is_read_line_by_line() -> None:
    document = {"format": DECK, "id": "a", "cards": [{"a": 1, "b": [True, None]}, "x"], "more": {}, "n": 2}
    assert list(entries(skin_for(390, 844), document)) == [
        ("id", "a"),
        ("cards", "a: 1, b: yes, –\nx"),
        ("more", "–"),
        ("n", "2"),
    ]
    assert next(entries(skin_for(390, 844), {"x": "y" * 9000}))[1].endswith(" …")


def test_a_desk_in_a_test_has_an_empty_library() -> None:
    desk = Desk(skin_for(390, 844))
    assert desk.library is NO_DOCUMENTS
    assert desk.library.lines("pebble") == ()
    assert desk.library.free_id("pebble", BOARD, "x") == "x"
    for work in (
        lambda: desk.library.read("pebble", BOARD, "x"),
        lambda: desk.library.save("pebble", {}),
        lambda: desk.library.remove("pebble", BOARD, "x"),
    ):
        with pytest.raises(Refused):
            work()
