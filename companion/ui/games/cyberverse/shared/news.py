"""The news track on the table: cards slide one slot left, the leaving one tilts and fades (CV-22..24)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import EventView, NewsSlot, NewsView
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.kit.boxes import Big, Caption, InRow, Labelled, Panel, Spaced, Stacked, Together
from companion.ui.kit.drawing import component, part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.frames import use_arrival
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Small, Strong, Words

SLIDE = 280
"""Milliseconds a card takes to the next slot."""
GHOST = 0.13
"""Share of the width for the card that leaves."""
STAFF = ("reward", "cancel")


@part
def News(
    skin: Skin,
    cast: Cast,
    news: NewsView,
    turn: int,
    is_drawing: bool,
    width: float,
    height: float,
) -> ft.Control:
    """The panel: every slot with its card and its turns left."""
    found = tones(skin)
    caption = InRow(
        skin,
        Icon(skin, "cv-event", skin.px(20), found.magenta),
        ft.Container(
            Caption(skin, skin.say("cyberverse-shared-news"), skin.say("cyberverse-shared-news-move")),
            expand=True,
        ),
    )
    inner = width - 2 * skin.px(14) - 2
    shift = ",".join(slot.event.id for slot in news.slots if slot.event and slot.event.was)
    track = Track.keyed(f"news-{turn}-{shift}")(skin, cast, news, is_drawing, inner, height - skin.px(58))
    return Panel(skin, Stacked(skin, caption, track, gap=8), padding=14)


@component
def Track(
    skin: Skin, cast: Cast, news: NewsView, is_drawing: bool, width: float, height: float
) -> ft.Control:
    """Slots from left to right; slot 1 leaves next."""
    has_moved = any(slot.event and slot.event.was for slot in news.slots)
    is_there = use_arrival(skin.motion and has_moved)
    gap = skin.px(12)
    left = news.left_track
    ghost = width * GHOST if left else 0.0
    count = len(news.slots)
    wide = (width - ghost - gap * (count - 1 + bool(left))) / count
    parts: list[ft.Control] = [_leaving(skin, left, ghost, height * 0.66, is_there)] if left else []
    parts += [_slot(skin, cast, slot, wide, height, is_there, is_drawing) for slot in news.slots]
    return ft.Row(parts, spacing=gap, vertical_alignment=ft.CrossAxisAlignment.END)


def _leaving(skin: Skin, names: tuple[str, ...], width: float, height: float, is_there: bool) -> ft.Control:
    muted = skin.palette.muted
    words = Stacked(
        skin,
        Icon(skin, "cv-event", skin.px(18), muted),
        *(Words(skin, name, 15, colour=muted, family=DISPLAY_700, lines=2) for name in names[:2]),
        Small(skin, skin.say("cyberverse-draw-leaves"), colour=muted),
    )
    face = ft.Container(
        words,
        padding=skin.px(8),
        width=width,
        height=height,
        border_radius=skin.px(14),
        border=ft.Border.all(1, skin.palette.outline),
        rotate=ft.Rotate(angle=-0.1 if is_there else 0),
        animate_rotation=skin.time(SLIDE),
        opacity=0.72 if is_there else 1,
        animate_opacity=skin.time(SLIDE),
        margin=ft.Margin.only(bottom=height * 0.12),
    )
    label = " ".join(skin.say("cyberverse-draw-left-track", name=name) for name in names)
    return Labelled(face, label)


def _slot(
    skin: Skin, cast: Cast, slot: NewsSlot, width: float, height: float, is_there: bool, is_drawing: bool
) -> ft.Control:
    found = tones(skin)
    paints = (found.violet, found.amber, found.magenta, found.sky, found.good)
    paint = paints[(slot.slot - 1) % len(paints)]
    unit = Small(skin, skin.say("cyberverse-draw-turns-left", n=slot.slot), lines=1, expand=True)
    head = InRow(skin, Big(skin, str(slot.slot), 19), unit, gap=6)
    if slot.event is None:
        face = _free(skin, is_drawing, height)
    else:
        at = slot.event.was is not None and not is_there
        face = ft.Container(
            _card(skin, cast, slot.event, paint, height),
            offset=ft.Offset(1.05 if at else 0, 0),
            animate_offset=ft.Animation(skin.time(SLIDE + 60 * slot.slot), ft.AnimationCurve.EASE_OUT_CUBIC),
        )
    return ft.Container(Spaced(skin, head, face, gap=6), width=width)


def _free(skin: Skin, is_drawing: bool, height: float) -> ft.Control:
    paint = tones(skin).magenta if is_drawing else skin.palette.muted
    key = "cyberverse-shared-new-event" if is_drawing else "cyberverse-draw-free-slot"
    inner = ft.Column(
        [
            *([Icon(skin, "plus-thin", skin.px(24), paint)] if is_drawing else []),
            Words(skin, skin.say(key), 15, colour=paint, family=TEXT_600, align=CENTER, lines=3),
        ],
        spacing=skin.px(4),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    face = ft.Container(inner, alignment=ft.Alignment.CENTER)
    return Panel(
        skin, face, height=height - skin.px(30), padding=10, radius=16, colour=paint if is_drawing else ""
    )


def _card(skin: Skin, cast: Cast, event: EventView, paint: str, height: float) -> ft.Control:
    found = tones(skin)
    where = cast.district(event.card.district) if event.card.district else ""
    detail = event.card.effect or where
    was = [Strong(skin, skin.say("cyberverse-draw-was", n=event.was), 14, colour=paint)] if event.was else []
    cancelled = (
        [Strong(skin, skin.say("cyberverse-draw-cancelled"), 14, colour=found.good)]
        if event.is_cancelled
        else []
    )
    is_low = height < skin.px(150) or skin.device == "tv"
    name = Words(
        skin, event.card.name, 18, family=DISPLAY_700, lines=1 if is_low else 2, expand=is_low or None
    )
    lead = Icon(skin, "cv-event", skin.px(18), paint)
    top = InRow(skin, lead, name if is_low else ft.Container(expand=True), *cancelled, *was, gap=8)
    words = [
        *([] if is_low else [name]),
        Words(skin, detail, 14.5, colour=skin.palette.muted, lines=2, line=1.15),
    ]
    slots = InRow(skin, *(_staff(skin, cast, event, slot, paint) for slot in STAFF), gap=6)
    return Panel(
        skin,
        ft.Column([top, *words, ft.Container(expand=True), slots], spacing=skin.px(4)),
        height=height - skin.px(30),
        padding=10,
        radius=16,
        colour=paint,
        selected=True,
    )


def _staff(skin: Skin, cast: Cast, event: EventView, slot: str, paint: str) -> ft.Control:
    """A slot for staff tokens with whose tokens lie there."""
    seats = [one.seat for one in event.staff if one.slot == slot]
    marks = [SeatMark(skin, cast.mark(seat), skin.px(14)) for seat in seats]
    said = word(skin, "slot", slot)
    face = ft.Container(
        Together(
            skin,
            *marks,
            *(
                []
                if marks and skin.device == "tv"
                else [Words(skin, said.lower(), 14, family=TEXT_600, line=1.1, lines=1)]
            ),
            gap=5,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(8), vertical=skin.px(5)),
        border_radius=skin.px(10),
        bgcolor=skin.wash(paint, 0.22 if seats else 0.04),
        border=ft.Border.all(1, skin.palette.outline),
    )
    names = ", ".join(cast.org_name(seat) for seat in seats)
    label = skin.say("cyberverse-shared-staff", slot=said, names=names, count=len(seats))
    return Labelled(face, label)
