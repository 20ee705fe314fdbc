"""How many pages are open at once. A family behind one address never notices; a flood does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from companion.kernel.action import Rejection

MOST_OF_A_DEVICE = 24
MOST_OF_AN_ADDRESS = 96
"""Pages of devices that neither sit nor host."""
MOST_STRANGERS = 400
"""Those of all addresses."""


class Crowd:
    """Counts open pages: of each device, of those without a seat by address, and of all of those."""

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
