"""Counting with drawn places: − and + around slots, the tray of Fast Play, the tiles that build."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import flet as ft

from companion import texts
from companion.ui.games.emergent.draw.colours import seat_look, tones
from companion.ui.games.emergent.draw.pen import num, picture
from companion.ui.games.emergent.draw.pieces import DcDisc
from companion.ui.games.emergent.draw.shapes import (
    ROOM,
    DiscSize,
    PieceStyle,
    cube_svg,
    cylinder_svg,
    disc_svg,
    path,
    ring,
)
from companion.ui.parts.buttons import IconButton48
from companion.ui.parts.guard import guarded
from companion.ui.parts.text import CENTER, Words
from companion.ui.theme import DISPLAY_700, TEXT_400, TEXT_700, Skin, tint

DRAG_GROUP = "disc"
"""Discs of the tray may be dropped on targets of this group."""


@dataclass(frozen=True)
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
    body = []
    draw = cube_svg if kind == "cubes" else cylinder_svg
    for at in range(slots.count):
        row, column = divmod(at, slots.per_row)
        x, y = slots.step * (column + 0.5), slots.height * 0.54 + row * slots.down
        style: PieceStyle = "plain" if at < value else "dim" if is_ship else "ghost"
        body.append(draw(skin, colour, x, y, slots.height * 0.92, style))
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
    said = texts.say("emergent-draw-of", label=label, value=value, most=high)
    middle: list[ft.Control] = [
        ft.Semantics(content=drawing, label=said, container=True, exclude_semantics=True)
    ]
    if note:
        middle.append(Words(skin, note, 13.5, colour=skin.palette.muted, family=TEXT_400, align=CENTER))
    return ft.Row(
        [
            _step(
                skin,
                "minus",
                texts.say("shell-less", label=label),
                low <= value - 1,
                partial(on_change, value - 1),
            ),
            ft.Column(
                middle, spacing=skin.px(4), tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
            ),
            _step(
                skin,
                "plus-thin",
                texts.say("shell-more-of", label=label),
                value + 1 <= high,
                partial(on_change, value + 1),
            ),
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


def _step(skin: Skin, icon: str, label: str, is_on: bool, act: Callable[[], None]) -> ft.Control:
    palette = skin.palette
    ground = palette.raised if is_on else palette.card
    return IconButton48(skin, icon, label, act, ground=ground, disabled=not is_on)


@dataclass(frozen=True)
class TrayPiece:
    """A disc of Fast Play: still in the hand, or placed (FP-2)."""

    id: str
    size: DiscSize
    is_placed: bool
    is_held: bool = False
    """Tapped: the next region tapped takes it."""


def _tray_place(skin: Skin, colour: str, piece: TrayPiece, on_pick: Callable[[str], None]) -> ft.Control:
    radius = skin.px(18 if piece.size == "small" else 22)
    side = 2 * radius * ROOM
    word = texts.say(f"emergent-draw-{piece.size}-disc")
    if piece.is_placed:
        mark = (
            f"M{num(side / 2 - radius * 0.36)} {num(side / 2)}l{num(radius * 0.26)} {num(radius * 0.28)}"
            f"l{num(radius * 0.48)} {num(-radius * 0.56)}"
        )
        body = ring(side / 2, side / 2, radius, skin.palette.outline, 1.6, (3, 4)) + path(
            mark, stroke=skin.palette.muted, wide=2.4
        )
        label = texts.say("emergent-draw-tray-placed", disc=word)
        face: ft.Control = picture(side, side, body)
    else:
        label = texts.say(
            "emergent-draw-tray-held" if piece.is_held else "emergent-draw-tray-hand", disc=word
        )
        disc = disc_svg(skin, colour, piece.size, side / 2, side / 2, radius, 0, "plain")
        aura = seat_look(skin, colour).colour
        glow = (
            f'<circle cx="{num(side / 2)}" cy="{num(side / 2)}" r="{num(side / 2)}" fill="{aura}" '
            f'fill-opacity=".16"/>'
        )
        if piece.is_held:
            glow += ring(side / 2, side / 2, side / 2 - 1.2, tones(skin).amber, 2.2, (4, 4))
        face = ft.Draggable(
            group=DRAG_GROUP,
            data=piece.id,
            content=picture(side, side, glow + disc),
            content_when_dragging=picture(
                side, side, ring(side / 2, side / 2, radius, skin.palette.outline, 1.6, (3, 4))
            ),
            content_feedback=picture(side, side, disc),
        )
    box = ft.Container(
        face, width=max(side, 48), height=max(side, 48), alignment=ft.Alignment.CENTER,
        on_click=guarded(partial(on_pick, piece.id)),
    )  # fmt: skip
    return ft.Semantics(
        content=box, label=label, button=True, selected=piece.is_held, container=True, exclude_semantics=True
    )


def FastTray(
    skin: Skin,
    colour: str,
    pieces: Sequence[TrayPiece],
    on_pick: Callable[[str], None],
    *,
    words: str = "",
    detail: str = "",
) -> ft.Control:
    """The five discs of a round (FP-2): drag one to a region, or tap it, then the region; ticked when placed.

    Tapping a placed one picks it too: the screen may then take it back.
    """
    side: list[ft.Control] = []
    if words:
        lines: list[ft.Control] = [Words(skin, words, 16, family=TEXT_700)]
        if detail:
            lines.append(Words(skin, detail, 14, colour=skin.palette.muted))
        side = [ft.Column(lines, spacing=0, tight=True, expand=True)]
    return ft.Row(
        [
            ft.Row([_tray_place(skin, colour, piece, on_pick) for piece in pieces], spacing=0, tight=True),
            *side,
        ],
        spacing=skin.px(8),
    )


def BuildTile(
    skin: Skin,
    colour: str,
    size: DiscSize,
    price: int,
    holds: int,
    running: int,
    left: int,
    on_click: Callable[[], object] | None,
    *,
    width: float,
    compact: bool = False,
) -> ft.Control:
    """Build a disc here: its price, what it holds, what it costs a round, how many are left (ET-9, ET-13)."""
    palette, is_on = skin.palette, on_click is not None and left > 0
    name = texts.say(f"emergent-draw-{size}")
    hold = texts.say("emergent-draw-holds", n=holds)
    rest = texts.say("emergent-draw-round-left", cost=running, left=left)
    head = ft.Row(
        [
            ft.Container(
                DcDisc(skin, colour, size, skin.px(14 if size == "small" else 18)),
                width=skin.px(50), height=skin.px(50), alignment=ft.Alignment.CENTER,
            ),
            ft.Column(
                [
                    Words(skin, name, 16, family=TEXT_700, colour="" if is_on else palette.muted, lines=1),
                    Words(skin, hold, 14, colour=palette.muted, lines=1),
                ],
                spacing=0, tight=True, expand=True,
            ),
            Words(skin, f"${price}", 18, family=DISPLAY_700, colour="" if is_on else palette.muted),
        ],
        spacing=skin.px(4),
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )  # fmt: skip
    lines: list[ft.Control] = [head]
    if not compact:
        lines.append(Words(skin, rest, 14, colour=palette.muted, lines=1))
    face = ft.Container(
        ft.Column(lines, spacing=skin.px(2), tight=True),
        width=width,
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(6)),
        border_radius=skin.px(16),
        border=ft.Border.all(1.2, palette.outline),
        bgcolor=palette.background if is_on else tint(palette.background, palette.card, 0.4),
        opacity=1.0 if is_on else 0.7,
        ink=is_on,
        on_click=guarded(on_click) if is_on else None,
    )
    said = texts.say("emergent-draw-build", size=name, price=price, holds=holds, cost=running, left=left)
    return ft.Semantics(content=face, label=said, button=is_on, container=True, exclude_semantics=True)
