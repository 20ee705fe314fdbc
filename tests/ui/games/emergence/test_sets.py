"""What blocks laid together are worth (EM-37), and how a hand sorts them."""

from __future__ import annotations

import pytest

from companion.games.emergence.views import DataCount
from companion.games.emergence.words import DataType
from companion.ui.games.emergence.phone.compile import REST, moved
from companion.ui.games.emergence.sets import left_over, set_name, spread, worth
from companion.ui.games.emergence.shared.plot import points_of
from tests.ui.games.emergence import canned

LB, DB, LG, DG = "light_blue", "dark_blue", "light_green", "dark_green"


@pytest.mark.parametrize(
    ("blocks", "value"),
    [
        ((), 0),
        ((LB,), 0),
        ((LB, LB), 1),
        ((LB, DB), 2),
        ((LB, LB, LB), 0),
        ((LB, LB, DG), 0),
        ((LB, DB, LG), 4),
        ((LB, DB, LG, DG), 7),
        ((LB, LB, DB, LG), 0),
    ],
)
def test_set_values(blocks: tuple[DataType, ...], value: int) -> None:
    assert worth(blocks) == value
    assert set_name(blocks).startswith("emergence-set-")


def test_what_is_in_no_set_stays() -> None:
    data = DataCount(light_blue=2, dark_blue=1)
    assert spread(data) == (LB, LB, DB)
    assert left_over(data, [(LB, DB)]) == (LB,)


def test_blocks_move_between_rows() -> None:
    made = moved((), (LB, DB), (REST, 0), 0)
    assert made == ((LB,),)
    made = moved(made, (DB,), (REST, 0), 0)
    assert made == ((LB, DB),)
    assert moved(made, (), (0, 1), REST) == ((LB,),)
    assert moved(((LB,),), (), (0, 0), REST) == (), "an empty row disappears"
    assert moved(made, (), (0, 5), REST) == made, "a block that is gone moves nothing"


def test_the_race_has_a_point_for_every_round() -> None:
    race = canned.view("over").race
    assert points_of(race, "ai") == [(0, 0), (1, 0), (2, 5), (3, 10), (4, 14), (5, 19), (6, 27), (7, 33)]
    assert points_of((), "human") == [(0, 0), (1, 0)]
