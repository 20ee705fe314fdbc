"""Documents that people type once: checked as they come in, whole on disk, shipped ones untouched."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import paths, texts
from companion.games.emergence import GAME as EMERGENCE
from companion.games.emergent import GAME as EMERGENT
from companion.games.singularity import GAME as SINGULARITY
from companion.kernel.action import Rejection
from companion.net import library as shelf
from companion.net.documents import as_text, document_of
from companion.net.library import Library, PackLine
from companion.net.packs import MOST_BYTES, Packs, slug
from tests.net.shelves import BOARD, DECK, FEW, GAME, board, code, deck, library, refusal


def test_what_is_saved_can_be_read_after_a_restart(tmp_path: Path) -> None:
    library(tmp_path).save("pebble", board(stones=["jäde"]))
    again = library(tmp_path)
    assert again.read("pebble", BOARD, "north") == board(stones=["jäde"])
    assert [file.name for file in (tmp_path / "pebble").iterdir()] == ["pebble-board-1--north.json"]


def test_lines_are_in_the_order_of_names_and_know_their_format(tmp_path: Path) -> None:
    one = library(tmp_path)
    for document in (board("b", name="beta"), board("a", name="Zeta"), deck("b", name="Alpha")):
        one.save("pebble", document)
    assert [line.name for line in one.lines("pebble")] == ["Alpha", "beta", "Zeta"]
    assert one.lines("pebble", DECK) == (PackLine("pebble", DECK, "b", "Alpha", "", is_secret=True),), (
        "ids may be equal across formats"
    )
    assert code(one.lines, "chess") == "table.no_such_game"


def test_a_copy_is_given_out(tmp_path: Path) -> None:
    one = library(tmp_path)
    one.save("pebble", board())
    one.read("pebble", BOARD, "north")["stones"].append("chalk")
    assert one.read("pebble", BOARD, "north")["stones"] == ["flint", "jade"]


def test_saving_again_replaces_and_shows_at_once(tmp_path: Path) -> None:
    one = library(tmp_path)
    for number in range(5):
        one.save("pebble", board(stones=[str(number)]))
        assert one.read("pebble", BOARD, "north")["stones"] == [str(number)]


def test_every_fault_is_named_at_once(tmp_path: Path) -> None:
    one = library(tmp_path)
    found = refusal(one.save, "pebble", {"format": BOARD, "id": "Ä b", "name": 7, "stones": 3, "more": 1})
    assert [reason.code for reason in found[:2]] == ["library.bad_id", "library.no_name"]
    assert {reason.facts["where"] for reason in found[2:]} == {"('name',)", "('stones',)", "('more',)"}
    assert not list(tmp_path.iterdir())
    assert code(one.save, "pebble", {"format": "emergence-city/1", "id": "a"}) == "library.unknown_format"
    assert code(one.save, "pebble", {"format": ["x"]}) == "library.unknown_format"


@pytest.mark.parametrize("word", ["", "../x", "a/b", "A", "a" * 41, "-a", "a\n", "con.json", 7, None])
def test_an_id_is_a_plain_word(tmp_path: Path, word: Any) -> None:
    assert code(library(tmp_path).save, "pebble", {**board(), "id": word}) == "library.bad_id"


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "\ud800", {1, 2}], ids=repr)
def test_what_cannot_be_written_is_refused(tmp_path: Path, value: Any) -> None:
    found = refusal(library(tmp_path).save, "pebble", {**board(), "source": value})
    assert "library.not_plain" in [reason.code for reason in found]


def test_a_library_has_its_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = library(tmp_path)
    assert "library.too_large" in [
        reason.code for reason in refusal(one.save, "pebble", board(source="x" * MOST_BYTES))
    ]
    monkeypatch.setattr(shelf, "MOST_DOCUMENTS", 2)
    one.save("pebble", board("a"))
    one.save("pebble", board("b"))
    assert code(one.save, "pebble", board("c")) == "library.full"
    one.save("pebble", board("b", stones=[]))


def test_shipped_ones_stay_as_they_are(tmp_path: Path) -> None:
    one = Library((EMERGENCE,), Packs(tmp_path))
    shipped = one.read("emergence", "emergence-city/1", "harbour-13")
    before = (paths.assets() / "packs" / "emergence" / "harbour-13.toml").read_bytes()
    assert code(one.save, "emergence", {**shipped, "name": "Mine"}) == "library.shipped"
    assert code(one.remove, "emergence", "emergence-city/1", "harbour-13") == "library.shipped_stays"
    word = one.free_id("emergence", "emergence-city/1", "Harbour 13")
    assert word == "harbour-13-2"
    one.save("emergence", {**shipped, "id": word, "name": "Mine"})
    lines = {line.id: line.is_shipped for line in one.lines("emergence")}
    assert lines == {"harbour-13": True, "harbour-13-2": False, "lattice-19": True}
    assert (paths.assets() / "packs" / "emergence" / "harbour-13.toml").read_bytes() == before


def test_files_of_any_name_count_and_are_taken_over(tmp_path: Path) -> None:
    folder = tmp_path / "pebble"
    folder.mkdir()
    (folder / "mine.toml").write_text('format = "pebble-board/1"\nid = "south"\nname = "South"\n')
    (folder / "unnamed.json").write_text('{"name": "No id, no format"}')
    one = library(tmp_path)
    assert {(line.format, line.id) for line in one.lines("pebble")} == {(BOARD, "south"), (BOARD, "unnamed")}
    one.save("pebble", board("south"))
    assert sorted(file.name for file in folder.iterdir()) == ["pebble-board-1--south.json", "unnamed.json"]
    one.remove("pebble", BOARD, "unnamed")
    assert code(one.remove, "pebble", BOARD, "unnamed") == "library.unknown"
    assert code(one.read, "pebble", BOARD, "unnamed") == "library.unknown"


def test_a_write_that_fails_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = library(tmp_path)
    one.save("pebble", board())

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    found = refusal(one.save, "pebble", board(stones=[]))
    assert (found[0].code, found[0].facts) == ("library.not_saved", {"problem": "No space left on device"})
    monkeypatch.undo()
    assert one.read("pebble", BOARD, "north") == board()
    assert [file.name for file in (tmp_path / "pebble").iterdir()] == ["pebble-board-1--north.json"]


def test_a_host_without_a_folder_keeps_nothing() -> None:
    assert code(library(None).save, "pebble", board()) == "library.not_saved"


def test_an_option_takes_only_packs_of_its_format(tmp_path: Path) -> None:
    one = library(tmp_path)
    one.save("pebble", board("same", stones=["chalk"]))
    one.save("pebble", deck("same"))
    one.save("pebble", deck("other"))
    filled = one.filled_in("pebble", {"board": "same", "deck": "same", "most": 3})
    assert (filled["board"]["format"], filled["deck"]["format"], filled["most"]) == (BOARD, DECK, 3)
    assert code(one.filled_in, "pebble", {"board": "other"}) == "library.no_such_pack"
    assert one.filled_in("pebble", {"board": None, "deck": deck()}) == {"board": None, "deck": deck()}


def test_formats_are_found_by_how_links_write_them() -> None:
    one = library(None)
    assert one.format_of("pebble", "pebble-board-1") == BOARD
    assert code(one.format_of, "pebble", "pebble-board/1") == "library.unknown"
    assert len({slug(name) for name in GAME.packs}) == len(GAME.packs)


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)
GOOD = board(), deck()


@st.composite
def nearly(draw: st.DrawFn) -> dict[str, Any]:
    """A good document with a few entries that are not."""
    document = dict(draw(st.sampled_from(GOOD)))
    spoilt = draw(st.dictionaries(st.sampled_from([*document, "more", "title"]), values, max_size=3))
    for name in draw(st.sets(st.sampled_from(sorted(document)), max_size=1)):
        document.pop(name)
    return {**document, **spoilt}


@FEW
@given(text=st.text(max_size=300) | values.map(json.dumps) | nearly().map(json.dumps))
def test_any_text_is_taken_in_or_refused_in_words(text: str) -> None:
    one = library(None)
    try:
        game_id, document = one.taken_in(text)
    except Rejection as rejection:
        said = texts.rejection(rejection, {})
    else:
        said = ""
        assert one.faults(game_id, document) == ()
        assert document_of(as_text(document)) == document
    assert "library-" not in said, "every refusal has its sentence"


@FEW
@given(document=nearly())
def test_what_is_saved_is_what_is_read_and_all_else_changes_nothing(
    tmp_path_factory: pytest.TempPathFactory, document: dict[str, Any]
) -> None:
    folder = tmp_path_factory.mktemp("packs")
    one = library(folder)
    try:
        one.save("pebble", document)
    except Rejection:
        assert one.lines("pebble") == ()
        assert not list(folder.rglob("*.*"))
        return
    assert library(folder).read("pebble", document["format"], document["id"]) == document
    assert len(one.lines("pebble")) == 1


@FEW
@given(cut=st.integers(min_value=0, max_value=400), junk=st.text(max_size=5))
def test_a_torn_or_scribbled_file_is_refused_never_half_taken(cut: int, junk: str) -> None:
    whole = as_text(board(source="a longer story about where it came from"))
    torn = whole[:cut] + junk + whole[cut + len(junk) + 1 :]
    try:
        _, document = library(None).taken_in(torn)
    except Rejection:
        return
    assert document["format"] == BOARD


def test_a_document_may_come_as_toml() -> None:
    text = '\ufeff# ours\nformat = "pebble-board/1"\nid = "south"\nname = "South"\n'
    assert library(None).taken_in(text) == ("pebble", {"format": BOARD, "id": "south", "name": "South"})
    assert code(library(None).taken_in, '[envelope]\nformat = "pebble-board/1"') == "library.unknown_format"


def test_a_document_brings_along_what_it_names(tmp_path: Path) -> None:
    """A campaign brings its cards and the map of its next issue; what is given wins, missing ones wait."""
    one = Library((SINGULARITY,), Packs(tmp_path))
    made = one.filled_in("singularity", {"campaign": "quiet-signal"})
    assert (made["mode"], made["library"]["id"], made["map"]["id"]) == (
        "story",
        "invented-cards",
        "relay-yard",
    )
    assert one.filled_in("singularity", {"map": "glassworks"})["level"] == "map"
    given = one.filled_in("singularity", {"issue": "first-light", "map": "glassworks", "level": "light"})
    assert (given["map"]["id"], given["level"]) == ("glassworks", "light")
    issue = {"format": "singularity-issue/1", "id": "far", "number": 4, "title": "Far", "map": "nowhere"}
    one.save("singularity", issue)
    assert set(one.filled_in("singularity", {"issue": "far"})) == {"issue"}


def test_et5_a_deck_brings_the_board_it_was_typed_for(tmp_path: Path) -> None:
    made = Library((EMERGENT,), Packs(tmp_path)).filled_in("emergent", {"deck": "nine-coasts-deck"})
    assert made["board"]["id"] == made["deck"]["board"] == "nine-coasts"
