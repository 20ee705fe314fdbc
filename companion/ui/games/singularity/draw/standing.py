"""Pieces inside their spaces: as large as the company allows, counted in figures."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

import flet as ft

from companion.games.singularity.packs.issue_map import IssueMap
from companion.ui.games.singularity.draw import svg
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.layout import MapLayout
from companion.ui.games.singularity.draw.marks import GroupMark, MapMarks, MemberMark, PillMark, TokenMark
from companion.ui.games.singularity.draw.signs import token_icon
from companion.ui.kit import icons
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.palette import INK, seat_colour, seat_shape, tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import style

Sign = str
"""A plain icon on the ground: `cache`, `used`, `end`, `start`."""
Piece = MemberMark | GroupMark | TokenMark | PillMark | Sign
SIZES: Final = {1: 0.54, 2: 0.42, 4: 0.34, 6: 0.29, 9: 0.25}
"""Pieces in a space → the side of one, of the space."""


def slots(count: int) -> tuple[float, list[tuple[float, float]]]:
    """The size of a piece and where it stands, of the space, for so many; ten and more share the last."""
    few = next((most for most in SIZES if count <= most), 9)
    size, columns = SIZES[few], {1: 1, 2: 2, 4: 2, 6: 3, 9: 3}[few]
    rows = -(-min(count, 9) // columns)
    gap = size * 1.05
    shift = {1: 0.06, 2: 0.1, 3: 0.12}[rows]  # the upper row leaves the name of the space alone
    places = []
    for at in range(count):
        row, column = divmod(min(at, 8), columns)
        here = min(columns, min(count, 9) - row * columns)
        places.append(((column - (here - 1) / 2) * gap, (row - (rows - 1) / 2) * gap + shift))
    return size, places


def gathered(board: IssueMap, marks: MapMarks) -> dict[str, list[Piece]]:
    """Everything that stands on a space: signs of the ground first, pieces over them."""
    found: dict[str, list[Piece]] = defaultdict(list)
    standing = {mark.place for mark in marks.members} | {mark.place for mark in marks.groups}
    for space in board.spaces:
        if space.cache:
            found[space.id].append("used" if space.id in marks.used else "cache")
        if space.id == board.end:
            found[space.id].append("end")
        if space.id == board.start and space.id not in standing:
            found[space.id].append("start")
    pieces: list[MemberMark | GroupMark | TokenMark | PillMark] = [
        *marks.tokens,
        *marks.groups,
        *marks.pills,
        *marks.members,
    ]
    for mark in pieces:
        found[mark.place].append(mark)
    return found


def draw_pieces(
    skin: Skin, board: IssueMap, layout: MapLayout, marks: MapMarks
) -> tuple[str, list[ft.Control]]:
    """Shapes as SVG, figures as words over them."""
    body: list[str] = []
    words: list[ft.Control] = []
    for place, pieces in gathered(board, marks).items():
        if place not in layout.spots:
            continue
        size, places = slots(len(pieces))
        if len(pieces) == 2 and all(isinstance(piece, PillMark) for piece in pieces):
            places = [(0.0, -0.13), (0.0, 0.21)]
        x, y = layout.spots[place]
        for piece, (right, down) in zip(pieces, places, strict=True):
            drawn, said = _piece(
                skin, piece, x + right * layout.cell, y + down * layout.cell, size * layout.cell
            )
            body.append(drawn)
            words += said
    return "".join(body), words


def _piece(skin: Skin, piece: Piece, x: float, y: float, size: float) -> tuple[str, list[ft.Control]]:
    if isinstance(piece, MemberMark):
        return member_shape(skin, piece.colour, x, y, size, is_now=piece.is_now), []
    if isinstance(piece, GroupMark):
        return group_shape(skin, piece, x, y, size)
    if isinstance(piece, TokenMark):
        ink = tones(skin).red if piece.icon else tones(skin).steel
        name = piece.icon or token_icon(piece.kind)
        ring = svg.circle(x, y, size / 2, svg.paint(line=ink, wide=1.5, dash="3 3")) if piece.icon else ""
        grown = size * (0.66 if piece.icon else 0.86)
        return ring + icons.fragment(name, ink, x - grown / 2, y - grown / 2, grown), []
    if isinstance(piece, PillMark):
        return _pill(skin, piece, x, y, size)
    ink = (
        tones(skin).good if piece == "cache" else skin.palette.text if piece == "end" else skin.palette.faint
    )
    name = {"cache": "sw-cache", "used": "sw-cache", "end": "flag", "start": "sw-start"}[piece]
    grown = size * 0.74
    drawn = icons.fragment(name, ink, x - grown / 2, y - grown / 2, grown)
    if piece == "used":
        cut = [(x - grown / 2, y + grown / 2), (x + grown / 2, y - grown / 2)]
        drawn += svg.line(cut, svg.paint(line=ink, wide=2))
    return drawn, []


def member_shape(skin: Skin, colour: str, x: float, y: float, size: float, *, is_now: bool = False) -> str:
    """A member: the seat's shape in a tile of its colour."""
    paint, palette = seat_colour(colour, skin.palette), skin.palette
    half = size / 2
    line = palette.edge or paint
    look = svg.paint(tint(paint, palette.card, 0.28), line, 3.4 if is_now else 2.0)
    inner = size * 0.5
    shape = icons.svg(seat_shape(colour), paint, palette.card, palette.edge).partition(">")[2]
    mark = (
        f'<g transform="translate({svg.num(x - inner / 2)} {svg.num(y - inner / 2)}) '
        f'scale({inner / 24:.4f})">{shape.removesuffix("</svg>")}</g>'
    )
    return svg.box(x - half, y - half, size, size, size * 0.26, look) + mark


