"""Money as people read it: what is left, the bar of everything there is, and the pattern of each kind."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.colours import MoneyKind
from companion.ui.games.emergent.draw.patterns import block, hatched
from companion.ui.games.emergent.draw.pen import Pen, picture
from companion.ui.games.emergent.draw.shapes import kind_svg
from companion.ui.kit.boxes import InRow, Stacked, Together
from companion.ui.kit.fonts import DISPLAY_700, FIGURES_600, TEXT_400
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong, Words

MINUS = "−"
SPENDING: tuple[MoneyKind, ...] = ("dcs", "cubes", "cylinders")


def dollars(amount: int) -> str:
    """`$8`, `−$8`."""
    return f"{MINUS}${-amount}" if amount < 0 else f"${amount}"


def change(amount: int) -> str:
    """`+$8`, `−$8`, `$0`."""
    return f"+${amount}" if amount > 0 else dollars(amount)


def signed(number: int) -> str:
    """`+2`, `−2`, `0`."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "0"


@frozen
class MoneyPlan:
    """A plan in money (ET-12): what there is, what it costs, and the running cost still to come (ET-28)."""

    cash: int
    sales: int = 0
    """Paid by the bank for DCs sold in this plan."""
    dcs: int = 0
    cubes: int = 0
    cylinders: int = 0
    running: int = 0

    @property
    def total(self) -> int:
        """All there is to spend."""
        return self.cash + self.sales

    @property
    def spent(self) -> int:
        """What the plan costs."""
        return self.dcs + self.cubes + self.cylinders

    @property
    def left(self) -> int:
        """What stays; below zero the plan costs too much."""
        return self.total - self.spent


def KindIcon(skin: Skin, kind: MoneyKind, size: float, paint: str = "") -> ft.Control:
    """The picture of a kind of money."""
    side = size + 2
    return picture(side, side, kind_svg(skin, kind, side / 2, side / 2, size * 0.92, paint))


def KindSwatch(skin: Skin, kind: MoneyKind, width: float, height: float) -> ft.Control:
    """A piece of its pattern, for legends."""
    return picture(width, height, block(skin, kind, 0, 0, width, height, step=max(5.0, height * 0.3)))


def kind_word(skin: Skin, kind: MoneyKind) -> str:
    """What a kind of money is called."""
    return skin.say(f"emergent-draw-kind-{kind}")


def KindLegend(skin: Skin, kinds: Sequence[MoneyKind], *, step: float = 14) -> ft.Control:
    """Swatch, picture and word for each kind; it wraps."""
    size = skin.size(step)
    return ft.Row(
        [
            ft.Row(
                [
                    KindSwatch(skin, kind, size * 1.2, size * 1.2),
                    Words(skin, kind_word(skin, kind), step, colour=skin.palette.muted, line=1.1),
                ],
                spacing=size * 0.4,
                tight=True,
            )
            for kind in kinds
        ],
        spacing=size,
        run_spacing=size * 0.4,
        wrap=True,
    )


def MoneyBar(skin: Skin, plan: MoneyPlan, width: float, *, compact: bool = False) -> ft.Control:
    """What is left, large; then a bar of everything there is, by kind, with the running cost to come (ET-12).

    The hatched end is due after the sales. A rest shorter than the hatch, or a red mark where the money ends,
    needs no more words; the words are there all the same.
    """
    lines = [_bar_head(skin, plan, compact), _bar(skin, plan, width)]
    if not compact:
        lines.append(_bar_words(skin, plan, width))
    said = skin.say(
        "emergent-draw-money",
        left=dollars(plan.left),
        total=plan.total,
        dcs=plan.dcs,
        cubes=plan.cubes,
        cylinders=plan.cylinders,
        running=plan.running,
    )
    column = ft.Column(lines, spacing=skin.px(10), tight=True, width=width)
    return ft.Semantics(content=column, label=said, container=True, exclude_semantics=True)


