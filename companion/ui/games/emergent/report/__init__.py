"""Things to take home from a finished game: a table, data, a report to print. Text in, text out; no Flet."""

from companion.ui.games.emergent.report.files import Saved, csv_text, file_name, json_text
from companion.ui.games.emergent.report.page import html_text
from companion.ui.games.emergent.report.rows import Told, rows

__all__ = ["Saved", "Told", "csv_text", "file_name", "html_text", "json_text", "rows"]
