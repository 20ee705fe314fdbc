"""A demand deck in the making: sums as they are typed, faults by name, nothing half is written."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.packs.deck import check
from companion.ui.games.emergent.desk import cards as steps
from companion.ui.games.emergent.desk.cards import NO_CARD, DeckDraft, document, draft_of, faults

BOARD = BoardPack.model_validate(
    {
        "id": "ours",
        "title": "Ours",
        "regions": [{"id": "coast", "name": "Coast"}],
        "cities": [
            {"id": "harbour", "name": "Harbour City", "region": "coast", "rank": 1},
            {"id": "mill", "name": "Milltown", "region": "coast", "rank": 2},
        ],
    }
)
RELAXED = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
NAMES = {city.id: city.name for city in BOARD.cities}
BLANK = DeckDraft("our-deck", "Our deck", "typed", "ours")
NUMBERS = st.none() | st.integers(0, 9)


@st.composite
def deck_drafts(draw: st.DrawFn) -> DeckDraft:
    """Some boxes typed into, in any order."""
    draft = steps.with_rounds(BLANK, draw(st.sampled_from([4, 5])))
    for _ in range(draw(st.integers(0, 12))):
        at, city = draw(st.integers(0, 3)), draw(st.sampled_from(["harbour", "mill"]))
        if draw(st.booleans()):
            high, middle, low = sorted(draw(st.tuples(*[st.integers(0, 9)] * 3)), reverse=True)
            draft = steps.set_card(draft, at, city, (high, middle, low))
        else:
            draft = steps.set_tier(draft, at, city, draw(st.integers(0, 2)), draw(NUMBERS))
    return draft


@RELAXED
@given(deck_drafts())
def test_a_deck_that_shows_no_fault_passes_the_checker(draft: DeckDraft) -> None:
    if not faults(draft, BOARD, NAMES):
        assert not check(document(draft))


@RELAXED
@given(deck_drafts())
def test_what_is_written_is_whole_and_comes_back(draft: DeckDraft) -> None:
    written = document(draft)
    whole = [[card for card in cards if card.whole] for cards in draft.rounds]
    assert [len(one["cards"]) for one in written["rounds"]] == [len(cards) for cards in whole]
    assert document(draft_of(written)) == written


@RELAXED
@given(deck_drafts())
def test_sums_count_whole_cards_in_both_readings(draft: DeckDraft) -> None:
    for at, cards in enumerate(draft.rounds):
        whole = [card.whole for card in cards if card.whole]
        assert draft.sums(at) == (sum(map(sum, whole)), sum(first for first, _, _ in whole))


@RELAXED
@given(deck_drafts(), st.integers(0, 3), st.sampled_from(["harbour", "mill"]), st.integers(0, 2), NUMBERS)
def test_a_number_changes_its_own_box_alone(
    draft: DeckDraft, at: int, city: str, tier: int, value: int | None
) -> None:
    before = draft.tiers(at, city)
    after = steps.set_tier(draft, at, city, tier, value).tiers(at, city)
    assert after[tier] == value
    assert [one for place, one in enumerate(after) if place != tier] == [
        one for place, one in enumerate(before) if place != tier
    ]


def test_half_a_card_is_a_fault_with_its_name_and_round() -> None:
    draft = steps.set_tier(BLANK, 1, "mill", 0, 3)
    (reason,) = faults(draft, BOARD, NAMES)
    assert (reason.code, reason.facts) == (
        "emergent.editor_half_card",
        {"city": "Milltown", "round": 2, "tiers": "3/–/–"},
    )


def test_a_rising_card_and_an_unknown_city_are_named() -> None:
    draft = steps.set_card(BLANK, 0, "harbour", (2, 3, 1))
    draft = steps.set_card(draft, 0, "atlantis", (1, 0, 0))
    found = {(reason.code, reason.facts["city"]) for reason in faults(draft, BOARD, NAMES)}
    assert found == {
        ("emergent.card_not_descending", "Harbour City"),
        ("emergent.card_unknown_city", "atlantis"),
    }


def test_emptying_all_three_boxes_takes_the_card_away() -> None:
    draft = steps.set_card(BLANK, 0, "harbour", (5, 3, 2))
    for tier in range(3):
        draft = steps.set_tier(draft, 0, "harbour", tier, None)
    assert draft == BLANK
    assert steps.set_card(draft, 0, "harbour", NO_CARD) == BLANK


def test_the_reading_that_fits_is_written_down() -> None:
    draft = BLANK
    for at, total in enumerate((20, 35, 47, 58)):
        draft = steps.set_card(draft, at, "harbour", (total, 0, 0))
    assert document(draft)["total_reading"] == "both"
    draft = steps.set_card(draft, 3, "mill", (0, 0, 0))
    draft = steps.set_card(draft, 3, "harbour", (57, 1, 0))
    assert document(draft)["total_reading"] == "all_tiers"
    assert document(BLANK)["total_reading"] == "unknown"


@pytest.mark.parametrize(("text", "number"), [("5", 5), (" 12 ", 12), ("", None), ("a", None), ("640", 99)])
def test_a_box_takes_numbers(text: str, number: int | None) -> None:
    assert steps.number_in(text) == number


def test_a_fifth_round_comes_and_goes() -> None:
    five = steps.with_rounds(BLANK, 5)
    assert (len(five.rounds), five.goal(3), five.goal(4)) == (5, 58, None)
    assert steps.with_rounds(five, 4) == BLANK
    assert steps.with_rounds(BLANK, 99) == five


@pytest.mark.parametrize(
    "content",
    [{}, {"rounds": 3}, {"rounds": [3, {"round": "one"}, {"round": 1, "cards": [None, {"tiers": [1]}]}]}],
)
def test_a_faulty_document_opens(content: dict[str, Any]) -> None:
    assert draft_of(content).rounds == BLANK.rounds
