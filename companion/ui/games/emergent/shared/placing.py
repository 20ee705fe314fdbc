"""What everybody puts on the real board, with a tick for each line (ET-16)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views import EmergentView, OpenPlan
from companion.games.emergent.views.results import PieceLine
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.pieces import Cube, Cylinder, DcDisc
from companion.ui.games.emergent.draw.shapes import DiscStyle
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared.page import MEASURES, beside_width, is_narrow
from companion.ui.games.emergent.shared.people import Coin, NameLine, SeatCard, SeatColumn
from companion.ui.kit.boxes import STRETCHED, InRow, Labelled, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Words


def ticked(plan: OpenPlan) -> int:
    """How many lines are on the board."""
    return sum(line.is_done for line in plan.pieces)


def has_ticks(view: EmergentView) -> bool:
    """Whether somebody has begun to put pieces down."""
    return any(ticked(plan) for plan in view.plans)


def _picture(skin: Skin, colour: str, line: PieceLine) -> ft.Control:
    if line.kind == "cubes":
        return Cube(skin, colour, skin.px(19))
    if line.kind == "cylinders":
        return Cylinder(skin, colour, skin.px(22))
    style: DiscStyle = "sold" if line.kind == "take_off" else "new"
    return DcDisc(skin, colour, line.size or "small", skin.px(10), style=style)


def piece_words(skin: Skin, cast: Cast, line: PieceLine, form: str = "") -> str:
    """`4 cubes into Delta`; the form `short` leaves out what the picture beside it shows."""
    name = cast.market if line.kind == "cylinders" else cast.region_name
    places = skin.language.listed(tuple(map(name, line.places)))
    size = skin.say(f"emergent-shared-{line.size}") if line.size else ""
    kind = line.kind.replace("_", "-")
    return skin.say(f"emergent-shared-piece-{kind}", form, n=line.count, size=size, places=places)


@part
def PieceToPlace(skin: Skin, cast: Cast, seat: str, line: PieceLine) -> ft.Control:
    """One line of somebody's list."""
    palette = skin.palette
    box = ft.Container(
        _picture(skin, cast.colour(seat), line),
        width=skin.px(32),
        height=skin.px(27),
        alignment=ft.Alignment.CENTER,
    )
    tick: ft.Control = Icon(skin, "check", skin.px(20), palette.good)
    if not line.is_done:
        tick = ft.Container(
            width=skin.px(18),
            height=skin.px(18),
            shape=ft.BoxShape.CIRCLE,
            border=ft.Border.all(skin.px(1.6), palette.faint),
        )
    words = piece_words(skin, cast, line)
    short = words if skin.device == "tv" else piece_words(skin, cast, line, "short")
    done = skin.say("emergent-shared-done" if line.is_done else "emergent-shared-not-yet")
    ink = palette.muted if line.is_done else ""
    said = Words(skin, short, 15.6, family=TEXT_500, colour=ink, line=1.1, lines=2, expand=True)
    return Labelled(InRow(skin, box, said, tick, gap=8), f"{words}: {done}")


@part
def PieceList(skin: Skin, cast: Cast, plan: OpenPlan) -> ft.Control:
    """One seat's list: head, lines, the one payment for all of it."""
    palette, done, count = skin.palette, ticked(plan), len(plan.pieces)
    head = InRow(
        skin,
        Coin(skin, cast, plan.seat, 30),
        ft.Container(NameLine(skin, cast, plan.seat, 18, 0.6 if is_narrow(skin) else 0.28), expand=True),
        Figures(
            skin,
            skin.say("emergent-shared-ticks", done=done, of=count),
            16,
            colour=palette.good if done == count else palette.muted,
        ),
    )
    kind = "pays" if plan.bank < 0 else "gets" if plan.bank > 0 else "even"
    paid = skin.say(f"emergent-shared-bank-{kind}", amount=dollars(abs(plan.bank)))
    bank = Words(skin, paid, 15.6, family=TEXT_500, colour=palette.muted, line=1.1)
    rows = [PieceToPlace.keyed(line.id)(skin, cast, plan.seat, line) for line in plan.pieces]
    paint = cast.paint(skin, plan.seat)
    if is_narrow(skin):
        return SeatCard(skin, paint, Stacked(skin, head, *rows, bank, gap=6))
    lines = ft.Column(rows, spacing=skin.px(2), expand=True, scroll=ft.ScrollMode.AUTO)
    column = ft.Column([head, lines, bank], spacing=skin.px(8), expand=True)
    return SeatCard(skin, paint, column, padding=12)


def PieceLists(skin: Skin, cast: Cast, plans: tuple[OpenPlan, ...]) -> ft.Control:
    """All lists at once, two beside each other."""
    lists = [PieceList.keyed(plan.seat)(skin, cast, plan) for plan in plans]
    if is_narrow(skin):
        return SeatColumn(skin, lists)
    gap = skin.px(MEASURES.gap)
    wide = (beside_width(skin) - gap) / 2 if len(lists) > 2 else None
    cards = [ft.Container(one, width=wide, expand=True) for one in lists]
    rows: list[ft.Control] = list(cards)
    if len(cards) > 2:
        rows = [
            ft.Row(list(cards[at : at + 2]), spacing=gap, expand=True, vertical_alignment=STRETCHED)
            for at in range(0, len(cards), 2)
        ]
    return ft.Column(rows, spacing=skin.px(12), expand=True, horizontal_alignment=STRETCHED)
