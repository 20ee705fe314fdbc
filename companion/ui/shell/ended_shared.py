"""The shared screen of a table that was ended early."""

from __future__ import annotations

import flet as ft

from companion.ui.kit.boxes import InRow, Stacked
from companion.ui.kit.buttons import Chip
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.headers import HeaderTools
from companion.ui.kit.icon import Icon
from companion.ui.kit.notices import Hint, Toast
from companion.ui.kit.palette import INK
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Words
from companion.ui.shell.ended import LAST_ON_PHONE, LogCard, Standing, ended_words, host_ways
from companion.ui.stage import GameScreens, Stage

LAST_LINES = 9


def EndedShared(stage: Stage, game: GameScreens) -> ft.Control:
    """On the shared screen, as in a book that was laid aside: nothing secret opens."""
    skin = stage.skin
    side = skin.px(20 if skin.is_phone else 44 if skin.device == "tv" else 26)
    stacked = skin.is_phone or skin.large_text
    toast = [Toast(skin, stage.toast, stage.dismiss_toast)] if stage.toast else []
    foot = _Foot(stage)
    if stacked:
        middle: ft.Control = ft.Column(
            [*Standing(stage, game), LogCard(stage, LAST_ON_PHONE, fills=False), *foot[1:]],
            spacing=skin.px(14),
            scroll=ft.ScrollMode.AUTO,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        rows = [_Head(stage, game), middle, *toast, foot[0]]
    else:
        rows = [_Head(stage, game), _Halves(stage, game), *toast, _Row(skin, foot)]
    column = ft.Column(
        rows, spacing=skin.px(16), expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    above = 12 if skin.is_phone else skin.px(22)
    return ft.Stack(
        [
            *_Texture(skin, game),
            ft.Container(
                ft.SafeArea(column, expand=True),
                padding=ft.Padding.symmetric(horizontal=side, vertical=above),
                left=0,
                right=0,
                top=0,
                bottom=0,
            ),
        ],
        expand=True,
    )


def _Texture(skin: Skin, game: GameScreens) -> list[ft.Control]:
    """The game's own picture in the upper right corner, fading into the ground."""
    ground = skin.palette.background
    wide = min(skin.width, max(390, skin.width * 0.55))
    tall = wide * 190 / 390
    picture = ft.Image(
        src=game.texture,
        width=wide,
        height=tall,
        fit=ft.BoxFit.FILL,
        opacity=0.3 if skin.is_dark else 0.26,
        exclude_from_semantics=True,
        right=0,
        top=0,
    )
    clear = ft.Colors.with_opacity(0.0, ground)
    down, left = (
        (ft.Alignment.TOP_CENTER, ft.Alignment.BOTTOM_CENTER),
        (
            ft.Alignment.CENTER_RIGHT,
            ft.Alignment.CENTER_LEFT,
        ),
    )
    veils = [
        ft.Container(
            width=wide + 1,
            height=tall + 1,
            right=0,
            top=0,
            gradient=ft.LinearGradient(begin=begin, end=end, colors=[clear, ground]),
        )
        for begin, end in (down, left)
    ]
    return [picture, *veils]


def _Halves(stage: Stage, game: GameScreens) -> ft.Control:
    skin = stage.skin
    left = ft.Column(
        Standing(stage, game),
        spacing=skin.px(14),
        scroll=ft.ScrollMode.AUTO,
        expand=3,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    right = ft.Column(
        [LogCard(stage, LAST_LINES, fills=True)],
        expand=2,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Row(
        [left, right], spacing=skin.px(16), expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _Head(stage: Stage, game: GameScreens) -> ft.Control:
    """A flag, what happened in a sentence, and the tools of this screen."""
    skin, palette = stage.skin, stage.skin.palette
    title, said = ended_words(stage)
    by = stage.table.ended.by if stage.table.ended else None
    who = stage.seat_line(by) if by else None
    flag = ft.Container(
        Icon(skin, "flag", skin.px(28), INK),
        width=skin.px(52),
        height=skin.px(52),
        border_radius=skin.px(14),
        bgcolor="#F3B23C",
        alignment=ft.Alignment.CENTER,
    )
    sentence = InRow(
        skin,
        *([SeatMark(skin, who.colour, skin.px(16))] if who else []),
        ft.Container(
            Words(
                skin,
                said,
                15.5,
                family=TEXT_500,
                colour=palette.muted,
                lines=None if skin.large_text else 3,
            ),
            expand_loose=True,
            expand=1,
        ),
        gap=8,
    )
    words = Stacked(skin, Heading(skin, title, 26, lines=2), sentence, expand=True)
    tools = HeaderTools(skin, stage.tools)
    if skin.is_phone:
        return ft.Column([words, tools], spacing=8, tight=True)
    chip = [] if skin.large_text else [Chip(skin, stage.table.title, icon=game.icon, colour=game.accent)]
    return InRow(skin, flag, words, *chip, tools, gap=12)


def _Foot(stage: Stage) -> list[ft.Control]:
    """The main way on first; for who does not decide, a sentence."""
    skin = stage.skin
    if not stage.table.is_host:
        return [Hint(skin, skin.say("shell-ended-host-decides"), "hourglass", centre=False)]
    return host_ways(stage, height=56)


def _Row(skin: Skin, foot: list[ft.Control]) -> ft.Control:
    """On one line: the main button and its second wide, the others as wide as their words."""
    if len(foot) == 1:
        return foot[0]
    main, *others = foot
    return InRow(skin, ft.Container(main, expand=2), *others, gap=14)
