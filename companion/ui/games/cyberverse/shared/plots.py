"""Cash, influence and stories over the turns: a line an organization, ending in its shape."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import flet as ft

from companion.games.cyberverse.views import CyberverseView
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.ui.games.cyberverse.draw.cash import number
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.kit.boxes import InRow, Labelled, Panel, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong, style

What = Literal["cash", "influence", "stories"]
ICONS: dict[What, str] = {"cash": "cv-cash", "influence": "cv-influence", "stories": "cv-story"}
STEPS = (1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000)
MOST_LABELS = 8


@frozen
class Scale:
    """The axis: its top and its grid."""

    top: int
    step: int


def scale(most: int) -> Scale:
    """A round top above the highest value, in three or four steps."""
    step = next((one for one in STEPS if one * 3 >= most), STEPS[-1])
    return Scale(max(step * -(-most // step), step), step)


Course = tuple[tuple[int, int], ...]
"""(turn, value) of an organization."""


def series(view: CyberverseView, what: What) -> tuple[tuple[Seat, Course], ...]:
    """How it went for everybody."""
    return tuple(
        (
            one.seat,
            tuple(
                (point.turn, int(getattr(line, what)))
                for point in view.history
                for line in point.seats
                if line.seat == one.seat
            ),
        )
        for one in view.organizations
    )


@part
def Plot(
    skin: Skin,
    cast: Cast,
    what: What,
    courses: tuple[tuple[Seat, Course], ...],
    width: float,
    height: float,
) -> ft.Control:
    """One plot in a card. `width` and `height` are in real pixels."""
    head = InRow(
        skin,
        Icon(skin, ICONS[what], skin.px(20), tones(skin).magenta),
        Strong(skin, skin.say(f"cyberverse-shared-plot-{what}"), 15.5, lines=1, expand=True),
    )
    pad = skin.px(12)
    area = _Area(
        skin,
        cast,
        what,
        dict(courses),
        width - 2 * pad - 2,
        height - 2 * pad - skin.size(15.5) * 1.3 - skin.px(8),
    )
    box = Panel(skin, Stacked(skin, head, area, gap=6), padding=12)
    return Labelled(box, _told(skin, cast, what, dict(courses)))


def _told(skin: Skin, cast: Cast, what: What, courses: Mapping[Seat, Course]) -> str:
    ends = tuple(f"{cast.org_name(seat)} {number(line[-1][1])}" for seat, line in courses.items() if line)
    return skin.say(
        "cyberverse-shared-plot-label",
        what=skin.say(f"cyberverse-shared-plot-{what}"),
        ends=skin.language.listed(ends),
    )


def _Area(
    skin: Skin, cast: Cast, what: What, lines: Mapping[Seat, Course], width: float, height: float
) -> ft.Control:
    turns = max((line[-1][0] for line in lines.values() if line), default=1) or 1
    axis = scale(max((value for line in lines.values() for _, value in line), default=1))
    type_size = skin.size(14)
    left = type_size * (3.2 if what == "cash" else 1.5)
    mark = skin.px(15)
    right, bottom = mark * 0.8, type_size * 1.5
    across, tall = width - left - right, height - bottom - type_size * 0.5
    top = type_size * 0.5

    def x(turn: int) -> float:
        return left + across * turn / turns

    def y(value: int) -> float:
        return top + tall * (1 - value / axis.top)

    grid = "".join(
        f'<path d="M{left:.1f} {y(value):.1f} H{left + across:.1f}" stroke="{skin.palette.outline}"/>'
        for value in range(0, axis.top + 1, axis.step)
    )
    drawn = "".join(
        f'<path d="M{" L".join(f"{x(turn):.1f} {y(value):.1f}" for turn, value in line)}" fill="none" '
        f'stroke="{cast.colour(skin, seat)}" stroke-width="{skin.px(3.4):.1f}" stroke-linejoin="round" '
        'stroke-linecap="round"/>'
        for seat, line in lines.items()
        if line
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}">{grid}{drawn}</svg>'
    )
    parts: list[ft.Control] = [ft.Image(src=svg, width=width, height=height, exclude_from_semantics=True)]
    letters = style(type_size, skin.palette.muted, TEXT_500, 1.0)
    for value in range(0, axis.top + 1, axis.step):
        said = ft.Text(number(value), style=letters, text_align=ft.TextAlign.RIGHT, width=left - skin.px(8))
        parts.append(ft.Container(said, left=0, top=y(value) - type_size / 2))
    every = max(1, -(-turns // MOST_LABELS))
    for turn in range(0, turns + 1, every):
        said = ft.Text(str(turn), style=letters, text_align=ft.TextAlign.CENTER, width=type_size * 2)
        parts.append(ft.Container(said, left=x(turn) - type_size, top=height - type_size * 1.1))
    parts += _ends(skin, cast, lines, x(turns), y, mark)
    return ft.Stack(parts, width=width, height=height)


def _ends(
    skin: Skin,
    cast: Cast,
    lines: Mapping[Seat, tuple[tuple[int, int], ...]],
    x: float,
    y: Callable[[int], float],
    mark: float,
) -> list[ft.Control]:
    """The shapes at the ends; those that would lie upon each other are set apart."""
    ends = sorted((y(line[-1][1]), seat) for seat, line in lines.items() if line)
    found: list[ft.Control] = []
    last = -1000.0
    shift = 0.0
    for at, seat in ends:
        shift = shift + mark if at - last < mark * 0.8 else 0.0
        last = at
        drawn = SeatMark(skin, cast.mark(seat), mark)
        found.append(ft.Container(drawn, left=x - mark / 2 - shift, top=at - mark / 2))
    return found
