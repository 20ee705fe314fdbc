"""Before the first turn: seats, names, boards, first agents."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.cyberverse import GAME
from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from tests.games.cyberverse.printed import sheet
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    begun,
    fresh,
    refused,
    say,
    view,
)


@pytest.mark.parametrize("count", [0, 1, 5])
def test_cv_2_two_to_four(count: int) -> None:
    with pytest.raises(Rejection, match=r"cyberverse\.players"):
        GAME.setup(GAME.options(), tuple(Seat(f"s{at}") for at in range(count)), GAME_SEED)


GAME_SEED: Any = b"0" * 32


def test_cv_2_names() -> None:
    with pytest.raises(Rejection, match=r"cyberverse\.seat_twice"):
        GAME.setup(GAME.options(), (ECO, ECO), GAME_SEED)
    state = say(fresh(), ECO, "name_org", name="  Yakuza  Ltd ")
    assert view(state).organizations[0].name == "Yakuza Ltd"
    assert refused(state, FSB, "name_org", name="yakuza ltd") == ["E_ORG_TWICE"]


def test_cv_6_boards() -> None:
    card = {
        "name": "Docks",
        "zones": 3,
        "links": [[1, 2], [2, 3]],
        "spots": [{"zone": 2, "position": "covered"}],
    }
    state = say(fresh(), TABLE, "set_district", number=4, card=card)
    docks = view(state).districts[3]
    assert (docks.name, docks.zones, len(docks.relations), len(docks.spots)) == ("Docks", 3, 3, 1)
    assert refused(state, ECO, "set_district", number=4, card={"name": "X", "zones": 0}) == ["E_ZONES"]
    wrong = {"name": "X", "zones": 2, "links": [[1, 3]]}
    assert refused(state, ECO, "set_district", number=4, card=wrong) == ["E_NO_ZONE"]


def test_cv_7_sheets_are_checked_and_taken_in_turn() -> None:
    state = say(fresh(2), ECO, "begin", chooser=FSB, story_vp=4)
    assert refused(state, ECO, "first_agent", sheet=sheet("A")) == ["E_NOT_YOUR_TURN"]
    wrong = sheet("A", reputation=4, health=0, initiative=0, salary=150)
    assert refused(state, FSB, "first_agent", sheet=wrong) == [
        "E_FEATURE_RANGE",
        "E_HEALTH",
        "E_INITIATIVE",
        "E_HUNDREDS",
    ]
    state = say(state, FSB, "first_agent", sheet=sheet("Kade"))
    assert refused(state, ECO, "first_agent", sheet=sheet("kade", face="back")) == ["E_SHEET_TAKEN"]
    state = say(state, ECO, "first_agent", sheet=sheet("Vex"))
    assert (state.phase, state.turn, state.order) == ("event", 1, (ECO, FSB))


def test_a1_first_agents_at_random() -> None:
    state = say(fresh(3, first_agent="random"), TABLE, "begin", chooser=FSB, story_vp=4)
    first = view(state).sheet_number
    assert first in range(1, 15)
    state = say(state, FSB, "first_agent", sheet=sheet("One"))
    assert view(state).sheet_number != first
    assert view(begun(3)).sheet_number is None
