"""What was sealed, opened: a card each in seat order, a number line with the marks dropped on it."""

from __future__ import annotations

from collections.abc import Iterable

import flet as ft

from companion.ui.games.toolbox.reading import Place
from companion.ui.kit import icons
from companion.ui.kit.boxes import CENTERED, MIDDLE, STRETCHED, InRow, Labelled, Panel, Spaced, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import seat_colour, seat_shape, tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Figures, Fitted, Strong, Words, fitting, style

MOST_MARKS = 25
"""Longer number lines are not drawn."""


@part
def ChosenCard(
    skin: Skin, place: Place, word: str, is_first: bool, note: str, width: float, height: float
) -> ft.Control:
    """What one person chose; who won wears the crown."""
    palette, colour = skin.palette, seat_colour(place.colour, skin.palette)
    crown = [Icon(skin, "crown", skin.px(20), palette.warn)] if is_first else []
    head = ft.Container(
        InRow(
            skin,
            SeatMark(skin, place.colour, skin.px(20)),
            ft.Container(Fitted(skin, place.name, 18, width - skin.px(74)), expand=True),
            *crown,
            gap=8,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(12), vertical=skin.px(9)),
        bgcolor=tint(colour, palette.card, 0.22),
    )
    size = fitting(word, skin.size(56 if len(word) <= 3 else 30), width - skin.px(20))
    figure = ft.Text(word, style=style(size, palette.text, DISPLAY_700, 1.05), text_align=CENTER)
    below = [Words(skin, note, 15, family=TEXT_500, colour=palette.warn, align=CENTER)] if note else []
    middle = ft.Container(
        ft.Column([figure, *below], tight=True, spacing=skin.px(6), horizontal_alignment=MIDDLE),
        expand=True,
        alignment=ft.Alignment.CENTER,
        padding=skin.px(8),
    )
    return ft.Container(
        ft.Column([head, middle], spacing=0, horizontal_alignment=STRETCHED),
        width=width,
        height=height,
        border_radius=skin.px(20),
        bgcolor=palette.card,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        border=ft.Border.all(3 if is_first else 1.5, palette.warn if is_first else colour),
    )


def in_rows(skin: Skin, cards: Iterable[ft.Control]) -> ft.Control:
    """Beside each other, in rows that wrap."""
    return ft.Row(list(cards), wrap=True, spacing=skin.px(12), run_spacing=skin.px(12), alignment=CENTERED)


@part
def ChosenLine(skin: Skin, place: Place, word: str, is_first: bool) -> ft.Control:
    """The same as a line, for a phone."""
    crown = [Icon(skin, "crown", skin.px(20), skin.palette.warn)] if is_first else []
    row = InRow(
        skin,
        SeatMark(skin, place.colour, skin.px(22)),
        ft.Container(Strong(skin, place.name, 17), expand=True),
        *crown,
        Strong(skin, word, 18),
    )
    return Panel(skin, row, padding=10, colour=skin.palette.warn if is_first else "")


@part
def Bars(skin: Skin, rows: tuple[tuple[str, int], ...], first: tuple[str, ...], width: float) -> ft.Control:
    """How often each was chosen: a bar, a word and a number."""
    most = max((count for _, count in rows), default=1) or 1

    def bar(word: str, count: int) -> ft.Control:
        is_first = word in first
        paint = skin.palette.warn if is_first else skin.look.accent
        crown = [Icon(skin, "crown", skin.px(20), skin.palette.warn)] if is_first else []
        head = InRow(
            skin, ft.Container(Strong(skin, word, 18), expand=True), *crown, Figures(skin, str(count), 24)
        )
        tall = skin.px(10)
        track = ft.Container(
            ft.Container(
                width=max(tall, width * count / most) if count else 0,
                height=tall,
                bgcolor=paint,
                border_radius=tall,
            ),
            bgcolor=skin.palette.raised,
            border_radius=tall,
            width=width,
            height=tall,
            alignment=ft.Alignment.CENTER_LEFT,
        )
        return Spaced(skin, head, track, gap=6)

    return Panel(skin, Spaced(skin, *(bar(*row) for row in rows), gap=14), padding=16)


