"""Pass and play: hand the phone to the next one; only they open it. So is a page that is typed on."""

from __future__ import annotations

import asyncio
from functools import partial

import flet as ft

from companion.table.views import SeatLine
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component, effect
from companion.ui.kit.hold import HoldButton
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.seats import SeatBadge
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.stage import Stage

LONG = 0.5
"""Seconds to hold: long enough that nobody opens it by accident."""


def _sign(line: SeatLine) -> str:
    return "paper" if line.presence == "paper" else "swap"


def _ways(stage: Stage, me: SeatLine) -> list[ft.Control]:
    """To the other seats of this device, and to the shared screen."""
    skin = stage.skin
    made: list[ft.Control] = [
        OutlineButton(skin, line.name, partial(stage.go_to_seat, line.seat), icon=_sign(line))
        for line in stage.table.seats
        if line.seat in stage.table.my_seats and line.seat != me.seat
    ]
    if stage.shared_route:
        back = partial(stage.go, stage.shared_route)
        made.append(OutlineButton(skin, skin.say("shell-to-shared"), back, icon="tv"))
    return made


@component
def Shade(stage: Stage, on_open: Tap, *, has_ways: bool = False) -> ft.Control:
    """Bo's colour and shape, nothing of anybody's game; hold to open. `has_ways`: others are in reach."""
    held, set_held = ft.use_state(False)
    skin, me = stage.skin, stage.me

    async def wait() -> None:
        if held:
            await asyncio.sleep(LONG)
            on_open()

    effect(wait, [held])
    if me is None:
        return ft.Container()
    others = [] if has_ways else _ways(stage, me)
    text = "shell-typing-shade" if stage.is_typing else "shell-hand-over"
    size = 168 if skin.height > 560 and not skin.large_text else 112
    column = ft.Column(
        [
            ft.Container(SeatBadge(skin, me, size, selected=True), alignment=ft.Alignment.CENTER),
            Heading(skin, skin.say(text, name=me.name), 30, align=CENTER),
            Muted(skin, skin.say(text, "text", name=me.name), align=CENTER),
            ft.Row(list(others), alignment=ft.MainAxisAlignment.CENTER, wrap=True, spacing=8, run_spacing=8),
        ],
        spacing=16,
        alignment=ft.MainAxisAlignment.CENTER,
        scroll=ft.ScrollMode.AUTO if skin.large_text else None,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    button = HoldButton(
        skin,
        seat_colour(me.colour, skin.palette),
        skin.say("shell-typing-open" if stage.is_typing else "shell-hold-open", name=me.name),
        False,
        lambda: set_held(True),
        lambda: set_held(False),
    )
    return ft.Container(
        ft.Column([column, button], expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=20,
        expand=True,
    )
