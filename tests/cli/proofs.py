"""Proofs to be checked: by `companion verify`, and by the programs that stand in docs/fair-deal.md."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from companion import paths
from companion.cli import main
from tests.cli.forging import Forged

HERE = Path(__file__)
CASES = HERE.parents[1] / "cases" / "deal"
FAIR_DEAL = HERE.parents[2] / "docs" / "fair-deal.md"
WORDS = paths.assets() / "words" / "seal-2048.txt"


def good(game: str = "emergence") -> Forged:
    proof: Forged = json.loads((CASES / f"good-{game}.json").read_text(encoding="utf-8"))
    return proof


def verified(text: str, noted: str, folder: Path) -> int:
    file = folder / "proof.json"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file), *(["--words", *noted.split()] if noted else [])])


def snippets() -> tuple[str, str]:
    """The programs in the document, as they stand there: for every deal, and for luck that came later."""
    check, later = re.findall(r"```python\n(.*?)```", FAIR_DEAL.read_text(encoding="utf-8"), re.DOTALL)
    return str(check), str(later)


def run(program: str, *arguments: str) -> tuple[str, str]:
    """A program of the document in a Python of its own: what it says, and the fault that it names."""
    done = subprocess.run(
        [sys.executable, "-I", "-X", "utf8", "-c", program, *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode == 0) is (done.stderr == ""), done.stderr
    return done.stdout, done.stderr.strip().rpartition("NOT fair: ")[2]


def checked_by_the_script(text: str, noted: str, folder: Path) -> str:
    """What the forty lines say, or the fault they name."""
    file = folder / "proof.json"
    file.write_text(text, encoding="utf-8")
    said, fault = run(snippets()[0], str(file), str(WORDS), *noted.split())
    return fault or said


def checked_as_luck(text: str, folder: Path) -> str:
    """The same of the lines for what came later."""
    file = folder / "proof.json"
    file.write_text(text, encoding="utf-8")
    said, fault = run(snippets()[1], str(file))
    return fault or said
