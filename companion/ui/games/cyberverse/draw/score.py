"""The score sheet as a table: five rows, a column an organization, the total below (CV-88)."""

from __future__ import annotations

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.kit.boxes import STRETCHED, Big, Caption, IconTile, InRow, Labelled, Panel, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Gap
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Small, Words

ICONS = {
    "stories": "cv-story",
    "influence": "cv-influence",
    "majority": "flag",
    "overall": "crown",
    "money": "cv-cash",
}


@frozen
class Column:
    """An organization: its name, and the colour of its seat where it has one."""

    name: str
    colour: str = ""


@frozen
class Row:
    """A row of the sheet; its values are None while it is closed."""

    code: str
    detail: str
    values: tuple[int | None, ...]
    is_next: bool = False

    @property
    def is_open(self) -> bool:
        """Its values are known."""
        return None not in self.values


@frozen
class ScoreFacts:
    """All that the sheet shows."""

    columns: tuple[Column, ...]
    lines: tuple[Row, ...]
    totals: tuple[int, ...]

    @property
    def closed(self) -> int:
        """Rows that are still to be opened."""
        return sum(not line.is_open for line in self.lines)


@part
def ScoreTable(skin: Skin, facts: ScoreFacts, wide: float) -> ft.Control:
    """Five rows and the total; `wide`: a column."""
    names = [_name(skin, one, wide) for one in facts.columns]
    title = ft.Container(Caption(skin, skin.say("cyberverse-shared-points")), expand=True)
    head = ft.Container(
        InRow(skin, title, *names, gap=0), padding=ft.Padding.symmetric(horizontal=skin.px(10))
    )
    rows = [_row(skin, facts.columns, line, wide) for line in facts.lines]
    return Panel(
        skin,
        ft.Column(
            [head, *rows, _total(skin, facts, wide)],
            spacing=skin.px(6),
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            tight=stacks(skin),
            horizontal_alignment=STRETCHED,
        ),
        padding=12,
    )


def _name(skin: Skin, one: Column, wide: float) -> ft.Control:
    mark = [SeatMark(skin, one.colour, skin.px(22))] if one.colour else []
    return ft.Column(
        [*mark, Words(skin, one.name, 15, family=TEXT_700, align=CENTER, lines=1, line=1.1)],
        spacing=skin.px(4),
        tight=True,
        width=wide,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _row(skin: Skin, columns: tuple[Column, ...], line: Row, wide: float) -> ft.Control:
    found = tones(skin)
    paint = found.amber if line.is_next else found.magenta if line.is_open else skin.palette.muted
    words = Stacked(
        skin,
        Words(
            skin,
            word(skin, "score", line.code),
            16,
            family=TEXT_700,
            lines=2,
            line=1.1,
        ),
        Words(skin, line.detail, 14, colour=skin.palette.muted, family=TEXT_500, lines=2, line=1.1),
        gap=3,
        expand=True,
    )
    tile = [] if skin.is_phone else [IconTile(skin, ICONS[line.code], colour=paint, size=38)]
    face = ft.Container(
        InRow(
            skin,
            *tile,
            Gap(width=skin.px(10)),
            words,
            *(_cell(skin, value, wide) for value in line.values),
            gap=0,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(7)),
        border_radius=skin.px(14),
        bgcolor=skin.wash(found.amber, 0.14) if line.is_next else None,
        border=ft.Border.all(1.5, skin.wash(found.amber, 0.6)) if line.is_next else None,
    )
    said = tuple(
        f"{one.name} {value}" for one, value in zip(columns, line.values, strict=True) if value is not None
    )
    row = word(skin, "score", line.code)
    points = skin.language.listed(said)
    return Labelled(face, skin.say("cyberverse-shared-row-label", row=row, points=points, open=len(said)))


def _cell(skin: Skin, value: int | None, wide: float) -> ft.Control:
    inner: ft.Control
    if value is None:
        inner = ft.Container(
            Icon(skin, "lock", skin.px(15), skin.palette.muted),
            width=wide * 0.7,
            height=skin.px(34),
            border_radius=skin.px(9),
            bgcolor=skin.palette.raised,
            border=ft.Border.all(1, skin.palette.outline),
            alignment=ft.Alignment.CENTER,
        )
    else:
        ink = skin.palette.text if value else skin.palette.muted
        inner = Big(skin, str(value), 24, ink)
    return ft.Container(inner, width=wide, alignment=ft.Alignment.CENTER)


def _total(skin: Skin, facts: ScoreFacts, wide: float) -> ft.Control:
    found, best = tones(skin), max(facts.totals, default=0)
    key = "cyberverse-shared-so-far" if facts.closed else "cyberverse-shared-total"
    words = Stacked(
        skin,
        Words(skin, skin.say(key), 20, family=DISPLAY_700, line=1.0, lines=1),
        Small(skin, skin.say("cyberverse-shared-rows-closed", n=facts.closed), lines=1),
        expand=True,
    )
    size = skin.size(34 if len(facts.totals) < 4 else 28)
    cells = [
        ft.Container(
            RollingNumber(
                skin, value, size, colour=found.amber if value == best and best else skin.palette.text
            ),
            width=wide,
            alignment=ft.Alignment.CENTER,
        )
        for value in facts.totals
    ]
    return ft.Container(
        InRow(skin, words, *cells, gap=0),
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(12)),
        border_radius=skin.px(14),
        bgcolor=skin.palette.raised,
    )
