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
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.panels import ENDS
from companion.ui.games.emergence.shared.page import Whole, edge_of, for_table, is_upright
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.countdown import CountdownRing
from companion.ui.kit.fonts import DISPLAY_600
from companion.ui.kit.layout import Scrolling
from companion.ui.kit.seats import WaitingStrip
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Heading, Muted
from companion.ui.stage import Stage

STAGE_PICTURE = "art/emergence-stage.svg"
STAGE_TALL = 800 / 1920
"""Its height by its width."""
CORNER = 0.24
"""The share of the page's width left and right of the ring."""


def _Title(skin: Skin, title: str, *, right: bool) -> ft.Control:
    align = ft.TextAlign.RIGHT if right else ft.TextAlign.LEFT
    words = Fitted(skin, title, 26, skin.width * CORNER, family=DISPLAY_600, align=align)
    return ft.Semantics(content=words, header=True)


def _corner(skin: Skin, title: str, line: str, *, right: bool = False) -> ft.Control:
    return ft.Column(
        [_Title(skin, title, right=right), Muted(skin, line, 16)],
        spacing=skin.px(5),
        tight=True,
        horizontal_alignment=ENDS if right else ft.CrossAxisAlignment.START,
        width=skin.width * CORNER,
    )


def _steering(stage: Stage, is_held: bool) -> ft.Control:
    """The host may steer for an absent leader."""
    skin = stage.skin
    hold = ResumeCountdown() if is_held else PauseCountdown()
    label = "shell-timer-resume" if is_held else "shell-timer-hold"
    buttons: list[ft.Control] = [
        OutlineButton(skin, skin.say(label), lambda: for_table(stage, hold), filled=skin.palette.card),
        OutlineButton(
            skin,
            skin.say("shell-timer-more", n=10),
            lambda: for_table(stage, StretchCountdown(seconds=10)),
            filled=skin.palette.card,
        ),
        OutlineButton(
            skin,
            skin.say("shell-timer-off"),
            lambda: for_table(stage, CallOffCountdown()),
            filled=skin.palette.card,
        ),
    ]
    if is_upright(skin):
        return ft.Row(buttons, spacing=8, run_spacing=8, wrap=True, alignment=ft.MainAxisAlignment.CENTER)
    return ft.Column(buttons, spacing=skin.px(10), tight=True, horizontal_alignment=ENDS)


def CountingDown(stage: Stage) -> ft.Control:
    """Who counts, how long, and that everybody is sealed."""
    return _Upright(stage) if is_upright(stage.skin) else _Stage(stage)


def _sealed(stage: Stage) -> ft.Control:
    view = reading.game(stage)
    late = tuple(line.seat for line in view.operatives if not line.is_ready)
    return WaitingStrip(
        stage.skin,
        stage.table.seats,
        late,
        stage.say("emergence-shared-sealed"),
        stage.say("emergence-shared-choosing"),
    )


def _Upright(stage: Stage) -> ft.Control:
    """The ring as wide as the page; who counts above it, the buttons below."""
    view, skin = reading.game(stage), stage.skin
    timer = stage.table.timer
    is_held = timer is not None and timer.ends is None
    counts = skin.say("emergence-shared-counts", name=reading.name(stage, view.leader))
    what = skin.say("emergence-shared-round", n=view.round, what=skin.say("emergence-shared-reveal"))
    rows: list[ft.Control] = [Heading(skin, counts, 26, align=CENTER), Muted(skin, what, 16, align=CENTER)]
    if timer:
        wide = min(skin.width - 2 * edge_of(skin), skin.height * 0.52)
        paint = (tones(skin).ai, "#E8EEF4", tones(skin).human)
        ring = CountdownRing(skin, timer, stage.clock, paint, wide)
        rows.append(ft.Container(ring, alignment=ft.Alignment.CENTER))
    rows += [_steering(stage, is_held)] if stage.table.is_host else []
    rows.append(_sealed(stage))
    return Whole(skin, [Scrolling(rows, spacing=skin.px(16))])


def _Stage(stage: Stage) -> ft.Control:
    """The ring between circuit and helix; who counts in the corners."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    timer, edge = stage.table.timer, edge_of(skin)
    strip = skin.px(104)
    diameter = skin.height - strip - skin.px(80)
    is_held = timer is not None and timer.ends is None
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
            skin, timer, stage.clock, (tones(skin).ai, "#E8EEF4", tones(skin).human), diameter
        )
        layers.append(ft.Container(ring, left=(skin.width - diameter) / 2, top=skin.px(30)))
    words = skin.say("emergence-countdown-paused" if is_held else "emergence-sealed-everybody")
    layers += [
        ft.Container(
            _corner(
                skin,
                stage.table.title,
                skin.say("emergence-shared-round", n=view.round, what=skin.say("emergence-shared-reveal")),
            ),
            left=edge,
            top=skin.px(30),
        ),
        ft.Container(
            ft.Column(
                [
                    _corner(
                        skin,
                        skin.say("emergence-shared-counts", name=reading.name(stage, view.leader)),
                        words,
                        right=True,
                    ),
                    *([_steering(stage, is_held)] if stage.table.is_host else []),
                ],
                spacing=skin.px(18),
                tight=True,
                horizontal_alignment=ENDS,
            ),
            right=edge,
            top=skin.px(30),
        ),
        ft.Container(
            _sealed(stage),
            left=edge,
            right=edge,
            bottom=skin.px(26),
        ),
    ]
    return ft.Stack(layers, width=skin.width, height=skin.height)
