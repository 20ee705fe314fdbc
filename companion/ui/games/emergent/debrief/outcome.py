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
from companion.ui.kit.fonts import DISPLAY_700, FIGURES_600, TEXT_600
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
    return ft.Row(
        [
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
        ],
        spacing=skin.px(8),
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
    head = ft.Row(
        [
            Words(
                skin,
                dollars(before),
                big,
                family=DISPLAY_700,
                colour=skin.palette.muted,
                line=1.0,
            ),
            Icon(skin, "arrow", skin.px(30), amber),
            Words(skin, dollars(after), big, family=DISPLAY_700, line=1.0),
            Words(
                skin,
                _difference(skin, after - before),
                26,
                family=DISPLAY_700,
                colour=_ink(skin, after - before),
                line=1.0,
            ),
        ],
        spacing=skin.px(12),
        run_spacing=skin.px(6),
        wrap=True,
    )
    rows = [
        _sum(skin, skin.say(f"emergent-whatif-sum-{name}"), of(was), of(now), good)
        for name, of, good in SUMS
        if of(was) != of(now)
    ]
    column = ft.Column(
        [Words(skin, title, 16.5, family=TEXT_600, colour=skin.palette.muted), head, *rows],
        spacing=skin.px(8),
        tight=True,
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
    legend = ft.Row(
        [
            ring,
            Muted(skin, skin.say("emergent-whatif-happened"), 14.5, lines=1),
            ft.Container(width=skin.px(6)),
            Coin(skin, cast, seat, 20),
            Muted(skin, skin.say("emergent-whatif-changed"), 14.5, lines=1),
        ],
        spacing=skin.px(7),
        run_spacing=skin.px(4),
        wrap=True,
    )
    dots = ChangeDots(
        skin,
        cast.colour(seat),
        change_rows(skin, cast, tried),
        inner,
        height - head - 2 * skin.px(14),
    )
    top: ft.Control = ft.Container(ft.Column([title, legend], spacing=skin.px(5), tight=True), height=head)
    if skin.large_text:
        top = ft.Column([title, legend], spacing=skin.px(5), tight=True)
    return Card(skin, ft.Column([top, dots], spacing=0, tight=True), padding=14)


def _other(skin: Skin, cast: Cast, firm: FirmChange) -> ft.Control:
    words = ft.Column(
        [
            ft.Row(
                [
                    Strong(skin, cast.name(firm.seat), 17, lines=1),
                    Words(
                        skin,
                        _difference(skin, firm.change),
                        18,
                        family=DISPLAY_700,
                        colour=_ink(skin, firm.change),
                        line=1.0,
                    ),
                ],
                spacing=skin.px(8),
                tight=True,
            ),
            Muted(
                skin,
                skin.say("emergent-whatif-now", after=dollars(firm.after)),
                15,
                lines=1,
            ),
        ],
        spacing=skin.px(3),
        tight=True,
    )
    return ft.Row([Coin(skin, cast, firm.seat, 28), words], spacing=skin.px(9), tight=True)


def TriedOthers(skin: Skin, cast: Cast, tried: WhatIf) -> ft.Control:
    """What the changes do to everybody else."""
    others = [_other(skin, cast, firm) for firm in tried.firms if firm.seat != tried.seat]
    column = ft.Column(
        [
            Heading(skin, skin.say("emergent-whatif-others"), 19, lines=1),
            ft.Row(list(others), spacing=skin.px(14), run_spacing=skin.px(9), wrap=True),
        ],
        spacing=skin.px(10),
        tight=True,
    )
    return Card(skin, column, padding=16)
