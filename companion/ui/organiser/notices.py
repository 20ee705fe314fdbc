"""What a table sees of its organiser: a message, a rest, the gate, the clock for all; and the way to call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import flet as ft

from companion.kernel.action import Action
from companion.table.actions import CallOrganiser
from companion.table.views import OrdersView
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.countdown import TimeLeft
from companion.ui.kit.drawing import component, effect, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.notices import Banner
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong

SHOWN_SECONDS = 90.0
"""How long a message stands on a screen that nobody may be near enough to tap."""


@component
def OrderNotices(
    skin: Skin, orders: OrdersView, clock: Callable[[], float], *, is_shared: bool
) -> ft.Control:
    """Below each other, what stands now. A message is put away by a tap, for this page alone."""
    put_away, put = ft.use_state(0)

    async def fade() -> None:
        if is_shared and orders.message and put_away < orders.said:
            await asyncio.sleep(SHOWN_SECONDS)
            put(orders.said)

    effect(fade, [orders.said, bool(orders.message)])
    drawn: list[ft.Control] = []
    if orders.is_resting:
        drawn.append(
            Banner(skin, skin.say("orders-resting"), skin.say("orders-resting", "text"), icon="pause")
        )
    elif orders.is_at_gate:
        title = skin.say("orders-gate", round=orders.gate or 0)
        drawn.append(Banner(skin, title, skin.say("orders-gate", "text"), icon="gate"))
    if orders.message and put_away < orders.said:
        away = IconButton48(
            skin,
            "cross",
            skin.say("shell-close"),
            partial(put, orders.said),
            outlined=False,
            ground=skin.palette.banner_ground,
        )
        drawn.append(Banner(skin, skin.say("orders-message"), orders.message, icon="megaphone", action=away))
    if orders.bell is not None:
        words = Strong(skin, skin.say("orders-bell"), 15, lines=1, expand=True)
        left = TimeLeft(skin, orders.bell, clock, skin.size(22), skin.palette.text)
        drawn.append(
            ft.Container(
                ft.Row([Icon(skin, "bell", skin.px(22), skin.palette.muted), words, left], spacing=12),
                padding=ft.Padding.symmetric(horizontal=skin.px(14), vertical=skin.px(8)),
                border_radius=skin.px(16),
                bgcolor=skin.palette.raised,
                border=ft.Border.all(1, skin.palette.outline),
            )
        )
    return ft.Column(
        drawn,
        spacing=skin.px(8),
        tight=True,
        visible=bool(drawn),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@part
def CallButton(skin: Skin, orders: OrdersView, send: Callable[[Action], None]) -> ft.Control:
    """Ask the organiser to come; or that has been done."""
    is_calling = orders.is_calling
    text = "orders-call-off" if is_calling else "orders-call"
    button = OutlineButton(
        skin,
        skin.say(text),
        partial(send, CallOrganiser(on=not is_calling)),
        icon="cross" if is_calling else "hand",
        height=52,
    )
    said = [Banner(skin, skin.say("orders-called"), skin.say("orders-called", "text"), icon="hand")]
    return Spaced(skin, *(said if is_calling else []), button, gap=8)


def Calling(skin: Skin, orders: OrdersView | None, send: Callable[[Action], None]) -> list[ft.Control]:
    """For menus: only where there is somebody to call."""
    return [CallButton(skin, orders, send)] if orders and orders.can_call else []
