"""Cash: written, changed, and as the hero of the organization (CV-4)."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.skyline import Skyline
from companion.ui.kit.boxes import Caption, InRow, Spaced, Stacked
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.skin import Says, Skin
from companion.ui.kit.text import Figures, Words, style


def number(amount: int) -> str:
    """`1,400`, with a real minus."""
    return f"{amount:,}".replace("-", "−")


def money(says: Says, amount: int) -> str:
    """`1,400 D`."""
    return says.say("cyberverse-draw-money", amount=number(amount))


def signed(amount: int) -> str:
    """`+300`, `−300`."""
    return f"+{number(amount)}" if amount > 0 else number(amount)


@frozen
class CashChange:
    """A line of the ledger in words."""

    amount: int
    reason: str


def CashFigure(skin: Skin, cash: int, size: float, *, colour: str = "") -> ft.Control:
    """A big amount with its D; it rolls to a new value. `size` is in real pixels."""
    unit = ft.Text("D", style=style(size * 0.56, tones(skin).magenta, DISPLAY_700, 1.0))
    return ft.Row(
        [RollingNumber(skin, cash, size, colour=colour or skin.palette.text), unit],
        spacing=skin.px(6),
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


def LedgerChange(skin: Skin, change: CashChange, *, step: float = 15) -> ft.Control:
    """`+300 hacked JoyTown`."""
    found = tones(skin)
    paint = found.red if change.amount < 0 else found.good
    return InRow(
        skin,
        Figures(skin, signed(change.amount), step, colour=paint),
        Words(
            skin,
            change.reason,
            step - 0.5,
            colour=skin.palette.muted,
            family=TEXT_500,
            lines=2,
            expand=True,
            line=1.15,
        ),
        gap=8,
    )


def CashHero(
    skin: Skin, cash: int, changes: Sequence[CashChange], width: float, *, on_click: Tap | None = None
) -> ft.Control:
    """The cash over the skyline with its last changes; a tap opens the whole ledger."""
    tall = skin.size(15) * 1.5 * 3 + skin.px(64)
    left = ft.Column(
        [
            Caption(skin, skin.say("cyberverse-draw-cash")),
            CashFigure(skin, cash, skin.px(38 if cash < 10_000 else 32)),
        ],
        spacing=skin.px(4),
        tight=True,
        alignment=ft.MainAxisAlignment.END,
    )
    card = ft.Container(
        Stacked(skin, *(LedgerChange(skin, one) for one in changes[:3]), gap=5),
        padding=skin.px(10),
        border_radius=skin.px(14),
        bgcolor=skin.wash(tones(skin).violet, 0.04),
        border=ft.Border.all(1, skin.palette.outline),
        ink=on_click is not None,
        on_click=guarded(on_click),
        expand=on_click is None or None,
    )
    said = "; ".join(f"{signed(one.amount)} {one.reason}" for one in changes[:3])
    right: ft.Control = (
        ft.Semantics(
            content=card,
            label=skin.say("cyberverse-draw-ledger", changes=said),
            button=True,
            container=True,
            exclude_semantics=True,
            expand=True,
        )
        if on_click
        else card
    )
    if skin.large_text:
        return Spaced(skin, left, *([ft.Row([right])] if changes else []))
    row = ft.Row(
        [
            ft.Container(left, width=width * 0.46, alignment=ft.Alignment.BOTTOM_LEFT),
            *([right] if changes else []),
        ],
        spacing=skin.px(10),
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    return ft.Stack(
        [
            ft.Container(Skyline(skin, width, tall), left=0, top=0),
            ft.Container(row, left=0, right=0, bottom=0),
        ],
        width=width,
        height=tall,
    )


def BeforeAfter(
    skin: Skin, before_word: str, before: int, after_word: str, after: int, *, colour: str = ""
) -> ft.Control:
    """Two amounts with an arrow: what there is, and what will be."""
    size = skin.px(32)

    def side(word: str, amount: int, paint: str) -> ft.Control:
        return Stacked(
            skin, Caption(skin, word), CashFigure(skin, amount, size, colour=paint), gap=6, expand=True
        )

    return InRow(
        skin,
        side(before_word, before, ""),
        Icon(skin, "arrow", skin.px(22), skin.palette.muted),
        side(after_word, after, colour),
    )


def Amount(skin: Skin, amount: int, step: float = 17, *, colour: str = "") -> ft.Control:
    """`300 D` in figures that stand in columns."""
    return Figures(skin, money(skin, amount), step, colour=colour)
