"""How many tables one process holds, and what they weigh."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path
from statistics import median

import httpx

from tests.bench.latency import p99
from tests.bench.phones import Table, served

PHONES = 6
ACTION_EVERY = 2.0
SECONDS = 12.0
STEPS = (100, 200, 300, 400)
LIMIT = 0.1


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 1e6


async def _lively(table: Table, took: list[float], offset: float) -> None:
    """One action every two seconds at this table, as at a real one; seen by everybody else."""
    actor, *others = table.phones
    await asyncio.sleep(offset)
    ends = time.perf_counter() + SECONDS
    is_sealed = False
    while (begun := time.perf_counter()) < ends:
        if is_sealed:
            rev = await actor.act(do="reopen")
        else:
            rev = await actor.act(do="select", action="spy", augmentation="biomechanical")
        is_sealed = not is_sealed
        arrived = await asyncio.gather(*(other.until(rev) for other in others))
        took.append(max(arrived) - begun)
        await asyncio.sleep(max(0.0, ACTION_EVERY - (time.perf_counter() - begun)))


async def measure(folder: Path) -> list[tuple[str, str]]:
    """The lines of the report."""
    lines: list[tuple[str, str]] = []
    async with served("sqlite", folder) as (port, pid), httpx.AsyncClient(timeout=60) as client:
        await client.get(f"http://127.0.0.1:{port}/")
        rest = memory(pid)
        lines.append(("Host memory at rest (no browser)", f"{rest:.0f} MB"))
        tables: list[Table] = []
        best = 0
        for wanted in STEPS:
            while len(tables) < wanted:
                table = Table(f"http://127.0.0.1:{port}", client)
                await table.open(4, screens=PHONES - 4)
                await table.to_selection()
                tables.append(table)
            gc.collect()
            gc.freeze()
            took: list[float] = []
            spread = ACTION_EVERY / len(tables)
            await asyncio.gather(*(_lively(table, took, at * spread) for at, table in enumerate(tables)))
            for table in tables:
                phone = table.phones[0]
                if any(choice["do"] == "reopen" for choice in (await phone.now())["choices"]):
                    await phone.act(do="reopen")
            worst = p99(took)
            lines.append(
                (
                    f"{wanted} tables × {PHONES} phones, each with an action every {ACTION_EVERY:.0f} s",
                    f"median {median(took) * 1e3:.1f} ms, p99 {worst * 1e3:.1f} ms",
                )
            )
            if worst < LIMIT:
                best = wanted
            else:
                break
        weight = (memory(pid) - rest) / (len(tables) * PHONES)
        held = f"at least {best}" if best == STEPS[-1] else f"{best}"
        lines.append(("Tables × 6 phones one process holds at p99 < 100 ms", held))
        lines.append(("Host memory per connected phone", f"{weight * 1000:.0f} kB"))
        for table in tables:
            await table.close()
    return lines
