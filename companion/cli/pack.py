"""`companion pack check`: name every fault of a board or city pack."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from companion.cli.commands import Commands
from companion.cli.logs import printable
from companion.games import GAMES
from companion.net.packs import parsed
from companion.texts import reason, say


def add_to(commands: Commands) -> None:
    """Name the command and its arguments."""
    parser = commands.add_parser("pack", help="work with boards and cities")
    inner = parser.add_subparsers(dest="what", required=True, metavar="check")
    check = inner.add_parser("check", help=check_command.__doc__)
    check.add_argument("file", metavar="FILE", type=Path, help="a TOML or JSON pack")
    check.set_defaults(run=check_command)


def check_command(args: argparse.Namespace) -> int:
    """Check a pack file and name every fault; exit status 1 if there is one."""
    try:
        content = parsed(args.file)
    except OSError as error:
        print(printable(say("cli-cannot-read", file=str(args.file), problem=error.strerror or "")))
        return 2
    except ValueError as error:
        print(printable(say("pack-not-readable", problem=str(error))))
        return 1
    found = [say("pack-unknown-format", formats=", ".join(sorted(_formats())))]
    is_known = isinstance(content, dict) and isinstance(content.get("format"), str)
    if is_known and content["format"] in _formats():
        found = [reason(fault, {}) for fault in _formats()[content["format"]](content)]
    for sentence in found:
        print(printable(f"- {sentence}"))
    if not found:
        print(printable(say("pack-good", name=str(content.get("name", args.file.stem)))))
    return 1 if found else 0


def _formats() -> dict[str, Any]:
    return {name: check for game in GAMES for name, check in game.packs.items()}
