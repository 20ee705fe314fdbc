"""The five districts as towers: influence as lit windows, who stands in the street (CV-6, CV-79, CV-88)."""

from __future__ import annotations

import random
from functools import lru_cache

import flet as ft

from companion.games.cyberverse.views import DistrictView, OrgView
from companion.games.cyberverse.words import DISTRICT_INFLUENCE
from companion.ui.games.cyberverse.draw.colours import district_colour, tones
from companion.ui.games.cyberverse.draw.skyline import tower
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.games.cyberverse.shared.street import Ambush, Crown, Henchmen, People
from companion.ui.kit import icons
from companion.ui.kit.boxes import Labelled, Spaced, Stacked, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK, seat_colour, seat_shape, tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Figures, Words

TOPS = (0.2, 0.13, 0.05, 0.16, 0.08)
"""How far below the top of the picture every tower's roof begins, as a share of its height."""
ROOFS = (0.18, 0.0, 0.26, 0.2, 0.15)
"""How much of its width a roof rises above its walls."""
INSIDE = 284
"""Room that influence, crown and street take, as a phone's length."""
MANY, NARROW = 4, 1100
"""So many organizations leave no room for crowns in the bar of a page no wider than this."""
MIDDLE = ft.CrossAxisAlignment.CENTER


@lru_cache(maxsize=128)
def tower_svg(
    number: int, width: float, height: float, low: float, colour: str, ground: str, shine: float, is_now: bool
) -> str:
    """One tower as SVG text with its small windows above `low`."""
    rise = ROOFS[number - 1] * width
    wall = rise + 2
    chance = random.Random(number * 7919)  # noqa: S311 - a picture
    lights = []
    y = wall + 12
    while y < low:
        for column in range(1, 7):
            if chance.random() < 0.32:
                glow = 0.55 if chance.random() < 0.4 else 0.16
                lights.append(
                    f'<rect x="{width * column / 7.6:.1f}" y="{y:.1f}" width="{width / 13:.1f}" height="4" '
                    f'rx="1" fill="{colour}" fill-opacity="{glow}"/>'
                )
        y += 13
    stroke = 3 if is_now else 1.8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}">'
        '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{tint(colour, ground, shine)}"/>'
        f'<stop offset="1" stop-color="{tint(colour, ground, shine * 0.25)}"/></linearGradient></defs>'
        f'<path d="{tower(number, stroke / 2, wall, width - stroke, height - 1)}" fill="url(#g)" '
        f'stroke="{colour}" stroke-opacity="{0.95 if is_now else 0.7}" stroke-width="{stroke}" '
        f'stroke-linejoin="round"/>{"".join(lights)}</svg>'
    )


