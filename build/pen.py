"""What all pictures are drawn with: numbers, paths, gradients, the ground of a cover."""

from __future__ import annotations

Point = tuple[float, float]
COVER = (430, 610)


def num(value: float) -> str:
    """A short number."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def line(points: list[Point]) -> str:
    """A path through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def stroke(path: str, colour: str, width: float, opacity: float = 1.0, more: str = "") -> str:
    """A drawn path."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
        f'stroke-opacity="{round(opacity, 2)}" {more}/>'
    )


def svg(width: float, height: float, body: str, defs: str = "") -> str:
    """The whole file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" '
        f'stroke-linecap="round" stroke-linejoin="round"><defs>{defs}</defs>{body}</svg>\n'
    )


def fade(name: str, colours: list[tuple[float, str, float]], *, down: bool, length: float) -> str:
    """A straight gradient along one axis in user units."""
    end = f'x2="0" y2="{num(length)}"' if down else f'x2="{num(length)}" y2="0"'
    stops = "".join(
        f'<stop offset="{at:.2f}" stop-color="{colour}" stop-opacity="{opacity:.2f}"/>'
        for at, colour, opacity in colours
    )
    head = f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" {end}>'
    return f"{head}{stops}</linearGradient>"


def ground(top: str, bottom: str, start: float = 0.54) -> tuple[str, str, str]:
    """A cover's ground, the veil over its lower part where the words stand, and their gradients."""
    width, height = COVER
    below = fade("a", [(0, top, 1), (1, bottom, 1)], down=True, length=height) + fade(
        "v",
        [(0, bottom, 0), (start, bottom, 0), (start + 0.19, bottom, 0.95), (1, bottom, 1)],
        down=True,
        length=height,
    )
    rect = f'<rect width="{width}" height="{height}" fill="url(#%s)"/>'
    return rect % "a", rect % "v", below
