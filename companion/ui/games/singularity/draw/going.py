"""Ways over a map: the path of a move, lines of attack, arrows of enemies, price tags."""

from __future__ import annotations

import math

import flet as ft

from companion.ui.games.singularity.draw import svg
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.layout import MapLayout
from companion.ui.games.singularity.draw.marks import ArrowMark, MapMarks, PathMark
from companion.ui.kit import icons
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.palette import INK, seat_colour
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import style


def draw_under(skin: Skin, layout: MapLayout, marks: MapMarks) -> str:
    """What lies under the pieces: paths, lines of attack, the rest of a way."""
    body = "".join(_path(skin, layout, path) for path in marks.paths)
    body += "".join(_rest(skin, layout, arrow) for arrow in marks.arrows)
    amber = svg.paint(line=tones(skin).amber, wide=max(2.0, layout.pitch * 0.03), dash="6 5")
    for mark in marks.lines:
        points = [layout.spots[place] for place in mark.spaces if place in layout.spots]
        shifted = [(x + layout.cell * 0.08, y + layout.cell * 0.02) for x, y in points]
        body += svg.line(shifted, amber) if len(points) > 1 else ""
    return body


def draw_over(skin: Skin, layout: MapLayout, marks: MapMarks) -> tuple[str, list[ft.Control]]:
    """What lies over the pieces: arrows, the end of a path, prices."""
    body = "".join(_arrow(skin, layout, arrow) for arrow in marks.arrows)
    full = {mark.place for mark in marks.members} | {mark.place for mark in marks.groups}
    full |= {mark.place for mark in marks.tokens}
    for path in marks.paths:
        if path.has_end and len(path.spaces) > 1:
            body += _end(skin, layout, path, is_full=path.spaces[-1] in full)
    words: list[ft.Control] = []
    for price in marks.prices:
        if price.place in layout.spots:
            x, y = layout.spots[price.place]
            words.append(_tag(skin, price.words, x - layout.cell * 0.2, y + layout.cell * 0.34, layout.cell))
    return body, words


def _path(skin: Skin, layout: MapLayout, mark: PathMark) -> str:
    points = [layout.spots[place] for place in mark.spaces if place in layout.spots]
    if len(points) < 2:
        return ""
    wide = max(4.0, layout.pitch * 0.075)
    colour = seat_colour(mark.colour, skin.palette)
    band = INK if skin.is_dark else skin.palette.text
    dots = svg.paint(line=colour, wide=wide, dash=f"0.1 {svg.num(wide * 1.9)}")
    return svg.line(points, svg.paint(line=band, wide=wide * 2.1)) + svg.line(points, dots)


def _end(skin: Skin, layout: MapLayout, mark: PathMark, *, is_full: bool) -> str:
    """Where the path ends: in the middle of its space, or in the corner where somebody stands."""
    if mark.spaces[-1] not in layout.spots:
        return ""
    x, y = layout.spots[mark.spaces[-1]]
    size = layout.cell * (0.32 if is_full else 0.46)
    if is_full:
        x, y = x + layout.cell * 0.33, y + layout.cell * 0.33
    disc = svg.circle(x, y, size / 2, svg.paint(seat_colour(mark.colour, skin.palette), skin.palette.edge, 2))
    return disc + icons.fragment("sw-route", INK, x - size * 0.3, y - size * 0.3, size * 0.6)


def _arrow(skin: Skin, layout: MapLayout, mark: ArrowMark) -> str:
    """This step, solid."""
    if mark.start not in layout.spots or mark.end not in layout.spots:
        return ""
    (x0, y0), (x1, y1) = layout.spots[mark.start], layout.spots[mark.end]
    away = math.dist((x0, y0), (x1, y1)) or 1.0
    right, down = (x1 - x0) / away, (y1 - y0) / away
    red, wide = tones(skin).red, max(3.0, layout.pitch * 0.07)
    near, far = layout.cell * 0.33, away - layout.cell * 0.22
    head = layout.cell * 0.2
    start = (x0 + right * near, y0 + down * near)
    neck = (x0 + right * (far - head * 0.8), y0 + down * (far - head * 0.8))
    tip = (x0 + right * far, y0 + down * far)
    wings = [
        (neck[0] - down * head * 0.72, neck[1] + right * head * 0.72),
        tip,
        (neck[0] + down * head * 0.72, neck[1] - right * head * 0.72),
    ]
    shade = svg.paint(line=skin.palette.background, wide=wide * 2)
    body = svg.line([start, neck], shade) + svg.line([start, neck], svg.paint(line=red, wide=wide))
    way = "L".join(f"{svg.num(x)} {svg.num(y)}" for x, y in wings)
    body += f'<path d="M{way}Z" fill="{red}"/>'
    return body


def _rest(skin: Skin, layout: MapLayout, mark: ArrowMark) -> str:
    """Dots from the end of this step on."""
    points = [layout.spots[place] for place in (mark.end, *mark.rest) if place in layout.spots]
    if len(points) < 2:
        return ""
    wide = max(3.0, layout.pitch * 0.05)
    return svg.line(points, svg.paint(line=tones(skin).red, wide=wide, dash=f"0.1 {svg.num(wide * 2.1)}"))


def _tag(skin: Skin, words: str, x: float, y: float, cell: float) -> ft.Control:
    """`+4` on red."""
    size = max(11.0, min(18.0, cell * 0.2))
    wide, tall = size * (len(words) * 0.62 + 1.1), size * 1.5
    found = tones(skin)
    return ft.Container(
        ft.Text(words, style=style(size, found.on_red, TEXT_700, 1.0), no_wrap=True),
        left=x - wide / 2,
        top=y - tall / 2,
        width=wide,
        height=tall,
        border_radius=tall * 0.36,
        bgcolor=found.red,
        alignment=ft.Alignment.CENTER,
        ignore_interactions=True,
    )
