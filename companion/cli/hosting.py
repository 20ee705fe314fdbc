"""`companion host` at work: take the port and the folder, or say in a sentence why not; then host."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Coroutine

from companion.cli import console, house
from companion.cli.hosted import Hosted, listen
from companion.cli.logs import log_to_terminal
from companion.cli.stores import VenueMissing, in_database, named
from companion.cli.welcome import welcome
from companion.cli.window import NoWindow, show
from companion.net import lan
from companion.net.shelf import ClientMissing
from companion.table.journal import JournalUnreadable, JournalUnwritable, SlotTaken
from companion.texts import say


class Sorry(Exception):  # noqa: N818 - the word people hear
    """Why there is no host, as a sentence."""


def host(args: argparse.Namespace) -> int:
    """Host until somebody stops it; what goes wrong is a sentence."""
    console.prepare(house.log_file(args.data))
    try:
        run(args)
    except Sorry as sorry:
        print(sorry, file=sys.stderr)
        return 2
    print(say("host-stopped"))
    return 0


def run(args: argparse.Namespace) -> None:
    """Host until somebody stops it. Raises `Sorry`."""
    log_to_terminal(tracebacks=args.tracebacks)
    if args.tls and not all(file.is_file() for file in args.tls):
        raise Sorry(say("host-no-certificate", files=", ".join(str(file) for file in args.tls)))
    chosen = lan.choose(args.address)
    try:
        listening = listen(args.port, chosen)
    except OSError:
        raise Sorry(say("host-port-busy", port=str(args.port), other=str(args.port + 1))) from None
    try:
        house.make_private(args.data)
        house.host_key(args.data)
    except OSError as error:
        problem = error.strerror or ""
        raise Sorry(say("host-no-folder", folder=str(args.data), problem=problem)) from None
    try:
        with listening, contextlib.suppress(KeyboardInterrupt):
            _run(_host(args, listening, chosen))
    except ClientMissing as error:
        raise Sorry(say("host-no-client", files=", ".join(error.names), folder=str(error.folder))) from None
    except (JournalUnreadable, JournalUnwritable) as error:
        if args.store:
            raise Sorry(say("host-no-store", store=named(args.store), problem=str(error))) from None
        file = str(house.journal_file(args.data))
        raise Sorry(say("host-no-journal", file=file, problem=str(error))) from None
    except VenueMissing:
        raise Sorry(say("host-no-venue")) from None
    except SlotTaken:
        raise Sorry(say("host-slot-taken", slot=args.slot, store=named(args.store))) from None


def _run(work: Coroutine[None, None, None]) -> None:
    """In uvloop where it is installed, in plain asyncio everywhere else."""
    try:
        import uvloop  # noqa: PLC0415 - optional
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


async def _host(args: argparse.Namespace, listening: socket.socket, chosen: lan.Address) -> None:
    """Open the house and keep it open until Ctrl-C, Quit, or the end of its window."""
    # The server listens to both signals and gives back what it found: a second Ctrl-C must not break the end.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    tls = (args.tls[0], args.tls[1]) if args.tls else None
    names, proxies = tuple(args.name), tuple(args.proxy)
    at = f"{'https' if tls else 'http'}://{chosen.host}:{listening.getsockname()[1]}"
    hosted = Hosted(
        args.data,
        listening,
        chosen,
        tls,
        names=names,
        proxies=proxies,
        is_announced=not args.no_announce,
        store=await in_database(args.store, args.slot, at) if args.store else None,
    )
    table = await hosted.open()
    print(
        welcome(
            hosted.hall,
            table,
            hosted.address,
            hosted.private_link,
            lan.warning(chosen),
            hosted.named_link(table),
        ),
        flush=True,
    )
    if not args.no_browser and not args.window and has_screen():
        webbrowser.open(hosted.private_link)
    window = asyncio.create_task(_window(hosted)) if args.window else None
    await hosted.ended()
    if window:
        window.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await window
    if hosted.is_fenced:
        raise Sorry(say("host-fenced", store=named(args.store)))


async def _window(hosted: Hosted) -> None:
    """The host's own window; who closes it stops the host. Without one there is still the browser."""
    try:
        await show(hosted.window, has_screen=has_screen())
    except NoWindow as error:
        print(say("host-no-window", problem=str(error)), file=sys.stderr)
    else:
        hosted.stop()


def has_screen() -> bool:
    """Whether there is a desktop on which a browser or a window could open."""
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
