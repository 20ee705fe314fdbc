"""The deck editor: secret until somebody says so, both readings, lines and boxes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion import texts
from tests.ui.games.emergent.desk.editor_kit import (
    DECK,
    Bureau,
    blank,
    board,
    bureau_in,
    deck,
    fields,
    gets_cursor,
    remembered,
    write,
)
from tests.ui.phone import Phone

LINE = "A card in one line"


@pytest.fixture
def bureau(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bureau:
    """A desk with a board in its library."""
    made = bureau_in(tmp_path, monkeypatch)
    made.library.save("emergent", board())
    return made


async def opened(bureau: Bureau) -> Phone:
    phone = await bureau.open(deck())
    await phone.tap("Open the deck")
    return phone


async def test_nothing_of_a_deck_is_sent_before_somebody_says_so(bureau: Bureau) -> None:
    secret = deck(
        rounds=[{"round": at, "cards": [{"city": "quill", "tiers": [77, 66, 55]}]} for at in (1, 2, 3, 4)]
    )
    phone = await bureau.open(secret)
    assert texts.say("emergent-editor-secret", "title") in phone.texts()
    hidden = re.compile(r"Quill|\b(77|66|55)\b")
    assert not any(hidden.search(text) for text in phone.sent())
    await phone.tap("Open the deck")
    assert any(hidden.search(text) for text in phone.sent())


async def test_leaving_it_closed_goes_back(bureau: Bureau) -> None:
    phone = await bureau.open(deck())
    await phone.tap("Leave it closed")
    assert bureau.went == ["/library"]


async def test_a_deck_in_use_stays_closed_even_when_its_editor_is_open(bureau: Bureau) -> None:
    bureau.library.save("emergent", deck())
    phone = await opened(bureau)
    bureau.used.append(("emergent", {"deck": deck()}))
    await phone.tap("Round 2")
    assert texts.say("library-in-use", "title") in phone.texts()
    assert not fields(phone, LINE)


async def test_a_new_deck_asks_for_its_board_first(bureau: Bureau) -> None:
    phone = await bureau.open(blank(DECK, "new", "New deck"))
    await phone.tap("Type the deck")
    await phone.tap("Our board typed")
    await write(phone, LINE, "Quill 5 3 2")
    await phone.tap("Save")
    kept = bureau.kept(DECK, "new")
    assert (kept["board"], kept["rounds"][0]["cards"]) == ("ours", [{"city": "quill", "tiers": [5, 3, 2]}])


async def test_lines_fill_the_boxes_and_are_echoed(bureau: Bureau) -> None:
    phone = await opened(bureau)
    await write(phone, LINE, "ost 5 3 2\n", ends="")
    assert "Ostholm 5/3/2, sum 10." in phone.texts()
    assert [fields(phone, f"Ostholm, tier {tier}")[0].value for tier in (1, 2, 3)] == ["5", "3", "2"]
    await write(phone, LINE, "ost 5 3 2\nOstholm 4 4 0\n", ends="")
    assert "Ostholm 4/4/0, sum 8. It was 5/3/2." in phone.texts()
    await write(phone, LINE, "ost 5 3 2\nOstholm 4 4 0\nAtlantis 1 1 1\n", ends="")
    assert any("Atlantis" in line for line in phone.texts())
    await write(phone, LINE, "Ostholm no card")
    assert "Ostholm has no card this round." in phone.texts()


async def test_sums_of_both_readings_run_along(bureau: Bureau) -> None:
    phone = await opened(bureau)
    said = phone.texts()
    assert {"20", "11", "That fits.", "9 to go"} <= set(said), said
    await write(phone, "Quill, tier 1", "12")
    assert {"21", "12", "1 too many", "8 to go"} <= set(phone.texts())


async def test_boxes_go_on_to_the_next_and_half_a_card_is_a_fault(bureau: Bureau) -> None:
    phone = await opened(bureau)
    await write(phone, "Ostholm, tier 1", "5", ends="submit")
    assert await gets_cursor(phone, fields(phone, "Ostholm, tier 2")[0])
    assert "1 thing to fix" in phone.texts()
    assert [one["rounds"][0]["cards"][1]["tiers"] for one in remembered(bureau)] == [[5, None, None]]
    await write(phone, "Ostholm, tier 2", "6")
    await write(phone, "Ostholm, tier 3", "1")
    assert any("Ostholm" in line and "5/6/1" in line for line in phone.texts())
    await phone.tap("Round 3")
    await phone.tap("1 thing to fix")
    assert fields(phone, "Ostholm, tier 2")[0].value == "6"
    await phone.tap("Undo")
    await phone.tap("Undo")
    await phone.tap("Undo")
    assert fields(phone, "Ostholm, tier 1")[0].value == ""


async def test_a_fifth_round_can_be_added(bureau: Bureau) -> None:
    phone = await opened(bureau)
    await phone.tap("Add a fifth round")
    await phone.tap("Round 5")
    assert "Nothing is printed for round 5" in phone.texts()
    await phone.tap("Remove the fifth round")
    assert "Round 5" not in phone.texts()


async def test_cities_that_the_board_does_not_have_are_named(bureau: Bureau) -> None:
    odd = deck(
        rounds=[{"round": at, "cards": [{"city": "atlantis", "tiers": [3, 2, 1]}]} for at in (1, 2, 3, 4)]
    )
    phone = await bureau.open(odd)
    await phone.tap("Open the deck")
    assert fields(phone, "atlantis, tier 1")
    assert "4 things to fix" in phone.texts()


async def test_a_deck_that_is_only_read_is_closed_at_first_too(bureau: Bureau) -> None:
    """What came with the app lay open in the library at once, as a program writes it."""
    phone = await bureau.read(deck())
    assert not any("11" in text for text in phone.sent())
    await phone.tap("Open the deck")
    said = phone.texts()
    assert "11 · 6 · 3" in said
    assert {"Round 1", "sum 20", "Quill"} <= set(said)
