"""Whether words fit where they stand: rows and columns get widths as in Flutter, with the real letters."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from functools import cache
from typing import Any

import flet as ft

from companion import paths
from companion.ui.kit.fonts import FONTS, TEXT_400

SLACK = 1.5
"""Pixels of rounding that nobody sees."""


@cache
def _letters(family: str) -> tuple[dict[int, float], float]:
    """Widths of the letters of a family, of one pixel's size, and that of a letter it does not have."""
    data = (paths.assets() / FONTS[family]).read_bytes()
    tables = {
        data[at : at + 4].decode(): struct.unpack(">II", data[at + 8 : at + 16])
        for at in range(12, 12 + 16 * struct.unpack(">H", data[4:6])[0], 16)
    }
    em = struct.unpack(">H", data[tables["head"][0] + 18 : tables["head"][0] + 20])[0]
    count = struct.unpack(">H", data[tables["hhea"][0] + 34 : tables["hhea"][0] + 36])[0]
    start = tables["hmtx"][0]
    wide = [struct.unpack(">H", data[start + 4 * at : start + 4 * at + 2])[0] / em for at in range(count)]
    found = {code: wide[min(glyph, count - 1)] for code, glyph in _glyphs(data, tables["cmap"][0])}
    return found, 0.6


def _glyphs(data: bytes, start: int) -> Iterator[tuple[int, int]]:
    """Letters and their glyphs, from the first table of format 4."""
    number = struct.unpack(">H", data[start + 2 : start + 4])[0]
    for at in range(number):
        here = start + struct.unpack(">I", data[start + 8 + 8 * at : start + 12 + 8 * at])[0]
        if struct.unpack(">H", data[here : here + 2])[0] != 4:
            continue
        count = struct.unpack(">H", data[here + 6 : here + 8])[0] // 2
        read = struct.Struct(f">{count}H")
        ends = read.unpack_from(data, here + 14)
        starts = read.unpack_from(data, here + 16 + 2 * count)
        deltas = read.unpack_from(data, here + 16 + 4 * count)
        offsets = read.unpack_from(data, here + 16 + 6 * count)
        for part in range(count):
            for code in range(starts[part], min(ends[part], 0xFFFE) + 1):
                if offsets[part] == 0:
                    yield code, (code + deltas[part]) & 0xFFFF
                else:
                    spot = here + 16 + 6 * count + 2 * part + offsets[part] + 2 * (code - starts[part])
                    yield code, struct.unpack(">H", data[spot : spot + 2])[0]
        return


def width_of(text: str, family: str, size: float) -> float:
    """How wide a line of text is."""
    known, otherwise = _letters(family if family in FONTS else TEXT_400)
    return size * sum(known.get(ord(letter), otherwise) for letter in text)


def _measure(text: ft.Text, words: str) -> float:
    style: Any = text.style
    return width_of(words, style.font_family, style.size) + (style.letter_spacing or 0) * len(words)


def _inner(control: Any) -> list[Any]:
    found = []
    for name in ("_b", "content", "controls"):
        value = getattr(control, name, None)
        found += [_body(one) for one in (value if isinstance(value, list) else [value])]
    return [one for one in found if _is_drawn(one)]


def _body(control: Any) -> Any:
    """A component is laid out as what it draws: the client unwraps it."""
    while (body := getattr(control, "_b", None)) is not None:
        control = body
    return control


def _is_drawn(control: Any) -> bool:
    return isinstance(control, ft.BaseControl) and getattr(control, "visible", True)


def _sides(padding: Any) -> float:
    if isinstance(padding, (int, float)):
        return 2.0 * padding
    return float(padding.left + padding.right) if padding else 0.0


def _around(control: Any) -> float:
    """What padding and buttons take of the width."""
    if isinstance(control, (ft.OutlinedButton, ft.FilledButton)):
        return _sides(control.style.padding) if control.style and control.style.padding else 32.0
    return _sides(getattr(control, "padding", None))


def natural(control: Any) -> float:
    """The width a control takes when it may have any."""
    if isinstance(control, ft.Text):
        return max((_measure(control, line) for line in str(control.value).split("\n")), default=0.0)
    fixed = getattr(control, "width", None)
    if fixed is not None:
        return float(fixed)
    inner = [natural(one) for one in _inner(control)]
    if isinstance(control, ft.Row) and not control.wrap:
        return sum(inner) + (control.spacing or 0) * max(0, len(inner) - 1)
    return max(inner, default=0.0) + _around(control)


def misfits(control: Any, width: float) -> Iterator[str]:
    """Everything below this control that is cut off, broken or pushed out, in words."""
    if isinstance(control, ft.Text):
        yield from _text(control, width)
        return
    fixed = getattr(control, "width", None)
    inside = (min(float(fixed), width) if fixed is not None else width) - _around(control)
    if isinstance(control, ft.Row):
        yield from _row(control, inside)
    elif isinstance(control, ft.Stack):
        for one in _inner(control):
            taken = (getattr(one, "left", None) or 0) + (getattr(one, "right", None) or 0)
            yield from misfits(one, inside - taken)
    else:
        for one in _inner(control):
            yield from misfits(one, inside)


def _row(row: ft.Row, width: float) -> Iterator[str]:
    children = _inner(row)
    if row.wrap:
        for one in children:
            yield from misfits(one, min(natural(one), width))
            if natural(one) > width + SLACK and not _bends(one):
                yield f"wider than the page: {_words(one)}"
        return
    rest = width - (row.spacing or 0) * max(0, len(children) - 1)
    flexible = [one for one in children if getattr(one, "expand", None)]
    stiff = [one for one in children if not getattr(one, "expand", None)]
    taken = sum(natural(one) for one in stiff)
    if taken > rest + SLACK:
        yield f"pushed out by {taken - rest:.0f}: {_words(row)}"
    for one in stiff:
        yield from misfits(one, natural(one) + SLACK)
    for one in flexible:
        share = max(0.0, rest - taken) * int(one.expand) / sum(int(other.expand) for other in flexible)
        yield from misfits(one, share)


def _bends(control: Any) -> bool:
    """Whether there is a text that may wrap inside."""
    return any(_bends(one) for one in _inner(control)) or (
        isinstance(control, ft.Text) and control.max_lines != 1
    )


def _words(control: Any) -> str:
    if isinstance(control, ft.Text):
        return str(control.value)
    return " ".join(filter(None, (_words(one) for one in _inner(control))))[:80]


def _text(text: ft.Text, width: float) -> Iterator[str]:
    """Cut at the last line, or a word broken in two where nothing says that it may be."""
    lines, used = 1, 0.0
    is_broken = False
    for space, word in re.findall(r"(\s*)([^\s-]*-|[^\s-]+)", str(text.value)):
        wide = _measure(text, word)
        gap = _measure(text, space) if used else 0.0
        if used and used + gap + wide > width + SLACK:
            lines, used, gap = lines + 1, 0.0, 0.0
        while wide > width + SLACK and wide > 0:
            is_broken, lines, wide = True, lines + 1, wide - max(width, 1.0)
        used += gap + wide
    if text.max_lines and lines > text.max_lines:
        yield f"cut: {text.value}"
    elif is_broken and text.max_lines in (None, 1):  # a name that has lines may be broken
        yield f"broken: {text.value}"
