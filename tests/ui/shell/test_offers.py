"""What stands below the table of a lobby leaves the table its room, and no name lies on the table."""

from __future__ import annotations

import math

import pytest

from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.skin import skin_for
from companion.ui.shell.offers import Offer, height_of
from companion.ui.shell.roundtable import ASIDE, radii, spot
from tests.ui.room import width_of

WORDS = (
    "The whole referee",
    "Printed rules",
    "Seat on paper",
    "No phones needed",
    "Sit down here too",
    "Put this on the tablet",
)
FOUND = tuple(Offer(words, "", "") for words in WORDS)


@pytest.mark.parametrize(("size", "room"), [((1920.0, 1080.0), 1056.0), ((1024.0, 768.0), 540.0)])
def test_the_rows_are_as_many_as_the_buttons_take(size: tuple[float, float], room: float) -> None:
    skin = skin_for(*size)
    rows, left = 0, 0.0
    for words in WORDS:
        letters = skin.size(15.5)
        wide = 2 * skin.px(14) + 1.25 * letters + skin.px(10) + width_of(words, TEXT_700, letters)
        if wide > left:
            rows, left = rows + 1, room
        left -= wide + skin.px(10)
    assert height_of(skin, FOUND, room) == pytest.approx(skin.px(56) * rows, abs=1)


@pytest.mark.parametrize("count", range(2, 9))
@pytest.mark.parametrize(("width", "high"), [(1056.0, 640.0), (520.0, 400.0)])
def test_a_seat_beside_the_table_has_its_name_beside_it_too(count: int, width: float, high: float) -> None:
    across, _ = radii(width, high)
    for at in range(count):
        angle = -math.pi / 2 + 2 * math.pi * at / count
        x, _ = spot(angle, width, high)
        if abs(math.sin(angle)) <= ASIDE:
            assert abs(x) == pytest.approx((across + width / 2) / 2) or abs(x) > (across + width / 2) / 2
            assert abs(x) < width / 2
