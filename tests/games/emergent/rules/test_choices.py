"""What is offered is what the rules take, no more and no less."""

from __future__ import annotations

import pytest

from tests.games.emergent.kit import KIT
from tests.games.emergent.table import refused, seen
from tests.games.walking import walk

PLAIN = (
    "ready",
    "unready",
    "start_timer",
    "pause",
    "resume",
    "call_off",
    "placed",
    "counted",
    "share_out",
    "no_card",
    "confirm_cards",
    "money_right",
)
"""Actions that need no fields."""


@pytest.mark.parametrize("table", KIT.tables)
def test_an_action_is_offered_exactly_when_it_is_taken(table: str) -> None:
    for step in list(walk(KIT, table, 41, 400))[::9]:
        for seat in step.after.seats:
            choices = seen(step.after, seat).choices
            offered = {one.do for one in choices if not (one.one_of or one.between or one.free)}
            taken = {do for do in PLAIN if not refused(step.after, seat, do)}
            assert offered == taken, step.after.phase
