"""The lobby on the shared screen: a round table filling live, and how to join."""

from __future__ import annotations

import flet as ft

from companion import texts
from companion.kernel.seat import Seat
from companion.table.actions import Admit, Arrange, Start
from companion.table.views import KnockView, TableView
from companion.ui.kit.buttons import Chip, IconButton48, MainButton, OutlineButton
from companion.ui.kit.headers import SharedHeader
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Hint, Toast
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Muted, Strong
from companion.ui.shell.joining import JoinBanner, JoinPanel
from companion.ui.shell.roundtable import Order, RoundTable
from companion.ui.stage import GameScreens, Stage

FEW = 3
"""With more seats the table of a phone is an upright oval."""


def Knock(stage: Stage, knock: KnockView) -> ft.Control:
    """Somebody typed the code: let them in?"""
    skin = stage.skin
    who = skin.say("shell-knock-back" if knock.wants == "seat_back" else "shell-knock", name=knock.name)
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


def why_not_start(stage: Stage) -> str:
    """What keeps the table from starting, as words; empty when nothing does."""
    table = stage.table
    missing = table.places[0] - len(table.seats)
    return stage.skin.say("shell-start-needs", n=missing) if missing > 0 else ""


def who_has_not_cut(table: TableView) -> str:
    """Who gets a number if the game starts now, in words; empty when all have cut, or nothing is dealt."""
    names = tuple(line.name for line in table.seats if not line.has_cut)
    if not table.has_deals or not names or len(table.seats) < table.places[0]:
        return ""
    if len(names) == len(table.seats) > 1:
        return texts.say("shell-start-nobody-cut")
    return texts.say("shell-start-uncut", names=texts.listed(names), count=len(names))


