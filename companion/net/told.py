"""What hosts of a venue tell each other: how a table stands, and what is ordered of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal, cast

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from companion.kernel.results import Results
from companion.net.overview import Row
from companion.table.orders import AnyOrder, Order


class Answered(Order):
    """The organiser has been there."""

    order: Literal["answered"] = "answered"


class End(Order):
    """The table ends for its people."""

    order: Literal["end"] = "end"


class Open(Order):
    """A gate that opens by itself may: all are there. One that was set since stays shut."""

    order: Literal["open"] = "open"
    after: int


AnyWish = Annotated[AnyOrder | Answered | End | Open, Field(discriminator="order")]
WISH: TypeAdapter[AnyWish] = TypeAdapter(cast("Any", AnyWish))


class Told(BaseModel):
    """A table as other hosts know it, made from what its own shared screen shows to everybody."""

    model_config = ConfigDict(frozen=True)

    row: Row
    is_standing: bool
    """People sit there, or may: it is on the list."""
    touched: float
    results: Results | None = None
    alike: str = ""
    """A digest of the house rules where the app brings the cards with them, for tables that have the same."""
    join: str
    """What its QR code holds: for its sheet."""
    at: float
    """When this was told, on the clock by which all of it is told."""

    def shifted(self, by: float) -> Told:
        """The same, on a clock that is so much ahead."""

        def later(at: float | None) -> float | None:
            return None if at is None else at + by

        row = replace(
            self.row,
            waits_since=later(self.row.waits_since),
            trouble_since=later(self.row.trouble_since),
            gate_since=later(self.row.gate_since),
        )
        return self.model_copy(update={"row": row, "touched": self.touched + by, "at": self.at + by})