def group_shape(skin: Skin, mark: GroupMark, x: float, y: float, size: float) -> tuple[str, list[ft.Control]]:
    """A group: its shape in a red disc, how many in the badge; steel when it reached nobody."""
    ink = tones(skin).steel if mark.look == "calm" else tones(skin).red
    opacity = 0.45 if mark.look == "ghost" else 1.0
    body = svg.circle(x, y, size / 2, svg.paint(skin.wash(ink, 0.3), ink, max(1.5, size * 0.05)))
    inner = size * 0.6
    body += icons.fragment(mark.icon, ink, x - inner / 2, y - inner / 2, inner)
    if mark.hurt:
        start = [(x - size * 0.36, y + size * 0.42), (x + size * 0.36, y + size * 0.42)]
        body += svg.line(start, svg.paint(line=tones(skin).amber, wide=max(2.0, size * 0.09)))
    badge = max(size * 0.42, 13.0)
    right, top = x + size * 0.38, y - size * 0.36
    body += svg.circle(right, top, badge / 2, svg.paint(ink))
    colour = INK if skin.is_dark else "#FFFFFF"
    if opacity < 1:
        body = f'<g opacity="{opacity}">{body}</g>'
    return body, [figure(str(mark.count), right, top, badge * 0.74, colour)]


def _pill(skin: Skin, mark: PillMark, x: float, y: float, size: float) -> tuple[str, list[ft.Control]]:
    red = tones(skin).red
    wide, tall = size * 1.25, size * 0.66
    body = svg.box(
        x - wide / 2, y - tall / 2, wide, tall, tall / 2, svg.paint(skin.wash(red, 0.16), red, 1.8)
    )
    inner = tall * 0.66
    body += icons.fragment(mark.icon, red, x - wide * 0.4, y - inner / 2, inner)
    return body, [figure(f"×{mark.count}", x + wide * 0.2, y, tall * 0.56, red)]


def figure(words: str, x: float, y: float, size: float, colour: str) -> ft.Control:
    """A short figure centred on a point."""
    room = size * 4
    text = ft.Text(words, style=style(size, colour, TEXT_700, 1.0), no_wrap=True)
    return ft.Container(
        text,
        left=x - room / 2,
        top=y - size,
        width=room,
        height=size * 2,
        alignment=ft.Alignment.CENTER,
        ignore_interactions=True,
    )
