"""The lobby on the shared screen: a round table filling live, and how to join."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import flet as ft

from companion import texts
from companion.table.actions import Admit, Arrange, Start
from companion.table.views import KnockView
from companion.ui.parts.buttons import Chip, DualButton, IconButton48, MainButton, OutlineButton
from companion.ui.parts.headers import SharedHeader
from companion.ui.parts.layout import Card
from companion.ui.parts.notices import Hint, Toast
from companion.ui.parts.qr import QrCode
from companion.ui.parts.seats import SeatMark
from companion.ui.parts.text import CENTER, Figures, Heading, Muted, Strong, Words
from companion.ui.screens.roundtable import Order, RoundTable
from companion.ui.stage import GameScreens, Stage
from companion.ui.theme import DISPLAY_700, TEXT_500


def address_of(link: str | None) -> str:
    """Host and port, for who types."""
    return urlsplit(link).netloc if link else ""


def JoinPanel(stage: Stage, width: float, height: float) -> ft.Control:
    """Scan to join: the QR with its quiet zone, the code, the address."""
    skin, table = stage.skin, stage.table
    side = min(width - skin.px(70), height - skin.px(235), skin.px(310))
    lines: list[ft.Control] = [Heading(skin, texts.say("shell-scan"), 30, align=CENTER, bold=True)]
    if table.join_link:
        lines.append(ft.Container(QrCode(skin, table.join_link, side), alignment=ft.Alignment.CENTER))
    lines += [
        ft.Row(
            [
                Words(
                    skin, texts.say("shell-code"), 15, family=TEXT_500, colour=skin.palette.muted, line=1.0
                ),
                Words(skin, table.code, 38, family=DISPLAY_700, line=1.0, spacing=3),
            ],
            spacing=skin.px(12),
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        ft.Container(Figures(skin, address_of(table.join_link), 18), alignment=ft.Alignment.CENTER),
        Muted(skin, texts.say("shell-same-wifi"), 15, align=CENTER),
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


def Knock(stage: Stage, knock: KnockView) -> ft.Control:
    """Somebody typed the code: let them in?"""
    skin = stage.skin
    who = texts.say("shell-knock-back" if knock.wants == "seat_back" else "shell-knock", name=knock.name)
    return Card(
        skin,
        ft.Row(
            [
                SeatMark(skin, knock.colour, skin.px(24)),
                Strong(skin, who, 17, expand=True),
                OutlineButton(
                    skin, texts.say("shell-knock-no"), lambda: stage.send(Admit(knock=knock.id, let_in=False))
                ),
                OutlineButton(
                    skin,
                    texts.say("shell-knock-yes"),
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


def why_not_start(stage: Stage) -> str:
    """What keeps the table from starting, as words; empty when nothing does."""
    table = stage.table
    missing = table.places[0] - len(table.seats)
    return texts.say("shell-start-needs", n=missing) if missing > 0 else ""


def StartButton(stage: Stage, game: GameScreens) -> ft.Control:
    """Start with N, or the reason why not yet."""
    why = why_not_start(stage)
    label = why or texts.say("shell-start-with", n=len(stage.table.seats))
    if game.uses_seat_colour_button:
        return DualButton(stage.skin, label, lambda: stage.send(Start()), icon="play", disabled=bool(why))
    return MainButton(
        stage.skin, label, lambda: stage.send(Start()), colour=game.accent, icon="play", disabled=bool(why)
    )


def rule_chips(stage: Stage) -> list[ft.Control]:
    """The house rules in a few words: printed or not, and what differs."""
    skin, table = stage.skin, stage.table
    label = (
        texts.say("shell-rules-changed", n=len(table.custom_options))
        if table.custom_options
        else texts.say("shell-rules-printed")
    )
    chips = [Chip(skin, label, icon="list-check")]
    pack = next(
        (value for value in table.options.values() if value and not texts.has(value) and " " in value), ""
    )
    if pack:
        chips.append(Chip(skin, pack, icon="map"))
    return chips


def LobbyShared(stage: Stage, game: GameScreens, _hall: Any) -> ft.Control:
    """Table left, join panel right; on a phone one below the other."""
    skin, table = stage.skin, stage.table

    def arrange(order: Order) -> None:
        stage.send(Arrange(seats=order))

    on_arrange = arrange if table.is_host else None
    on_seat = (lambda seat: stage.open_sheet(f"seat:{seat}")) if table.is_host else None
    subtitle = texts.say("shell-lobby-host" if table.is_host else "shell-lobby")
    rules = (
        IconButton48(skin, "rules", texts.say("shell-house-rules"), lambda: stage.open_sheet("options"))
        if skin.device != "tv"
        else OutlineButton(
            skin,
            texts.say("shell-house-rules"),
            lambda: stage.open_sheet("options"),
            icon="rules",
            filled=skin.palette.card,
        )
    )
    knocks = [Knock(stage, knock) for knock in table.knocks]
    toast = [Toast(skin, stage.toast, stage.dismiss_toast)] if stage.toast else []
    side = skin.px(20 if skin.is_phone else 44 if skin.device == "tv" else 26)
    header = SharedHeader(skin, stage, table.title, subtitle, right=rules)
    if skin.is_phone:
        wide = skin.width - 2 * side
        body = ft.Column(
            [
                *knocks,
                RoundTable(
                    skin,
                    table,
                    wide,
                    wide * 0.95,
                    texture=game.texture,
                    on_arrange=on_arrange,
                    on_seat=on_seat,
                ),
                JoinPanel(stage, wide, wide + 235),
                _extras(stage),
            ],
            spacing=14,
            scroll=ft.ScrollMode.AUTO,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        foot = [*toast, *([StartButton(stage, game)] if table.is_host else [])]
        return ft.SafeArea(
            ft.Container(
                ft.Column([header, body, *foot], spacing=12, expand=True),
                padding=ft.Padding.symmetric(horizontal=side, vertical=12),
                expand=True,
            ),
            expand=True,
        )
    right = (skin.width - 2 * side) * (0.4 if skin.device == "tv" else 0.43)
    left = skin.width - 2 * side - right - skin.px(14)
    tall = skin.height - skin.px(208) - (skin.px(78) * len(knocks)) - (skin.px(110) if toast else 0)
    middle = ft.Row(
        [
            RoundTable(
                skin,
                table,
                left,
                max(tall, 260),
                texture=game.texture,
                on_arrange=on_arrange,
                on_seat=on_seat,
            ),
            ft.Container(JoinPanel(stage, right, max(tall, 260)), width=right),
        ],
        spacing=skin.px(14),
    )
    foot_row = ft.Row(
        [
            ft.Container(_extras(stage), expand=True),
            ft.Container(StartButton(stage, game), width=right) if table.is_host else ft.Container(),
        ],
        spacing=skin.px(14),
    )
    return ft.Container(
        ft.Column([header, *knocks, middle, *toast, foot_row], spacing=skin.px(12), expand=True),
        padding=ft.Padding.symmetric(horizontal=side, vertical=skin.px(22)),
        expand=True,
    )


def _extras(stage: Stage) -> ft.Control:
    """Rules in a few words; add a paper seat; sit down here too."""
    skin = stage.skin
    if not stage.table.is_host:
        return Hint(skin, texts.say("shell-lobby-watch"), "phone", centre=False)
    few = skin.device == "tablet"
    return ft.Row(
        [
            *([] if few else rule_chips(stage)),
            OutlineButton(
                skin,
                texts.say("shell-add-paper"),
                lambda: stage.open_sheet("paper"),
                icon="paper",
                filled=skin.palette.card,
            ),
            OutlineButton(
                skin,
                texts.say("shell-sit-here"),
                lambda: stage.open_sheet("sit"),
                icon="person",
                filled=skin.palette.card,
            ),
        ],
        spacing=skin.px(10),
        wrap=True,
        run_spacing=skin.px(8),
    )
