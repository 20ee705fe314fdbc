"""What becomes true at a table: it is on disk first, then the clock follows it and everybody is told."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from companion.kernel.action import Action, Rejection, Stamped, TimeUp
from companion.kernel.game import Timer
from companion.kernel.seat import Actor, Voice
from companion.table.deal import Dealing
from companion.table.facts import (
    AnyFact,
    Arranged,
    CarriedOn,
    Ended,
    Freed,
    Left,
    OptionsSet,
    Ordered,
    Renamed,
    Sat,
    Started,
    TakebackRefused,
    TookBack,
)
from companion.table.orders import Gate, Say
from companion.table.presence import Presence
from companion.table.record import Record, Stamp
from companion.table.showing import Showing
from companion.table.takebacks import Takebacks
from companion.table.timers import Alarm, Countdown
from companion.table.turns import Turns

logger = logging.getLogger(__name__)

LOBBY_BUSINESS = (Sat, Left, Freed, Renamed, Arranged, OptionsSet)
"""What a roster has fixed."""
RETRY_SECONDS = 1.0
"""When a countdown's end could not be written, or waits at a gate, it is tried again after this long."""
TRIED_AGAIN = ("table.not_saved", "table.store_away", "table.gate")


@dataclass(eq=False)
class Course:
    """The course of one table. Whoever calls has the turn, but for the countdown, which takes its own."""

    turns: Turns
    record: Record
    presence: Presence
    takebacks: Takebacks
    countdown: Countdown
    alarm: Alarm
    showing: Showing
    dealing: Dealing

    async def play(self, actor: Actor, action: Action, stamp: Stamp) -> None:
        """An action of the game."""
        if isinstance(action, TimeUp) and actor != Voice.CLOCK:
            raise Rejection("table.only_the_clock")
        if isinstance(action, Stamped):
            action = action.stamped(self.countdown.ran())
        try:
            await self.record.act(actor, action, stamp)
        except Rejection as refused:
            self.notice(refused)
            raise
        self.takebacks.watch()
        self.showing.stumbled = False
        self.follow_timer()
        is_zero = isinstance(action, TimeUp) and action.name == "countdown"
        self.showing.publish("win" if self.record.stage == "over" else "gong" if is_zero else "")

    async def settle(self, fact: AnyFact, stamp: Stamp | None = None, why: str = "") -> None:
        """A fact about the table. `why` is told to the phones that lose their seat by it."""
        if isinstance(fact, LOBBY_BUSINESS) and self.record.stage == "lobby" and self.dealing.is_closed:
            raise Rejection("table.dealing")
        try:
            await self.record.settle(fact, stamp or Stamp())
        except Rejection as refused:
            self.notice(refused)
            raise
        self.showing.loans.follow(fact)
        match fact:
            case Left(seat=seat):
                self.dealing.forget(seat)
                self.presence.close_seat(seat, why or "table.kicked")
            case Freed(seat=seat):
                self.dealing.forget(seat)
                self.presence.close_seat(seat, why or "table.seat_freed")
            case TakebackRefused():
                self.takebacks.forget()
            case TookBack() | Started() | Ended() | CarriedOn():
                self.takebacks.forget()
                self.showing.stumbled = False
            case Ordered(what=Gate()):
                self.showing.at_gate = None
        self.presence.close_strangers(self.record.setting)
        self.follow_timer()
        if isinstance(fact, TookBack):
            self.countdown.restart()
        self.showing.publish(_cue(fact))

    def follow_timer(self) -> None:
        """Count down what the game says counts."""
        play, orders = self.record.play, self.record.setting.orders
        timer = play.timer() if play and self.record.stage == "playing" else None
        if timer and orders.is_resting:
            timer = replace(timer, is_running=False)
        self.countdown.follow(timer)

    def ring(self, timer: Timer) -> None:
        """The countdown is at zero."""

        async def time_up() -> None:
            try:
                await self.play(Voice.CLOCK, TimeUp(name=timer.name, serial=timer.serial), Stamp())
            except Rejection as refused:
                logger.info("countdown %s was refused: %s", timer.name, refused.code)
                play = self.record.play
                if refused.code in TRIED_AGAIN and play and play.timer() == timer:
                    self.alarm.set(RETRY_SECONDS, lambda: self.ring(timer))

        self.turns.begin(time_up)

    def notice(self, refused: Rejection) -> None:
        """Say it on every screen when the referee stumbled."""
        if refused.code == "table.stumbled":
            self.showing.stumbled = True
            self.showing.publish("warn")
        elif refused.code == "table.gate" and self.showing.at_gate is None:
            self.showing.at_gate = self.record.now()
            self.showing.publish("knock")


def _cue(fact: AnyFact) -> str:
    """What a fact sounds like."""
    match fact:
        case Started():
            return "start"
        case Ordered(what=Say(text=text)) if text:
            return "knock"
    return ""
