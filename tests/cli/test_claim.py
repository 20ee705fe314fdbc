"""Two hosts on one journal would each tell their own phones another game."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from companion.cli import claim
from companion.cli.claim import Claim, Claimed
from tests.faults.hosts import ROOT

HOLDER = """
import sys, pathlib
from companion.cli.claim import Claim
Claim(pathlib.Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_folder_is_one_hosts_until_it_lets_go(tmp_path: Path) -> None:
    with Claim(tmp_path / "new") as first:
        with pytest.raises(Claimed):
            Claim(tmp_path / "new")
        Claim(tmp_path / "other").release()
    first.release()
    Claim(tmp_path / "new").release()


def test_a_host_that_is_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(Claimed):
            Claim(tmp_path)
        holder.kill()
    Claim(tmp_path).release()


def test_a_drive_that_knows_no_locks_still_hosts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cannot(_file: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(claim, "_lock", cannot)
    Claim(tmp_path).release()


def test_a_folder_that_cannot_be_written_is_an_error_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        Claim(tmp_path / "file" / "data")