@part
def NumberLine(
    skin: Skin, low: int, high: int, chosen: tuple[tuple[str, int], ...], tied: int | None, width: float
) -> ft.Control:
    """Everybody's mark on their number; a tie is framed. `chosen`: a seat's colour and its number."""
    palette, height, mark = skin.palette, skin.px(128), skin.px(24)
    base, side = height - skin.px(40), skin.px(30)
    step = (width - 2 * side) / max(1, high - low)
    stacked: dict[int, int] = {}
    inner = [f'<path d="M{side} {base}H{width - side}" stroke="{palette.outline}" stroke-width="2"/>']
    taken = {number for _, number in chosen}
    sparse = max(1, -(-(high - low + 1) // MOST_MARKS))
    for number in range(low, high + 1):
        x = side + (number - low) * step
        is_on = number in taken
        paint = palette.text if is_on else palette.faint
        inner.append(f'<circle cx="{x:.1f}" cy="{base}" r="{5 if is_on else 3}" fill="{paint}"/>')
        if is_on or (number - low) % sparse == 0:
            inner.append(
                f'<text x="{x:.1f}" y="{base + skin.size(15) + 9:.1f}" font-size="{skin.size(15):.0f}" '
                f'text-anchor="middle" fill="{palette.text if is_on else palette.muted}" '
                f'font-family="sans-serif">{number}</text>'
            )
    if tied is not None:
        x = side + (tied - low) * step - side * 0.9
        inner.append(
            f'<rect x="{x:.1f}" y="4" width="{side * 1.8:.1f}" height="{height - 8:.1f}" rx="12" '
            f'stroke="{palette.warn}" stroke-width="2.4" stroke-dasharray="4 5"/>'
        )
    for colour, number in chosen:
        up = stacked.get(number, 0)
        stacked[number] = up + 1
        x = side + (number - low) * step - mark / 2
        y = base - mark * 1.25 * (up + 1) if up < 3 else base - mark * 3.9
        paint = seat_colour(colour, palette)
        inner.append(icons.fragment(seat_shape(colour), paint, x, y, mark, palette.card))
    drawn = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" fill="none" '
        f'stroke-linecap="round">{"".join(inner)}</svg>'
    )
    picture = ft.Image(src=drawn, width=width, height=height, exclude_from_semantics=True)
    said = skin.language.listed(str(number) for _, number in chosen)
    return Panel(skin, Labelled(picture, said), padding=8)


@part
def Counters(
    skin: Skin, name: str, amount: int, is_most: bool, most_word: str, place: int, width: float, height: float
) -> ft.Control:
    """A compartment that was opened: its total and so many counters."""
    palette = skin.palette
    paint = (skin.look.accent, "#E3BC6E", "#8FA3B8", "#5FD38D")[place % 4]
    badge = (
        [
            Together(
                skin,
                Icon(skin, "crown", skin.px(18), palette.warn),
                Strong(skin, most_word, 15, colour=palette.warn),
            )
        ]
        if is_most
        else []
    )
    head = InRow(skin, ft.Container(Fitted(skin, name, 24, width - skin.px(130)), expand=True), *badge, gap=8)
    size = min(skin.size(84), height * 0.5)
    figure = ft.Text(str(amount), style=style(size, palette.text, DISPLAY_700, 1.0))
    pile = ft.Image(
        src=_pile(min(amount, 8), paint, tint(palette.background, paint, 0.45), palette.background),
        width=size * 1.4,
        height=size * 1.15,
        exclude_from_semantics=True,
    )
    row = ft.Row(
        [figure, pile],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    content = ft.Column([head, ft.Container(row, expand=True)], spacing=skin.px(8))
    return Panel(skin, content, width=width, height=height, selected=is_most, padding=18)


def _pile(count: int, paint: str, side: str, ground: str) -> str:
    """Counters on each other in a hollow."""
    drawn = [f'<ellipse cx="70" cy="98" rx="62" ry="16" fill="{ground}" stroke="{side}"/>']
    for at in range(count):
        y = 92 - at * 10
        drawn.append(
            f'<path d="M24 {y}V{y + 9}A46 12 0 0 0 116 {y + 9}V{y}Z" fill="{side}"/>'
            f'<ellipse cx="70" cy="{y}" rx="46" ry="12" fill="{paint}"/>'
            f'<ellipse cx="70" cy="{y}" rx="26" ry="6.4" stroke="{side}" stroke-width="1.4"/>'
        )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 118" fill="none">'
        + "".join(drawn)
        + "</svg>"
    )
