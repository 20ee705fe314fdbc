"""Sitting, leaving, lending, coming back: who holds which seat, and who may say so."""

from __future__ import annotations

import pytest

from companion.kernel.seat import Seat
from tests.table.people import people, refusal


async def test_people_sit_down_in_order() -> None:
    at = await people("Ann", "Bo")
    lines = at.frame("ann").table.seats
    assert [(line.seat, line.name, line.colour, line.presence) for line in lines] == [
        ("ann", "Ann", "orange", "here"),
        ("bo", "Bo", "sky", "here"),
    ]
    await at.table.sit("phone-Chi", "Chi", "green", after=Seat("ann"))
    assert at.table.setting.seats == ("ann", "chi", "bo")


async def test_a_full_table_says_so() -> None:
    at = await people("Ann", "Bo", "Chi", "Dee")
    assert await refusal(at.table.sit("phone-Eli", "Eli", "rose")) == "table.full"


@pytest.mark.parametrize(
    ("name", "colour", "code"),
    [
        pytest.param("ANN", "sky", "table.name_taken", id="the same name in capitals"),
        pytest.param(" ann ", "sky", "table.name_taken", id="the same name with spaces"),
        pytest.param(
            "A\u200bnn", "sky", "table.name_taken", id="the same name with something invisible in it"
        ),
        pytest.param("Bo", "orange", "table.colour_taken", id="her colour"),
        pytest.param("Bo", "mauve", "table.colour_unknown", id="no such colour"),
        pytest.param(" \n\t", "sky", "table.name_missing", id="nothing but spaces"),
    ],
)
async def test_a_name_and_a_colour_belong_to_one_person(name: str, colour: str, code: str) -> None:
    at = await people("Ann")
    assert await refusal(at.table.sit("phone-2", name, colour)) == code
    assert at.table.setting.seats == ("ann",)


async def test_long_and_foreign_names_are_tidied() -> None:
    at = await people()
    assert await at.table.sit("p1", "Zoë  B.\n", "orange") == "zoe-b"
    assert await at.table.sit("p2", "李娜", "sky") == "seat"
    assert await at.table.sit("p3", "x" * 64, "green") == "x" * 18
    assert [place.name for place in at.table.setting.places] == ["Zoë B.", "李娜", "x" * 24]


async def test_renaming() -> None:
    at = await people("Ann", "Bo")
    await at.act("ann", "rename", name="Anna", colour="rose")
    assert at.table.setting.names == {"ann": "Anna", "bo": "Bo"}
    await at.act("ann", "rename", name="anna", colour="rose")
    assert await refusal(at.act("ann", "rename", name="bo", colour="rose")) == "table.name_taken"
    assert await refusal(at.act("ann", "rename", name="Anna", colour="sky")) == "table.colour_taken"
    await at.host_act("start")
    assert await refusal(at.act("ann", "rename", name="Al", colour="rose")) == "table.already_playing"


async def test_leaving_the_lobby_removes_the_place_and_leaving_a_game_keeps_it() -> None:
    at = await people("Ann", "Bo", "Chi")
    await at.act("chi", "leave_seat")
    assert at.table.setting.seats == ("ann", "bo")
    assert at.seats["chi"].closed == "table.left"
    await at.host_act("start")
    await at.act("bo", "leave_seat")
    assert at.table.setting.seats == ("ann", "bo")
    assert at.frame("ann").table.seats[1].presence == "free"
    assert at.seats["bo"].closed == "table.left"
    assert await refusal(at.act("bo", "hide", number=1)) == "table.left"


async def test_kicking_is_for_the_lobby() -> None:
    at = await people("Ann", "Bo", "Chi")
    await at.host_act("kick", seat="chi")
    assert at.table.setting.seats == ("ann", "bo")
    assert at.seats["chi"].closed == "table.kicked"
    assert await refusal(at.host_act("kick", seat="nobody")) == "table.no_such_seat"
    await at.host_act("start")
    assert await refusal(at.host_act("kick", seat="bo")) == "table.already_playing"


async def test_arranging() -> None:
    at = await people("Ann", "Bo", "Chi")
    await at.host_act("arrange", seats=["chi", "ann", "bo"])
    assert at.table.setting.seats == ("chi", "ann", "bo")
    for wrong in (["chi", "ann"], ["chi", "chi", "bo"], ["chi", "ann", "bo", "dee"], []):
        assert await refusal(at.host_act("arrange", seats=wrong)) == "table.seats_changed"
    await at.host_act("start")
    assert await refusal(at.host_act("arrange", seats=["ann", "bo", "chi"])) == "table.already_playing"


