"""A model says what it asks for: kinds, bounds, options, what must be said."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from companion.kernel.action import Action
from companion.kernel.proposals import Because
from companion.kernel.seat import SeatId
from companion.kernel.shown import shown
from companion.kernel.view import Choice
from companion.texts import ENGLISH
from companion.ui.forms.drafts import Fault, below, blank, check, draft_of, lacking, said
from companion.ui.forms.fields import fields_of, fields_of_choice
from companion.ui.forms.lines import Option, lines_of, worded_at


class Mission(BaseModel):
    reward: int = Field(ge=0, le=9)


class Card(BaseModel):
    kind: Literal["card"] = "card"
    name: str = Field(min_length=1, max_length=40)
    note: str = Field(default="", max_length=160)
    price: Annotated[int, Field(gt=0, lt=100)] = Field(json_schema_extra=shown("money", step=10, example=30))
    health: int = Field(default=4, ge=1, le=20, json_schema_extra=shown(asked=True))
    face: Literal["front", "back"] = "front"
    effects: tuple[Literal["loud", "slow"], ...] = ()
    tags: tuple[str, ...] = ()
    is_expert: bool = False
    weapon: Literal["close", "far"] | None = None
    weight: int | float = Field(default=2, json_schema_extra=shown(low=1, high=9))
    range: int | None = Field(default=None, ge=1, json_schema_extra=shown(when=("weapon", "far")))
    missions: tuple[Mission, ...] = Field(default=(), max_length=3)


FIELDS = fields_of(Card)
KNOWN = {field.name: field for field in FIELDS}


def test_every_kind_has_its_look_and_bounds() -> None:
    assert [(one.name, one.kind, one.look, one.low, one.high) for one in FIELDS] == [
        ("name", "text", "line", 0, 40),
        ("note", "text", "note", 0, 160),
        ("price", "number", "money", 1, 99),
        ("health", "number", "step", 1, 20),
        ("face", "one", "pick", 0, 99),
        ("effects", "many", "many", 0, 99),
        ("tags", "names", "names", 0, 99),
        ("is_expert", "yes", "switch", 0, 99),
        ("weapon", "one", "pick", 0, 99),
        ("weight", "number", "step", 1, 9),
        ("range", "number", "step", 1, 99),
        ("missions", "records", "records", 0, 3),
    ]
    assert (KNOWN["price"].step, KNOWN["price"].example) == (10, 30)
    assert KNOWN["weapon"].options == (None, "close", "far")
    assert KNOWN["missions"].model is Mission


def test_what_has_no_default_must_be_said_and_what_is_asked_too() -> None:
    draft = blank(FIELDS)
    assert lacking(FIELDS, draft) == ("name", "price", "health")
    assert lacking(FIELDS, {**draft, "name": "  ", "price": 10, "health": 0}) == ("name",)


def test_a_field_that_makes_no_sense_is_neither_shown_nor_said() -> None:
    draft = {**blank(FIELDS), "weapon": "close", "range": 3}
    wording = worded_at("test")
    names = [line.field.name for line in lines_of(ENGLISH, FIELDS, wording, draft)]
    assert "range" not in names
    assert "range" not in said(FIELDS, draft)
    assert said(FIELDS, {**draft, "weapon": "far"})["range"] == 3


def test_a_draft_becomes_the_value_and_the_value_the_draft() -> None:
    card = Card(name="Ann", price=30, health=2, tags=("a", "b"), effects=("slow",))
    checked = check(Card, FIELDS, draft_of(FIELDS, card), ENGLISH)
    assert checked.value == card
    assert checked.is_right
    typed = check(Card, FIELDS, {**draft_of(FIELDS, card), "tags": "a, b ,"}, ENGLISH)
    assert typed.value == card


def test_faults_stand_at_their_field_also_inside_of_records() -> None:
    draft = {**draft_of(FIELDS, Card(name="Ann", price=30)), "price": 300, "missions": ({"reward": 12},)}
    faults = check(Card, FIELDS, draft, ENGLISH).faults
    assert Fault("At most 100.", "price") in faults or Fault("At most 99.", "price") in faults
    assert below(faults, "missions", 0) == (Fault("At most 9.", "reward"),)
    lines = lines_of(ENGLISH, FIELDS, worded_at("test"), draft, faults=faults)
    assert {line.field.name for line in lines if line.fault} == {"price"}
    assert {line.field.name: line.inside for line in lines}["missions"] == (Fault("At most 9.", "0.reward"),)


class Sat(BaseModel):
    seat: SeatId
    other: SeatId | None = None


def test_a_seat_is_written_unless_the_table_knows_who_sits_there() -> None:
    fields = fields_of(Sat)
    assert [(one.kind, one.is_needed) for one in fields] == [("text", True), ("text", False)]
    people = {"seat": (Option("ann", "Ann"),)}
    lines = lines_of(ENGLISH, fields, worded_at("test"), {}, options=people)
    assert [line.field.look for line in lines] == ["pick", "note"]


def test_how_long_a_text_may_be_is_known_however_it_is_said() -> None:
    class Told(BaseModel):
        reason: Because = ""

    assert [one.high for one in fields_of(Told)] == [120]


class Bid(Action, do="bid"):
    cargo: str = Field(max_length=20)
    crates: int = Field(ge=1, le=6)
    note: str = Field(default="", max_length=200)


def test_a_choice_asks_for_words_numbers_and_what_is_free() -> None:
    choice = Choice(do="bid", one_of={"cargo": ("silk", "tea")}, between={"crates": (2, 4)}, free=("note",))
    cargo, crates, note = fields_of_choice(choice, Bid)
    assert (cargo.look, cargo.options, cargo.start, cargo.is_needed) == ("pick", ("silk", "tea"), None, True)
    assert (crates.low, crates.high, crates.start) == (2, 4, 2)
    assert note.look == "note"


def test_answers_that_only_the_table_knows_are_picked() -> None:
    fields = fields_of(Bid, "cargo")
    (line,) = lines_of(ENGLISH, fields, worded_at("test"), {}, options={"cargo": (Option("silk", "Silk"),)})
    assert line.field.look == "pick"
    assert line.options == (Option("silk", "Silk"),)
