"""The other hosts of a venue: who cannot reach the database asks them whether its tables are theirs now.

A host whose wire to the database is cut cannot know whether it was declared dead. Whoever plays on with one
of its tables knows: no two hosts have the same table, and a host is declared dead as a whole.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from companion.net.asking import Answer, NoAnswer, asked
from companion.table.journal import JournalUnwritable
from companion.table.owners import Owners

ASK_SECONDS = 2.0
MOST = 64
"""Hosts that are remembered, those that live first."""
Ask = Callable[[str, str], Awaitable[Answer]]


async def ask(address: str, path: str) -> Answer:
    """One question to another host."""
    return await asked(address, f"{urlsplit(address).path}{path}", {}, patience=ASK_SECONDS)


class Neighbours:
    """Where the others are, or were when the database was last heard of."""

    def __init__(self, owners: Owners, here: str, ask: Ask = ask) -> None:
        """`here`: our own address."""
        self._owners, self._here, self._ask = owners, here, ask
        self.addresses: tuple[str, ...] = ()

    async def learn(self) -> None:
        """Ask the database who there is. Who has gone may soon be back, so nobody is forgotten."""
        try:
            living = await self._owners.addresses()
        except JournalUnwritable:
            return
        self.addresses = tuple(dict.fromkeys((*living, *self.addresses)))[:MOST]

    async def owner_of(self, table: str) -> str:
        """The address of another host that says it has this table; empty when none does."""
        others = [address for address in self.addresses if address != self._here]
        answers = await asyncio.gather(*(self._has(address, table) for address in others))
        return next((address for address, has in zip(others, answers, strict=True) if has), "")

    async def _has(self, address: str, table: str) -> bool:
        try:
            told = await self._ask(address, f"/where/{table}")
            said = json.loads(told.body) if told.is_good else {}
        except (NoAnswer, ValueError, RecursionError):
            return False
        return isinstance(said, dict) and said.get("here") is True
