"""Who has to agree to a takeback behind something opened, how long a no stands, and that all seal anew."""

from __future__ import annotations

from tests.table.people import people, refusal
from tests.table.test_takebacks import back


async def test_a_phone_that_is_shut_does_not_consent() -> None:
    """Whoever saw the reveal is waited for, here or not: it was enough to ask those who were connected."""
    at = await people("Ann", "Bo", "Chi", started=True)
    for seat, number in (("ann", 3), ("bo", 4), ("chi", 9)):
        await at.act(seat, "hide", number=number)
    at.table.unwatch(at.seats["chi"])
    assert back(at).asks == ("ann", "bo", "chi")
    await at.host_act("take_back")
    for seat in ("ann", "bo"):
        await at.act(seat, "answer_takeback", agree=True)
    assert at.view().shown != {}
    assert at.frame("ann").table.takeback is not None
    at.table.watch(at.seats["chi"])
    await at.act("chi", "answer_takeback", agree=True)
    assert at.view().shown == {}


async def test_whoever_was_away_at_the_reveal_and_still_is_need_not_agree() -> None:
    at = await people("Ann", "Bo", "Chi", started=True)
    await at.act("chi", "hide", number=9)
    at.table.unwatch(at.seats["chi"])
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    assert back(at).asks == ("ann", "bo")


async def test_after_a_restart_everybody_with_a_phone_is_asked() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    again = await at.restarted()
    again.table.unwatch(again.seats["bo"])
    assert back(again).asks == ("ann", "bo")


async def test_a_refusal_stands_until_the_next_public_step() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    await at.host_act("take_back")
    await at.act("bo", "answer_takeback", agree=False)
    assert back(at).refused == "table.takeback_refused"
    assert await refusal(at.host_act("take_back")) == "table.takeback_refused"
    await at.act("ann", "hide", number=6)
    assert await refusal(at.host_act("take_back")) == "table.takeback_refused", "a quiet step is none"
    await at.act("ann", "say", word="please")
    assert back(at).refused == ""
    await at.host_act("take_back", steps=2)


async def test_what_everybody_has_seen_is_sealed_anew_by_all() -> None:
    """Not only by the last one, who would know the others' choices by now."""
    at = await people("Ann", "Bo", "Chi", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("bo", "say", word="soon")
    await at.act("bo", "hide", number=4)
    await at.act("chi", "hide", number=9)
    await at.host_act("take_back")
    for seat in ("ann", "bo", "chi"):
        await at.act(seat, "answer_takeback", agree=True)
    assert at.view().shown == {}
    assert {seat: at.view(seat).my_number for seat in ("ann", "bo", "chi")} == dict.fromkeys(
        ("ann", "bo", "chi")
    )
    assert (await at.entries())[-1].fact == {"is_": "took_back", "count": 4}


async def test_a_refusal_outlives_the_host() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    await at.host_act("take_back")
    await at.act("bo", "answer_takeback", agree=False)
    assert (await at.entries())[-1].fact == {"is_": "takeback_refused", "seat": "bo"}
    log = at.table.log()
    at = await at.restarted()
    assert [line.line for line in at.table.log()] == [line.line for line in log]
    assert back(at).refused == "table.takeback_refused"
    assert await refusal(at.host_act("take_back")) == "table.takeback_refused"
    await at.act("ann", "say", word="please")
    assert back(at).refused == ""


async def test_a_no_that_cannot_be_written_was_not_said() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    await at.host_act("take_back")
    at.journal.is_full = True
    assert await refusal(at.act("bo", "answer_takeback", agree=False)) == "table.not_saved"
    assert at.frame("bo").table.takeback is not None
    at.journal.is_full = False
    await at.act("bo", "answer_takeback", agree=False)
    assert at.frame("bo").table.takeback is None


async def test_a_seat_that_was_freed_is_still_asked_after_a_restart() -> None:
    """Whoever saw the reveal and lost the phone dropped out, once the host had been restarted."""
    at = await people("Ann", "Bo", "Chi", started=True)
    for seat, number in (("ann", 3), ("bo", 4), ("chi", 9)):
        await at.act(seat, "hide", number=number)
    await at.free("chi")
    before = back(at).asks
    del at.seats["chi"]
    assert back(await at.restarted()).asks == before == ("ann", "bo", "chi")


async def test_a_seat_that_had_no_phone_at_the_reveal_is_not() -> None:
    """It was lent all along: nobody could ever say yes for it."""
    at = await people("Ann", "Bo", "Chi", started=True)
    await at.act("chi", "hide", number=9)
    await at.free("chi")
    del at.seats["chi"]
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    assert back(at).asks == back(await at.restarted()).asks == ("ann", "bo")
