"""The knowledge race, round by round."""

from __future__ import annotations

import flet as ft
import flet_charts as charts

from companion.games.emergence.views import RacePoint, Teams
from companion.ui.games.emergence.draw.cards import SIDES
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import style

MOST_LABELS = 8


def points_of(race: tuple[RacePoint, ...], side: str) -> list[tuple[int, int]]:
    """The last total of every round, from nothing; a round without one keeps the total before it."""
    by_round = {point.round: int(getattr(point.totals, side)) for point in race}
    last = max(by_round, default=1)
    found, total = [(0, 0)], 0
    for number in range(1, last + 1):
        total = by_round.get(number, total)
        found.append((number, total))
    return found


@part
def RacePlot(skin: Skin, race: tuple[RacePoint, ...], totals: Teams, required: Teams) -> ft.Control:
    """A line for each team, a dashed line for what it needs."""
    palette = skin.palette
    last = max((point.round for point in race), default=1)
    high = max(required.ai, required.human, totals.ai, totals.human) + 3

    def label(value: int) -> charts.ChartAxisLabel:
        words = ft.Text(str(value), style=style(skin.size(15.6), palette.muted, TEXT_500, 1.1))
        return charts.ChartAxisLabel(value=value, label=words)

    series = []
    for side in SIDES:
        colour, need = tones(skin).team(side), getattr(required, side)
        line = points_of(race, side)
        dots = [
            charts.LineChartDataPoint(
                x, y, point=charts.ChartCirclePoint(radius=skin.px(5), color=colour) if x == last else False
            )
            for x, y in line
        ]
        series.append(
            charts.LineChartData(
                points=dots,
                color=colour,
                stroke_width=skin.px(4),
                rounded_stroke_cap=True,
                below_line_bgcolor=ft.Colors.with_opacity(0.1, colour),
                point=False,
            )
        )
        series.append(
            charts.LineChartData(
                points=[charts.LineChartDataPoint(0, need), charts.LineChartDataPoint(last, need)],
                color=ft.Colors.with_opacity(0.7, colour),
                stroke_width=skin.px(1.8),
                dash_pattern=[8, 8],
                point=False,
            )
        )
    every = max(1, -(-last // MOST_LABELS))
    plot: ft.Control = charts.LineChart(
        data_series=series,
        min_x=0,
        max_x=last,
        min_y=0,
        max_y=high,
        interactive=False,
        animation=0,
        left_axis=charts.ChartAxis(
            labels=[label(value) for value in range(0, high, 10)], label_size=skin.size(30)
        ),
        bottom_axis=charts.ChartAxis(
            labels=[label(value) for value in range(every, last + 1, every)], label_size=skin.size(26)
        ),
        right_axis=charts.ChartAxis(show_labels=False),
        top_axis=charts.ChartAxis(show_labels=False),
        horizontal_grid_lines=charts.ChartGridLines(interval=10, color=palette.outline, width=1),
        border=ft.Border(bottom=ft.BorderSide(2, palette.outline)),
        expand=True,
    )
    return plot
