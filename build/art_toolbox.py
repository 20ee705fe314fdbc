"""The pictures of any other game: a chequered table with cards, counters, a pawn and a die."""

from __future__ import annotations

import math

from pen import COVER, ground, line, num, stroke, svg

VIOLET, IVORY = "#B79CFF", "#F1E2C4"


def cover() -> str:
    """A board in perspective, and what lies on it."""
    width, height = COVER
    base, veil, defs = ground("#1C1730", "#100E1A", 0.56)
    far, near = height * 0.3, height * 0.66
    body = []
    for row in range(6):
        top, low = (far + (near - far) * (step / 6) ** 1.5 for step in (row, row + 1))
        for column in range(-4, 4):
            edges = []
            for y, ends in ((top, (column, column + 1)), (low, (column + 1, column))):
                spread = 34 + 66 * (y - far) / (near - far)
                edges += [(width / 2 + end * spread, y) for end in ends]
            if (row + column) % 2:
                points = " ".join(f"{num(x)},{num(y)}" for x, y in edges)
                body.append(
                    f'<polygon points="{points}" fill="{VIOLET}" fill-opacity="{0.1 + 0.05 * row:.2f}"/>'
                )
    for turn, x in ((-18, 0.3), (-4, 0.42), (10, 0.54)):
        cx, cy = width * x, height * 0.27
        body.append(
            f'<rect x="{num(cx - 46)}" y="{num(cy - 66)}" width="92" height="132" rx="12" fill="#241D3D" '
            f'stroke="{VIOLET}" stroke-width="3" transform="rotate({turn} {num(cx)} {num(cy + 60)})"/>'
        )
    for at, colour in enumerate((IVORY, VIOLET, IVORY)):
        y = height * 0.52 - 14 * at
        body.append(f'<ellipse cx="{num(width * 0.24)}" cy="{num(y)}" rx="40" ry="15" fill="{colour}"/>')
        body.append(stroke(_arc(width * 0.24, y), "#100E1A", 2, 0.4))
    x, y, side = width * 0.7, height * 0.44, 54.0
    for faces, paint in (
        (((0, -1), (1, -0.5), (0, 0), (-1, -0.5)), IVORY),
        (((-1, -0.5), (0, 0), (0, 1.1), (-1, 0.6)), "#CDBE9F"),
        (((1, -0.5), (0, 0), (0, 1.1), (1, 0.6)), "#A99B80"),
    ):
        corners = " ".join(f"{num(x + side * dx)},{num(y + side * dy)}" for dx, dy in faces)
        body.append(f'<polygon points="{corners}" fill="{paint}"/>')
    for dx, dy in ((0, -0.5), (-0.5, 0.3), (-0.5, 0.05), (0.35, 0.1), (0.65, 0.35)):
        spot = f'cx="{num(x + side * dx)}" cy="{num(y + side * dy)}"'
        body.append(f'<ellipse {spot} rx="7" ry="6" fill="#241D3D"/>')
    return svg(width, height, base + "".join(body) + veil, defs)


def _arc(x: float, y: float) -> str:
    points = [
        (x + 40 * math.cos(math.radians(a)), y + 15 * math.sin(math.radians(a))) for a in range(0, 181, 12)
    ]
    return line(points)


def texture() -> str:
    """Squares that turn into hexes: any board."""
    body = []
    for column in range(5):
        for row in range(4):
            x, y = 12 + 42 * column, 8 + 42 * row
            body.append(
                f'<rect x="{x}" y="{y}" width="36" height="36" rx="5" fill="none" stroke="{VIOLET}" '
                f'stroke-opacity="{0.1 + 0.04 * column:.2f}"/>'
            )
    for column in range(4):
        for row in range(5):
            cx, cy = 236 + 44 * column + 22 * (row % 2), 16 + 38 * row
            turns = [math.radians(60 * at + 30) for at in range(7)]
            points = [(cx + 22 * math.cos(turn), cy + 22 * math.sin(turn)) for turn in turns]
            body.append(stroke(line(points), VIOLET, 1, 0.24 + 0.04 * column))
    return svg(390, 190, "".join(body))


PICTURES = {"toolbox-cover": cover, "toolbox-texture": texture}
