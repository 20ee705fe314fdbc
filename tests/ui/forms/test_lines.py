"""A form's rows as facts: which are asked for now, with which answers, and where a fault stands."""

from __future__ import annotations

from typing import Any

from companion import texts
from companion.texts import Language
from companion.ui.forms.drafts import Fault
from companion.ui.forms.fields import Field
from companion.ui.forms.lines import Line, Option, Wording, lines_of


def _label(_language: Language, field: Field) -> str:
    return field.name.title()


def _option(_language: Language, _field: Field, value: Any) -> str:
    return f"the {value}"


WORDS = Wording(_label, _option)
WAY = Field("way", "one", "pick", options=("left", "right"))
NAME = Field("name", "text", "line")
DETAIL = Field("detail", "text", "note", when=("way", "left"))
COST = Field("cost", "record", "record")


def lines(draft: dict[str, Any], **more: Any) -> dict[str, Line]:
    made = lines_of(texts.ENGLISH, (WAY, NAME, DETAIL, COST), WORDS, draft, **more)
    return {one.field.name: one for one in made}


def test_a_row_that_makes_no_sense_now_is_not_asked_for() -> None:
    assert "detail" in lines({"way": "left"})
    assert "detail" not in lines({"way": "right"})


def test_every_answer_has_its_words() -> None:
    assert lines({})["way"].options == (Option("left", "the left"), Option("right", "the right"))
    assert lines({})["name"].label == "Name"


def test_answers_only_the_table_knows_are_picked_instead_of_written() -> None:
    known = (Option("ann", "Ann"),)
    asked = lines({}, options={"name": known, "cost.seat": known})
    assert (asked["name"].field.look, asked["name"].options) == ("pick", known)
    assert asked["cost"].known == (("seat", known),)
    assert lines({})["name"].field.look == "line"


def test_a_fault_stands_at_its_field_and_that_of_a_record_further_inside() -> None:
    wrong = lines({}, faults=(Fault("Too long.", "name"), Fault("Too dear.", "cost.cash")))
    assert wrong["name"].fault == "Too long."
    assert wrong["way"].fault == ""
    assert wrong["cost"].fault == ""
    assert wrong["cost"].inside == (Fault("Too dear.", "cash"),)
