"""The ground of a map: spaces with the tint of their area, links, walls, hazards."""

from __future__ import annotations

import math

from companion.games.singularity.packs.issue_map import IssueMap, Space
from companion.ui.games.singularity.draw import svg
from companion.ui.games.singularity.draw.colours import area_colour, tones
from companion.ui.games.singularity.draw.layout import MapLayout, links_of
from companion.ui.games.singularity.draw.marks import MapMarks
from companion.ui.kit import icons
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin


def draw_ground(skin: Skin, board: IssueMap, layout: MapLayout, marks: MapMarks, *, diagonal: bool) -> str:
    """Links below, spaces above them, walls on top."""
    palette = skin.palette
    link = svg.paint(line=tint(palette.faint, palette.background, 0.5), wide=max(2.0, layout.pitch * 0.06))
    body = "".join(
        svg.line([layout.spots[one], layout.spots[other]], link)
        for one, other in links_of(board, diagonal=diagonal)
    )
    body += "".join(_space(skin, board, layout, space, marks) for space in board.spaces)
    return body + "".join(_wall(skin, layout, *pair) for pair in board.walls)


def _space(skin: Skin, board: IssueMap, layout: MapLayout, space: Space, marks: MapMarks) -> str:
    """A square; hazards amber and dashed, what is offered bright, what is chosen thick."""
    palette, found = skin.palette, tones(skin)
    x, y = layout.spots[space.id]
    half = layout.cell / 2
    tone = found.amber if space.hazard else area_colour(skin, board, space.area)
    is_dim = marks.lit is not None and space.id not in marks.lit
    fill = tint(
        tone, palette.card, (0.05 if is_dim else 0.14) if skin.is_dark else (0.05 if is_dim else 0.16)
    )
    edge, wide = tint(tone, palette.card, 0.2 if is_dim else 0.4), 1.5
    if marks.lit is not None and not is_dim:
        edge, wide = tint(palette.text, palette.card, 0.6), 1.8
    if space.id in marks.faults:
        edge, wide = found.amber, 3.0
    if space.id in marks.rings:
        edge, wide = found.red, 3.0
        fill = tint(found.red, palette.card, 0.12)
    if space.id in marks.chosen:
        edge, wide = palette.text, 3.0
    radius = layout.cell * 0.15
    look = svg.paint(fill, edge, wide)
    body = svg.box(x - half, y - half, layout.cell, layout.cell, radius, look)
    if space.hazard:
        inner = half - layout.cell * 0.05
        dashed = svg.paint(
            line=tint(found.amber, palette.card, 0.35 if is_dim else 0.8), wide=1.8, dash="5 4"
        )
        body += svg.box(x - inner, y - inner, inner * 2, inner * 2, radius * 0.8, dashed)
        size = layout.cell * 0.24
        ink = tint(found.amber, palette.card, 0.4) if is_dim else found.amber
        body += icons.fragment("sw-hazard", ink, x + half - size * 1.35, y - half + size * 0.35, size)
    return body


def _wall(skin: Skin, layout: MapLayout, one: str, other: str) -> str:
    """A thick steel line across the way between two spaces."""
    if one not in layout.spots or other not in layout.spots or one == other:
        return ""
    (x0, y0), (x1, y1) = layout.spots[one], layout.spots[other]
    away = math.dist((x0, y0), (x1, y1)) or 1.0
    long = layout.cell * 0.5
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    right, down = -(y1 - y0) / away * long, (x1 - x0) / away * long
    wide = max(3.0, layout.pitch * 0.07)
    ends = [(x - right, y - down), (x + right, y + down)]
    ground = svg.line(ends, svg.paint(line=skin.palette.background, wide=wide + 3))
    return ground + svg.line(ends, svg.paint(line=tones(skin).steel, wide=wide))
