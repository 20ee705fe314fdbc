"""The pictures of a game that brings none: a table seen from above, with places around it."""

from __future__ import annotations

import math

from pen import COVER, ground, line, num, stroke, svg

SEATS = ("#E69F00", "#56B4E9", "#00A97C", "#F0E442", "#E08BB5", "#4C8DFF")


def cover() -> str:
    """A round table, a place in every colour, cards in the middle."""
    width, height = COVER
    cx, cy, radius = width * 0.5, height * 0.33, width * 0.27
    base, veil, defs = ground("#1B222B", "#0F141A", 0.5)
    body = [
        f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(radius + grow)}" fill="none" stroke="#8FA3B8" '
        f'stroke-width="1.6" stroke-opacity="{opacity}"/>'
        for grow, opacity in ((0, 0.9), (14, 0.35), (34, 0.18))
    ]
    for at, colour in enumerate(SEATS):
        angle = math.radians(60 * at - 90)
        x, y = cx + (radius + 62) * math.cos(angle), cy + (radius + 62) * math.sin(angle)
        body.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="15" fill="{colour}"/>')
    for turn in (-16, 2, 20):
        card = f'<rect x="{num(cx - 26)}" y="{num(cy - 38)}" width="52" height="76" rx="8" fill="#212935"'
        body.append(
            f'{card} stroke="#A9B8C7" stroke-width="2" transform="rotate({turn} {num(cx)} {num(cy)})"/>'
        )
    return svg(width, height, base + "".join(body) + veil, defs)


def texture() -> str:
    """Rings of a table's grain."""
    rings = []
    for ring in range(9):
        points = []
        for degree in range(0, 361, 6):
            angle = math.radians(degree)
            reach = 26 * (ring + 1) * (1 + 0.06 * math.sin(3 * angle + ring))
            points.append((300 + reach * math.cos(angle), 40 + reach * math.sin(angle) * 0.7))
        rings.append(stroke(line(points), "#8FA3B8", 1, 0.32))
    return svg(390, 190, "".join(rings))


PICTURES = {"plain-cover": cover, "plain-texture": texture}
