"""Lending a seat: with its owner's yes while their phone is alive, and never to look at what was dealt."""

from __future__ import annotations

from companion.table.views import LoanView
from tests.table.people import People, people, refusal


def said(at: People) -> str:
    return at.table.log()[-1].line.code.removeprefix("table-log-")


async def test_a_living_players_seat_is_not_lent_over_their_head() -> None:
    """A host who plays lent it to themself, looked, and gave it back."""
    at = await people("Ann", "Bo", "Chi", started=True)
    await at.host_act("lend_seat", seat="bo", to="ann")
    assert at.table.setting.held_by("phone-Ann") == ("ann",)
    assert at.frame("bo").table.loan == at.frame(None).table.loan == LoanView(seat="bo", to="ann")  # type: ignore[arg-type]
    for seat in ("ann", "chi"):
        assert await refusal(at.act(seat, "answer_loan", agree=True)) == "table.nothing_proposed"
    await at.act("bo", "answer_loan", agree=False)
    assert said(at) == "loan-refused"
    assert at.frame("bo").table.loan is None
    assert await refusal(at.act("bo", "answer_loan", agree=True)) == "table.nothing_proposed"


async def test_with_their_yes_it_is_and_they_can_end_it() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.host_act("lend_seat", seat="bo", to="ann")
    await at.act("bo", "answer_loan", agree=True)
    assert said(at) == "lent"
    assert at.table.setting.held_by("phone-Ann") == ("ann", "bo")
    borrower = at.connect("bo", "phone-Ann")
    assert (
        await refusal(at.table.act(borrower, {"do": "answer_loan", "agree": False})) == "table.not_your_seat"
    )
    at.seats["bo"] = at.connect("bo", "phone-Bo")
    await at.act("bo", "answer_loan", agree=False)
    assert at.table.setting.held_by("phone-Ann") == ("ann",)


async def test_a_seat_whose_phone_is_gone_is_lent_at_once() -> None:
    at = await people("Ann", "Bo", started=True)
    at.table.unwatch(at.seats["bo"])
    await at.host_act("lend_seat", seat="bo", to="ann")
    assert said(at) == "lent"
    assert at.table.setting.held_by("phone-Ann") == ("ann", "bo")


async def test_a_borrower_acts_but_does_not_look() -> None:
    at = await people("Ann", "Bo", started=True)
    at.table.unwatch(at.seats["bo"])
    await at.host_act("lend_seat", seat="bo", to="ann")
    borrower = at.connect("bo", "phone-Ann")
    assert await refusal(at.table.act(borrower, {"do": "look", "at": "card"})) == "table.nothing_to_look_at"
    view = at.table.frame(borrower).view
    assert view is not None
    assert "card" not in view.my_looks
    await at.table.act(borrower, {"do": "hide", "number": 4})
    assert "bo" in at.view().hidden


async def test_unless_the_owner_agreed_to_that_too() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.host_act("lend_seat", seat="bo", to="ann")
    await at.act("bo", "answer_loan", agree=True, look=True)
    assert said(at) == "lent-open"
    borrower = at.connect("bo", "phone-Ann")
    await at.table.act(borrower, {"do": "look", "at": "card"})
    view = at.table.frame(borrower).view
    assert view is not None
    assert view.my_face is not None
    again = await at.restarted()
    assert again.table.setting.may_look("phone-Ann", at.table.setting.seats[1])
