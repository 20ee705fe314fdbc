"""`companion verify`: recheck every deal of a finished game."""

from __future__ import annotations

import argparse
from pathlib import Path

from pydantic import ValidationError

from companion.cli.commands import Commands
from companion.table.proof import Proof, faults
from companion.texts import say


def add_to(commands: Commands) -> None:
    """Name the command and its arguments."""
    parser = commands.add_parser("verify", help=verify_command.__doc__)
    parser.add_argument("file", metavar="FILE", type=Path, help="the proof saved from the end screen")
    parser.set_defaults(run=verify_command)


def verify_command(args: argparse.Namespace) -> int:
    """Recheck a finished game's deals from its proof file."""
    try:
        checked = Proof.model_validate_json(args.file.read_bytes())
    except OSError as error:
        print(say("cli-cannot-read", file=str(args.file), problem=error.strerror or ""))
        return 2
    except ValidationError:
        print(say("verify-no-proof", file=str(args.file)))
        return 2
    found = faults(checked)
    for fault in found:
        print(say(fault))
    if not found:
        cuts = ", ".join(
            say(
                "verify-cut",
                name=checked.names.get(seat, seat),
                at=cut,
                given="yes" if seat in checked.given else "no",
            )
            for seat, cut in zip(checked.seats, checked.cuts, strict=True)
        )
        print(say("verify-fair", phrase=checked.phrase, cuts=cuts, deals=len(checked.deals)))
        for deal in checked.deals:
            print(f"  {deal.label}: {', '.join(deal.order)}")
    return 1 if found else 0
