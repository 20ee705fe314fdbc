"""Who may say what: the clock its time, the table what concerns all, a seat the rest."""

from __future__ import annotations

from companion.kernel.action import Action, TimeUp
from companion.kernel.frozen import frozen
from companion.kernel.refusals import Refusals
from companion.kernel.seat import Actor, Seat, Voice


@frozen
class Voices:
    """The voices of one game, and the rules that say so."""

    refusals: Refusals
    for_table: tuple[type[Action], ...]
    """What the people around the table may say through the host, in nobody's name."""
    clock_rule: str
    table_rule: str
    seat_rule: str
    only_table: tuple[type[Action], ...] = ()
    """What nobody but the table says."""
    only_rule: str = ""
    has_clock: bool = True
    unknown: str = "unknown_seat"
    """The code for a seat that does not play."""

    def check(self, seats: tuple[Seat, ...], actor: Actor, action: Action) -> None:
        """Raises when this is not theirs to say."""
        is_time = isinstance(action, TimeUp)
        if is_time != (actor == Voice.CLOCK) or (is_time and not self.has_clock):
            raise self.refusals.refusal("clock_only", self.clock_rule)
        if actor == Voice.TABLE and not isinstance(action, self.for_table):
            raise self.refusals.refusal("not_for_table", self.table_rule)
        if isinstance(action, self.only_table) and actor != Voice.TABLE:
            raise self.refusals.refusal("table_only", self.only_rule)
        if not isinstance(actor, Voice) and actor not in seats:
            raise self.refusals.refusal(self.unknown, self.seat_rule)
