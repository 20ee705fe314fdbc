"""The editors draw on every device, and what a finger does reaches the board and the library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion import texts
from tests.ui.games.emergent.desk.editor_kit import (
    BOARD,
    DECK,
    Bureau,
    blank,
    board,
    bureau_in,
    deck,
    fields,
    gets_cursor,
    remembered,
    touch,
    write,
)
from tests.ui.phone import Phone

SIZES = {
    "small phone": (360, 640),
    "phone": (430, 932),
    "tablet": (1024, 768),
    "laptop": (1366, 768),
    "tv": (1920, 1080),
}
STUMBLED = texts.say("shell-part-stumbled")


@pytest.fixture
def bureau(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bureau:
    """A desk of its own for every test."""
    return bureau_in(tmp_path, monkeypatch)


DOCUMENTS = {
    "a board": board(),
    "an empty board": blank(BOARD, "new", "New"),
    "a board with a fault": board(cities=[{"id": "q", "name": "Q", "region": "gone", "rank": 0}]),
    "a deck": deck(),
    "a new deck": blank(DECK, "new", "New"),
}


@pytest.mark.parametrize("skin", [{}, {"is_dark": False}, {"large_text": True}], ids=["", "light", "large"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", DOCUMENTS)
async def test_an_editor_draws(bureau: Bureau, name: str, size: str, skin: dict[str, Any]) -> None:
    bureau.library.save("emergent", board())
    phone = await bureau.open(DOCUMENTS[name], SIZES[size], **skin)
    assert DOCUMENTS[name]["title"] in phone.texts()
    if DOCUMENTS[name]["format"] == DECK:
        await phone.tap("Open the deck" if name == "a deck" else "Type the deck")
    else:
        for tool in ("Link", "City", "Move"):
            await phone.tap(tool)
    assert STUMBLED not in phone.texts()
    assert not [said for said in phone.texts() if said.startswith("emergent-")], "every text is there"


async def test_names_in_a_row_become_regions(bureau: Bureau) -> None:
    phone = await bureau.open(blank(BOARD, "new", "New"))
    await write(phone, "Add a region", "Skerry\nMid", ends="")
    assert "Regions 1" in " ".join(phone.texts())
    await write(phone, "Add a region", "Skerry\nMidvale\nDunes, Ridge\n", ends="")
    assert "Regions 4" in " ".join(phone.texts())
    await write(phone, "Add a region", "Skerry\nMidvale\nDunes, Ridge\nDelta")
    assert "Regions 5" in " ".join(phone.texts()), "the last name counts when the field is left"
    assert fields(phone, "Add a region")[0].value == ""
    await phone.tap("Undo")
    assert "Regions 4" in " ".join(phone.texts())


async def test_a_tap_on_the_sea_is_a_region_that_wants_a_name(bureau: Bureau) -> None:
    phone = await bureau.open(blank(BOARD, "new", "New"))
    await touch(phone, "tap_up", x=200, y=200)
    (name,) = fields(phone, "Region")
    assert (name.value, name.hint_text) == ("", "Region 1")
    assert await gets_cursor(phone, name)
    await write(phone, "Region", "Skerry", ends="submit")
    assert "Skerry, none, no city" in phone.texts()


async def test_linking_goes_on_until_the_region_is_tapped_again(bureau: Bureau) -> None:
    phone = await bureau.open(board())
    await phone.tap("Link")
    await phone.tap("Dunes, none, no city")
    await phone.tap("Skerry, none, 1 city")
    assert "Dunes and Skerry touch. Go on, or tap Dunes." in phone.texts()
    await phone.tap("Midvale, none, linked")
    assert "Dunes and Midvale no longer touch." in phone.texts()
    await phone.tap("Dunes, none, no city")
    assert "Tap a region, then all it touches. Or drag hub to hub." in phone.texts()
    await phone.tap("Save")
    assert sorted(map(sorted, bureau.kept(BOARD, "ours")["adjacency"])) == [
        ["dunes", "skerry"],
        ["midvale", "skerry"],
    ]


async def test_a_link_is_dragged_from_hub_to_hub_and_a_hub_to_its_place(bureau: Bureau) -> None:
    phone = await bureau.open(board())
    places = _hubs(phone)
    await phone.tap("Link")
    await _drag(phone, places["Dunes"], places["Skerry"])
    assert "Dunes and Skerry touch. Go on, or tap Dunes." in phone.texts()
    await phone.tap("Move")
    x, y = places["Skerry"]
    await _drag(phone, (x, y), (x + 30, y))
    await phone.tap("Save")
    moved = {one["name"]: (one["x"], one["y"]) for one in bureau.kept(BOARD, "ours")["regions"]}
    assert moved["Skerry"][0] > 200
    assert (moved["Midvale"], moved["Dunes"]) == ((500, 200), (350, 480)), "the others stay"


def _hubs(phone: Phone) -> dict[str, tuple[float, float]]:
    """The middle of every region's button on the map."""
    found = {}
    for control in phone.controls():
        inner = getattr(control, "content", None)
        label = str(getattr(inner, "label", "") or "")
        if getattr(control, "left", None) is not None and "Touches" in label:
            found[label.split(",", maxsplit=1)[0]] = (
                control.left + control.width / 2,
                control.top + control.height / 2,
            )
    return found


