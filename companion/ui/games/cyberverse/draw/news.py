"""The news track: cards move one slot towards leaving each turn (CV-22..24)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui.games.cyberverse.draw.boxes import Big, Box, Stack
from companion.ui.games.cyberverse.draw.colours import tones, wash
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words


@dataclass(frozen=True, slots=True)
class StaffMark:
    """A slot for a staff token: its word and the colours of the seats whose tokens lie there."""

    word: str
    colours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NewsCard:
    """An event on the track, in words."""

    name: str
    detail: str
    was: int | None = None
    staff: tuple[StaffMark, ...] = ()
    is_cancelled: bool = False


def NewsTrack(
    skin: Skin,
    slots: Sequence[NewsCard | None],
    width: float,
    *,
    leaving: str = "",
    is_drawing: bool = False,
    height: float = 172,
) -> ft.Control:
    """Slot 1 is leftmost and leaves next; the leaving card tilts away. `width` is in real pixels."""
    found = tones(skin)
    paints = (found.violet, found.amber, found.magenta, found.sky, found.good)
    gap = skin.px(12)
    ghost = skin.px(96) if leaving else 0
    wide = max((width - ghost - gap * len(slots)) / max(len(slots), 1), skin.px(120))
    parts: list[ft.Control] = []
    if leaving:
        parts.append(_leaving(skin, leaving, ghost, skin.px(height) * 0.72))
    for at, card in enumerate(slots):
        paint = paints[at % len(paints)]
        parts.append(_slot(skin, at + 1, card, wide, skin.px(height), paint, is_drawing))
    return ft.Row(parts, spacing=gap, vertical_alignment=ft.CrossAxisAlignment.END, scroll=ft.ScrollMode.AUTO)


def _leaving(skin: Skin, name: str, width: float, height: float) -> ft.Control:
    words = Stack(
        skin,
        Icon(skin, "cv-event", skin.px(20), skin.palette.muted),
        Words(skin, name, 16, colour=skin.palette.muted, family=DISPLAY_700, lines=2),
        Words(skin, skin.say("cyberverse-draw-leaves"), 14, colour=skin.palette.muted, family=TEXT_500),
        gap=4,
    )
    face = ft.Container(
        words,
        width=width,
        height=height,
        padding=skin.px(10),
        border_radius=skin.px(14),
        border=ft.Border.all(1, skin.palette.outline),
        rotate=ft.Rotate(angle=-0.1),
        opacity=0.75,
    )
    label = skin.say("cyberverse-draw-left-track", name=name)
    return ft.Semantics(content=face, label=label, container=True, exclude_semantics=True)


def _slot(
    skin: Skin, slot: int, card: NewsCard | None, width: float, height: float, paint: str, is_drawing: bool
) -> ft.Control:
    head = ft.Row(
        [
            Big(skin, str(slot), 20),
            Words(
                skin,
                skin.say("cyberverse-draw-turns-left", n=slot),
                14,
                colour=skin.palette.muted,
                family=TEXT_500,
            ),
        ],
        spacing=skin.px(6),
    )
    if card is None:
        key = "cyberverse-draw-new-event" if is_drawing else "cyberverse-draw-free-slot"
        inner: ft.Control = ft.Container(
            Words(skin, skin.say(key), 15, colour=skin.palette.muted, family=TEXT_600, align=CENTER),
            alignment=ft.Alignment.CENTER,
        )
        face = Box(skin, inner, height=height, padding=12, radius=16)
    else:
        face = Box(
            skin, _card(skin, card, paint), height=height, padding=12, radius=16, colour=paint, selected=True
        )
    return ft.Container(Stack(skin, head, face, gap=6), width=width)


def _card(skin: Skin, card: NewsCard, paint: str) -> ft.Control:
    was = (
        [Words(skin, skin.say("cyberverse-draw-was", n=card.was), 14, colour=paint, family=TEXT_700)]
        if card.was
        else []
    )
    rows: list[ft.Control] = [
        ft.Row([Icon(skin, "cv-event", skin.px(18), paint), ft.Container(expand=True), *was]),
        Words(skin, card.name, 19, family=DISPLAY_700, lines=2),
        Words(skin, card.detail, 15, colour=skin.palette.muted, lines=3),
    ]
    if card.is_cancelled:
        rows.append(
            Words(skin, skin.say("cyberverse-draw-cancelled"), 14, colour=tones(skin).good, family=TEXT_700)
        )
    tokens = ft.Row(
        [
            ft.Container(
                ft.Row(
                    [
                        *(SeatMark(skin, colour, skin.px(14)) for colour in one.colours),
                        Words(skin, one.word, 14, family=TEXT_600, line=1.1),
                    ],
                    spacing=skin.px(5),
                    tight=True,
                ),
                padding=ft.Padding.symmetric(horizontal=skin.px(9), vertical=skin.px(5)),
                border_radius=skin.px(10),
                bgcolor=wash(skin, paint, 0.2 if one.colours else 0.04),
                border=ft.Border.all(1, skin.palette.outline),
            )
            for one in card.staff
        ],
        spacing=skin.px(6),
        wrap=True,
        run_spacing=skin.px(4),
    )
    return ft.Column([*rows, ft.Container(expand=True), tokens], spacing=skin.px(4))
