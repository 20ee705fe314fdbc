"""What a device likes."""

from __future__ import annotations

import pytest

from companion.ui.kit.settings import AS_IT_COMES, Settings


@pytest.mark.parametrize(
    ("tours", "seen"), [((), False), (("skiff",), True), (("raft",), False), (("*",), True)]
)
def test_first_time_cards_stay_away_once_seen_or_while_nobody_knows(
    tours: tuple[str, ...], seen: bool
) -> None:
    assert Settings(tours=tours).has_seen("skiff") is seen


def test_a_new_device_is_dark_moves_and_has_seen_nothing() -> None:
    assert (AS_IT_COMES.theme, AS_IT_COMES.motion, AS_IT_COMES.has_seen("skiff")) == ("dark", True, False)
