"""Where the organiser's orders for one table arrive, and what they would know of it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.action import Rejection
from companion.kernel.results import Results
from companion.table.course import Course
from companion.table.facts import Called, Ordered
from companion.table.orders import AnyOrder, Orders
from companion.table.turns import Turns


@dataclass(frozen=True)
class OrderDesk:
    """Orders wait for their turn like everything else."""

    turns: Turns
    course: Course

    @property
    def standing(self) -> Orders:
        """What stands now."""
        return self.course.record.setting.orders

    @property
    def at_gate(self) -> float | None:
        """Since when the next round waits for the gate, on the wall clock."""
        return self.course.showing.at_gate

    @property
    def moment(self) -> tuple[str, int]:
        """Phase and round as everybody sees them; nothing before the game."""
        play = self.course.record.play
        view = play.view(None) if play else None
        return (view.phase, view.round) if view else ("", 0)

    def results(self) -> Results | None:
        """How the game went so far, from what everybody sees; None where there is nothing to compare."""
        play = self.course.record.play
        return self.course.showing.game.results(play.view(None)) if play else None

    @property
    def has_stumbled(self) -> bool:
        """The referee stumbled, and nobody has put the notice away."""
        return self.course.showing.stumbled

    async def take(self, order: AnyOrder) -> None:
        """An order becomes true; rejects a table that has ended."""

        async def ordered() -> None:
            if self.course.record.stage == "closed":
                raise Rejection("table.ended")
            await self.course.settle(Ordered(what=order))

        await self.turns.take(ordered)

    async def answer_call(self) -> None:
        """The organiser has been there."""

        async def answered() -> None:
            if self.standing.is_calling:
                await self.course.settle(Called(on=False))

        await self.turns.take(answered)

    def freshen(self) -> None:
        """There is an organiser now: every page may call them."""
        self.course.showing.publish()
