"""The clock for all: whose turn it is, what everybody has left."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.toolbox.actions import (
    GiveTime,
    LeaveClock,
    PassTurn,
    Pause,
    PutAway,
    Resume,
    SkipTurn,
    StartClock,
    StopClock,
)
from companion.games.toolbox.views import ClockView
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.quarters import Quarter, Ticks, around, hands_of
from companion.ui.games.toolbox.tools.hands import GIFT, HANDS
from companion.ui.games.toolbox.tools.page import MEASURES, Page
from companion.ui.games.toolbox.tools.twice import Twice
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.countdown import time_of
from companion.ui.kit.drawing import Choose
from companion.ui.kit.pages import inner_width
from companion.ui.kit.sending import Send, SendQuietly
from companion.ui.kit.shared import room, stacks
from companion.ui.stage import Stage

MOST_AROUND = 8
GAP = 12
FOOT = 90
"""What the buttons of an upright tablet take besides those of a wide one."""


def clock(stage: Stage, pick: Choose) -> Page:
    """A field each; the whole field of whose turn it is is the button."""
    now = reading.game(stage).clock
    title = stage.say("toolbox-tool-clock")
    if now is None:
        return Page(title)
    main, more = _actions(stage, now, pick)
    return Page(title, _line(stage, now), [_list(stage, now)], main, more, whole=_table(stage, now))


def _line(stage: Stage, now: ClockView) -> str:
    """How it runs, or how it ended."""
    if now.ended:
        return stage.say(f"toolbox-clock-end-{now.ended.replace('_', '-')}")
    if not now.is_started:
        return stage.say("toolbox-clock-ready")
    return stage.say(
        "toolbox-clock-line",
        time=time_of(int(now.spec.each) // 1000),
        more=int(now.spec.increment) // 1000,
        n=sum(hand.turns for hand in now.hands) + 1,
    )


def _ticks(stage: Stage, now: ClockView) -> Ticks | None:
    """The running time of whose turn it is."""
    timer = stage.table.timer
    if timer is None or now.turn is None or timer.name != "clock":
        return None
    return Ticks(timer, stage.clock)


def _list(stage: Stage, now: ClockView) -> ft.Control:
    """Below each other: whose turn it is first and large."""
    skin, send = stage.skin, reading.way(stage)
    hands = hands_of(reading.places(stage, (one.place for one in now.hands), now.names), now)
    order = sorted(hands, key=lambda hand: not hand.is_turn)
    tap = partial(send, PassTurn()) if reading.may(stage, "pass_turn") else None
    large, small = _heights(stage, len(order))
    width = room(skin, MEASURES)[0] if stage.is_shared else inner_width(skin)
    fields = [
        Quarter(
            skin,
            hand,
            _ticks(stage, now) if hand.is_turn else None,
            width,
            large if hand.is_turn else small,
            on_click=tap if hand.is_turn else None,
        )
        for hand in order
    ]
    return Spaced(skin, *fields, gap=10)


def _heights(stage: Stage, count: int) -> tuple[float, float]:
    """Of whose turn it is, and of the others: as much as an upright tablet has."""
    skin = stage.skin
    if skin.is_phone or not stage.is_shared:
        return skin.px(168), skin.px(84)
    free = room(skin, MEASURES)[1] - skin.px(FOOT) - skin.px(GAP) * count
    small = max(skin.px(84), min(skin.px(150), free * 0.6 / max(1, count)))
    return max(skin.px(168), min(skin.px(420), free - small * (count - 1))), small


def _table(stage: Stage, now: ClockView) -> ft.Control | None:
    """Around a tablet that lies flat: the far ones read upside down to us. A TV stands, and turns nobody."""
    skin, send = stage.skin, reading.way(stage)
    if not stage.is_shared or stacks(skin, MEASURES) or len(now.hands) > MOST_AROUND:
        return None
    hands = hands_of(reading.places(stage, now.order, now.names), now)
    far, near = around(hands)
    width, height = room(skin, MEASURES)
    tap = partial(send, PassTurn()) if reading.may(stage, "pass_turn") else None
    gap = skin.px(GAP)
    tall = (height - gap) / 2

    def row(line: tuple[int, ...], *, is_far: bool) -> ft.Control:
        wide = (width - gap * (len(line) - 1)) / max(1, len(line))
        fields = [
            Quarter(
                skin,
                hands[at],
                _ticks(stage, now) if hands[at].is_turn else None,
                wide,
                tall,
                is_turned=is_far and skin.device == "tablet",
                on_click=tap if hands[at].is_turn else None,
            )
            for at in line
        ]
        return ft.Row(list(fields), spacing=gap)

    return ft.Column([row(far, is_far=True), row(near, is_far=False)], spacing=gap, tight=True)


def _actions(stage: Stage, now: ClockView, pick: Choose) -> tuple[list[ft.Control], list[ft.Control]]:
    """On a phone my own turn is the main thing; elsewhere the fields are the buttons, and pause is."""
    skin, send, is_lead = stage.skin, reading.way(stage), reading.leads(stage)
    if now.ended:
        away = SendQuietly(skin, stage.say("toolbox-put-away"), send, PutAway(tool="clock"))
        return [], [away] if is_lead else []
    if reading.may(stage, "start_clock"):
        who = stage.say("toolbox-clock-who-begins")
        other = OutlineButton(skin, who, lambda: pick(HANDS), icon="people", expand=True)
        return [Send(skin, stage.say("toolbox-clock-start"), send, StartClock(), icon="play")], [other]
    main: list[ft.Control] = []
    own: list[ft.Control] = []
    if reading.may(stage, "leave_clock") and not stage.is_shared:
        words, sure = stage.say("toolbox-clock-leave"), stage.say("toolbox-clock-leave-sure")
        own.append(Twice(skin, words, sure, send, LeaveClock(), "not-now"))
    if reading.may(stage, "pass_turn") and not stage.is_shared:
        main.append(Send(skin, stage.say("toolbox-clock-pass"), send, PassTurn(), icon="right", height=72))
    if not (is_lead and now.is_started):
        return main, own
    word, icon, action = (
        ("toolbox-pause", "pause", Pause()) if now.is_running else ("toolbox-resume", "play", Resume())
    )
    gift = GiveTime(place=now.turn or "", seconds=GIFT)
    more = [
        SendQuietly(skin, stage.say("toolbox-clock-stop"), send, StopClock(), icon="not-now"),
        SendQuietly(skin, stage.say("toolbox-clock-give"), send, gift, icon="plus-thin"),
        SendQuietly(skin, stage.say("toolbox-clock-skip"), send, SkipTurn(), icon="right"),
        OutlineButton(
            skin, stage.say("toolbox-clock-hands"), lambda: pick(HANDS), icon="people", expand=True
        ),
        *own,
    ]
    if main:
        return main, [*more, SendQuietly(skin, stage.say(word), send, action, icon=icon)]
    return [Send(skin, stage.say(word), send, action, icon=icon)], more
