"""`companion host`: the arguments; `hosting` does the work."""

from __future__ import annotations

import argparse
from pathlib import Path
from urllib.parse import urlsplit

from companion import paths
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
        "--slot", default="a", metavar="WORD", help="which of the hosts at one database this one is"
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
    from companion.cli.hosting import host  # noqa: PLC0415 - only a host needs the screens

    return host(args)


def _store(word: str) -> str:
    if urlsplit(word).scheme not in SCHEMES:
        raise argparse.ArgumentTypeError(say("host-bad-store"))
    return word


def _port(word: str) -> int:
    number = int(word)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(say("host-bad-port"))
    return number
