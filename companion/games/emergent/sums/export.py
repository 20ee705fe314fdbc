"""A finished game to take along: rows for a spreadsheet, a JSON document, a page to print.

Rule ET-37.

Strings in, strings out. Keys and columns are codes; whoever calls passes names and, for the page, a way to
say things in the reader's language.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Mapping
from html import escape
from typing import Any, Protocol

from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.views.results import CityResult, SellerLine
from companion.kernel.seat import Seat

FORMAT = "emergent-game/1"
COLUMNS = (
    "round",
    "seat",
    "player",
    "city",
    "city_name",
    "rank",
    "tier_1",
    "tier_2",
    "tier_3",
    "cylinders",
    "distance",
    "stock",
    "place",
    "tied_with",
    "tier",
    "demand",
    "sold",
    "income",
    "transport",
    "earns",
    "shipped_from",
    "tie_loss",
)
"""One row a player, round and city."""

Say = Callable[..., str]
"""`say("emergent-report-title", round=3)` → the sentence."""
Names = Mapping[str, str]
"""Seat → the name people call it by."""
Row = dict[str, str | int | None]


class _Writes(Protocol):
    def write(self, text: str, /) -> object:
        """Take a piece of the file."""


def rows(view: EmergentView, names: Names) -> tuple[Row, ...]:
    """Every player in every city of every round, by round, rank and seat."""
    cities = {city.id: city.name for city in view.board.cities}
    found = []
    for record in view.history:
        for city in record.cities:
            lines = {line.seat: line for line in city.sellers}
            found += [_row(record.round, city, cities[city.city], lines[seat], names) for seat in view.seats]
    return tuple(found)


def _row(number: int, city: CityResult, name: str, line: SellerLine, names: Names) -> Row:
    tied = next((group for group in city.groups if line.seat in group), ())
    return {
        "round": number,
        "seat": line.seat,
        "player": _name(line.seat, names),
        "city": city.city,
        "city_name": name,
        "rank": city.rank,
        "tier_1": city.tiers[0],
        "tier_2": city.tiers[1],
        "tier_3": city.tiers[2],
        "cylinders": line.cylinders,
        "distance": line.distance,
        "stock": line.stock,
        "place": line.place,
        "tied_with": " ".join(_name(seat, names) for seat in tied if seat != line.seat),
        "tier": line.tier,
        "demand": line.demand,
        "sold": line.sold,
        "income": line.income,
        "transport": line.transport,
        "earns": line.earns,
        "shipped_from": " ".join(f"{one.region}:{one.units}" for one in line.shipments),
        "tie_loss": line.tie_loss,
    }


def _name(seat: Seat, names: Names) -> str:
    return names.get(seat, seat)


class _Text:
    """Collects what is written to it."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def write(self, text: str, /) -> None:
        self.pieces.append(text)


def csv_text(view: EmergentView, names: Names) -> str:
    """The rows as CSV with a header. What looks like a formula gets an apostrophe, so that it stays text."""
    text = _Text()
    table: _Writes = text
    writer = csv.writer(table)
    writer.writerow(COLUMNS)
    for row in rows(view, names):
        writer.writerow(["" if row[column] is None else _plain(row[column]) for column in COLUMNS])
    return "".join(text.pieces)


def _plain(value: str | int | None) -> str | int | None:
    is_formula = isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r")
    return f"'{value}" if is_formula else value


def document(view: EmergentView, names: Names) -> dict[str, Any]:
    """The whole game as plain data: the board, the rules, every round, the rows, the end."""
    return {
        "format": FORMAT,
        "board": view.board.model_dump(mode="json"),
        "rules": view.rules.model_dump(mode="json"),
        "players": [{"seat": seat, "name": _name(seat, names)} for seat in view.seats],
        "rounds": [record.model_dump(mode="json") for record in view.history],
        "rows": list(rows(view, names)),
        "fast_play": view.fast.model_dump(mode="json") if view.fast else None,
        "end": view.end.model_dump(mode="json") if view.end else None,
    }


