"""How what is printed on cards is typed: loosely bounded, so that a wrong number is refused in words."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import Field

from companion.kernel.shown import shown

Name = Annotated[str, Field(min_length=1, max_length=40)]
Note = Annotated[str, Field(max_length=160)]
Number = Annotated[int, Field(ge=-99, le=99)]
Money = Annotated[int, Field(ge=-99_999, le=99_999)]
DistrictNumber = Annotated[int, Field(ge=-9, le=99)]
ZonePair = tuple[Number, Number]
UNASKED: Final[dict[str, Any]] = {"is_chosen": False}
"""Only a file says it, never a form."""


def digit(high: int = 5, low: int = 0) -> dict[str, Any]:
    """A printed number of a few: one tap, and it must be said."""
    return shown("strip", low, high, asked=True)


def amount(example: int, low: int = 0) -> dict[str, Any]:
    """D in hundreds, which must be said."""
    return shown("ask", low, 9900, step=100, example=example, asked=True)


PERHAPS: Final = shown("ask", 0, 9900, step=100, example=100, unsaid=True)
"""D in hundreds, if the card has any."""
BEAT: Final = 3
"""What a test could ask for: the example in the empty field."""
ONE_TEST: Final = ({"feature": None, "threshold": None},)
