"""What may be said and seen."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter

from companion.kernel.action import Action, TimeUp
from companion.kernel.game import Options
from companion.kernel.seat import Seat, SeatId
from companion.kernel.view import GameView, View


class LanternOptions(Options):
    """The house rule: how long it takes until dusk."""

    dusk: int = Field(default=60, ge=20, le=300, json_schema_extra={"rule": "LA-3"})


class Seen(Action, do="seen"):
    """I know my card."""


class Name(Action, do="name"):
    """I name somebody in secret, with a reason that is read out at dusk."""

    seat: SeatId
    reason: str = Field(default="", max_length=80)


class Reopen(Action, do="reopen"):
    """I think again."""


LanternAction = Annotated[Seen | Name | Reopen | TimeUp, Field(discriminator="do")]
ACTIONS: TypeAdapter[Seen | Name | Reopen | TimeUp] = TypeAdapter(LanternAction)


class Named(View):
    """At dusk: whom a seat named and why, and what it was."""

    seat: Seat
    named: str
    reason: str
    role: str


class LanternView(GameView):
    """Whom the table waits for; at the end everything."""

    named: tuple[Named, ...] = ()
    my_name: str | None = None
    """Whom I named, until it opens."""
