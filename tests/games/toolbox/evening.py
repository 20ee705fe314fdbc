"""A table of tools in tests: people with names, said in short."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.toolbox import GAME
from companion.games.toolbox.options import ToolboxOptions
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.sums.lots import made
from companion.games.toolbox.views import ToolboxView
from companion.kernel.action import Rejection
from companion.kernel.chance import seed_from
from companion.kernel.game import Timer
from companion.kernel.seat import Actor, Seat, Viewer, Voice

NAMES = ("ann", "bo", "cleo", "dan", "eve", "fay", "gus", "hal", "ida", "jo", "kim", "lea", "max")
SEED = seed_from(bytes([1]) * 32, (7, 42, 99))
"""That of the worked examples."""


class Evening:
    """A state, and what is said to it."""

    def __init__(self, seats: int = 5, **options: Any) -> None:
        self.seats = tuple(Seat(name) for name in NAMES[:seats])
        self.state: ToolboxState = GAME.setup(ToolboxOptions(**options), self.seats, SEED)

    def say(self, who: str, do: str, /, **fields: Any) -> ToolboxView:
        """`who` is a seat, `table` or `clock`."""
        voices: dict[str, Actor] = {"table": Voice.TABLE, "clock": Voice.CLOCK}
        action = GAME.actions.validate_python({"do": do, **fields})
        self.state = GAME.apply(self.state, voices.get(who, Seat(who)), action)
        return self.view()

    def no(self, code: str, who: str, do: str, /, **fields: Any) -> None:
        """It is refused with this code, and nothing changes."""
        before = self.state
        with pytest.raises(Rejection) as refused:
            self.say(who, do, **fields)
        assert refused.value.code == f"toolbox.{code}"
        assert self.state == before

    def zero(self) -> ToolboxView:
        """Whatever counts down reaches zero."""
        timer = self.timer()
        assert timer is not None
        return self.say("clock", "time_up", name=timer.name, serial=timer.serial)

    def view(self, viewer: Viewer = None) -> ToolboxView:
        """What somebody sees."""
        return GAME.view(self.state, viewer)

    def timer(self) -> Timer | None:
        """What counts."""
        return GAME.timer(self.state)

    def deals(self) -> dict[str, tuple[str, ...]]:
        """Everything that was shuffled, by its label: the items before the shuffle."""
        return {one.label: made(one) for one in GAME.later(self.state)}

    def log(self) -> list[str]:
        """The codes of the log."""
        return [line.code.removeprefix("toolbox-log-") for line in GAME.log(self.state)]
