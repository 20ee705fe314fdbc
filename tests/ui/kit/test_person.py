"""Who sits where, for parts."""

from __future__ import annotations

from companion.ui.kit.person import people_of, person_of
from companion.ui.kit.skin import skin_for
from tests.ui.frames import table

SKIN = skin_for(390, 844)


def test_i_am_you_to_me_and_ann_to_others() -> None:
    mine, theirs = (person_of(people_of(table("playing", seat)), "ann") for seat in ("ann", "bo"))
    assert (mine.called(SKIN), theirs.called(SKIN)) == ("You", "Ann")
    assert mine.paint(SKIN) == theirs.paint(SKIN)
    assert people_of(table("playing", "ann")) != people_of(table("playing", "bo"))


def test_where_nobody_sits_is_a_word_and_no_crash() -> None:
    people = people_of(table("playing"))
    assert not any(one.is_me for one in people), "the shared screen is nobody"
    assert person_of(people, "zoe").called(SKIN) == "zoe"
    assert person_of(people, None).called(SKIN) == ""


def test_a_person_stays_equal_while_people_play() -> None:
    assert people_of(table("lobby", "ann")) == people_of(table("playing", "ann", code="LYNX"))
