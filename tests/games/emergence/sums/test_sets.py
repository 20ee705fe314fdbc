"""What blocks laid together are worth, and the best way to lay them."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.emergence.rules import compiling
from companion.games.emergence.sums import sets
from companion.games.emergence.sums.blocks import Data
from companion.games.emergence.words import DATA_TYPES

LB, DB, LG, DG = DATA_TYPES


def best(*data: int) -> tuple[int, int]:
    """Tokens and blocks of the suggestion."""
    found = sets.best_sets((data[0], data[1], data[2], data[3]))
    return sets.worth(found), sum(sets.spent(found))


def partitions(data: Data) -> set[tuple[int, int, int]]:
    """Every way to choose sets: tokens, blocks, sets."""
    kinds = [blocks for size in (2, 3, 4) for blocks in combinations_with_replacement(DATA_TYPES, size)]
    legal = [blocks for blocks in kinds if sets.set_value(blocks)]
    found, edge = {(0, 0, 0)}, {(data, 0, 0)}
    while edge:
        grown = set()
        for left, tokens, count in edge:
            for blocks in legal:
                if not compiling.problems(left, [blocks]):
                    rest = sets.left(left, [blocks])
                    grown.add((rest, tokens + sets.set_value(blocks), count + 1))
        found |= {(tokens, sum(data) - sum(left), count) for left, tokens, count in grown}
        edge = grown
    return found


def test_em_40_the_suggestion_is_best() -> None:
    """Most tokens, then fewest blocks, then fewest sets; against every partition of small hands."""
    for counts in product(range(4), repeat=4):
        if sorted(counts) != list(counts):
            continue
        data = (counts[0], counts[1], counts[2], counts[3])
        tokens, blocks = best(*data)
        ideal = max(partitions(data), key=lambda found: (found[0], -found[1], -found[2]))
        assert (tokens, blocks, len(sets.best_sets(data))) == ideal, data


@settings(derandomize=True, max_examples=150, deadline=None)
@given(data=st.tuples(*[st.integers(0, 30)] * 4))
def test_em_40_the_suggestion_is_always_legal(data: Data) -> None:
    best_sets = sets.best_sets(data)
    assert compiling.problems(data, best_sets) == () if best_sets else sum(data) <= 1
    assert min(sets.left(data, best_sets)) >= 0


def errors(data: Data, *chosen: tuple[Any, ...]) -> list[str]:
    return [reason.code.removeprefix("emergence.").upper() for reason in compiling.problems(data, chosen)]


def test_r_em_1_the_printed_sets() -> None:
    data, chosen = (0, 4, 1, 0), ((DB, LG), (DB, DB))
    assert errors(data, *chosen) == []
    assert sets.worth(chosen) == 3
    assert sets.left(data, chosen) == (0, 1, 0, 0)
    assert best(*data) == (3, 4)


def test_em_37_set_values() -> None:
    """R-EM-5: two of one type, two to four different ones, and nothing else."""
    tried = ((LB, LB), (LB, DB), (LB, DB, LG), (LB, DB, LG, DG), (LB,), (LB, LB, LB), (LB, LB, DB), ())
    assert [sets.set_value(blocks) for blocks in tried] == [1, 2, 4, 7, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        pytest.param((1, 1, 1, 1), (7, 4), id="EM-X1 four different"),
        pytest.param((2, 1, 1, 1), (7, 4), id="EM-X2 one kept"),
        pytest.param((2, 1, 1, 0), (4, 3), id="EM-X3 three blocks rather than four"),
        pytest.param((2, 2, 2, 1), (11, 7), id="EM-X4 seven and four"),
        pytest.param((3, 3, 0, 0), (6, 6), id="EM-X5 three mixed pairs"),
        pytest.param((4, 0, 0, 0), (2, 4), id="EM-X6 two equal pairs"),
        pytest.param((1, 0, 0, 0), (0, 0), id="EM-X6 a lone block"),
        pytest.param((3, 1, 1, 1), (8, 6), id="EM-X6 seven and one"),
        pytest.param((3, 2, 2, 0), (8, 6), id="EM-X6 four and four"),
    ],
)
def test_em_x1_to_x6_suggestions(data: tuple[int, ...], expected: tuple[int, int]) -> None:
    assert best(*data) == expected


def test_em_x7_no_sets_and_no_data() -> None:
    assert errors((3, 0, 0, 0), (LB, LB, LB)) == ["NOT_A_SET"]
    assert errors((2, 0, 0, 1), (LB, LB, DG)) == ["NOT_A_SET"]
    assert errors((1, 0, 0, 0), (LB, LB)) == ["NOT_ENOUGH_DATA"]
