"""The table around the game is a fold over its facts."""

from __future__ import annotations

from functools import reduce

import pytest

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.table.facts import (
    AnyFact,
    Arranged,
    CalledOff,
    CameBack,
    CarriedOn,
    Closed,
    Ended,
    Freed,
    HandedOver,
    Led,
    Left,
    Lent,
    Renamed,
    Sat,
    Shared,
    Started,
)
from companion.table.setting import EVERY_SCREEN, Setting, check_person, seat_id, settle, sign_of, tidy_name

ANN, BO, CARA = Seat("ann"), Seat("bo"), Seat("cara")
PEOPLE = (
    Sat(seat=ANN, name="Ann", colour="orange", device="a"),
    Sat(seat=BO, name="Bo", colour="sky", device="b"),
)


def after(*facts: AnyFact) -> Setting:
    return reduce(settle, (*PEOPLE, *facts), Setting(options={}))


def test_people_sit_where_they_say() -> None:
    assert after().seats == (ANN, BO)
    between = after(Sat(seat=CARA, name="Cara", colour="green", after=ANN))
    assert between.seats == (ANN, CARA, BO)
    assert between.on_paper == (CARA,), "without a device it is a seat on paper"
    assert after(Arranged(seats=(BO, ANN))).seats == (BO, ANN)
    assert after(Left(seat=ANN)).seats == (BO,)


def test_a_device_speaks_for_its_own_seat_and_those_lent_to_it() -> None:
    assert after().held_by("a") == (ANN,)
    lent = after(Lent(seat=BO, to=ANN))
    assert lent.held_by("a") == (ANN, BO)
    assert lent.is_borrowed("a", BO), "to act for somebody is not to look"
    assert not lent.may_look("a", BO)
    assert after(Lent(seat=BO, to=ANN, looks=True)).may_look("a", BO)
    assert after(Lent(seat=BO, to=ANN), CameBack(seat=BO, device="c")).held_by("a") == (ANN,)
    paper = after(Sat(seat=CARA, name="Cara", colour="green"))
    assert paper.held_by("a", is_host=True) == (ANN, CARA), "the host types for seats on paper"


def test_a_freed_seat_forgets_its_phone_and_its_rights() -> None:
    freed = after(HandedOver(seat=BO), Shared(seat=BO, on=True), Freed(seat=BO)).place(BO)
    assert (freed.devices, freed.former, freed.is_host, freed.is_shared) == (set(), {"b"}, False, False)


def test_a_phone_is_passed_around_when_it_has_two_seats_or_the_host_says_so() -> None:
    assert not after().is_shared("a")
    assert after(Shared(seat=ANN, on=True)).is_shared("a")
    assert after(Sat(seat=CARA, name="Cara", colour="green", device="a")).is_shared("a")


def test_screens_lead_one_by_one_or_by_house_rule() -> None:
    assert after(Led(device="tv", on=True)).may_lead("tv")
    assert not after(Led(device="tv", on=True), Led(device="tv", on=False)).may_lead("tv")
    every = after(Led(device=EVERY_SCREEN, on=True))
    assert every.may_lead("any")
    assert not every.may_lead(""), "nobody in particular"


def test_it_begins_ends_and_goes_on() -> None:
    started = Started(cuts=(3, 4), given=(BO,))
    assert after(started).stage == "playing"
    assert after(started, Ended()).stage == "closed"
    assert after(started, Ended(), CarriedOn()).stage == "playing"
    assert after(Ended(), CarriedOn()).stage == "lobby", "what never began goes on as a lobby"


def test_the_highest_draw_counts_whether_it_was_dealt_or_called_off() -> None:
    found = after(Closed(draw=2, roster="r"), CalledOff(draw=3, why="silent"), Closed(draw=1, roster="r"))
    assert found.closed == 3
    assert [off.draw for off in found.called_off] == [3]


@pytest.mark.parametrize(
    ("name", "colour", "code"),
    [
        ("", "green", "table.name_missing"),
        ("Cara", "mauve", "table.colour_unknown"),
        ("BO", "green", "table.name_taken"),
        ("Cara", "sky", "table.colour_taken"),
    ],
)
def test_a_name_and_a_colour_belong_to_one_person(name: str, colour: str, code: str) -> None:
    with pytest.raises(Rejection) as no:
        check_person(after(), name, colour, ("orange", "sky", "green"))
    assert no.value.code == code


def test_who_is_asked_again_may_keep_what_they_have() -> None:
    check_person(after(), "Bo", "sky", ("orange", "sky"), me=BO)
    assert after(Renamed(seat=BO, name="Bob", colour="green")).place(BO).name == "Bob"


def test_names_are_one_line_and_seats_are_words() -> None:
    assert tidy_name("  Zoë \n B. ") == "Zoë B."
    assert len(tidy_name("x" * 40)) == 24
    assert seat_id("Zoë B.", ()) == "zoe-b"
    assert seat_id("Bo", (BO,)) == "bo-2"
    assert seat_id("漢", ()) == "seat"
    assert sign_of("abcdef") == "ABC"


def test_nobody_sits_at_a_seat_that_is_not_there() -> None:
    with pytest.raises(Rejection, match="no_such_seat"):
        after().place(CARA)
