"""What the terminal shows: the QR code, the links, and every table that still runs."""

from __future__ import annotations

import time

from companion.cli import console
from companion.net import qr
from companion.net.hall import Hall
from companion.table.table import Table
from companion.texts import ENGLISH, say
from companion.ui.kit import when


def welcome(
    hall: Hall, table: Table, address: str, host_link: str, warning: str | None, named: str = ""
) -> str:
    """The QR code of the table people most likely want, and a line for each that still runs."""
    link = join_link(address, table)
    code = qr.terminal(link, coloured=console.is_terminal())
    lines = [
        "",
        *([code] if console.can_write(code) else []),
        say("host-join", link=link),
        say("host-code", code=table.opening.code),
        *([say("host-named", link=named)] if named else []),
        *running(hall, address),
    ]
    if warning:
        lines.append(warning)
    return "\n".join([*lines, say("host-private", link=host_link), say("host-stop"), ""])


def running(hall: Hall, address: str) -> list[str]:
    """Every unfinished table with its link and code, newest first; nothing when there is none."""
    tables, now = hall.unfinished(), time.time()
    if not tables:
        return []
    made = [say("host-tables", count=len(tables))]
    for table in tables:
        made.append(
            say(
                "host-table" if table.stage == "playing" else "host-table-lobby",
                code=table.opening.code,
                game=table.game.card.title,
                names=", ".join(table.setting.names.values()),
                round=table.round(),
                since=when.since(ENGLISH, now, table.touched),
            )
        )
        made.append(say("host-table-link", link=join_link(address, table)))
    return made


def join_link(address: str, table: Table) -> str:
    """What the QR code carries."""
    return table.opening.join_link(address)
