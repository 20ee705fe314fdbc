"""Tops and bottoms: the phone's header, the shared screen's header, the peek bar."""

from __future__ import annotations

import flet as ft

from companion.ui.parts.buttons import IconButton48
from companion.ui.parts.guard import Tap, guarded
from companion.ui.parts.icon import Icon
from companion.ui.parts.qr import QrCode
from companion.ui.parts.seats import SeatMark
from companion.ui.parts.text import Heading, Strong, Words
from companion.ui.stage import Stage
from companion.ui.theme import DISPLAY_600, TEXT_500, TEXT_600, TEXT_700, Skin


def PhoneHeader(
    skin: Skin,
    stage: Stage,
    phase: str,
    detail: str = "",
    *,
    connection: str = "",
    on_seat: Tap | None = None,
) -> ft.Control:
    """My seat, the phase, and a dot that turns into words when it matters."""
    palette, me = skin.palette, stage.me
    mine = ft.Row(
        [
            *([SeatMark(skin, me.colour, 25)] if me else []),
            Strong(skin, me.name if me else stage.table.title, 19, lines=1),
            *([Icon(skin, "swap", 18, palette.muted)] if on_seat else []),
        ],
        spacing=11,
        tight=True,
    )
    seat: ft.Control = ft.Container(mine, height=48, alignment=ft.Alignment.CENTER_LEFT, expand=True)
    if on_seat:
        seat = ft.Semantics(
            content=ft.Container(
                mine, height=48, ink=skin.motion, border_radius=12, on_click=guarded(on_seat)
            ),
            button=True,
            container=True,
            label=stage.say("shell-switch-seat"),
            expand=True,
        )
    words = ft.Column(
        [
            Words(skin, phase, 15, family=TEXT_700, line=1.15, align=ft.TextAlign.RIGHT, lines=1),
            *(
                [Words(skin, detail, 14, family=TEXT_500, colour=palette.muted, line=1.15, lines=1)]
                if detail
                else []
            ),
        ],
        spacing=1,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
    dot = ft.Row(
        [
            Icon(skin, "wifi-off", 18, palette.warn),
            Words(skin, connection, 14, family=TEXT_600, colour=palette.warn),
        ]
        if connection
        else [
            ft.Semantics(
                content=ft.Container(width=10, height=10, shape=ft.BoxShape.CIRCLE, bgcolor=palette.good),
                label=stage.say("shell-connected"),
            )
        ],
        spacing=6,
        tight=True,
    )
    return ft.Container(
        ft.Row([seat, words, dot], spacing=16),
        padding=ft.Padding.only(left=20, right=20, top=8, bottom=4),
    )


def SharedHeader(
    skin: Skin,
    stage: Stage,
    title: str,
    subtitle: str,
    *,
    on_pause: Tap | None = None,
    is_paused: bool = False,
    right: ft.Control | None = None,
) -> ft.Control:
    """Game and phase on the left; QR chip, pause, sound, light and the host's menu on the right."""
    palette, table = skin.palette, stage.table
    words = ft.Column(
        [
            Heading(skin, title, 26, lines=1),
            Words(
                skin,
                subtitle,
                15.5 if not skin.is_phone else 14,
                family=TEXT_500,
                colour=palette.muted,
                line=1.1,
                lines=2 if skin.is_phone or skin.large_text else 1,
            ),
        ],
        spacing=skin.px(5),
        tight=True,
        expand=True,
    )
    tools: list[ft.Control] = [right] if right else []
    if table.join_link and table.stage == "playing":
        chip = ft.Container(
            ft.Row(
                [
                    QrCode(skin, table.join_link, skin.px(44)),
                    *([] if skin.is_phone else [Words(skin, table.code, 15.5, family=DISPLAY_600, line=1.0)]),
                ],
                spacing=skin.px(10),
                tight=True,
            ),
            height=skin.px(56),
            padding=ft.Padding.only(left=skin.px(7), right=skin.px(14 if not skin.is_phone else 7)),
            border_radius=skin.px(14),
            bgcolor=palette.card,
            border=ft.Border.all(1, palette.outline),
            ink=skin.motion,
            on_click=guarded(lambda: stage.open_sheet("invite")),
            alignment=ft.Alignment.CENTER,
        )
        tools.append(ft.Semantics(content=chip, button=True, container=True, label=stage.say("shell-invite")))
    if on_pause:
        tools.append(
            IconButton48(
                skin,
                "play" if is_paused else "pause",
                stage.say("shell-go-on" if is_paused else "shell-pause"),
                on_pause,
            )
        )
    mute = "mute" if stage.is_muted else "speaker"
    tools.append(
        IconButton48(
            skin, mute, stage.say("shell-unmute" if stage.is_muted else "shell-mute"), stage.toggle_mute
        )
    )
    if not skin.is_phone:
        tools.append(
            IconButton48(
                skin,
                "sun" if skin.is_dark else "moon",
                stage.say("shell-light" if skin.is_dark else "shell-dark"),
                stage.toggle_theme,
            )
        )
    if table.is_host:
        tools.append(
            IconButton48(skin, "menu", stage.say("shell-host-menu"), lambda: stage.open_sheet("host"))
        )
    return ft.Row([words, *tools], spacing=skin.px(10))


def PeekBar(skin: Skin, content: ft.Control, on_open: Tap, *, more: str) -> ft.Control:
    """My pieces without a tap, under the main button; tap or pull it up for the sheet."""
    palette = skin.palette
    handle = ft.Container(width=36, height=4, border_radius=2, bgcolor=palette.faint)
    row = ft.Row(
        [
            ft.Container(content, expand=True),
            ft.Container(width=1, height=18, bgcolor=palette.outline),
            Words(skin, more, 15, family=TEXT_600, colour=palette.muted, line=1.1),
            Icon(skin, "up", 14, palette.muted),
        ],
        spacing=10,
    )
    face = ft.GestureDetector(
        content=ft.Container(
            ft.Column(
                [handle, row], spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
            ),
            padding=ft.Padding.only(left=22, right=22, top=6, bottom=10),
            height=None if skin.large_text else 56,
            ink=skin.motion,
            on_click=guarded(on_open),
        ),
        on_vertical_drag_end=guarded(on_open),
    )
    return ft.Semantics(content=face, button=True, container=True)
