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
from pathlib import Path

from companion.cli import console, house
from companion.cli.claim import Claim, Claimed
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


class Occupied(Sorry):
    """There is one already, from the same folder: it opens, runs, or says farewell."""


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
    with _claimed(args.data) as claim:
        _serve(args, claim, chosen)


def _claimed(data: Path) -> Claim:
    """The folder and its key, for us alone. Raises `Sorry`."""
    try:
        claim = Claim(data)
        house.host_key(data)
    except Claimed:
        link = house.running_link(data)
        runs = say("desktop-running", link=link) if link else say("host-occupied", folder=str(data))
        raise Occupied(runs) from None
    except OSError as error:
        raise Sorry(say("host-no-folder", folder=str(data), problem=error.strerror or "")) from None
    return claim


def _serve(args: argparse.Namespace, claim: Claim, chosen: lan.Address) -> None:
    """With the folder for us alone: take the port, and host."""
    try:
        listening = listen(args.port, chosen)
    except OSError:
        raise Sorry(say("host-port-busy", port=str(args.port), other=str(args.port + 1))) from None
    try:
        with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt):
            _run(_host(args, claim, listening, chosen))
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


async def _host(
    args: argparse.Namespace, claim: Claim, listening: socket.socket, chosen: lan.Address
) -> None:
    """Open the house and keep it open until Ctrl-C, Quit, or the end of its window."""
    # The server listens to both signals while it serves, and then gives back what it found: one that comes
    # before is remembered, and a second one does not break the end.
    loop, is_over = asyncio.get_running_loop(), asyncio.Event()
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: loop.call_soon_threadsafe(is_over.set))
    tls = (args.tls[0], args.tls[1]) if args.tls else None
    names, proxies = tuple(args.name), tuple(args.proxy)
    at = f"{'https' if tls else 'http'}://{chosen.host}:{listening.getsockname()[1]}"
    hosted = Hosted(
        claim,
        listening,
        chosen,
        tls,
        names=names,
        proxies=proxies,
        is_announced=not args.no_announce,
        store=await in_database(args.store, args.slot, at, args.public or "") if args.store else None,
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
    await asyncio.sleep(0)  # a signal from before is heard now
    if is_over.is_set():
        hosted.stop()
    opens_browser = not args.no_browser and has_screen()
    if opens_browser and not args.window and not is_over.is_set():
        webbrowser.open(hosted.private_link)
    window = asyncio.create_task(_window(hosted, opens_browser=opens_browser)) if args.window else None
    await hosted.ended()
    if window:
        window.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await window
    if hosted.is_fenced:
        raise Sorry(say("host-fenced", store=named(args.store)))


async def _window(hosted: Hosted, *, opens_browser: bool) -> None:
    """The host's own window; who closes it stops the host. Without one there is still the browser."""
    try:
        await show(hosted.window, has_screen=has_screen())
    except NoWindow as error:
        print(say("host-no-window", problem=str(error)), file=sys.stderr)
        if opens_browser:
            webbrowser.open(hosted.private_link)
    else:
        hosted.stop()


def has_screen() -> bool:
    """Whether there is a desktop on which a browser or a window could open."""
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
