"""Typing a card: every kind can be made, faults are said, the library keeps it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion import texts
from companion.games.cyberverse import GAME
from companion.games.cyberverse.actions import ApplyEffect, FirstAgent
from companion.games.cyberverse.packs.cards import (
    AgentSheet,
    Card,
    DistrictCard,
    InvestigationCard,
    MissionSpec,
    WeaponCard,
)
from companion.net.library import Library
from companion.net.librarycard import LibraryCard
from companion.net.packs import Packs
from companion.ui.documents import NO_DOCUMENTS
from companion.ui.games.cyberverse.desk.card_words import card_line
from companion.ui.games.cyberverse.desk.cards import KINDS, NEW_MISSION, blank, checked, lacks
from companion.ui.games.cyberverse.desk.collection import keep, offered, put, together
from companion.ui.games.cyberverse.phone.anytime import EffectForm
from companion.ui.kit.steppers import number_in
from tests.ui.games.cyberverse.phone_kit import Booth, Table, begun, strategy

MISSION = {
    **NEW_MISSION,
    "district": 1,
    "kind": "test",
    "tests": ({"feature": "analysis", "threshold": 3},),
}
SAID: dict[str, dict[str, Any]] = {
    "agent": {
        "movement": 2,
        "analysis": 2,
        "hacking": 1,
        "reputation": 0,
        "combat": 3,
        "health": 4,
        "initiative": 10,
        "salary": 300,
    },
    "weapon": {"price": 300, "bonus": 3, "type": "ranged", "effects": ("grill",)},
    "implant": {"price": 300, "feature": "hacking"},
    "gear": {"price": 300, "defense": 1},
    "vehicle": {"price": 300, "movement": 1},
    "support": {"teammates": 2, "cost": 500},
    "event": {"duration": 2, "district": 2, "henchmen": ("Marauder", "Killer")},
    "henchman": {"attack": 2, "defense": 1, "health": 1, "attack_type": "close"},
    "ambush": {"health": 1, "statuses": ("bleed",)},
    "brawl": {"colour": "red", "henchmen": ("Marauder",)},
    "story": {"vp": 4, "colours": ("yellow", "red")},
    "investigation": {"colour": "blue", "missions": (MISSION,)},
    "district": {"zones": 5, "spots": ({"zone": 2, "position": "covered"},)},
}
"""What a person types besides the name."""
OPTIONAL = {
    ("weapon", "effects"),
    ("event", "district"),
    ("event", "henchmen"),
    ("ambush", "health"),
    ("ambush", "statuses"),
    ("brawl", "henchmen"),
}
"""Not on every card of its kind."""


def made_of(kind: str, draft: Any) -> Card | None:
    """The card, if nothing lacks and nothing is wrong."""
    return None if lacks(texts.ENGLISH, kind, draft) else checked(texts.ENGLISH, kind, draft).value


def card(kind: str) -> Card:
    """A card of this kind as a person would type it."""
    made = made_of(kind, {**blank(kind), "name": "Some name", **SAID[kind]})
    assert made is not None
    return made


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_card_can_be_typed(kind: str) -> None:
    made = card(kind)
    assert made.kind == kind
    assert checked(texts.ENGLISH, kind, made.model_dump()).faults == ()
    assert card_line(texts.ENGLISH, made)


@pytest.mark.parametrize("kind", KINDS)
def test_a_known_card_comes_back_as_it_was_typed(kind: str) -> None:
    made = card(kind)
    assert made_of(kind, made.model_dump()) == made


def test_what_was_not_said_is_asked_for() -> None:
    draft = {**blank("agent"), "name": "Vex", "movement": 2}
    assert made_of("agent", draft) is None
    still = ("Analysis", "Hacking", "Reputation", "Combat", "Health", "Initiative", "Salary")
    assert lacks(texts.ENGLISH, "agent", draft) == still


@pytest.mark.parametrize(
    ("kind", "field"),
    [
        (kind, field)
        for kind, said in SAID.items()
        for field in said
        if (kind, field) not in OPTIONAL and kind != "district"
    ],
)
def test_nothing_printed_is_made_up(kind: str, field: str) -> None:
    """Issue 10: a number nobody typed does not pass as if somebody had (CV-7, CV-12, CV-26)."""
    untold = {key: value for key, value in SAID[kind].items() if key != field}
    draft = {**blank(kind), "name": "Some name", **untold}
    assert made_of(kind, draft) is None
    assert len(lacks(texts.ENGLISH, kind, draft)) == 1


def test_a_mission_line_is_empty_until_it_is_said() -> None:
    draft = {**blank("investigation"), "name": "Trail", "colour": "blue"}
    assert lacks(texts.ENGLISH, "investigation", draft) == ("Missions",)
    assert lacks(texts.ENGLISH, "investigation", {**draft, "missions": (NEW_MISSION,)}) == (
        "Mission 1 (District and What it asks for)",
    )
    half = {**NEW_MISSION, "district": 2, "kind": "test"}
    assert lacks(texts.ENGLISH, "investigation", {**draft, "missions": (MISSION, half)}) == (
        "Mission 2 (Feature and To beat)",
    )
    hack = {**half, "kind": "hack"}
    made = made_of("investigation", {**draft, "missions": (hack,)})
    assert made == InvestigationCard(
        name="Trail", colour="blue", missions=(MissionSpec(district=2, kind="hack"),)
    )


def test_what_a_form_does_not_ask_for_is_kept() -> None:
    """Ways between zones come with a file; who changes the name of the board does not lose them (CV-6)."""
    board = DistrictCard(name="JoyTown", zones=4, links=((1, 2),), walls=((2, 3),))
    assert made_of("district", {**board.model_dump(), "name": "Joy"}) == board.model_copy(
        update={"name": "Joy"}
    )


def test_an_ambush_does_something() -> None:
    draft = {**blank("ambush"), "name": "Snipers"}
    assert lacks(texts.ENGLISH, "ambush", draft) == ("What it does",)
    for said in ({"health": 0}, {"statuses": ("wound",)}, {"cash": 100}, {"note": "Lose a turn."}):
        assert made_of("ambush", {**draft, **said}) is not None


def test_what_cannot_be_printed_is_said_in_a_sentence() -> None:
    draft = {**card("event").model_dump(), "district": None}
    (wrong,) = checked(texts.ENGLISH, "event", draft).faults
    assert "district" in wrong.words
    assert wrong.field == "district"


def test_the_library_keeps_a_typed_card_and_its_newest_text(tmp_path: Path) -> None:
    library = LibraryCard(Library((GAME,), Packs(tmp_path)), is_host=True)
    gun = WeaponCard(name="Hand Gun", price=300, bonus=2)
    assert put(library, gun)
    assert put(library, gun.model_copy(update={"bonus": 3}))
    keep(library, card("agent"))
    assert [one.name for one in offered(library, "weapon", "agent")] == ["Hand Gun", "Some name"]
    assert offered(library, "weapon")[0] == gun.model_copy(update={"bonus": 3})


def test_without_a_library_nothing_is_lost() -> None:
    assert put(NO_DOCUMENTS, card("gear")) is False
    old, new = WeaponCard(name="Gun", price=300), WeaponCard(name="gun", price=400)
    assert together((new,), (old,)) == (new,)


async def test_an_agent_sheet_takes_a_name_five_taps_and_three_numbers(tmp_path: Path) -> None:
    library = LibraryCard(Library((GAME,), Packs(tmp_path)), is_host=True)
    table = Table()
    table.do("@table", {"do": "begin", "chooser": "ann", "story_vp": 4})
    booth = Booth(table, "ann", library=library)
    phone = await booth.open()
    await phone.write("Name on the card", "Marlow")
    for tap in ("Movement 2", "Analysis 2", "Hacking 1", "Reputation 0", "Combat 3"):
        await phone.tap(tap)
    assert phone.says("Still missing: Health, Initiative and Salary")
    assert phone.field("Health, type a number").hint_text == "e.g. 4"
    assert phone.button("Marlow joins").disabled
    for tap in ("More Health", "Less Health"):
        await phone.tap(tap)
    assert phone.field("Health, type a number").value == "3", "− and + start at the example"
    await phone.write("Initiative, type a number", "10")
    await phone.write("Salary, type a number", "300")
    await phone.tap("Marlow joins")
    assert isinstance(booth.sent[0], FirstAgent)
    assert booth.sent[0].sheet == AgentSheet(
        name="Marlow",
        movement=2,
        analysis=2,
        hacking=1,
        reputation=0,
        combat=3,
        health=3,
        initiative=10,
        salary=300,
    )
    assert booth.toast is None
    assert [one.name for one in offered(library, "agent")] == ["Marlow"]


async def test_a_number_on_its_way_stays_as_it_was_typed() -> None:
    """Whatever happens while a salary is typed: no digit comes back, and it is said what counts."""
    table = Table()
    table.do("@table", {"do": "begin", "chooser": "ann", "story_vp": 4})
    booth = Booth(table, "ann")
    phone = await booth.open()
    salary = "Salary, type a number"
    await phone.write("Name on the card", "Marlow")
    for text, said in (("", "Still missing: "), ("9999", "Salary: 0 to 9,900")):
        await phone.write(salary, text)
        booth.redraw()
        await phone.settle()
        assert phone.field(salary).value == text
        assert phone.says(said)
    for text in ("1", "12", "120", "1200"):
        await phone.write(salary, text)
        assert phone.field(salary).value == text
        assert not phone.says("Salary: 0 to")
    await phone.tap("More Salary")
    assert phone.field(salary).value == "1300"
    await phone.write(salary, "9901")
    assert phone.says("Salary: 0 to 9,900"), "what the row cannot hold was not said"
    await phone.write(salary, "1200")
    await phone.write("Health, type a number", "4")
    await phone.write("Initiative, type a number", "22")
    for tap in ("Movement 2", "Analysis 2", "Hacking 1", "Reputation 0", "Combat 3", "Marlow joins"):
        await phone.tap(tap)
    assert isinstance(booth.sent[0], FirstAgent)
    assert booth.sent[0].sheet.salary == 1200


async def test_a_debt_can_be_typed() -> None:
    booth = Booth(strategy(), "ann", draw=lambda stage: EffectForm(stage, lambda: None))
    phone = await booth.open()
    await phone.write("Which card or skill", "Tax")
    await phone.write("Cash, type a number", "-")
    assert phone.says("Cash: -9,900 to 9,900, now 0")
    await phone.write("Cash, type a number", "-700")
    await phone.tap("Apply it")
    assert isinstance(booth.sent[-1], ApplyEffect)
    assert booth.sent[-1].cash == -700


@pytest.mark.parametrize(
    ("text", "number"),
    [("7", 7), ("-7", -7), ("", None), ("-", None), ("8", None), ("--7", None), ("²", None)],
)
def test_a_typed_number_lies_between_its_limits(text: str, number: int | None) -> None:
    assert number_in(text, -7, 7) == number


async def test_two_quick_taps_count_twice() -> None:
    booth = Booth(strategy(), "ann", draw=lambda stage: EffectForm(stage, lambda: None))
    phone = await booth.open()
    more = next(one for one in phone._below(phone.button("More Cash")) if getattr(one, "on_click", None))
    for _ in range(2):
        await more.on_click(None)
    await phone.settle()
    assert phone.field("Cash, type a number").value == "200"


async def test_a_card_of_the_library_is_offered_by_name(tmp_path: Path) -> None:
    library = LibraryCard(Library((GAME,), Packs(tmp_path)), is_host=True)
    keep(library, card("agent"))
    table = Table()
    table.do("@table", {"do": "begin", "chooser": "ann", "story_vp": 4})
    booth = Booth(table, "ann", library=library)
    phone = await booth.open()
    await phone.tap("Some name")
    await phone.tap("Some name joins")
    assert [one.do for one in booth.sent] == ["first_agent"]  # type: ignore[attr-defined]
    assert table.view().organizations[0].agents[0].name == "Some name"


async def test_a_sheet_that_lies_on_the_table_is_not_offered_again() -> None:
    table = begun(2)
    assert {one.name for org in table.view().organizations for one in org.agents} == {"Vex", "Kade"}
