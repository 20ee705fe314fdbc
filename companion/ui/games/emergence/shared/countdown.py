"""The countdown fills the screen; circuit on the left, helix on the right (EM-12)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergence.actions import (
    CallOffCountdown,
    PauseCountdown,
    ResumeCountdown,
    StretchCountdown,
)
from companion.table.views import SeatLine
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.shared.page import MEASURES, PublicPage, is_upright, room
from companion.ui.kit.boxes import CENTERED, ENDS, START, Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.countdown import CountdownRing
from companion.ui.kit.drawing import Choose, component, part
from companion.ui.kit.fonts import DISPLAY_600
from companion.ui.kit.seats import WaitingStrip
from companion.ui.kit.sending import Way, as_host
from companion.ui.kit.skin import Skin
from companion.ui.kit.steering import Steer, Steering
from companion.ui.kit.text import Fitted, Muted
from companion.ui.stage import Stage

STAGE_PICTURE = "art/emergence-stage.svg"
STAGE_TALL = 800 / 1920
"""Its height by its width."""
CORNER = 0.24
"""The share of the page's width left and right of the ring."""
STEERING = Steering(
    as_host(PauseCountdown()),
    as_host(ResumeCountdown()),
    as_host(StretchCountdown(seconds=10)),
    10,
    as_host(CallOffCountdown()),
)


@part
def _Corner(skin: Skin, title: str, line: str, right: bool = False) -> ft.Control:
    align = ft.TextAlign.RIGHT if right else ft.TextAlign.LEFT
    words = Fitted(skin, title, 26, skin.width * CORNER, family=DISPLAY_600, align=align)
    return ft.Column(
        [ft.Semantics(content=words, header=True), Muted(skin, line, 16)],
        spacing=skin.px(5),
        tight=True,
        horizontal_alignment=ENDS if right else START,
        width=skin.width * CORNER,
    )


@part
def _Hands(skin: Skin, is_held: bool, send: Way) -> ft.Control:
    """The host may steer for an absent leader."""
    buttons = Steer(skin, STEERING, send, is_held=is_held, filled=skin.palette.card, fits=True)
    if is_upright(skin):
        return ft.Row(buttons, spacing=8, run_spacing=8, wrap=True, alignment=CENTERED)
    return ft.Column(buttons, spacing=skin.px(10), tight=True, horizontal_alignment=ENDS)


@component
def CountingDown(stage: Stage) -> ft.Control:
    """Who counts, how long, and that everybody is sealed: the ring between circuit and helix.

    On an upright page it is as wide as the page, with the buttons below.
    """
    view, skin = reading.game(stage), stage.skin
    timer, upright = stage.table.timer, is_upright(skin)
    strip = skin.px(104)
    diameter = skin.height - strip - skin.px(80)
    if upright:
        diameter = min(room(skin)[0], skin.height * 0.52)
    paint = (tones(skin).ai, "#E8EEF4", tones(skin).human)
    ring = [CountdownRing(skin, timer, stage.clock, paint, diameter)] if timer else []
    is_held = timer is not None and timer.ends is None
    counts = skin.say("emergence-shared-counts", name=reading.name(stage, view.leader))
    what = skin.say("emergence-shared-round", n=view.round, what=skin.say("emergence-shared-reveal"))
    hands = [_Hands(skin, is_held, stage.send)] if stage.leads else []
    words = skin.say("emergence-shared-sealed"), skin.say("emergence-shared-choosing")
    sealed = WaitingStrip(skin, stage.table.seats, reading.late(view), *words)
    if upright:
        rings = [ft.Container(one, alignment=ft.Alignment.CENTER) for one in ring]
        return PublicPage(skin, stage.tools, counts, what, Spaced(skin, *rings, *hands, sealed, gap=16))
    said = skin.say("emergence-countdown-paused" if is_held else "emergence-sealed-everybody")
    edge, top, left = MEASURES.around(skin), skin.px(30), (skin.width - diameter) / 2
    leader = _Corner(skin, counts, said, True)
    typing = [_TypeFor(skin, paper, stage.go_to_seat)] if (paper := stage.tools.paper) and is_held else []
    corner = ft.Column([leader, *hands, *typing], spacing=skin.px(18), tight=True, horizontal_alignment=ENDS)
    return ft.Stack(
        [
            _Scenery(skin, diameter),
            *(ft.Container(one, left=left, top=top) for one in ring),
            ft.Container(_Corner(skin, stage.table.title, what), left=edge, top=top),
            ft.Container(corner, right=edge, top=top),
            ft.Container(sealed, left=edge, right=edge, bottom=skin.px(26)),
        ],
        width=skin.width,
        height=skin.height,
    )


@part
def _TypeFor(skin: Skin, paper: SeatLine, go_to_seat: Choose) -> ft.Control:
    """While it rests: to the page of a seat on paper that the table waits for."""
    words = skin.say("shell-type-for", name=paper.name)
    return OutlineButton(
        skin, words, partial(go_to_seat, paper.seat), icon="paper", filled=skin.palette.card, height=52
    )


@part
def _Scenery(skin: Skin, diameter: float) -> ft.Control:
    """Circuit and helix, and the dark disc for the ring."""
    tall, side = skin.width * STAGE_TALL, diameter + skin.px(40)
    picture = ft.Image(
        src=STAGE_PICTURE,
        width=skin.width,
        height=tall,
        fit=ft.BoxFit.FILL,
        opacity=0.5,
        top=skin.px(30) + (diameter - tall) / 2,
        left=0,
        exclude_from_semantics=True,
    )
    disc = ft.Container(
        width=side,
        height=side,
        left=(skin.width - side) / 2,
        top=skin.px(10),
        border_radius=diameter,
        bgcolor=skin.palette.background,
    )
    return ft.Stack([picture, disc], width=skin.width, height=skin.height)
