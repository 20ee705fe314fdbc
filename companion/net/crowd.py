"""How many pages, sockets and streams are open at once: a family behind one address never notices."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from companion.kernel.action import Rejection

MOST_OF_A_DEVICE = 24
MOST_OF_AN_ADDRESS = 96
"""Pages of devices that neither sit nor host."""
MOST_STRANGERS = 400
"""Those of all addresses."""
MOST_SILENT = 96
"""Sockets of an address that have not said yet whose they are."""


class Crowd:
    """Counts what is open of one kind: of each device, of strangers by address, and of all strangers."""

    def __init__(self) -> None:
        self._devices: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def check(self, device: str, address: str, *, is_known: bool) -> None:
        """Rejects one page too many. Whoever sits or hosts is bounded by their own pages only."""
        if self._devices[device] >= MOST_OF_A_DEVICE and device:
            raise Rejection("door.too_many_pages", most=MOST_OF_A_DEVICE)
        if is_known:
            return
        if self._addresses[address] >= MOST_OF_AN_ADDRESS or self._addresses.total() >= MOST_STRANGERS:
            raise Rejection("door.house_full")

    @contextmanager
    def inside(self, device: str, address: str, *, is_known: bool) -> Iterator[None]:
        """A page is open. Rejects one too many."""
        self.check(device, address, is_known=is_known)
        counted = [(self._devices, device), *([] if is_known else [(self._addresses, address)])]
        for counter, key in counted:
            counter[key] += 1
        try:
            yield
        finally:
            for counter, key in counted:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]


class Silent:
    """Sockets that have not said hello. One too many ends the one that has been silent longest.

    Whose they are is not known yet: to refuse the newest would shut out a seat behind a flooder's address.
    """

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Timeout, str] = {}

    @contextmanager
    def inside(self, address: str, patience: asyncio.Timeout) -> Iterator[None]:
        """One is waited for, with this much patience."""
        here = [other for other, where in self._waiting.items() if where == address]
        if len(here) >= MOST_SILENT:
            self._end(here[0])
        elif len(self._waiting) >= MOST_STRANGERS:
            self._end(next(iter(self._waiting)))
        self._waiting[patience] = address
        try:
            yield
        finally:
            self._waiting.pop(patience, None)

    def _end(self, patience: asyncio.Timeout) -> None:
        del self._waiting[patience]
        patience.reschedule(asyncio.get_running_loop().time())
