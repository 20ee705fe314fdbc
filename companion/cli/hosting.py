"""One process with everything in it: the house is put together here."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Coroutine

import flet as ft

from companion import paths
from companion.cli import house
from companion.cli.front import HallFront
from companion.cli.welcome import welcome
from companion.games import GAMES
from companion.net import lan
from companion.net.client import make_client
from companion.net.cues import Cues
from companion.net.flet import apply_patches
from companion.net.flet.socket import Main
from companion.net.hall import Hall
from companion.net.packs import Packs
from companion.net.server import Server, settle_memory
from companion.net.serving import uvicorn_server
from companion.net.visitor import Visitor, current
from companion.store import SqliteJournal
from companion.table.journal import JournalUnreadable, JournalUnwritable
from companion.texts import say
from companion.ui import app

ALL_INTERFACES = "0.0.0.0"  # noqa: S104 - phones on the local network must reach it


def host(args: argparse.Namespace) -> int:
    """Take the port and the folder, or say in a sentence why not; then host until Ctrl-C."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if args.tls and not all(file.is_file() for file in args.tls):
        return _sorry("host-no-certificate", files=", ".join(str(file) for file in args.tls))
    chosen = lan.choose(args.address)
    try:
        listening = _listen(args.port, only_here=not chosen.reaches_phones)
    except OSError:
        return _sorry("host-port-busy", port=str(args.port), other=str(args.port + 1))
    try:
        args.data.mkdir(parents=True, exist_ok=True)
        house.host_key(args.data)
    except OSError as error:
        return _sorry("host-no-folder", folder=str(args.data), problem=error.strerror or "")
    try:
        with contextlib.suppress(KeyboardInterrupt):
            _run(_host(args, listening, chosen))
    except (JournalUnreadable, JournalUnwritable) as error:
        return _sorry("host-no-journal", file=str(house.journal_file(args.data)), problem=str(error))
    print(say("host-stopped"))
    return 0


def _sorry(text_id: str, **values: object) -> int:
    print(say(text_id, **values), file=sys.stderr)
    return 2


def _run(work: Coroutine[None, None, None]) -> None:
    """In uvloop where it is installed, in plain asyncio everywhere else."""
    try:
        import uvloop  # noqa: PLC0415 - optional
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


async def _host(args: argparse.Namespace, listening: socket.socket, chosen: lan.Address) -> None:
    """Put the house together and keep it open."""
    apply_patches()
    address = f"{'https' if args.tls else 'http'}://{chosen.host}:{listening.getsockname()[1]}"
    cues, key = Cues(), house.host_key(args.data)
    hall = Hall(
        GAMES,
        SqliteJournal(house.journal_file(args.data)),
        Packs(house.packs_folder(args.data)),
        address=lambda: address,
        changed=cues.changed,
    )
    front = HallFront(hall)

    async def page(new: ft.Page) -> None:
        await app.main(new, front, current.get())

    await hall.open_up()
    settle_memory()
    table = hall.newest_open() or await hall.create(GAMES[0].card.id)
    host_link = f"{address}/host/{key.reveal()}"

    def opened() -> None:
        """Only now: before this, nobody would answer, and Ctrl-C would not end it tidily."""
        print(welcome(hall, table, address, host_link, lan.warning(chosen)), flush=True)
        if not args.no_browser and _has_screen():
            webbrowser.open(host_link)

    client = make_client(paths.cache())
    server = Server(hall, cues, key, client, page, is_secure=bool(args.tls), opened=opened)
    window = asyncio.create_task(_window(page)) if args.window else None
    tls = (args.tls[0], args.tls[1]) if args.tls else None
    port = listening.getsockname()[1]
    # The server listens to both signals and gives back what it found: a second Ctrl-C must not break the end.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    await uvicorn_server(server.app, chosen.ip, port, tls, server.farewell).serve(sockets=[listening])
    if window:
        window.cancel()


async def _window(page: Main) -> None:
    """A native window in the same process; its viewer is downloaded by Flet the first time."""
    current.set(Visitor(device="window", is_host=True))
    try:
        await ft.run_async(page, view=ft.AppView.FLET_APP, assets_dir=str(paths.assets()))
    except Exception as error:  # noqa: BLE001 - without a window there is still the browser
        print(say("host-no-window", problem=type(error).__name__), file=sys.stderr)


def _listen(port: int, *, only_here: bool) -> socket.socket:
    """The one port, taken before anything else so that a busy one is a sentence."""
    # Named as TCP, or asyncio leaves Nagle's algorithm on and every answer takes 40 ms.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(("127.0.0.1" if only_here else ALL_INTERFACES, port))
        listening.listen(256)
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening


def _has_screen() -> bool:
    """Whether there is a desktop on which a browser could open."""
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
