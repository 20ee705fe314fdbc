"""What a seat may know besides."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.emergence import GAME
from tests.games.emergence.table import (
    BO,
    A,
    B,
    E,
    one,
    refused,
    round_of,
    say,
)


def test_a10_no_compile_hint() -> None:
    state = say(round_of(one("K", data=(2, 0, 0, 0)), one(), one(), compile_hint="off"), A, "activate")
    assert GAME.view(state, A).my_compile is None
    assert refused(state, A, "compile", sets=[["light_blue", "light_blue"]]) == []


@pytest.mark.parametrize(
    ("action", "victim", "is_empty"),
    [
        pytest.param("hack", {}, True, id="hack, nothing"),
        pytest.param("hack", {"knowledge": 3}, True, id="hack, tokens only"),
        pytest.param("hack", {"data": (0, 0, 0, 1)}, False, id="hack, data"),
        pytest.param("terminate", {"knowledge": 3}, False, id="terminate, tokens"),
        pytest.param("terminate", {}, True, id="terminate, nothing"),
        pytest.param("spy", {}, False, id="a spy takes nothing anyway"),
    ],
)
def test_em_36_who_has_nothing_may_be_attacked_after_a_warning(
    action: Any, victim: dict[str, Any], is_empty: bool
) -> None:
    place = ("d1", E) if action == "spy" else ("d2", B)
    state = round_of(one("d1", E, action, knowledge=3), one(*place, **victim), one("K"))
    target = GAME.view(state, A).my_targets[0]
    assert (target.seat, target.why, target.is_empty_handed) == (BO, (), is_empty)
    assert refused(state, A, action, target=BO) == []
