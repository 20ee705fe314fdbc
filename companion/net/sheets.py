"""A sheet for every table, to be printed and put on it: its number, its QR code, its code to type."""

from __future__ import annotations

from companion.net import qr
from companion.net.doorpage import faces
from companion.net.doorparts import Html, file, fill, joined, part
from companion.net.overview import Row
from companion.texts import say, spoken


def page(rows: tuple[tuple[Row, str], ...]) -> str:
    """One sheet a table, with the link that its QR code holds; a printer puts each on a page of its own."""
    return fill(
        file("sheets.html"),
        lang=spoken.get().code,
        title=say("sheets-title"),
        faces=Html(faces(())),
        lead=say("sheets-lead", n=len(rows)),
        sheets=joined(*(_sheet(row, link) for row, link in rows)),
    )


def _sheet(row: Row, link: str) -> Html:
    return part(
        "sheet",
        number=str(row.number),
        game=row.title,
        people=say("sheets-people", n=row.expected) if row.expected else say("sheets-table"),
        qr=Html(qr.svg(link)),
        how=say("sheets-how"),
        code=row.code,
        link=link.partition("#")[0],
    )
