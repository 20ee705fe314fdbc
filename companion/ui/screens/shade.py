"""Pass and play: hand the phone to the next one; only they open it."""

from __future__ import annotations

import asyncio
from functools import partial

import flet as ft

from companion import texts
from companion.ui.parts.buttons import OutlineButton
from companion.ui.parts.guard import Tap, component, effect
from companion.ui.parts.hold import HoldButton
from companion.ui.parts.seats import SeatBadge
from companion.ui.parts.text import CENTER, Heading, Muted
from companion.ui.stage import Stage
from companion.ui.theme import seat_colour

LONG = 0.5
"""Seconds to hold: long enough that nobody opens it by accident."""


@component
def Shade(stage: Stage, on_open: Tap) -> ft.Control:
    """Bo's colour and shape, nothing of anybody's game; hold to open."""
    held, set_held = ft.use_state(False)
    skin, me = stage.skin, stage.me

    async def wait() -> None:
        if held:
            await asyncio.sleep(LONG)
            on_open()

    effect(wait, [held])
    if me is None:
        return ft.Container()
    others = [
        OutlineButton(skin, line.name, partial(stage.go, f"/seat/{stage.table.id}?seat={seat}"), icon="swap")
        for seat in stage.table.my_seats
        if (line := stage.seat_line(seat)) and seat != me.seat
    ]
    column = ft.Column(
        [
            ft.Container(SeatBadge(skin, me, 168, selected=True), alignment=ft.Alignment.CENTER),
            Heading(skin, texts.say("shell-hand-over", name=me.name), 30, align=CENTER),
            Muted(skin, texts.say("shell-hand-over", "text", name=me.name), align=CENTER),
            ft.Row(list(others), alignment=ft.MainAxisAlignment.CENTER, wrap=True, spacing=8),
        ],
        spacing=16,
        alignment=ft.MainAxisAlignment.CENTER,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    button = HoldButton(
        skin,
        seat_colour(me.colour, skin.palette),
        texts.say("shell-hold-open", name=me.name),
        False,
        lambda: set_held(True),
        lambda: set_held(False),
    )
    return ft.Container(
        ft.Column([column, button], expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=20,
        expand=True,
    )
