"""The fields of a clock for all: one each, around the device that lies in the middle."""

from __future__ import annotations

import math
from collections.abc import Callable

import flet as ft

from companion.games.toolbox.views import ClockView
from companion.kernel.frozen import frozen
from companion.table.views import TimerView
from companion.ui.games.toolbox.reading import Place
from companion.ui.kit import icons
from companion.ui.kit.boxes import BETWEEN, Together
from companion.ui.kit.countdown import TimeLeft, time_of
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK, seat_colour, seat_shape, tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Words, style

SECOND = 1000
SHORT = 420
"""Below so much room a field says in fewer words what a tap does."""
LOW = 0.56
"""Below so much of a square a field has its figures beside its name."""
LOWEST, ROOMY = 150, 100
"""So high a field may be for that; from so much on what is left is drawn below."""


@frozen
class Hand:
    """One place on the clock."""

    place: Place
    left: int
    """Milliseconds as they were booked last."""
    over: int
    each: int
    turns: int
    is_turn: bool
    is_next: bool
    is_out: bool
    is_live: bool
    """Its own time runs, not the one before or beyond it."""


@frozen
class Ticks:
    """Time that runs now."""

    timer: TimerView
    clock: Callable[[], float]


def hands_of(places: tuple[Place, ...], now: ClockView) -> tuple[Hand, ...]:
    """Every place with its time."""
    known = {hand.place: hand for hand in now.hands}
    coming = _next(now)
    return tuple(
        Hand(
            place,
            known[place.id].left,
            known[place.id].over,
            int(now.spec.each),
            known[place.id].turns,
            place.id == now.turn,
            place.id == coming,
            known[place.id].is_out,
            place.id == now.turn and now.stage == "main" and not now.free,
        )
        for place in places
    )


def _next(now: ClockView) -> str:
    """Who comes after whose turn it is."""
    out = {hand.place for hand in now.hands if hand.is_out}
    if now.turn is None or now.turn not in now.order:
        return ""
    at = now.order.index(now.turn)
    round_ = (*now.order[at + 1 :], *now.order[:at])
    return next((place for place in round_ if place not in out), "")