def json_text(view: EmergentView, names: Names) -> str:
    """The document as JSON text."""
    return json.dumps(document(view, names), ensure_ascii=False, indent=1) + "\n"


def report(view: EmergentView, names: Names, say: Say) -> str:
    """A page to print, whole in itself: no script, no picture, nothing fetched from anywhere."""
    title = escape(say("emergent-report-title", board=view.board.title))
    parts = [_standing(view, names, say)]
    for record in view.history:
        parts.append(f"<h2>{escape(say('emergent-report-round', round=record.round))}</h2>")
        parts.append(_money(record.ledgers, names, say))
        parts.append(_market(view, record.cities, names, say))
    style = "".join(STYLE.split("\n"))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{style}</style></head>\n<body><h1>{title}</h1>\n{body}\n</body></html>\n"
    )


STYLE = """body{font:15px/1.4 sans-serif;margin:2em auto;max-width:60em;color:#16191d}
table{border-collapse:collapse;margin:1em 0;width:100%;break-inside:avoid}
th,td{border-bottom:1px solid #cfc7b8;padding:.3em .6em;text-align:right}
th:first-child,td:first-child,td.words{text-align:left}
h2{break-after:avoid}"""


def _table(head: list[str], lines: list[list[str]]) -> str:
    """A table of cells that are escaped already."""
    top = "".join(f"<th>{cell}</th>" for cell in head)
    rest = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in line) + "</tr>" for line in lines)
    return f"<table><tr>{top}</tr>{rest}</table>"


def _standing(view: EmergentView, names: Names, say: Say) -> str:
    """Who has how much at the end."""
    if view.fast is not None:
        head = [escape(say(f"emergent-report-{word}")) for word in ("player", "points", "green", "red")]
        fast = [
            [escape(_name(one.seat, names)), str(one.points), str(one.green_won), str(one.red_won)]
            for one in view.fast.scores
        ]
        return _table(head, fast)
    words = ("player", "cash", "final-sale", "total", "units")
    head = [escape(say(f"emergent-report-{word}")) for word in words]
    firms = view.end.firms if view.end else ()
    lines = [
        [escape(_name(one.seat, names)), f"${one.cash}", f"${one.sale}", f"${one.total}", str(one.units_sold)]
        for one in sorted(firms, key=lambda one: -one.total)
    ]
    return _table(head, lines)


def _money(ledgers: tuple[Ledger, ...], names: Names, say: Say) -> str:
    """The round's money by kind, a column a player."""
    head = ["", *(escape(_name(one.seat, names)) for one in ledgers)]
    kinds = (
        "start",
        "dcs_sold",
        "built",
        "cubes",
        "cylinders",
        "income",
        "transport",
        "operating",
        "forced_sale",
        "end",
    )
    lines = []
    for kind in kinds:
        word = escape(say(f"emergent-report-{kind.replace('_', '-')}"))
        sign = "-" if kind in ("built", "cubes", "cylinders", "transport", "operating") else ""
        amounts = [getattr(one, kind) or 0 for one in ledgers]
        lines.append([word, *(f"{sign if amount else ''}${amount}" for amount in amounts)])
    return _table(head, lines)


def _market(view: EmergentView, cities: tuple[CityResult, ...], names: Names, say: Say) -> str:
    """The round's cities, with what everybody sold."""
    known = {city.id: city.name for city in view.board.cities}
    head = [
        escape(say("emergent-report-city")),
        escape(say("emergent-report-card")),
        *(escape(_name(seat, names)) for seat in view.seats),
    ]
    lines = []
    for city in cities:
        sold = {line.seat: line for line in city.sellers}
        cells = [_cell(sold[seat], say) for seat in view.seats]
        lines.append([escape(f"{city.rank} {known[city.city]}"), "/".join(map(str, city.tiers)), *cells])
    return _table(head, lines)


def _cell(line: SellerLine, say: Say) -> str:
    if line.tier is None:
        return "0" if line.place else "-"
    return escape(say("emergent-report-sold", sold=line.sold, tier=line.tier))
