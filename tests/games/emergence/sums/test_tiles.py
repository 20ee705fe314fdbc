"""What the tile under an agent allows."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.emergence.sums.tiles import refused_here
from tests.games.emergence.table import B, E


@pytest.mark.parametrize(
    ("action", "kind", "augmentation", "blocks", "code"),
    [
        pytest.param("activate", "light_blue", E, 2, "", id="EM-22 data I read"),
        pytest.param("activate", "light_blue", B, 0, "wrong_augmentation", id="EM-22 data I do not read"),
        pytest.param("activate", "light_blue", E, 0, "tile_empty", id="EM-22 no data"),
        pytest.param("activate", "light_blue", E, None, "", id="EM-22 not counted yet"),
        pytest.param("activate", "compile", B, None, "", id="EM-23"),
        pytest.param("activate", "assimilate", E, None, "", id="EM-24"),
        pytest.param("activate", "start", E, None, "nothing_to_activate", id="EM-24 start"),
        pytest.param("replenish", "dark_green", B, 0, "", id="EM-26 an empty tile too"),
        pytest.param("replenish", "dark_green", E, 0, "wrong_augmentation", id="EM-26 cannot read it"),
        pytest.param("replenish", "compile", E, None, "not_a_data_tile", id="EM-26 no data tile"),
        pytest.param("boost", "start", E, None, "", id="EM-25 from anywhere"),
    ],
)
def test_what_a_tile_refuses(
    action: Any, kind: Any, augmentation: Any, blocks: int | None, code: str
) -> None:
    no = refused_here(action, kind, augmentation, blocks)
    assert (no.code.removeprefix("emergence.") if no else "") == code
