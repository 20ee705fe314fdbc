"""What a tried plan would have done: the money, the cities, the others (ET-37)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergent.sums.whatif import CityChange, FirmChange, WhatIf
from companion.games.emergent.views.ledger import Ledger
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.money import change, dollars
from companion.ui.games.emergent.draw.tables import ChangeDots, ChangeRow
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared.people import Coin
from companion.ui.kit.boxes import Big, InRow, Stacked, Together, Wrapped
from companion.ui.kit.fonts import FIGURES_600, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Strong, Words

SUMS: tuple[tuple[str, Callable[[Ledger], int], int], ...] = (
    ("sales", lambda one: one.income, 1),
    ("dcs", lambda one: one.dcs_sold + one.forced_sale - one.built, 1),
    ("goods", lambda one: one.cubes + one.cylinders, -1),
    ("transport", lambda one: one.transport, -1),
    ("running", lambda one: one.operating, -1),
)
"""Name, sum, and whether more of it is good."""


def _ink(skin: Skin, amount: int) -> str:
    palette = skin.palette
    return palette.good if amount > 0 else palette.bad if amount < 0 else palette.muted


def _difference(skin: Skin, amount: int) -> str:
    return change(amount) if amount else skin.say("emergent-whatif-same")


def _sum(skin: Skin, label: str, before: int, after: int, good: int) -> ft.Control:
    better = (after - before) * good
    return InRow(
        skin,
        Words(skin, label, 16, line=1.1, lines=1, expand=True),
        Muted(
            skin,
            skin.say(
                "emergent-whatif-from-to",
                before=dollars(before),
                after=dollars(after),
            ),
            15.6,
            lines=1,
        ),
        ft.Container(
            Words(
                skin,
                _difference(skin, better),
                16,
                family=FIGURES_600,
                colour=_ink(skin, better),
                line=1.0,
            ),
            width=skin.px(62),
            alignment=ft.Alignment.CENTER_RIGHT,
        ),
        gap=8,
    )


def TriedMoney(skin: Skin, cast: Cast, tried: WhatIf) -> ft.Control:
    """The firm's money after the round, before and with the changes, by kind."""
    was, now = tried.before, tried.after
    if was is None or now is None:
        return ft.Container()
    before, after = was.end or 0, now.end or 0
    is_mine = cast.is_me(tried.seat)
    title = skin.say(
        "emergent-whatif-my-money" if is_mine else "emergent-whatif-money",
        name=cast.name(tried.seat),
        n=tried.round,
    )
    amber = tones(skin).amber_words
    big = 32 if not skin.is_small else 28
    head = Wrapped(
        skin,
        Big(skin, dollars(before), big, skin.palette.muted),
        Icon(skin, "arrow", skin.px(30), amber),
        Big(skin, dollars(after), big),
        Big(skin, _difference(skin, after - before), 26, _ink(skin, after - before)),
        gap=12,
        between=6,
    )
    rows = [
        _sum(skin, skin.say(f"emergent-whatif-sum-{name}"), of(was), of(now), good)
        for name, of, good in SUMS
        if of(was) != of(now)
    ]
    column = Stacked(
        skin, Words(skin, title, 16.5, family=TEXT_600, colour=skin.palette.muted), head, *rows, gap=8
    )
    return Card(skin, column, padding=16, colour=tint(tones(skin).accent, skin.palette.card, 0.1))


def why(skin: Skin, city: CityChange) -> str:
    """What is different in a city, in a word or two: another place, another tier, more or fewer cubes."""
    before, after = city.before, city.after
    if before.place != after.place:
        if after.place is None:
            return skin.say("emergent-whatif-why-out")
        return skin.say("emergent-whatif-why-place", n=after.place)
    if before.tier != after.tier:
        return skin.say("emergent-whatif-why-tier", n=after.tier or 0)
    if before.sold != after.sold:
        return skin.say(f"emergent-whatif-why-{'more' if after.sold > before.sold else 'fewer'}")
    return skin.say("emergent-whatif-same")


def change_rows(skin: Skin, cast: Cast, tried: WhatIf) -> tuple[ChangeRow, ...]:
    """Units in every city, before and after."""
    return tuple(
        ChangeRow(
            cast.city_name(city.city),
            cast.rank(city.city),
            city.before.sold,
            city.after.sold,
            why=why(skin, city),
            is_good=city.after.sold > city.before.sold,
        )
        for city in tried.cities
    )


def TriedCities(skin: Skin, cast: Cast, tried: WhatIf, width: float, height: float) -> ft.Control:
    """A ring for what happened, the seat's shape for what would have, a line between them."""
    seat = tried.seat
    head = skin.px(66)
    inner = width - 2 * skin.px(16)
    title = Heading(skin, skin.say("emergent-whatif-units", name=cast.name(seat)), 19, lines=1)
    ring = ft.Container(
        width=skin.px(15),
        height=skin.px(15),
        shape=ft.BoxShape.CIRCLE,
        border=ft.Border.all(skin.px(2.4), skin.palette.muted),
    )
    legend = Wrapped(
        skin,
        ring,
        Muted(skin, skin.say("emergent-whatif-happened"), 14.5, lines=1),
        ft.Container(width=skin.px(6)),
        Coin(skin, cast, seat, 20),
        Muted(skin, skin.say("emergent-whatif-changed"), 14.5, lines=1),
        gap=7,
        between=4,
    )
    dots = ChangeDots(
        skin,
        cast.colour(seat),
        change_rows(skin, cast, tried),
        inner,
        height - head - 2 * skin.px(14),
    )
    top: ft.Control = ft.Container(Stacked(skin, title, legend, gap=5), height=head)
    if skin.large_text:
        top = Stacked(skin, title, legend, gap=5)
    return Card(skin, Stacked(skin, top, dots, gap=0), padding=14)


def _other(skin: Skin, cast: Cast, firm: FirmChange) -> ft.Control:
    words = Stacked(
        skin,
        Together(
            skin,
            Strong(skin, cast.name(firm.seat), 17, lines=1),
            Big(skin, _difference(skin, firm.change), 18, _ink(skin, firm.change)),
            gap=8,
        ),
        Muted(
            skin,
            skin.say("emergent-whatif-now", after=dollars(firm.after)),
            15,
            lines=1,
        ),
        gap=3,
    )
    return Together(skin, Coin(skin, cast, firm.seat, 28), words, gap=9)


def TriedOthers(skin: Skin, cast: Cast, tried: WhatIf) -> ft.Control:
    """What the changes do to everybody else."""
    others = [_other(skin, cast, firm) for firm in tried.firms if firm.seat != tried.seat]
    column = Stacked(
        skin,
        Heading(skin, skin.say("emergent-whatif-others"), 19, lines=1),
        Wrapped(skin, *others, gap=14, between=9),
        gap=10,
    )
    return Card(skin, column, padding=16)
