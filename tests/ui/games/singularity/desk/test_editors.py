"""The editors draw every document at every size, and what is tapped is what is saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion import texts
from companion.games.singularity import GAME
from companion.games.singularity.packs import issue_map
from companion.net.library import Library
from companion.net.librarycard import LibraryCard
from companion.net.packs import Packs, slug
from companion.ui.games.singularity.campaign import CAMPAIGN_BLANKS, CAMPAIGN_EDITORS
from companion.ui.games.singularity.desk import documents
from companion.ui.games.singularity.desk.editors import BLANKS, EDITORS
from companion.ui.games.singularity.desk.libraryeditor import plain
from companion.ui.games.singularity.desk.readers import READERS
from companion.ui.stage import Desk
from tests.games.singularity.shipped import FILES, raw
from tests.ui.games.singularity.shared_kit import Workshop
from tests.ui.games.singularity.test_shared_screens import missing
from tests.ui.phone import Phone

ALL = {**EDITORS, **CAMPAIGN_EDITORS}
NEW = {**BLANKS, **CAMPAIGN_BLANKS}
SIZES: dict[str, tuple[float, float]] = {
    "phone": (390, 844),
    "small": (360, 640),
    "tablet": (1024, 768),
    "tv": (1920, 1080),
}


def card(folder: Path) -> LibraryCard:
    """A host's library with what ships."""
    return LibraryCard(Library((GAME,), Packs(folder)), is_host=True)


def fresh(pack_format: str, name: str = "My own") -> dict[str, Any]:
    """A new document as the library hands it over."""
    content = NEW[pack_format]()
    title = "title" if "title" in content else "name"
    return {**content, "id": "my-own", title: name}


async def write(phone: Phone, label: str, text: str) -> None:
    """Type into the field of this label."""
    found: Any = next(one for one in phone.controls() if isinstance(one, ft.TextField) and one.label == label)
    phone.session.apply_patch(found._i, {"value": text})
    await phone.session.dispatch_event(found._i, "change", None)
    await phone.settle()


@pytest.mark.parametrize("size", ["phone", "tablet"])
@pytest.mark.parametrize("name", [file.stem for file in FILES])
async def test_every_shipped_document_opens(name: str, size: str, tmp_path: Path) -> None:
    content = raw(name)
    shop = Workshop(ALL[content["format"]], content, card(tmp_path), SIZES[size])
    said = (await shop.open()).texts()
    assert len(said) > 5
    assert missing(said) == []


@pytest.mark.parametrize("size", ["small", "tv"])
@pytest.mark.parametrize("pack_format", sorted(ALL))
async def test_every_new_document_opens(pack_format: str, size: str, tmp_path: Path) -> None:
    said = (await Workshop(ALL[pack_format], fresh(pack_format), card(tmp_path), SIZES[size]).open()).texts()
    assert missing(said) == []
    assert "My own" in said


@pytest.mark.parametrize("look", [{"is_dark": False}, {"large_text": True}])
@pytest.mark.parametrize("pack_format", sorted(ALL))
async def test_every_editor_draws_in_every_look(
    pack_format: str, look: dict[str, Any], tmp_path: Path
) -> None:
    shop = Workshop(ALL[pack_format], fresh(pack_format), card(tmp_path), skin=look)
    assert missing((await shop.open()).texts()) == []


def test_every_format_has_its_words() -> None:
    for pack_format in GAME.packs:
        name = f"singularity-format-{slug(pack_format)}"
        assert texts.has(name)
        assert texts.say(name, "plural")
        assert pack_format in ALL
        assert pack_format in NEW


async def test_a_map_is_tapped_together_and_saved(tmp_path: Path) -> None:
    library = card(tmp_path)
    shop = Workshop(EDITORS[issue_map.FORMAT], fresh(issue_map.FORMAT), library)
    phone = await shop.open()
    await phone.tap("4 × 3")
    assert "2 things to fix" in phone.texts()
    await phone.tap("Start")
    await phone.tap("A1")
    await phone.tap("End")
    await phone.tap("D3")
    await phone.tap("Wall")
    await phone.tap("A1, Start")
    await phone.tap("B1")
    await phone.tap("Save")
    kept = library.read("singularity", issue_map.FORMAT, "my-own")
    assert (kept["start"], kept["end"], kept["walls"]) == ("A1", "D3", [["A1", "B1"]])
    assert len(kept["spaces"]) == 12
    await phone.tap("Undo")
    await phone.tap("Save")
    assert library.read("singularity", issue_map.FORMAT, "my-own").get("walls", []) == []


async def test_a_map_with_a_fault_cannot_be_saved_and_says_which(tmp_path: Path) -> None:
    phone = await Workshop(EDITORS[issue_map.FORMAT], fresh(issue_map.FORMAT), card(tmp_path)).open()
    await phone.tap("4 × 3")
    assert "2 things to fix" in phone.texts()
    assert all(any(word in said for said in phone.texts()) for word in ("Start space", "End space"))


