"""How wide a text is drawn, from the fonts we ship: advances, without kerning."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path

from companion.ui.kit.fonts import FONTS

ASSETS = Path(__file__).parents[2] / "assets"


def width(text: str, family: str, size: float) -> float:
    """In pixels, of one line."""
    advances, per_em = _font(family)
    return sum(advances.get(ord(letter), per_em) for letter in text) * size / per_em


@cache
def _font(family: str) -> tuple[dict[int, int], int]:
    """Advance of every letter, and units of a font's height."""
    data = (ASSETS / FONTS[family]).read_bytes()
    tables = {
        data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0]
        for at in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16)
    }
    (per_em,) = struct.unpack_from(">H", data, tables[b"head"] + 18)
    (count,) = struct.unpack_from(">H", data, tables[b"hhea"] + 34)

    def advance(glyph: int) -> int:
        found: int = struct.unpack_from(">H", data, tables[b"hmtx"] + 4 * min(glyph, count - 1))[0]
        return found

    return {code: advance(glyph) for code, glyph in _glyphs(data, tables[b"cmap"]).items()}, per_em


def _glyphs(data: bytes, cmap: int) -> dict[int, int]:
    """Letter → glyph, from the table of the basic plane (format 4)."""
    for at in range(cmap + 4, cmap + 4 + 8 * struct.unpack_from(">H", data, cmap + 2)[0], 8):
        start = cmap + struct.unpack_from(">I", data, at + 4)[0]
        if struct.unpack_from(">H", data, start)[0] == 4:
            return _format_4(data, start)
    raise LookupError("no table of the basic plane")


def _format_4(data: bytes, start: int) -> dict[int, int]:
    (twice,) = struct.unpack_from(">H", data, start + 6)
    ends, starts = start + 14, start + 16 + twice
    deltas, offsets = starts + twice, starts + 2 * twice
    found: dict[int, int] = {}
    for at in range(0, twice, 2):
        last, first, delta, offset = (
            struct.unpack_from(">H", data, table + at)[0] for table in (ends, starts, deltas, offsets)
        )
        for code in range(first, last + 1):
            glyph = code
            if offset:
                (glyph,) = struct.unpack_from(">H", data, offsets + at + offset + 2 * (code - first))
            if glyph and code != 0xFFFF:
                found[code] = (glyph + delta) % 65536
    return found