def around(hands: tuple[Hand, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who sits beyond the device and who before it, each from left to right; turns go clockwise."""
    far = len(hands) // 2
    return tuple(range(1, far + 1)), (0, *reversed(range(far + 1, len(hands))))


def Quarter(
    skin: Skin,
    hand: Hand,
    ticks: Ticks | None,
    width: float,
    height: float,
    *,
    is_turned: bool = False,
    on_click: Tap | None = None,
) -> ft.Control:
    """Name, time and what is left of it; filled while it is their turn."""
    palette, colour = skin.palette, seat_colour(hand.place.colour, skin.palette)
    ink = INK if hand.is_turn else palette.muted if hand.is_out else palette.text
    faint = INK if hand.is_turn else palette.muted
    is_low = height / width < LOW and height <= skin.px(LOWEST)
    size = height * (0.4 if is_low else 0.36) * (1.0 if hand.is_turn else 0.86)
    name = Together(
        skin,
        _mark(skin, hand),
        Fitted(skin, hand.place.name, 20, width * 0.4, colour=ink, family=TEXT_700),
        gap=10,
    )
    time = _figures(skin, hand, ticks, size, ink)
    if is_low:
        line_ = ft.Row([name, *_badge(skin, hand), time], alignment=BETWEEN)
        bar = [_bar(skin, hand, colour, width - skin.px(28))] if height >= skin.px(ROOMY) else []
        content: ft.Control = ft.Column([ft.Container(line_, expand=True), *bar], spacing=skin.px(4))
    else:
        content = ft.Column(
            [
                ft.Row([name, *_badge(skin, hand)], alignment=BETWEEN),
                ft.Container(time, expand=True, alignment=ft.Alignment.CENTER),
                _foot(skin, hand, faint, width - skin.px(36), is_button=on_click is not None),
                _bar(skin, hand, colour, width - skin.px(36)),
            ],
            spacing=skin.px(6),
        )
    line = 0 if hand.is_turn else 1.5
    face = ft.Container(
        content,
        width=width,
        height=height,
        padding=skin.px(18 if not is_low else 14) - line,
        border_radius=skin.px(22),
        bgcolor=colour if hand.is_turn else palette.card,
        border=ft.Border.all(line, tint(colour, palette.card, 0.6)) if line else None,
        rotate=ft.Rotate(angle=math.pi, alignment=ft.Alignment.CENTER) if is_turned else None,
        ink=skin.motion and on_click is not None,
        on_click=guarded(on_click),
    )
    return ft.Semantics(content=face, button=on_click is not None, container=True)


def _mark(skin: Skin, hand: Hand) -> ft.Control:
    """The seat's shape, in ink on its own colour."""
    side = skin.px(24)
    if not hand.is_turn:
        return SeatMark(skin, hand.place.colour, side, dim=hand.is_out)
    drawn = icons.svg(seat_shape(hand.place.colour), INK)
    return ft.Image(src=drawn, width=side, height=side, exclude_from_semantics=True)


def _figures(skin: Skin, hand: Hand, ticks: Ticks | None, size: float, ink: str) -> ft.Control:
    if ticks is not None and hand.is_live:
        return TimeLeft(skin, ticks.timer, ticks.clock, size, ink)
    told = (
        time_of(-(-hand.left // SECOND)) if hand.left or not hand.over else f"+{time_of(hand.over // SECOND)}"
    )
    return ft.Text(told, style=style(size, ink, DISPLAY_700, 1.0))


def _badge(skin: Skin, hand: Hand) -> list[ft.Control]:
    """Whose turn it is, or who comes next: a word, never colour alone."""
    if not (hand.is_turn or hand.is_next or hand.is_out):
        return []
    key = "turn" if hand.is_turn else "out" if hand.is_out else "next"
    ground = INK if hand.is_turn else skin.palette.raised
    ink = seat_colour(hand.place.colour, skin.palette) if hand.is_turn else skin.look.accent
    sign = [Icon(skin, "hand", skin.px(18), ink, ground=ground)] if hand.is_turn else []
    words = Words(skin, skin.say(f"toolbox-clock-is-{key}"), 15, colour=ink, family=TEXT_700, line=1.1)
    return [
        ft.Container(
            Together(skin, *sign, words),
            padding=ft.Padding.symmetric(horizontal=skin.px(12), vertical=skin.px(7)),
            border_radius=skin.px(14),
            bgcolor=ground,
        )
    ]


def _foot(skin: Skin, hand: Hand, ink: str, width: float, *, is_button: bool) -> ft.Control:
    turns = skin.say("toolbox-clock-turns", n=hand.turns)
    is_short = width < skin.px(SHORT)
    told = skin.say("toolbox-clock-tap", "short" if is_short else "") if is_button else ""
    if hand.over:
        told = skin.say("toolbox-clock-over", time=time_of(hand.over // SECOND))
    left = ft.Container(Fitted(skin, told, 15, width * 0.68, colour=ink, family=TEXT_500), expand=True)
    return ft.Row([left, Words(skin, turns, 15, colour=ink, family=TEXT_500)], alignment=BETWEEN)


def _bar(skin: Skin, hand: Hand, colour: str, width: float) -> ft.Control:
    """What is left of what everybody began with."""
    share = max(0.0, min(1.0, hand.left / hand.each)) if hand.each else 0.0
    tall = skin.px(9)
    track = tint(INK, colour, 0.3) if hand.is_turn else skin.palette.raised
    fill = ft.Container(
        width=max(tall, width * share) if share else 0,
        height=tall,
        border_radius=tall,
        bgcolor=INK if hand.is_turn else colour,
    )
    return ft.Container(
        fill,
        width=width,
        height=tall,
        border_radius=tall,
        bgcolor=track,
        alignment=ft.Alignment.CENTER_LEFT,
    )
