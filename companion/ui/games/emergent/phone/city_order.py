"""Who sells first in a city, and which tier that makes: the referee's reasons in a few lines (ET-21..24)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views.results import SellerLine, TierLine
from companion.ui.games.emergent.draw.colours import own_ground, seat_look, tones
from companion.ui.games.emergent.draw.pieces import Cylinder
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import Big, InRow, Labelled, Panel, Spaced, Stacked, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_500, TEXT_600
from companion.ui.kit.pages import inner_width
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Fitted, Small, Strong, Words, fitting

NAMED = 0.25
"""How much of the width a name has in the order."""
READABLE = 0.85
"""Names that would have to shrink further stand as shapes: the rows below name them."""


@part
def TierRow(skin: Skin, cast: Cast, lines: tuple[TierLine, ...]) -> ft.Control:
    """The three tiers of the card and who has them; mine is framed in my colour."""
    made = [_tier(skin, cast, line) for line in lines]
    if skin.large_text:
        return Spaced(skin, *made, gap=6)
    return InRow(skin, *made, gap=8)


def _tier(skin: Skin, cast: Cast, line: TierLine) -> ft.Control:
    palette = skin.palette
    is_mine = cast.seat in line.seats
    look = seat_look(skin, cast.mine)
    who = ", ".join(_short(skin, cast, seat) for seat in line.seats)
    if not who:
        who = skin.say("emergent-phone-tier-nobody" if line.exists else "emergent-phone-tier-none")
    ink = look.words if is_mine else palette.muted
    wide = (inner_width(skin) - 16) / 3 - skin.px(28) - 34
    below: ft.Control = Words(skin, who, 14, family=TEXT_500, colour=ink, lines=2)
    if line.seats and not skin.large_text and fitting(who, skin.size(14), wide) < READABLE * skin.size(14):
        marks = [SeatMark(skin, cast.colour(seat), 18) for seat in line.seats]
        below = Labelled(InRow(skin, *marks, gap=4), who)
    words = Stacked(
        skin,
        Words(
            skin,
            skin.say("emergent-phone-tier-low", n=line.tier),
            14,
            family=TEXT_600,
            colour=palette.text if is_mine else palette.muted,
        ),
        below,
        gap=0,
        expand=True,
    )
    return ft.Container(
        InRow(skin, Big(skin, str(line.units), 28, colour="" if is_mine else palette.muted), words, gap=8),
        padding=ft.Padding.symmetric(horizontal=10, vertical=8),
        border_radius=16,
        bgcolor=own_ground(skin, cast.mine, 0.22) if is_mine else None,
        border=ft.Border.all(2 if is_mine else 1.2, look.colour if is_mine else palette.outline),
        opacity=1 if line.exists else 0.6,
        height=None if skin.large_text else 62,
        expand=None if skin.large_text else True,
    )


def _short(skin: Skin, cast: Cast, seat: str) -> str:
    return skin.say("emergent-phone-you-low") if cast.is_me(seat) else cast.name(seat)


@part
def SellingOrder(skin: Skin, cast: Cast, sellers: tuple[SellerLine, ...]) -> ft.Control:
    """By place: cylinders first, then distance; tied firms share one amber frame."""
    groups: list[list[SellerLine]] = []
    for line in sellers:
        if groups and line.group is not None and groups[-1][0].group == line.group:
            groups[-1].append(line)
        else:
            groups.append([line])
    return Spaced(skin, *(_group(skin, cast, lines) for lines in groups), gap=2)


def _group(skin: Skin, cast: Cast, lines: list[SellerLine]) -> ft.Control:
    rows = [_seller(skin, cast, line) for line in lines]
    if len(lines) == 1:
        return rows[0]
    return Panel(
        skin, Spaced(skin, *rows, gap=0), is_hollow=True, outline=tones(skin).amber, padding=0, radius=12
    )


def _seller(skin: Skin, cast: Cast, line: SellerLine) -> ft.Control:
    palette = skin.palette
    is_mine = cast.is_me(line.seat)
    if line.place is None or line.distance is None:
        reason = skin.say("emergent-phone-order-no-cubes")
    else:
        reason = skin.say("emergent-phone-order-why", cylinders=line.cylinders, distance=line.distance)
    sells = skin.say("emergent-phone-order-sells", n=line.sold)
    name = cast.you_or(skin, line.seat)
    ink = palette.text if line.sold else palette.muted
    label = f"{line.place or ''} {name}: {reason}, {sells}"
    head = [
        ft.Container(Figures(skin, str(line.place or "–"), 16, colour=palette.muted), width=16),
        SeatMark(skin, cast.colour(line.seat), 18),
    ]
    if skin.large_text:
        content: ft.Control = Spaced(
            skin,
            ft.Row([*head, Strong(skin, name, 16, expand=True), Strong(skin, sells, 16, colour=ink)]),
            Small(skin, reason),
            gap=0,
        )
    else:
        content = InRow(
            skin,
            *head,
            ft.Container(Fitted(skin, name, 16, NAMED * inner_width(skin)), expand=3),
            ft.Container(_reason(skin, cast, line, reason), expand=4),
            Strong(skin, sells, 15, colour=ink),
            gap=8,
        )
    row = ft.Container(
        content,
        padding=ft.Padding.symmetric(horizontal=10, vertical=5),
        border_radius=12,
        bgcolor=own_ground(skin, cast.mine) if is_mine else None,
    )
    return ft.Semantics(content=row, label=label, container=True, exclude_semantics=True)


def _reason(skin: Skin, cast: Cast, line: SellerLine, words: str) -> ft.Control:
    """Cylinders drawn with their number, then the distance; words where there are no cubes."""
    if line.place is None or line.distance is None:
        return Small(skin, words)
    return Together(
        skin,
        Cylinder(skin, cast.colour(line.seat), 17),
        Figures(skin, str(line.cylinders), 16),
        Small(skin, skin.say("emergent-phone-order-away", n=line.distance)),
    )