def StartButton(stage: Stage, game: GameScreens) -> ft.Control:
    """Start with N, or the reason why not yet; above it who has not cut."""
    skin, why = stage.skin, why_not_start(stage)
    label = why or skin.say("shell-start-with", n=len(stage.table.seats))

    def start() -> None:
        stage.send(Start())

    button = (
        MainButton(skin, label, start, icon="play", disabled=bool(why))
        if game.uses_seat_colour_button
        else MainButton(skin, label, start, colour=game.accent, icon="play", disabled=bool(why))
    )
    if not (uncut := who_has_not_cut(stage.table)):
        return button
    return ft.Column(
        [Muted(skin, uncut, 15, align=CENTER), button],
        spacing=skin.px(6),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def rule_words(table: TableView) -> tuple[str, ...]:
    """The house rules in a few words: printed or not, and the documents that were chosen."""
    label = (
        texts.say("shell-rules-changed", n=len(table.custom_options))
        if table.custom_options
        else texts.say("shell-rules-printed")
    )
    packs = (value for value in table.options.values() if value and not texts.has(value) and " " in value)
    return label, *packs


def rule_chips(stage: Stage) -> list[ft.Control]:
    """The same as chips that open the whole list, with the first document."""

    def show() -> None:
        stage.open_sheet("options")

    icons = ("list-check", "map")
    words = rule_words(stage.table)
    return [Chip(stage.skin, word, show, icon=icon) for word, icon in zip(words, icons, strict=False)]


def LobbyShared(stage: Stage, game: GameScreens) -> ft.Control:
    """Table left, join panel right; on a phone, and with large text, one below the other."""
    skin, table = stage.skin, stage.table
    is_stacked = skin.is_phone or skin.large_text or skin.width < skin.height
    side = skin.px(20 if skin.is_phone else 44 if skin.device == "tv" else 26)
    subtitle = skin.say("shell-lobby-host" if table.is_host else "shell-lobby")
    if skin.device == "tablet" and table.custom_options:
        label, *packs = rule_words(table)  # there is no room for chips
        subtitle = " · ".join((label, *reversed(packs)))
    header = SharedHeader(skin, stage.tools, table.title, subtitle, right=_RulesButton(skin, stage))
    knocks = [Knock(stage, knock) for knock in table.knocks]
    toast = [Toast(skin, stage.toast, stage.dismiss_toast)] if stage.toast else []
    wide = skin.width - 2 * side
    if is_stacked:
        rows = [header, _Stacked(stage, game, wide, knocks), *toast]
        rows += [StartButton(stage, game)] if table.is_host else []
    else:
        tall = skin.height - skin.px(208) - skin.px(78) * len(knocks) - (skin.px(110) if toast else 0)
        tall -= skin.px(48) if table.is_host and who_has_not_cut(table) else 0
        rows = [header, *knocks, *_Beside(stage, game, wide, max(tall, 260), toast)]
    above = 12 if skin.is_phone else skin.px(22)
    return ft.SafeArea(
        ft.Container(
            ft.Column(rows, spacing=skin.px(12), expand=True),
            padding=ft.Padding.symmetric(horizontal=side, vertical=above),
            expand=True,
        ),
        expand=True,
    )


def _RulesButton(skin: Skin, stage: Stage) -> ft.Control:
    def show() -> None:
        stage.open_sheet("options")

    words = skin.say("shell-house-rules")
    if skin.device != "tv" or skin.large_text:
        return IconButton48(skin, "rules", words, show)
    return OutlineButton(skin, words, show, icon="rules", filled=skin.palette.card)


def _Table(stage: Stage, game: GameScreens, width: float, height: float) -> ft.Control:
    """The round table; the host drags seats, or taps one to move it."""

    def arrange(order: Order) -> None:
        stage.send(Arrange(seats=tuple(Seat(seat) for seat in order)))

    def show(seat: str) -> None:
        stage.open_sheet(f"seat:{seat}")

    def offer() -> None:
        stage.open_sheet("free")

    is_host = stage.table.is_host
    return RoundTable(
        stage.skin,
        stage.table,
        width,
        height,
        texture=game.texture,
        on_arrange=arrange if is_host else None,
        on_seat=show if is_host else None,
        on_free=offer if is_host else None,
    )


def _Stacked(stage: Stage, game: GameScreens, wide: float, knocks: list[ft.Control]) -> ft.Control:
    skin = stage.skin
    if skin.is_phone or skin.large_text:
        table = _Table(stage, game, wide, wide * (1.35 if len(stage.table.seats) > FEW else 1.1))
        join = JoinPanel(stage, wide, min(wide, skin.height * 0.8) + skin.size(235))
    else:
        table, join = _Table(stage, game, wide, skin.height * 0.5), JoinBanner(stage)
    return ft.Column(
        [*knocks, table, join, _extras(stage, game)],
        spacing=14,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _Beside(
    stage: Stage, game: GameScreens, wide: float, tall: float, toast: list[ft.Control]
) -> list[ft.Control]:
    skin, gap = stage.skin, stage.skin.px(14)
    right = wide * (0.4 if skin.device == "tv" else 0.43)
    middle = ft.Row(
        [
            _Table(stage, game, wide - right - gap, tall),
            ft.Container(JoinPanel(stage, right, tall), width=right),
        ],
        spacing=gap,
    )
    start = [ft.Container(StartButton(stage, game), width=right)] if stage.table.is_host else []
    foot = ft.Row([ft.Container(_extras(stage, game), expand=True), *start], spacing=gap)
    return [middle, *toast, foot]


def _chosen(stage: Stage, game: GameScreens) -> list[ft.Control]:
    """What is to be played, and the way to choose something else."""
    if game.choosing is None:
        return []
    return [
        OutlineButton(
            stage.skin,
            game.choosing.said(stage),
            lambda: stage.open_sheet("choosing"),
            icon=game.choosing.icon,
            filled=stage.skin.palette.card,
        )
    ]


def _extras(stage: Stage, game: GameScreens) -> ft.Control:
    """What is played; rules in a few words; add a paper seat; sit down here too."""
    skin = stage.skin
    if not stage.table.is_host:
        return Hint(skin, skin.say("shell-lobby-watch"), "phone", centre=False)
    few = skin.device == "tablet"
    return ft.Row(
        [
            *_chosen(stage, game),
            *([] if few else rule_chips(stage)[: 1 if game.choosing else None]),
            OutlineButton(
                skin,
                skin.say("shell-add-paper"),
                lambda: stage.open_sheet("paper"),
                icon="paper",
                filled=skin.palette.card,
            ),
            OutlineButton(
                skin,
                skin.say("shell-sit-more" if stage.own_seats else "shell-sit-here"),
                lambda: stage.open_sheet("sit"),
                icon="person",
                filled=skin.palette.card,
            ),
        ],
        spacing=skin.px(10),
        wrap=True,
        run_spacing=skin.px(8),
    )
