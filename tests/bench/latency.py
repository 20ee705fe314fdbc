"""Action → visible on the other five phones, against a bare broadcast; and how far apart a reveal arrives."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from statistics import median, quantiles

import httpx
import websockets

from tests.bench.phones import Phone, Table, served

ROUNDS, BLOCKS = 30, 12
"""Actions in a row on one host, and how often each has its turn: what slows the machine slows them all."""
REVEALS = 4
KINDS = {"bare": "bare `websockets` broadcast", "memory": "journal in memory", "sqlite": "durable journal"}


def p99(values: list[float]) -> float:
    """The 99th percentile."""
    return quantiles(values, n=100)[98]


async def bare(port: int, sample: str) -> list[float]:
    """One phone says something, the other five have it, with a frame like ours."""
    url = f"ws://127.0.0.1:{port}"
    phones = [await websockets.connect(url, compression=None, ping_interval=None) for _ in range(6)]
    took = []
    for number in range(ROUNDS):
        begun = time.perf_counter()
        await phones[0].send(json.dumps({"n": number, **({} if number else {"sample": sample})}))

        async def heard(phone: websockets.ClientConnection, wanted: int = number) -> float:
            while json.loads(await phone.recv())["n"] != wanted:
                pass
            return time.perf_counter()

        arrived = await asyncio.gather(*(heard(phone) for phone in phones))
        took.append(max(arrived[1:]) - begun)
    for phone in phones:
        await phone.close()
    return took


async def ours(table: Table) -> list[float]:
    """One phone seals or reopens its choice, the other five see that it did."""
    actor, *others = table.seats
    took = []
    for number in range(ROUNDS):
        begun = time.perf_counter()
        if number % 2:
            rev = await actor.act(do="reopen")
        else:
            rev = await actor.act(do="select", action="hack", augmentation="biomechanical")
        arrived = await asyncio.gather(*(other.until(rev) for other in others))
        took.append(max(arrived) - begun)
    return took


async def skews(table: Table) -> list[float]:
    """How far apart the first and the last phone got a reveal."""
    found = []
    for _ in range(REVEALS):
        for phone in table.seats:
            await phone.act(do="select", action="activate", augmentation="biomechanical")
        leader = table.phone((await table.seats[0].now())["leader"])
        await leader.act(do="count_down", seconds=3)
        arrived = await asyncio.gather(*(_turns_begin(phone) for phone in table.phones))
        found.append(max(arrived) - min(arrived))
        for seat in (await table.seats[0].now())["order"]:
            phone = table.phone(seat)
            await phone.act(do="stay")
            await phone.act(do="end_turn")
        for phone in table.phones:
            while (await phone.now())["phase"] != "select":
                phone.news.clear()
                await phone.news.wait()
    return found


async def _turns_begin(phone: Phone) -> float:
    while not phone.view or phone.view["phase"] != "turns":
        phone.news.clear()
        await phone.news.wait()
    return phone.seen[phone.rev]


async def measure(folder: Path) -> list[tuple[str, str]]:
    """The lines of the report."""
    results: dict[str, list[float]] = {kind: [] for kind in KINDS}
    lines: list[tuple[str, str]] = []
    async with (
        served("memory", folder) as (memory, _),
        served("sqlite", folder) as (sqlite, _),
        served("bare", folder) as (plain, _),
        httpx.AsyncClient(timeout=30) as client,
    ):
        tables = {}
        for kind, port in (("memory", memory), ("sqlite", sqlite)):
            tables[kind] = Table(f"http://127.0.0.1:{port}", client)
            await tables[kind].open(6)
        await asyncio.gather(*(table.to_selection() for table in tables.values()))
        for _ in range(BLOCKS):
            for kind, table in tables.items():
                results[kind] += await ours(table)
            sample = tables["memory"].phones[-1].frame_text
            results["bare"] += await bare(plain, sample)
        base = median(results["bare"])
        for kind, name in KINDS.items():
            values = results[kind]
            middle = f"median {median(values) * 1e3:.2f} ms ({median(values) / base:.2f}×)"
            what = f"Action → visible on the other 5 phones, {name}"
            lines.append((what, f"{middle}, p99 {p99(values) * 1e3:.2f} ms"))
        added = median(results["sqlite"]) - median(results["memory"])
        lines.append(("What the durable journal adds to the median", f"{added * 1e3:.2f} ms"))
        lines.append(("Size of a view frame", f"{len(sample) / 1000:.1f} kB"))
        wide = Table(f"http://127.0.0.1:{memory}", client)
        await wide.open(4, screens=12)
        await wide.to_selection()
        for phones, table in ((6, tables["memory"]), (16, wide)):
            values = await skews(table)
            figure = f"median {median(values) * 1e3:.2f} ms, worst {max(values) * 1e3:.2f} ms"
            lines.append((f"Reveal skew across {phones} phones", figure))
        for table in (*tables.values(), wide):
            await table.close()
    return lines
