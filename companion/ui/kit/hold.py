"""Hold to look: a card that shows its face only while the finger is on it.

Every face is in every phone's tree at opacity 0, so that showing one is the same few bytes whichever it is.
"""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.table.views import SeatLine
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK, seat_colour, tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words

LONGEST = 8.0
"""Seconds a face may be seen in one go."""


def HoldArea(content: ft.Control, on_hold: Tap, on_release: Tap) -> ft.Control:
    """Something that is held, not tapped: down, then up, moved away or interrupted."""
    return ft.GestureDetector(
        content=content,
        on_pan_down=guarded(on_hold),
        on_pan_end=guarded(on_release),
        on_pan_cancel=guarded(on_release),
        exclude_from_semantics=True,
    )


def FaceCard(
    skin: Skin,
    line: SeatLine,
    texture: str,
    faces: Sequence[ft.Control],
    code_order: Sequence[str],
    face_code: str | None,
    *,
    width: float = 268,
    height: float = 0,
) -> ft.Control:
    """The card itself: the back with the seat's badge, or one of its faces. All colourless in front.

    Without a height it has the proportions of a real card.
    """
    palette = skin.palette
    height = height or width * 384 / 268
    unit = min(width, height * 268 / 384)
    inset = 12 * unit / 268
    is_open = face_code is not None
    badge = ft.Container(
        SeatMark(skin, line.colour, unit * 0.14),
        width=unit * 0.32,
        height=unit * 0.32,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=palette.secret_well,
        border=ft.Border.all(3, seat_colour(line.colour, palette)),
        alignment=ft.Alignment.CENTER,
    )
    back = ft.Stack(
        [
            ft.Image(src=texture, fit=ft.BoxFit.COVER, width=width - 2 * inset, height=height - 2 * inset),
            ft.Container(badge, alignment=ft.Alignment.CENTER, expand=True, left=0, right=0, top=0, bottom=0),
        ],
        opacity=0 if is_open else 1,
        expand=True,
    )
    fronts = [
        ft.Container(
            face,
            opacity=1 if is_open and code == face_code else 0,
            left=0,
            right=0,
            top=0,
            bottom=0,
            alignment=ft.Alignment.CENTER,
        )
        for code, face in zip(code_order, faces, strict=True)
    ]
    inner = ft.Container(
        ft.Stack([ft.Container(back, left=0, right=0, top=0, bottom=0), *fronts], expand=True),
        bgcolor=palette.secret_card if is_open else palette.secret_well,
        border_radius=14,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        foreground_decoration=ft.BoxDecoration(
            border=ft.Border.all(1.5, tint(palette.secret_line, palette.secret_card, 0.6)), border_radius=14
        ),
        expand=True,
    )
    return ft.Container(
        inner,
        width=width,
        height=height,
        padding=inset,
        border_radius=24,
        bgcolor=palette.secret_card,
        shadow=ft.BoxShadow(
            blur_radius=40, color=ft.Colors.with_opacity(0.5, "#000000"), offset=ft.Offset(0, 12)
        ),
    )


def HoldButton(
    skin: Skin, colour: str, label: str, is_held: bool, on_hold: Tap, on_release: Tap, *, height: float = 72
) -> ft.Control:
    """The tall button that is held; it turns into an outline while it is."""
    palette = skin.palette
    ink = (colour if skin.is_dark else palette.text) if is_held else INK
    ground = tint(colour, palette.background, 0.18) if is_held else colour
    words = skin.say("shell-let-go") if is_held else label
    face = ft.Container(
        ft.Row(
            [
                Icon(skin, "fingerprint", skin.size(20) * 1.3, ink),
                ft.Container(
                    Words(skin, words, 20, colour=ink, family=TEXT_700, line=1.1, align=CENTER),
                    expand=1,
                    expand_loose=True,
                ),
            ],
            spacing=12,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        height=height * (1.4 if skin.large_text else 1.0),
        border_radius=20,
        bgcolor=ground,
        border=ft.Border.all(2.5, colour if is_held and skin.is_dark else palette.edge or ground),
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=16),
    )
    toggle = on_release if is_held else on_hold
    return ft.Semantics(
        content=HoldArea(face, on_hold, on_release),
        button=True,
        container=True,
        label=words,
        exclude_semantics=True,
        on_tap=guarded(toggle),
    )
