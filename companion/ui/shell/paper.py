"""Typing for a seat on paper: who is on what at the left, that seat's own page at the right."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.table.views import SeatLine
from companion.ui.kit.boxes import InRow, Stacked, Together
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import guarded
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.log import LogLineRow
from companion.ui.kit.notices import Hint
from companion.ui.kit.palette import INK, seat_colour, tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import WIDEST_PHONE, Skin
from companion.ui.kit.text import Heading, SectionTitle, Strong, Words
from companion.ui.shell.ground import Everywhere, GameTexture
from companion.ui.shell.roundtable import state_word
from companion.ui.stage import GameScreens, Stage

BANNER, GAP = 84.0, 14.0
LINES, FEW = 4, 4
"""So many lines of the log beside the page, while so few sit at the table."""
LOWEST = 640.0
"""A page is drawn at least this high, and then made larger or smaller to fill its frame."""


def is_roomy(room: Skin) -> bool:
    """Whether rail and page fit side by side."""
    return not room.is_phone and not room.large_text and room.width >= room.height and room.height >= 600


def _side(room: Skin) -> float:
    return room.px(18)


def _rail_width(room: Skin) -> float:
    return min(room.width * 0.29, room.px(340))


def _frame_size(room: Skin) -> tuple[float, float]:
    """What is left for the seat's page beside the rail and below the banner."""
    wide = room.width - 2 * _side(room) - _rail_width(room) - room.px(GAP)
    return wide, room.height - 2 * _side(room) - room.px(BANNER) - room.px(GAP)


def growth(room: Skin) -> float:
    """How much larger the page is drawn than on a phone: a TV is read from the sofa."""
    _, tall = _frame_size(room)
    return max(1.0, tall / LOWEST) if room.device == "tv" else 1.0


def fitted(stage: Stage, room: Skin) -> Stage:
    """The stage of a page inside the frame."""
    wide, tall = _frame_size(room)
    grown = growth(room)
    skin = replace(stage.skin, width=min(wide / grown, WIDEST_PHONE), height=tall / grown)
    return replace(stage, skin=skin)


def waits_for(stage: Stage, seat: str) -> bool:
    """Whether the table waits for this seat."""
    view = stage.frame.view
    return view is not None and stage.table.stage == "playing" and seat in view.waiting_for


def TypingBanner(skin: Skin, stage: Stage, me: SeatLine) -> ft.Control:
    """For whom, in the seat's own colour; whether the table waits for it."""
    paint = seat_colour(me.colour, skin.palette)
    is_awaited = waits_for(stage, me.seat)
    word = skin.say("shell-typing-awaited" if is_awaited else "shell-typing-done")
    pill = ft.Container(
        Together(
            skin,
            Icon(skin, "hourglass" if is_awaited else "check", skin.px(18), paint),
            Words(skin, word, 15, colour="#EEF2F6", family=TEXT_700, line=1.1, lines=1),
            gap=8,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(14), vertical=skin.px(10)),
        border_radius=skin.px(22),
        bgcolor=INK,
    )
    words = Stacked(
        skin,
        Heading(skin, skin.say("shell-typing", name=me.name), 24, lines=1, colour=INK),
        Words(
            skin,
            skin.say("shell-typing", "text", name=me.name),
            15,
            colour=INK,
            family=TEXT_600,
            line=1.15,
            lines=2 if skin.is_phone else 1,
        ),
        gap=2,
        expand=True,
    )
    face = ft.Container(
        InRow(
            skin,
            ft.Container(
                SeatMark(skin, me.colour, skin.px(24)),
                width=skin.px(44),
                height=skin.px(44),
                border_radius=skin.px(12),
                bgcolor=INK,
                alignment=ft.Alignment.CENTER,
            ),
            words,
            *([] if skin.is_phone else [pill]),
            gap=14,
        ),
        height=None if skin.is_phone else skin.px(BANNER),
        padding=ft.Padding.symmetric(horizontal=skin.px(16), vertical=skin.px(8)),
        border_radius=skin.px(20),
        bgcolor=paint,
        border=ft.Border.all(1.5, skin.palette.edge) if skin.palette.edge else None,
    )
    return ft.Semantics(content=face, container=True)


def on_what(stage: Stage, line: SeatLine) -> str:
    """What this seat plays on, in words."""
    if line.acted_for_by:
        return stage.skin.say("shell-on-with", name=stage.names.get(line.acted_for_by, ""))
    if line.presence != "here":
        return state_word(stage.skin, line, stage.table.stage)
    is_here = any(line.seat == mine.seat for mine in stage.own_seats)
    return stage.skin.say("shell-on-this" if is_here else "shell-on-phone")


