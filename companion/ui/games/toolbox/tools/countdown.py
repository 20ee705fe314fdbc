"""The countdown: the same ring on every screen, and below it what lead may do."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.toolbox.actions import CallOff, CountDown, Pause, PutAway, Resume, Stretch
from companion.games.toolbox.sums.countdowns import PRESETS
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.tools.page import MEASURES, Page
from companion.ui.games.toolbox.tools.turn import marking
from companion.ui.kit.boxes import BETWEEN, CENTERED, ENDS, START, Together
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.countdown import CountdownRing, time_of
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import inner_width
from companion.ui.kit.picking import Pills
from companion.ui.kit.sending import Send, SendQuietly
from companion.ui.kit.shared import room, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, Strong
from companion.ui.stage import Stage

OF_PHONE, OF_PAGE = 0.84, 0.5
"""The ring's diameter, by the page's width and height."""
MORE = 30
SHORT = 3


def length_of(seconds: int) -> str:
    """`1:00`, and the three seconds as they are counted."""
    return time_of(seconds) if seconds > SHORT else "3 · 2 · 1"


def ring(stage: Stage, share: float = 1.0) -> list[ft.Control]:
    """What counts down now, as large as the page allows."""
    skin, timer = stage.skin, stage.table.timer
    if timer is None:
        return []
    side = min(inner_width(skin) * OF_PHONE, skin.height * OF_PAGE) * share
    return [ft.Row([_ring(stage, side)], alignment=CENTERED)]


def _ring(stage: Stage, side: float) -> ft.Control:
    skin, timer = stage.skin, stage.table.timer
    if timer is None:
        return ft.Container()
    paint = (skin.look.accent, "#F1E2C4" if skin.is_dark else skin.look.second)
    return CountdownRing(skin, timer, stage.clock, paint, side)


def steering(stage: Stage) -> list[ft.Control]:
    """Pause or go on: for who leads."""
    skin, send, now = stage.skin, reading.way(stage), reading.game(stage).countdown
    if now is None or not reading.leads(stage):
        return []
    if now.is_running:
        return [Send(skin, stage.say("toolbox-pause"), send, Pause(), icon="pause")]
    return [Send(skin, stage.say("toolbox-resume"), send, Resume(), icon="play")]


def besides(stage: Stage) -> list[ft.Control]:
    """Call off, and more time."""
    skin, send, now = stage.skin, reading.way(stage), reading.game(stage).countdown
    if now is None or not reading.leads(stage):
        return []
    off = OutlineButton(
        skin,
        stage.say("toolbox-call-off"),
        partial(send, CallOff()),
        icon="not-now",
        colour=skin.palette.bad,
        expand=True,
    )
    more = SendQuietly(skin, stage.say("toolbox-stretch"), send, Stretch(seconds=MORE), icon="plus-thin")
    return [off, more]


def countdown(stage: Stage) -> Page:
    """The ring alone; when nothing counts, the lengths again."""
    skin, send, now = stage.skin, reading.way(stage), reading.game(stage).countdown
    title = stage.say("toolbox-tool-countdown")
    if now is None:
        body: list[ft.Control] = [Heading(skin, stage.say("toolbox-time-is-up"), 44, align=CENTER, bold=True)]
        if reading.may(stage, "count_down"):
            lengths = [(str(one), length_of(one), "") for one in PRESETS]
            pills = Pills(skin, lengths, "", lambda one: send(CountDown(seconds=int(one))))
            body += [
                Muted(skin, stage.say("toolbox-count-again"), 17, align=CENTER),
                ft.Row([pills], alignment=CENTERED, wrap=True),
            ]
        body += marking(stage)
        away = SendQuietly(skin, stage.say("toolbox-put-away"), send, PutAway(tool="countdown"))
        return Page(title, body=body, more=[away] if reading.leads(stage) else [], centre=True)
    words = Muted(skin, stage.say("toolbox-of", time=time_of(now.seconds)), 20, align=CENTER)
    _, ends = _at_zero(stage, now.at_zero)
    return Page(
        title,
        stage.say("toolbox-ends-with", what=ends),
        [*ring(stage), ft.Row([words], alignment=CENTERED)],
        steering(stage),
        besides(stage),
        whole=_stage(stage, now.seconds, now.at_zero) if stage.is_shared else None,
        centre=True,
    )


def _at_zero(stage: Stage, at_zero: str) -> tuple[str, str]:
    """A sign and a word for what happens at zero."""
    signs = {"nothing": "speaker", "open": "envelope-open", "next": "right"}
    return signs[at_zero], stage.say(f"toolbox-at-zero-{at_zero}")


def _stage(stage: Stage, seconds: int, at_zero: str) -> ft.Control | None:
    """A wide screen: the ring as high as there is room; the whole time and what is at zero in the corners."""
    skin = stage.skin
    if stacks(skin, MEASURES):
        return None
    width, height = room(skin, MEASURES)
    side = min(height, width * 0.6)
    icon, words = _at_zero(stage, at_zero)
    left = _corner(skin, "hourglass", stage.say("toolbox-whole"), time_of(seconds), START)
    right = _corner(skin, icon, stage.say("toolbox-at-zero"), words, ENDS)
    return ft.Row([left, _ring(stage, side), right], alignment=BETWEEN, vertical_alignment=ENDS)


def _corner(skin: Skin, icon: str, title: str, words: str, align: ft.CrossAxisAlignment) -> ft.Control:
    sign = Icon(skin, icon, skin.px(24), skin.look.accent)
    line = Together(skin, sign, Strong(skin, words, 20), gap=10)
    return ft.Column(
        [Muted(skin, title, 17), line],
        spacing=skin.px(6),
        tight=True,
        horizontal_alignment=align,
        width=skin.px(170),
    )
