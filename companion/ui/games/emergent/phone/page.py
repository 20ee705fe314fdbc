"""How a phone's page of Emergent is put together: a question, a middle that scrolls, a foot for the thumb."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.games.emergent.draw import tones
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import SIDE, Scrolling
from companion.ui.kit.notices import Toast
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, Words
from companion.ui.stage import Stage

STRETCHED = ft.CrossAxisAlignment.STRETCH
MIDDLE = ft.CrossAxisAlignment.CENTER
BETWEEN = ft.MainAxisAlignment.SPACE_BETWEEN
CENTERED = ft.MainAxisAlignment.CENTER
AROUND = 128.0
"""The shell's header and peek bar together, on every phone."""


def room(skin: Skin) -> float:
    """How high the page of a seat is, between the shell's header and its peek bar."""
    return skin.height - AROUND


def AccentButton(
    skin: Skin,
    label: str,
    on_click: Tap | None,
    *,
    icon: str = "",
    disabled: bool = False,
    step: float = 18,
) -> ft.Control:
    """The one filled button, in the game's sage green with the ink that belongs to it, also on paper."""
    paint, palette = tones(skin), skin.palette
    is_off = disabled or on_click is None
    ground, ink = (palette.raised, palette.muted) if is_off else (paint.accent, paint.on_accent)
    words = Words(skin, label, step, colour=ink, family=TEXT_700, line=1.1, align=CENTER, lines=2)
    face = ft.Row(
        [
            *([Icon(skin, icon, skin.size(step) * 1.2, ink, ground=ground)] if icon else []),
            ft.Container(words, expand=1, expand_loose=True),
        ],
        spacing=skin.px(8 if skin.is_small else 10),
        alignment=CENTERED,
        tight=True,
    )
    button = ft.FilledButton(
        content=face,
        on_click=guarded(on_click),
        disabled=is_off,
        expand=True,
        height=skin.px(56) * (1.5 if skin.large_text else 1.0),
        style=ft.ButtonStyle(
            bgcolor=ground,
            elevation=0,
            padding=ft.Padding.symmetric(horizontal=skin.px(8 if skin.is_small else 14)),
            shape=ft.RoundedRectangleBorder(radius=skin.px(16)),
        ),
    )
    return ft.Row([button])


def Foot(skin: Skin, controls: Sequence[ft.Control]) -> ft.Control:
    """The panel under the thumb: sums and the main button."""
    return ft.Container(
        ft.Column(list(controls), spacing=skin.px(10), tight=True, horizontal_alignment=STRETCHED),
        padding=ft.Padding.only(left=SIDE, right=SIDE, top=14, bottom=10),
        bgcolor=skin.palette.card,
        border_radius=ft.BorderRadius.only(top_left=28, top_right=28),
        border=ft.Border.only(top=ft.BorderSide(1, skin.palette.outline)),
    )


def Head(
    skin: Skin,
    title: str,
    subtitle: str = "",
    *,
    lead: ft.Control | None = None,
    right: ft.Control | None = None,
    step: float = 0,
) -> ft.Control:
    """The one question, a line about it, and what stands left and right of it."""
    grown = step or (24 if skin.is_small else 28)
    words = ft.Column(
        [Heading(skin, title, grown), *([Muted(skin, subtitle)] if subtitle else [])],
        spacing=4,
        tight=True,
        expand=True,
    )
    if skin.large_text and right is not None:
        return Spaced(skin, ft.Row([*([lead] if lead else []), words], spacing=14), right)
    return ft.Row(
        [*([lead] if lead else []), words, *([right] if right else [])],
        spacing=12,
        vertical_alignment=MIDDLE,
    )


def Page(
    stage: Stage,
    *,
    body: Sequence[ft.Control],
    title: str = "",
    subtitle: str = "",
    lead: ft.Control | None = None,
    right: ft.Control | None = None,
    step: float = 0,
    picture: ft.Control | None = None,
    notes: Sequence[ft.Control] = (),
    actions: Sequence[ft.Control] = (),
    centre: bool = False,
    plain_foot: bool = False,
    spacing: float = 10,
) -> ft.Control:
    """One page. `picture` takes the whole width under the question; `notes` stand above the buttons.

    At double text size everything but the buttons scrolls.
    """
    skin = stage.skin
    head = [Head(skin, title, subtitle, lead=lead, right=right, step=step)] if title else []
    toast = [Toast(skin, stage.toast, stage.dismiss_toast)] if stage.toast else []
    above, inside = ([], [*head]) if skin.large_text else ([*head], [])
    inside += body
    if skin.large_text:
        inside, notes = [*inside, *notes], ()
    middle = Scrolling([*([picture] if picture is not None else []), *map(_sides, inside)], spacing=spacing)
    if centre:
        middle.alignment = CENTERED
    below = [*toast, *notes, *actions]
    foot = (
        ft.Container(
            ft.Column(below, spacing=10, tight=True, horizontal_alignment=STRETCHED),
            padding=ft.Padding.only(left=SIDE, right=SIDE, bottom=8),
        )
        if plain_foot
        else Foot(skin, below)
    )
    return ft.Column(
        [*map(_sides, above), ft.Container(middle, expand=True), *([foot] if below else [])],
        spacing=8 if skin.is_small else 10,
        expand=True,
        horizontal_alignment=STRETCHED,
    )


def _sides(control: ft.Control) -> ft.Control:
    return ft.Container(control, padding=ft.Padding.symmetric(horizontal=SIDE))


def Spaced(skin: Skin, *controls: ft.Control, gap: float = 10) -> ft.Column:
    """One below the other, full width."""
    return ft.Column(list(controls), spacing=skin.px(gap), tight=True, horizontal_alignment=STRETCHED)