async def _drag(phone: Phone, start: tuple[float, float], end: tuple[float, float]) -> None:
    await touch(phone, "pan_start", x=start[0], y=start[1])
    await touch(phone, "pan_update", x=end[0], y=end[1])
    await touch(phone, "pan_end", x=end[0], y=end[1])


async def test_a_city_is_typed_with_its_rank_and_the_line_stays_for_more(bureau: Bureau) -> None:
    phone = await bureau.open(board())
    await phone.tap("City")
    await phone.tap("Dunes, none, no city")
    (line,) = fields(phone, "Add a city, rank 3")
    assert await gets_cursor(phone, line)
    await write(phone, "Add a city, rank 3", "7 Sandgate\nLow Quay\n")
    await phone.tap("Save")
    cities = {one["name"]: (one["id"], one["rank"]) for one in bureau.kept(BOARD, "ours")["cities"]}
    assert (cities["Sandgate"], cities["Low Quay"]) == (("sandgate", 7), ("low-quay", 3))


async def test_a_name_that_was_not_ended_goes_to_the_region_it_was_typed_for(bureau: Bureau) -> None:
    phone = await bureau.open(board())
    await phone.tap("City")
    await phone.tap("Dunes, none, no city")
    await write(phone, "Add a city, rank 3", "Sandgate", ends="")
    await phone.tap("Skerry, none, 1 city")
    assert "Dunes, none, 1 city" in phone.texts()
    assert fields(phone, "Add a city, rank 4")[0].value == ""


async def test_a_fault_is_named_at_both_places_and_the_button_leads_there(bureau: Bureau) -> None:
    phone = await bureau.open(board())
    await phone.tap("Midvale, none, 1 city")
    await write(phone, "Rank", "1", ends="submit")
    said = phone.texts()
    assert any("Ostholm" in line and "Quill" in line and "rank 1" in line for line in said), said
    await phone.tap("Cities 2")
    assert {"Ostholm, Skerry, has a fault", "Quill, Midvale, has a fault"} <= set(phone.texts())
    await phone.tap("1 thing to fix")
    assert fields(phone, "Region")[0].value == "Skerry"
    await phone.tap("1 thing to fix")
    assert fields(phone, "Region")[0].value == "Midvale"
    assert bureau.library.lines("emergent", BOARD) == _shipped(bureau), "nothing faulty was saved"
    await write(phone, "Rank", "2")
    await phone.tap("Save")
    assert "Saved" in phone.texts()


def _shipped(bureau: Bureau) -> tuple[Any, ...]:
    return tuple(line for line in bureau.library.lines("emergent", BOARD) if line.is_shipped)


async def test_a_city_moves_to_another_region_and_keeps_its_id(bureau: Bureau) -> None:
    phone = await bureau.open(board())
    await phone.tap("Midvale, none, 1 city")
    await phone.tap("More about Quill")
    await phone.tap("Put Quill into another region")
    assert "Tap the region where Quill lies." in phone.texts()
    await phone.tap("Dunes, none, no city")
    await write(phone, "City", "Quillhaven")
    await phone.tap("green")
    await phone.tap("Save")
    kept = bureau.kept(BOARD, "ours")
    assert {"id": "quill", "name": "Quillhaven", "region": "dunes", "rank": 2} in kept["cities"]
    assert [one["colour"] for one in kept["regions"]] == ["none", "none", "green"]


async def test_an_unfinished_board_stays_on_the_device(bureau: Bureau) -> None:
    bureau.library.save("emergent", board())
    phone = await bureau.open(board())
    await phone.tap("Midvale, none, 1 city")
    await phone.tap("Remove Midvale")
    await phone.tap("Back")
    await phone.tap("Go on later, on this device")
    assert bureau.went == ["/library"]
    assert [len(one["regions"]) for one in remembered(bureau)] == [2]
    phone = await bureau.open(board())
    assert texts.say("desk-resumed") in phone.texts()
    assert "Regions 2" in " ".join(phone.texts())
    await phone.tap("Undo")
    assert "Saved" in phone.texts()
    await phone.tap("Redo")
    await phone.tap("Back")
    await phone.tap("Throw these changes away")
    assert bureau.device == {}
    assert len(bureau.kept(BOARD, "ours")["regions"]) == 3


async def test_a_new_board_offers_the_unfinished_ones(bureau: Bureau) -> None:
    phone = await bureau.open(blank(BOARD, "sea", "Sea"))
    await write(phone, "Add a region", "Skerry")
    phone = await bureau.open(blank(BOARD, "other", "Other"))
    await phone.tap("Go on with Sea")
    assert bureau.went == ["/library/emergent/emergent-board-pack-1?name=Sea"]


async def test_what_the_library_refuses_is_said_and_not_lost(bureau: Bureau) -> None:
    phone = await bureau.open(board(id="five-bays"))
    await phone.tap("Midvale, none, 1 city")
    await phone.tap("red")
    await phone.tap("Save")
    assert texts.say("library-shipped", "title") in phone.texts()
    assert "Midvale, red, 1 city" in phone.texts()
    assert len(remembered(bureau)) == 1
