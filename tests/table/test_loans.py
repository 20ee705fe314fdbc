"""Lending a seat: with its owner's yes while their phone is alive, and never to look at what was before."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games import by_id
from companion.kernel.seat import Seat
from companion.table.presence import Watcher
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


async def tools() -> People:
    """A table of tools with three people, at which Bo has a role, a piece and a sealed choice."""
    at = await people("Ann", "Bo", "Chi", started=True, game=by_id("toolbox"))
    await at.host_act("for_table", action={"do": "deal", "roles": {"line": "Wolf, 2 Villager"}})
    await at.host_act(
        "for_table", action={"do": "fill_bag", "id": "b", "bag": {"items": [["silk", 3], ["salt", 2]]}}
    )
    await at.act("bo", "draw", bag="b", for_me=True)
    await at.host_act(
        "for_table", action={"do": "ask", "question": {"ask": "?", "kind": "words", "words": ["yes", "no"]}}
    )
    await at.act("bo", "seal", choice="yes")
    return at


async def borrowed(at: People) -> Watcher:
    """Ann acts for Bo, whose phone is gone."""
    at.table.unwatch(at.seats["bo"])
    await at.host_act("lend_seat", seat="bo", to="ann")
    return at.connect("bo", "phone-Ann")


async def test_nothing_from_before_is_for_the_borrower_whatever_the_game_calls_it() -> None:
    """At a table of tools, and in CyberVerse, all was held to be said by the seat: a borrower could look."""
    at = await tools()
    assert at.view("bo").my_looks == ("role", "item-1")
    assert at.view("bo").my_choice == "yes"
    borrower = await borrowed(at)
    for name in ("role", "item-1"):
        assert await refusal(at.table.act(borrower, {"do": "look", "at": name})) == "table.nothing_to_look_at"
    view: Any = at.table.frame(borrower).view
    assert (view.my_looks, view.my_choice) == ((), None)


async def test_what_the_borrower_says_they_may_see() -> None:
    at = await tools()
    borrower = await borrowed(at)
    await at.table.act(borrower, {"do": "draw", "bag": "b", "for_me": True})
    await at.table.act(borrower, {"do": "seal", "choice": "no"})
    view: Any = at.table.frame(borrower).view
    assert (view.my_looks, view.my_choice) == (("item-2",), "no")
    await at.table.act(borrower, {"do": "look", "at": "item-2"})
    assert at.table.frame(borrower).view.my_face.at == "item-2"  # type: ignore[union-attr]


async def test_until_the_owner_has_said_otherwise() -> None:
    """Both may act: what the owner seals after them is the owner's alone again."""
    at = await people("Ann", "Bo", "Chi", started=True, game=by_id("toolbox"))
    question = {"do": "ask", "question": {"ask": "?", "kind": "words", "words": ["yes", "no"]}}
    await at.host_act("for_table", action=question)
    await at.host_act("lend_seat", seat="bo", to="ann")
    await at.act("bo", "answer_loan", agree=True)
    borrower = at.connect("bo", "phone-Ann")
    await at.table.act(borrower, {"do": "seal", "choice": "no"})
    assert at.table.frame(borrower).view.my_choice == "no"  # type: ignore[union-attr]
    owner = Watcher(device="phone-Bo", seat=Seat("bo"))
    await at.table.act(owner, {"do": "seal", "choice": "yes"})
    assert at.table.frame(borrower).view.my_choice is None  # type: ignore[union-attr]


async def test_behind_a_takeback_nobody_can_tell_whose_it_is() -> None:
    at = await people("Ann", "Bo", "Chi", started=True, game=by_id("toolbox"))
    await at.host_act(
        "for_table", action={"do": "fill_bag", "id": "b", "bag": {"items": [["silk", 3], ["salt", 2]]}}
    )
    await at.act("bo", "draw", bag="b", for_me=True)
    borrower = await borrowed(at)
    await at.table.act(borrower, {"do": "draw", "bag": "b", "for_me": True})
    await at.host_act("take_back")
    for seat in ("ann", "bo", "chi"):
        if at.frame(None).table.takeback:
            await at.table.act(
                Watcher(f"phone-{seat.title()}", Seat(seat)), {"do": "answer_takeback", "agree": True}
            )
    assert at.view("bo").my_looks == ("item-1",)
    assert at.table.frame(borrower).view.my_looks == ()  # type: ignore[union-attr]


