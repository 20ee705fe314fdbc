"""What a class takes along: figures for a spreadsheet, and a page to print."""

from __future__ import annotations

import csv
import io

import pytest

from companion.kernel.results import Measure, Results
from companion.kernel.seat import Seat
from companion.net.overview import Comparison, Row
from companion.net.report import BOM, page, spreadsheet
from companion.table.views import SeatLine

SEATS = (
    SeatLine(seat=Seat("ann"), name="=Ann", colour="red", presence="here"),
    SeatLine(seat=Seat("bo"), name="Bo <b>", colour="blue", presence="here"),
)
ROW = Row(
    id="t1",
    number=4,
    code="OPAL",
    game="emergent",
    title="Emergent",
    stage="over",
    round=2,
    phase="over",
    seats=SEATS,
)
RESULTS = Results(
    round=2,
    is_over=True,
    places=("ann", "bo"),
    measures=(
        Measure(
            name="money",
            unit="money",
            kind="level",
            start={"ann": 100, "bo": 100},
            rounds=({"ann": 120, "bo": 80}, {"ann": 160, "bo": 95}),
        ),
        Measure(name="unsold", best="fewest", rounds=({"ann": 1, "bo": 4}, {"ann": 2, "bo": 0})),
    ),
)
COMPARED = Comparison(("emergent",), "emergent", ((ROW, RESULTS),), is_alike=False)


def lines(*, is_named: bool) -> list[dict[str, str]]:
    text = spreadsheet(COMPARED, is_named=is_named)
    assert text.startswith(BOM)
    return list(csv.DictReader(io.StringIO(text.removeprefix(BOM))))


def test_every_figure_is_a_line() -> None:
    found = lines(is_named=True)
    assert len(found) == 2 * (3 + 2)
    last = next(line for line in found if line["colour"] == "red" and line["round"] == "2")
    assert (last["table"], last["code"], last["measure"], last["figure"]) == ("4", "OPAL", "money", "160")
    assert {line["round"] for line in found if line["measure"] == "money"} == {"0", "1", "2"}


def test_a_name_cannot_become_a_formula() -> None:
    assert {line["person"] for line in lines(is_named=True)} == {"'=Ann", "Bo <b>"}


def test_without_names_nobody_is_named() -> None:
    assert {line["person"] for line in lines(is_named=False)} == {"1", "2"}
    assert "Ann" not in page(COMPARED, is_named=False)


@pytest.mark.parametrize("words", ["OPAL", "$160", "$95", "Round 2", "Bo &lt;b&gt;", "Start"])
def test_the_report_has_everybodys_figures(words: str) -> None:
    assert words in page(COMPARED, is_named=True)


def test_a_measure_is_a_level_or_a_sum() -> None:
    money, unsold = RESULTS.measures
    assert (money.of("ann"), unsold.of("ann"), unsold.of("bo")) == (160, 3, 4)
    assert Measure(name="x", kind="level", start={"ann": 5}, rounds=()).of("ann") == 5
