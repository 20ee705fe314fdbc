"""Room on the boards, and tactical positions."""

from __future__ import annotations

import pytest

from tests.games.cyberverse.table import (
    ECO,
    FSB,
    activation,
    agent,
    begun,
    fix,
    on,
    refused,
    say,
)


def test_cv_36_a_full_board() -> None:
    state = begun(2)
    for zone in (2, 2, 3, 3, 4):
        state = fix(state, "henchman", name="Thug", district=1, zone=zone)
    state = say(activation(state), ECO, "activate", agent="a3")
    assert refused(state, ECO, "deploy", district=1) == ["E_BOARD_FULL"]


def test_cv_73_one_miniature_on_a_position() -> None:
    state = on(on(begun(2), ECO, 1), FSB, 1, position="hacking")
    state = say(activation(state), ECO, "activate", agent="a3")
    assert refused(state, ECO, "take_position", position="hacking") == ["E_POSITION_TAKEN"]
    state = say(state, ECO, "take_position", position="covered")
    assert refused(state, ECO, "take_position", position="covered") == ["E_SAME_POSITION"]


@pytest.mark.parametrize(("house", "no"), [("all", ["E_ZONE_FULL"]), ("henchmen_only", [])])
def test_a23_room_for_agents(house: str, no: list[str]) -> None:
    state = begun(2, mini_limit_scope=house)
    for _ in range(3):
        state = fix(state, "henchman", name="Thug", district=3, zone=1)
    state = activation(state)
    state = say(state, ECO, "activate", agent=agent(state, ECO).id)
    assert refused(state, ECO, "deploy", district=3) == no
