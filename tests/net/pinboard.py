"""A noticeboard of several hosts in one process, and whose table is whose."""

from __future__ import annotations

from companion.table.journal import JournalAway
from companion.table.noticeboard import Heard, Notice, Wish


class Pinboard:
    """What all of them see."""

    def __init__(self) -> None:
        self.owner: dict[str, str] = {}
        self.notices: dict[str, tuple[int, str]] = {}
        self.wishes: list[tuple[int, str, str]] = []
        self.is_organised = self.is_away = False
        self.silent: set[str] = set()
        self.count = 0
        self.age = 0.0
        """How old everything is when it is read."""

    def number(self) -> int:
        """One that was never used."""
        self.count += 1
        return self.count

    def check(self) -> None:
        """Whether it answers."""
        if self.is_away:
            raise JournalAway("no route")


class Pins:
    """One host's hand at it."""

    def __init__(self, board: Pinboard, host: str) -> None:
        self.board, self.host = board, host

    async def organise(self) -> None:
        """Somebody looks after all tables from now on."""
        self.board.check()
        self.board.is_organised = True

    async def hear(self) -> Heard:
        """What is ordered of our tables."""
        self.board.check()
        ours = [one for one in self.board.wishes if self.board.owner.get(one[1]) == self.host]
        wishes = tuple(Wish(number, table, self.board.age, what) for number, table, what in ours)
        return Heard(self.board.is_organised, wishes)

    async def done(self, wishes: tuple[int, ...]) -> None:
        """Gone."""
        self.board.check()
        self.board.wishes = [one for one in self.board.wishes if one[0] not in wishes]

    async def wish(self, what: str, tables: tuple[str, ...] | None) -> None:
        """To these tables of others, or to all of theirs."""
        self.board.check()
        others = [table for table, owner in self.board.owner.items() if owner != self.host]
        for table in others:
            if tables is None or table in tables:
                self.board.wishes.append((self.board.number(), table, what))

    async def show(self, facts: dict[str, str], gone: tuple[str, ...]) -> None:
        """How tables of ours stand."""
        self.board.check()
        for table in gone:
            self.board.notices.pop(table, None)
        for table, said in facts.items():
            self.board.notices[table] = (self.board.number(), said)

    async def look(self, known: dict[str, int]) -> tuple[Notice, ...]:
        """All tables of others."""
        self.board.check()
        found = []
        for table, (stamp, facts) in self.board.notices.items():
            owner = self.board.owner[table]
            if owner != self.host:
                said = "" if known.get(table) == stamp else facts
                address = "" if owner in self.board.silent else f"http://{owner}"
                found.append(Notice(table, stamp, self.board.age, said, address))
        return tuple(found)
