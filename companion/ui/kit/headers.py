"""Tops and bottoms: the phone's header, the shared screen's header, the peek bar."""

from __future__ import annotations

import flet as ft

from companion.table.views import SeatLine
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import DISPLAY_600, TEXT_500, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK, seat_colour
from companion.ui.kit.qr import QrCode
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Heading, Words
from companion.ui.stage import Stage

WORDY = 1200
"""From this width on the way to the own seat has words."""


def PhoneHeader(
    skin: Skin,
    stage: Stage,
    phase: str,
    detail: str = "",
    *,
    connection: str = "",
    on_seat: Tap | None = None,
    on_shared: Tap | None = None,
) -> ft.Control:
    """My seat, the phase, and a dot that turns into words when it matters; the host's way to the screen."""
    palette = skin.palette
    seat = _MySeat(skin, stage, on_seat, aside=64 if on_shared else 0)
    words = _Phase(skin, phase, detail)
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
    screen = [IconButton48(skin, "tv", stage.say("shell-to-shared"), on_shared)] if on_shared else []
    inside: ft.Control = ft.Row([seat, words, dot, *screen], spacing=12 if screen else 16)
    if skin.large_text:
        inside = ft.Column([ft.Row([seat, dot, *screen], spacing=16), words], spacing=0, tight=True)
    return ft.Container(inside, padding=ft.Padding.only(left=20, right=12 if screen else 20, top=8, bottom=4))


def _MySeat(skin: Skin, stage: Stage, on_seat: Tap | None, *, aside: float = 0) -> ft.Control:
    """My mark and my name, in the room the phase leaves: a long name wraps, then its letters shrink."""
    me = stage.me
    name = me.name if me else stage.table.title
    taken = 40 + (36 if me else 0) + (29 if on_seat else 0) + 26 + aside
    room = skin.width - taken if skin.large_text else (skin.width - taken) * 0.56
    mine = ft.Row(
        [
            *([SeatMark(skin, me.colour, 25)] if me else []),
            ft.Container(
                Fitted(skin, name, 19, room, lines=1 if skin.large_text else 2),
                expand=1,
                expand_loose=True,
            ),
            *([Icon(skin, "swap", 18, skin.palette.muted)] if on_seat else []),
        ],
        spacing=11,
    )
    if on_seat is None:
        return ft.Container(mine, height=48, alignment=ft.Alignment.CENTER_LEFT, expand=True)
    return ft.Semantics(
        content=ft.Container(mine, height=48, ink=skin.motion, border_radius=12, on_click=guarded(on_seat)),
        button=True,
        container=True,
        label=stage.say("shell-switch-seat"),
        expand=True,
    )


def _Phase(skin: Skin, phase: str, detail: str) -> ft.Control:
    """The phase, and a detail: below each other, or with large letters in one line that may wrap."""
    muted = skin.palette.muted
    if skin.large_text:
        words = f"{phase} · {detail}" if detail else phase
        return Words(skin, words, 14, family=TEXT_600, colour=muted, line=1.1)
    return ft.Column(
        [
            Words(skin, phase, 15, family=TEXT_700, line=1.15, align=ft.TextAlign.RIGHT, lines=1),
            *([Words(skin, detail, 14, family=TEXT_500, colour=muted, line=1.15, lines=1)] if detail else []),
        ],
        spacing=1,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )


