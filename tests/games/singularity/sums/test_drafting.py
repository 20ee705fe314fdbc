"""Filling a hand from piles, and the draft."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.singularity.sums import drafting

SMALL = settings(max_examples=60, deadline=None, derandomize=True)


@SMALL
@given(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6), st.booleans())
def test_a_refill_takes_only_what_is_there(hand: int, deck: int, discard: int, is_capped: bool) -> None:
    plan = drafting.refill(hand, deck, discard, is_capped=is_capped)
    assert 0 <= plan.draw <= deck + discard
    assert plan.draw + plan.short == max(3 - hand, 0)
    assert (plan.before_shuffle is not None) == (plan.draw > deck)


@pytest.mark.parametrize(
    ("hand", "capped", "draw", "to_discard"),
    [(0, False, 3, 0), (2, False, 1, 0), (5, False, 0, 0), (5, True, 0, 2)],
)
def test_sw_31_a_hand_is_filled_to_three_and_never_cut(
    hand: int, capped: bool, draw: int, to_discard: int
) -> None:
    plan = drafting.refill(hand, 9, 0, is_capped=capped)
    assert (plan.draw, plan.to_discard) == (draw, to_discard)


@pytest.mark.parametrize(
    ("deck", "discard", "draw", "before_shuffle", "short"),
    [(5, 4, 3, None, 0), (3, 4, 3, None, 0), (1, 4, 3, 1, 0), (0, 2, 2, 0, 1), (0, 0, 0, None, 3)],
)
def test_sw_32_an_empty_deck_is_rebuilt_and_two_end_the_draw(
    deck: int, discard: int, draw: int, before_shuffle: int | None, short: int
) -> None:
    assert drafting.drawn(3, deck, discard) == (draw, before_shuffle, short, 0)
    assert drafting.drawn(3, None, None) == (3, None, 0, 0), "nobody counts the piles"


def test_sw_33_a_taken_card_is_replaced_and_the_rest_goes_under() -> None:
    deck = tuple("abcdef")
    assert drafting.draft(deck, (), ("b", "d")) == (("b", "d"), ("a", "c", "e"), ("f",))
    last = drafting.draft(deck, (), ("b", "d"), replaces_last=False)
    assert last is not None
    assert (last.to_bottom, last.deck) == (("a", "c"), ("e", "f"))
    assert drafting.draft(deck, ("z",), ("e",)) is None, "it does not lie in the row"
    assert drafting.draft(("a",), (), ("a", None)) == (("a", None), (), ()), "a short deck shows what it has"
