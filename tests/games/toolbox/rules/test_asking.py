"""A question for all at once (TB-46..57)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.toolbox.views import QuestionView
from companion.kernel.seat import Seat
from tests.games.toolbox.evening import Evening

YES = {"ask": "Go on?", "kind": "words", "words": ["Yes", "No"]}


def asked(table: Evening) -> QuestionView:
    found = table.view().question
    assert found is not None
    return found


def asking(seats: int = 4, question: dict[str, Any] | None = None, **options: Any) -> Evening:
    table = Evening(seats, **options)
    table.say("ann", "ask", question={**YES, **(question or {})})
    return table


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"kind": "words", "words": ["Yes"]}, "word_count"),
        ({"kind": "words", "words": ["Yes", " "]}, "bad_word"),
        ({"kind": "words", "words": ["Yes", "YES"]}, "word_twice"),
        ({"kind": "numbers", "min": 3, "max": 3}, "bad_range"),
        ({"kind": "numbers", "min": 0, "max": 101}, "range_too_wide"),
        ({**YES, "decide": "highest"}, "bad_decide"),
        ({**YES, "absent": "fallback", "fallback": "Maybe"}, "bad_fallback"),
        ({"kind": "free", "show": "totals", "tie": "draw"}, "bad_tie"),
        ({**YES, "least_group": 2}, "bad_group"),
    ],
)
def test_tb_46_tb_54_tb_55_faults_of_a_question(question: dict[str, Any], code: str) -> None:
    Evening(4).no(code, "ann", "ask", question=question)


def test_p_tb_3_tb_47_a_choice_is_replaced_unnoticed() -> None:
    table = asking()
    table.say("cleo", "seal", choice="Yes")
    before = {viewer: table.view(viewer).model_dump_json() for viewer in ("ann", "bo", "dan", None)}
    for choice in ("No", "Yes", "No"):
        table.say("cleo", "seal", choice=choice)
        after = {viewer: table.view(Seat(viewer) if viewer else None).model_dump_json() for viewer in before}
        assert after == before
    assert table.view(Seat("cleo")).my_choice == "No"
    table.no("not_offered", "bo", "seal", choice="Maybe")
    some = Evening(4)
    some.say("ann", "ask", question=YES, asked=["ann", "bo"])
    some.no("not_asked", "cleo", "seal", choice="Yes")
    number = asking(question={"kind": "free"})
    number.no("bad_number", "bo", "seal", choice=1.5)
    number.no("out_of_range", "bo", "seal", choice=10_000)


def test_tb_47_papers_are_typed_before_anything_opens() -> None:
    table = asking(3, by_hand=("bo",))
    table.say("ann", "seal", choice="Yes")
    table.say("cleo", "seal", choice="No")
    table.no("not_asked", "ann", "paper_ready", seat="ann")
    table.say("ann", "paper_ready", seat="bo")
    table.zero()
    assert (asked(table).stage, asked(table).papers, asked(table).opened) == ("papers", ("bo",), None)
    table.say("ann", "type_paper", seat="bo", choice="Yes")
    opened = asked(table).opened
    assert opened is not None
    assert opened.tally == (("Yes", 2), ("No", 1))
    closed = asking(4, {"show": "totals"}, by_hand=("bo", "dan"))
    closed.say("ann", "seal", choice="Yes")
    closed.say("cleo", "seal", choice="No")
    closed.say("ann", "paper_ready", seat="bo")
    closed.say("ann", "paper_ready", seat="dan")
    closed.zero()
    closed.no("bad_count", "ann", "type_papers", totals=[["Yes", 1]])
    closed.say("ann", "type_papers", totals=[["Yes", 1], ["No", 1]])
    opened = asked(closed).opened
    assert opened is not None
    assert (opened.tally, opened.choices) == ((("Yes", 2), ("No", 2)), {})


def test_p_tb_2_tb_48_tb_50_the_opening_count_and_taking_a_choice_out() -> None:
    table = asking()
    table.no("not_sealed", "bo", "reopen")
    for seat in table.seats:
        table.say(seat, "seal", choice="Yes")
    timer = table.timer()
    assert timer is not None
    assert (timer.name, timer.serial, timer.seconds) == ("open", 1, 3)
    table.say("bo", "reopen")
    assert table.timer() is None
    table.say("bo", "seal", choice="No")
    timer = table.timer()
    assert timer is not None
    assert timer.serial == 2
    table.no("stale_time", "clock", "time_up", name="open", serial=1)
    table.zero()
    opened = asked(table).opened
    assert opened is not None
    assert len(opened.choices) == 4
    counting = asking(question={"opens": "zero"})
    counting.say("bo", "seal", choice="No")
    counting.say("ann", "count_down", seconds=5, at_zero="open")
    counting.no("counting", "bo", "reopen")
    counting.say("bo", "seal", choice="Yes")


def test_tb_49_what_opens_is_fixed_before_the_first_seal() -> None:
    table = asking()
    table.say("ann", "set_show", show="totals")
    table.say("bo", "seal", choice="No")
    table.no("sealed_already", "ann", "set_show", show="names")
    assert asked(table).spec.show == "totals"


def test_tb_50_the_leader_opens_when_all_are_ready() -> None:
    table = asking(3, {"opens": "leader"})
    table.say("bo", "seal", choice="No")
    table.no("not_all_ready", "ann", "open_question")
    for seat in ("ann", "cleo"):
        table.say(seat, "seal", choice="Yes")
    assert table.timer() is None
    table.say("ann", "open_question")
    assert asked(table).opened is not None


def test_tb_51_tb_52_absent_seats() -> None:
    table = asking(3, {"absent": "fallback", "fallback": "No"})
    table.say("bo", "seal", choice="Yes")
    table.say("ann", "open_question")
    opened = asked(table).opened
    assert opened is not None
    assert (opened.absent, opened.tally) == (("ann", "cleo"), (("Yes", 1), ("No", 2)))
    waits = asking(2, {"absent": "wait", "opens": "zero"})
    waits.say("ann", "count_down", seconds=3, at_zero="open")
    waits.zero()
    assert asked(waits).opened is None
    waits.no("not_all_ready", "ann", "open_question")
    for seat in waits.seats:
        waits.say(seat, "seal", choice="Yes")
    waits.zero()
    assert asked(waits).opened is not None


def test_tb_53_too_few_and_nothing_opens() -> None:
    table = asking(4, {"show": "totals"})
    for seat in ("ann", "bo"):
        table.say(seat, "seal", choice="Yes")
    table.say("ann", "open_question")
    opened = asked(table).opened
    assert opened is not None
    assert (opened.is_withheld, opened.tally, opened.winners) == (True, (), ())
    assert table.view(Seat("ann")).my_choice is None, "the envelopes are destroyed"
    Evening(2).no("group_too_small", "ann", "ask", question={**YES, "show": "totals"})


def test_tb_55_a_drawn_tie_is_a_deal_of_the_proof() -> None:
    table = Evening(4)
    for _ in range(4):
        table.say("ann", "ask", question={**YES, "tie": "draw"})
        for seat, choice in zip(table.seats, ("Yes", "No", "Yes", "No"), strict=True):
            table.say(seat, "seal", choice=choice)
        table.zero()
    opened = asked(table).opened
    assert opened is not None
    assert (opened.number, opened.decided) == (4, "Yes"), "R-TB-8"
    assert table.deals()["tie/4"] == ("Yes", "No")


def test_tb_56_names_totals_and_the_winner() -> None:
    seen = {}
    for show in ("names", "totals", "winner"):
        table = asking(3, {"show": show})
        for seat, choice in zip(table.seats, ("Yes", "No", "Yes"), strict=True):
            table.say(seat, "seal", choice=choice)
        table.zero()
        opened = asked(table).opened
        assert opened is not None
        seen[show] = (bool(opened.choices), bool(opened.tally), opened.decided)
        assert table.view(Seat("bo")).my_choice == "No"
        assert table.view().my_choice is None
    assert seen == {
        "names": (True, True, "Yes"),
        "totals": (False, True, "Yes"),
        "winner": (False, False, "Yes"),
    }


def test_tb_57_again_among_the_tied_and_the_warning() -> None:
    table = asking(4, {"words": ["Red", "White", "Blue"]})
    for seat, choice in zip(table.seats, ("Red", "White", "Red", "White"), strict=True):
        table.say(seat, "seal", choice=choice)
    table.zero()
    view = table.say("ann", "ask_again", among_tied=True)
    assert asked(table).offered == ("Red", "White")
    assert [run.number for run in view.history] == [1]
    totals = asking(4, {"show": "totals"})
    for seat in totals.seats:
        totals.say(seat, "seal", choice="Yes")
    totals.zero()
    totals.say("ann", "ask_again")
    assert not asked(totals).differs_by_one
    totals.say("ann", "put_away", tool="choose")
    totals.say("ann", "ask", question={**YES, "show": "totals"}, asked=["ann", "bo", "cleo"])
    assert asked(totals).differs_by_one
