"""The leak test must itself be able to find a leak: views that tell one secret too many are caught."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from companion.games.toolbox import GAME
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.views import ToolboxView
from companion.kernel.seat import Seat, Viewer
from tests.games.toolbox.evening import Evening
from tests.games.toolbox.kit import KIT
from tests.games.toolbox.worlds import redeal
from tests.games.walking import walked

Leak = Callable[[ToolboxState], int]


def leaky(secret: Leak) -> Any:
    """A view whose round is off by something secret."""

    def view(state: ToolboxState, viewer: Viewer) -> ToolboxView:
        return GAME.view(state, viewer).model_copy(update={"round": secret(state)})

    return view


def role(state: ToolboxState) -> int:
    """Who holds the first kind of card."""
    cards = state.deal.cards.values() if state.deal else ()
    return sum(2**at for at, card in enumerate(cards) if card.value == "Wolf")


def middle(state: ToolboxState) -> int:
    """What lies in the middle, as a narrator could peek at it."""
    return sum(name == "Villager" for name in state.deal.middle.value) if state.deal else 0


def choice(state: ToolboxState) -> int:
    """An envelope that is sealed."""
    sealed = state.question.envelopes.values() if state.question and not state.question.opened else ()
    return sum(str(one.value) == "Yes" for one in list(sealed)[:1])


def split(state: ToolboxState) -> int:
    """What somebody put in."""
    put = state.tally.put.values() if state.tally else ()
    return sum(sum(one.value.values()) for one in list(put)[:1])


def score(state: ToolboxState) -> int:
    """A number of a row that is still sealed."""
    rows = state.pad.sealed.values() if state.pad else ()
    return sum(entry.value or 0 for row in rows for entry in list(row.values())[:1])


def piece(state: ToolboxState) -> int:
    """What was drawn for one pair of eyes."""
    return sum(one.face.value for one in state.drawn if not one.is_shown)


def seed(state: ToolboxState) -> int:
    """The order of everything to come."""
    return state.seed.value[0]


@pytest.fixture(scope="module")
def full() -> ToolboxState:
    """A table on which every kind of secret lies at once, all but the newest laid aside."""
    evening = Evening(5, spare="hidden")
    evening.say("table", "deal", roles={"line": "2 Wolf >, Minion > Wolf, Seer, 4 Villager"})
    evening.say("table", "fill_bag", id="carts", bag={"items": [["salt", 5], ["silk", 5]]})
    evening.say("bo", "draw", bag="carts", for_me=True)
    words = {"ask": "Go on?", "kind": "words", "words": ["Yes", "No"], "opens": "leader"}
    evening.say("table", "ask", question=words)
    evening.say("bo", "seal", choice="Yes")
    evening.say("table", "start_tally", tally={"compartments": ["Lamp", "Cellar"], "most": 3})
    evening.say("bo", "put_in", split={"Lamp": 2})
    evening.say("table", "start_pad", pad={"rows": [{"id": "a"}], "typed": "sealed"})
    evening.say("bo", "type_sealed", row="a", value=7)
    return evening.state


def is_caught(state: ToolboxState, view: Any, viewer: Viewer) -> bool:
    """Whether another world, equal as far as this viewer may know, looks different to it."""
    luck = Random(3)  # noqa: S311 - a test, not a deal
    seen = view(state, viewer)
    return any(view(redeal(state, viewer, luck.choice), viewer) != seen for _ in range(40))


@pytest.mark.parametrize("viewer", [None, "ann"])
@pytest.mark.parametrize("secret", [role, middle, choice, split, score, piece, seed])
def test_a_leak_is_found(secret: Leak, viewer: str | None, full: ToolboxState) -> None:
    assert is_caught(full, leaky(secret), Seat(viewer) if viewer else None)


@pytest.mark.parametrize("viewer", [None, "ann", "bo"])
def test_nothing_is_found_where_nothing_leaks(viewer: str | None, full: ToolboxState) -> None:
    assert not is_caught(full, GAME.view, Seat(viewer) if viewer else None)


def test_the_middle_is_dealt_anew_in_the_contract_too() -> None:
    """Random play meets cards in the middle, or nothing would be promised of them."""
    steps = (step for table in ("as printed", "anyone leads") for step in walked(KIT, table, 5, 180))
    assert any(step.after.deal and step.after.deal.middle.value for step in steps)