@part
def City(
    skin: Skin,
    cast: Cast,
    districts: tuple[DistrictView, ...],
    now: str | None,
    width: float,
    height: float,
) -> ft.Control:
    """All five, side by side; below each other where there is no room."""
    if stacks(skin):
        wide = min(width, skin.px(420))
        tall = skin.px(330) * (1.35 if skin.large_text else 1)
        return ft.Column(
            [
                Tower.keyed(f"tower-{board.number}")(skin, cast, board, now, wide, tall, 0)
                for board in districts
            ],
            spacing=skin.px(18),
            tight=True,
            horizontal_alignment=MIDDLE,
        )
    gap = skin.px(13)
    wide = (width - 4 * gap) / 5
    return ft.Row(
        [
            Tower.keyed(f"tower-{board.number}")(
                skin, cast, board, now, wide, height, TOPS[board.number - 1] * height
            )
            for board in districts
        ],
        spacing=gap,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


@part
def Tower(
    skin: Skin, cast: Cast, board: DistrictView, now: str | None, width: float, height: float, top: float
) -> ft.Control:
    """One district; its name stands above its roof."""
    paint = district_colour(skin, board.number)
    label = skin.size(16) * 1.2 + skin.size(20) * 1.1 + skin.px(6)
    tall = height - top - label
    is_now = board.state == "now"
    drawn = ft.Image(
        src=tower_svg(
            board.number,
            round(width),
            round(tall),
            round(tall - skin.px(INSIDE)),
            paint,
            skin.palette.background,
            0.26 if skin.is_dark else 0.2,
            is_now,
        ),
        width=width,
        height=tall,
        fit=ft.BoxFit.FILL,
        exclude_from_semantics=True,
    )
    inner = ft.Container(
        _inside(skin, cast, board, now, width, paint),
        left=0,
        right=0,
        bottom=skin.px(8),
        padding=ft.Padding.symmetric(horizontal=skin.px(8)),
    )
    head = ft.Column(
        [
            Words(skin, str(board.number), 20, colour=paint, family=DISPLAY_700, align=CENTER, line=1.0),
            Words(skin, board.name, 15.5, family=TEXT_700, align=CENTER, line=1.1, lines=1),
        ],
        spacing=skin.px(3),
        tight=True,
        horizontal_alignment=MIDDLE,
    )
    picture = ft.Stack([drawn, inner], width=width, height=tall)
    face = ft.Container(
        ft.Column([head, picture], spacing=skin.px(3), tight=True, horizontal_alignment=MIDDLE), width=width
    )
    return Labelled(face, told(skin, cast, board))


def told(skin: Skin, cast: Cast, board: DistrictView) -> str:
    """A district as a sentence, for who cannot see it."""
    tokens = tuple(f"{cast.org_name(one.seat)} {one.tokens}" for one in board.influence if one.tokens)
    figures = tuple(one.name for one in board.figures if one.kind != "henchman")
    return skin.say(
        "cyberverse-shared-district",
        number=board.number,
        name=board.name,
        tokens=skin.language.listed(tokens),
        has=len(tokens),
        leader=cast.org_name(board.leader),
        leads=int(board.leader is not None),
        figures=skin.language.listed(figures),
        count=len(figures),
        henchmen=board.henchmen,
        ambush=cast.org_name(board.ambush),
        traps=int(board.ambush is not None),
    )


def _inside(
    skin: Skin, cast: Cast, board: DistrictView, now: str | None, width: float, paint: str
) -> ft.Control:
    line = ft.Container(
        height=1.5, bgcolor=skin.wash(paint, 0.6), margin=ft.Margin.symmetric(horizontal=skin.px(6))
    )
    return Spaced(
        skin,
        _windows(skin, cast, board, width - skin.px(22)),
        Crown(skin, cast, board),
        line,
        People(skin, cast, board, now, width - skin.px(16)),
        Henchmen(skin, board),
        Ambush(skin, cast, board),
        gap=7,
    )


def _windows(skin: Skin, cast: Cast, board: DistrictView, width: float) -> ft.Control:
    """A column a seat, the lowest window first: all rows align to compare at a glance."""
    count = max(len(board.influence), 1)
    gap = skin.px(6)
    wide = min((width - gap * (count - 1)) / count, skin.px(58))
    tall = min(wide * 0.92, skin.px(36))

    def cell(colour: str, is_lit: bool) -> ft.Control:
        base = seat_colour(colour, skin.palette)
        ground = base if is_lit else tint(base, skin.palette.background, 0.07)
        ink = INK if is_lit else tint(base, skin.palette.background, 0.45)
        mark = icons.svg(seat_shape(colour), ink, ground)
        return ft.Container(
            ft.Image(src=mark, width=tall * 0.42, height=tall * 0.42, exclude_from_semantics=True),
            width=wide,
            height=tall,
            border_radius=skin.px(8),
            bgcolor=ground,
            border=ft.Border.all(
                1.2, (skin.palette.edge or base) if is_lit else tint(base, skin.palette.background, 0.25)
            ),
            alignment=ft.Alignment.CENTER,
            shadow=_glow(skin, base) if is_lit and skin.is_dark else None,
        )

    columns = [
        Stacked(
            skin,
            *(cell(cast.mark(one.seat), level <= one.tokens) for level in range(DISTRICT_INFLUENCE, 0, -1)),
            gap=5,
        )
        for one in board.influence
    ]
    return ft.Row(list(columns), spacing=gap, alignment=ft.MainAxisAlignment.CENTER)


def _glow(skin: Skin, colour: str) -> ft.BoxShadow:
    return ft.BoxShadow(blur_radius=skin.px(8), color=ft.Colors.with_opacity(0.22, colour))


@part
def Leads(skin: Skin, cast: Cast, organizations: tuple[OrgView, ...]) -> ft.Control:
    """Every organization's influence, and how many districts it leads."""
    is_short, has_crown = skin.device != "tv" or len(organizations) > 2, skin.width > NARROW
    parts: list[ft.Control] = []
    for one in organizations:
        said = skin.say("cyberverse-shared-leads", n=one.influence_placed, leads=one.leads)
        words: list[ft.Control] = [
            Words(skin, said, 14.5, colour=skin.palette.muted, family=TEXT_500, lines=1, line=1.1)
        ]
        if is_short:
            led = [
                Icon(skin, "crown", skin.px(16), tones(skin).amber),
                Figures(skin, str(one.leads), 15.5),
            ]
            words = [
                Figures(skin, str(one.influence_placed), 15.5),
                *(led if has_crown or len(organizations) < MANY else []),
            ]
        name = [] if len(organizations) > 2 and skin.device == "tablet" else [one.name]
        row = Together(
            skin,
            SeatMark(skin, cast.mark(one.seat), skin.px(17)),
            *(Words(skin, text, 15.5, family=TEXT_700, lines=1, line=1.1) for text in name),
            *words,
        )
        parts.append(Labelled(row, f"{one.name}: {said}"))
    return ft.Row(parts, spacing=skin.px(16), run_spacing=skin.px(8), tight=True, wrap=stacks(skin))
