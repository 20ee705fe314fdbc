"""Boxes, rows and small facts. A game's colours come with the skin's look."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.edges import eased, edged
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700, TEXT_500, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK, tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Small, Words

START = ft.CrossAxisAlignment.START
MIDDLE = ft.CrossAxisAlignment.CENTER
ENDS = ft.CrossAxisAlignment.END
STRETCHED = ft.CrossAxisAlignment.STRETCH
BETWEEN = ft.MainAxisAlignment.SPACE_BETWEEN
CENTERED = ft.MainAxisAlignment.CENTER


def Spaced(skin: Skin, *controls: ft.Control, gap: float = 10, key: str | None = None) -> ft.Column:
    """One below the other, full width."""
    return ft.Column(
        list(controls), spacing=skin.px(gap), tight=True, horizontal_alignment=STRETCHED, key=key
    )


def Stacked(
    skin: Skin,
    *controls: ft.Control,
    gap: float = 4,
    expand: bool | int | None = None,
    width: float | None = None,
) -> ft.Column:
    """One below the other, each as wide as it is: the lines of a name."""
    return ft.Column(list(controls), spacing=skin.px(gap), tight=True, expand=expand, width=width)


def InRow(skin: Skin, *controls: ft.Control, gap: float = 10, expand: bool | int | None = None) -> ft.Row:
    """Beside each other over the whole width, in the middle of the line."""
    return ft.Row(list(controls), spacing=skin.px(gap), expand=expand)


def Together(skin: Skin, *controls: ft.Control, gap: float = 6) -> ft.Row:
    """Beside each other, no wider than they are."""
    return ft.Row(list(controls), spacing=skin.px(gap), tight=True)


def Wrapped(skin: Skin, *controls: ft.Control, gap: float = 8, between: float | None = None) -> ft.Row:
    """Beside each other, in as many lines as it takes; `between` the lines."""
    lines = skin.px(gap if between is None else between)
    return ft.Row(list(controls), spacing=skin.px(gap), run_spacing=lines, wrap=True)


def Unsaid(content: ft.Control) -> ft.Control:
    """What the label of the button around it says, and not a second time."""
    return ft.Semantics(content=content, exclude_semantics=True)


def Labelled(content: ft.Control, label: str) -> ft.Control:
    """A drawing with what a screen reader says of it."""
    return ft.Semantics(content=content, label=label, container=True, exclude_semantics=True)


def Panel(
    skin: Skin,
    content: ft.Control,
    *,
    on_click: Tap | None = None,
    label: str = "",
    selected: bool = False,
    colour: str = "",
    ground: str = "",
    outline: str = "",
    padding: float = 14,
    radius: float = 18,
    height: float | None = None,
    width: float | None = None,
    expand: bool | int | None = None,
    is_hollow: bool = False,
    is_live: bool = False,
    key: str | None = None,
) -> ft.Control:
    """A box. A colour tints line and ground; selected thickens both, never colour alone.

    With a label the content is not read out a second time; `is_live`: read out when it changes.
    """
    palette, look = skin.palette, skin.look
    tone = (colour or look.accent) if selected else "" if look.is_inked else colour
    line = (3.0 if look.is_inked else 2.5) if selected else 1.0
    fill = ground or (palette.background if is_hollow else palette.card)
    edge = outline or palette.outline
    if selected:
        edge = (palette.edge if look.is_inked else "") or tone
    elif tone and not outline:
        edge = tint(tone, palette.card, 0.5)
    amount = (0.28 if look.is_inked and palette.edge else 0.15) if selected else 0.08
    face = ft.Container(
        Unsaid(content) if on_click and label else content,
        padding=skin.px(padding) - line,
        border_radius=skin.px(radius),
        bgcolor=tint(tone, fill, amount) if tone else fill,
        border=edged(line, edge),
        height=height,
        width=width,
        ink=skin.motion and on_click is not None,
        on_click=guarded(on_click),
        animate=eased(skin.time(120)),
        expand=expand if on_click is None and not is_live else None,
        key=key if on_click is None and not is_live else None,
    )
    if on_click is None and not is_live:
        return face
    if on_click is None:
        return ft.Semantics(content=face, live_region=True, container=True, expand=expand, key=key)
    return ft.Semantics(
        content=face,
        button=True,
        container=True,
        selected=selected,
        label=label or None,
        expand=expand,
        key=key,
    )


def Tick(skin: Skin, colour: str, size: float = 24) -> ft.Control:
    """The badge of what is selected."""
    side = skin.px(size)
    return ft.Container(
        Icon(skin, "check", side * 0.62, "#FFFFFF" if skin.palette.edge else INK),
        width=side,
        height=side,
        border_radius=side / 2,
        bgcolor=skin.palette.edge or colour,
        alignment=ft.Alignment.CENTER,
    )


def Caption(skin: Skin, text: str, right: str = "", *, colour: str = "") -> ft.Control:
    """A small line in capitals above a group; on the right a fact about it. Read out as a word."""
    paint = colour or skin.palette.muted
    words = Words(skin, text.upper(), 14, colour=paint, family=DISPLAY_600, spacing=1.1, line=1.15)
    left = ft.Semantics(content=words, label=text, container=True, exclude_semantics=True, expand=True)
    side = [Small(skin, right)] if right else []
    return ft.Row([left, *side], spacing=skin.px(8))


def Big(skin: Skin, text: str, step: float = 28, colour: str = "") -> ft.Text:
    """A number or a name in the display face."""
    return Words(skin, text, step, colour=colour, family=DISPLAY_700, line=1.0)


def Well(
    skin: Skin, icon: str, colour: str, side: float = 46, size: float = 24, *, corner: float = 12
) -> ft.Control:
    """The dark sign of a game or of a bar, on its full colour."""
    return ft.Container(
        Icon(skin, icon, skin.px(size), INK),
        width=skin.px(side),
        height=skin.px(side),
        border_radius=skin.px(corner),
        bgcolor=colour,
        alignment=ft.Alignment.CENTER,
    )


def IconTile(
    skin: Skin,
    icon: str,
    colour: str = "",
    size: float = 44,
    *,
    is_broken: bool = False,
    is_filled: bool = False,
) -> ft.Control:
    """An icon on its own tint, or on the colour itself; broken: fainter and crossed out."""
    paint, side = skin.palette.bad if is_broken else colour or skin.look.second, skin.px(size)
    ground = paint if is_filled else skin.wash(paint, 0.16)
    ink = INK if is_filled else skin.wash(paint, 0.55) if is_broken else paint
    edge = (skin.palette.edge or paint) if is_filled else skin.wash(paint, 0.5)
    inner: ft.Control = Icon(skin, icon, side * 0.55, ink, ground=ground)
    if is_broken:
        slash = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
            f'<path d="M3 21 L21 3" stroke="{paint}" stroke-width="2.4" stroke-linecap="round"/></svg>'
        )
        across = ft.Image(src=slash, width=side * 0.55, height=side * 0.55, exclude_from_semantics=True)
        inner = ft.Stack([inner, across])
    return ft.Container(
        inner,
        width=side,
        height=side,
        border_radius=side * 0.28,
        bgcolor=ground,
        border=ft.Border.all(1, edge),
        alignment=ft.Alignment.CENTER,
    )


def Pill(skin: Skin, text: str, colour: str = "", icon: str = "", step: float = 15) -> ft.Control:
    """A small fact on its own tint; nothing to tap."""
    paint = colour or skin.palette.muted
    ground = skin.wash(paint, 0.16)
    picture = [Icon(skin, icon, skin.size(step) * 1.05, paint, ground=ground)] if icon else []
    return ft.Container(
        ft.Row(
            [*picture, Words(skin, text, step, colour=paint, family=TEXT_700, line=1.1)],
            spacing=skin.px(6),
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(5)),
        border_radius=skin.px(11),
        bgcolor=ground,
    )


def Note(skin: Skin, text: str, icon: str = "info", colour: str = "") -> ft.Control:
    """A sentence with a picture."""
    ink = colour or skin.palette.muted
    return ft.Row(
        [
            Icon(skin, icon, skin.size(16) * 1.25, ink),
            Words(skin, text, 15, colour=ink, family=TEXT_600 if colour else TEXT_500, expand=True),
        ],
        spacing=skin.px(10),
    )


def Strip(skin: Skin, content: str | Sequence[ft.Control], *, icon: str = "", colour: str = "") -> ft.Control:
    """A raised line with a fact on it: a sentence, or what the game draws."""
    if isinstance(content, str):
        content = [Body(skin, content, expand=True)]
    picture = [Icon(skin, icon, skin.px(22), colour or skin.palette.muted)] if icon else []
    return ft.Container(
        ft.Row([*picture, *content], spacing=skin.px(10)),
        padding=ft.Padding.symmetric(horizontal=skin.px(16), vertical=skin.px(12)),
        bgcolor=skin.palette.raised,
        border_radius=skin.px(16),
    )


def Aside(skin: Skin, text: str, icon: str = "info") -> ft.Control:
    """A quiet line in the middle above the main button, or in its place: whom we wait for."""
    muted = skin.palette.muted
    words = ft.Container(Words(skin, text, 15, colour=muted, family=TEXT_500), expand=1, expand_loose=True)
    return ft.Row(
        [Icon(skin, icon, skin.size(15) * 1.2, muted), words], spacing=skin.px(8), alignment=CENTERED
    )


def Notice(
    skin: Skin, title: str, text: str = "", *, icon: str = "info", colour: str = "", is_live: bool = False
) -> ft.Control:
    """Something to know before the button: a warning by default."""
    paint = colour or skin.palette.warn
    words = ft.Column(
        [
            Words(skin, title, 16, family=TEXT_700, line=1.2),
            *([Body(skin, text, colour=skin.palette.muted)] if text else []),
        ],
        spacing=skin.px(4),
        tight=True,
        expand=True,
    )
    row = ft.Row([Icon(skin, icon, skin.px(22), paint), words], spacing=skin.px(12))
    return Panel(skin, row, colour=paint, selected=True, padding=12, radius=16, is_live=is_live)


def Line(
    skin: Skin,
    title: str,
    detail: str = "",
    *,
    lead: ft.Control | None = None,
    right: Sequence[ft.Control] = (),
    colour: str = "",
) -> ft.Control:
    """A row: picture, name with a line below, something on the right."""
    words = ft.Column(
        [
            Words(skin, title, 17, family=TEXT_700, colour=colour, line=1.15),
            *([Words(skin, detail, 15, colour=skin.palette.muted, line=1.2)] if detail else []),
        ],
        spacing=skin.px(3),
        tight=True,
        expand=True,
    )
    return ft.Row([*([lead] if lead else []), words, *right], spacing=skin.px(12))
