"""The servers under test, each a process: `python -m tests.bench.hosts KIND FOLDER [STORE SLOT]`."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from pathlib import Path

import flet as ft
import uvicorn
import websockets

from companion.cli.front import HallFront
from companion.games import GAMES
from companion.net import crowd
from companion.net.client import make_client
from companion.net.cues import Cues
from companion.net.flet import apply_patches
from companion.net.hall import Hall
from companion.net.packs import Packs
from companion.net.server import Server, settle_memory
from companion.net.serving import uvicorn_server
from companion.net.venue import Venue
from companion.net.visitor import HostKey, current
from companion.store import MemoryJournal, SqliteJournal
from companion.store.postgres import PostgresJournal
from companion.table.journal import Journal
from companion.table.owners import Owners
from companion.ui import app

KEY = "bench-host-key"


async def bare() -> None:
    """A broadcast and nothing else: what a phone says goes to all, with the frame it gave as a sample."""
    phones: set[websockets.ServerConnection] = set()
    sample = "null"

    async def phone(socket: websockets.ServerConnection) -> None:
        nonlocal sample
        phones.add(socket)
        try:
            async for message in socket:
                asked = json.loads(message)
                sample = asked.get("sample", sample)
                websockets.broadcast(phones, f'{{"n":{asked["n"]},"frame":{sample}}}')
        finally:
            phones.discard(socket)

    async with websockets.serve(phone, "127.0.0.1", 0, compression=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await asyncio.Future()


async def node(store: str, slot: str, folder: Path) -> None:
    """One of several hosts at a database; port and address are known before it joins."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(1024)
        port = listening.getsockname()[1]
        journal = await PostgresJournal.join(store, slot, f"http://127.0.0.1:{port}")
        await host(journal, folder, listening, journal)


async def host(
    journal: Journal, folder: Path, listening: socket.socket | None = None, owners: Owners | None = None
) -> None:
    """The real hall, the real server and the real screens; all its phones come from one address."""
    apply_patches()
    crowd.MOST_OF_AN_ADDRESS = crowd.MOST_STRANGERS = 1 << 30

    async def page(new: ft.Page) -> None:
        await app.main(new, front, current.get())

    client = make_client(folder / "cache")
    await client.start()
    await asyncio.to_thread(client.packed.wait)
    cues = Cues()
    at = f"http://127.0.0.1:{listening.getsockname()[1]}" if listening else ""
    hall = Hall(GAMES, journal, Packs(), address=lambda: at, changed=cues.changed)
    front = HallFront(hall)
    server = Server(hall, cues, HostKey(KEY), client, page, owners=owners)
    uv: uvicorn.Server = uvicorn_server(server.app, "127.0.0.1", 0)
    if owners:
        await Venue(hall, owners, lambda: None).begin()
    settle_memory()
    serving = asyncio.create_task(uv.serve(sockets=[listening] if listening else None))
    while not uv.started:  # noqa: ASYNC110 - uvicorn tells nobody
        await asyncio.sleep(0.01)
    print(uv.servers[0].sockets[0].getsockname()[1], flush=True)
    await serving


def main() -> None:
    """Run the asked one until killed."""
    kind, folder = sys.argv[1], Path(sys.argv[2])
    try:
        import uvloop  # noqa: PLC0415 - optional
    except ImportError:
        run = asyncio.run
    else:
        run = uvloop.run
    match kind:
        case "bare":
            run(bare())
        case "memory":
            run(host(MemoryJournal(), folder))
        case "sqlite":
            run(host(SqliteJournal(folder / "journal.sqlite"), folder))
        case "postgres":
            run(node(*sys.argv[3:5], folder))


if __name__ == "__main__":
    main()
