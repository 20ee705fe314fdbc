"""Notices: a refusal, a banner, one line of advice."""

from __future__ import annotations

import flet as ft

from companion.net.link import Refused
from companion.ui.kit.boxes import InRow
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Muted, Strong


def Toast(skin: Skin, refused: Refused, on_close: Tap) -> ft.Control:
    """Why not, and what to do; stays until closed or the next legal tap, and is read out."""
    palette = skin.palette
    words = ft.Column(
        [
            Strong(skin, refused.title, 17, colour=palette.toast_title),
            Body(skin, refused.say, colour=palette.toast_text),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    close = IconButton48(
        skin,
        "cross",
        skin.say("shell-close"),
        on_close,
        colour=palette.toast_text,
        ground=palette.toast_ground,
        outlined=False,
    )
    face = ft.Container(
        ft.Row(
            [Icon(skin, "hand", skin.px(28), palette.warn), words, close],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        padding=ft.Padding.only(left=16, top=14, bottom=14, right=6),
        border_radius=skin.px(20),
        bgcolor=palette.toast_ground,
        border=ft.Border.all(1.5, palette.warn),
        shadow=ft.BoxShadow(
            blur_radius=24, color=ft.Colors.with_opacity(0.35, palette.shadow), offset=ft.Offset(0, 8)
        ),
    )
    return ft.Semantics(content=face, live_region=True, container=True)


def Banner(
    skin: Skin,
    title: str,
    text: str = "",
    *,
    icon: str = "warning",
    spinning: bool = False,
    action: ft.Control | None = None,
) -> ft.Control:
    """Something that everybody at this screen should read before they go on."""
    palette = skin.palette
    lead: ft.Control = (
        ft.ProgressRing(width=skin.px(26), height=skin.px(26), stroke_width=3.5, color=palette.warn)
        if spinning
        else Icon(skin, icon, skin.px(26), palette.warn)
    )
    words = ft.Column(
        [
            *([Strong(skin, title, 17, colour=palette.toast_title)] if title else []),
            *([Body(skin, text, colour=palette.toast_text)] if text else []),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    face = ft.Container(
        InRow(skin, lead, words, *([action] if action else []), gap=14),
        padding=skin.px(14),
        border_radius=skin.px(20),
        bgcolor=palette.banner_ground,
        border=ft.Border.all(1.5, palette.warn),
    )
    return ft.Semantics(content=face, live_region=True, container=True)


def Hint(skin: Skin, text: str, icon: str = "bulb", *, centre: bool = True) -> ft.Control:
    """One line of advice with a small picture."""
    return ft.Row(
        [
            Icon(skin, icon, skin.size(16) * 1.15, skin.palette.muted),
            ft.Container(Muted(skin, text, 14), expand_loose=True, expand=1),
        ],
        spacing=skin.px(8),
        alignment=ft.MainAxisAlignment.CENTER if centre else ft.MainAxisAlignment.START,
    )
