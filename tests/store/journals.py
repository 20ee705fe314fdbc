"""What the tests of the stores write."""

from __future__ import annotations

from companion.kernel.hidden import Hidden
from companion.table.journal import Entry, Opening
from tests.table.people import opening as one_opening


def opening(table: str = "t1", at: float = 1.0, code: str = "", keys: str = "join-secret") -> Opening:
    """How a table began; its code is its own, unless one is given."""
    changed = {"at": at, "code": code or table.upper(), "secret": Hidden(keys)}
    return one_opening(table=table).model_copy(update=changed)


def entry(n: int, at: float = 5.0) -> Entry:
    """Something that was said at it."""
    return Entry(n=n, at=at, seat="ann", action={"do": "say", "word": f"wörd {n}"}, device="phone", sent=n)
