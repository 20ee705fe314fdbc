"""The commands people type, and the only place that joins games, table, store, net and ui."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib.metadata import version

from companion.cli import doctor, host, pack, purge, resolve, schema, verify

COMMANDS = (host, resolve, verify, schema, pack, purge, doctor)


def parser() -> argparse.ArgumentParser:
    """All commands with their arguments; a command's docstring is its help."""
    top = argparse.ArgumentParser(
        prog="companion", description="The app that sits beside a physical board game."
    )
    top.add_argument("--version", action="version", version=f"companion {version('tabletop-companion')}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in COMMANDS:
        module.add_to(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    args = parser().parse_args(argv)
    try:
        code: int = args.run(args)
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return code
