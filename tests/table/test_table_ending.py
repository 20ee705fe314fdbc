"""Ended early: everything stays as it stood, nothing opens, and it can be carried on."""

from __future__ import annotations

from typing import Any

from companion.table.journal import Entry
from tests.table.people import people, refusal, shown

END, ON = "end_table", "carry_on"


async def test_who_ended_it_and_when_is_said_and_the_game_stays_as_it_stood() -> None:
    at = await people("Ann", "Bo", started=True)
    began = at.time()
    await at.act("ann", "hide", number=1)
    before = {seat: at.frame(seat).view for seat in ("ann", "bo", None)}
    await at.time.pass_by(120)
    await at.host_act("hand_over", seat="bo")
    await at.act("bo", END)
    for seat, view in before.items():
        frame = at.frame(seat)
        assert (frame.table.stage, frame.view) == ("closed", view), "nobody falls back to a lobby"
        ended = frame.table.ended
        assert ended is not None
        assert (ended.by, ended.began, ended.at) == ("bo", began, at.time())
        assert frame.table.log[-1].line.code == "table-log-ended-by"


async def test_a_host_device_with_a_seat_speaks_for_its_person_and_one_without_for_the_host() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.host_act(END)
    assert at.frame(None).table.ended is not None
    assert at.frame(None).table.ended.by is None  # type: ignore[union-attr]
    assert at.frame(None).table.log[-1].line.code == "table-log-ended"
    at = await people("Ann", "Bo")
    at.host.device = "phone-Bo"
    await at.host_act("start")
    await at.host_act(END)
    assert at.frame(None).table.ended.by == "bo"  # type: ignore[union-attr]


async def test_ending_early_opens_no_secret() -> None:
    at = await people("Ann", "Bo", "Chi", started=True)
    await at.act("ann", "hide", number=3)
    await at.host_act(END)
    for seat in ("ann", "bo", None):
        seal = at.frame(seat).table.seal
        assert seal is not None
        assert (seal.step, seal.secret, seal.deals) == ("dealt", None, ())
    assert at.view("ann").my_number == 3
    assert at.view("bo").my_number is None
    assert at.view("bo").shown == at.view(None).shown == {}
    assert await refusal(at.act("ann", "look", at="card")) == "table.ended"


async def test_at_an_ended_table_nothing_goes_on() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hurry", seconds=10)
    await at.host_act(END)
    assert at.frame(None).table.timer is None
    await at.time.pass_by(60)
    assert at.table.waiting_for() == frozenset()
    for said in ("start", "take_back", END):
        assert await refusal(at.host_act(said)) == "table.ended"
    assert await refusal(at.act("ann", "hide", number=1)) == "table.ended"
    assert await refusal(at.act("ann", ON)) == "table.host_only"


async def test_carried_on_it_is_the_same_game_with_a_fresh_countdown() -> None:
    at = await people("Ann", "Bo", started=True)
    assert await refusal(at.host_act(ON)) == "table.not_ended"
    await at.act("ann", "hide", number=1)
    await at.act("ann", "hurry", seconds=10)
    await at.time.pass_by(7)
    await at.host_act(END)
    assert (await at.journal.list())[0].summary is not None
    await at.host_act(ON)
    assert (await at.journal.list())[0].summary is None, "the store does not call it finished any more"
    assert at.frame(None).table.stage == "playing"
    assert at.frame(None).table.ended is None
    timer = at.frame(None).table.timer
    assert timer is not None
    assert timer.left == 10, "as after a restart"
    await at.act("bo", "hide", number=2)
    assert at.view().shown == {"ann": 1, "bo": 2}
    assert at.frame(None).table.log[-2].line.code == "table-log-carried-on"


async def test_ends_and_carrying_on_outlive_the_host() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=1)
    await at.host_act(END)
    again = await at.restarted()
    assert shown(again.frame("ann")) == shown(at.frame("ann"))
    await again.host_act(ON)
    third = await again.restarted()
    assert shown(third.frame("ann")) == shown(again.frame("ann"))
    await third.act("bo", "hide", number=2)
    assert third.view().shown == {"ann": 1, "bo": 2}


async def test_an_old_journal_does_not_say_who() -> None:
    at = await people("Ann", "Bo", started=True)
    *kept, last = await at.entries()
    old: dict[str, Any] = {"is_": "ended"}
    await at.journal.append(at.table.id, Entry(n=last.n + 1, at=last.at + 5, fact=old))
    again = await at.restarted()
    assert len(kept) == 2
    assert again.frame("ann").view is not None
    assert again.frame("ann").table.ended.by is None  # type: ignore[union-attr]


async def test_a_lobby_that_was_ended_opens_again() -> None:
    at = await people("Ann", "Bo")
    await at.host_act(END)
    assert at.frame("ann").table.stage == "closed"
    assert at.frame("ann").view is None
    assert (await at.journal.list())[0].summary["is_played"] is False  # type: ignore[index]
    await at.host_act(ON)
    assert at.frame("ann").table.stage == "lobby"
    await at.host_act("start")
    assert at.frame("ann").table.stage == "playing"


async def test_a_finished_game_is_over_and_cannot_be_ended() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "finish", winner="bo")
    for said in (END, ON):
        assert await refusal(at.host_act(said)) == "table.over"
    assert at.frame("ann").table.ended is None
    assert (await at.journal.list())[0].summary["round"] == 1  # type: ignore[index]


async def test_a_full_disk_carries_nothing_on() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.host_act(END)
    at.journal.is_full = True
    assert await refusal(at.host_act(ON)) == "table.not_saved"
    assert at.frame("ann").table.stage == "closed"
    at.journal.is_full = False
    await at.host_act(ON)
    assert at.frame("ann").table.stage == "playing"
