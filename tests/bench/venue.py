"""What a venue holds and costs: one host against two, SQLite against PostgreSQL, in one run.

Writes the figures of docs/scale.md. Clients, hosts and database share the machine, so ratios count.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from companion.store import SqliteJournal
from companion.store.postgres import PostgresJournal
from companion.table.journal import Journal
from tests.bench import pages
from tests.bench.hall import memory
from tests.bench.latency import p99
from tests.bench.nodes import PHONES, fresh_server, nodes, weight
from tests.bench.pages import FletPhone
from tests.bench.phones import Table
from tests.store.journals import entry, opening
from tests.store.server import Server

LIMIT = 0.15
ACTION_EVERY = 2.0
STEPS, PAGE_STEPS = (100, 200, 300, 400), (10, 20, 30, 40)
"""Tables in all, with game sockets and with Flet pages."""
CPU_TABLES, CPU_EVERY, BLOCKS = 40, 0.4, 3
WRITERS, WRITE_SECONDS = 200, 5.0
TAKEN = 40
"""Tables of the host that dies."""
MARK, END = "<!-- figures -->\n", "<!-- end of figures -->\n"
REPORT = Path(__file__).parents[2] / "docs" / "scale.md"
Lines = list[tuple[str, str]]


async def lively(table: Table, took: list[float], offset: float, every: float, seconds: float) -> None:
    """A seat seals or reopens; all others see it."""
    actor, *others = table.phones
    await asyncio.sleep(offset)
    ends = time.perf_counter() + seconds
    is_sealed = any(choice["do"] == "reopen" for choice in (await actor.now())["choices"])
    while (begun := time.perf_counter()) < ends:
        if is_sealed:
            rev = await actor.act(do="reopen")
        else:
            rev = await actor.act(do="select", action="spy", augmentation="biomechanical")
        is_sealed = not is_sealed
        took.append(max(await asyncio.gather(*(other.until(rev) for other in others))) - begun)
        await asyncio.sleep(max(0.0, every - (time.perf_counter() - begun)))


async def played(tables: list[Table], every: float, seconds: float) -> list[float]:
    """How long each action took to be seen by all."""
    took: list[float] = []
    spread = every / len(tables)
    playing = (lively(table, took, at * spread, every, seconds) for at, table in enumerate(tables))
    await asyncio.gather(*playing)
    return took


async def cpu_an_action(folder: Path, server: Server) -> Lines:
    """The same load on SQLite, on PostgreSQL, and on two hosts, in turns."""
    names = {"SQLite, one host": [], "PostgreSQL, one host": [], "PostgreSQL, two hosts": []}  # type: ignore[var-annotated]
    async with AsyncExitStack() as stack:
        houses = [
            await stack.enter_async_context(nodes("sqlite", folder / "one")),
            await stack.enter_async_context(nodes("postgres", folder / "two", server)),
        ]
        second = await stack.enter_async_context(fresh_server())
        houses.append(await stack.enter_async_context(nodes("postgres", folder / "three", second, 2)))
        for house in houses:
            await house.grow(CPU_TABLES)
        for _ in range(BLOCKS):
            for house, figures in zip(houses, names.values(), strict=True):
                before = house.cpu()
                took = await played(house.tables, CPU_EVERY, 8.0)
                hosts, database = (now - then for now, then in zip(house.cpu(), before, strict=True))
                figures.append((hosts / len(took), database / len(took), median(took)))
    middle = {name: [median(one) for one in zip(*found, strict=True)] for name, found in names.items()}
    one, other, two = middle.values()
    lines = [
        (
            f"{name}: CPU an action, of the hosts and of the database; seen by all after",
            f"{hosts * 1e3:.2f} ms + {database * 1e3:.2f} ms; {seen * 1e3:.1f} ms",
        )
        for name, (hosts, database, seen) in middle.items()
    ]
    lines.append(("PostgreSQL against SQLite: CPU of the host (at most 1.5)", f"{other[0] / one[0]:.2f}"))
    whole = (other[0] + other[1]) / one[0]
    lines.append(("… with the database's own", f"{whole:.2f}"))
    lines.append(
        (
            "Two hosts against one: CPU an action, all of it (at most 1.15)",
            f"{sum(two[:2]) / sum(other[:2]):.2f}",
        )
    )
    return lines


async def appends(folder: Path, server: Server) -> Lines:
    """How many entries a second each store takes when all tables write as fast as they can."""
    server.empty()
    lines: Lines = []
    stores = {
        "SQLite": SqliteJournal(folder / "appends.sqlite"),
        "PostgreSQL": await PostgresJournal.join(server.address),
    }
    for name, journal in stores.items():
        ends = time.perf_counter() + WRITE_SECONDS

        async def written(table: str, journal: Journal = journal, ends: float = ends) -> int:
            n = 0
            while time.perf_counter() < ends:
                n += 1
                await journal.append(table, entry(n))
            return n

        tables = [f"t{number}" for number in range(WRITERS)]
        for table in tables:
            await journal.open(opening(table))
        count = sum(await asyncio.gather(*map(written, tables)))
        await journal.close()
        lines.append(
            (
                f"Entries a second, {WRITERS} tables as fast as they can, {name}",
                f"{count / WRITE_SECONDS:,.0f}",
            )
        )
    return lines


async def sockets(folder: Path, server: Server, count: int) -> Lines:
    """Tables with game sockets, until the slowest hundredth is too slow; and what one more of them weighs."""
    lines: Lines = []
    best = 0
    server.empty()
    async with nodes("postgres", folder, server, count) as house:
        rest, rows = sum(map(memory, house.pids)), weight(server)
        for wanted in STEPS:
            await house.grow(wanted)
            took = await played(house.tables, ACTION_EVERY, 10.0)
            what = f"{wanted} tables × {PHONES} game sockets at {hosts_of(count)}, an action every 2 s"
            lines.append((what, f"median {median(took) * 1e3:.0f} ms, p99 {p99(took) * 1e3:.0f} ms"))
            if p99(took) >= LIMIT:
                break
            best = wanted
        grown = sum(map(memory, house.pids)) - rest
        bytes_, entries = (now - then for now, then in zip(weight(server), rows, strict=True))
        tables = len(house.tables)
    least = "at least " if best == STEPS[-1] else ""
    lines.append((f"Tables with game sockets at {hosts_of(count)} at p99 < 150 ms", f"{least}{best}"))
    each = (
        f"{grown / tables * 1e3:.0f} kB, {entries / tables:.0f} rows, {bytes_ / tables / 1e3:.0f} kB on disk"
    )
    lines.append((f"One more table at {hosts_of(count)}: memory, rows, disk", each))
    return lines


async def page_tables(folder: Path, server: Server, count: int) -> Lines:
    """Tables with Flet pages."""
    lines: Lines = []
    best = 0
    server.empty()
    async with nodes("postgres", folder, server, count) as house:
        made: list[list[FletPhone]] = []
        await house.grow(PAGE_STEPS[-1])  # all meet at once: it takes them a minute
        for wanted in PAGE_STEPS:
            for table in house.tables[len(made) : wanted]:
                await table.close()
                port, name = int(table.base.rpartition(":")[2]), table.made["table"]
                made.append([await FletPhone.opened(port, name, token) for token in table.tokens[:3]])
                for phone in made[-1]:
                    await phone.shows(pages.SEAL)
            took: list[float] = []
            spread = pages.ACTION_EVERY / wanted
            await asyncio.gather(*(pages._lively(one, took, at * spread) for at, one in enumerate(made)))
            what = f"{wanted} tables × 3 Flet pages at {hosts_of(count)}, an action a second"
            lines.append((what, f"median {median(took) * 1e3:.0f} ms, p99 {p99(took) * 1e3:.0f} ms"))
            if p99(took) >= LIMIT:
                break
            best = wanted
        for one in made:
            for phone in one:
                await phone.close()
        house.tables.clear()
    least = "at least " if best == PAGE_STEPS[-1] else ""
    lines.append((f"Tables with Flet pages at {hosts_of(count)} at p99 < 150 ms", f"{least}{best}"))
    return lines


async def taken_over(folder: Path, server: Server) -> Lines:
    """One of two hosts is killed: after how long its tables stand at the other."""
    server.empty()
    async with nodes("postgres", folder, server, 2) as house:
        await house.grow(2 * TAKEN)
        await played(house.tables, ACTION_EVERY, 6.0)
        lost = [table.made["table"] for table in house.tables[::2]]
        for table in house.tables[::2]:
            await table.close()
        os.kill(house.pids[0], signal.SIGKILL)
        begun, after = time.perf_counter(), dict[str, float]()
        while len(after) < len(lost):
            for name in lost:
                if name not in after:
                    answer = await house.client.get(f"http://127.0.0.1:{house.ports[1]}/where/{name}")
                    if answer.json()["here"]:
                        after[name] = time.perf_counter() - begun
        house.tables = house.tables[1::2]
    found = sorted(after.values())
    return [
        (
            f"A host with {TAKEN} tables is killed: they stand at the other after",
            f"{found[0]:.2f} / {median(found):.2f} / {found[-1]:.2f} s (first, median, last; at most 5)",
        )
    ]


def hosts_of(count: int) -> str:
    """In words."""
    return "one host" if count == 1 else "two hosts"


async def main() -> None:
    """All parts, or those that are named."""
    wanted = sys.argv[1:] or ["cpu", "appends", "taken", "sockets", "pages"]
    lines: Lines = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("one", "two", "three"):
            (folder / part).mkdir()
        async with fresh_server() as server:
            parts = {
                "cpu": lambda: cpu_an_action(folder, server),
                "appends": lambda: appends(folder, server),
                "taken": lambda: taken_over(folder, server),
            }
            for part in wanted:
                if part in parts:
                    found = await parts[part]()
                else:
                    measure = {"sockets": sockets, "pages": page_tables}[part]
                    found = [*await measure(folder, server, 1), *await measure(folder, server, 2)]
                for what, figure in found:
                    print(f"{what}: {figure}", flush=True)
                lines += found
    if not sys.argv[1:] and REPORT.exists():
        table = "".join(f"| {what} | {figure} |\n" for what, figure in lines)
        before, _, rest = REPORT.read_text(encoding="utf-8").partition(MARK)
        after = rest.partition(END)[2]
        REPORT.write_text(
            f"{before}{MARK}| what | figure |\n|---|---|\n{table}{END}{after}", encoding="utf-8"
        )


if __name__ == "__main__":
    asyncio.run(main())
