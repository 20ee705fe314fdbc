"""`companion verify`: check the deal of a finished game."""

from __future__ import annotations

import argparse
from pathlib import Path

from pydantic import ValidationError

from companion.cli.commands import Commands
from companion.cli.logs import printable
from companion.games import by_id
from companion.table import older_proof
from companion.table.checks import faults
from companion.table.older_proof import OlderProof
from companion.table.proof import Proof, deals, read, told
from companion.texts import say

FAIR, NOT_FAIR, NO_PROOF, OLDER = 0, 1, 2, 3
"""What the command answers to a script. An older proof is never fair."""


def add_to(commands: Commands) -> None:
    """Name the command and its arguments."""
    parser = commands.add_parser("verify", help=verify_command.__doc__)
    parser.add_argument("file", metavar="FILE", type=Path, help="the proof saved from the end screen")
    parser.add_argument(
        "--words", nargs=6, default=(), metavar="WORD", help="the six words you noted before the first card"
    )
    parser.set_defaults(run=verify_command)


def verify_command(args: argparse.Namespace) -> int:
    """Check a finished game's deal from its proof file."""
    try:
        text = args.file.read_bytes()
    except OSError as error:
        print(printable(say("cli-cannot-read", file=str(args.file), problem=error.strerror or "")))
        return NO_PROOF
    try:
        return _older(OlderProof.model_validate_json(text))
    except ValidationError:
        pass
    if b"companion-proof/" not in text:
        print(printable(say("verify-no-proof", file=str(args.file))))
        return NO_PROOF
    found = faults(text, by_id, " ".join(args.words))
    if found:
        print(say("verify-not-fair"))
        for fault in found:
            name, _, seat = fault.partition(" ")
            print(printable(f"  {fault}: {say(f'verify-fault-{name}', seat=seat)}"))
        return NOT_FAIR
    _tell(read(text), is_noted=bool(args.words))
    return FAIR


def _tell(proof: Proof, *, is_noted: bool) -> None:
    """Who held what, and whose devices made the deal."""
    game, names = by_id(proof.game), {seat.seat: seat.name for seat in proof.seats}
    by_phones = sum(seat.by == "phone" for seat in proof.seats)
    print(say("verify-fair", words=proof.words))
    print(say("verify-noted" if is_noted else "verify-compare"))
    print(say("verify-draw", draw=proof.draw, phones=by_phones, seats=len(names)))
    if not by_phones:
        print(say("verify-host-alone"))
    for seat in proof.seats:
        print(printable("  " + say("verify-cut", name=seat.name, at=seat.cut, by=seat.by)))
    for deal in deals(proof, game):
        print(printable(f"  {deal.label}: {', '.join(told(deal, game, names))}"))


def _older(proof: OlderProof) -> int:
    found = older_proof.faults(proof)
    for fault in found:
        print(say(fault))
    if found:
        return NOT_FAIR
    print(printable(say("verify-older", phrase=proof.phrase)))
    for seat, cut in zip(proof.seats, proof.cuts, strict=True):
        name = proof.names.get(seat, seat)
        by = "given" if seat in proof.given else "own"
        print(printable("  " + say("verify-cut", name=name, at=cut, by=by)))
    for deal in proof.deals:
        print(printable(f"  {deal.label}: {', '.join(deal.order)}"))
    return OLDER
