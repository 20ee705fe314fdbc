"""The round table of the lobby: seats clockwise as people really sit; drag one onto another place."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

import flet as ft

from companion.table.views import SeatLine, TableView
from companion.ui.kit.drawing import Choose, Tap, guarded
from companion.ui.kit.fonts import TEXT_500, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import seat_colour, tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Heading, Words

Order = tuple[str, ...]
BESIDE = 0.9
"""From this sine on a seat stands at the top (its name beside it) or at the bottom."""
ASIDE = 0.8
"""Up to this sine it stands beside the table, and its name below it beside the table too."""


def radii(width: float, height: float) -> tuple[float, float]:
    """Of the table top; a narrow room leaves more to the seats beside it."""
    return width * (0.285 if width > 700 else 0.255), height * 0.29


def spot(angle: float, width: float, height: float) -> tuple[float, float]:
    """Where a seat stands, from the middle: beside the table halfway to the edge of the room."""
    rx, ry = radii(width, height)
    x, y = rx * 1.38 * math.cos(angle), ry * 1.36 * math.sin(angle)
    if abs(math.sin(angle)) <= ASIDE:
        x = math.copysign(max(abs(x), (rx + width / 2) / 2), x)
    return x, y


def swapped(order: Sequence[str], one: str, other: str) -> Order:
    """The same seats with two of them exchanged."""
    places = {one: other, other: one}
    return tuple(places.get(seat, seat) for seat in order)


def shifted(order: Sequence[str], seat: str, by: int) -> Order:
    """The same seats with one moved along the circle."""
    at = list(order).index(seat)
    return swapped(order, seat, order[(at + by) % len(order)])


@lru_cache(maxsize=32)
def _table(
    width: int, height: int, top: str, low: str, edge: str, shadow: str, spokes: tuple[tuple[float, str], ...]
) -> str:
    """The table top with its dashed rim, and a spoke to every seat."""
    cx, cy = width / 2, height / 2
    rx, ry = radii(width, height)
    rays = "".join(
        f'<path d="M{cx + rx * math.cos(a):.1f} {cy + ry * math.sin(a):.1f}'
        f'L{cx + x:.1f} {cy + y:.1f}" '
        f'stroke="{colour}" stroke-width="3" stroke-opacity=".55"/>'
        for a, colour in spokes
        for x, y in [spot(a, width, height)]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" fill="none">'
        '<defs><linearGradient id="t" x1="0" y1="0" x2="1" y2="1">'
        f'<stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{low}"/></linearGradient></defs>{rays}'
        f'<ellipse cx="{cx}" cy="{cy + height * 0.022:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="{shadow}"/>'
        f'<ellipse cx="{cx}" cy="{cy}" rx="{rx:.1f}" ry="{ry:.1f}" fill="url(#t)" stroke="{edge}" '
        'stroke-width="2.4"/>'
        f'<ellipse cx="{cx}" cy="{cy}" rx="{rx - 20:.1f}" ry="{ry - 20:.1f}" stroke="{edge}" '
        'stroke-opacity=".6" '
        f'stroke-width="1.4" stroke-dasharray="3 8"/></svg>'
    )


@lru_cache(maxsize=16)
def _dashed(colour: str) -> str:
    circle = f'<circle cx="50" cy="50" r="47" fill="none" stroke="{colour}" stroke-width="2.6" '
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    return f'{head}{circle}stroke-dasharray="7 7.7"/></svg>'


def state_word(skin: Skin, line: SeatLine, stage: str = "lobby") -> str:
    """What is said about a seat; whether it has cut matters only in the lobby."""
    if line.presence == "paper":
        return skin.say("shell-seat-paper")
    if line.presence == "away":
        return skin.say("shell-seat-away")
    if line.presence == "free":
        return skin.say("shell-seat-free")
    if line.is_host:
        return skin.say("shell-seat-host")
    return skin.say("shell-seat-ready" if line.has_cut and stage == "lobby" else "shell-seat-here")


def RoundTable(
    skin: Skin,
    table: TableView,
    width: float,
    height: float,
    *,
    texture: str,
    on_arrange: Callable[[Order], None] | None,
    on_seat: Choose | None,
    on_free: Tap | None = None,
) -> ft.Control:
    """Everybody around the table, live. A free place is dashed and says how to sit down."""
    palette = skin.palette
    lines: list[SeatLine | None] = [*table.seats]
    if len(lines) < table.places[1] and table.stage == "lobby":
        lines += [None] * max(1, table.places[0] - len(lines))
    count = len(lines)
    angles = [-math.pi / 2 + 2 * math.pi * at / count for at in range(count)]
    spokes = tuple(
        (angle, seat_colour(line.colour, palette)) for angle, line in zip(angles, lines, strict=True) if line
    )
    top, low = ("#1D2733", "#141B23") if skin.is_dark else ("#FFFFFF", "#F3EEE3")
    shadow = "#080A0D" if skin.is_dark else "#E2DACA"
    under = skin.size(20) * 2.4 + skin.size(15)
    high = height - under
    drawn = _table(int(width), int(high), top, low, palette.outline, shadow, spokes)
    cx, cy = width / 2, high / 2
    rx, ry = radii(width, high)
    size = min(width * 0.155, high * 0.19, skin.px(92))
    inside = ft.Column(
        [
            Heading(
                skin,
                skin.say("shell-seated-count", n=len(table.seats)),
                (15 if skin.large_text else 24) if skin.is_phone else 44 if rx > skin.px(150) else 34,
                align=CENTER,
                bold=True,
            ),
            Words(
                skin,
                skin.say("shell-seats-range", low=table.places[0], high=table.places[1]),
                8 if skin.is_phone and skin.large_text else 16,
                family=TEXT_600,
                colour=palette.muted,
                align=CENTER,
                line=1.0,
            ),
            ft.Image(src=texture, width=rx * 1.2, height=ry * 0.5, fit=ft.BoxFit.CONTAIN, opacity=0.7)
            if high > 300
            else ft.Container(),
        ],
        spacing=skin.px(6),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    pieces: list[ft.Control] = [
        ft.Image(src=drawn, width=width, height=high, exclude_from_semantics=True),
        ft.Container(
            inside, left=cx - rx, top=cy - ry, width=2 * rx, height=2 * ry, alignment=ft.Alignment.CENTER
        ),
    ]
    order = tuple(str(line.seat) for line in table.seats)
    for angle, line in zip(angles, lines, strict=True):
        aside, down = spot(angle, width, high)
        x, y = cx + aside, cy + down
        badge = _Badge(skin, line, size, on_seat) if line else _FreePlace(skin, size, on_free)
        if line and on_arrange and len(order) > 1:
            badge = _Draggable(skin, line, badge, size, order, on_arrange)
        pieces.append(
            ft.Container(
                badge,
                left=x - size / 2,
                top=y - size / 2,
                key=f"seat-{line.seat}" if line else None,
                animate_position=ft.Animation(skin.time(280), ft.AnimationCurve.EASE_OUT_CUBIC),
            )
        )
        pieces.append(_Label(skin, line, x, y, size, angle, width))
    return ft.Stack(pieces, width=width, height=height, clip_behavior=ft.ClipBehavior.NONE)


def _Label(
    skin: Skin, line: SeatLine | None, x: float, y: float, size: float, angle: float, width: float
) -> ft.Control:
    """Name and word: beside a badge at the top, else below it, and never off the page."""
    is_low = math.sin(angle) > BESIDE
    if math.sin(angle) < -BESIDE:
        left = x + size * 0.62
        name = _Name(skin, line, width - left, align=ft.TextAlign.START)
        return ft.Container(name, left=left, top=y - size * 0.36, width=width - left)
    wide = width / 2 if is_low else 92.0 if skin.is_phone else max(size * 1.7, skin.px(110))
    left = min(max(0.0, x - wide / 2), width - wide)
    return ft.Container(
        _Name(skin, line, wide),
        left=left,
        top=y + size * 0.56,
        width=wide,
        alignment=ft.Alignment.TOP_CENTER,
    )


def _FreePlace(skin: Skin, size: float, on_free: Tap | None) -> ft.Control:
    """A dashed ring; with a plus, and to be tapped, only where somebody can be added."""
    palette = skin.palette
    inside: ft.Control = ft.Container(width=size, height=size)
    if on_free:
        inside = ft.Container(
            Icon(skin, "plus-thin", size * 0.34, palette.muted),
            width=size,
            height=size,
            shape=ft.BoxShape.CIRCLE,
            alignment=ft.Alignment.CENTER,
            ink=skin.motion,
            on_click=guarded(on_free),
        )
    ring = ft.Image(src=_dashed(palette.faint), width=size, height=size, exclude_from_semantics=True)
    place = ft.Stack([ring, inside], width=size, height=size)
    if on_free is None:
        return place
    return ft.Semantics(content=place, button=True, container=True, label=skin.say("shell-free-seat"))


def _Badge(skin: Skin, line: SeatLine, size: float, on_seat: Choose | None) -> ft.Control:
    palette = skin.palette
    ring = seat_colour(line.colour, palette)
    if line.presence in ("away", "free"):
        ring = tint(ring, palette.background, 0.45)
    face = ft.Container(
        SeatMark(skin, line.colour, size * 0.46, dim=line.presence in ("away", "free")),
        width=size,
        height=size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=palette.raised,
        border=ft.Border.all(max(3.5, size * 0.05), ring),
        alignment=ft.Alignment.CENTER,
        ink=skin.motion and on_seat is not None,
        on_click=guarded(lambda: on_seat(line.seat)) if on_seat else None,
    )
    if on_seat is None:
        return face
    label = skin.say("shell-seat-button", name=line.name)
    return ft.Semantics(content=face, button=True, container=True, label=label)


def _Name(skin: Skin, line: SeatLine | None, width: float, *, align: ft.TextAlign = CENTER) -> ft.Control:
    palette = skin.palette
    name = line.name if line else skin.say("shell-free-seat")
    word = state_word(skin, line) if line else skin.say("shell-scan-to-sit")
    step = 20 if not skin.is_phone else 10 if skin.large_text else 16
    return ft.Column(
        [
            Fitted(
                skin,
                name,
                step,
                width,
                colour="" if line else palette.muted,
                align=align,
            ),
            Words(skin, word, min(step, 15), family=TEXT_500, colour=palette.muted, align=align, line=1.05),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER if align == CENTER else ft.CrossAxisAlignment.START,
    )


def _Draggable(
    skin: Skin,
    line: SeatLine,
    badge: ft.Control,
    size: float,
    order: Order,
    on_arrange: Callable[[Order], None],
) -> ft.Control:
    """A badge to drag onto another, which takes what is dropped on it. Its data is a seat, no secret."""

    def dropped(event: ft.DragTargetEvent) -> None:
        seat = str(event.src.data) if event.src_id is not None else ""
        if seat in order and seat != line.seat:
            on_arrange(swapped(order, seat, line.seat))

    shadow = ft.Container(SeatMark(skin, line.colour, size * 0.6), opacity=0.9)
    faint = ft.Container(width=size, height=size, shape=ft.BoxShape.CIRCLE, bgcolor=skin.palette.card)
    return ft.DragTarget(
        group="seats",
        on_accept=guarded(dropped),
        content=ft.Draggable(
            group="seats", data=line.seat, content=badge, content_feedback=shadow, content_when_dragging=faint
        ),
    )
