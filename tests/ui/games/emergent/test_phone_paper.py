"""A seat on paper folds its plan, and it is typed on its own page when all open (ET-48)."""

from __future__ import annotations

import pytest

from companion.games.emergent.actions import MakePlan, PaperReady, Ready, Unready
from companion.kernel.seat import Seat
from tests.ui.games.emergent.phone_kit import Booth, Table
from tests.ui.games.emergent.phone_plans import PLANS

BO = Seat("bo")


def paper(**options: object) -> Booth:
    """Bo has no phone; the host has Bo's page open."""
    return Booth(Table(3, by_hand=("bo",), **options), "bo", is_host=True, paper=("bo",))


@pytest.mark.parametrize("mode", ["full", "fast_play"])
async def test_a_folded_paper_says_nothing_and_can_be_taken_out(mode: str) -> None:
    booth = paper(mode=mode)
    phone = await booth.open()
    with pytest.raises(LookupError):
        phone.button("Seal my plan")
    await phone.tap("Bo has folded the paper")
    assert booth.sent == [PaperReady(seat=BO)]
    assert phone.says("The paper is folded")
    await phone.tap("Take it out again")
    assert booth.sent[-1] == Unready()
    assert booth.toast is None
    assert phone.says("Bo folds a paper")


async def test_the_unfolded_paper_is_planned_on_its_page_and_opens_with_the_others() -> None:
    booth = paper()
    booth.table.do("@table", PaperReady(seat=BO))
    booth.table.plans(1, but="bo")
    booth.view = booth.table.view("bo")
    waits = await Booth(booth.table, "ann").open()
    assert waits.says("The paper of Bo is typed now, then all opens.")
    booth.send(MakePlan(plan=PLANS[0]["bo"]))
    phone = await booth.open()
    with pytest.raises(LookupError):
        phone.button("Start a timer")
    await phone.tap("Seal my plan")
    assert booth.sent[-1] == Ready()
    assert booth.table.view().phase == "place"
    assert booth.table.view().plans[1].plan == PLANS[0]["bo"], "what was typed counts"


async def test_who_sits_down_with_a_phone_plans_on_it() -> None:
    booth = paper()
    booth.paper, booth.is_host = (), False
    phone = await booth.open()
    assert phone.says("Where will you sell?")
