"""A device that has opened a draw before is believed, but neither without end nor however far it jumps."""

from __future__ import annotations

import pytest

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.table import deal
from companion.table.seals import TOLD
from tests.table.people import refusal
from tests.table.phones import Phones, phones, started

NAMES = ("Ann", "Bo", "Chi")


async def has_opened(at: Phones, name: str, opened: int) -> None:
    """This device says that it opened a draw before."""
    said = {"do": "cut", "draw": at.seal.draw, "part": "0" * 64, "opened": opened}
    await at.at.table.deal.act(f"phone-{name}", Seat(name.lower()), said, is_host=False)


async def test_a_device_cannot_jump_as_far_as_it_likes() -> None:
    """It said 999,999, and the host listed every draw below it: 44 MB, 36 seconds."""
    at = await phones(*NAMES)
    for opened in (deal.MOST_AHEAD + 1, 9_999):
        with pytest.raises(Rejection, match=r"table\.opened_too_often"):
            await has_opened(at, "Bo", opened)
    assert (at.seal.draw, at.seal.called_off) == (1, ())
    with pytest.raises(Rejection, match=r"table\.bad_action"):
        await has_opened(at, "Bo", 10_000)


async def test_of_many_draws_the_newest_are_listed() -> None:
    at = await phones(*NAMES)
    with pytest.raises(Rejection, match=r"table\.old_draw"):
        await has_opened(at, "Bo", deal.MOST_AHEAD)
    with pytest.raises(Rejection, match=r"table\.old_draw"):
        await has_opened(at, "Bo", at.seal.draw + 4)
    draw = at.seal.draw
    assert draw == deal.MOST_AHEAD + 6
    assert [off.draw for off in at.seal.called_off] == list(range(draw - TOLD, draw))
    again = await at.restarted()
    assert again.seal.called_off == at.seal.called_off


async def test_a_draw_is_not_burnt_without_end_and_the_log_says_whose_phone_it_was() -> None:
    at = await phones(*NAMES)
    for _ in range(deal.MOST_FORGOTTEN):
        with pytest.raises(Rejection, match=r"table\.old_draw"):
            await has_opened(at, "Bo", at.seal.draw)
        line = at.at.frame(None).table.log[-1].line
        assert (line.code, line.seat, line.facts) == (
            "table-log-draw-forgotten",
            "bo",
            {"draw": at.seal.draw - 1},
        )
    draw = at.seal.draw
    for at_now in (at, await at.restarted()):
        with pytest.raises(Rejection, match=r"table\.opened_too_often"):
            await has_opened(at_now, "Bo", draw)
        assert at_now.seal.draw == draw


async def test_leaving_and_sitting_down_again_burns_no_more() -> None:
    at = await phones("Ann", "Bo")
    names = ["Chi", "Dee", "Eli", "Fay", "Gus", "Hal"]
    for name in names:
        await at.at.table.sit("phone-x", name, "rose")
        for _ in range(deal.MOST_FORGOTTEN):
            said = {"do": "cut", "draw": at.seal.draw, "part": "0" * 64, "opened": at.seal.draw}
            with pytest.raises(Rejection):
                await at.at.table.deal.act("phone-x", Seat(name.lower()), said, is_host=False)
        await at.at.host_act("kick", seat=name.lower())
    assert at.seal.draw == deal.MOST_FORGOTTEN_HERE + 1


async def test_then_the_host_deals_without_that_phone_and_says_so() -> None:
    at = await phones(*NAMES)
    with pytest.raises(Rejection, match=r"table\.opened_too_often"):
        await has_opened(at, "Bo", 5_000)
    await at.cut("ann", "chi")
    assert await refusal(at.at.host_act("start")) == "table.phone_silent"
    assert at.seal.silent == ("bo",)
    await at.at.host_act("start", without=["bo"])
    await at.open("ann", "chi")
    assert at.seal.given == ("bo",)


async def test_a_phone_that_thinks_better_of_it_takes_part() -> None:
    at = await phones(*NAMES)
    with pytest.raises(Rejection, match=r"table\.opened_too_often"):
        await has_opened(at, "Bo", 5_000)
    await started(at)
    assert at.seal.given == ()


async def test_what_was_said_about_an_earlier_draw_calls_off_no_later_one() -> None:
    at = await phones(*NAMES)
    with pytest.raises(Rejection, match=r"table\.old_draw"):
        await has_opened(at, "Bo", 1)
    said = {"do": "cut", "draw": 1, "part": "0" * 64, "opened": 2}
    with pytest.raises(Rejection, match=r"table\.old_draw"):
        await at.at.table.deal.act("phone-Chi", Seat("chi"), said, is_host=False)
    assert at.seal.draw == 2
