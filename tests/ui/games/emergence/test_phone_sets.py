"""What blocks laid together are called (EM-37), and how a hand sorts them."""

from __future__ import annotations

import pytest

from companion.games.emergence.words import DataType
from companion.ui.games.emergence.phone.sets import REST, moved, set_name

LB, DB, LG, DG = "light_blue", "dark_blue", "light_green", "dark_green"


@pytest.mark.parametrize(
    ("blocks", "name"),
    [
        ((), "empty"),
        ((LB,), "alone"),
        ((LB, LB), "pair"),
        ((LB, DB), "2"),
        ((LB, LB, LB), "none"),
        ((LB, LB, DG), "none"),
        ((LB, DB, LG), "3"),
        ((LB, DB, LG, DG), "4"),
        ((LB, LB, DB, LG), "none"),
    ],
)
def test_every_set_has_a_name(blocks: tuple[DataType, ...], name: str) -> None:
    assert set_name(blocks) == f"emergence-set-{name}"


def test_blocks_move_between_rows() -> None:
    made = moved((), (LB, DB), (REST, 0), 0)
    assert made == ((LB,),)
    made = moved(made, (DB,), (REST, 0), 0)
    assert made == ((LB, DB),)
    assert moved(made, (), (0, 1), REST) == ((LB,),)
    assert moved(((LB,),), (), (0, 0), REST) == (), "an empty row disappears"
    assert moved(made, (), (0, 5), REST) == made, "a block that is gone moves nothing"
