"""Taking back: a journal entry, with consent where a secret was opened, never a new deal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.kernel.view import LogLine
from companion.table.views import BackView
from tests.table.pebble import GAME as PEBBLE
from tests.table.people import People, people, refusal


def back(at: People) -> BackView:
    """What the host is told before taking back."""
    offered = at.table.frame(at.host).table.back
    assert offered is not None
    return offered


def said(seat: str, word: str) -> LogLine:
    """The line of somebody who said something."""
    return LogLine(code="pebble-said", seat=seat, facts={"word": word})  # type: ignore[arg-type]


async def test_what_opened_nothing_is_taken_back_at_once() -> None:
    at = await people("Ann", "Bo", "Chi", started=True)
    before = at.view("ann")
    await at.act("ann", "say", word="well")
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
    before = at.view()
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
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
    assert (await at.entries())[:-1] == entries, "only the no itself is written"
    assert at.table.log()[-1].line.code == "table-log-takeback-refused"
    assert await refusal(at.act("ann", "answer_takeback", agree=True)) == "table.nothing_proposed"


async def test_a_move_ends_a_proposal() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    await at.host_act("take_back")
    await at.act("ann", "say", word="wait")
    assert at.frame("ann").table.takeback is None
    assert await refusal(at.act("ann", "answer_takeback", agree=True)) == "table.nothing_proposed"


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
    await at.act("ann", "say", word="mine")
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


async def test_it_is_told_before_what_would_go_and_after_what_went() -> None:
    at = await people("Ann", "Bo", started=True)
    assert back(at).refused == "table.nothing_to_take_back"
    await at.act("ann", "say", word="one")
    await at.act("bo", "say", word="two")
    assert back(at).undoes == (said("bo", "two"),)
    assert at.frame("ann").table.back is None, "for the host alone"
    await at.host_act("take_back", number=back(at).number)
    assert back(at).undoes == (said("ann", "one"),), "the next step is offered"
    *_, one, two, took_back = at.table.log()
    assert (one.undone, two.undone, took_back.undone) == (False, True, False)
    assert took_back.undid == (said("bo", "two"),)
    assert [line.undone for line in at.frame(None).table.log[-3:]] == [False, True, False]


async def test_who_is_quicker_is_not_taken_back_unseen() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "say", word="one")
    number = back(at).number
    await at.act("bo", "say", word="two")
    assert await refusal(at.host_act("take_back", number=number)) == "table.moved_since"
    await at.host_act("take_back", number=back(at).number)
    assert await refusal(at.host_act("take_back", number=number + 1)) == "table.moved_since"


async def test_what_has_no_line_is_named() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hurry", seconds=10)
    assert back(at).undoes == (LogLine(code="pebble-did-hurry", seat=at.seats["ann"].seat),)
    await at.host_act("take_back")
    assert at.table.log()[-1].undid == (LogLine(code="pebble-did-hurry", seat=at.seats["ann"].seat),)


async def test_it_says_who_would_have_to_agree() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "say", word="one")
    assert back(at).asks == ()
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    assert back(at).asks == ("ann", "bo")
    await at.host_act("take_back")
    asked = at.frame("ann").table.takeback
    assert asked is not None
    assert [line.code for line in asked.undoes] == ["pebble-opened"]


async def told(at: People, quiet: bool) -> list[dict[str, Any]]:
    """All that anybody but Ann gets to see of an evening on which Ann hides something or does not."""
    seen = []

    async def do(*what: Any, **fields: Any) -> None:
        await (at.act(*what, **fields) if what[0] in at.seats else at.host_act(*what, **fields))
        shown = at.everything()
        shown.pop("ann")
        seen.append(shown)

    await do("bo", "say", word="one")
    await do("bo", "say", word="two")
    for number in (3, 7) if quiet else ():
        await at.act("ann", "hide", number=number)
    await do("take_back")
    await do("bo", "say", word="three")
    return seen


async def test_asking_never_shows_that_there_was_a_quiet_move() -> None:
    loud = await told(await people("Ann", "Bo", "Chi", started=True), quiet=False)
    assert await told(await people("Ann", "Bo", "Chi", started=True), quiet=True) == loud


async def test_a_quiet_move_does_not_end_a_proposal() -> None:
    at = await people("Ann", "Bo", "Chi", started=True)
    await at.act("ann", "hurry", seconds=10)
    await at.time.pass_by(10)
    await at.host_act("take_back")
    before = {name: shown for name, shown in at.everything().items() if name != "ann"}
    await at.act("ann", "hide", number=3)
    after = {name: shown for name, shown in at.everything().items() if name != "ann"}
    for shown in (*before.values(), *after.values()):
        shown["view"].pop("hidden"), shown["view"].pop("waiting_for")
    assert before == after
    for seat in ("ann", "bo", "chi"):
        await at.act(seat, "answer_takeback", agree=True)
    assert at.view().round == 1
    assert at.view("ann").my_number is None, "it fell with the move it followed"


async def test_a_game_that_is_over_goes_on_where_nothing_was_dealt() -> None:
    real_cards = replace(PEBBLE, deals_cards=lambda _options: False)
    at = await people("Ann", "Bo", game=real_cards, started=True)
    await at.act("ann", "say", word="one")
    await at.act("bo", "finish", winner="ann")
    assert at.table.stage == "over"
    assert (await at.journal.list())[0].summary is not None
    assert back(at).undoes == (LogLine(code="pebble-did-finish", seat=at.seats["bo"].seat),)
    await at.host_act("take_back")
    assert at.table.stage == "playing"
    assert at.frame("ann").table.winners == ()
    assert (await at.journal.list())[0].summary is None, "not in the history any more"
    again = await at.restarted()
    assert again.table.stage == "playing"


async def test_an_opened_deal_is_not_played_on_with() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("bo", "finish", winner="ann")
    assert back(at).refused == "table.deal_is_open"
    assert await refusal(at.host_act("take_back")) == "table.deal_is_open"


async def test_a_struck_line_is_struck_after_a_restart_too() -> None:
    at = await people("Ann", "Bo", started=True)
    for word in ("one", "two", "three"):
        await at.act("ann", "say", word=word)
    await at.host_act("take_back", steps=2)
    await at.act("bo", "say", word="four")
    await at.host_act("take_back")
    await at.act("bo", "say", word="five")
    log = at.table.log()
    struck = [line.line.facts["word"] for line in log if line.undone]
    assert struck == ["two", "three", "four"]
    again = await at.restarted()
    assert again.table.log() == log
