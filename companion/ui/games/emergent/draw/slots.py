"""Counting with drawn places: − and + around the slots of a DC, the cylinders in hand, cubes to ship."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.pen import num, picture
from companion.ui.games.emergent.draw.shapes import cube_svg, cylinder_svg, path
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap, guarded, part, steady
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Muted


@frozen
class _Slots:
    """Where the places of a stepper lie."""

    count: int
    per_row: int
    step: float
    down: float
    height: float

    @property
    def width(self) -> float:
        return min(self.count, self.per_row) * self.step

    @property
    def rows(self) -> int:
        return max(1, -(-self.count // self.per_row))

    @property
    def tall(self) -> float:
        return self.rows * self.down

    def at(self, x: float, y: float) -> int:
        """The place under a finger, counted from one."""
        column = min(self.per_row - 1, max(0, int(x / self.step)))
        row = max(0, int(y / self.down))
        return min(self.count, row * self.per_row + column + 1)


def _drawn(skin: Skin, kind: str, colour: str, value: int, slots: _Slots, is_ship: bool) -> ft.Control:
    draw = cube_svg if kind == "cubes" else cylinder_svg
    tall = slots.height * 0.92
    there = draw(skin, colour, 0, 0, tall) if value else ""
    free = draw(skin, colour, 0, 0, tall, "dim" if is_ship else "ghost") if value < slots.count else ""
    body = []
    for at in range(slots.count):
        row, column = divmod(at, slots.per_row)
        x, y = slots.step * (column + 0.5), slots.height * 0.54 + row * slots.down
        body.append(f'<g transform="translate({num(x)} {num(y)})">{there if at < value else free}</g>')
    if is_ship:
        body += [
            _leaving(skin, slots, row, min(slots.per_row, value - row * slots.per_row))
            for row in range(slots.rows)
        ]
    return picture(slots.width, slots.tall, "".join(body))


def _leaving(skin: Skin, slots: _Slots, row: int, count: int) -> str:
    """The amber line under the cubes of a row that leave."""
    if count < 1:
        return ""
    low = row * slots.down + slots.height * 1.16
    return path(f"M2 {num(low)}H{num(count * slots.step - 2)}", stroke=tones(skin).amber, wide=3)


@part
def SlotStepper(
    skin: Skin,
    value: int,
    low: int,
    high: int,
    on_change: Callable[[int], None],
    label: str,
    *,
    colour: str,
    slots: int,
    kind: Literal["cubes", "cylinders"] = "cubes",
    style: Literal["fill", "ship"] = "fill",
    per_row: int = 0,
    note: str = "",
    slot: float = 36,
    can_add: bool = True,
) -> ft.Control:
    """A number as drawn places with − and + (48 px): tapping place 8 sets 8, tapping it again takes it out.

    A screen reader hears the number, "Less cubes" and "More cubes". `high` is what is possible now, `slots`
    what is drawn. Shipping draws the cubes of a DC: bright over amber leave, dim ones stay (ET-25).
    """
    room = _slots(skin, max(1, slots), kind, style == "ship", per_row, slot)
    high = high if can_add else min(high, value)
    less, more = steady(lambda: on_change(value - 1)), steady(lambda: on_change(value + 1))

    def tapped(event: Any) -> None:
        place = room.at(event.local_position.x, event.local_position.y)
        wanted = min(max(place - 1 if place == value else place, low), high)
        if wanted != value:
            on_change(wanted)

    drawing = ft.GestureDetector(
        content=ft.Container(
            _drawn(skin, kind, colour, value, room, style == "ship"), bgcolor=ft.Colors.TRANSPARENT
        ),
        on_tap_up=guarded(tapped),
    )
    said = skin.say("emergent-draw-of", label=label, value=value, most=high)
    middle: list[ft.Control] = [
        ft.Semantics(content=drawing, label=said, container=True, exclude_semantics=True)
    ]
    if note:
        middle.append(Muted(skin, note, 13.5, align=CENTER))
    return ft.Row(
        [
            SlotStep(skin, "minus", skin.say("shell-less", label=label), low <= value - 1, less),
            ft.Column(
                middle, spacing=skin.px(4), tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
            ),
            SlotStep(skin, "plus-thin", skin.say("shell-more-of", label=label), value + 1 <= high, more),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )


def _slots(skin: Skin, count: int, kind: str, is_ship: bool, per_row: int, slot: float) -> _Slots:
    """As large as `slot` says, smaller on a narrow phone."""
    per_row = per_row or (min(count, 6) if is_ship or kind == "cylinders" else 5)
    height = skin.px(slot)
    step = height * (0.95 if kind == "cubes" else 0.78)
    room = skin.width - 2 * 16 - 2 * 12 - 2 * skin.px(48) - 24
    if skin.is_phone and per_row * step > room:
        height, step = height * room / (per_row * step), room / per_row
    return _Slots(count, min(per_row, count), step, height * (1.32 if is_ship else 1.12), height)


@part
def SlotStep(skin: Skin, icon: str, label: str, is_on: bool, act: Tap) -> ft.Control:
    """One less or one more; it stays while it can be tapped."""
    palette = skin.palette
    ground = palette.raised if is_on else palette.card
    return IconButton48(skin, icon, label, act, ground=ground, disabled=not is_on)
