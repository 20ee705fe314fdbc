"""A clock for all: whose time runs, what a stretch of it takes, who is next.

Time is an input: every action that ends a stretch says how long it ran, in whole milliseconds (TB-23).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from companion.games.toolbox.sums.refusals import refusal, within
from companion.kernel.frozen import frozen

SECOND, HOUR = 1000, 3_600_000
LONGEST_EACH, LONGEST_INCREMENT, LONGEST_OVERTIME = 12 * HOUR, 600 * SECOND, HOUR
FEWEST_PLACES, MOST_PLACES = 2, 12
DAY = 24 * HOUR
"""How long the clock counts beyond all time before it pauses by itself (TB-26)."""

ClockStage = Literal["main", "period", "over"]
Ended = Literal["stopped", "no_time", "last_seat"]


@frozen
class Setting:
    """How this clock runs."""

    places: tuple[str, ...]
    each: int
    increment: int = 0
    is_delay: bool = False
    overtime: int = 0
    at_zero: Literal["count", "pass", "out"] = "count"
    order: tuple[str, ...] = ()
    """The places in the order of their turns; empty: as they sit."""

    @property
    def turns(self) -> tuple[str, ...]:
        """In which order the turns go."""
        return self.order or self.places

    @property
    def free(self) -> int:
        """What a turn has before its own time runs."""
        return self.increment if self.is_delay else 0


@frozen
class Hand:
    """One place's time."""

    left: int
    over: int = 0
    turns: int = 0
    flags: int = 0


@frozen
class Face:
    """A clock that was started."""

    setting: Setting
    hands: dict[str, Hand]
    turn: str | None
    stage: ClockStage = "main"
    free: int = 0
    period: int = 0
    serial: int = 1
    is_running: bool = True
    out: tuple[str, ...] = ()
    ended: Ended | None = None

    @property
    def length(self) -> int:
        """How long the stretch that now runs or rests may last (TB-26)."""
        if self.turn is None:
            return 0
        match self.stage:
            case "main":
                return self.free + self.hands[self.turn].left
            case "period":
                return self.period
            case "over":
                return DAY


def check_setting(setting: Setting) -> None:
    """The first fault (TB-21)."""
    if not FEWEST_PLACES <= len(setting.places) <= MOST_PLACES:
        raise refusal("too_few_seats", "TB-21", need=FEWEST_PLACES, seats=len(setting.places))
    if not within(setting.each, SECOND, LONGEST_EACH):
        raise refusal("bad_time", "TB-21", low=SECOND, high=LONGEST_EACH)
    if not within(setting.increment, 0, LONGEST_INCREMENT):
        raise refusal("bad_increment", "TB-21", low=0, high=LONGEST_INCREMENT)
    if not within(setting.overtime, 0, LONGEST_OVERTIME):
        raise refusal("bad_overtime", "TB-21", low=0, high=LONGEST_OVERTIME)
    if sorted(setting.turns) != sorted(setting.places):
        missing = tuple(place for place in setting.places if place not in setting.turns)
        raise refusal("bad_order", "TB-21", missing_seats=missing)


def started(setting: Setting, first: str, serial: int = 1) -> Face:
    """The first turn begins."""
    hands = {place: Hand(setting.each) for place in setting.places}
    return _turn_of(Face(setting, hands, None, serial=serial), first)


def passed(face: Face, ms: int) -> Face:
    """The turn is done: what it took is booked, an added increment is given (TB-27)."""
    if not face.is_running:
        raise refusal("paused", "TB-27")
    place, setting = _mover(face), face.setting
    face = _booked(face, ms)
    hand = face.hands[place]
    more = 0 if setting.is_delay else setting.increment
    face = _with(face, place, replace(hand, left=hand.left + more, turns=hand.turns + 1))
    return _next_turn(face)


def skipped(face: Face, ms: int) -> Face:
    """On to the next, without increment and without a turn counted."""
    return _next_turn(_booked(face, ms))


def turned_to(face: Face, place: str, ms: int) -> Face:
    """Another place's turn (TB-30)."""
    if place in face.out:
        raise refusal("seat_out", "TB-30", seat=place)
    if place == face.turn:
        raise refusal("already_turn", "TB-30", seat=place)
    if not _can_play(face, place):
        raise refusal("no_time_left", "TB-30", seat=place)
    return _turn_of(_booked(face, ms), place)


