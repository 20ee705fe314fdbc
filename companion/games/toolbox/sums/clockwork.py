"""Who may say what to a clock, and in which order it is checked."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from companion.games.toolbox.sums import clocks
from companion.games.toolbox.sums.clocks import Face, Setting
from companion.games.toolbox.sums.refusals import refusal
from companion.kernel.frozen import frozen
from companion.kernel.seat import Voice

Do = Literal["start", "pass", "skip", "turn_to", "pause", "resume", "give", "leave", "stop", "time_up"]
NAMES_A_PLACE = frozenset({"start", "turn_to", "give", "leave"})


@frozen
class Said:
    """One thing said to the clock; `ms` is the table's stamp."""

    do: Do
    seat: str = ""
    more: int | float = 0
    serial: int = 0
    ms: int = 0


@frozen
class Clockwork:
    """A clock before and after its start."""

    setting: Setting
    leader: str | None = None
    face: Face | None = None
    serial: int = 0
    """The last one used at this table; a later clock goes on counting (TB-24)."""

    def told(self, by: str, said: Said) -> Clockwork:
        """The clock after this, or the first refusal in the order of TB-33."""
        self._check_speaker(by, said)
        face = self.face
        if said.do == "time_up":
            return replace(self, face=_zero(face, said.serial))
        if face and face.ended:
            raise refusal("clock_stopped", "TB-33")
        if face is None and said.do != "start":
            raise refusal("not_started", "TB-33")
        if said.do in NAMES_A_PLACE and said.seat and said.seat not in self.setting.places:
            raise refusal("unknown_seat", "TB-33", name=said.seat)
        if face is None:
            first = said.seat or self.setting.turns[0]
            return replace(self, face=clocks.started(self.setting, first, self.serial + 1))
        return replace(self, face=self._moved(face, by, said))

    def _check_speaker(self, by: str, said: Said) -> None:
        if (said.do == "time_up") != (by == Voice.CLOCK):
            raise refusal("clock_only", "TB-5")
        if by in (Voice.CLOCK, Voice.TABLE):
            return
        if by not in self.setting.places:
            raise refusal("unknown_seat", "TB-33", name=by)
        is_own = said.do == "pass" or (said.do == "leave" and said.seat in ("", by))
        if by != self.leader and not is_own:
            raise refusal("not_leader", "TB-4")

    def _moved(self, face: Face, by: str, said: Said) -> Face:
        match said.do:
            case "start":
                raise refusal("already_started", "TB-33")
            case "pass":
                if by not in (Voice.TABLE, self.leader, face.turn):
                    raise refusal("not_your_turn", "TB-27", seat=face.turn or "")
                return clocks.passed(face, said.ms)
            case "skip":
                return clocks.skipped(face, said.ms)
            case "turn_to":
                return clocks.turned_to(face, said.seat, said.ms)
            case "pause":
                return clocks.paused(face, said.ms)
            case "resume":
                return clocks.resumed(face)
            case "give":
                return clocks.given(face, said.seat, said.more, said.ms)
            case "leave":
                return clocks.left_by(face, said.seat or by, said.ms)
            case _:
                return clocks.stopped(face, said.ms)


def _zero(face: Face | None, serial: int) -> Face:
    """Only the stretch that runs now can run out."""
    if face is None or face.serial != serial or not face.is_running:
        raise refusal("stale_time", "TB-28")
    return clocks.ran_out(face)
