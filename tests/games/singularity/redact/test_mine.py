"""What a seat may know besides."""

from __future__ import annotations

from companion.games.singularity import GAME
from companion.games.singularity.state import SingularityState
from companion.kernel.seat import Seat
from tests.games.singularity.boards import ROOMS
from tests.games.singularity.shipped import RELAY
from tests.games.singularity.table import A, B, begun, held, say


def test_a_move_is_counted_in_one_place_only() -> None:
    """SW-11, SW-12: who can tell a move step by step has no taps for its price; bystanders have."""

    def causes(state: SingularityState, viewer: Seat | None) -> list[tuple[str, int, int]]:
        taps = GAME.view(state, viewer).taps
        return [(tap.cause, tap.amount, tap.types) for tap in taps if tap.track == "threat"]

    always = [("card", 1, 0), ("event", 1, 0), ("calm", -1, 0)]
    moves = [("leave", 2, 1), ("leave", 4, 2), ("leave", 6, 3), ("hazard", 4, 0)]
    state = begun()
    assert causes(state, A) == always, "A tells the move"
    assert causes(state, None) == always, "the table tells it for A"
    assert causes(state, B) == moves + always, "B watches A, who has no phone"
    told = say(state, A, "walk", steps=1, path=[{}])
    assert GAME.view(told, None).turn.has_walked  # type: ignore[union-attr]
    assert causes(told, B) == always, "it is counted already, also where it cost nothing"
    assert causes(say(state, A, "end_play"), B) == always, "nobody moves while a hand is refilled"
    assert causes(begun(level="map", map=RELAY), B) == always, "with a map the app counts what a move costs"
    tapped = say(state, B, "change", track="threat", amount=2, cause="leave")
    assert GAME.view(tapped, A).last_change.is_by_hand  # type: ignore[union-attr]


def test_sw_3_what_is_mine_is_on_my_screen_alone() -> None:
    state = held(begun(map=ROOMS), A, 2)
    views = {viewer: GAME.view(state, viewer) for viewer in (A, B, None)}
    assert [views[viewer].my_hand for viewer in (A, B, None)] == [2, 3, None]
    assert all(line.hand is None for view in views.values() for line in view.members)
    assert all(token.enemy is None for token in views[A].tokens), "nobody knows what lies face down"
    assert views[A].tracks == views[B].tracks == views[None].tracks
