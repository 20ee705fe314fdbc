"""Run all benchmarks and write docs/benchmarks.md."""

from __future__ import annotations

import asyncio
import os
import platform
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from tests.bench import emergent, hall, latency, redraw, rules, visit

REPORT = Path(__file__).parents[2] / "docs" / "benchmarks.md"


def machine() -> str:
    """What it ran on."""
    known = Path("/proc/cpuinfo")
    lines = known.read_text(encoding="utf-8").splitlines() if known.exists() else []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    model = names[0] if names else platform.processor()
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


async def main() -> None:
    """All parts, one after the other, each printed when it is done."""
    wanted = sys.argv[1:] or ["rules", "emergent", "redraw", "latency", "visit", "hall"]
    lines: list[tuple[str, str]] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in wanted:
            match part:
                case "rules":
                    found = rules.measure()
                case "emergent":
                    found = emergent.measure()
                case "redraw":
                    found = await redraw.measure(folder)
                case "latency":
                    found = await latency.measure(folder)
                case "visit":
                    found = await visit.measure(folder)
                case "hall":
                    found = await hall.measure(folder)
                case _:
                    raise SystemExit(f"no such benchmark: {part}")
            for what, figure in found:
                print(f"{what}: {figure}", flush=True)
            lines += found
    if not sys.argv[1:]:
        table = "\n".join(f"| {what} | {figure} |" for what, figure in lines)
        REPORT.write_text(
            f"# Benchmarks\n\n`make bench`, {datetime.now(UTC):%Y-%m-%d}, on {machine()}. Clients and host"
            " share the machine; what is compared was measured in the same run.\n\n"
            f"| what | figure |\n|---|---|\n{table}\n",
            encoding="utf-8",
        )


if __name__ == "__main__":
    asyncio.run(main())
