"""The countdown fills the screen; circuit on the left, helix on the right (EM-12)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import (
    CallOffCountdown,
    PauseCountdown,
    ResumeCountdown,
    StretchCountdown,
)
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.panels import ENDS
from companion.ui.games.emergence.shared.page import SIDE, for_table
from companion.ui.parts.buttons import OutlineButton
from companion.ui.parts.countdown import CountdownRing
from companion.ui.parts.seats import WaitingStrip
from companion.ui.parts.text import Heading, Muted
from companion.ui.stage import Stage

STAGE_PICTURE = "art/emergence-stage.svg"
STAGE_TALL = 800 / 1920
"""Its height by its width."""


def _corner(stage: Stage, title: str, line: str, *, right: bool = False) -> ft.Control:
    skin = stage.skin
    return ft.Column(
        [Heading(skin, title, 26, lines=1), Muted(skin, line, 16, lines=1)],
        spacing=skin.px(5),
        tight=True,
        horizontal_alignment=ENDS if right else ft.CrossAxisAlignment.START,
        width=skin.width * 0.27,
    )


def _steering(stage: Stage, is_held: bool) -> ft.Control:
    """The host may steer for an absent leader."""
    skin = stage.skin
    hold = ResumeCountdown() if is_held else PauseCountdown()
    label = "emergence-countdown-resume" if is_held else "emergence-countdown-pause"
    return ft.Column(
        [
            OutlineButton(skin, stage.say(label), lambda: for_table(stage, hold), filled=skin.palette.card),
            OutlineButton(
                skin,
                stage.say("emergence-countdown-stretch"),
                lambda: for_table(stage, StretchCountdown(seconds=10)),
                filled=skin.palette.card,
            ),
            OutlineButton(
                skin,
                stage.say("emergence-countdown-off"),
                lambda: for_table(stage, CallOffCountdown()),
                filled=skin.palette.card,
            ),
        ],
        spacing=skin.px(10),
        tight=True,
        horizontal_alignment=ENDS,
    )


def CountingDown(stage: Stage) -> ft.Control:
    """Who counts, how long, and that everybody is sealed."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    timer, side = stage.table.timer, skin.px(SIDE)
    strip = skin.px(104)
    diameter = skin.height - strip - skin.px(80)
    is_held = timer is not None and timer.ends is None
    late = tuple(line.seat for line in view.operatives if not line.is_ready)
    tall = skin.width * STAGE_TALL
    layers: list[ft.Control] = [
        ft.Image(
            src=STAGE_PICTURE,
            width=skin.width,
            height=tall,
            fit=ft.BoxFit.FILL,
            opacity=0.5,
            top=skin.px(30) + (diameter - tall) / 2,
            left=0,
            exclude_from_semantics=True,
        ),
        ft.Container(
            width=diameter + skin.px(40),
            height=diameter + skin.px(40),
            left=(skin.width - diameter) / 2 - skin.px(20),
            top=skin.px(10),
            border_radius=diameter,
            bgcolor=palette.background,
        ),
    ]
    if timer:
        ring = CountdownRing(
            skin, timer, stage.clock_offset, (palette.ai, "#E8EEF4", palette.human), diameter
        )
        layers.append(ft.Container(ring, left=(skin.width - diameter) / 2, top=skin.px(30)))
    words = stage.say("emergence-countdown-paused" if is_held else "emergence-sealed-everybody")
    layers += [
        ft.Container(
            _corner(
                stage,
                stage.table.title,
                stage.say("emergence-shared-round", n=view.round, what=stage.say("emergence-shared-reveal")),
            ),
            left=side,
            top=skin.px(30),
        ),
        ft.Container(
            ft.Column(
                [
                    _corner(
                        stage,
                        stage.say("emergence-shared-counts", name=reading.name(stage, view.leader)),
                        words,
                        right=True,
                    ),
                    *([_steering(stage, is_held)] if stage.table.is_host else []),
                ],
                spacing=skin.px(18),
                tight=True,
                horizontal_alignment=ENDS,
            ),
            right=side,
            top=skin.px(30),
        ),
        ft.Container(
            WaitingStrip(
                skin,
                stage.table.seats,
                late,
                stage.say("emergence-shared-sealed"),
                stage.say("emergence-shared-choosing"),
            ),
            left=side,
            right=side,
            bottom=skin.px(26),
        ),
    ]
    return ft.Stack(layers, width=skin.width, height=skin.height)
