"""The card library's editor on the desk: list, type, change, delete, undo; saved when nothing is wrong."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from companion import texts
from companion.games.cyberverse.packs.cards import CardLibrary, GearCard
from companion.games.cyberverse.packs.checking import check
from companion.kernel.action import Reason
from companion.ui.desk.checks import Found
from companion.ui.desk.past import Past
from companion.ui.games.cyberverse.desk import book
from companion.ui.games.cyberverse.desk.cards import KINDS
from companion.ui.games.cyberverse.desk.editor import BLANKS, EDITORS, show
from companion.ui.games.cyberverse.desk.editor import Bench as Desk
from tests.ui.games.cyberverse.library_kit import DOCUMENT, FORMAT, Bench
from tests.ui.games.cyberverse.test_shared_screens import faults, grey_boxes

SIZES = {"phone": (390.0, 844.0), "tablet": (1024.0, 768.0)}


def bench(folder: Path, document: dict[str, Any] = DOCUMENT, size: str = "phone") -> Bench:
    """The editor of a document that is on disk."""
    made = Bench(lambda desk: EDITORS[FORMAT](desk, deepcopy(document)), folder, SIZES[size])
    if document["name"]:
        made.library.save("cyberverse", document)
    return made


def on_disk(made: Bench) -> CardLibrary:
    """What the next table would find."""
    return CardLibrary.model_validate(made.library.read("cyberverse", FORMAT, "ours"))


@pytest.mark.parametrize("size", SIZES)
async def test_every_kind_is_listed(size: str, tmp_path: Path) -> None:
    phone = await bench(tmp_path, size=size).open()
    assert faults(phone.texts()) == []
    assert grey_boxes(phone) == []
    for card in DOCUMENT["cards"]:
        assert card["name"] in phone.texts()


@pytest.mark.parametrize("kind", KINDS)
async def test_every_kind_opens_in_its_form(kind: str, tmp_path: Path) -> None:
    phone = await bench(tmp_path).open()
    await phone.tap(next(card["name"] for card in DOCUMENT["cards"] if card["kind"] == kind))
    assert "Delete the card" in phone.texts()
    assert faults(phone.texts()) == []


async def test_a_kind_alone(tmp_path: Path) -> None:
    phone = await bench(tmp_path).open()
    await phone.tap("Gear 1")
    assert "Vest" in phone.texts()
    assert "Vex" not in phone.texts()


async def test_a_changed_card_is_on_disk_once_it_is_saved(tmp_path: Path) -> None:
    made = bench(tmp_path)
    phone = await made.open()
    await phone.tap("Vest")
    await phone.tap("Defence 2")
    assert [card.defense for card in on_disk(made).cards if isinstance(card, GearCard)] == [1]
    await phone.tap(texts.say("desk-save"))
    assert [card.defense for card in on_disk(made).cards if isinstance(card, GearCard)] == [2]
    assert len(on_disk(made).cards) == len(DOCUMENT["cards"])


async def test_a_deleted_card_comes_back_with_undo(tmp_path: Path) -> None:
    made = bench(tmp_path)
    phone = await made.open()
    await phone.tap("Vest")
    await phone.tap("Delete the card")
    assert "Vest" not in phone.texts()
    await phone.tap(texts.say("desk-undo"))
    assert "Vest" in phone.texts()
    await phone.tap(texts.say("desk-redo"))
    await phone.tap(texts.say("desk-save"))
    assert "Vest" not in [card.name for card in on_disk(made).cards]


@pytest.mark.parametrize("size", SIZES)
async def test_a_new_card_names_what_is_missing_and_keeps_the_rest_from_being_saved(
    size: str, tmp_path: Path
) -> None:
    made = bench(tmp_path, size=size)
    phone = await made.open()
    await phone.tap("Type a card")
    await phone.tap("Gear")
    assert any(one.startswith("Still missing: ") for one in phone.texts())
    await phone.tap(texts.say("desk-to-fix", n=1))
    if size == "phone":
        await phone.tap("All cards")
    assert "Gear · half typed" in phone.texts()
    assert any(one.startswith("The card Without a name is half typed.") for one in phone.texts())
    assert len(on_disk(made).cards) == len(DOCUMENT["cards"])


async def test_the_same_name_twice_is_a_fault(tmp_path: Path) -> None:
    twice = {**DOCUMENT, "cards": [*DOCUMENT["cards"], {"kind": "gear", "name": "VEST", "price": 300}]}
    phone = await Bench(lambda desk: EDITORS[FORMAT](desk, deepcopy(twice)), tmp_path).open()
    assert any("more than once" in one for one in phone.texts())


async def test_the_way_back_asks_when_something_would_be_left(tmp_path: Path) -> None:
    made = bench(tmp_path)
    phone = await made.open()
    await phone.tap("Back")
    assert made.went == ["/library"]
    await phone.tap("Vest")
    await phone.tap("Defence 2")
    await phone.tap("Back")
    await phone.tap(texts.say("desk-leave-save"))
    assert made.went == ["/library", "/library"]
    assert [card.defense for card in on_disk(made).cards if isinstance(card, GearCard)] == [2]


def test_a_blank_one_is_legal_once_it_has_a_name() -> None:
    assert check({**BLANKS[FORMAT](), "name": "Ours", "id": "ours"}) == ()


def test_cards_that_cannot_be_read_stay_in_the_file() -> None:
    broken = {"kind": "from-the-future", "name": "Shiny", "shine": 9}
    document = {**DOCUMENT, "cards": [broken, *DOCUMENT["cards"]]}
    assert len(book.entries(document)) == len(DOCUMENT["cards"])
    assert book.saved(document)["cards"][0] == broken
    assert book.faults(texts.spoken.get(), document), "and they are told"


def test_steps_leave_the_old_document_as_it_was() -> None:
    before = deepcopy(DOCUMENT)
    made = book.with_card(before, "gear")
    at = len(made["cards"]) - 1
    made = book.with_draft(made, at, {**book.draft_of(made, at), "name": "Plate", "price": 300})
    assert [one.name for one in book.entries(made) if one.kind == "gear"] == ["Plate", "Vest"]
    assert book.without(made, at) == DOCUMENT == before


@pytest.mark.parametrize("place", ["cards.2.price", "cards.99", "name"])
def test_a_fault_leads_to_its_card(place: str) -> None:
    made = show(Desk(Past(deepcopy(DOCUMENT))), Found("fault", Reason("x", field=place)))
    assert made.at == (2 if place == "cards.2.price" else None)
