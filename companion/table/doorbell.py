"""Where somebody knocks: checked like a seat that is taken at once, forgotten when their phone has gone."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.action import Rejection
from companion.kernel.game import AnyGame
from companion.table import business
from companion.table.course import Course
from companion.table.knocks import KNOCK_SECONDS, Knock, Knocks
from companion.table.setting import tidy_name


@dataclass(frozen=True)
class Doorbell:
    """Whoever rings waits for the host's tap."""

    game: AnyGame
    knocks: Knocks
    course: Course

    def ring(self, knock: Knock) -> str:
        """Wait; the number to ask with. Rejects what the host's tap could not give."""
        record = self.course.record
        if record.stage in ("over", "closed"):
            raise Rejection("table.over" if record.stage == "over" else "table.ended")
        if knock.seat is not None:
            is_alive = self.course.presence.is_alive(record.setting.place(knock.seat))
            business.come_back(record.setting, knock.device, knock.seat, is_alive=is_alive)
        else:
            business.sit(self.game, record.setting, knock.device, knock.name, knock.colour, knock.after)
        knock.name = tidy_name(knock.name)
        if self.knocks.is_empty:
            self.course.alarm.set(KNOCK_SECONDS / 2, self._expire)
        knock_id = self.knocks.add(knock)
        self.course.showing.publish("knock")
        return knock_id

    def _expire(self) -> None:
        """Whoever left the door waits no more on the host's screen."""
        if self.knocks.expire():
            self.course.showing.publish()
        if not self.knocks.is_empty:
            self.course.alarm.set(KNOCK_SECONDS / 2, self._expire)
