"""A network of its own for the phones of a test, that can be cut, slowed down and made lossy.

Two ends of a wire, one here and one in a room of its own, and a courier between them who carries every
packet, drops it, or lets it wait. The kernel's own way (netem) is not in every kernel; this needs
`/dev/net/tun` only.
"""

from __future__ import annotations

import ctypes
import heapq
import os
import select
import struct
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fcntl import ioctl
from pathlib import Path
from random import Random
from socket import AF_INET, SOCK_STREAM, socket
from typing import TypeVar

NEW_NETWORK = 0x40000000
TUN, SET_TUN, PACKETS_ONLY = 0x0001, 0x400454CA, 0x1000
HOST, PHONES = "10.213.77.1", "10.213.77.2"
LONGEST_PACKET = 65_536
T = TypeVar("T")


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def _end(name: str) -> int:
    """One end of a wire: what the system sends there is read here, what is written here arrives there."""
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    try:
        ioctl(end, SET_TUN, struct.pack("16sH22x", name.encode(), TUN | PACKETS_ONLY))
    except OSError:
        os.close(end)
        raise
    return end


def can() -> bool:
    """Whether this machine lets us make networks."""
    name = f"can-{os.getpid()}"
    try:
        _ip("netns", "add", name)
        _ip("netns", "delete", name)
        os.close(_end(f"cn{os.getpid()}"))
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


@dataclass(frozen=True, slots=True)
class Weather:
    """How a wire is: packets of a hundred that are lost, and the least and most seconds that one waits."""

    lost: float = 0
    least: float = 0
    most: float = 0


FAIR = Weather()
CUT = Weather(lost=100)


@dataclass
class Network:
    """A wire from this machine to a room with phones."""

    name: str
    ends: tuple[int, int]
    weather: Weather = FAIR
    carried: int = 0
    dropped: int = 0
    late: int = 0
    _waiting: list[tuple[float, int, int, bytes]] = field(default_factory=list)
    _luck: Random = field(default_factory=lambda: Random(5))  # noqa: S311 - a test, not a deal

    def socket(self) -> socket:
        """A socket that is in the room with the phones, whoever uses it."""
        made = self.inside(lambda: socket(AF_INET, SOCK_STREAM))
        made.setblocking(False)
        return made

    def inside(self, make: Callable[[], T]) -> T:
        """Something that is made in the room and stays there."""
        made: list[T] = []

        def enter() -> None:
            libc = ctypes.CDLL(None, use_errno=True)
            with Path("/run/netns", self.name).open() as room:
                if libc.setns(room.fileno(), NEW_NETWORK):
                    raise OSError(ctypes.get_errno(), "setns")
                made.append(make())

        thread = threading.Thread(target=enter)
        thread.start()
        thread.join()
        return made[0]

    def carry(self, over: int) -> None:
        """The courier, until something can be read at `over`."""
        there = {self.ends[0]: self.ends[1], self.ends[1]: self.ends[0]}
        while True:
            wait = max(0.0, self._waiting[0][0] - time.monotonic()) if self._waiting else None
            ready, _, _ = select.select([*self.ends, over], [], [], wait)
            if over in ready:
                return
            for end in ready:
                self._take(os.read(end, LONGEST_PACKET), there[end])
            while self._waiting and self._waiting[0][0] <= time.monotonic():
                _, _, end, packet = heapq.heappop(self._waiting)
                os.write(end, packet)

    def _take(self, packet: bytes, end: int) -> None:
        if self._luck.uniform(0, 100) < self.weather.lost:
            self.dropped += 1
            return
        self.carried += 1
        wait = self._luck.uniform(self.weather.least, self.weather.most)
        self.late += wait > 0
        heapq.heappush(self._waiting, (time.monotonic() + wait, self.carried, end, packet))


def _swept() -> None:
    """Rooms of tests that ended without tidying up are gone: they would answer to the same addresses."""
    found = subprocess.run(["ip", "netns", "list"], check=True, capture_output=True, text=True).stdout
    for name in found.split():
        owner = name.removeprefix("companion-")
        if owner != name and owner.isdecimal() and not Path("/proc", owner).exists():
            subprocess.run(["ip", "netns", "delete", name], check=False, capture_output=True)


@contextmanager
def network() -> Iterator[Network]:
    """A network for a while."""
    name, here, there = (f"{word}{os.getpid()}" for word in ("companion-", "ch", "cp"))
    _swept()
    _ip("netns", "add", name)
    stop, over = os.pipe()
    ends: list[int] = []
    try:
        room = Network(name, (-1, -1))
        ends += (_end(here), room.inside(lambda: _end(there)))
        room.ends = (ends[0], ends[1])
        for inside, wire, address in (((), here, HOST), (("-n", name), there, PHONES)):
            _ip(*inside, "addr", "add", f"{address}/24", "dev", wire)
            _ip(*inside, "link", "set", wire, "up")
        courier = threading.Thread(target=room.carry, args=(stop,))
        courier.start()
        try:
            yield room
        finally:
            os.write(over, b".")
            courier.join()
    finally:
        for file in (stop, over, *ends):
            os.close(file)
        subprocess.run(["ip", "netns", "delete", name], check=False, capture_output=True)
