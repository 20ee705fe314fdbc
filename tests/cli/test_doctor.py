"""`companion doctor`."""

from __future__ import annotations

import pytest

from companion.cli import main


def test_the_doctor_says_something(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out.strip()
