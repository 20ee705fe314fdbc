"""An app's part in a deal that went on without it, and its tick at a host that was restarted."""

from __future__ import annotations

from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.net.dealpart import DealPart
from tests.table.pebble import GAME as PEBBLE
from tests.table.people import settled
from tests.table.phones import phones, started


def deal_part() -> tuple[DealPart, list[tuple[Action, Seat]]]:
    """An app's part, and what it said to the host."""
    heard: list[tuple[Action, Seat]] = []

    async def say(action: Action, seat: Seat) -> None:
        heard.append((action, seat))

    async def proof() -> bytes:
        return b"{}"

    return DealPart((PEBBLE,), say, proof), heard


async def test_an_app_that_slept_through_a_draw_neither_ticks_nor_doubts() -> None:
    """It had opened draw 1; draw 2 was dealt without it, and what it remembered of 1 was a fault of 2."""
    at = await phones("Ann", "Bo")
    part, heard = deal_part()
    part.devices[(at.at.table.id, Seat("ann"))] = at.devices["ann"]
    part.follow(at.at.frame("ann").table)
    await at.cut()
    await at.at.host_act("start")
    part.follow(at.at.frame("ann").table)
    assert at.devices["ann"].opened == 1
    await at.at.host_act("draw_again")
    await at.cut("bo")
    await at.at.host_act("start")
    await at.open("bo")
    await at.at.act("ann", "finish", winner="bo")
    heard.clear()
    part.follow(at.at.frame("ann").table)
    await settled()
    assert (part.doubt, part.without, part.faults, heard) == ("", {"ann"}, None, [])


async def test_a_host_that_drew_for_a_phone_makes_nobody_else_doubt() -> None:
    """One app holds two seats: what it says for the one does not follow from how the other was dealt."""
    at = await phones("Ann", "Bo")
    part, _ = deal_part()
    for seat in ("ann", "bo"):
        part.devices[(at.at.table.id, Seat(seat))] = at.devices[seat]
    await at.cut("bo")
    at.devices["ann"].commit(1, at.seal.seal, 7)
    await at.at.host_act("start")
    for _ in ("opening", "dealt"):
        both = at.at.frame("ann").table.model_copy(update={"my_seats": (Seat("ann"), Seat("bo"))})
        part.follow(both)
        if at.seal.step == "opening":
            await at.open("bo")
    assert (part.doubt, part.without) == ("", {"ann"})


async def test_an_app_says_again_what_a_restarted_host_has_forgotten() -> None:
    at = await phones("Ann", "Bo")
    part, heard = deal_part()
    part.devices[(at.at.table.id, Seat("ann"))] = at.devices["ann"]
    await started(at)
    at.see()
    await at.at.act("ann", "finish", winner="bo")
    for told, times in (((), 1), (("ann",), 1), ((), 2)):
        table = at.at.frame("ann").table
        seal = table.seal
        assert seal is not None
        checked = seal.model_copy(update={"doubted": tuple(map(Seat, told))})
        part.follow(table.model_copy(update={"seal": checked}))
        await settled()
        assert len(heard) == times
