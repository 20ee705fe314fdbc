"""A correction that waits lies over every game's screens: the shared one, and a host's own phone."""

from __future__ import annotations

import pytest

from companion.kernel.action import Action
from companion.kernel.proposals import Because, CorrectableView
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine
from companion.net.link import Frame
from companion.table.actions import ForTable
from companion.ui import app
from tests.ui.frames import CannedHall, Guest
from tests.ui.phone import Phone


class Fix(Action, do="fix_nothing"):
    reason: Because = ""


class FixedView(CorrectableView):
    correction: Fix | None = None


def waiting(*, asks: bool) -> FixedView:
    """A game in which Bo asks for a correction, or nobody does."""
    line = LogLine(code="table-log-came-back", seat=Seat("bo"))
    by, told = (Seat("bo"), (line,)) if asks else (None, ())
    return FixedView(
        phase="play", round=1, waiting_for=(), correction=Fix(), correction_by=by, correction_said=told
    )


def says(phone: Phone, words: str) -> bool:
    """Whether a text on the page has these words."""
    return any(words in text for text in phone.texts())


@pytest.mark.parametrize("route", ["/seat/play", "/table/play"])
@pytest.mark.parametrize("agree", [True, False])
async def test_it_lies_over_the_game_until_it_is_answered(route: str, agree: bool) -> None:
    hall, phone = CannedHall(), Phone(route, 390, 844)
    await phone.open(lambda page: app.main(page, hall, Guest(is_host=True)))
    link = hall.links[-1]
    for asks in (True, False):
        if not asks:
            await phone.tap("Change it" if agree else "Leave it")
            assert link.done == [ForTable(action={"do": "answer_correction", "agree": agree})]
        link.frame = Frame(link.frame.rev + 1, link.frame.table, waiting(asks=asks), 0.0)
        link.news.set()
        await phone.settle()
        assert says(phone, "Bo asks for a correction") is asks
        assert says(phone, "Bo is back.") is asks


async def test_it_is_not_asked_on_the_phone_of_a_guest() -> None:
    hall, phone = CannedHall(), Phone("/seat/play", 390, 844)
    await phone.open(lambda page: app.main(page, hall, Guest()))
    link = hall.links[-1]
    link.frame = Frame(link.frame.rev + 1, link.frame.table, waiting(asks=True), 0.0)
    link.news.set()
    await phone.settle()
    assert not says(phone, "Bo asks for a correction")
