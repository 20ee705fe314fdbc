"""Who won, and what the last sale of DCs brought (ET-35, ET-36)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.sums.standings import by_total
from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.ending import EndView, FinalLine
from companion.ui.games.emergent.draw.money import MINUS, change, dollars
from companion.ui.games.emergent.draw.pieces import DcDisc
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared.page import is_narrow, room
from companion.ui.games.emergent.shared.people import Coin, SeatCard
from companion.ui.kit.boxes import Big, InRow, Stacked, Together, Wrapped
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700, FIGURES_600, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Heading, Muted, Words

MOST_DISCS = 13


def winner_line(skin: Skin, cast: Cast, end: EndView) -> str:
    """`Ann wins`, `Ann and Bo share the win`."""
    return skin.say("emergent-shared-wins", names=cast.people(skin, end.winners), count=len(end.winners))


def why_line(skin: Skin, view: EmergentView, end: EndView) -> str:
    """By what it was decided, with the figure."""
    figure = ""
    if end.firms and end.winners:
        best = next(line for line in end.firms if line.seat == end.winners[0])
        figure = dollars(best.total)
    elif view.fast and view.fast.scores:
        figure = str(view.fast.scores[0].points)
    return skin.say(f"emergent-shared-by-{end.decided_by.replace('_', '-')}", figure=figure)


@part
def Hero(skin: Skin, cast: Cast, end: EndView, why: str) -> ft.Control:
    """The winner, large."""
    coins = [Coin(skin, cast, seat, 74) for seat in end.winners]
    words = Stacked(
        skin,
        Heading(skin, winner_line(skin, cast, end), 44, bold=True, lines=2),
        Muted(skin, why, 18),
        gap=6,
        expand=True,
    )
    trophy = Icon(skin, "trophy", skin.px(70), skin.look.accent)
    if is_narrow(skin):
        return InRow(skin, *coins[:1], words, gap=16)
    return ft.Row([*coins, words, trophy], spacing=skin.px(16), height=skin.px(108))


def _discs(skin: Skin, cast: Cast, line: FinalLine) -> ft.Control:
    """The DCs that are sold at the end, drawn."""
    colour = cast.colour(line.seat)
    discs = [
        DcDisc(skin, colour, dc.size, skin.px(16 if dc.size == "small" else 21))
        for dc in sorted(line.dcs, key=lambda dc: dc.size)[:MOST_DISCS]
    ]
    if not discs:
        return Muted(skin, skin.say("emergent-shared-no-dcs"), 15.6)
    return Wrapped(skin, *discs, gap=2)


def _sum(skin: Skin, label: str, figure: str, *, ink: str = "") -> ft.Control:
    return ft.Column(
        [
            Words(skin, figure, 24, family=FIGURES_600, colour=ink, line=1.0),
            Muted(skin, label, 14.5, lines=1),
        ],
        spacing=skin.px(5),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )


def _low(skin: Skin, cast: Cast, line: FinalLine, name: ft.Control, total: ft.Control) -> ft.Control:
    """One seat on a narrow page: the name with the total, then what it is made of."""
    top = InRow(skin, Coin(skin, cast, line.seat, 44), ft.Container(name, expand=True), total, gap=12)
    cash = f"{dollars(line.cash)} {skin.say('emergent-shared-cash')}"
    sale = f"{change(line.sale)} {skin.say('emergent-shared-final-sale', n=len(line.dcs))}"
    return Stacked(skin, top, _discs(skin, cast, line), Muted(skin, f"{cash}, {sale}", 15.6), gap=8)


@part
def FinalFirm(skin: Skin, cast: Cast, line: FinalLine, is_winner: bool) -> ft.Control:
    """One seat: cash, DCs, what they bring, the total."""
    wide = 0.4 * room(skin)[0] if is_narrow(skin) else skin.px(320 if skin.device == "tv" else 210)
    name = Stacked(
        skin,
        Fitted(skin, cast.name(line.seat), 22, wide, lines=1, family=DISPLAY_700),
        Words(
            skin,
            skin.say(
                "emergent-shared-winner" if is_winner else "emergent-shared-sold-all", n=line.units_sold
            ),
            15.6,
            family=TEXT_600,
            colour=skin.palette.text if is_winner else skin.palette.muted,
            line=1.1,
        ),
    )
    total = Together(
        skin,
        Big(skin, f"{MINUS if line.total < 0 else ''}$", 44),
        RollingNumber(skin, abs(line.total), skin.size(44), key=f"total-{line.seat}"),
        gap=0,
    )
    if is_narrow(skin):
        return SeatCard(
            skin, cast.paint(skin, line.seat), _low(skin, cast, line, name, total), strong=is_winner
        )
    row = InRow(
        skin,
        Coin(skin, cast, line.seat, 50),
        ft.Container(name, width=wide),
        ft.Container(_discs(skin, cast, line), expand=True),
        _sum(skin, skin.say("emergent-shared-cash"), dollars(line.cash)),
        ft.Container(
            _sum(
                skin,
                skin.say("emergent-shared-final-sale", n=len(line.dcs)),
                change(line.sale),
                ink=skin.palette.good if line.sale else "",
            ),
            width=skin.px(150),
            alignment=ft.Alignment.CENTER_RIGHT,
        ),
        ft.Container(total, width=skin.px(170), alignment=ft.Alignment.CENTER_RIGHT),
        gap=16,
    )
    return SeatCard(skin, cast.paint(skin, line.seat), row, strong=is_winner)


def Result(skin: Skin, cast: Cast, view: EmergentView, end: EndView) -> ft.Control:
    """The winner, then everybody by total."""
    rows = [FinalFirm(skin, cast, line, line.seat in end.winners) for line in by_total(end)]
    return ft.Column(
        [Hero(skin, cast, end, why_line(skin, view, end)), *rows],
        spacing=skin.px(14),
        scroll=None if is_narrow(skin) else ft.ScrollMode.AUTO,
        tight=is_narrow(skin),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
