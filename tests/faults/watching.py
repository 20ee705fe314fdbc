"""The other process of `witness.py`: it prints when each view arrives. It imports little, and starts at once.

`python -m tests.faults.watching URL KEY`
"""

from __future__ import annotations

import asyncio
import json
import sys
import time

from websockets.asyncio.client import connect

VIEWS = ('{"t": "welcome"', '{"t":"view"')


async def watch(url: str, screen: str) -> None:
    """A shared screen, until it is killed."""
    async with connect(url, max_size=None) as connection:
        await connection.send(json.dumps({"t": "hello", "v": 1, "screen": screen}))
        async for frame in connection:
            now = time.perf_counter()
            if str(frame).startswith(VIEWS):
                print(now, flush=True)


if __name__ == "__main__":
    asyncio.run(watch(*sys.argv[1:]))
