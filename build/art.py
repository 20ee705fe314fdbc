"""Draw the covers, textures and card backs of the games as SVG: `python build/art.py assets/art`.

Everything follows from a fixed seed, so that drawing again changes nothing.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable
from pathlib import Path

import art_emergence
import art_plain
import art_toolbox
from pen import COVER, fade, ground, line, num, stroke, svg


def emergent_cover() -> str:
    """A map: contours, and dotted trade routes between towns."""
    width, height = COVER
    luck = random.Random(5)  # noqa: S311
    base, veil, defs = ground("#12241E", "#0C1512", 0.5)
    body = []
    for cx, cy, reach, count in ((0.3, 0.29, 0.66, 9), (0.88, 0.68, 0.5, 6)):
        phases = [luck.uniform(0, 6.28) for _ in range(3)]
        for ring in range(count):
            radius = width * reach * (ring + 1) / count
            points = []
            for degree in range(0, 361, 5):
                angle = math.radians(degree)
                wobble = (
                    1
                    + 0.1 * math.sin(3 * angle + phases[0])
                    + 0.07 * math.sin(5 * angle + phases[1])
                    + 0.1 * math.sin(2 * angle + phases[2])
                )
                points.append(
                    (
                        width * cx + radius * wobble * math.cos(angle),
                        height * cy + radius * wobble * math.sin(angle) * 0.86,
                    )
                )
            body.append(stroke(line(points), "#7FC8A9", 1.7, 0.5 * (0.35 + 0.55 * (1 - ring / count))))
    towns = [(0.18, 0.2), (0.52, 0.36), (0.34, 0.55), (0.8, 0.48), (0.68, 0.14)]
    places = [(width * x, height * y) for x, y in towns]
    for one, other in ((0, 1), (1, 2), (1, 3), (4, 3), (0, 2)):
        (x0, y0), (x1, y1) = places[one], places[other]
        bow = f"M{num(x0)} {num(y0)}Q{num((x0 + x1) / 2 + 20)} {num((y0 + y1) / 2 - 34)} {num(x1)} {num(y1)}"
        body.append(stroke(bow, "#F2B544", 3, 0.95, 'stroke-dasharray="1.5 9"'))
    for x, y in places:
        body.append(
            f'<circle cx="{num(x)}" cy="{num(y)}" r="9" fill="#12201B" stroke="#F2B544" stroke-width="3"/>'
            f'<circle cx="{num(x)}" cy="{num(y)}" r="3" fill="#F2B544"/>'
        )
    return svg(width, height, base + "".join(body) + veil, defs)


def cyberverse_cover() -> str:
    """A skyline with lit windows and scan lines."""
    width, height = COVER
    luck = random.Random(2)  # noqa: S311
    base, veil, defs = ground("#1B0F24", "#120A18", 0.6)
    street = height * 0.645
    defs += fade("p", [(0.1, "#8C7BFF", 0.42), (0.64, "#8C7BFF", 0.05)], down=True, length=height)
    defs += fade("m", [(0.2, "#FF4F9A", 0.62), (0.64, "#FF4F9A", 0.10)], down=True, length=height)
    body = []
    layers = (("p", "#8C7BFF", 0.3, 0.55, 44), ("m", "#FF4F9A", 0.12, 0.42, 52))
    for paint, edge, low, high, block in layers:
        x = -10.0
        while x < width:
            wide = luck.uniform(0.6, 1.2) * block
            top = street - height * luck.uniform(low, high)
            body.append(
                f'<rect x="{num(x)}" y="{num(top)}" width="{num(wide - 5)}" height="{num(street - top)}" '
                'rx="2" '
                f'fill="url(#{paint})" stroke="{edge}" stroke-opacity=".45" stroke-width="1.4"/>'
            )
            if paint == "m":
                lit = [
                    f"M{column} {row}h5v7h-5z"
                    for row in range(int(top) + 12, int(street) - 10, 16)
                    for column in range(int(x) + 9, int(x + wide - 14), 12)
                    if luck.random() < 0.4
                ]
                body.append(f'<path d="{"".join(lit)}" fill="#FFC857" fill-opacity=".8"/>')
            x += wide
    scan = "".join(f"M0 {y}H{width}" for y in range(3, int(street), 7))
    body.append(stroke(scan, "#000000", 2, 0.16))
    return svg(
        width, height, base + "".join(body) + veil + stroke(f"M0 {num(street)}H{width}", "#FF4F9A", 2.5), defs
    )


def singularity_cover() -> str:
    """A radar, and the swarm that comes."""
    width, height = COVER
    luck = random.Random(4)  # noqa: S311
    base, veil, defs = ground("#1E0F10", "#140B0C", 0.56)
    cx, cy = width * 0.5, height * 0.36
    reach = width * 0.46
    x0, y0 = cx + reach * math.cos(-1.2), cy + reach * math.sin(-1.2)
    x1, y1 = cx + reach * math.cos(-0.2), cy + reach * math.sin(-0.2)
    defs += (
        f'<radialGradient id="r" gradientUnits="userSpaceOnUse" cx="{num(cx)}" cy="{num(cy)}" '
        f'r="{num(reach)}">'
        '<stop offset="0" stop-color="#FF5A52" stop-opacity=".55"/>'
        '<stop offset="1" stop-color="#FF5A52" stop-opacity=".1"/>'
        "</radialGradient>"
    )
    body = [
        f'<path d="M{num(cx)} {num(cy)}L{num(x0)} {num(y0)}A{num(reach)} {num(reach)} 0 0 1 '
        f'{num(x1)} {num(y1)}Z" fill="url(#r)"/>'
    ]
    body += [
        f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(width * 0.115 * ring)}" fill="none" '
        f'stroke="#FF5A52" stroke-opacity="{0.65 - 0.09 * ring:.2f}" stroke-width="1.8"/>'
        for ring in range(1, 6)
    ]
    spokes = []
    for degree in range(0, 360, 30):
        angle = math.radians(degree)
        near, far = width * 0.06, width * 0.575
        spokes.append(
            line(
                [
                    (cx + near * math.cos(angle), cy + near * math.sin(angle)),
                    (cx + far * math.cos(angle), cy + far * math.sin(angle)),
                ]
            )
        )
    body.append(stroke("".join(spokes), "#FF5A52", 1.2, 0.14))
    for dot in range(150):
        angle, far, size = luck.gauss(2.4, 0.85), width * abs(luck.gauss(0.36, 0.11)), luck.uniform(1.8, 4.6)
        body.append(
            f'<circle cx="{num(cx + far * math.cos(angle))}" cy="{num(cy + far * math.sin(angle))}" '
            f'r="{num(size)}" '
            f'fill="{"#8FA3B8" if dot % 4 else "#FF5A52"}" fill-opacity="{luck.uniform(0.45, 1):.2f}"/>'
        )
    where = f"translate({num(cx - 18)} {num(cy - 18)}) scale(1.5)"
    ship = f'<path d="M12 3L20 20L12 16L4 20Z" fill="#FFFFFF" transform="{where}"/>'
    return svg(width, height, base + "".join(body) + veil + ship, defs)


PICTURES: dict[str, Callable[[], str]] = {
    **art_emergence.PICTURES,
    **art_plain.PICTURES,
    **art_toolbox.PICTURES,
    "emergent-cover": emergent_cover,
    "cyberverse-cover": cyberverse_cover,
    "singularity-cover": singularity_cover,
}


def main(target: Path) -> None:
    """Draw everything."""
    target.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (target / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
