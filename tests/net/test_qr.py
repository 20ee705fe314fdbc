"""A QR code that was drawn can be read again."""

from __future__ import annotations

import re

import pytest
import qrcode

from companion.net import qr

LINK = "http://192.168.178.23:8400/j/KITE#AbCdEfGhIjKlMnOpQrStUv"


def from_terminal(text: str) -> list[list[bool]]:
    """Half blocks back to modules, True for dark."""
    rows: list[list[bool]] = []
    for line in re.sub(r"\x1b\[[0-9;]*m", "", text).splitlines():
        rows.append([block in "▄ " for block in line])
        rows.append([block in "▀ " for block in line])
    return rows


def from_svg(text: str) -> list[list[bool]]:
    """The dark path back to modules."""
    size = int(re.search(r'viewBox="0 0 (\d+)', text)[1])
    rows = [[False] * size for _ in range(size)]
    dark = re.findall(r' d="([^"]*)"', text)[1]
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)", dark):
        for at in range(int(x), int(x) + int(length)):
            rows[int(y)][at] = True
    return rows


def expected() -> list[list[bool]]:
    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=qr.QUIET)
    code.add_data(LINK)
    code.make(fit=True)
    return [list(map(bool, row)) for row in code.get_matrix()]


@pytest.mark.parametrize("coloured", [True, False])
def test_the_terminal_shows_every_module(coloured):
    drawn = from_terminal(qr.terminal(LINK, coloured=coloured))
    assert drawn[: len(expected())] == expected()
    assert not any(any(row) for row in drawn[len(expected()) :]), "the filling row is light"


def test_the_picture_shows_every_module():
    assert from_svg(qr.svg(LINK)) == expected()


def test_four_light_modules_lie_around_the_code():
    rows = qr.modules(LINK)
    edge = [*rows[: qr.QUIET], *rows[-qr.QUIET :]]
    assert not any(any(row) for row in edge)
    assert not any(any(row[: qr.QUIET] + row[-qr.QUIET :]) for row in rows)


def test_colours_make_it_the_same_on_light_and_dark_terminals():
    for line in qr.terminal(LINK).splitlines():
        assert line.startswith("\x1b[38;5;231;48;5;16m")
        assert line.endswith("\x1b[0m")


def test_it_fits_a_terminal():
    assert max(map(len, qr.terminal(LINK, coloured=False).splitlines())) <= 80


def test_the_picture_is_small():
    assert len(qr.svg(LINK)) < 16_000
