"""What a class takes along: every figure for a spreadsheet, and a page to print."""

from __future__ import annotations

import csv
import io

from companion.kernel.results import Measure, Results
from companion.net.doorpage import faces
from companion.net.doorparts import Html, file, fill, joined, part
from companion.net.overview import Comparison, Row
from companion.texts import say, spoken

BOM = "\ufeff"
"""By this a spreadsheet knows that the letters are UTF-8."""


def spreadsheet(compared: Comparison, *, is_named: bool) -> str:
    """A line a table, person, measure and round; round 0 is the start. Names only if asked for."""
    written = io.StringIO()
    lines = csv.writer(written)
    lines.writerow(("game", "table", "code", "person", "colour", "measure", "unit", "round", "figure"))
    for row, results in compared.tables:
        colours = {str(line.seat): line.colour for line in row.seats}
        for place in results.places:
            person = _cell(_person(row, results, place, is_named=is_named))
            whose = (row.game, row.number, row.code, person, colours.get(place, ""))
            for measure in results.measures:
                for number, figures in enumerate((measure.start, *measure.rounds)):
                    if place in figures:
                        lines.writerow((*whose, measure.name, measure.unit, number, figures[place]))
    return BOM + written.getvalue()


def _cell(text: str) -> str:
    """A name that a spreadsheet would take for a formula is text."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text


def _person(row: Row, results: Results, place: str, *, is_named: bool) -> str:
    """By name, or by their place at the table."""
    if not is_named:
        return str(results.places.index(place) + 1)
    names = {str(line.seat): line.name for line in row.seats}
    return names.get(place) or results.names.get(place, place)


def page(compared: Comparison, *, is_named: bool) -> str:
    """One section a table: everybody's figures, and the first measure round by round."""
    return fill(
        file("report.html"),
        lang=spoken.get().code,
        title=say("report-title"),
        lead=say("report-lead"),
        faces=Html(faces(())),
        tables=joined(*(_section(row, results, is_named=is_named) for row, results in compared.tables)),
    )


def _section(row: Row, results: Results, *, is_named: bool) -> Html:
    people = {place: _person(row, results, place, is_named=is_named) for place in results.places}
    words = [say(f"{row.game}-measure-{one.name}") for one in results.measures]
    totals = _table(
        [say("report-person"), *words],
        [
            [people[place], *(_figure(one, one.of(place)) for one in results.measures)]
            for place in results.places
        ],
    )
    main = results.measures[0]
    closed = [
        say("report-round", n=number) if number <= results.round else say("report-end")
        for number in range(1, len(main.rounds) + 1)
    ]
    begun = [say("report-start")] if main.start else []
    shown = ([main.start] if main.start else []) + list(main.rounds)
    course = _table(
        [words[0], *begun, *closed],
        [
            [people[place], *(_figure(main, figures[place]) if place in figures else "" for figures in shown)]
            for place in results.places
        ],
    )
    title = f"{say('report-table')} {row.number or ''} {row.code}"
    return part("report-section", title=title, totals=totals, course=course)


def _figure(measure: Measure, n: int) -> str:
    return say("organiser-money" if measure.unit == "money" else "organiser-count", n=n)


def _table(head: list[str], rows: list[list[str]]) -> Html:
    cells = joined(*(part("report-head", text=text) for text in head))
    lines = joined(
        *(part("report-row", cells=joined(*(part("report-cell", text=text) for text in row))) for row in rows)
    )
    return part("report-table", head=cells, rows=lines)
