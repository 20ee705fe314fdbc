"""`companion purge`: forget."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from companion import paths
from companion.cli.commands import Commands
from companion.cli.house import journal_file
from companion.store import SqliteJournal
from companion.table.journal import JournalUnreadable, JournalUnwritable
from companion.texts import say


def add_to(commands: Commands) -> None:
    """Name the command and its arguments."""
    parser = commands.add_parser("purge", help=purge_command.__doc__)
    parser.add_argument("--data", metavar="DIR", type=Path, default=paths.data())
    parser.add_argument("--table", metavar="ID", help="only this table")
    parser.add_argument("--yes", action="store_true", help="do not ask")
    parser.set_defaults(run=purge_command)


def purge_command(args: argparse.Namespace) -> int:
    """Forget all tables, finished or not, or one of them. Nothing else was ever stored."""
    if not args.yes and input(say("purge-ask")).strip().lower() not in ("y", "yes"):
        print(say("purge-kept"))
        return 1
    try:
        count = asyncio.run(_purge(journal_file(args.data), args.table))
    except (JournalUnreadable, JournalUnwritable) as error:
        print(say("host-no-journal", file=str(journal_file(args.data)), problem=str(error)), file=sys.stderr)
        return 2
    print(say("purge-done", count=count))
    return 0


async def _purge(file: Path, table: str | None) -> int:
    journal = SqliteJournal(file)
    try:
        return await journal.purge(table)
    finally:
        await journal.close()
