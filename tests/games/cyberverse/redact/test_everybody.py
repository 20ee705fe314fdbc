"""The public view, and what one seat may know besides."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.cyberverse import GAME
from tests.games.cyberverse.kit import KIT
from tests.games.walking import walk


@pytest.mark.parametrize("table", KIT.tables)
def test_cv_3_a_seat_sees_what_all_see_and_its_own_besides(table: Any) -> None:
    """Only `my_…` and the choices differ between viewers; the shared screen has nothing of anybody."""
    own = {name for name in GAME.views.model_fields if name.startswith("my_")} | {"choices"}
    for step in list(walk(KIT, table, 8, 160))[::5]:
        shared = GAME.view(step.after, None)
        assert not any(getattr(shared, name) for name in own)
        for seat in step.after.seats:
            seen = GAME.view(step.after, seat)
            assert seen.model_dump(exclude=own) == shared.model_dump(exclude=own)
