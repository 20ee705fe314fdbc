"""Every command: its arguments, its help, its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion import cli
from companion.cli import main

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "args", [[], ["dance"], ["host", "--port", "99999"], ["host", "--port", "x"], ["verify"]]
)
def test_wrong_arguments_are_explained(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(args)
    assert stop.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_every_command_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    for command in cli.parser()._subparsers._group_actions[0].choices:  # type: ignore[union-attr]
        with pytest.raises(SystemExit) as stop:
            main([command, "--help"])
        assert stop.value.code == 0
        assert len(capsys.readouterr().out) > 60


def test_a_reader_that_goes_away_is_no_drama() -> None:
    command: list[Any] = [sys.executable, "-m", "companion.cli", "schema"]
    writer = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert writer.stdout is not None
    writer.stdout.read(10)
    writer.stdout.close()
    assert writer.stderr is not None
    assert b"Traceback" not in writer.stderr.read()
    writer.stderr.close()
    assert writer.wait() == 0
