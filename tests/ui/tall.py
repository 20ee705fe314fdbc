"""Whether a page is high enough for what stands on it: columns share their height as in Flutter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import flet as ft

from tests.ui.room import _inner, _measure, _words, natural

SLACK = 8.0
"""Pixels that nobody misses: the estimate of a line is a little more than the line."""


def cut_off(root: Any, width: float, height: float) -> list[str]:
    """What does not fit into its height on a page of this size, in words."""
    faults: list[str] = []
    for one in _inner(root):
        _high(one, width, height, faults)
    return sorted(set(faults))


def _padding(control: Any) -> tuple[float, float]:
    found = getattr(control, "padding", None)
    if isinstance(control, (ft.OutlinedButton, ft.FilledButton)):
        found = control.style.padding if control.style else None
    if isinstance(found, (int, float)):
        return 2.0 * found, 2.0 * found
    return (found.left + found.right, found.top + found.bottom) if found else (0.0, 0.0)


def _lines(text: ft.Text, width: float) -> int:
    lines = 0
    for paragraph in str(text.value or "").split("\n"):
        used, lines = 0.0, lines + 1
        for space, word in re.findall(r"(\s*)([^\s-]*-|[^\s-]+)", paragraph):
            wide, gap = _measure(text, word), _measure(text, space) if used else 0.0
            if used and used + gap + wide > width + 2:
                lines, used, gap = lines + 1, 0.0, 0.0
            used += gap + wide
    return min(lines, text.max_lines) if text.max_lines else lines


def _split(children: list[Any]) -> tuple[list[Any], list[Any]]:
    """Those of a height or width of their own, and those that share the rest."""
    shares = [one for one in children if getattr(one, "expand", None)]
    return [one for one in children if one not in shares], shares


def _high(control: Any, width: float, room: float | None, faults: list[str]) -> float:
    """How high it is in this width; `room` is what it has, None: as much as it likes."""
    fixed = _number(getattr(control, "height", None))
    if isinstance(control, ft.Text):
        style: Any = control.style
        return float(_lines(control, width) * style.size * (style.height or 1.25))
    if isinstance(control, ft.Image):
        return fixed or 0.0
    across, down = _padding(control)
    wide = min(_number(getattr(control, "width", None)) or width, width) - across
    inside = fixed if fixed is not None else room
    inside = inside - down if inside is not None else None
    taken = (
        _row(control, wide, inside, faults)
        if isinstance(control, ft.Row)
        else _column(control, wide, inside, faults)
        if isinstance(control, ft.Column)
        else _stack(control, wide, inside, faults)
        if isinstance(control, ft.Stack)
        else max((_high(one, wide, inside, faults) for one in _inner(control)), default=0.0)
    )
    return fixed if fixed is not None else taken + down


def _number(value: Any) -> float | None:
    return float(value) if isinstance(value, (int, float)) else None


def _shared(total: float, shares: list[Any]) -> Iterator[tuple[Any, float]]:
    whole = sum(int(one.expand) for one in shares)
    yield from ((one, max(0.0, total) * int(one.expand) / whole) for one in shares)


def _row(row: ft.Row, width: float, room: float | None, faults: list[str]) -> float:
    children, gap = _inner(row), float(row.spacing or 0)
    if row.wrap:
        rows, used = [0.0], 0.0
        for one in children:
            wide = min(natural(one), width)
            if used and used + wide > width + 2:
                rows, used = [*rows, 0.0], 0.0
            rows[-1] = max(rows[-1], _high(one, wide, None, faults))
            used += wide + gap
        return sum(rows) + float(row.run_spacing or 0) * (len(rows) - 1)
    stiff, shares = _split(children)
    highest = [_high(one, natural(one) + 2, room, faults) for one in stiff]
    rest = width - gap * max(0, len(children) - 1) - sum(natural(one) for one in stiff)
    highest += [_high(one, wide, room, faults) for one, wide in _shared(rest, shares)]
    return max(highest, default=0.0)


def _column(column: ft.Column, width: float, room: float | None, faults: list[str]) -> float:
    children = _inner(column)
    gaps = float(column.spacing or 0) * max(0, len(children) - 1)
    if column.scroll is not None or column.wrap:
        whole = gaps + sum(_high(one, width, None, faults) for one in children)
        return whole if room is None else min(whole, room)
    stiff, shares = _split(children)
    taken = gaps + sum(_high(one, width, None, faults) for one in stiff)
    if room is not None and taken > room + SLACK:
        faults.append(f"cut off by {taken - room:.0f}: {_words(column)}")
    if room is None:
        return taken + sum(_high(one, width, None, faults) for one in shares)
    for one, high in _shared(room - taken, shares):
        _high(one, width, high, faults)
    return room if shares else taken


def _stack(stack: ft.Stack, width: float, room: float | None, faults: list[str]) -> float:
    highest = 0.0
    for one in _inner(stack):
        above, below, left, right = (
            _number(getattr(one, side, None)) for side in ("top", "bottom", "left", "right")
        )
        sides = (left or 0.0) + (right or 0.0)
        inside = None
        if room is not None and stack.clip_behavior != ft.ClipBehavior.NONE:
            inside = room - (above or 0.0) - (below or 0.0)
        high = _high(one, width - sides, inside, faults)
        highest = max(highest, high if above is None and below is None else 0.0)
    return room if room is not None and stack.expand else highest