def paused(face: Face, ms: int) -> Face:
    """The clock rests (TB-31)."""
    if not face.is_running:
        raise refusal("paused", "TB-31")
    return replace(_booked(face, ms), is_running=False)


def resumed(face: Face) -> Face:
    """It runs again; nothing is booked."""
    if face.is_running:
        raise refusal("not_paused", "TB-31")
    return replace(face, is_running=True)


def given(face: Face, place: str, more: int | float, ms: int) -> Face:
    """Time for a place; on its turn the main time runs again (TB-32)."""
    if not within(more, SECOND, HOUR):
        raise refusal("bad_time", "TB-32", low=SECOND, high=HOUR)
    if place in face.out:
        raise refusal("seat_out", "TB-32", seat=place)
    face = _booked(face, ms)
    hand = face.hands[place]
    face = _with(face, place, replace(hand, left=hand.left + int(more)))
    return replace(face, stage="main") if place == face.turn else face


def left_by(face: Face, place: str, ms: int) -> Face:
    """A place plays no more."""
    if place in face.out:
        raise refusal("seat_out", "TB-33", seat=place)
    face = replace(_booked(face, ms), out=(*face.out, place))
    if place == face.turn:
        return _next_turn(face)
    return _ended(face, "last_seat") if len(_playing(face)) == 1 else face


def stopped(face: Face, ms: int) -> Face:
    """The end."""
    return _ended(_booked(face, ms), "stopped")


def ran_out(face: Face) -> Face:
    """The stretch is at zero (TB-28)."""
    place, setting = _mover(face), face.setting
    was = face.stage
    face = _booked(face, face.length)
    if was == "over":
        return replace(face, is_running=False)
    if was == "main" and setting.overtime:
        return replace(face, stage="period")
    hand = face.hands[place]
    face = _with(face, place, replace(hand, flags=hand.flags + 1))
    match setting.at_zero:
        case "count":
            return replace(face, stage="over")
        case "pass":
            return _next_turn(face)
        case "out":
            return _next_turn(replace(face, out=(*face.out, place)))


def _mover(face: Face) -> str:
    if face.turn is None:
        raise refusal("clock_stopped", "TB-33")
    return face.turn


def _with(face: Face, place: str, hand: Hand) -> Face:
    return replace(face, hands={**face.hands, place: hand})


def _booked(face: Face, ms: int) -> Face:
    """What ran is taken, first from the delay, then from the time; every booking has a new serial (TB-24)."""
    place = _mover(face)
    spent = min(ms, face.length) if face.is_running else 0
    hand, face = face.hands[place], replace(face, serial=face.serial + 1)
    match face.stage:
        case "main":
            from_free = min(spent, face.free)
            hand = replace(hand, left=hand.left - (spent - from_free))
            return _with(replace(face, free=face.free - from_free), place, hand)
        case "period":
            return replace(face, period=face.period - spent)
        case "over":
            return _with(face, place, replace(hand, over=hand.over + spent))


def _turn_of(face: Face, place: str) -> Face:
    """A turn begins (TB-25)."""
    setting = face.setting
    has_main = face.hands[place].left + setting.free > 0
    stage: ClockStage = "main" if has_main else "period" if setting.overtime else "over"
    return replace(face, turn=place, stage=stage, free=setting.free, period=setting.overtime)


def _playing(face: Face) -> tuple[str, ...]:
    return tuple(place for place in face.setting.turns if place not in face.out)


def _can_play(face: Face, place: str) -> bool:
    """Somebody with time, or where time counts on."""
    setting = face.setting
    has_time = face.hands[place].left > 0 or setting.overtime > 0 or setting.free > 0
    return place not in face.out and (setting.at_zero == "count" or has_time)


def _next_turn(face: Face) -> Face:
    """The first place after this one that can play, perhaps the same again; or the end (TB-29)."""
    if len(_playing(face)) <= 1:
        return _ended(face, "last_seat")
    order = face.setting.turns
    at = order.index(_mover(face)) + 1
    following = (place for place in (*order[at:], *order[:at]) if _can_play(face, place))
    place = next(following, None)
    return _turn_of(face, place) if place is not None else _ended(face, "no_time")


def _ended(face: Face, why: Ended) -> Face:
    return replace(face, turn=None, is_running=False, ended=why)
