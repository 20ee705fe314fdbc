"""Where a host keeps its tables: a file in its folder, or the database of a venue."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from companion.cli import house
from companion.kernel.frozen import frozen
from companion.net.oneorigin import root_of
from companion.store import SqliteJournal
from companion.table.journal import Journal
from companion.table.noticeboard import Noticeboard
from companion.table.owners import Owners

SCHEMES = ("postgresql", "postgres")


class VenueMissing(Exception):  # noqa: N818 - what is the matter
    """This companion was installed without the part that speaks to a database."""


@frozen
class Store:
    """The journals of a host, and who owns which where others share them."""

    journal: Journal
    owners: Owners | None = None
    board: Noticeboard | None = None
    public: str = ""
    """The one address of all hosts, behind a proxy."""
    root: str = ""
    """Where this host is below it."""


def in_folder(data: Path) -> Store:
    """The usual one: a file, which needs nothing."""
    return Store(SqliteJournal(house.journal_file(data)))


async def in_database(address: str, slot: str, at: str, public: str = "") -> Store:
    """The database of a venue, joined as this slot; `at`: where phones reach this host without a proxy.

    Raises `VenueMissing`, `JournalUnreadable`, `SlotTaken`.
    """
    try:
        from companion.store.postgres import PostgresJournal  # noqa: PLC0415 - needs an extra
    except ImportError:
        raise VenueMissing from None
    root = root_of(slot) if public else ""
    journal = await PostgresJournal.join(address, slot, f"{public or at}{root}")
    return Store(journal, journal, journal.board, public, root)


def named(address: str) -> str:
    """A database as it may be shown: without its password."""
    parts = urlsplit(address)
    where = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{where}{parts.path}"
