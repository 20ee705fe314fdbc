"""`companion host`: the arguments; `hosting` does the work."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from urllib.parse import urlsplit

from companion import paths
from companion.cli import workers
from companion.cli.commands import Commands
from companion.cli.stores import SCHEMES
from companion.net.invitation import DEFAULT_PORT
from companion.texts import say


def add_to(commands: Commands) -> None:
    """Name the command and its arguments."""
    parser = commands.add_parser("host", help=host_command.__doc__)
    _take(parser)
    parser.set_defaults(run=host_command)


def arguments(*words: str) -> argparse.Namespace:
    """What a host is started with, by whoever is not a command line."""
    parser = argparse.ArgumentParser()
    _take(parser)
    return parser.parse_args(words)


def _take(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=_port, default=DEFAULT_PORT)
    parser.add_argument("--address", help="the address phones should use, when several are found")
    parser.add_argument(
        "--data", metavar="DIR", type=Path, default=paths.data(), help="where journals are kept"
    )
    parser.add_argument(
        "--store",
        type=_store,
        metavar="URL",
        help="keep the tables in this PostgreSQL database, postgresql://user@host/name (docs/venue.md)",
    )
    parser.add_argument(
        "--slot", type=_slot, default="a", metavar="WORD", help="which of the hosts at one database this is"
    )
    parser.add_argument(
        "--public",
        type=_public,
        metavar="URL",
        help="the address of all hosts at one database, behind a proxy (docs/venue.md)",
    )
    parser.add_argument(
        "--workers",
        type=_count,
        default=1,
        metavar="N",
        help="so many hosts at one database on this machine, at ports in a row (with --store)",
    )
    parser.add_argument(
        "--name", action="append", default=[], help="another name this host is called by (may be repeated)"
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy in front of it that is believed where a request comes from (may be repeated)",
    )
    parser.add_argument("--tls", nargs=2, metavar=("CERT", "KEY"), type=Path, help="serve HTTPS")
    parser.add_argument("--window", action="store_true", help="also open a window of its own")
    parser.add_argument("--no-announce", action="store_true", help="do not tell the network of open tables")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--tracebacks", action="store_true", help="write whole tracebacks to the terminal")


def host_command(args: argparse.Namespace) -> int:
    """Host tables on the local network: prints the QR code and the links, takes up what was unfinished."""
    if args.workers > 1:
        return _several(args)
    from companion.cli.hosting import host  # noqa: PLC0415 - only a host needs the screens

    return host(args)


def _several(args: argparse.Namespace) -> int:
    if not args.store:
        print(say("host-workers-need-store"), file=sys.stderr)
        return workers.SAID_WHY
    if args.window or not args.port:
        print(say("host-workers-alone"), file=sys.stderr)
        return workers.SAID_WHY
    try:
        return workers.run(args)
    except OSError as error:
        print(say("host-no-folder", folder=str(args.data), problem=error.strerror or ""), file=sys.stderr)
        return workers.SAID_WHY


def _store(word: str) -> str:
    if urlsplit(word).scheme not in SCHEMES:
        raise argparse.ArgumentTypeError(say("host-bad-store"))
    return word


def _count(word: str) -> int:
    number = int(word)
    if not 1 <= number <= workers.MOST:
        raise argparse.ArgumentTypeError(say("host-bad-workers", most=workers.MOST))
    return number


def _slot(word: str) -> str:
    if not re.fullmatch("[a-z0-9]{1,16}", word):
        raise argparse.ArgumentTypeError(say("host-bad-slot"))
    return word


def _public(word: str) -> str:
    parts = urlsplit(word)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise argparse.ArgumentTypeError(say("host-bad-public"))
    return f"{parts.scheme}://{parts.netloc}"


def _port(word: str) -> int:
    number = int(word)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(say("host-bad-port"))
    return number
