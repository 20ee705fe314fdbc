"""QR codes for a terminal and for a screen."""

from __future__ import annotations

import qrcode
from qrcode.constants import ERROR_CORRECT_M

QUIET = 4
"""Light modules around the code; scanners need them."""

_WHITE_ON_BLACK = "\x1b[38;5;231;48;5;16m"
_PLAIN = "\x1b[0m"


def modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """Rows of the code, True for dark, quiet zone included. Level M: 15 % of it may be dirty or in shade."""
    code = qrcode.QRCode(error_correction=ERROR_CORRECT_M, border=QUIET)
    code.add_data(text)
    code.make(fit=True)
    return tuple(tuple(bool(dark) for dark in row) for row in code.get_matrix())


def terminal(text: str, *, coloured: bool = True) -> str:
    """The code as half blocks, two rows a line.

    Drawn as light blocks on forced black, so a dark and a light terminal show the same code. Without colours
    (a pipe, a file) the light blocks stand on whatever the ground is, which fits a dark one.
    """
    rows = modules(text)
    if len(rows) % 2:
        rows = (*rows, (False,) * len(rows))
    lines = []
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        line = "".join(_HALVES[top, bottom] for top, bottom in zip(upper, lower, strict=True))
        lines.append(f"{_WHITE_ON_BLACK}{line}{_PLAIN}" if coloured else line)
    return "\n".join(lines)


_HALVES = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}


def svg(text: str, *, dark: str = "#0E1116", light: str = "#FFFFFF") -> str:
    """The code as one small picture: one path of dark runs on a light ground, in any size."""
    rows = modules(text)
    size = len(rows)
    path = "".join(
        f"M{start} {y}h{length}v1h-{length}z" for y, row in enumerate(rows) for start, length in _runs(row)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="{light}" d="M0 0h{size}v{size}H0z"/><path fill="{dark}" d="{path}"/></svg>'
    )


def _runs(row: tuple[bool, ...]) -> list[tuple[int, int]]:
    """Where dark modules begin, and how many follow each other."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and found and sum(found[-1]) == x:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif dark:
            found.append((x, 1))
    return found
