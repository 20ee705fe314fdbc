"""What an organiser orders of a table: said to all, written down, and it stands after a restart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.table.orders import AnyOrder, Bell, Gate, Orders, Place, Rest, Say
from companion.table.presence import Watcher
from companion.table.surroundings import Surroundings
from companion.table.views import OrdersView, TimerView
from tests.table.people import People, Time, people, refusal, surroundings


def orders(at: People) -> OrdersView | None:
    return at.frame(None).table.orders


def organised(time: Time, cues: list[str]) -> Surroundings:
    """A host whose tables an organiser looks after."""
    return replace(surroundings(time, cues), is_organised=lambda: True)


async def test_a_table_without_an_organiser_shows_nothing_of_one() -> None:
    at = await people("Ann", "Bo", started=True)
    assert orders(at) is None


async def test_a_message_is_on_every_screen_until_it_is_taken_away() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.table.orders.take(Say(text="Ten minutes to the break"))
    for seat in ("ann", None):
        shown = at.frame(seat).table.orders
        assert shown is not None
        assert (shown.message, shown.said) == ("Ten minutes to the break", 1)
    line = at.table.log()[-1].line
    assert (line.code, line.facts) == ("table-log-order-say", {"text": "Ten minutes to the break"})
    await at.table.orders.take(Say(text="Nine"))
    await at.table.orders.take(Say(text=""))
    shown = orders(at)
    assert shown is not None
    assert (shown.message, shown.said) == ("", 2)
    assert at.table.log()[-1].line.facts == {"text": "Nine"}


async def test_a_table_that_rests_takes_no_move_and_no_time_runs() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hurry", seconds=10)
    await at.time.pass_by(4)
    await at.table.orders.take(Rest(on=True))
    before = at.everything()
    assert await refusal(at.act("ann", "hide", number=3)) == "table.resting"
    assert at.everything() == before
    await at.time.pass_by(100)
    assert at.frame(None).table.timer == TimerView(name="countdown", seconds=10, left=6, ends=None)
    await at.table.orders.take(Rest(on=False))
    assert at.frame(None).table.timer == TimerView(name="countdown", seconds=10, left=6, ends=at.time.now + 6)
    await at.act("ann", "hide", number=3)


async def test_a_lobby_that_rests_is_not_started() -> None:
    at = await people("Ann", "Bo")
    await at.table.orders.take(Rest(on=True))
    assert await refusal(at.host_act("start")) == "table.resting"
    await at.table.orders.take(Rest(on=False))
    await at.host_act("start")


async def test_no_round_begins_behind_the_gate() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.table.orders.take(Gate(after=1))
    await at.act("ann", "hide", number=3)
    assert at.table.orders.at_gate is None
    before = len(await at.entries())
    assert await refusal(at.act("bo", "hide", number=4)) == "table.gate"
    assert len(await at.entries()) == before
    assert at.view().round == 1
    shown = orders(at)
    assert shown is not None
    assert (shown.gate, shown.is_at_gate) == (1, True)
    since = at.table.orders.at_gate
    await at.time.pass_by(5)
    assert await refusal(at.act("bo", "hide", number=4)) == "table.gate"
    assert at.table.orders.at_gate == since, "it came there once"
    await at.table.orders.take(Gate())
    assert orders(at) is None
    await at.act("bo", "hide", number=4)
    assert at.view().round == 2


async def test_a_gate_before_the_game_keeps_it_from_starting() -> None:
    at = await people("Ann", "Bo")
    await at.table.orders.take(Gate(after=0))
    assert await refusal(at.host_act("start")) == "table.gate"
    await at.table.orders.take(Gate())
    await at.host_act("start")


async def test_a_gate_that_a_table_has_passed_keeps_nobody() -> None:
    at = await people("Ann", "Bo", started=True)
    for seat in ("ann", "bo"):
        await at.act(seat, "hide", number=3)
    await at.table.orders.take(Gate(after=1))
    for seat in ("ann", "bo"):
        await at.act(seat, "hide", number=4)
    assert at.view().round == 3


async def test_a_countdown_that_ends_at_the_gate_ends_when_it_opens() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.table.orders.take(Gate(after=1))
    await at.act("ann", "hurry", seconds=10)
    await at.time.pass_by(30)
    assert at.view().round == 1
    assert at.table.orders.at_gate is not None
    await at.table.orders.take(Gate())
    await at.time.pass_by(1)
    assert (at.view().round, at.view().shown) == (2, {"ann": 3})


async def test_one_clock_for_all_is_told_on_this_hosts_own_clock() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.table.orders.take(Bell(seconds=600, until=at.time.now + 500))
    shown = orders(at)
    assert shown is not None
    assert shown.bell == TimerView(name="bell", seconds=600, left=500, ends=at.time.now + 500)
    await at.time.pass_by(100)
    await at.act("ann", "say", word="hello")
    assert orders(at) == shown, "the same as before, whoever acted"
    await at.table.orders.take(Bell(seconds=0, until=None))
    assert orders(at) is None


async def test_all_of_it_stands_after_a_restart() -> None:
    at = await people("Ann", "Bo", started=True)
    orders: tuple[AnyOrder, ...] = (
        Place(number=4, expected=3),
        Say(text="Hello"),
        Rest(on=True),
        Gate(after=2),
        Bell(seconds=60, until=1050.0),
    )
    for order in orders:
        await at.table.orders.take(order)
    again = await at.restarted()
    assert again.table.setting.orders == at.table.setting.orders
    assert again.table.setting.orders == Orders(
        number=4,
        expected=3,
        message="Hello",
        said=1,
        is_resting=True,
        gate=2,
        bell=Bell(seconds=60, until=1050.0),
    )
    assert await refusal(again.act("ann", "hide", number=3)) == "table.resting"


async def test_who_sits_or_leads_may_call_for_the_organiser() -> None:
    at = await people("Ann", "Bo", started=True, around=organised)
    shown = orders(at)
    assert shown is not None
    assert shown.can_call
    assert await refusal(at.table.act(at.screen, {"do": "call_organiser"})) == "table.needs_a_seat"
    await at.act("bo", "call_organiser")
    assert at.table.setting.orders.caller == "bo"
    assert at.table.log()[-1].line.code == "table-log-called-by"
    length = len(await at.entries())
    await at.act("ann", "call_organiser")
    assert len(await at.entries()) == length, "they are on their way"
    await at.table.orders.answer_call()
    assert not at.table.setting.orders.is_calling
    await at.host_act("call_organiser")
    assert at.table.log()[-1].line.code == "table-log-called"


async def test_an_ended_table_takes_no_orders() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.host_act("end_table")
    assert await refusal(at.table.orders.take(Rest(on=True))) == "table.ended"


@pytest.mark.parametrize("do", ["rest", "gate", "say", "bell"])
async def test_no_phone_can_order_anything(do: str) -> None:
    at = await people("Ann", "Bo", started=True)
    page = Watcher(device="phone-Ann", seat=at.seats["ann"].seat)
    before = at.table.setting.orders
    await refusal(at.table.act(page, {"do": "ordered", "what": {"order": do}}))
    assert at.table.setting.orders == before
