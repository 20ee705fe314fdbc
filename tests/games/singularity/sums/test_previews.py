"""What a choice would cost, before it is sent."""

from __future__ import annotations

from companion.games.singularity import GAME
from companion.games.singularity.actions.pieces import Hits, Target
from companion.games.singularity.actions.turn import Move
from companion.games.singularity.sums import previews
from tests.games.singularity.shipped import RELAY
from tests.games.singularity.table import A, B, begun, placed, say, standing


def test_hits_are_previewed_as_they_fall() -> None:
    state = placed(begun(map=RELAY), None, ("drone", "A3", 3), ("brute", "A3", 2), ("warden", "A3", 1))
    hits = (
        Hits(enemy="drone", hits=(1, 1)),
        Hits(enemy="brute", hits=(1, 2)),
        Hits(enemy="warden", hits=(3,)),
    )
    shown = previews.hits_preview(GAME.view(state, A), Target(place="A3", hits=hits))
    assert [(one.enemy, one.removed, one.left, one.health_left) for one in shown] == [
        ("drone", 2, 1, None),
        ("brute", 1, 1, None),
        ("warden", 0, 1, 2),
    ]
    state = say(state, A, "attack", damage=8, range=0, targets=[Target(place="A3", hits=hits).model_dump()])
    assert standing(state) == {"brute@A3": 1, "drone@A3": 1, "warden@A3": 1}


def test_a_preview_names_what_is_wrong() -> None:
    view = GAME.view(begun(map=RELAY), A)
    assert previews.move_preview(view, A, Move(steps=1, path=("B3", "C3"))).fault == "too_far"
    assert previews.move_preview(view, A, Move(steps=2, path=("D1",))).fault == "not_adjacent"
    assert previews.may_come_along(view, A) == (B,)
