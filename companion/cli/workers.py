"""Several hosts on one machine by one command: `--workers N`. One that dies is started again."""

from __future__ import annotations

import argparse
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from string import ascii_lowercase

from companion.cli import house

AGAIN_SECONDS = 1.0
"""Before one that ended is started again: its slot must be seen to stand still anyway."""
LAST_SECONDS = 15.0
"""For all to end, once they are asked to."""
LOOK_SECONDS = 0.2
MOST = 16
SAID_WHY = 2
"""The exit code of a host that ends with a sentence."""


def slots(first: str, count: int) -> tuple[str, ...]:
    """`a`, `b`, `c` …; below another name `x1`, `x2` …"""
    if first in ascii_lowercase and ascii_lowercase.index(first) + count <= len(ascii_lowercase):
        at = ascii_lowercase.index(first)
        return tuple(ascii_lowercase[at : at + count])
    return tuple(f"{first}{number}" for number in range(1, count + 1))


def commands(args: argparse.Namespace) -> list[list[str]]:
    """How each worker is started: ports in a row, a folder and a slot each, everything else alike."""
    made = []
    for number, slot in enumerate(slots(args.slot, args.workers)):
        words = ["host", "--store", args.store, "--slot", slot, "--port", str(args.port + number)]
        words += ["--data", str(folder(args.data, slot, is_first=not number))]
        for name, value in (("--address", args.address), ("--public", args.public)):
            words += [name, value] if value else []
        for name, values in (("--name", args.name), ("--proxy", args.proxy)):
            words += [word for value in values for word in (name, value)]
        words += ["--tls", *map(str, args.tls)] if args.tls else []
        is_quiet = bool(number)
        for name, is_on in (
            ("--no-announce", args.no_announce or is_quiet),
            ("--no-browser", args.no_browser or is_quiet),
            ("--tracebacks", args.tracebacks),
        ):
            words += [name] if is_on else []
        made.append([sys.executable, "-m", "companion.cli", *words])
    return made


def folder(data: Path, slot: str, *, is_first: bool) -> Path:
    """Where a worker keeps its key and packs: the first in the folder itself, others below it."""
    return data if is_first else data / "workers" / slot


def share(args: argparse.Namespace) -> None:
    """One private link opens them all, and the table's own boards are at all of them. May raise `OSError`."""
    house.host_key(args.data)
    house.packs_folder(args.data).mkdir(exist_ok=True)
    for slot in slots(args.slot, args.workers)[1:]:
        there = folder(args.data, slot, is_first=False)
        there.mkdir(parents=True, exist_ok=True, mode=0o700)
        shutil.copy2(house.key_file(args.data), house.key_file(there))
        with suppress(OSError):  # there already, or a system without links: then they are copied by hand
            house.packs_folder(there).symlink_to(house.packs_folder(args.data).resolve())


Started = subprocess.Popen[bytes]


def start(command: Sequence[str], *, is_first: bool) -> Started:
    """One worker, in a group of its own: Ctrl-C is for us, who tell all. The first prints its links."""
    out = None if is_first else subprocess.DEVNULL
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, start_new_session=True)  # noqa: S603


class Workers:
    """All of them, until somebody stops them."""

    def __init__(self, commands: list[list[str]], start: Callable[..., Started] = start) -> None:
        self._commands, self._start = commands, start
        self._running: list[Started] = []
        self._due: dict[int, float] = {}
        self._ends: float | None = None

    def begin(self) -> None:
        """Start all, the first first: it lays the tables of the database."""
        self._running = [self._start(one, is_first=not number) for number, one in enumerate(self._commands)]

    def stop(self, *_: object) -> None:
        """Ask all to end: they hand on their tables, or say farewell."""
        if self._ends is None:
            self._ends = time.monotonic() + LAST_SECONDS
        for one in self._running:
            if one.poll() is None:
                one.send_signal(signal.SIGTERM)

    def look(self, now: float) -> bool:
        """Start again who has died, not at once; whether any is left to look after.

        Who ended with a sentence would say it again; who was asked to quit is followed by all.
        """
        for number, one in enumerate(self._running):
            code = one.poll()
            if code == 0 and self._ends is None:
                self.stop()
            if code in (None, 0, SAID_WHY) or self._ends is not None:
                continue
            if number not in self._due:
                self._due[number] = now + AGAIN_SECONDS
            elif now >= self._due[number]:
                del self._due[number]
                self._running[number] = self._start(self._commands[number], is_first=False)
        if self._ends is not None:
            return now <= self._ends and any(one.poll() is None for one in self._running)
        return any(one.poll() != SAID_WHY for one in self._running)

    def end(self) -> int:
        """Nobody is left; the exit code for all."""
        codes = []
        for one in self._running:
            if one.poll() is None:
                one.kill()
            codes.append(one.wait())
        return SAID_WHY if SAID_WHY in codes else 0


def run(args: argparse.Namespace) -> int:
    """Until Ctrl-C, SIGTERM, or the end of all. May raise `OSError`."""
    share(args)
    workers = Workers(commands(args))
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, workers.stop)
    workers.begin()
    try:
        while workers.look(time.monotonic()):
            time.sleep(LOOK_SECONDS)
    finally:
        code = workers.end()
    return code
