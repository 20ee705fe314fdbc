"""The house is put together in a process of its own: whatever a test has imported before proves nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("first", ["companion.cli.hosting", "companion.ui.stage", "companion.ui.kit"])
def test_nothing_must_be_imported_before(first: str) -> None:
    """A circle of imports depends on who comes first: once no host could start, and tests were green."""
    subprocess.run([sys.executable, "-c", f"import {first}"], cwd=ROOT, check=True)
