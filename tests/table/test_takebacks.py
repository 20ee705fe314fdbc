"""Taking back: a journal entry, with consent where a secret was opened, never a new deal."""

from __future__ import annotations

from tests.table.people import people, refusal


async def test_what_opened_nothing_is_taken_back_at_once() -> None:
    at = await people("Ann", "Bo", "Chi", started=True)
    before = at.view("ann")
    await at.act("ann", "hide", number=3)
    await at.act("bo", "say", word="hello")
    await at.host_act("take_back", steps=2)
    assert at.view("ann") == before
    codes = [line.line.code for line in at.table.log()]
    assert codes[-2:] == ["pebble-said", "table-log-took-back"], "the log only grows"
    assert (await at.entries())[-1].fact == {"is_": "took_back", "count": 2}
    assert await refusal(at.host_act("take_back")) == "table.nothing_to_take_back"


async def test_consent_of_everybody_here_when_a_secret_was_opened() -> None:
    at = await people("Ann", "Bo", "Chi", started=True)
    at.table.unwatch(at.seats["chi"])
    await at.host_act("lend_seat", seat="chi", to="ann")
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    before = at.view()
    await at.table.act(at.seats["ann"], {"do": "hide", "number": 9}, seat=at.seats["chi"].seat)
    assert at.view().shown == {"ann": 3, "bo": 4, "chi": 9}
    await at.host_act("take_back")
    proposal = at.frame("ann").table.takeback
    assert proposal is not None
    assert proposal.missing == ("ann", "bo")
    await at.act("ann", "answer_takeback", agree=True)
    assert at.view().shown != {}
    await at.act("bo", "answer_takeback", agree=True)
    assert at.view() == before
    assert at.frame("ann").table.takeback is None


async def test_one_no_ends_it() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    await at.host_act("take_back")
    entries = await at.entries()
    await at.act("bo", "answer_takeback", agree=False)
    assert at.frame("ann").table.takeback is None
    assert at.view().shown == {"ann": 3, "bo": 4}
    assert await at.entries() == entries
    assert at.table.log()[-1].line.code == "table-log-takeback-refused"
    assert await refusal(at.act("ann", "answer_takeback", agree=True)) == "table.nothing_proposed"


async def test_a_move_ends_a_proposal() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    await at.host_act("take_back")
    await at.act("ann", "hide", number=1)
    assert at.frame("ann").table.takeback is None


async def test_never_behind_what_was_opened_for_good() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("bo", "keep")
    await at.act("bo", "say", word="after")
    assert await refusal(at.host_act("take_back", steps=2)) == "table.secrets_out"
    await at.host_act("take_back", steps=1)


async def test_what_the_clock_said_goes_with_the_move_before_it() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hurry", seconds=10)
    await at.time.pass_by(10)
    assert at.view().round == 2
    await at.host_act("take_back")
    for seat in ("ann", "bo"):
        await at.act(seat, "answer_takeback", agree=True)
    assert at.view().round == 1
    assert at.frame(None).table.timer is None
    assert (await at.entries())[-1].fact == {"is_": "took_back", "count": 2}


async def test_the_deal_stays_the_deal() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "look", at="card")
    card = at.view("ann").my_face
    await at.act("ann", "hide", number=3)
    await at.host_act("take_back")
    assert at.view("ann").my_face == card
    again = await at.restarted()
    await again.act("ann", "look", at="card")
    assert again.view("ann").my_face == card


async def test_a_full_disk_keeps_the_proposal() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    await at.host_act("take_back")
    await at.act("ann", "answer_takeback", agree=True)
    at.journal.is_full = True
    assert await refusal(at.act("bo", "answer_takeback", agree=True)) == "table.not_saved"
    at.journal.is_full = False
    await at.act("bo", "answer_takeback", agree=True)
    assert at.view().shown == {}
