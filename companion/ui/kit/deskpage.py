"""A page outside any table: a way back, a title, a middle that scrolls, the buttons below."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.net.link import Refused
from companion.ui.kit.boxes import InRow, Stacked
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap
from companion.ui.kit.layout import Scrolling
from companion.ui.kit.notices import Toast
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted
from companion.ui.stage import Desk

WIDEST = 860
"""A column people can read; a map or a board may take the whole page."""


def DeskPage(
    desk: Desk,
    title: str,
    *,
    body: Sequence[ft.Control],
    on_back: Tap,
    subtitle: str = "",
    beside: Sequence[ft.Control] = (),
    actions: Sequence[ft.Control] = (),
    toast: Refused | None = None,
    dismiss_toast: Tap | None = None,
    wide: bool = False,
    scrolls: bool = True,
) -> ft.Control:
    """A whole page. `beside`: small buttons right of the title; `actions`: below, always in reach.

    `wide` takes the whole width; without `scrolls` the body shares the height (for a map that pans itself).
    """
    skin = desk.skin
    words = Stacked(
        skin,
        Heading(skin, title, 26, lines=2),
        *([Muted(skin, subtitle, 15, lines=2)] if subtitle else []),
        gap=2,
        expand=True,
    )
    back = IconButton48(skin, "arrow-left", skin.say("shell-back"), on_back)
    head = InRow(skin, back, words, *beside, gap=12)
    middle: ft.Control = (
        Scrolling(body, spacing=skin.px(12))
        if scrolls
        else ft.Column(
            list(body),
            spacing=skin.px(12),
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    )
    # A place of its own: what comes and goes beside a field to write in freezes the accessibility tree.
    notice = ft.Column([Toast(skin, toast, dismiss_toast or _nothing)] if toast else [], tight=True)
    column = ft.Column(
        [head, middle, notice, *actions],
        spacing=skin.px(12),
        width=desk_width(skin, wide=wide),
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    page = ft.Container(
        column,
        alignment=ft.Alignment.TOP_CENTER,
        padding=ft.Padding.symmetric(vertical=12 if skin.is_phone else skin.px(20)),
        expand=True,
    )
    return ft.SafeArea(page, expand=True)


def desk_width(skin: Skin, *, wide: bool = False) -> float:
    """How wide the body of such a page is."""
    inner = skin.width - 2 * (20 if skin.is_phone else skin.px(32))
    return inner if wide else min(inner, skin.px(WIDEST))


def _nothing() -> None:
    """A toast that cannot be closed."""
