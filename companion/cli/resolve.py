"""`companion resolve`: a game's arithmetic without a table, JSON lines in, JSON lines out."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from companion.cli.commands import Commands
from companion.games import GAMES
from companion.kernel.game import Procedure
from companion.texts import say


def procedures() -> dict[str, Procedure]:
    """Every procedure of every game, by its full name such as `emergence.compile`."""
    return {name: procedure for game in GAMES for name, procedure in game.procedures.items()}


def add_to(commands: Commands) -> None:
    """Name the command and its arguments."""
    parser = commands.add_parser("resolve", help=resolve_command.__doc__)
    parser.add_argument("procedure", metavar="PROCEDURE", choices=sorted(procedures()))
    parser.add_argument(
        "files", metavar="FILE", nargs="*", type=Path, help="JSON lines; standard input when none"
    )
    parser.set_defaults(run=resolve_command)


def resolve_command(args: argparse.Namespace) -> int:
    """Answer JSON lines with what the referee says; exit status 1 if any line failed."""
    procedure, failed = procedures()[args.procedure], False
    with ExitStack() as stack:
        try:
            sources = [stack.enter_context(file.open("rb")) for file in args.files] or [sys.stdin.buffer]
        except OSError as error:
            print(say("cli-cannot-read", file=str(error.filename), problem=error.strerror), file=sys.stderr)
            return 2
        for source in sources:
            for answer in answers(procedure, source):
                failed = failed or "error" in answer
                print(json.dumps(answer, ensure_ascii=False, separators=(",", ":")))
    return 1 if failed else 0


def answers(procedure: Procedure, lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    """One answer a line, in the same order; empty lines are passed over."""
    for line in lines:
        if line.strip():
            yield _answer(procedure, line)


def _answer(procedure: Procedure, line: bytes) -> dict[str, Any]:
    known: Any = None
    try:
        case = json.loads(line)
        if isinstance(case, dict) and "input" in case:
            known, given = case.get("id"), case["input"]
        else:
            given = case
        return {"id": known, "result": procedure(given)}
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        return {"id": known, "error": {"code": "BAD_INPUT", "message": _sentence(error)}}


def _sentence(error: Exception) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"This line is not JSON: {error}"
    return (str(error) or type(error).__name__).splitlines()[0][:300]
