"""Words on the screen: every text names its family, never a weight, with letter spacing 0."""

from __future__ import annotations

import re
from functools import lru_cache

import flet as ft

from companion.ui.kit.fonts import (
    DISPLAY_600,
    DISPLAY_700,
    FIGURES_600,
    TEXT_400,
    TEXT_500,
    TEXT_600,
    TEXT_700,
)
from companion.ui.kit.skin import Skin

CENTER = ft.TextAlign.CENTER
LETTER = 0.58
"""The width of a bold letter by its size, on average."""
COMMON = 0.52
"""The same of a usual sentence, where too much would shrink what fits."""
BROKEN = 0.7
"""How far a word may shrink before it is broken into two lines."""
SMALLEST = 0.5
"""How far a name may shrink before it is cut."""


@lru_cache(4096)
def style(
    size: float,
    colour: str,
    family: str = TEXT_400,
    line: float = 0.0,
    spacing: float = 0.0,
    struck: bool = False,
) -> ft.TextStyle:
    """The style of a text; display lines are tight, body lines 1.25. Nobody changes it: equals are one."""
    height = line or (1.05 if family.startswith("Display") else 1.25)
    return ft.TextStyle(
        size=size,
        color=colour,
        font_family=family,
        font_family_fallback=[TEXT_400],
        letter_spacing=spacing,
        height=height,
        decoration=ft.TextDecoration.LINE_THROUGH if struck else None,
        decoration_color=colour if struck else None,
    )


def Words(
    skin: Skin,
    text: str,
    step: float = 16,
    *,
    colour: str = "",
    family: str = TEXT_400,
    align: ft.TextAlign = ft.TextAlign.START,
    lines: int | None = None,
    line: float = 0.0,
    expand: bool | None = None,
    selectable: bool = False,
    spacing: float = 0.0,
    struck: bool = False,
) -> ft.Text:
    """Text of a step of the type scale; struck out when it does not hold any more."""
    return ft.Text(
        text,
        style=style(skin.size(step), colour or skin.palette.text, family, line, spacing, struck),
        text_align=align,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.VISIBLE,
        expand=expand,
        selectable=selectable,
    )


def Heading(
    skin: Skin,
    text: str,
    step: float = 30,
    *,
    colour: str = "",
    align: ft.TextAlign = ft.TextAlign.START,
    bold: bool = False,
    lines: int | None = None,
) -> ft.Control:
    """A title in the display face, announced as a heading."""
    family = DISPLAY_700 if bold else DISPLAY_600
    words = Words(skin, text, step, colour=colour, family=family, align=align, lines=lines)
    return ft.Semantics(content=words, header=True)


def SectionTitle(skin: Skin, text: str, right: str = "") -> ft.Control:
    """A small line above a group; `right` says its unit or cost."""
    left = Words(skin, text, 14, colour=skin.palette.muted, family=TEXT_600, expand=True)
    side = [Words(skin, right, 14, colour=skin.palette.muted, family=TEXT_500)] if right else []
    return ft.Row([left, *side], spacing=skin.px(8))


def Body(
    skin: Skin,
    text: str,
    *,
    colour: str = "",
    align: ft.TextAlign = ft.TextAlign.START,
    expand: bool | None = None,
) -> ft.Text:
    """A sentence."""
    return Words(skin, text, 16, colour=colour, align=align, expand=expand)


def Strong(
    skin: Skin,
    text: str,
    step: float = 18,
    *,
    colour: str = "",
    align: ft.TextAlign = ft.TextAlign.START,
    lines: int | None = None,
    expand: bool | None = None,
) -> ft.Text:
    """A name, a label, a short important line."""
    return Words(skin, text, step, colour=colour, family=TEXT_700, align=align, lines=lines, expand=expand)


def fitting(text: str, size: float, width: float, lines: int = 2) -> float:
    """The size at which a name fits: whole words while that is not too small, else broken where it must."""
    words = [len(word) + 1 for word in re.split(r"[\s-]", text)]
    whole = width / (LETTER * size * max(1, max(words) - 1 if len(words) == 1 else max(words)))
    in_all = width * lines / (LETTER * size * (len(text) + 2 * (lines - 1)))
    scale = min(1.0, max(whole, BROKEN if lines > 1 else SMALLEST), max(in_all, SMALLEST))
    return round(size * scale, 1)


def Fitted(
    skin: Skin,
    text: str,
    step: float,
    width: float,
    *,
    align: ft.TextAlign = ft.TextAlign.START,
    lines: int = 2,
    colour: str = "",
    family: str = TEXT_700,
) -> ft.Text:
    """A name in `width` pixels: it may wrap, and a long one is set in smaller letters rather than cut."""
    return ft.Text(
        text,
        style=style(fitting(text, skin.size(step), width, lines), colour or skin.palette.text, family, 1.1),
        text_align=align,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS,
    )


def Muted(
    skin: Skin,
    text: str,
    step: float = 16,
    *,
    align: ft.TextAlign = ft.TextAlign.START,
    lines: int | None = None,
    expand: bool | None = None,
) -> ft.Text:
    """What is good to know but not the point."""
    return Words(
        skin, text, step, colour=skin.palette.muted, family=TEXT_400, align=align, lines=lines, expand=expand
    )


def Small(
    skin: Skin, text: str, *, colour: str = "", lines: int | None = None, expand: bool | None = None
) -> ft.Text:
    """A line that helps, below or beside what it is about."""
    ink = colour or skin.palette.muted
    return Words(skin, text, 14, colour=ink, family=TEXT_500, lines=lines, expand=expand)


def Figures(skin: Skin, text: str, step: float = 18, *, colour: str = "") -> ft.Text:
    """Numbers that stand in columns."""
    return Words(skin, text, step, colour=colour, family=FIGURES_600, line=1.1)
