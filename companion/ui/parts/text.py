"""Words on the screen: every text names its family, never a weight, with letter spacing 0."""

from __future__ import annotations

import flet as ft

from companion.ui.theme import (
    DISPLAY_600,
    DISPLAY_700,
    FIGURES_600,
    TEXT_400,
    TEXT_500,
    TEXT_600,
    TEXT_700,
    Skin,
)

CENTER = ft.TextAlign.CENTER


def style(
    size: float, colour: str, family: str = TEXT_400, line: float = 0.0, spacing: float = 0.0
) -> ft.TextStyle:
    """The style of a text; display lines are tight, body lines 1.25."""
    height = line or (1.05 if family.startswith("Display") else 1.25)
    return ft.TextStyle(
        size=size,
        color=colour,
        font_family=family,
        font_family_fallback=[TEXT_400],
        letter_spacing=spacing,
        height=height,
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
) -> ft.Text:
    """Text of a step of the type scale."""
    return ft.Text(
        text,
        style=style(skin.size(step), colour or skin.palette.text, family, line, spacing),
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


def Figures(skin: Skin, text: str, step: float = 18, *, colour: str = "") -> ft.Text:
    """Numbers that stand in columns."""
    return Words(skin, text, step, colour=colour, family=FIGURES_600, line=1.1)
