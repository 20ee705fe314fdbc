"""How somebody comes to the table: the code to scan, a knock at the door, the ways to fill a free seat."""

from __future__ import annotations

from urllib.parse import urlsplit

import flet as ft

from companion.table.actions import Admit
from companion.table.views import KnockView
from companion.ui.kit.boxes import InRow, Stacked
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.fonts import DISPLAY_700, FIGURES_600
from companion.ui.kit.layout import Card
from companion.ui.kit.qr import QrCode
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.text import CENTER, Figures, Fitted, Heading, Muted, Small, Strong, Words
from companion.ui.stage import Stage


def address_of(link: str | None) -> str:
    """Host and port, for who types."""
    return urlsplit(link).netloc if link else ""


def JoinPanel(stage: Stage, width: float, height: float) -> ft.Control:
    """Scan to join: the QR with its quiet zone, the code, the address."""
    skin, table = stage.skin, stage.table
    named = [Fitted(skin, stage.named, 15, width - 60, lines=1, align=CENTER)] if stage.named else []
    side = min(width - skin.px(70), height - skin.px(270 if named else 235), skin.px(310))
    lines: list[ft.Control] = [Heading(skin, skin.say("shell-scan"), 30, align=CENTER, bold=True)]
    if table.join_link:
        lines.append(ft.Container(QrCode(skin, table.join_link, side), alignment=ft.Alignment.CENTER))
    lines += [
        ft.Row(
            [
                Small(skin, skin.say("shell-code")),
                Words(skin, table.code, 38, family=DISPLAY_700, line=1.0, spacing=3),
            ],
            spacing=skin.px(12),
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        Fitted(skin, address_of(table.join_link), 18, width - 60, lines=1, family=FIGURES_600, align=CENTER),
        *named,
        Muted(skin, skin.say("shell-same-wifi"), 15, align=CENTER),
    ]
    return Card(
        skin,
        ft.Column(
            lines,
            spacing=skin.px(12),
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=18,
        radius=24,
        height=height,
    )


def JoinBanner(stage: Stage) -> ft.Control:
    """The same in a row, below the table of an upright page."""
    skin, table = stage.skin, stage.table
    words = Stacked(
        skin,
        Heading(skin, skin.say("shell-scan"), 30, bold=True),
        Words(skin, table.code, 38, family=DISPLAY_700, line=1.0, spacing=3),
        Figures(skin, address_of(table.join_link), 18),
        *([Words(skin, stage.named, 15)] if stage.named else []),
        Muted(skin, skin.say("shell-same-wifi"), 15),
        gap=10,
        expand=True,
    )
    code = [QrCode(skin, table.join_link, skin.px(210))] if table.join_link else []
    return Card(skin, InRow(skin, *code, words, gap=26), padding=18, radius=24)


def Knock(stage: Stage, knock: KnockView) -> ft.Control:
    """Somebody typed the code: let them in?"""
    skin = stage.skin
    who = skin.say(f"shell-knock-back-{knock.phone}" if knock.seat else "shell-knock", name=knock.name)
    return Card(
        skin,
        ft.Row(
            [
                SeatMark(skin, knock.colour, skin.px(24)),
                Strong(skin, who, 17, expand=True),
                OutlineButton(
                    skin,
                    skin.say("shell-knock-no"),
                    lambda: stage.send(Admit(knock=knock.id, let_in=False)),
                ),
                OutlineButton(
                    skin,
                    skin.say("shell-knock-yes"),
                    lambda: stage.send(Admit(knock=knock.id, let_in=True)),
                    icon="check",
                    colour=skin.palette.good,
                ),
            ],
            spacing=skin.px(10),
            wrap=skin.is_phone,
        ),
        padding=12,
        border=skin.palette.warn,
        border_width=1.5,
    )


def FreeSeat(stage: Stage) -> list[ft.Control]:
    """The ways to fill a free seat: another phone, this device, paper."""
    skin = stage.skin

    def way(sheet: str, text_id: str, icon: str) -> ft.Control:
        return OutlineButton(skin, skin.say(text_id), lambda: stage.open_sheet(sheet), icon=icon, height=52)

    return [
        Heading(skin, skin.say("shell-free-seat"), 26),
        Muted(skin, skin.say("shell-free-seat", "text")),
        way("invite", "shell-invite", "qr"),
        way("sit", "shell-sit-here", "person"),
        way("paper", "shell-add-paper", "paper"),
    ]
