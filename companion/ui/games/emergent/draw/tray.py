"""Discs to take: the five of a Fast Play round, and the tiles that build a DC."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.colours import seat_look, tones
from companion.ui.games.emergent.draw.pen import num, picture, silent, tappable
from companion.ui.games.emergent.draw.pieces import DcDisc
from companion.ui.games.emergent.draw.shapes import ROOM, DiscSize, circle, disc_svg, path, ring
from companion.ui.kit.boxes import InRow, Stacked, Together, Wrapped
from companion.ui.kit.drawing import Choose, Tap, guarded
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words

DRAG_GROUP = "disc"
"""Discs of the tray may be dropped on targets of this group."""


@frozen
class TrayPiece:
    """A disc of Fast Play: still in the hand, or placed (FP-2)."""

    id: str
    size: DiscSize
    is_placed: bool
    is_held: bool = False
    """Tapped: the next region tapped takes it."""


def _placed(skin: Skin, side: float, radius: float) -> ft.Control:
    """An empty place with a tick."""
    middle = side / 2
    mark = (
        f"M{num(middle - radius * 0.36)} {num(middle)}l{num(radius * 0.26)} {num(radius * 0.28)}"
        f"l{num(radius * 0.48)} {num(-radius * 0.56)}"
    )
    tick = path(mark, stroke=skin.palette.muted, wide=2.4)
    return picture(side, side, ring(middle, middle, radius, skin.palette.outline, 1.6, (3, 4)) + tick)


def _in_hand(skin: Skin, colour: str, piece: TrayPiece, side: float, radius: float) -> ft.Control:
    """A disc to drag; the one that is picked up wears an amber ring."""
    middle = side / 2
    disc = disc_svg(skin, colour, piece.size, middle, middle, radius, 0, "plain")
    glow = circle(middle, middle, middle, seat_look(skin, colour).colour, 0.16)
    if piece.is_held:
        glow += ring(middle, middle, middle - 1.2, tones(skin).amber, 2.2, (4, 4))
    gap = ring(middle, middle, radius, skin.palette.outline, 1.6, (3, 4))
    return ft.Draggable(
        group=DRAG_GROUP,
        data=piece.id,
        content=picture(side, side, glow + disc),
        content_when_dragging=picture(side, side, gap),
        content_feedback=picture(side, side, disc),
    )


def _tray_place(skin: Skin, colour: str, piece: TrayPiece, on_pick: Choose) -> ft.Control:
    radius = skin.px(18 if piece.size == "small" else 22)
    side = 2 * radius * ROOM
    state = "placed" if piece.is_placed else "held" if piece.is_held else "hand"
    face = _placed(skin, side, radius) if piece.is_placed else _in_hand(skin, colour, piece, side, radius)
    box = ft.Container(
        face,
        width=max(side, 48),
        height=max(side, 48),
        alignment=ft.Alignment.CENTER,
        on_click=guarded(partial(on_pick, piece.id)),
    )
    disc = skin.say(f"emergent-draw-{piece.size}-disc")
    return tappable(box, skin.say(f"emergent-draw-tray-{state}", disc=disc), selected=piece.is_held)


def FastTray(
    skin: Skin,
    colour: str,
    pieces: Sequence[TrayPiece],
    on_pick: Choose,
    *,
    words: str = "",
    detail: str = "",
) -> ft.Control:
    """The five discs of a round (FP-2): drag one to a region, or tap it, then the region; ticked when placed.

    Tapping a placed one picks it too: the screen may then take it back.
    """
    places = Together(skin, *(_tray_place(skin, colour, piece, on_pick) for piece in pieces), gap=0)
    if not words:
        return places
    said = Wrapped(
        skin, Strong(skin, words, 16), *([Muted(skin, detail, 14)] if detail else []), gap=8, between=0
    )
    return Stacked(skin, places, said, gap=2)


def BuildTile(
    skin: Skin,
    colour: str,
    size: DiscSize,
    price: int,
    holds: int,
    running: int,
    left: int,
    on_click: Tap | None,
    *,
    width: float,
    compact: bool = False,
) -> ft.Control:
    """Build a disc here: its price, what it holds, what it costs a round, how many are left (ET-9, ET-13)."""
    palette, is_on = skin.palette, on_click is not None and left > 0
    name = skin.say(f"emergent-draw-{size}")
    hold = skin.say("emergent-draw-holds", n=holds)
    rest = skin.say("emergent-draw-round-left", cost=running, left=left)
    ink, side = "" if is_on else palette.muted, skin.px(14 if size == "small" else 18)
    head = InRow(
        skin,
        ft.Container(
            DcDisc(skin, colour, size, side),
            width=skin.px(50 if width > 160 else 42),
            height=skin.px(50),
            alignment=ft.Alignment.CENTER,
        ),
        Stacked(
            skin,
            Strong(skin, name, 16, colour=ink, lines=1),
            Words(skin, hold, 14, colour=palette.muted, lines=1),
            gap=0,
            expand=True,
        ),
        Words(skin, f"${price}", 18, family=DISPLAY_700, colour=ink),
        gap=4,
    )
    lines: list[ft.Control] = [head]
    if not compact:
        lines.append(Words(skin, rest, 14, colour=palette.muted, lines=1))
    face = ft.Container(
        silent(Stacked(skin, *lines, gap=2)),
        width=width,
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(6)),
        border_radius=skin.px(16),
        border=ft.Border.all(1.2, palette.outline),
        bgcolor=palette.background if is_on else tint(palette.background, palette.card, 0.4),
        opacity=1.0 if is_on else 0.7,
        ink=skin.motion and is_on,
        on_click=guarded(on_click) if is_on else None,
    )
    said = skin.say("emergent-draw-build", size=name, price=price, holds=holds, cost=running, left=left)
    return tappable(face, said, is_on=is_on)