async def test_leaving_with_changes_asks_first(tmp_path: Path) -> None:
    shop = Workshop(EDITORS[issue_map.FORMAT], fresh(issue_map.FORMAT), card(tmp_path))
    phone = await shop.open()
    await phone.tap("4 × 3")
    await phone.tap(texts.say("shell-back"))
    assert shop.went == []
    await phone.tap("Throw these changes away")
    assert shop.went == ["/library"]


async def test_a_half_made_map_is_taken_up_after_a_reload(tmp_path: Path, device: dict[str, str]) -> None:
    content = fresh(issue_map.FORMAT)
    phone = await Workshop(EDITORS[issue_map.FORMAT], content, card(tmp_path)).open()
    await phone.tap("4 × 3")
    assert list(device) == ["companion.draft.singularity-map-1.my-own"]
    phone = await Workshop(EDITORS[issue_map.FORMAT], content, card(tmp_path)).open()
    assert {"D3", texts.say("desk-resumed")} <= set(phone.texts())
    await phone.tap("Start")
    await phone.tap("A1")
    await phone.tap("End")
    await phone.tap("D3")
    await phone.tap("Save")
    assert device == {}, "what is saved needs no draft"


async def test_an_enemy_is_typed_and_saved(tmp_path: Path) -> None:
    library = card(tmp_path)
    phone = await Workshop(EDITORS["singularity-library/1"], fresh("singularity-library/1"), library).open()
    await phone.tap("New enemy card")
    await write(phone, "Name", "Seeker")
    await phone.tap("Hunter")
    await phone.tap(texts.say("shell-more-of", label="Threat it adds"))
    await phone.tap(texts.say("shell-more-of", label="Health, if it is tracked"))
    await phone.tap("Save")
    enemy = library.read("singularity", "singularity-library/1", "my-own")["enemies"][0]
    assert (enemy["id"], enemy["name"], enemy["icon"], enemy["threat"], enemy["health"]) == (
        "seeker",
        "Seeker",
        "hunter",
        3,
        3,
    )


async def test_an_issue_is_typed_and_saved(tmp_path: Path) -> None:
    library = card(tmp_path)
    phone = await Workshop(EDITORS["singularity-issue/1"], fresh("singularity-issue/1"), library).open()
    await phone.tap("Limits are printed")
    for track in ("Threat", "Awareness"):
        await phone.tap(texts.say("shell-more-of", label=track))
    await phone.tap("Relay Yard (invented)")
    await phone.tap("Save")
    issue = library.read("singularity", "singularity-issue/1", "my-own")
    assert issue["limits"] == {"threat": 20, "awareness": 10}
    assert issue["map"] == "relay-yard"


def test_ids_of_cards_come_from_their_names_and_stay() -> None:
    document = {"enemies": [{"name": "Big Drone"}, {"name": "Big drone"}, {"id": "brute", "name": "Other"}]}
    assert [one["id"] for one in plain(document)["enemies"]] == ["big-drone", "big-drone-2", "brute"]


async def test_a_fault_leads_to_its_card_and_stands_at_its_field(tmp_path: Path) -> None:
    document = {
        **fresh("singularity-library/1"),
        "enemies": [{"name": "Seeker", "threat": 99, "range": 1, "move": 1}],
    }
    document["characters"] = [{"id": "cleo", "name": "Cleo"}]
    phone = await Workshop(EDITORS["singularity-library/1"], document, card(tmp_path)).open()
    await phone.tap("Characters 1")
    assert "Threat it adds" not in phone.texts()
    await phone.tap("1 thing to fix")
    said = phone.texts()
    at = [
        said.index("Threat it adds"),
        next(at for at, words in enumerate(said) if "30" in words),
        said.index("Range"),
    ]
    assert at == sorted(at)


def test_cards_move_within_their_list_only() -> None:
    document = {"issues": [{"id": "a"}, {"id": "b"}]}
    assert documents.moved(document, "issues", 1, 1) == document
    assert [one["id"] for one in documents.moved(document, "issues", 1, -1)["issues"]] == ["b", "a"]


@pytest.mark.parametrize("name", [file.stem for file in FILES])
async def test_every_shipped_document_can_be_read(name: str, tmp_path: Path) -> None:
    """Issues and cards stood in the library as a program writes them: “id: drone, name: Drone, …”."""
    content = raw(name)

    def draw(desk: Desk, document: dict[str, Any]) -> ft.Control:
        return ft.Column(list(READERS[content["format"]](desk, document)))

    said = (await Workshop(draw, content, card(tmp_path)).open()).texts()
    assert missing(said) == []
    assert not [text for text in said if "id:" in text or "_" in text]
