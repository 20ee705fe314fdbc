"""Who sells first in a city, and which tier that makes: the referee's reasons in a few lines (ET-21..24)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views.results import CityResult, SellerLine, TierLine
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import Cylinder, seat_look, tones
from companion.ui.games.emergent.phone.bits import Big, Mark, Panel, Small, my_ground
from companion.ui.games.emergent.phone.page import MIDDLE, Spaced
from companion.ui.kit.fonts import TEXT_500, TEXT_600
from companion.ui.kit.text import Figures, Strong, Words
from companion.ui.stage import Stage


def TierRow(stage: Stage, result: CityResult) -> ft.Control:
    """The three tiers of the card and who has them; mine is framed in my colour."""
    made = [_tier(stage, line) for line in result.tier_lines]
    if stage.skin.large_text:
        return Spaced(stage.skin, *made, gap=6)
    return ft.Row(list(made), spacing=8)


def _tier(stage: Stage, line: TierLine) -> ft.Control:
    skin, palette = stage.skin, stage.skin.palette
    is_mine = reading.my_seat(stage) in line.seats
    look = seat_look(skin, reading.my_colour(stage))
    if not line.exists:
        who = skin.say("emergent-phone-tier-none")
    elif line.seats:
        who = ", ".join(_short(stage, seat) for seat in line.seats)
    else:
        who = skin.say("emergent-phone-tier-nobody")
    words = ft.Column(
        [
            Words(
                skin,
                skin.say("emergent-phone-tier-low", n=line.tier),
                14,
                family=TEXT_600,
                colour=palette.text if is_mine else palette.muted,
            ),
            Words(skin, who, 14, family=TEXT_500, colour=look.words if is_mine else palette.muted, lines=2),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    return ft.Container(
        ft.Row(
            [Big(skin, str(line.units), 28, colour="" if is_mine else palette.muted), words],
            spacing=8,
            vertical_alignment=MIDDLE,
        ),
        padding=ft.Padding.symmetric(horizontal=10, vertical=8),
        border_radius=16,
        bgcolor=my_ground(stage, 0.22) if is_mine else None,
        border=ft.Border.all(2 if is_mine else 1.2, look.colour if is_mine else palette.outline),
        opacity=1 if line.exists else 0.6,
        height=None if skin.large_text else 62,
        expand=None if skin.large_text else True,
    )


def _short(stage: Stage, seat: str) -> str:
    return stage.say("emergent-phone-you-low") if reading.is_me(stage, seat) else reading.name(stage, seat)


def CityOrder(stage: Stage, result: CityResult) -> ft.Control:
    """By place: cylinders first, then distance; tied firms share one amber frame."""
    groups: list[list[SellerLine]] = []
    for line in result.sellers:
        if groups and line.group is not None and groups[-1][0].group == line.group:
            groups[-1].append(line)
        else:
            groups.append([line])
    return Spaced(stage.skin, *(_group(stage, lines) for lines in groups), gap=2)


def _group(stage: Stage, lines: list[SellerLine]) -> ft.Control:
    rows = [_seller(stage, line) for line in lines]
    if len(lines) == 1:
        return rows[0]
    skin = stage.skin
    return Panel(
        skin, Spaced(skin, *rows, gap=0), is_hollow=True, outline=tones(skin).amber, padding=0, radius=12
    )


def _seller(stage: Stage, line: SellerLine) -> ft.Control:
    skin, palette = stage.skin, stage.skin.palette
    is_mine = reading.is_me(stage, line.seat)
    if line.place is None or line.distance is None:
        reason = skin.say("emergent-phone-order-no-cubes")
    else:
        reason = skin.say("emergent-phone-order-why", cylinders=line.cylinders, distance=line.distance)
    sells = skin.say("emergent-phone-order-sells", n=line.sold)
    name = reading.you_or(stage, line.seat)
    ink = palette.text if line.sold else palette.muted
    label = f"{line.place or ''} {name}: {reason}, {sells}"
    head = [
        ft.Container(Figures(skin, str(line.place or "–"), 16, colour=palette.muted), width=16),
        Mark(stage, line.seat, 18),
    ]
    if skin.large_text:
        content: ft.Control = Spaced(
            skin,
            ft.Row([*head, Strong(skin, name, 16, expand=True), Strong(skin, sells, 16, colour=ink)]),
            Small(skin, reason),
            gap=0,
        )
    else:
        content = ft.Row(
            [
                *head,
                ft.Container(Strong(skin, name, 16, lines=1), expand=3),
                ft.Container(_reason(stage, line, reason), expand=4),
                Strong(skin, sells, 15, colour=ink),
            ],
            spacing=8,
            vertical_alignment=MIDDLE,
        )
    row = ft.Container(
        content,
        padding=ft.Padding.symmetric(horizontal=10, vertical=5),
        border_radius=12,
        bgcolor=my_ground(stage) if is_mine else None,
    )
    return ft.Semantics(content=row, label=label, container=True, exclude_semantics=True)


def _reason(stage: Stage, line: SellerLine, words: str) -> ft.Control:
    """Cylinders drawn with their number, then the distance; words where there are no cubes."""
    skin = stage.skin
    if line.place is None or line.distance is None:
        return Small(skin, words)
    return ft.Row(
        [
            Cylinder(skin, reading.colour(stage, line.seat), 17),
            Figures(skin, str(line.cylinders), 16),
            Small(skin, skin.say("emergent-phone-order-away", n=line.distance)),
        ],
        spacing=6,
        tight=True,
        vertical_alignment=MIDDLE,
    )
