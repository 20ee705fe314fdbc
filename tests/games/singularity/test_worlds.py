"""The leak test must itself be able to find a leak: views that tell one secret too many are caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.games.singularity import GAME
from companion.games.singularity.state import SingularityState
from companion.games.singularity.views import SingularityView
from companion.kernel.hidden import SecretLeakError
from companion.kernel.seat import Viewer
from tests.games.kits import Kit
from tests.games.singularity.kit import KIT
from tests.games.test_contract_secrets import test_a_viewer_sees_only_what_it_may as check

Leak = Callable[[SingularityState], int]


def leaky(secret: Leak) -> Any:
    """A view whose round is off by something secret."""

    def view(state: SingularityState, viewer: Viewer) -> SingularityView:
        return GAME.view(state, viewer).model_copy(update={"round": secret(state)})

    return view


def votes(state: SingularityState) -> int:
    """What was voted while the vote runs."""
    ballot = state.ballot
    return sum(vote.value for vote in ballot.votes.values()) if ballot and ballot.is_open else 0


def hands(state: SingularityState) -> int:
    return sum(member.hand.value for member in state.members.values())


def draws(state: SingularityState) -> int:
    return sum(queue.value[0] == "drone" for queue in state.draws.values())


@pytest.mark.parametrize(
    ("secret", "table"),
    [
        pytest.param(votes, "map, as printed", id="votes"),
        pytest.param(hands, "map, as printed", id="hands"),
        pytest.param(draws, "arcade, the app draws", id="draws"),
        pytest.param(lambda state: state.seed.value[0], "light, as printed", id="seed"),
    ],
)
def test_a_leak_is_found(secret: Leak, table: str) -> None:
    assert is_caught(replace(KIT, game=replace(GAME, view=leaky(secret))), table)


def is_caught(kit: Kit, table: str) -> bool:
    try:
        check(kit, table)
    except AssertionError:
        return True
    return False


def test_nothing_is_found_where_nothing_leaks() -> None:
    kit = replace(KIT, game=replace(GAME, view=leaky(lambda state: state.threat)))
    check(kit, "map, as printed")


def test_a_state_does_not_print_its_secrets() -> None:
    state = GAME.setup(KIT.tables["arcade, the app draws"][1], ("a", "b"), b"0" * 32)  # type: ignore[arg-type]
    assert "Hidden(…)" in repr(state.members)
    assert "drone" not in repr(state.draws)
    with pytest.raises(SecretLeakError):
        state.seed.__reduce__()
