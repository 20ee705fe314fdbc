"""A dealt card: face down until a finger is on it, every face of one shape; and backs on the table."""

from __future__ import annotations

import math
from functools import lru_cache

import flet as ft

from companion.kernel.view import Face
from companion.ui.games.toolbox.reading import Place
from companion.ui.kit.boxes import CENTERED, MIDDLE, Labelled, Spaced
from companion.ui.kit.drawing import Choose, Tap, part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500
from companion.ui.kit.grip import QuietHold, code_of, use_grip
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words, fitting, style

CARD, WIDE = 0.36, 250
"""A card's height by the page's, and how wide it is at most."""
ROLE = "role"
MOST_BACKS = 12


@part
def RoleCard(
    skin: Skin,
    at: str,
    face: Face | None,
    roles: tuple[str, ...],
    people: tuple[Place, ...],
    hold: Choose,
    cover: Tap,
) -> ft.Control:
    """Colourless, the first letter as its emblem, always two lines below: all look alike from outside."""
    grip = use_grip(at, hold, cover)
    code = code_of(face, at) if grip.is_held else None
    emblem, told, note = "?", skin.say("toolbox-face-down"), skin.say("toolbox-face-note")
    if code and at == ROLE:
        told, note = roles[int(code.removeprefix("role-")) - 1], skin.say("toolbox-face-role")
        emblem = told[:1].upper()
    elif code:
        known = [place.name for place, digit in zip(people, code, strict=False) if digit == "1"]
        told = skin.language.listed(known) if known else skin.say("toolbox-face-nobody")
        emblem, note = str(len(known)), skin.say("toolbox-face-known")
    label = skin.say("toolbox-hold-role" if at == ROLE else "toolbox-hold-meeting")
    card = _card(skin, emblem, told, note)
    return Spaced(
        skin, ft.Row([card], alignment=CENTERED), QuietHold(skin, grip, label, "", "", True), gap=16
    )


def _card(skin: Skin, emblem: str, told: str, note: str) -> ft.Control:
    palette = skin.palette
    height = max(220.0, skin.height * CARD)
    width = min(skin.px(WIDE), height * 0.78)
    side = height * 0.42
    ring = ft.Stack(
        [
            ft.Image(src=_ring(palette.secret_line), width=side, height=side, exclude_from_semantics=True),
            ft.Container(
                ft.Text(emblem, style=style(side * 0.46, palette.secret_ink, DISPLAY_700, 1.0)),
                width=side,
                height=side,
                alignment=ft.Alignment.CENTER,
            ),
        ],
        width=side,
        height=side,
    )
    size = fitting(told, skin.size(26), width - skin.px(36))
    words = ft.Text(told, style=style(size, palette.secret_ink, DISPLAY_700), text_align=CENTER, max_lines=2)
    column = ft.Column(
        [
            ring,
            ft.Container(words, height=skin.size(26) * 2.2, alignment=ft.Alignment.CENTER),
            Words(skin, note, 14, colour=palette.secret_line, family=TEXT_500, align=CENTER),
        ],
        spacing=skin.px(8),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
    )
    inner = ft.Container(
        column,
        border_radius=skin.px(14),
        border=ft.Border.all(1.5, tint(palette.secret_line, palette.secret_card, 0.6)),
        padding=skin.px(10),
        expand=True,
    )
    return ft.Container(
        inner,
        width=width,
        height=height,
        padding=skin.px(9),
        border_radius=skin.px(22),
        bgcolor=palette.secret_card,
        shadow=ft.BoxShadow(
            blur_radius=32, color=ft.Colors.with_opacity(0.4, "#000000"), offset=ft.Offset(0, 10)
        ),
    )


@lru_cache(maxsize=4)
def _ring(line: str) -> str:
    """A circle with fine ticks around it."""

    def at(radius: float, turn: int) -> str:
        angle = turn * math.pi / 24
        return f"{50 + radius * math.cos(angle):.1f} {50 + radius * math.sin(angle):.1f}"

    ticks = "".join(f"M{at(43, turn)}L{at(48, turn)}" for turn in range(48))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none">'
        f'<circle cx="50" cy="50" r="38" stroke="{line}" stroke-width="1.4"/>'
        f'<path d="{ticks}" stroke="{line}" stroke-width="0.9" stroke-opacity="0.7"/></svg>'
    )


@part
def Backs(skin: Skin, count: int) -> ft.Control:
    """Cards that lie face down, as many as there are."""
    height = skin.px(170)
    drawn = _backs(
        min(count, MOST_BACKS), skin.look.accent, skin.palette.secret_card, skin.palette.secret_line
    )
    picture = ft.Image(src=drawn, height=height, exclude_from_semantics=True)
    row = ft.Row([picture], alignment=CENTERED)
    return Labelled(row, skin.say("toolbox-deal-backs", n=count))


@lru_cache(maxsize=64)
def _backs(count: int, accent: str, ground: str, line: str) -> str:
    step = 46
    width = 136 + step * (count - 1)

    def back(at: int) -> str:
        turn = (at - (count - 1) / 2) * 3
        x = 30 + at * step
        return (
            f'<g transform="rotate({turn:.1f} {x + 38} 200)">'
            f'<rect x="{x}" y="20" width="76" height="112" rx="11" fill="{ground}" stroke="{line}" '
            f'stroke-width="1.5"/><rect x="{x + 6}" y="26" width="64" height="100" rx="7" stroke="{accent}" '
            f'stroke-opacity="0.5"/><path d="M{x + 20} 76Q{x + 38} 58 {x + 56} 76Q{x + 38} 94 {x + 20} 76Z" '
            f'stroke="{accent}" stroke-width="2.4"/><circle cx="{x + 38}" cy="76" r="5" fill="{accent}"/></g>'
        )

    inner = "".join(back(at) for at in range(count))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 150" fill="none" '
        f'stroke-linejoin="round">{inner}</svg>'
    )
