"""Blocks of data, counted by type."""

from __future__ import annotations

from companion.games.emergence.sums import blocks
from companion.games.emergence.views import DataCount
from companion.games.emergence.words import DATA_TYPES
from tests.games.emergence.table import B, E


def test_names_and_numbers_tell_the_same() -> None:
    count = DataCount(light_blue=2, dark_blue=1, dark_green=4)
    assert blocks.numbers(count) == (2, 1, 0, 4)
    assert blocks.named(blocks.numbers(count)) == count
    assert blocks.counted(count) == dict(zip(DATA_TYPES, (2, 1, 0, 4), strict=True))
    assert (blocks.total(count), blocks.total(None), blocks.numbers(None)) == (7, 0, blocks.NO_DATA)


def test_heaps_are_added_taken_away_and_laid_out() -> None:
    assert blocks.plus((1, 0, 2, 0), (1, 1, 0, 0)) == (2, 1, 2, 0)
    assert blocks.minus((2, 1, 2, 0), (1, 1, 0, 0)) == (1, 0, 2, 0)
    assert blocks.with_blocks((2, 1, 2, 0), "dark_green", 5) == (2, 1, 2, 5)
    assert blocks.spread((2, 1, 0, -3)) == ("light_blue", "light_blue", "dark_blue")


def test_em_22_blue_is_digital_and_green_biological() -> None:
    assert blocks.readable(E) == ("light_blue", "dark_blue")
    assert blocks.readable(B) == ("light_green", "dark_green")
    assert [blocks.data_type(kind) for kind in ("start", "dark_blue", None)] == [None, "dark_blue", None]
