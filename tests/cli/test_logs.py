"""The terminal shows what strangers said, and never obeys it."""

from __future__ import annotations

import logging
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cli.logs import LONGEST, PlainFormatter, log_to_terminal

ESCAPES = "\x1b[2J\x1b]0;owned\x07 \r\n\x9b31m \u202egnp.exe\u2028"


def record(message: str, *, crashed: bool = False) -> logging.LogRecord:
    try:
        raise ValueError(ESCAPES)
    except ValueError:
        crash = sys.exc_info() if crashed else None
    return logging.LogRecord("flet", logging.WARNING, "", 0, "heard %s", (message,), crash)


@given(st.text())
def test_no_control_character_reaches_the_terminal(said: str) -> None:
    line = PlainFormatter(tracebacks=False).format(record(said))
    assert not [letter for letter in line if unicodedata.category(letter) in ("Cc", "Cf", "Zl", "Zp", "Cs")]


def test_a_crash_is_named_without_its_traceback_and_its_words() -> None:
    line = PlainFormatter(tracebacks=False).format(record("nothing", crashed=True))
    assert line == "WARNING flet: heard nothing (ValueError)"


def test_whoever_wants_tracebacks_gets_them_without_escapes() -> None:
    shown = PlainFormatter(tracebacks=True).format(record(ESCAPES, crashed=True))
    assert "Traceback" in shown
    assert "\x1b" not in shown
    assert "\u202e" not in shown


def test_a_line_has_an_end() -> None:
    assert len(PlainFormatter(tracebacks=False).format(record("x" * 10_000))) < LONGEST + 40


def test_everybodys_warnings_go_this_way(capsys: pytest.CaptureFixture[str]) -> None:
    kept = logging.root.handlers[:], logging.root.level
    try:
        log_to_terminal(tracebacks=False)
        logging.getLogger("asyncio").error("Task exception was never retrieved %s", ESCAPES)
    finally:
        logging.root.handlers[:], logging.root.level = kept
    shown = capsys.readouterr().err
    assert "Task exception was never retrieved" in shown
    assert shown.count("\n") == 1
    assert "\x1b" not in shown
