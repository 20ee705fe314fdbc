"""The columns of the debrief, and where everybody lies between the least and the most."""

from __future__ import annotations

from dataclasses import replace
from statistics import median

import flet as ft

from companion.kernel.results import Measure, Results
from companion.net.overview import Comparison, Row
from companion.table.views import SeatLine
from companion.ui.kit.boxes import Stacked
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.organiser.asking import figure, named, total
from companion.ui.organiser.columns import Bar, Column, TableColumn

MOST_ABREAST = 6
NARROWEST = 190
"""A column with its words needs so much, by a phone's lengths."""
OTHERS = 2
"""So many other figures stand below a column; all of them where two tables are held against each other."""


def side(skin: Skin) -> float:
    return skin.px(16 if skin.is_phone else 28)


def measures(compared: Comparison) -> tuple[str, ...]:
    """What any of the tables counts, in the game's own order."""
    found = {one.name: None for _, results in compared.tables for one in results.measures}
    return tuple(found)


def SideBySide(
    skin: Skin,
    compared: Comparison,
    shown: tuple[tuple[Row, Results], ...],
    name: str,
    is_named: bool,
    accent: str,
) -> ft.Control:
    """A card a table, all bars by the same measure."""
    counted = [(results, one) for _, results in compared.tables if (one := named(results, name))]
    highest = max((one.of(place) for results, one in counted for place in results.places), default=0)
    sums = [total(results, one) for results, one in counted]
    is_phone = skin.is_phone or skin.large_text
    room = int((skin.width - 2 * side(skin)) // skin.px(NARROWEST))
    abreast = 1 if is_phone else min(max(len(shown), 2), MOST_ABREAST, room)
    gap = skin.px(12)
    width = (skin.width - 2 * side(skin) - gap * (abreast - 1)) / abreast - 0.5
    tall = skin.px(110) if is_phone or len(shown) > MOST_ABREAST else max(skin.px(110), skin.height * 0.165)
    drawn: list[ft.Control] = []
    for row, results in shown:
        measure = named(results, name)
        if measure is None:
            continue
        column = _column(skin, row, results, measure, max(highest, 1), is_named, is_pair=len(shown) == 2)
        whole = total(results, measure)
        best = (max if measure.best == "most" else min)(sums)
        is_alone = len(sums) > 1 and whole == best and sums.count(best) == 1
        mark = skin.say(f"organiser-debrief-{measure.best}") if is_alone else ""
        drawn.append(TableColumn(skin, replace(column, mark=mark), accent, width, tall))
    return ft.Row(
        drawn, spacing=gap, run_spacing=gap, wrap=True, vertical_alignment=ft.CrossAxisAlignment.START
    )


def _column(
    skin: Skin,
    row: Row,
    results: Results,
    measure: Measure,
    highest: int,
    is_named: bool,
    *,
    is_pair: bool,
) -> Column:
    lines: dict[str, SeatLine] = {line.seat: line for line in row.seats}
    amounts = {place: measure.of(place) for place in results.places}
    best = (max if measure.best == "most" else min)(amounts.values(), default=0)
    start = next(iter(measure.start.values()), None)
    others = [one for one in results.measures if one.name != measure.name]
    return Column(
        id=row.id,
        number=row.number,
        code=row.code,
        bars=tuple(
            Bar(
                name=(lines[place].name if place in lines else results.names.get(place, place))
                if is_named
                else "",
                colour=lines[place].colour if place in lines else "",
                figure=figure(skin, measure, amounts[place]),
                share=max(0, amounts[place]) / highest,
                is_best=amounts[place] == best,
            )
            for place in results.places
        ),
        start=start / highest if start else None,
        total=figure(skin, measure, sum(amounts.values())),
        said=skin.say(f"{row.game}-measure-{measure.name}", "total"),
        best=f"{figure(skin, measure, best)} {skin.say('organiser-debrief-best')}",
        others=tuple(
            (skin.say(f"{row.game}-measure-{one.name}", "total"), figure(skin, one, total(results, one)))
            for one in (others if is_pair else others[:OTHERS])
        ),
    )


def Spread(skin: Skin, compared: Comparison, name: str) -> ft.Control:
    """Where everybody of all tables lies between the least and the most."""
    measured = [(results, one) for _, results in compared.tables if (one := named(results, name))]
    amounts = sorted(one.of(place) for results, one in measured for place in results.places)
    if len(amounts) < 2:
        return ft.Container(visible=False)
    measure = measured[0][1]
    low, high = amounts[0], amounts[-1]
    wide = skin.width - 2 * side(skin) - skin.px(48)
    dots: list[ft.Control] = [
        ft.Container(
            width=skin.px(14),
            height=skin.px(14),
            shape=ft.BoxShape.CIRCLE,
            bgcolor=ft.Colors.with_opacity(0.6, skin.palette.text),
            left=wide * (amount - low) / max(1, high - low),
            top=0,
        )
        for amount in amounts
    ]
    middle = skin.say(
        "organiser-debrief-spread",
        low=figure(skin, measure, low),
        high=figure(skin, measure, high),
        middle=figure(skin, measure, round(median(amounts))),
    )
    people = skin.say("organiser-debrief-people", n=len(amounts))
    start = next(iter(measure.start.values()), None)
    begun = (
        skin.say("organiser-debrief-start", figure=figure(skin, measure, start)) if start is not None else ""
    )
    rows: list[ft.Control] = [
        Muted(skin, " · ".join(filter(None, (f"{people}: {middle}", begun and f"— {begun}"))), 15),
        ft.Stack(dots, height=skin.px(16), width=wide + skin.px(14)),
    ]
    return ft.Container(
        Stacked(skin, *rows, gap=8),
        padding=skin.px(12),
        border_radius=skin.px(18),
        bgcolor=skin.palette.card,
        border=ft.Border.all(1, skin.palette.outline),
    )
