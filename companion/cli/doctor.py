"""`companion doctor`: why phones cannot find the host."""

from __future__ import annotations

import argparse

from companion.cli.commands import Commands
from companion.net import lan


def add_to(commands: Commands) -> None:
    """Name the command and its arguments."""
    parser = commands.add_parser("doctor", help=doctor_command.__doc__)
    parser.add_argument("--address", help="the address phones should use")
    parser.set_defaults(run=doctor_command)


def doctor_command(args: argparse.Namespace) -> int:
    """Say which network addresses were found, which one phones will use, and what to try."""
    for line in lan.doctor(args.address):
        print(line)
    return 0