async def test_house_rules_change_one_at_a_time_and_in_the_lobby_only() -> None:
    at = await people("Ann", "Bo")
    await at.host_act("set_options", options={"most": 4})
    await at.host_act("set_options", options={"quick": True})
    table = at.frame("ann").table
    assert (table.options, table.custom_options) == ({"quick": "true", "most": "4"}, ("quick", "most"))
    for wrong in ({"most": 99}, {"nonsense": 1}, {"quick": []}):
        assert await refusal(at.host_act("set_options", options=wrong)) == "table.bad_option"
    await at.host_act("start")
    assert await refusal(at.host_act("set_options", options={"most": 3})) == "table.already_playing"


async def test_the_host_hands_over() -> None:
    at = await people("Ann", "Bo")
    await at.host_act("hand_over", seat="ann")
    assert at.frame("ann").table.is_host
    assert not at.frame("bo").table.is_host
    await at.act("ann", "start")
    await at.act("ann", "free_seat", seat="bo")
    await at.act("bo", "answer_loan", agree=True)
    await at.act("ann", "free_seat", seat="ann")
    assert not at.table.setting.is_host("phone-Ann"), "a freed seat's old phone is no host any more"


async def test_a_seat_on_paper_is_typed_for_by_the_host() -> None:
    at = await people("Ann")
    await at.host_act("add_paper_seat", name="Pip", colour="rose")
    assert at.frame("ann").table.seats[1].presence == "paper"
    assert at.table.frame(at.host).table.my_seats == ("pip",)
    assert at.frame("ann").table.my_seats == ("ann",)
    await at.host_act("start")
    await at.table.act(at.host, {"do": "hide", "number": 3}, seat=Seat("pip"))
    assert at.view("ann").hidden == ("pip",)
    wrong = at.table.act(at.seats["ann"], {"do": "hide", "number": 3}, seat=Seat("pip"))
    assert await refusal(wrong) == "table.not_your_seat"


async def test_lending_is_open_and_ends_when_the_owner_is_back() -> None:
    at = await people("Ann", "Bo", "Chi", started=True)
    at.table.unwatch(at.seats["chi"])
    assert at.frame("ann").table.seats[2].presence == "away"
    await at.host_act("lend_seat", seat="chi", to="bo")
    assert at.frame("ann").table.seats[2].acted_for_by == "bo"
    assert at.frame("bo").table.my_seats == ("bo", "chi")
    await at.table.act(at.seats["bo"], {"do": "hide", "number": 4}, seat=Seat("chi"))
    assert at.view("ann").hidden == ("chi",)
    await at.host_act("lend_seat", seat="chi")
    wrong = at.table.act(at.seats["bo"], {"do": "hide", "number": 4}, seat=Seat("chi"))
    assert await refusal(wrong) == "table.not_your_seat"
    assert await refusal(at.host_act("lend_seat", seat="chi", to="chi")) == "table.cannot_lend"


async def test_the_start_needs_the_right_number_of_people() -> None:
    at = await people("Ann")
    assert await refusal(at.host_act("start")) == "table.wrong_number"
    await at.sit("Bo")
    await at.act("ann", "cut", at=17)
    assert at.frame("ann").table.my_cut == 17
    assert at.frame("bo").table.my_cut is None
    assert [line.has_cut for line in at.frame("bo").table.seats] == [True, False]
    await at.host_act("start")
    assert at.table.setting.cuts[0] == 17
    assert 1 <= at.table.setting.cuts[1] <= 99
    assert at.table.setting.given == ("ann", "bo"), "no device had a part"
    assert await refusal(at.act("ann", "cut", at=3)) == "table.already_playing"
    assert await refusal(at.host_act("start")) == "table.already_playing"


async def test_the_end_of_a_table() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.host_act("end_table")
    assert at.frame("ann").table.stage == "closed"
    assert at.frame("ann").table.seal.secret is None  # type: ignore[union-attr]
    assert await refusal(at.act("ann", "hide", number=1)) == "table.ended"
    assert await refusal(at.host_act("start")) == "table.ended"
    shelved = await at.journal.list()
    assert shelved[0].summary is not None
    assert shelved[0].summary["reason"] == "ended"
