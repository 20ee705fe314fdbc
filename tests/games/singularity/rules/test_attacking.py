"""Attacks of the team: range, damage, tracked health."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.singularity import GAME
from tests.games.singularity.boards import ROW, at, grid
from tests.games.singularity.table import A, begun, held, hit, pile, placed, refused, say, standing


@pytest.mark.parametrize(
    ("fields", "codes"),
    [
        ({"range": 1}, []),
        ({"range": 0}, ["E_OUT_OF_RANGE"]),
        ({"range": 1, "damage": 0}, ["E_TOO_MUCH_DAMAGE"]),
        ({"range": 1, "targets": hit(at(1, 0), ("brute", (1,)))}, ["E_NOT_THERE"]),
        ({"range": 1, "targets": hit(at(1, 0), ("drone", (0, 0, 1)))}, ["E_TOO_MANY_TARGETS"]),
        ({"range": 1, "targets": hit(at(1, 0), ("drone", (0,)), ("drone", (1,)))}, ["E_TYPE_TWICE"]),
        (
            {"range": 1, "targets": [*hit(at(1, 0), ("drone", (1,))), *hit(at(0, 0), ("brute", (0,)))]},
            ["E_ONE_SPACE"],
        ),
        (
            {
                "range": 1,
                "spaces": 2,
                "targets": [*hit(at(1, 0), ("drone", (1,))), *hit(at(0, 0), ("brute", (0,)))],
            },
            [],
        ),
        ({"range": 9, "targets": hit(at(4, 0), ("drone", (1,)))}, []),
    ],
)
def test_sw_18_what_an_attack_may_not_do(fields: dict[str, Any], codes: list[str]) -> None:
    groups = [("drone", at(1, 0), 2), ("brute", at(0, 0), 1), ("drone", at(4, 0), 1)]
    state = placed(begun(map=ROW), None, *groups)
    given = {"damage": 1, "targets": hit(at(1, 0), ("drone", (1,))), **fields}
    assert refused(state, A, "attack", **given) == codes


def test_range_stops_at_walls_unless_the_card_ignores_them() -> None:
    board = grid(3, 1, walls=[(at(0, 0), at(1, 0))])
    state = placed(begun(map=board), None, ("drone", at(2, 0), 1))
    given = {"damage": 1, "range": 2, "targets": hit(at(2, 0), ("drone", (1,)))}
    assert refused(state, A, "attack", **given) == ["E_OUT_OF_RANGE"]
    assert refused(state, A, "attack", ignores_walls=True, **given) == []


def test_the_table_says_whether_an_attack_reaches_at_light_level() -> None:
    state = placed(begun(), None, ("drone", "roof", 2))
    given = {"damage": 2, "range": 1, "targets": hit("roof", ("drone", (1, 1)))}
    assert refused(state, A, "attack", in_range=False, **given) == ["E_OUT_OF_RANGE"]
    assert standing(say(state, A, "attack", **given)) == {}


def test_sw_17_tracked_health_keeps_cards_beside_the_enemy() -> None:
    state = held(placed(begun(map=ROW), None, ("warden", at(0, 0), 1)), A, 3, deck=5, discard=0)
    first = hit(at(0, 0), ("warden", (3,)))
    state = say(state, A, "attack", card="Arc pulse", damage=3, range=0, targets=first)
    view = GAME.view(state, None).groups[0]
    assert (view.health_left, view.laid[0].card, view.laid[0].owner) == (2, "Arc pulse", A)
    assert pile(state, A) == (2, 5, 0), "the card is in no pile"
    state = say(state, A, "attack", damage=4, range=0, targets=hit(at(0, 0), ("warden", (4,))))
    assert standing(state) == {}
    assert pile(state, A) == (1, 5, 2), "both cards came back to the discard"


def test_an_attack_that_hits_nobody_is_told() -> None:
    state = placed(begun(map=ROW), None, ("drone", at(0, 0), 1))
    state = say(state, A, "attack", damage=2, range=0, targets=hit(at(0, 0), ("drone", (0,))))
    assert state.log[-1].code == "singularity-log-missed"


def test_sw_15_an_attack_hits_any_enemies_of_one_space() -> None:
    here = at(1, 0)
    groups = [("drone", here, 2), ("runner", here, 1), ("drone", at(3, 0), 1)]
    state = placed(begun(map=ROW), None, *groups)
    targets = hit(here, ("drone", (1,)), ("runner", (1,)))
    state = say(state, A, "attack", damage=2, range=1, targets=targets)
    assert standing(state) == {"drone@1,0": 1, "drone@3,0": 1}
