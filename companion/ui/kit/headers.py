"""Tops and bottoms: the phone's header, the shared screen's header, the peek bar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.kernel.frozen import frozen
from companion.table.views import SeatLine
from companion.ui.kit.boxes import Stacked, Together
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap, guarded, part
from companion.ui.kit.fonts import DISPLAY_600, TEXT_500, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK, seat_colour
from companion.ui.kit.qr import QrCode
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.settings import Settings
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import COMMON, Fitted, Heading, Words

WORDY = 1200
"""From this width on the way to the own seat has words."""


@part
def PhoneHeader(
    skin: Skin,
    name: str,
    colour: str,
    phase: str,
    detail: str = "",
    to_sheet: Callable[[str], None] | None = None,
    go: Callable[[str], None] | None = None,
    shared: str = "",
) -> ft.Control:
    """My seat, the phase, and a dot: we are connected.

    `to_sheet`: another seat may be taken here; `shared`: where `go` leads the host to the shared screen.
    """
    on_seat = partial(to_sheet, "seats") if to_sheet else None
    on_shared = partial(go, shared) if go and shared else None
    seat = _MySeat(skin, name, colour, on_seat, max(len(phase), len(detail)), 64 if on_shared else 0)
    words = _Phase(skin, phase, detail)
    light = ft.Container(width=10, height=10, shape=ft.BoxShape.CIRCLE, bgcolor=skin.palette.good)
    dot = ft.Semantics(content=light, label=skin.say("shell-connected"))
    screen = [IconButton48(skin, "tv", skin.say("shell-to-shared"), on_shared)] if on_shared else []
    inside: ft.Control = ft.Row([seat, words, dot, *screen], spacing=12 if screen else 16)
    if skin.large_text:
        inside = Stacked(skin, ft.Row([seat, dot, *screen], spacing=16), words, gap=0)
    return ft.Container(inside, padding=ft.Padding.only(left=20, right=12 if screen else 20, top=8, bottom=4))


def _MySeat(skin: Skin, name: str, colour: str, on_seat: Tap | None, words: int, by: float) -> ft.Control:
    """My mark and my name, in the room that a phase of so many letters leaves: it wraps, then it shrinks."""
    room = skin.width - 66 - (36 if colour else 0) - (29 if on_seat else 0) - by
    if not skin.large_text:
        room = max(min(room * 0.56, room - COMMON * 15 * words - 16), 64.0)
    mine = ft.Row(
        [
            *([SeatMark(skin, colour, 25)] if colour else []),
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
        label=skin.say("shell-switch-seat"),
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


@frozen
class Tools:
    """What stands on the right of a shared screen's header, and where it leads."""

    settings: Settings
    change: Callable[[Settings], None]
    open_sheet: Callable[[str], None]
    go: Callable[[str], None]
    table: str
    join_link: str = ""
    """In play: for the QR that is one tap away."""
    code: str = ""
    paper: SeatLine | None = None
    """The seat on paper that the table waits for and this device may type for."""
    mine: SeatLine | None = None
    """My own seat, on the host's device."""
    is_lobby: bool = False
    has_proof: bool = False
    menu: str = ""
    """The sheet of the host's menu, or of everybody's."""
    is_handed: bool = False
    """Several people play on this device: the button names who is next."""

    def go_to_seat(self, seat: str) -> None:
        """The page of a seat of this device."""
        self.go(f"/seat/{self.table}?seat={seat}")

    def toggle_mute(self) -> None:
        """Sound off, or on again."""
        self.change(replace(self.settings, muted=not self.settings.muted))

    def set_theme(self, *, is_dark: bool) -> None:
        """Night, or paper."""
        self.change(replace(self.settings, theme="dark" if is_dark else "light"))


