"""A tag decides which member of a union is meant; a member says it beside its name."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from companion.kernel.part import Part
from companion.kernel.tagged import tagged


class Act(Part):
    do: str = ""


class Sail(Act, do="sail"):
    to: int


class Moor(Act, do="moor"):
    """Without a field of its own."""


def test_faults_are_those_of_the_member_that_was_meant() -> None:
    acts = tagged(Sail | Moor, by="do")
    assert acts.validate_python({"do": "moor"}) == Moor()
    with pytest.raises(ValidationError) as no:
        acts.validate_python({"do": "sail", "to": "far"})
    assert [fault["loc"] for fault in no.value.errors()] == [("sail", "to")]


def test_a_member_has_its_own_tag_and_no_other() -> None:
    assert Sail(to=3).model_dump_json() == '{"do":"sail","to":3}'
    with pytest.raises(ValidationError):
        Sail.model_validate({"do": "moor", "to": 3})
