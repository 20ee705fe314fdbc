"""What people take along: CSV, JSON and a page to print."""

from __future__ import annotations

import csv
import io
import json
from html.parser import HTMLParser

from companion import texts
from companion.games.emergent import GAME
from companion.games.emergent.sums.export import COLUMNS, csv_text, document, json_text, report, rows
from companion.games.emergent.views import EmergentView
from tests.games.emergent.kit import KIT
from tests.games.walking import walk

NAMES = {"ann": "Ann", "bo": "=SUM(A1)", "cy": "Cy <b>", "dee": "Dée"}


def over(table: str = "four, cards typed") -> EmergentView:
    *_, last = walk(KIT.eager(), table, 3, 3_000)
    return GAME.view(last.after, None)


def test_one_row_a_player_round_and_city() -> None:
    view = over()
    found = rows(view, NAMES)
    wanted = [
        (record.round, city.city, seat)
        for record in view.history
        for city in record.cities
        for seat in view.seats
    ]
    assert [(row["round"], row["city"], row["seat"]) for row in found] == wanted
    for record in view.history:
        for ledger in record.ledgers:
            mine = [row for row in found if (row["round"], row["seat"]) == (record.round, ledger.seat)]
            assert sum(int(row["sold"] or 0) for row in mine) == ledger.units_sold
            assert sum(int(row["transport"] or 0) for row in mine) == ledger.transport


def test_csv_reads_back_and_runs_no_formula() -> None:
    view = over()
    found = list(csv.DictReader(io.StringIO(csv_text(view, NAMES))))
    assert list(found[0]) == list(COLUMNS)
    assert len(found) == len(rows(view, NAMES))
    assert {row["player"] for row in found} == {"Ann", "'=SUM(A1)", "Cy <b>", "Dée"}


def test_json_holds_the_whole_game() -> None:
    view = over()
    found = json.loads(json_text(view, NAMES))
    assert found == json.loads(json.dumps(document(view, NAMES)))
    assert (found["format"], len(found["rounds"]), found["fast_play"]) == ("emergent-game/1", 4, None)
    assert "Dée" in json_text(view, NAMES)


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [name for name, _ in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_report_stands_alone() -> None:
    view = over()
    page = Page(report(view, NAMES, texts.say))
    assert "script" not in page.tags
    assert "b" not in page.tags, "names are escaped"
    assert page.links == []
    assert page.tags.count("h2") == len(view.history)
    assert "emergent-report" not in page.text, "every word has its text"
    assert all(name in page.text for name in NAMES.values())
    for line in view.end.firms if view.end else ():
        assert f"${line.total}" in page.text


def test_fast_play_has_its_report_too() -> None:
    view = over("Fast Play, four")
    page = Page(report(view, NAMES, texts.say))
    assert page.tags.count("table") == 1
    found = document(view, NAMES)
    assert (found["rows"], len(found["fast_play"]["scores"])) == ([], 4)