def TypeForButton(skin: Skin, line: SeatLine, go_to_seat: Callable[[str], None]) -> ft.Control:
    """The table waits for a seat on paper: its page, one tap away, in its own colour."""
    paint = seat_colour(line.colour, skin.palette)
    label = skin.say("shell-type-for", name=line.name)
    words = [Words(skin, label, 15.5, family=TEXT_700, colour=INK, line=1.1, lines=1)]
    face = ft.Container(
        Together(
            skin,
            Icon(skin, "paper", skin.px(24), INK, ground=paint),
            *([] if skin.is_phone else words),
            gap=8,
        ),
        width=skin.px(48) if skin.is_phone else None,
        height=skin.px(48),
        padding=ft.Padding.symmetric(horizontal=skin.px(12 if skin.is_phone else 16)),
        border_radius=skin.px(14),
        bgcolor=paint,
        border=ft.Border.all(1.5, skin.palette.edge) if skin.palette.edge else None,
        ink=skin.motion,
        on_click=guarded(partial(go_to_seat, line.seat)),
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(content=face, button=True, container=True, label=label)


def _MySeatButton(
    skin: Skin, line: SeatLine, go_to_seat: Callable[[str], None], *, is_roomy: bool, is_named: bool
) -> ft.Control:
    """With words where there is room for them."""
    label = skin.say("shell-to-seat", name=line.name) if is_named else skin.say("shell-to-my-seat")
    words = [Words(skin, label, 15.5, family=TEXT_600, line=1.1, lines=1)] if is_roomy else []
    face = ft.Container(
        ft.Row(
            [SeatMark(skin, line.colour, skin.px(24)), *words],
            spacing=skin.px(8),
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        width=None if is_roomy else skin.px(48),
        padding=ft.Padding.symmetric(horizontal=skin.px(14)) if is_roomy else None,
        height=skin.px(48),
        border_radius=skin.px(14),
        bgcolor=skin.palette.card,
        border=ft.Border.all(2, skin.palette.edge or seat_colour(line.colour, skin.palette)),
        alignment=ft.Alignment.CENTER,
        ink=skin.motion,
        tooltip=label,
        on_click=guarded(partial(go_to_seat, line.seat)),
    )
    return ft.Semantics(content=face, button=True, container=True, label=label)


def _QrChip(skin: Skin, link: str, code: str, on_click: Tap) -> ft.Control:
    words = Words(skin, code, 15.5, family=DISPLAY_600, line=1.0)
    chip = ft.Container(
        Together(skin, QrCode(skin, link, skin.px(44)), words, gap=10),
        height=skin.px(56),
        padding=ft.Padding.only(left=skin.px(7), right=skin.px(14)),
        border_radius=skin.px(14),
        bgcolor=skin.palette.card,
        border=ft.Border.all(1, skin.palette.outline),
        ink=skin.motion,
        on_click=guarded(on_click),
    )
    return ft.Semantics(content=chip, button=True, container=True, label=skin.say("shell-invite"))


@part
def HeaderTools(skin: Skin, tools: Tools, with_qr: bool = True) -> ft.Control:
    """QR chip, ways to seats of this device, sound, light, settings, the host's menu; at the end the proof.

    What the host may do with a table that was ended early stands on its page.
    """
    to_sheet = tools.open_sheet
    made: list[ft.Control] = []
    if tools.join_link and with_qr:
        made.append(_QrChip(skin, tools.join_link, tools.code, partial(to_sheet, "invite")))
    if tools.paper is not None:
        made.append(TypeForButton(skin, tools.paper, tools.go_to_seat))
    if tools.mine is not None:
        is_roomy = (skin.width >= WORDY and tools.paper is None) or tools.is_lobby
        made.append(
            _MySeatButton(
                skin,
                tools.mine,
                tools.go_to_seat,
                is_roomy=is_roomy and not skin.is_phone,
                is_named=tools.is_handed,
            )
        )
    if tools.has_proof:
        made.append(IconButton48(skin, "shield-check", skin.say("shell-proof"), partial(to_sheet, "proof")))
    is_muted = tools.settings.muted
    said = skin.say("shell-unmute" if is_muted else "shell-mute")
    made.append(IconButton48(skin, "mute" if is_muted else "speaker", said, tools.toggle_mute))
    if not skin.is_phone:
        to = skin.say("shell-light" if skin.is_dark else "shell-dark")
        turn = partial(tools.set_theme, is_dark=not skin.is_dark)
        made.append(IconButton48(skin, "sun" if skin.is_dark else "moon", to, turn))
    made.append(IconButton48(skin, "settings", skin.say("shell-settings"), partial(to_sheet, "settings")))
    if tools.menu:
        text = "shell-host-menu" if tools.menu == "host" else "shell-table-menu"
        made.append(IconButton48(skin, "menu", skin.say(text), partial(to_sheet, tools.menu)))
    if skin.is_phone:
        return ft.Row(made, spacing=8, run_spacing=8, wrap=True)
    return Together(skin, *made, gap=10)


@part
def HeaderWords(skin: Skin, title: str, subtitle: str) -> ft.Control:
    """Game and phase."""
    return Stacked(
        skin,
        Heading(skin, title, 26, lines=2 if skin.is_phone else 1),
        Words(
            skin,
            subtitle,
            15.5 if not skin.is_phone else 14,
            family=TEXT_500,
            colour=skin.palette.muted,
            line=1.1,
            lines=None if skin.is_phone else 2 if skin.large_text else 1,
        ),
        gap=5,
    )


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
