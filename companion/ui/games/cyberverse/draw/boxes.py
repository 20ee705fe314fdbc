"""The boxes, captions and pills the screens of CyberVerse are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui.games.cyberverse.draw.colours import tones, wash
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700, TEXT_500, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Words

MIDDLE = ft.CrossAxisAlignment.CENTER
STRETCHED = ft.CrossAxisAlignment.STRETCH
BETWEEN = ft.MainAxisAlignment.SPACE_BETWEEN
CENTERED = ft.MainAxisAlignment.CENTER


def Box(
    skin: Skin,
    content: ft.Control,
    *,
    on_click: Tap | None = None,
    label: str = "",
    colour: str = "",
    selected: bool = False,
    padding: float = 14,
    radius: float = 20,
    expand: bool | int | None = None,
    height: float | None = None,
    is_live: bool = False,
) -> ft.Control:
    """A card. A colour tints border and ground; selected thickens both (and its content says so)."""
    palette = skin.palette
    edge = wash(skin, colour, 0.75 if selected else 0.45) if colour else palette.outline
    ground = wash(skin, colour, 0.13 if selected else 0.06) if colour else palette.card
    face = ft.Container(
        content,
        padding=skin.px(padding),
        border_radius=skin.px(radius),
        bgcolor=ground,
        border=ft.Border.all(2 if selected else 1, edge),
        height=height,
        ink=on_click is not None,
        on_click=guarded(on_click),
        expand=expand if on_click is None and not is_live else None,
    )
    if on_click is None:
        return (
            ft.Semantics(content=face, live_region=True, container=True, expand=expand) if is_live else face
        )
    return ft.Semantics(
        content=face, button=True, container=True, selected=selected, label=label or None, expand=expand
    )


def Stack(skin: Skin, *controls: ft.Control, gap: float = 10) -> ft.Column:
    """One below the other, full width."""
    return ft.Column(list(controls), spacing=skin.px(gap), tight=True, horizontal_alignment=STRETCHED)


def Caption(skin: Skin, text: str, right: str = "", *, colour: str = "") -> ft.Control:
    """A small line in capitals above a group; on the right a fact about it."""
    paint = colour or skin.palette.muted
    words = Words(skin, text.upper(), 14, colour=paint, family=DISPLAY_600, spacing=1.1, line=1.15)
    left = ft.Semantics(content=words, label=text, container=True, exclude_semantics=True, expand=True)
    side = [Words(skin, right, 14, colour=skin.palette.muted, family=TEXT_500)] if right else []
    return ft.Row([left, *side], spacing=skin.px(8))


def Big(skin: Skin, text: str, step: float = 28, colour: str = "") -> ft.Text:
    """A number or a name in the display face."""
    return Words(skin, text, step, colour=colour, family=DISPLAY_700, line=1.0)


def Tile(skin: Skin, icon: str, *, colour: str = "", size: float = 44, is_broken: bool = False) -> ft.Control:
    """An icon in a tinted square; broken: fainter and crossed out."""
    paint = tones(skin).red if is_broken else colour or tones(skin).violet
    ground = wash(skin, paint, 0.16)
    side = skin.px(size)
    inner: ft.Control = Icon(skin, icon, side * 0.56, wash(skin, paint, 0.55) if is_broken else paint)
    if is_broken:
        slash = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
            f'<path d="M3 21 L21 3" stroke="{paint}" stroke-width="2.4" stroke-linecap="round"/></svg>'
        )
        inner = ft.Stack(
            [inner, ft.Image(src=slash, width=side * 0.56, height=side * 0.56, exclude_from_semantics=True)]
        )
    return ft.Container(
        inner,
        width=side,
        height=side,
        border_radius=side * 0.27,
        bgcolor=ground,
        border=ft.Border.all(1, wash(skin, paint, 0.5)),
        alignment=ft.Alignment.CENTER,
    )


def Pill(skin: Skin, text: str, *, icon: str = "", colour: str = "", step: float = 15) -> ft.Control:
    """A word on a tinted ground; nothing to tap."""
    paint = colour or skin.palette.muted
    return ft.Container(
        ft.Row(
            [
                *([Icon(skin, icon, skin.size(step) * 1.05, paint)] if icon else []),
                Words(skin, text, step, colour=paint, family=TEXT_700, line=1.1),
            ],
            spacing=skin.px(6),
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(5)),
        border_radius=skin.px(11),
        bgcolor=wash(skin, paint, 0.16),
    )


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
    return ft.Row([*([lead] if lead else []), words, *right], spacing=skin.px(12), vertical_alignment=MIDDLE)


def Pick(
    skin: Skin,
    title: str,
    detail: str,
    on_click: Tap | None,
    *,
    lead: ft.Control | None = None,
    right: Sequence[ft.Control] = (),
    selected: bool = False,
    colour: str = "",
    label: str = "",
) -> ft.Control:
    """A row to tap; selected has a filled ring besides the border."""
    paint = colour or tones(skin).magenta
    ring = [Radio(skin, selected, paint)] if lead is None else []
    first = lead if lead is not None else ring[0]
    ticked = [Icon(skin, "check", skin.px(20), paint)] if selected and lead is not None else []
    return Box(
        skin,
        Line(skin, title, detail, lead=first, right=[*right, *ticked]),
        on_click=on_click,
        label=label or (f"{title}. {detail}" if detail else title),
        colour=paint if selected else "",
        selected=selected,
        padding=12,
        radius=18,
    )


def Radio(skin: Skin, is_on: bool, colour: str) -> ft.Control:
    """A ring; filled when it is the one."""
    side = skin.px(22)
    dot = ft.Container(width=side * 0.5, height=side * 0.5, border_radius=side, bgcolor=colour)
    return ft.Container(
        dot if is_on else None,
        width=side,
        height=side,
        border_radius=side,
        border=ft.Border.all(2, colour if is_on else skin.palette.muted),
        alignment=ft.Alignment.CENTER,
    )


def Toggle(skin: Skin, is_on: bool, on_change: Callable[[bool], None], label: str) -> ft.Control:
    """On or off; the knob moves and gets a tick."""
    paint = tones(skin).good
    knob = ft.Container(
        Icon(skin, "check", skin.px(14), INK) if is_on else None,
        width=skin.px(24),
        height=skin.px(24),
        border_radius=skin.px(12),
        bgcolor=paint if is_on else skin.palette.muted,
        alignment=ft.Alignment.CENTER,
    )
    track = ft.Container(
        knob,
        width=skin.px(52),
        height=skin.px(32),
        padding=skin.px(2),
        border_radius=skin.px(16),
        border=ft.Border.all(2, paint if is_on else skin.palette.muted),
        alignment=ft.Alignment.CENTER_RIGHT if is_on else ft.Alignment.CENTER_LEFT,
    )
    face = ft.Container(
        track,
        width=skin.px(60),
        height=skin.px(48),
        alignment=ft.Alignment.CENTER,
        on_click=guarded(lambda: on_change(not is_on)),
    )
    return ft.Semantics(content=face, label=label, toggled=is_on, button=True, container=True)


def Notice(
    skin: Skin, title: str, text: str = "", *, icon: str = "info", colour: str = "", is_live: bool = False
) -> ft.Control:
    """Something to know before the button: amber by default."""
    paint = colour or tones(skin).amber
    words = ft.Column(
        [
            Words(skin, title, 16, family=TEXT_700, line=1.2),
            *([Body(skin, text, colour=skin.palette.muted)] if text else []),
        ],
        spacing=skin.px(4),
        tight=True,
        expand=True,
    )
    return Box(
        skin,
        ft.Row([Icon(skin, icon, skin.px(22), paint), words], spacing=skin.px(12)),
        colour=paint,
        selected=True,
        padding=12,
        radius=16,
        is_live=is_live,
    )


def Aside(skin: Skin, text: str, icon: str = "info") -> ft.Control:
    """A quiet line above the main button."""
    return ft.Row(
        [
            Icon(skin, icon, skin.size(15) * 1.2, skin.palette.muted),
            ft.Container(
                Words(skin, text, 15, colour=skin.palette.muted, family=TEXT_500),
                expand=1,
                expand_loose=True,
            ),
        ],
        spacing=skin.px(8),
        alignment=CENTERED,
    )


def Segments(
    skin: Skin, options: Sequence[tuple[str, str, str]], chosen: str, choose: Callable[[str], None]
) -> ft.Control:
    """A few words, one of them on: (value, label, icon). Wraps where there is no room."""
    paint = tones(skin).magenta

    def one(value: str, label: str, icon: str) -> ft.Control:
        is_on = value == chosen
        ink = skin.palette.text if is_on else skin.palette.muted
        face = ft.Container(
            ft.Row(
                [
                    *([Icon(skin, icon, skin.size(16) * 1.1, paint if is_on else ink)] if icon else []),
                    Words(skin, label, 15, colour=ink, family=TEXT_600, line=1.1),
                ],
                spacing=skin.px(7),
                tight=True,
                alignment=CENTERED,
            ),
            height=max(skin.px(48), skin.size(15) * 2),
            padding=ft.Padding.symmetric(horizontal=skin.px(12)),
            border_radius=skin.px(14),
            bgcolor=wash(skin, paint, 0.18) if is_on else skin.palette.raised,
            border=ft.Border.all(2 if is_on else 1, paint if is_on else skin.palette.outline),
            ink=True,
            on_click=guarded(lambda: choose(value)),
        )
        return ft.Semantics(content=face, button=True, container=True, selected=is_on, label=label)

    return ft.Row([one(*option) for option in options], wrap=True, spacing=skin.px(8), run_spacing=skin.px(8))
