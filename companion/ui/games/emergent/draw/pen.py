"""A drawing of fixed size: shapes as one SVG, words as real text above it, said as one picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import flet as ft

from companion.ui.kit.fonts import TEXT_400, TEXT_600
from companion.ui.kit.text import style

Anchor = int
"""-1: the point is the left end of the words, 0: their middle, 1: their right end."""


def num(value: float) -> str:
    """A short number for SVG."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def dashes(pattern: Sequence[float]) -> str:
    """The attribute of a dashed line."""
    return f' stroke-dasharray="{" ".join(map(num, pattern))}"' if pattern else ""


def svg(width: float, height: float, body: str) -> str:
    """A whole picture, one unit a pixel."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" '
        f'stroke-linecap="round" stroke-linejoin="round">{body}</svg>'
    )


def picture(width: float, height: float, body: str, label: str = "") -> ft.Control:
    """Shapes as a control; without a label a screen reader passes it by."""
    return ft.Image(
        src=svg(width, height, body),
        width=width,
        height=height,
        semantics_label=label or None,
        exclude_from_semantics=not label,
    )


@lru_cache(512)
def _edge(size: float, family: str, halo: str, wide: float, spacing: float) -> ft.TextStyle:
    """The outline of words. Nobody changes it: equals are one."""
    return ft.TextStyle(
        size=size,
        font_family=family,
        font_family_fallback=[TEXT_400],
        letter_spacing=spacing,
        height=1.1,
        foreground=ft.Paint(
            color=halo, style=ft.PaintingStyle.STROKE, stroke_width=wide, stroke_join=ft.StrokeJoin.ROUND
        ),
    )


def halo_text(
    text: str, size: float, family: str, colour: str, halo: str, wide: float, spacing: float
) -> ft.Control:
    """Words with a soft edge, so that lines of the map do not cut through them."""
    return ft.Stack(
        [
            ft.Text(text, style=_edge(size, family, halo, wide, spacing), no_wrap=True),
            ft.Text(text, style=style(size, colour, family, 1.1, spacing), no_wrap=True),
        ],
        clip_behavior=ft.ClipBehavior.NONE,
    )


def placed(
    content: ft.Control, x: float, y: float, anchor: Anchor, room: float = 420.0, tall: float = 80.0
) -> ft.Control:
    """A control with its left end, middle or right end at `x`, centred on `y`; nothing is measured."""
    left = x - (0.0 if anchor < 0 else room / 2 if anchor == 0 else room)
    return ft.Container(
        content,
        left=left,
        top=y - tall / 2,
        width=room,
        height=tall,
        alignment=ft.Alignment(anchor, 0),
        ignore_interactions=True,
    )


def tappable(face: ft.Control, label: str, *, is_on: bool = True, selected: bool | None = None) -> ft.Control:
    """A button for screen readers around a control that listens for taps; its drawing must be silent."""
    return ft.Semantics(
        content=face, label=label, button=True if is_on else None, selected=selected, container=True
    )


def silent(content: ft.Control) -> ft.Control:
    """A drawing of which a screen reader hears nothing: its owner says it."""
    return ft.Semantics(content=content, exclude_semantics=True)


@dataclass
class Pen:
    """Collects shapes and words, then hands over one control."""

    width: float
    height: float
    body: list[str] = field(default_factory=list)
    words: list[ft.Control] = field(default_factory=list)

    def draw(self, *elements: str) -> None:
        """SVG elements, in order."""
        self.body.extend(elements)

    def line(
        self, x0: float, y0: float, x1: float, y1: float, colour: str, wide: float, dash: Sequence[float] = ()
    ) -> None:
        """A straight line."""
        self.draw(
            f'<path d="M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}" fill="none" stroke="{colour}" '
            f'stroke-width="{num(wide)}"{dashes(dash)}/>'
        )

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        tall: float,
        fill: str,
        radius: float = 0.0,
        opacity: float = 1.0,
    ) -> None:
        """A filled box."""
        if wide > 0 and tall > 0:
            self.draw(
                f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(tall)}" '
                f'rx="{num(min(radius, wide / 2, tall / 2))}" fill="{fill}" fill-opacity="{num(opacity)}"/>'
            )

    def frame(
        self, x: float, y: float, wide: float, tall: float, colour: str, line: float, radius: float = 0.0
    ) -> None:
        """The outline of a box, inside its bounds."""
        if wide > line and tall > line:
            self.draw(
                f'<rect x="{num(x + line / 2)}" y="{num(y + line / 2)}" width="{num(wide - line)}" '
                f'height="{num(tall - line)}" rx="{num(min(radius, wide / 2, tall / 2))}" fill="none" '
                f'stroke="{colour}" stroke-width="{num(line)}"/>'
            )

    def dot(self, x: float, y: float, radius: float, fill: str, opacity: float = 1.0) -> None:
        """A filled circle."""
        self.draw(
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{fill}" '
            f'fill-opacity="{num(opacity)}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        value: str,
        size: float,
        colour: str,
        *,
        family: str = TEXT_600,
        anchor: Anchor = -1,
        room: float = 420.0,
        lines: int = 1,
    ) -> None:
        """Words at a point; those that do not fit into `room` wrap, or end in an ellipsis."""
        drawn = ft.Text(
            value,
            style=style(size, colour, family, 1.1),
            max_lines=lines,
            overflow=ft.TextOverflow.ELLIPSIS,
            text_align=(ft.TextAlign.LEFT, ft.TextAlign.CENTER, ft.TextAlign.RIGHT)[anchor + 1],
        )
        self.words.append(placed(drawn, x, y, anchor, room, size * 1.2 * (lines + 0.4)))

    def control(self, label: str = "") -> ft.Control:
        """The drawing; `label` is all a screen reader gets of it, nothing without one."""
        stack = ft.Stack(
            [picture(self.width, self.height, "".join(self.body)), *self.words],
            width=self.width,
            height=self.height,
            clip_behavior=ft.ClipBehavior.NONE,
        )
        if not label:
            return silent(stack)
        return ft.Semantics(content=stack, label=label, image=True, container=True, exclude_semantics=True)
