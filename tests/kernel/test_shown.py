"""What is said beside a field for screens; what is not said does not stand there."""

from __future__ import annotations

from companion.kernel.shown import shown


def test_only_what_is_said_stands_there() -> None:
    assert shown("count", 0, 9) == {"look": "count", "low": 0, "high": 9}, "0 is said, too"
    assert shown(asked=True, example=4) == {"asked": True, "example": 4}


def test_a_field_can_depend_on_another() -> None:
    assert shown(when=("kind", "words"))["when"] == ("kind", "words")
