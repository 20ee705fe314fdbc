"""What everybody puts on the real board, with a tick for each line (ET-16)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views import EmergentView, OpenPlan
from companion.games.emergent.views.results import PieceLine
from companion.ui.games.emergent.draw import Cube, Cylinder, DcDisc
from companion.ui.games.emergent.draw.shapes import DiscStyle
from companion.ui.games.emergent.shared import reading
from companion.ui.games.emergent.shared.page import GAP, SeatCard, beside_width, is_narrow
from companion.ui.games.emergent.shared.people import Coin, SeatCards
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import Figures, Heading, Words
from companion.ui.stage import Stage


def ticked(plan: OpenPlan) -> int:
    """How many lines are on the board."""
    return sum(line.is_done for line in plan.pieces)


def has_ticks(view: EmergentView) -> bool:
    """Whether somebody has begun to put pieces down."""
    return any(ticked(plan) for plan in view.plans)


def _picture(stage: Stage, seat: str, line: PieceLine) -> ft.Control:
    skin, colour = stage.skin, reading.colour(stage, seat)
    if line.kind == "cubes":
        return Cube(skin, colour, skin.px(19))
    if line.kind == "cylinders":
        return Cylinder(skin, colour, skin.px(22))
    style: DiscStyle = "sold" if line.kind == "take_off" else "new"
    return DcDisc(skin, colour, line.size or "small", skin.px(10), style=style)


def piece_words(stage: Stage, line: PieceLine, form: str = "") -> str:
    """`4 cubes into Delta`; the form `short` leaves out what the picture beside it shows."""
    view = reading.game(stage)
    places = stage.skin.language.listed(tuple(reading.place_name(view, place) for place in line.places))
    size = stage.say(f"emergent-shared-{line.size}") if line.size else ""
    kind = line.kind.replace("_", "-")
    return stage.skin.say(f"emergent-shared-piece-{kind}", form, n=line.count, size=size, places=places)


def _row(stage: Stage, seat: str, line: PieceLine) -> ft.Control:
    skin, palette = stage.skin, stage.skin.palette
    box = ft.Container(
        _picture(stage, seat, line), width=skin.px(32), height=skin.px(27), alignment=ft.Alignment.CENTER
    )
    tick: ft.Control = Icon(skin, "check", skin.px(20), palette.good)
    if not line.is_done:
        tick = ft.Container(
            width=skin.px(18),
            height=skin.px(18),
            shape=ft.BoxShape.CIRCLE,
            border=ft.Border.all(skin.px(1.6), palette.faint),
        )
    words = piece_words(stage, line)
    done = skin.say("emergent-shared-done" if line.is_done else "emergent-shared-not-yet")
    row = ft.Row(
        [
            box,
            Words(
                skin,
                words if skin.device == "tv" else piece_words(stage, line, "short"),
                15.6,
                family=TEXT_500,
                colour=palette.muted if line.is_done else "",
                line=1.1,
                lines=2,
                expand=True,
            ),
            tick,
        ],
        spacing=skin.px(8),
    )
    return ft.Semantics(content=row, label=f"{words}: {done}", container=True, exclude_semantics=True)


def _list(stage: Stage, plan: OpenPlan) -> ft.Control:
    """One seat's list: head, lines, the one payment for all of it."""
    skin, palette = stage.skin, stage.skin.palette
    head = ft.Row(
        [
            Coin(stage, plan.seat, 30),
            ft.Container(Heading(skin, reading.name(stage, plan.seat), 18, bold=True, lines=1), expand=True),
            Figures(
                skin,
                skin.say("emergent-shared-ticks", done=ticked(plan), of=len(plan.pieces)),
                16,
                colour=palette.good if ticked(plan) == len(plan.pieces) else palette.muted,
            ),
        ],
        spacing=skin.px(10),
    )
    kind = "pays" if plan.bank < 0 else "gets" if plan.bank > 0 else "even"
    bank = Words(
        skin,
        skin.say(f"emergent-shared-bank-{kind}", amount=reading.dollars(abs(plan.bank))),
        15.6,
        family=TEXT_500,
        colour=palette.muted,
        line=1.1,
    )
    rows = [_row(stage, plan.seat, line) for line in plan.pieces]
    if is_narrow(skin):
        return ft.Column([head, *rows, bank], spacing=skin.px(6), tight=True)
    lines = ft.Column(rows, spacing=skin.px(2), expand=True, scroll=ft.ScrollMode.AUTO)
    return ft.Column([head, lines, bank], spacing=skin.px(8), expand=True)


def PieceLists(stage: Stage) -> ft.Control:
    """All lists at once, two beside each other."""
    view, skin = reading.game(stage), stage.skin
    if is_narrow(skin):
        return SeatCards(stage, [(plan.seat, _list(stage, plan), False) for plan in view.plans])
    wide = (beside_width(skin) - skin.px(GAP)) / 2
    cards = [
        ft.Container(
            SeatCard(stage, plan.seat, _list(stage, plan), padding=12),
            width=wide if len(view.plans) > 2 else None,
            expand=True,
        )
        for plan in view.plans
    ]
    if len(cards) <= 2:
        rows: list[ft.Control] = list(cards)
    else:
        rows = [
            ft.Row(
                list(cards[at : at + 2]),
                spacing=skin.px(GAP),
                expand=True,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            )
            for at in range(0, len(cards), 2)
        ]
    return ft.Column(
        rows, spacing=skin.px(12), expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
