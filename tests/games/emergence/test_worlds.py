"""The leak test must itself be able to find a leak: views that tell one secret too many are caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergence import GAME
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.views import EmergenceView, Teams
from companion.kernel.seat import Viewer
from tests.games.emergence.kit import KIT
from tests.games.kits import Kit
from tests.games.test_contract_secrets import test_a_viewer_sees_only_what_it_may as check

Leak = Callable[[EmergenceState], int]


def leaky(secret: Leak) -> Any:
    """A view whose team totals are off by something secret."""

    def view(state: EmergenceState, viewer: Viewer) -> EmergenceView:
        true = GAME.view(state, viewer)
        return true.model_copy(update={"totals": Teams(ai=secret(state), human=0)})

    return view


@pytest.mark.parametrize(
    "secret",
    [
        pytest.param(
            lambda state: sum(card.value == "ai" for card in list(state.allegiances.values())[:2]),
            id="allegiance",
        ),
        pytest.param(
            lambda state: sum(
                kept.value.action == "spy" for kept in getattr(state.now, "envelopes", {}).values()
            ),
            id="choice",
        ),
        pytest.param(lambda state: sum(put.split.value.ai for put in state.insertions), id="split"),
        pytest.param(lambda state: sum(at.answer.value == "ai" for at in state.spyings), id="spy answer"),
        pytest.param(lambda state: state.seed.value[0], id="seed"),
    ],
)
def test_a_leak_is_found(secret: Leak) -> None:
    """Each kind of secret, told by the view, is caught on at least one of the tables."""
    kit = replace(KIT, game=replace(GAME, view=leaky(secret)))
    quick = ("six with a meeting", "hidden amounts", "city, as printed")
    assert any(is_caught(kit, table) for table in (*quick, *KIT.tables))


def is_caught(kit: Kit, table: str) -> bool:
    try:
        check(kit, table)
    except AssertionError:
        return True
    return False


def test_nothing_is_found_where_nothing_leaks() -> None:
    check(replace(KIT, game=replace(GAME, view=leaky(lambda state: state.round))), "city, as printed")
