"""Hits on miniatures."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.singularity.sums import damage

SMALL = settings(max_examples=60, deadline=None, derandomize=True)


@SMALL
@given(st.lists(st.integers(0, 4), max_size=6), st.lists(st.integers(0, 3), max_size=6), st.integers(1, 5))
def test_hits_are_not_lost_on_who_still_stands(hits: list[int], already: list[int], need: int) -> None:
    before = [one for one in already if one < need]
    struck = damage.struck(hits, before, need)
    assert all(0 < partial < need for partial in struck.partial)
    assert sum(struck.partial) + need * struck.removed <= sum(hits) + sum(before)


@pytest.mark.parametrize(
    ("hits", "already", "need", "removed", "partial"),
    [
        pytest.param((1, 1), (), 1, 2, (), id="one damage, one miniature"),
        pytest.param((1,), (), 2, 0, (1,), id="hurt"),
        pytest.param((1,), (1,), 2, 1, (), id="hits of the turn add up"),
        pytest.param((0, 3), (1,), 2, 1, (1,), id="what is beyond its need is lost"),
    ],
)
def test_sw_16_hits_add_up_on_each_miniature(
    hits: tuple[int, ...], already: tuple[int, ...], need: int, removed: int, partial: tuple[int, ...]
) -> None:
    assert damage.struck(hits, already, need) == (removed, partial)


@pytest.mark.parametrize(
    ("allocation", "fault"),
    [
        ([("drone", (1, 1)), ("brute", (1,))], None),
        ([("drone", (2, 2))], ("too_much_damage", "")),
        ([("ghost", (1,))], ("not_there", "ghost")),
        ([("brute", (0, 1))], ("too_many_targets", "brute")),
        ([("drone", (1,)), ("drone", (1,))], ("type_twice", "drone")),
    ],
)
def test_sw_18_damage_stays_on_who_stands_there(allocation: Any, fault: tuple[str, str] | None) -> None:
    assert damage.fault(3, allocation, {"drone": 2, "brute": 1}) == fault


def test_sw_18_unspent_damage_is_lost() -> None:
    assert damage.unspent(5, [("drone", (1, 1)), ("brute", (2,))]) == 1
