"""What is written on the pad, and luck."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.toolbox.actions.fields import Id, Names, Word
from companion.games.toolbox.packs.specs import BagSpec, PadSpec, Whole
from companion.games.toolbox.sums.pads import REACH
from companion.kernel.action import Action, Stamped
from companion.kernel.proposals import Because
from companion.kernel.shown import shown


class StartPad(Stamped, do="start_pad"):
    """Lead: a score pad; with nobody seated, for these names."""

    pad: PadSpec
    names: Names = ()


class AddRow(Action, do="add_row"):
    """Lead: one more row like the last."""

    name: Annotated[str, Field(max_length=24)] = ""


class OfRow(Action):
    """Something about one row of the pad."""

    row: Id


class TypeScores(OfRow, do="type_scores"):
    """Lead, or for its own place a seat: values of an open row; None makes a place empty again."""

    values: dict[str, Whole | None] = Field(max_length=12)


class TypeSealed(OfRow, do="type_sealed"):
    """A seat: my value of a row, seen by nobody until it closes."""

    value: Whole | None = None


class CloseRow(OfRow, do="close_row"):
    """Lead: the row counts; of seats on paper the values are typed now."""

    values: dict[str, Whole | None] = Field(default_factory=dict, max_length=12)


class CorrectScore(OfRow, do="correct_score"):
    """Lead: another value in a closed row."""

    place: Id
    value: Whole | None = Field(default=None, json_schema_extra=shown("ask", -REACH, REACH))
    reason: Because = ""


class EndPad(Action, do="end_pad"):
    """Lead: the end is called."""


class Begin(Action, do="begin"):
    """Who may use luck: who begins?"""

    names: Names = ()


class Roll(Action, do="roll"):
    """Who may use luck: dice, as people write them."""

    notation: Word


class FillBag(Action, do="fill_bag"):
    """Lead: a bag or a deck."""

    id: Id
    bag: BagSpec


class FromBag(Action):
    """Something about one bag."""

    bag: Id


class Draw(FromBag, do="draw"):
    """Who may use luck: pieces from a bag, open or for my eyes."""

    count: int = 1
    for_me: bool = False


class Refill(FromBag, do="refill"):
    """Lead: all pieces back into the bag."""


class ShowDrawn(Action, do="show_drawn"):
    """A seat: what I drew for myself, for all to see."""

    number: int = Field(ge=1)
