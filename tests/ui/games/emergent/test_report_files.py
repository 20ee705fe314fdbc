"""Files to take home: rows that are complete, names that stay names, a page that needs nothing else."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import flet as ft
import pytest

from companion import texts
from companion.games.emergent import GAME
from companion.net.library import Library
from companion.net.librarycard import LibraryCard
from companion.net.packs import Packs
from companion.ui.games.emergent.debrief import SaveScreen
from companion.ui.games.emergent.debrief.save import told_of
from companion.ui.games.emergent.report import Told, csv_text, file_name, html_text, json_text, rows
from companion.ui.games.emergent.report.files import csv_file
from tests.ui.games.emergent import shared_kit as kit
from tests.ui.games.emergent.shared_kit import Booth

WILD = {"ann": '=HYPERLINK("http://x")', "bo": "<script>alert(1)</script>", "cy": "-2+3", "dee": "Dée & Co"}


def told(name: str = "over", **changes: object) -> Told:
    """A finished game as the files get it."""
    view = {**kit.full_views(), **kit.fast_views()}[name]
    return replace(told_of(Booth(view, SaveScreen).stage()), **changes)  # type: ignore[arg-type]


def read(text: str) -> list[dict[str, str]]:
    """A CSV file as a spreadsheet reads it."""
    return list(csv.DictReader(io.StringIO(text)))


def test_there_is_one_row_for_every_player_round_and_city() -> None:
    game = told()
    found = read(csv_text(game))
    keys = {(row["round"], row["seat"], row["city"]) for row in found}
    expected = sum(len(record.cities) for record in game.view.history) * len(game.view.seats)
    assert len(found) == len(keys) == expected


@pytest.mark.parametrize(("name", "mode"), [("over", "full"), ("fast-over", "fast_play")])
def test_every_row_says_which_game_it_is_of(name: str, mode: str) -> None:
    """Files of many tables are put below each other: table, date and game used to be missing."""
    game = told(name, date="2026-11-17")
    for row in read(csv_text(game)):
        assert (row["table"], row["date"], row["game"], row["mode"], row["board"]) == (
            game.code,
            "2026-11-17",
            "Emergent",
            mode,
            game.view.board.title,
        )
    assert json.loads(json_text(game))["date"] == "2026-11-17"
    assert told(name).date, "known from the table"


def test_the_rows_add_up_to_the_ledgers() -> None:
    game = told()
    for record in game.view.history:
        for ledger in record.ledgers:
            mine = [row for row in rows(game) if (row["round"], row["seat"]) == (record.round, ledger.seat)]
            assert sum(int(row["income"] or 0) for row in mine) == ledger.income
            assert sum(int(row["transport"] or 0) for row in mine) == ledger.transport


def test_fast_play_has_a_row_for_every_player_round_and_region() -> None:
    found = read(csv_text(told("fast-over")))
    discs = sum(int(row["large_discs"]) + int(row["small_discs"]) for row in found)
    assert discs == 5 * 4 * 3


def test_a_name_is_never_a_formula() -> None:
    found = read(csv_text(told(names=WILD)))
    assert {row["player"][:1] for row in found} == {"'", "<", "D"}


def test_a_spreadsheet_can_tell_the_letters() -> None:
    assert csv_file(told(names=WILD)).content.startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize("name", ["over", "fast-over"])
def test_the_data_is_json_with_the_same_rows(name: str) -> None:
    game = told(name)
    found = json.loads(json_text(game))
    assert found["format"] == "emergent-game/1"
    assert len(found["rows"]) == len(rows(game))
    assert [player["name"] for player in found["players"]] == list(kit.NAMES)


class _Page(HTMLParser):
    """What a page fetches, and whether its tags close."""

    VOID = frozenset({"meta", "path", "rect", "circle"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetches: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember it."""
        self.seen.add(tag)
        self.fetches += [value or "" for name, value in attrs if name in ("src", "href", "action")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag that closes itself."""
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        """Close it."""
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", ["over", "fast-over"])
def test_the_report_is_whole_in_itself(name: str) -> None:
    text = html_text(told(name, names=WILD))
    page = _Page()
    page.feed(text)
    assert page.open == []
    assert page.fetches == []
    assert "script" not in page.seen
    assert "url(http" not in text
    assert "D\u00e9e &amp; Co" in text


def test_the_report_tells_everything() -> None:
    text = html_text(told())
    for words in ("Bo $155", "Round 4", "Which way of playing paid off?", "Cubes left unsold", "5/3/2"):
        assert words in text, words
    assert text.count("<svg") > 20
    assert "emergent-" not in text.replace("emergent-game", "")


def test_house_rules_that_differ_are_named() -> None:
    text = html_text(told(house_rules={"Ties": "by <position>"}))
    assert "Ties: by &lt;position&gt;" in text


def test_the_name_of_a_file_is_plain() -> None:
    assert file_name(told(code="KI TE/../"), "csv") == "emergent-ki-te.csv"


async def test_tapping_hands_the_file_to_this_device(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[str, bytes]] = []

    async def save(self: ft.FilePicker, *, file_name: str, src_bytes: bytes) -> None:
        taken.append((file_name, src_bytes))

    monkeypatch.setattr(ft.FilePicker, "save_file", save)
    phone = await Booth(kit.full_views()["over"], SaveScreen, (390, 844), me="ann").open()
    for words, ending in (("Table (CSV)", "csv"), ("Data (JSON)", "json"), ("Report to print", "html")):
        await phone.tap(words)
        assert taken[-1][0] == f"emergent-kite.{ending}"
        assert any(f"Saved: emergent-kite.{ending}" in text for text in phone.texts())
    assert len(taken[1][1]) > len(taken[0][1])


async def test_a_device_that_takes_no_file_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def save(self: ft.FilePicker, *, file_name: str, src_bytes: bytes) -> None:
        raise RuntimeError(file_name, src_bytes)

    monkeypatch.setattr(ft.FilePicker, "save_file", save)
    phone = await Booth(kit.full_views()["over"], SaveScreen, (390, 844), me="ann").open()
    await phone.tap("Table (CSV)")
    assert any("did not take the file" in text for text in phone.texts())


async def test_the_cards_of_the_game_are_kept_as_a_deck(tmp_path: Path) -> None:
    packs = Packs(tmp_path)
    booth = Booth(kit.full_views()["over"], SaveScreen, (390, 844), me="ann")
    booth.library = LibraryCard(Library((GAME,), packs), "emergent", may_save=True)
    phone = await booth.open()
    await phone.tap("Keep the demand cards")
    assert any("is in the library" in text for text in phone.texts())
    kept = booth.library.library.read("emergent", "emergent-demand-deck/1", "cards-of-nine-coasts-invented")
    assert [len(one["cards"]) for one in kept["rounds"]] == [3, 5, 7, 8]


async def test_who_may_not_keep_the_cards_reads_why() -> None:
    booth = Booth(kit.full_views()["over"], SaveScreen, (390, 844), me="ann")
    phone = await booth.open()
    await phone.tap("Keep the demand cards")
    assert texts.say("library-unknown", "title") in phone.texts()
