"""How a game ends, and what is open then."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.packs.deck import DeckCard, DeckRound
from companion.kernel.seat import Voice
from tests.games.emergent.kit import FIVE, FIVE_DECK
from tests.games.emergent.table import (
    BLUE,
    GREEN,
    RED,
    SMALL,
    closed,
    firm,
    fresh,
    refused,
    revealed,
    say,
    seen,
    settled,
    traded,
)
from tests.games.walking import seed


def test_a_round_is_preparation_placement_execution() -> None:
    """ET-6."""
    state, phases = fresh(2), []
    for step in (
        lambda at: revealed(at, red=SMALL),
        lambda at: say(at, RED, "placed"),
        lambda at: say(say(at, RED, "card", city="beta", tiers=(5, 3, 2)), RED, "no_card"),
        lambda at: say(at, BLUE, "confirm_cards"),
        settled,
        closed,
    ):
        phases.append(state.phase)
        state = step(state)
    assert phases == ["plan", "place", "cards", "cards", "market", "settle"]
    assert (state.phase, state.round) == ("plan", 2)


def test_every_dc_is_sold_at_the_end_and_most_money_wins() -> None:
    """ET-35: what stands counts with its sale value, not with what it cost."""
    firms = [firm(RED, "large@A", "small@B", cash=70), firm(BLUE, cash=69), firm(GREEN, "small@C", cash=66)]
    end = seen(closed(replace(traded(firms, {}), round=4))).end
    sums = [(line.cash, line.sale, line.total) for line in end.firms]
    assert sums == [(55, 15, 70), (69, 0, 69), (61, 5, 66)]
    assert (end.winners, end.decided_by) == ((RED,), "money")


def test_everything_is_open_at_the_end() -> None:
    """ET-37: money and all plans, also where cash was hidden; nothing more is taken."""
    state = fresh(2, cash_visibility="owner")
    for _ in range(4):
        state = revealed(state, red=SMALL) if state.round == 1 else revealed(state)
        state = say(state, Voice.TABLE, "go_on") if state.phase == "place" else state
        assert [line.cash for line in seen(state).firms] == [None, None]
        state = closed(say(say(state, RED, "no_card"), BLUE, "confirm_cards"))
    view = seen(state)
    assert [line.cash for line in view.firms] == [64, 100]
    assert [firm.plan.marketing for firm in view.history[0].firms] == [{"b": 1}, {}]
    for actor, do in ((RED, "ready"), (Voice.TABLE, "close_round"), (RED, "walk")):
        fields = {"to": 0} if do == "walk" else {}
        assert refused(state, actor, do, **fields) == ["GAME_OVER"]


def test_four_rounds_and_the_end() -> None:
    """ET-6: four of them (A1)."""
    state = fresh(2)
    for number in range(1, 5):
        assert seen(state).round == number
        state = revealed(state, red=SMALL) if number == 1 else revealed(state)
        state = say(state, RED, "placed") if state.phase == "place" else state
        state = say(say(state, RED, "no_card"), BLUE, "confirm_cards")
        state = closed(state)
    view = seen(state)
    assert view.end is not None
    assert (view.phase, view.end.winners, view.end.decided_by) == ("over", (BLUE,), "money")
    assert [line.total for line in view.end.firms] == [100 - 16 - 20 + 5, 100]
    assert len(view.history) == 4
    assert view.end.deck is not None
    assert [len(one.cards) for one in view.end.deck.rounds] == [0, 0, 0, 0]
    assert refused(state, RED, "plan", plan={}) == ["GAME_OVER"]
    assert GAME.opened(state).shown == 5, "four rounds of plans, and everybody's money"


def test_five_rounds_need_a_deck_that_has_them() -> None:
    """A1."""
    fifth = DeckRound(round=5, cards=(DeckCard(city="weir", tiers=(9, 5, 1)),))
    deck = FIVE_DECK.model_copy(update={"rounds": (*FIVE_DECK.rounds, fifth)})
    options = EmergentOptions(board=FIVE, deck=deck, demand="app", rounds=5)
    state = GAME.setup(options, (RED, BLUE), seed(1))
    for _ in range(5):
        state = closed(revealed(state))
    end = seen(state).end
    assert [len(one.cards) for one in end.deck.rounds] == [3, 5, 6, 6, 1]


@pytest.mark.parametrize(
    ("switch", "winners", "by"),
    [("shared", (RED, BLUE), "shared"), ("units_sold", (BLUE,), "units_sold")],
)
def test_equal_money(switch: str, winners: tuple[Any, ...], by: str) -> None:
    """ET-36, A11."""
    firms = [firm(RED, cash=90), firm(BLUE, "small@B:3", cash=85)]
    state = replace(traded(firms, {"beta": (1, 1, 1)}, win_tie=switch), round=4)
    end = seen(closed(state)).end
    assert [line.total for line in end.firms] == [90, 90]
    assert (end.winners, end.decided_by) == (winners, by)