@pytest.mark.parametrize("do", ["leave_seat", "rename"])
async def test_a_borrower_neither_leaves_nor_renames(do: str) -> None:
    at = await people("Ann", "Bo")
    borrower = await borrowed(at)
    more = {"name": "Bob", "colour": "rose"} if do == "rename" else {}
    assert await refusal(at.table.act(borrower, {"do": do, **more})) == "table.not_your_seat"


async def test_a_borrower_gives_no_consent_to_a_takeback() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    await at.act("bo", "hide", number=4)
    borrower = await borrowed(at)
    await at.host_act("take_back")
    await at.act("ann", "answer_takeback", agree=True)
    for agree in (True, False):
        said = {"do": "answer_takeback", "agree": agree}
        assert await refusal(at.table.act(borrower, said)) == "table.not_your_seat"
    assert at.frame(None).table.takeback is not None


async def test_a_borrower_has_no_part_in_the_deal_for_another() -> None:
    """Their device would commit, open and tick in the owner's name."""
    at = await people("Ann", "Bo")
    borrower = await borrowed(at)
    part = {"do": "cut", "draw": 1, "part": "0" * 64}
    opened = {"do": "open", "draw": 1, "cut": 1, "bits": "0" * 32}
    for said in (part, opened, {"do": "checked", "ok": True}):
        assert await refusal(at.table.act(borrower, said)) == "table.not_your_seat"
        desk = at.table.deal.act("phone-Ann", Seat("bo"), said, is_host=False)
        assert await refusal(desk) == "table.not_your_seat"
    await at.table.act(borrower, {"do": "cut", "at": 5})


async def test_a_borrower_does_not_see_where_the_owner_cut() -> None:
    at = await people("Ann", "Bo")
    await at.act("bo", "cut", at=42)
    borrower = await borrowed(at)
    assert at.table.frame(borrower).table.my_cut is None
    assert at.table.frame(Watcher("phone-Bo", Seat("bo"))).table.my_cut == 42


async def test_a_page_knows_whether_it_only_borrows() -> None:
    """So that it does not ask there what only the owner may answer."""
    at = await people("Ann", "Bo", started=True)
    borrower = await borrowed(at)
    assert at.table.frame(borrower).table.is_borrowing
    for name in ("Ann", "Bo"):
        assert not at.table.frame(Watcher(f"phone-{name}", Seat(name.lower()))).table.is_borrowing


async def test_a_living_players_seat_is_not_freed_over_their_head() -> None:
    """A host freed it and gave it to a second phone of their own, which then held its card."""
    at = await people("Ann", "Bo", started=True)
    await at.host_act("free_seat", seat="bo")
    assert at.frame("bo").table.loan == at.frame(None).table.loan == LoanView(seat=Seat("bo"))
    assert at.table.setting.held_by("phone-Bo") == ("bo",)
    await at.act("bo", "answer_loan", agree=False)
    assert said(at) == "free-refused"
    assert not at.seats["bo"].closed
    await at.free("bo")
    assert said(at) == "freed-agreed"
    assert at.seats["bo"].closed == "table.seat_freed"


async def test_a_borrower_sends_no_owner_away() -> None:
    """Their page was closed, so they counted as gone: the seat was freed unasked for another phone."""
    at = await people("Ann", "Bo", started=True)
    await at.host_act("lend_seat", seat="bo", to="ann")
    await at.act("bo", "answer_loan", agree=True)
    at.connect("bo", "phone-Ann")
    assert not at.seats["bo"].closed
    await at.host_act("free_seat", seat="bo")
    assert at.frame("bo").table.loan == LoanView(seat="bo", to=None)  # type: ignore[arg-type]
    assert at.table.setting.held_by("phone-Bo") == ("bo",)
    older, newer = at.connect("bo", "phone-Ann"), at.connect("bo", "phone-Ann")
    assert (older.closed, newer.closed) == ("table.seat_other_tab", "")
    at.connect("bo")
    assert (at.seats["bo"].closed, newer.closed) == ("table.seat_other_tab", "table.seat_moved")


async def test_a_seat_whose_phone_is_gone_is_freed_at_once() -> None:
    at = await people("Ann", "Bo", started=True)
    at.table.unwatch(at.seats["bo"])
    await at.host_act("free_seat", seat="bo")
    assert (said(at), at.table.setting.held_by("phone-Bo")) == ("freed", ())