def TypeForButton(skin: Skin, stage: Stage, line: SeatLine) -> ft.Control:
    """The table waits for a seat on paper: its page, one tap away, in its own colour."""
    paint = seat_colour(line.colour, skin.palette)
    label = stage.say("shell-type-for", name=line.name)
    words = [Words(skin, label, 15.5, family=TEXT_700, colour=INK, line=1.1, lines=1)]
    face = ft.Container(
        ft.Row(
            [Icon(skin, "paper", skin.px(24), INK, ground=paint), *([] if skin.is_phone else words)],
            spacing=skin.px(8),
            tight=True,
        ),
        height=skin.px(48),
        padding=ft.Padding.symmetric(horizontal=skin.px(12 if skin.is_phone else 16)),
        border_radius=skin.px(14),
        bgcolor=paint,
        border=ft.Border.all(1.5, skin.palette.edge) if skin.palette.edge else None,
        ink=skin.motion,
        on_click=guarded(lambda: stage.go_to_seat(line.seat)),
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(content=face, button=True, container=True, label=label)


def _MySeatButton(skin: Skin, stage: Stage, line: SeatLine) -> ft.Control:
    """With words where there is room for them."""
    label = stage.say("shell-to-my-seat")
    is_roomy = skin.width >= WORDY and not stage.awaited_on_paper
    has_words = not skin.is_phone and (is_roomy or stage.table.stage == "lobby")
    words = [Words(skin, label, 15.5, family=TEXT_600, line=1.1, lines=1)] if has_words else []
    face = ft.Container(
        ft.Row(
            [SeatMark(skin, line.colour, skin.px(24)), *words],
            spacing=skin.px(8),
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        width=None if has_words else skin.px(48),
        padding=ft.Padding.symmetric(horizontal=skin.px(14)) if has_words else None,
        height=skin.px(48),
        border_radius=skin.px(14),
        bgcolor=skin.palette.card,
        border=ft.Border.all(2, skin.palette.edge or seat_colour(line.colour, skin.palette)),
        alignment=ft.Alignment.CENTER,
        ink=skin.motion,
        tooltip=label,
        on_click=guarded(lambda: stage.go_to_seat(line.seat)),
    )
    return ft.Semantics(content=face, button=True, container=True, label=label)


def ways_to_seats(skin: Skin, stage: Stage) -> list[ft.Control]:
    """On the host's device: the seat on paper that is waited for, and the own seat."""
    made: list[ft.Control] = [TypeForButton(skin, stage, line) for line in stage.awaited_on_paper[:1]]
    if stage.own_seats:
        made.append(_MySeatButton(skin, stage, stage.own_seats[0]))
    return made


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
    """Game and phase on the left; QR chip, pause and the other tools on the right, on a phone below."""
    palette, table = skin.palette, stage.table
    words = ft.Column(
        [
            Heading(skin, title, 26, lines=2 if skin.is_phone else 1),
            Words(
                skin,
                subtitle,
                15.5 if not skin.is_phone else 14,
                family=TEXT_500,
                colour=palette.muted,
                line=1.1,
                lines=None if skin.is_phone else 2 if skin.large_text else 1,
            ),
        ],
        spacing=skin.px(5),
        tight=True,
        expand=not skin.is_phone,
    )
    tools: list[ft.Control] = [right] if right else []
    if table.join_link and table.stage == "playing":
        chip = ft.Container(
            ft.Row(
                [
                    QrCode(skin, table.join_link, skin.px(44)),
                    Words(skin, table.code, 15.5, family=DISPLAY_600, line=1.0),
                ],
                spacing=skin.px(10),
                tight=True,
            ),
            height=skin.px(56),
            padding=ft.Padding.only(left=skin.px(7), right=skin.px(14)),
            border_radius=skin.px(14),
            bgcolor=palette.card,
            border=ft.Border.all(1, palette.outline),
            ink=skin.motion,
            on_click=guarded(lambda: stage.open_sheet("invite")),
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
    tools += HeaderTools(skin, stage)
    if skin.is_phone:
        below = ft.Row(tools, spacing=8, run_spacing=8, wrap=True)
        return ft.Column([words, below], spacing=8, tight=True)
    return ft.Row([words, *tools], spacing=skin.px(10))


def HeaderTools(skin: Skin, stage: Stage) -> list[ft.Control]:
    """Ways to seats of this device, sound, light, settings, the host's menu; at the end also the proof.

    What the host may do with a table that was ended early stands on its page.
    """
    table, tools = stage.table, ways_to_seats(skin, stage)
    if table.stage == "over" and table.seal:
        tools.append(
            IconButton48(skin, "shield-check", stage.say("shell-proof"), lambda: stage.open_sheet("proof"))
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
    tools.append(
        IconButton48(skin, "settings", stage.say("shell-settings"), lambda: stage.open_sheet("settings"))
    )
    if table.is_host and table.stage != "closed":
        tools.append(
            IconButton48(skin, "menu", stage.say("shell-host-menu"), lambda: stage.open_sheet("host"))
        )
    return tools


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
