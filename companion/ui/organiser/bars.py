"""What concerns all tables: the gate, the clock, the message, the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.table.orders import LONGEST_MESSAGE
from companion.ui.kit.boxes import InRow, Spaced, Stacked, Well
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, part
from companion.ui.kit.field import Field
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong

ACCENT = "#B79CFF"
"""The organiser's own colour: that of no game."""
MOST_PIPS = 12


def _Bar(
    skin: Skin, icon: str, words: list[ft.Control], buttons: list[ft.Control], colour: str
) -> ft.Control:
    """A sign, what it says, what can be done; below each other on a phone."""
    well = Well(skin, icon, colour, corner=14)
    said = Stacked(skin, *words, expand=True)
    is_narrow = skin.is_phone or skin.large_text
    head = InRow(skin, well, said, *([] if is_narrow else buttons), gap=14)
    inside: ft.Control = head
    if is_narrow and buttons:
        rows = [ft.Row([ft.Container(button, expand=True)]) for button in buttons]
        inside = ft.Column([head, *rows], spacing=10, tight=True)
    return ft.Container(
        inside,
        padding=ft.Padding.symmetric(horizontal=skin.px(16), vertical=skin.px(12)),
        border_radius=skin.px(18),
        bgcolor=tint(colour, skin.palette.card, 0.16),
        border=ft.Border.all(1, tint(colour, skin.palette.card, 0.6)),
    )


@part
def GateBar(
    skin: Skin,
    after: int,
    there: int,
    waiting: tuple[int, ...],
    count: int,
    opens: bool,
    let: Tap,
    open_all: Tap,
) -> ft.Control:
    """How many tables are at the gate; `waiting`: the numbers of those that would go on."""
    pips = [
        ft.Container(
            width=skin.px(30),
            height=skin.px(8),
            border_radius=4,
            bgcolor=skin.palette.good if at < there else skin.palette.faint,
        )
        for at in range(count if count <= MOST_PIPS else 0)
    ]
    said = Muted(skin, skin.say("organiser-gate-there", there=there, all=count), 16)
    words: list[ft.Control] = [
        Strong(skin, skin.say("organiser-gate-after", round=after), 18),
        ft.Row([*pips, said], spacing=skin.px(6), wrap=True, run_spacing=4),
    ]
    if opens:
        words.append(Muted(skin, skin.say("organiser-gate-by-itself"), 14))
    buttons: list[ft.Control] = []
    if waiting and len(waiting) < count:
        numbers = [str(number) for number in waiting]
        label = (
            skin.say("organiser-gate-let", names=skin.language.listed(numbers))
            if len(waiting) <= 4
            else skin.say("organiser-gate-let-some", n=len(waiting))
        )
        buttons.append(OutlineButton(skin, label, let, icon="arrow", filled=skin.palette.raised, height=52))
    opening = MainButton(
        skin, skin.say("organiser-gate-open"), open_all, colour=ACCENT, icon="gate", height=52, is_tight=True
    )
    return _Bar(skin, "gate", words, [*buttons, opening], ACCENT)


@part
def MessageBar(
    skin: Skin,
    text: str,
    said: str,
    tables: int,
    is_resting: bool,
    typed: Choose,
    send: Tap,
    away: Tap,
    rest: Callable[[bool], Any],
) -> ft.Control:
    """A line to all tables; what stands on their screens now; everything rests, or goes on."""
    label = f"{skin.say('organiser-message')} {skin.say('organiser-message-to', n=tables)}"
    field = ft.Container(
        Field(skin, label, text, typed, longest=LONGEST_MESSAGE, is_sentence=True), expand=True
    )
    sending = OutlineButton(
        skin,
        skin.say("organiser-send"),
        send,
        icon="arrow",
        disabled=not text.strip() or not tables,
        height=56,
    )
    go_on = skin.palette.good if is_resting else skin.palette.warn
    resting = OutlineButton(
        skin,
        skin.say("organiser-go-on" if is_resting else "organiser-rest"),
        lambda: rest(not is_resting),
        icon="play" if is_resting else "pause",
        colour=go_on,
        disabled=not tables,
        height=56,
    )
    is_narrow = skin.is_phone or skin.large_text
    row: ft.Control = InRow(skin, field, sending, resting, gap=12)
    if is_narrow:
        both = ft.Row([ft.Container(sending, expand=1), ft.Container(resting, expand=1)], spacing=10)
        row = ft.Column([ft.Row([field]), both], spacing=10, tight=True)
    last = ft.Row(
        [
            Icon(skin, "megaphone", skin.px(18), skin.palette.muted),
            Muted(skin, skin.say("organiser-message-last", text=said), 15, lines=1, expand=True),
            IconButton48(skin, "cross", skin.say("organiser-message-away"), away, outlined=False),
        ],
        spacing=skin.px(10),
        visible=bool(said),
    )
    return Spaced(skin, last, row, gap=4)