def _RailSeat(room: Skin, stage: Stage, line: SeatLine) -> ft.Control:
    """One seat; those this device may open can be tapped."""
    palette, is_me = room.palette, line.seat == stage.table.my_seat
    paint = seat_colour(line.colour, palette)
    words = Stacked(
        room,
        Strong(room, line.name, 17, lines=1),
        Words(room, on_what(stage, line), 14, colour=palette.muted, line=1.1, lines=1),
        gap=1,
        expand=True,
    )
    is_awaited = waits_for(stage, line.seat)
    state = Icon(
        room,
        "hourglass" if is_awaited else "check",
        room.px(20),
        palette.warn if is_awaited else palette.good,
    )
    may_open = line.seat in stage.table.my_seats and not is_me
    face = ft.Container(
        InRow(room, SeatMark(room, line.colour, room.px(24)), words, state, gap=12),
        padding=ft.Padding.symmetric(horizontal=room.px(14), vertical=room.px(9)),
        border_radius=room.px(16),
        bgcolor=tint(paint, palette.card, 0.22) if is_me else palette.raised if may_open else None,
        border=ft.Border.all(2.5 if is_me else 1, (palette.edge or paint) if is_me else palette.outline)
        if is_me or may_open
        else None,
        ink=room.motion and may_open,
        on_click=guarded(lambda: stage.go_to_seat(line.seat)) if may_open else None,
    )
    return ft.Semantics(content=face, button=may_open, container=True, selected=is_me)


def _Rail(room: Skin, stage: Stage, me: SeatLine, phase: str, detail: str) -> ft.Control:
    """The way back, everybody with what they play on, a phone for this seat, what the log will say."""
    back = [
        IconButton48(
            room, "arrow-left", stage.skin.say("shell-to-shared"), lambda: stage.go(stage.shared_route)
        )
    ]
    head = InRow(
        room,
        *(back if stage.shared_route else []),
        Stacked(
            room,
            Heading(room, stage.skin.say("shell-typing-title"), 22, lines=1),
            Words(
                room,
                ", ".join(word for word in (phase, detail) if word),
                14,
                colour=room.palette.muted,
                line=1.1,
                lines=1,
            ),
            gap=3,
            expand=True,
        ),
        gap=12,
    )
    lines = stage.table.log[-LINES:] if len(stage.table.seats) <= FEW else ()
    moves = [LogLineRow(room, line, stage.table.seats, stage.now) for line in reversed(lines)]
    people = ft.Column(
        [
            SectionTitle(room, stage.skin.say("shell-on-what")),
            *(_RailSeat(room, stage, line) for line in stage.table.seats),
            *(
                [ft.Container(height=room.px(6)), SectionTitle(room, stage.skin.say("shell-last-moves"))]
                if moves
                else []
            ),
            *moves,
        ],
        spacing=room.px(8),
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    phone = OutlineButton(
        room,
        stage.skin.say("shell-give-phone", name=me.name),
        lambda: stage.open_sheet("invite"),
        icon="phone",
        filled=room.palette.card,
    )
    return ft.Column(
        [
            head,
            Card(room, people, padding=12, expand=True),
            ft.Row([ft.Container(phone, expand=True)]),
            Hint(room, stage.skin.say("shell-typing-log", name=me.name), "log", centre=False),
        ],
        spacing=room.px(GAP),
        width=_rail_width(room),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def TypingRoom(
    stage: Stage, game: GameScreens, room: Skin, page: ft.Control, words: tuple[str, str]
) -> ft.Control:
    """The whole screen while somebody types for a seat; `page` was drawn for the stage that `fitted` gave."""
    me = stage.me
    if me is None:
        return page
    skin, grown = stage.skin, growth(room)
    wide, tall = _frame_size(room)
    inner = ft.Container(page, width=skin.width, height=skin.height, scale=grown if grown > 1 else None)
    frame = ft.Container(
        ft.Stack(
            [
                *GameTexture(replace(room, width=wide), game, faint=True),
                Everywhere(ft.Container(inner, alignment=ft.Alignment.CENTER)),
            ],
            expand=True,
        ),
        width=wide,
        height=tall,
        border_radius=room.px(24),
        bgcolor=room.palette.background,
        border=ft.Border.all(1, room.palette.outline),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    right = ft.Column([TypingBanner(room, stage, me), frame], spacing=room.px(GAP), width=wide)
    return ft.SafeArea(
        ft.Container(
            ft.Row(
                [_Rail(room, stage, me, *words), right],
                spacing=room.px(GAP),
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            padding=_side(room),
            expand=True,
        ),
        expand=True,
    )
