"""The rows as files: a table for spreadsheets, data for programs."""

from __future__ import annotations

import csv
import io
import json
import re

from companion.games.emergent.sums import export
from companion.kernel.frozen import frozen
from companion.ui.games.emergent.report.rows import Told, rows

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would run when a name begins with it."""


@frozen
class Saved:
    """A file: its name and its bytes."""

    name: str
    content: bytes


def file_name(told: Told, ending: str) -> str:
    """`emergent-kite.csv`."""
    plain = re.sub(r"[^a-z0-9]+", "-", f"emergent {told.code}".casefold()).strip("-")
    return f"{plain}.{ending}"


def _cell(value: str | int | None) -> str | int | None:
    """A cell a spreadsheet takes for what it is: names are never formulas."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def csv_text(told: Told) -> str:
    """One row for every player, round and city; the first line names the columns."""
    found = rows(told)
    written = io.StringIO()
    if found:
        table = csv.DictWriter(written, fieldnames=list(found[0]))
        table.writeheader()
        for row in found:
            table.writerow({name: _cell(value) for name, value in row.items()})
    return written.getvalue()


def csv_file(told: Told) -> Saved:
    """With a byte order mark, so that spreadsheets read names in any language."""
    return Saved(file_name(told, "csv"), csv_text(told).encode("utf-8-sig"))


def json_file(told: Told) -> Saved:
    """The same rows and everything behind them."""
    return Saved(file_name(told, "json"), json_text(told).encode("utf-8"))


def json_text(told: Told) -> str:
    """Rows, board, plans, ledgers, the end: all that is public when the game is over (ET-37)."""
    which = {"title": told.title, "table": told.code, "date": told.date}
    content = {**export.document(told.view, told.names), **which, "rows": list(rows(told))}
    return json.dumps(content, ensure_ascii=False, indent=1)
