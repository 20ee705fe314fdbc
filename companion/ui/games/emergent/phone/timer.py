"""The round timer: everybody sees it, the leader steers it (ET-14)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergent.actions import CallOffTimer, PauseTimer, ResumeTimer, StartTimer, StretchTimer
from companion.kernel.action import Action
from companion.kernel.frozen import frozen
from companion.table.views import TimerView
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import InRow, Spaced, Together, Wrapped
from companion.ui.kit.buttons import Chip, IconButton48
from companion.ui.kit.countdown import CountdownRing
from companion.ui.kit.drawing import part, steady, use_kept
from companion.ui.kit.sending import Way, as_host
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.steering import Steering, SteerSigns
from companion.ui.kit.text import Body, Heading, Small, Strong
from companion.ui.reading import stands_in
from companion.ui.stage import Stage

LENGTHS = (60, 120, 180, 300, 600)
"""Seconds the leader may choose from."""
MORE = 30
WAYS = Steering(PauseTimer(), ResumeTimer(), StretchTimer(seconds=MORE), MORE, CallOffTimer())


@frozen
class RoundTimer:
    """What is left of the round, and how this phone may touch it."""

    timer: TimerView | None
    clock: Callable[[], float]
    say: Way | None
    """For the leader's phone, or the host's when the leader has none here."""
    house: int
    """The length the house rules know; 0: none."""


def use_timer(stage: Stage) -> RoundTimer:
    """The timer as this phone has it. A hook."""
    view = reading.game(stage)
    is_leader = view.leader == stage.table.my_seat

    def said(action: Action) -> None:
        stage.send(action if is_leader else as_host(action))

    say = steady(said)
    steers = (is_leader or stands_in(stage, view.leader)) and not view.papers
    return RoundTimer(stage.table.timer, stage.clock, say if steers else None, view.rules.round_timer or 0)


def TimerDoor(skin: Skin, round_timer: RoundTimer) -> list[ft.Control]:
    """The leader's button for a timer that does not run yet."""
    if round_timer.say is None or round_timer.timer is not None:
        return []
    return [StartSign(skin, round_timer.say, round_timer.house)]


@part
def StartSign(skin: Skin, say: Way, house: int) -> ft.Control:
    """A clock; behind it the lengths of a timer."""
    is_open, set_open = use_kept(False)

    def start(seconds: int) -> None:
        set_open(False)
        say(StartTimer(seconds=seconds))

    chips = [
        Chip(
            skin,
            _length(skin, seconds),
            partial(start, seconds),
            icon="emergent-clock",
            selected=seconds == house,
        )
        for seconds in sorted({*LENGTHS, *([house] if house else [])})
    ]
    sheet = Sheet(
        skin,
        [
            Heading(skin, skin.say("emergent-phone-timer-title"), 24),
            Body(skin, skin.say("emergent-phone-timer-line"), colour=skin.palette.muted),
            Wrapped(skin, *chips),
        ],
        lambda: set_open(False),
    )
    ft.use_dialog(sheet if is_open else None)
    return IconButton48(skin, "emergent-clock", skin.say("emergent-phone-timer-open"), lambda: set_open(True))


def _length(skin: Skin, seconds: int) -> str:
    if seconds % 60:
        return skin.say("emergent-phone-timer-seconds", n=seconds)
    return skin.say("emergent-phone-timer-minutes", n=seconds // 60)


def TimerLine(skin: Skin, round_timer: RoundTimer) -> list[ft.Control]:
    """What is left, and for who steers: hold, more time, call off."""
    timer, say = round_timer.timer, round_timer.say
    return [] if timer is None else [RoundLeft(skin, timer, round_timer.clock, say)]


@part
def RoundLeft(skin: Skin, timer: TimerView, clock: Callable[[], float], say: Way | None) -> ft.Control:
    """A timer that runs, or is held."""
    is_held = timer.ends is None
    ring = CountdownRing(skin, timer, clock, tones(skin).amber, 48)
    words = skin.say("emergent-phone-timer-held" if is_held else "emergent-phone-timer-runs")
    left = InRow(skin, ring, Strong(skin, words, 15, expand=True), gap=12)
    if say is None:
        return left
    row = Together(skin, *SteerSigns(skin, WAYS, say, is_held=is_held), gap=8)
    if skin.large_text:
        return Spaced(skin, left, row)
    return ft.Row([ft.Container(left, expand=True), row])


def clock_note(skin: Skin, cast: Cast, ran_out: tuple[str, ...]) -> list[ft.Control]:
    """Whose plan the clock sealed this round."""
    if not ran_out:
        return []
    return [Small(skin, skin.say("emergent-phone-timer-sealed", names=cast.people(skin, ran_out)))]
