"""A seat is a colour, a shape and a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.table.views import SeatLine
from companion.ui.kit import icons
from companion.ui.kit.boxes import InRow, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_500, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import seat_colour, seat_shape, tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Words


def names_of(people: Sequence[SeatLine]) -> dict[str, str]:
    """Seat → the name people call it by."""
    return {line.seat: line.name for line in people}


def SeatMark(skin: Skin, colour: str, size: float, *, dim: bool = False) -> ft.Control:
    """The shape of a seat in its colour, with an ink edge on paper. `size` is in real pixels."""
    paint = seat_colour(colour, skin.palette)
    if dim:
        paint = tint(paint, skin.palette.background, 0.45)
    drawn = icons.svg(seat_shape(colour), paint, skin.palette.background, skin.palette.edge)
    return ft.Image(src=drawn, width=size, height=size, exclude_from_semantics=True)


def SeatBadge(skin: Skin, line: SeatLine | None, size: float, *, selected: bool = False) -> ft.Control:
    """The mark in a ring; a dashed-looking hollow ring when nobody sits there."""
    palette = skin.palette
    if line is None:
        inner: ft.Control = Icon(skin, "hourglass", size * 0.4, palette.muted)
        ring, width, ground = palette.outline, 2.0, palette.background
    else:
        inner = SeatMark(skin, line.colour, size * 0.46, dim=line.presence in ("free", "away"))
        ring = (palette.edge or seat_colour(line.colour, palette)) if selected else palette.outline
        width, ground = (max(2.5, size * 0.05) if selected else 2.0), palette.raised
    return ft.Container(
        inner,
        width=size,
        height=size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=ground,
        border=ft.Border.all(width, ring),
        alignment=ft.Alignment.CENTER,
    )


def SeatRow(
    skin: Skin,
    lines: Sequence[SeatLine],
    me: str | None,
    *,
    places: int = 0,
    detail: Callable[[SeatLine], str] | None = None,
) -> ft.Control:
    """Everybody in a row, clockwise; free places show as hourglasses."""
    palette = skin.palette
    count = max(len(lines), min(places, 6))
    size = min(skin.px(56), (skin.width - 40) / max(count, 1) - 8)

    def place(line: SeatLine | None) -> ft.Control:
        is_me = line is not None and line.seat == me
        name = skin.say("shell-free") if line is None else skin.say("shell-you") if is_me else line.name
        words: list[ft.Control] = [
            Fitted(
                skin,
                name,
                14,
                (skin.width - 40) / max(count, 1) - 6,
                family=TEXT_600,
                colour=palette.muted if line is None else palette.text,
                align=CENTER,
            )
        ]
        if line is not None and detail is not None:
            words.append(
                Words(skin, detail(line), 13, family=TEXT_500, colour=palette.muted, align=CENTER, lines=1)
            )
        return ft.Column(
            [SeatBadge(skin, line, size, selected=is_me), *words],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            expand=True,
            key=f"place-{line.seat}" if line else None,
        )

    if skin.large_text:
        return _seat_list(skin, lines, me, detail)
    places_shown = [place(line) for line in lines] + [place(None) for _ in range(count - len(lines))]
    return ft.Row(
        places_shown,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.START,
        spacing=4,
    )


def _seat_list(
    skin: Skin, lines: Sequence[SeatLine], me: str | None, detail: Callable[[SeatLine], str] | None
) -> ft.Control:
    """The same one below the other, for large letters."""

    def row(line: SeatLine) -> ft.Control:
        is_me = line.seat == me
        name = skin.say("shell-you") if is_me else line.name
        words = [Fitted(skin, name, 16, skin.width - 110, family=TEXT_600)]
        if detail is not None:
            words.append(Words(skin, detail(line), 13, family=TEXT_500, colour=skin.palette.muted))
        return ft.Row(
            [
                SeatBadge(skin, line, 44, selected=is_me),
                Stacked(skin, *words, gap=0, expand=True),
            ],
            spacing=12,
            key=f"place-{line.seat}",
        )

    return ft.Column([row(line) for line in lines], spacing=8, tight=True)


@part
def WaitingStrip(
    skin: Skin, lines: tuple[SeatLine, ...], waiting: tuple[str, ...], done_word: str, wait_word: str
) -> ft.Control:
    """Who is done and whom we wait for, never what they do: a card each where they fit, else a sentence."""
    wide = (skin.width - skin.px(90)) / max(1, len(lines)) - skin.px(14 + 36 + 26 + 24 + 24)
    if skin.is_phone or skin.large_text or wide < skin.px(80):
        done = tuple(line.name for line in lines if line.seat not in waiting)
        late = tuple(line.name for line in lines if line.seat in waiting)
        parts = [
            skin.say("shell-waiting-done", names=skin.language.listed(done), count=len(done), word=done_word)
            if done
            else "",
            skin.say("shell-waiting-late", names=skin.language.listed(late), count=len(late), word=wait_word)
            if late
            else "",
        ]
        return ft.Row(
            [
                Icon(skin, "hourglass" if late else "check", skin.size(16), skin.palette.muted),
                ft.Container(
                    Words(
                        skin,
                        " ".join(part for part in parts if part),
                        14,
                        colour=skin.palette.muted,
                        family=TEXT_500,
                        align=CENTER,
                    ),
                    expand=1,
                    expand_loose=True,
                ),
            ],
            spacing=8,
            alignment=ft.MainAxisAlignment.CENTER,
        )
    return InRow(
        skin,
        *(_waiting_card(skin, line, line.seat in waiting, done_word, wait_word, wide) for line in lines),
        gap=14,
    )


def _waiting_card(
    skin: Skin, line: SeatLine, is_late: bool, done_word: str, wait_word: str, width: float
) -> ft.Control:
    palette = skin.palette
    words = ft.Column(
        [
            Fitted(skin, line.name, 18, width),
            Fitted(
                skin,
                wait_word if is_late else done_word,
                14,
                width,
                colour=palette.muted,
                family=TEXT_500,
            ),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    icon = Icon(
        skin, "hourglass" if is_late else "check", skin.px(24), palette.muted if is_late else palette.good
    )
    return ft.Container(
        InRow(skin, SeatMark(skin, line.colour, skin.px(26)), words, icon, gap=12),
        padding=ft.Padding.symmetric(horizontal=skin.px(18), vertical=skin.px(12)),
        border_radius=skin.px(18),
        bgcolor=palette.card,
        border=ft.Border.all(1, palette.outline),
        expand=True,
    )
