"""The card library's editor: list, type, change, delete; every change is on disk at once."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from companion.games.cyberverse.packs.cards import CardLibrary, GearCard
from companion.games.cyberverse.packs.checking import check
from companion.ui.games.cyberverse.desk.book import cards_of, has, kept, kinds_of, removed
from companion.ui.games.cyberverse.desk.cards import KINDS
from companion.ui.games.cyberverse.desk.editor import BLANKS, EDITORS
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
    assert "Change the card" in phone.texts()
    assert faults(phone.texts()) == []


async def test_a_kind_alone(tmp_path: Path) -> None:
    phone = await bench(tmp_path).open()
    await phone.tap("Gear 1")
    assert "Vest" in phone.texts()
    assert "Vex" not in phone.texts()


async def test_a_changed_card_is_on_disk(tmp_path: Path) -> None:
    made = bench(tmp_path)
    phone = await made.open()
    await phone.tap("Vest")
    await phone.tap("Defence 2")
    await phone.tap("Keep the card")
    vest = next(card for card in on_disk(made).cards if card.name == "Vest")
    assert isinstance(vest, GearCard)
    assert vest.defense == 2
    assert len(on_disk(made).cards) == len(DOCUMENT["cards"])


async def test_a_deleted_card_is_gone_after_a_yes(tmp_path: Path) -> None:
    made = bench(tmp_path)
    phone = await made.open()
    await phone.tap("Vest")
    await phone.tap("Delete the card")
    await phone.tap("Keep it")
    assert "Vest" in [card.name for card in on_disk(made).cards]
    await phone.tap("Delete the card")
    await phone.tap("Delete")
    assert "Vest" not in [card.name for card in on_disk(made).cards]


async def test_a_new_card_names_what_is_missing(tmp_path: Path) -> None:
    phone = await bench(tmp_path).open()
    await phone.tap("Type a card")
    await phone.tap("Gear")
    assert any(one.startswith("Still missing: ") for one in phone.texts())
    assert phone.button("Keep the card").disabled


async def test_the_way_back(tmp_path: Path) -> None:
    made = bench(tmp_path)
    phone = await made.open()
    await phone.tap("Vest")
    await phone.tap("Back")
    await phone.tap("Back")
    assert made.went == ["/library"]


def test_a_blank_one_is_legal_once_it_has_a_name() -> None:
    assert check({**BLANKS[FORMAT](), "name": "Ours", "id": "ours"}) == ()


def test_the_same_name_replaces() -> None:
    newer = GearCard(name="VEST", price=300, defense=2)
    assert has(DOCUMENT, newer)
    made = kept(DOCUMENT, newer)
    assert [card for card in cards_of(made) if card.kind == "gear"] == [newer]
    assert removed(made, newer)["cards"] == [card for card in DOCUMENT["cards"] if card["name"] != "Vest"]


def test_a_renamed_card_leaves_its_old_name() -> None:
    old = next(card for card in cards_of(DOCUMENT) if card.name == "Vest")
    made = kept(DOCUMENT, GearCard(name="Plate", price=300, defense=3), old)
    assert {card.name for card in cards_of(made) if card.kind == "gear"} == {"Plate"}
    assert not has(made, GearCard(name="Plate", price=1), ("gear", "plate"))


def test_cards_that_cannot_be_read_stay_in_the_file() -> None:
    broken = {"kind": "gear", "name": "From the future", "shine": 9}
    document = {**DOCUMENT, "cards": [broken]}
    assert cards_of(document) == ()
    assert kinds_of(document) == ()
    assert kept(document, GearCard(name="Vest", price=100))["cards"][0] == broken
