"""What is said beside a field for screens; what is not said does not stand there."""

from __future__ import annotations

from pydantic import Field

from companion.kernel.part import Part
from companion.kernel.shown import shown, told


def test_only_what_is_said_stands_there() -> None:
    assert shown("count", 0, 9) == {"look": "count", "low": 0, "high": 9}, "0 is said, too"
    assert shown(asked=True, example=4) == {"asked": True, "example": 4}


def test_a_field_can_depend_on_another() -> None:
    assert shown(when=("kind", "words"))["when"] == ("kind", "words")


def test_what_is_said_beside_a_field_is_read_at_one_place() -> None:
    class Rules(Part):
        deck: str = Field(default="", json_schema_extra={"secret": True})
        round: int = 1

    assert told(Rules.model_fields["deck"]) == {"secret": True}
    assert told(Rules.model_fields["round"]) == {}
