"""The leak test must itself be able to find a leak: views that tell one secret too many are caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.state import EmergentState
from companion.games.emergent.views import EmergentView
from companion.kernel.seat import Viewer
from tests.games.emergent.kit import KIT, NINE_DECK
from tests.games.kits import Kit
from tests.games.test_contract_secrets import test_a_viewer_sees_only_what_it_may as check

Leak = Callable[[EmergentState], int]


def leaky(secret: Leak) -> Any:
    """A view whose number of rounds is off by something secret."""

    def view(state: EmergentState, viewer: Viewer) -> EmergentView:
        return GAME.view(state, viewer).model_copy(update={"rounds": secret(state)})

    return view


def drafts(state: Any) -> Any:
    """What lies behind the screens; nothing once the plans are open."""
    return getattr(state.step, "drafts", {}).values()


def is_caught(kit: Kit, table: str) -> bool:
    try:
        check(kit, table)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize(
    ("secret", "table"),
    [
        pytest.param(
            lambda state: sum(len(kept.value.plan.build) for kept in drafts(state)),
            "four, cards typed",
            id="plan",
        ),
        pytest.param(
            lambda state: sum(len(kept.value.placement) for kept in drafts(state)),
            "Fast Play, four",
            id="placement",
        ),
        pytest.param(
            lambda state: sum(sum(tiers) for tiers in state.deck.value[4].values()),
            "owners ship, cash hidden",
            id="deck",
        ),
        pytest.param(
            lambda state: sum(firm.cash for firm in state.firms.values()),
            "owners ship, cash hidden",
            id="cash",
        ),
        pytest.param(lambda state: state.seed.value[0], "three, dealt by the app", id="seed"),
    ],
)
def test_a_leak_is_found(secret: Leak, table: str) -> None:
    assert is_caught(replace(KIT, game=replace(GAME, view=leaky(secret))), table)


def test_nothing_is_found_where_nothing_leaks() -> None:
    kit = replace(KIT, game=replace(GAME, view=leaky(lambda state: state.round)))
    assert not is_caught(kit, "four, cards typed")


def test_a_state_does_not_write_its_deck_or_plans() -> None:
    """Wall 1: whatever prints a state prints no secret of it."""
    count, options = KIT.tables["owners ship, cash hidden"]
    state = GAME.setup(options, tuple(KIT.game.card.colours[:count]), b"s" * 32)  # type: ignore[arg-type]
    cities = {card.city for one in NINE_DECK.rounds for card in one.cards}
    assert state.deck.value is not None
    assert "Hidden(…)" in repr(state)
    assert not any(f"'{city}': (" in repr(state).split("ground=")[0] for city in cities)
    assert not hasattr(state.rules, "deck")
