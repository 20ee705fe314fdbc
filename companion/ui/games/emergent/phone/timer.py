"""The round timer: everybody sees it, the leader steers it (ET-14)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.actions import CallOffTimer, PauseTimer, ResumeTimer, StartTimer, StretchTimer
from companion.kernel.action import Action
from companion.table.actions import ForTable
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import tones
from companion.ui.games.emergent.phone.bits import Small
from companion.ui.games.emergent.phone.page import MIDDLE, Spaced
from companion.ui.games.emergent.phone.signs import CLOCK
from companion.ui.kit.buttons import Chip, IconButton48
from companion.ui.kit.countdown import CountdownRing
from companion.ui.kit.drawing import component
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Strong
from companion.ui.stage import Stage

LENGTHS = (60, 120, 180, 300, 600)
"""Seconds the leader may choose from."""
MORE = 30


def steers(stage: Stage) -> bool:
    """Whether this phone may touch the timer: the leader's, or the host's when the leader has none here."""
    leader = reading.game(stage).leader
    return reading.is_me(stage, leader) or reading.stands_in(stage, leader)


def _say(stage: Stage, action: Action) -> None:
    """As the leader, or for the table while the leader has no phone here."""
    is_mine = reading.is_me(stage, reading.game(stage).leader)
    stage.send(action if is_mine else ForTable(action=action.model_dump(exclude_none=True)))


def TimerDoor(stage: Stage) -> list[ft.Control]:
    """The leader's button for a timer that does not run yet."""
    return [_Door(stage)] if steers(stage) and stage.table.timer is None else []


@component
def _Door(stage: Stage) -> ft.Control:
    skin = stage.skin
    is_open, set_open = ft.use_state(False)
    house = reading.game(stage).rules.round_timer

    def start(seconds: int) -> None:
        set_open(False)
        _say(stage, StartTimer(seconds=seconds))

    lengths = sorted({*LENGTHS, *([house] if house else [])})
    chips = [
        Chip(skin, _length(skin, seconds), partial(start, seconds), icon=CLOCK, selected=seconds == house)
        for seconds in lengths
    ]
    sheet = Sheet(
        skin,
        [
            Heading(skin, skin.say("emergent-phone-timer-title"), 24),
            Body(skin, skin.say("emergent-phone-timer-line"), colour=skin.palette.muted),
            ft.Row(list(chips), wrap=True, spacing=8, run_spacing=8),
        ],
        lambda: set_open(False),
    )
    ft.use_dialog(sheet if is_open else None)
    return IconButton48(skin, CLOCK, skin.say("emergent-phone-timer-open"), lambda: set_open(True))


def _length(skin: Skin, seconds: int) -> str:
    if seconds % 60:
        return skin.say("emergent-phone-timer-seconds", n=seconds)
    return skin.say("emergent-phone-timer-minutes", n=seconds // 60)


def TimerLine(stage: Stage) -> list[ft.Control]:
    """What is left, and for who steers: hold, more time, call off."""
    timer, skin = stage.table.timer, stage.skin
    if timer is None:
        return []
    ring = CountdownRing(skin, timer, stage.clock, tones(skin).amber, 48)
    is_held = timer.ends is None
    words = skin.say("emergent-phone-timer-held" if is_held else "emergent-phone-timer-runs")
    left = ft.Row(
        [ring, ft.Container(Strong(skin, words, 15), expand=True)],
        spacing=12,
        vertical_alignment=MIDDLE,
        expand=True,
    )
    if not steers(stage):
        return [ft.Row([left])]
    hold: tuple[str, str, Action] = (
        ("play", "emergent-phone-timer-resume", ResumeTimer())
        if is_held
        else ("pause", "emergent-phone-timer-pause", PauseTimer())
    )
    buttons = [
        IconButton48(skin, hold[0], skin.say(hold[1]), partial(_say, stage, hold[2])),
        IconButton48(
            skin,
            "plus-thin",
            skin.say("emergent-phone-timer-more", n=MORE),
            partial(_say, stage, StretchTimer(seconds=MORE)),
        ),
        IconButton48(
            skin, "cross", skin.say("emergent-phone-timer-off"), partial(_say, stage, CallOffTimer())
        ),
    ]
    row = ft.Row(list(buttons), spacing=8, tight=True)
    return [Spaced(skin, left, row) if skin.large_text else ft.Row([left, row], vertical_alignment=MIDDLE)]


def clock_note(stage: Stage) -> list[ft.Control]:
    """Whose plan the clock sealed this round."""
    late = reading.game(stage).time_ran_out
    if not late:
        return []
    return [Small(stage.skin, stage.say("emergent-phone-timer-sealed", names=reading.people(stage, late)))]
