"""The host's half of the deal: every row of the table of failures, with honest devices at the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.table.actions import OpenPart
from companion.table.deal import SILENT_SECONDS
from companion.table.device import Device, Distrust
from tests.table.people import refusal
from tests.table.phones import phones, started

NAMES = ("Ann", "Bo", "Chi")


async def test_start_waits_for_every_device_and_no_longer() -> None:
    at = await phones(*NAMES)
    await at.cut()
    await at.at.host_act("start")
    assert (at.seal.step, at.seal.missing) == ("opening", ("ann", "bo", "chi"))
    await at.open("ann", "chi")
    assert at.seal.missing == ("bo",)
    assert at.at.table.stage == "lobby"
    await at.open("bo")
    assert at.at.table.stage == "playing"
    assert at.seal.step == "dealt"
    words = at.see()
    assert words == {at.seal.words}
    assert len(at.seal.words.split()) == 6
    assert at.seal.given == ()
    assert {one.by for one in at.at.table._record.started.roster.seats} == {"phone"}  # type: ignore[union-attr]


async def test_where_no_phone_has_a_part_it_starts_at_once() -> None:
    at = await phones(*NAMES, without=NAMES)
    await at.at.act("ann", "cut", at=17)
    await at.at.host_act("start")
    assert at.at.table.stage == "playing"
    assert at.seal.given == ("ann", "bo", "chi")
    assert at.seal.openings[0].cut == 17


async def test_nothing_on_disk_tells_the_deal_before_the_start() -> None:
    at = await phones(*NAMES)
    await at.at.act("ann", "cut", at=42)
    await at.cut()
    await at.at.host_act("start")
    await at.open("ann", "bo")
    disk = at.disk(await at.at.entries())
    draw = at.at.table._dealing.draw
    hidden = [draw.secret, *(device.kept.bits for device in at.devices.values() if device.kept)]
    assert not [secret for secret in hidden if secret and secret in disk]
    assert '"at":42' not in disk
    assert '"cut_made"' not in disk
    await at.open("chi")
    written = at.disk(await at.at.entries())
    assert all(secret in written for secret in hidden if secret)


async def test_a_host_that_dies_in_the_lobby_has_a_new_seal_and_the_same_draw() -> None:
    at = await phones(*NAMES)
    await at.cut()
    before = at.seal
    at = await at.restarted()
    at.at.table._dealing.draw.secret = "ab" * 32  # a test's luck is always the same
    assert at.seal.draw == before.draw == 1
    assert at.seal.seal != before.seal
    assert at.seal.called_off == ()
    await started(at)
    assert at.at.table.stage == "playing"
    assert at.see() == {at.seal.words}


async def test_a_host_that_dies_after_the_roster_begins_the_next_draw() -> None:
    at = await phones(*NAMES)
    await at.cut()
    await at.at.host_act("start")
    await at.open("ann")
    at = await at.restarted()
    assert at.seal.draw == 2
    assert [(off.draw, off.why) for off in at.seal.called_off] == [(1, "stopped")]
    await started(at)
    assert at.seal.draw == 2
    at.see()
    assert at.devices["ann"].undealt == 1, "it counts what it opened and never saw dealt"


async def test_a_disk_that_cannot_write_the_start_deals_the_same_again() -> None:
    at = await phones(*NAMES)
    await at.cut()
    await at.at.host_act("start")
    await at.open("ann", "bo")
    at.at.journal.is_full = True
    with pytest.raises(Rejection, match=r"table\.not_saved"):
        await at.open("chi")
    assert (at.at.table.stage, at.seal.step, at.seal.missing) == ("lobby", "opening", ())
    assert await refusal(at.at.host_act("start")) == "table.not_saved"
    at.at.journal.is_full = False
    await at.at.host_act("start")
    assert (at.at.table.stage, at.seal.draw) == ("playing", 1)
    assert at.see() == {at.seal.words}


async def test_nor_does_a_table_of_paper_deal_another_when_the_disk_was_full() -> None:
    """It drew new bits for every Start: whoever keeps the disk full could wait for a deal that suits."""
    at = await phones(without=())
    for name, colour in (("Dee", "rose"), ("Eli", "green")):
        await at.at.host_act("add_paper_seat", name=name, colour=colour)
    lucky = iter(range(1, 200))
    at.at.table._dealing._around = replace(
        at.at.table._dealing._around, luck=lambda size: next(lucky).to_bytes(size, "big")
    )
    at.at.journal.is_full = True
    assert await refusal(at.at.host_act("start")) == "table.not_saved"
    openings = dict(at.at.table._dealing.draw.openings)
    assert (at.seal.step, at.seal.missing) == ("opening", ())
    assert await refusal(at.at.host_act("set_options", options={"most": 3})) == "table.dealing"
    at.at.journal.is_full = False
    await at.at.host_act("start")
    assert [(one.cut, one.bits) for one in at.seal.openings] == list(openings.values())


async def test_a_disk_that_cannot_write_the_roster_leaves_the_lobby_as_it_was() -> None:
    at = await phones(*NAMES)
    await at.cut()
    at.at.journal.is_full = True
    assert await refusal(at.at.host_act("start")) == "table.not_saved"
    assert at.seal.step == "cutting"
    at.at.journal.is_full = False
    await at.at.host_act("start")
    await at.open()
    assert at.at.table.stage == "playing"


async def test_a_phone_that_vanished_before_the_roster_is_named() -> None:
    at = await phones(*NAMES)
    await at.cut()
    at.at.time.now += SILENT_SECONDS + 1
    at.at.table._dealing.hear(Seat("ann"), Seat("chi"))
    refused = pytest.raises(Rejection, match=r"table\.phone_silent")
    with refused as said:
        await at.at.host_act("start")
    assert said.value.facts["name"] == "Bo"
    assert at.seal.silent == ("bo",)
    await at.at.host_act("start", without=["bo"])
    assert at.seal.missing == ("ann", "chi")
    await at.open("ann", "chi")
    assert at.seal.given == ("bo",), "said openly"
    with pytest.raises(Distrust, match="not-my-part"):
        at.devices["bo"].open(at.at.table._record.started.roster)  # type: ignore[union-attr, arg-type]


async def test_a_phone_that_waits_for_news_is_not_silent() -> None:
    at = await phones(*NAMES)
    await at.cut()
    at.at.time.now += SILENT_SECONDS + 1
    with at.at.table._dealing.listening(*at.at.table.setting.seats):
        await at.at.host_act("start")
    assert at.seal.step == "opening"


async def test_a_phone_that_vanished_after_the_roster_is_never_left_out() -> None:
    at = await phones(*NAMES)
    await at.cut()
    await at.at.host_act("start")
    await at.open("ann", "bo")
    assert await refusal(at.at.act("ann", "draw_again")) == "table.host_only"
    await at.at.host_act("draw_again")
    assert (at.seal.draw, at.seal.step) == (2, "cutting")
    assert [(off.draw, off.why, off.seat) for off in at.seal.called_off] == [(1, "silent", "chi")]
    assert at.at.frame(None).table.log[-1].line.code == "table-log-draw-silent"
    await at.cut("ann", "bo")
    await at.at.host_act("start")
    await at.open("ann", "bo")
    assert at.at.table.stage == "playing"
    assert at.seal.given == ("chi",)
    seal = at.seal
    assert at.devices["ann"].see(seal.openings, seal.shuffles) == seal.words
    assert (at.devices["ann"].opened, at.devices["ann"].undealt) == (2, 1)


async def test_it_comes_back_and_opens() -> None:
    at = await phones(*NAMES)
    await at.cut()
    await at.at.host_act("start")
    await at.open("ann", "bo")
    at.at.time.now += 600
    said = at.devices["chi"].open(at.seal.roster)  # type: ignore[arg-type]
    await at.say("chi", said)
    assert at.at.table.stage == "playing"
    await at.say("chi", said)


async def test_a_journal_that_was_put_back_goes_on_above_what_phones_opened() -> None:
    at = await phones(*NAMES)
    await at.cut()
    lobby = await at.at.entries()
    await at.at.host_act("start")
    await at.open()
    at.at.journal._tables[at.at.table.id][1][:] = lobby
    back = await at.restarted()
    assert back.seal.draw == 1
    with pytest.raises(Distrust, match="old-draw"):
        await back.cut("ann")
    stale = {"do": "cut", "draw": 1, "part": "0" * 64, "opened": back.devices["ann"].opened}
    with pytest.raises(Rejection, match=r"table\.old_draw"):
        await back.at.table.deal.act("phone-Ann", Seat("ann"), stale, is_host=False)
    assert back.seal.draw == 2
    assert [(off.draw, off.why) for off in back.seal.called_off] == [(1, "forgotten")]
    await started(back)
    assert back.see() == {back.seal.words}


async def test_once_the_roster_is_fixed_nothing_changes() -> None:
    at = await phones(*NAMES)
    await at.cut()
    await at.at.host_act("start")
    roster = at.seal.roster
    for do, fields in (
        ("rename", {"name": "Anna", "colour": "rose"}),
        ("cut", {"at": 3}),
        ("leave_seat", {}),
    ):
        assert await refusal(at.at.act("ann", do, **fields)) == "table.dealing"
    for do, fields in (
        ("kick", {"seat": "bo"}),
        ("arrange", {"seats": ["bo", "ann", "chi"]}),
        ("set_options", {"options": {"most": 3}}),
        ("add_paper_seat", {"name": "Dee", "colour": "rose"}),
    ):
        assert await refusal(at.at.host_act(do, **fields)) == "table.dealing"
    late = at.devices["ann"].luck(32).hex()
    said = {"do": "cut", "draw": 1, "part": late}
    with pytest.raises(Rejection, match=r"table\.dealing"):
        await at.at.table.deal.act("phone-Ann", Seat("ann"), said, is_host=False)
    assert at.seal.roster == roster


async def test_a_part_is_opened_by_nothing_else() -> None:
    at = await phones(*NAMES)
    await at.cut()
    early = OpenPart(draw=1, cut=7, bits="0" * 32)
    with pytest.raises(Rejection, match=r"table\.old_draw"):
        await at.say("ann", early)
    await at.at.host_act("start")
    for said, code in (
        (early, "wrong_part"),
        (OpenPart(draw=2, cut=7, bits="0" * 32), "old_draw"),
        (OpenPart(draw=1, cut=8, bits=at.devices["ann"].kept.bits or ""), "wrong_part"),  # type: ignore[union-attr]
    ):
        with pytest.raises(Rejection, match=rf"table\.{code}"):
            await at.say("ann", said)
    with pytest.raises(Rejection, match=r"table\.not_your_seat"):
        await at.at.table.deal.act(
            "phone-Bo", Seat("ann"), early.model_dump(exclude_none=True), is_host=False
        )


async def test_seats_on_paper_and_shared_phones() -> None:
    at = await phones("Ann", "Bo")
    await at.at.host_act("add_paper_seat", name="Dee", colour="rose")
    sat = await at.at.table.sit("phone-Ann", "Eli", "green")
    at.devices[sat] = Device(at.at.table.id, sat, "Eli")
    for seat in ("ann", "bo"):
        await at.cut(seat)
    said = at.devices[sat].commit(1, at.seal.seal, 9)
    await at.at.table.deal.act("phone-Ann", sat, {"do": "cut", "draw": 1, "part": said.part}, is_host=False)
    await at.at.host_act("start")
    roster = at.seal.roster
    assert roster is not None
    assert [(one.seat, one.by) for one in roster.seats] == [
        ("ann", "phone"),
        ("bo", "phone"),
        ("dee", "host"),
        (sat, "phone"),
    ]


async def test_play_again_is_a_new_table_and_takebacks_never_reach_the_deal() -> None:
    at = await phones(*NAMES)
    await started(at)
    words = at.seal.words
    await at.at.act("ann", "say", word="hello")
    await at.at.host_act("take_back")
    assert await refusal(at.at.host_act("take_back")) == "table.nothing_to_take_back"
    assert at.seal.words == words