def _bar_head(skin: Skin, plan: MoneyPlan, compact: bool) -> ft.Control:
    palette, is_over = skin.palette, plan.left < 0
    ink = palette.bad if is_over else palette.text
    size = skin.size(32 if compact else 40)
    sign = f"{MINUS}$" if is_over else "$"
    number = Together(
        skin,
        ft.Text(sign, style=ft.TextStyle(size=size, color=ink, font_family=DISPLAY_700, height=1.0)),
        RollingNumber(skin, abs(plan.left), size, colour=ink),
        gap=0,
    )
    cash = skin.say(
        "emergent-draw-cash-sale" if plan.sales else "emergent-draw-cash", cash=plan.cash, sale=plan.sales
    )
    middle = Stacked(
        skin,
        Strong(
            skin,
            skin.say("emergent-draw-too-much" if is_over else "emergent-draw-left"),
            15,
            colour=ink,
            lines=1,
        ),
        Words(skin, cash, 13.5, colour=palette.muted, family=TEXT_400, lines=1),
        gap=0,
        expand=True,
    )
    return InRow(skin, number, middle, *_running(skin, plan))


def _running(skin: Skin, plan: MoneyPlan) -> list[ft.Control]:
    """The running cost still to come, at the right."""
    if not plan.running:
        return []
    palette = skin.palette
    words = Strong(
        skin, skin.say("emergent-draw-running", cost=plan.running), 15, colour=palette.warn, lines=1
    )
    head = Together(skin, KindIcon(skin, "running", skin.size(15), palette.warn), words)
    due = Words(
        skin, skin.say("emergent-draw-due"), 13.5, colour=palette.muted, align=ft.TextAlign.RIGHT, lines=1
    )
    return [ft.Column([head, due], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END)]


def _bar(skin: Skin, plan: MoneyPlan, width: float) -> ft.Control:
    palette, tall, over = skin.palette, skin.px(26), skin.px(4)
    gap = 3.0
    pieces = [(kind, int(getattr(plan, kind))) for kind in SPENDING if getattr(plan, kind) > 0]
    most = max(plan.total, plan.spent, 1)
    room = width - gap * (len(pieces) + (1 if plan.left > 0 else 0) - 1)
    scale = room / most
    pen = Pen(width, tall + 2 * over)
    x = 0.0
    for kind, amount in pieces:
        pen.draw(block(skin, kind, x, over, amount * scale, tall, step=skin.px(7.5), radius=skin.px(6)))
        x += amount * scale + gap
    if plan.left > 0:
        wide = plan.left * scale
        pen.box(x, over, wide, tall, palette.raised, skin.px(6))
        pen.frame(x, over, wide, tall, palette.outline, 1.2, skin.px(6))
        _hatch_running(skin, pen, plan, x, wide, scale, tall, over)
    elif plan.left < 0:
        end = plan.total * scale + gap * max(0, len(pieces) - 1)
        pen.line(end, 1, end, tall + 2 * over - 1, palette.bad, 2.6)
    return picture(pen.width, pen.height, "".join(pen.body))


def _hatch_running(
    skin: Skin, pen: Pen, plan: MoneyPlan, x: float, wide: float, scale: float, tall: float, over: float
) -> None:
    """The end of the rest that is already promised, with a tick where it starts."""
    if plan.running <= 0:
        return
    own = min(plan.running * scale, wide)
    start = x + wide - own
    warn = skin.palette.warn
    pen.draw(hatched("/", start + 1, over + 2, own - 4, tall - 4, skin.px(7), warn, 1.5, 0.75))
    if plan.running <= plan.left:
        pen.line(start, 1, start, tall + 2 * over - 1, warn, 2)


def _bar_words(skin: Skin, plan: MoneyPlan, width: float) -> ft.Control:
    palette = skin.palette
    size = skin.size(15)
    ink = palette.bad if plan.left < 0 else palette.text

    def cell(icon: ft.Control, word: str, amount: str, colour: str) -> ft.Control:
        return ft.Row(
            [
                ft.Container(icon, padding=ft.Padding.only(top=size * 0.15)),
                Stacked(
                    skin,
                    Words(skin, word, 14, colour=palette.muted, lines=1, line=1.15),
                    Words(skin, amount, 16, family=FIGURES_600, colour=colour, lines=1, line=1.15),
                    gap=0,
                ),
            ],
            spacing=skin.px(6),
            tight=True,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )

    rest = ft.Container(
        width=size, height=size, border_radius=size * 0.28, border=ft.Border.all(1.6, palette.outline)
    )
    cells = [
        cell(
            KindIcon(skin, kind, size), kind_word(skin, kind), dollars(int(getattr(plan, kind))), palette.text
        )
        for kind in SPENDING
    ]
    cells.append(cell(rest, skin.say("emergent-draw-rest"), dollars(plan.left), ink))
    return ft.Row(
        cells,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        width=width,
        wrap=skin.large_text,
        spacing=skin.px(4),
    )
