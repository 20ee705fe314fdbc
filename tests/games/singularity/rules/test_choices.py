"""What is offered is what the rules accept."""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity import GAME
from companion.games.singularity.state import SingularityState
from companion.kernel.seat import Seat
from tests.games.singularity.boards import CACHE, at
from tests.games.singularity.table import A, B, begun, held, light, placed, refused, say, tied


def offered(state: SingularityState, seat: Seat) -> set[str]:
    """The kinds of action that this seat is offered."""
    return {choice.do for choice in GAME.view(state, seat).choices}


def test_a_card_is_offered_to_who_holds_one() -> None:
    full, empty = held(begun(), A, 1), held(begun(), A, 0)
    assert offered(full, A) - offered(empty, A) == {"play", "discard"}
    assert refused(empty, A, "play") == ["E_NO_CARD"]
    tables = [{choice.do for choice in GAME.view(state, None).table_choices} for state in (full, empty)]
    assert tables[0] == tables[1], "the table's offer does not tell a hand"


def test_only_who_may_is_asked() -> None:
    state = begun()
    assert "end_play" in offered(state, A)
    assert "end_play" not in offered(state, B)
    assert {"declare", "give_up"} <= offered(state, A)
    assert not {"declare", "give_up"} & offered(state, B)
    assert "vote" not in offered(tied(2, votes="leader"), B)


def test_a_cache_is_offered_once_and_where_somebody_stands() -> None:
    state = begun(map=CACHE)
    assert "open_cache" not in offered(state, A)
    there = placed(state, {B: at(1, 0)})
    assert "open_cache" in offered(there, A)
    assert "open_cache" not in offered(replace(there, used_caches=(at(1, 0),)), A)


def test_the_pieces_move_when_every_row_is_settled() -> None:
    state = light(("drone", "dock", 1))
    assert "enemies_done" not in offered(state, A)
    state = say(state, A, "answer_group", group="drone@dock", in_range=False, to=[])
    assert "enemies_done" in offered(state, A)


def test_nothing_is_offered_when_it_is_over() -> None:
    assert offered(say(begun(), A, "give_up"), A) == set()
