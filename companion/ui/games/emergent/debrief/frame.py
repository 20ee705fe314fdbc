"""How a page of the debrief is put together on a phone: title, way back, a middle that scrolls."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap
from companion.ui.kit.layout import SIDE, Scrolling
from companion.ui.kit.notices import Toast
from companion.ui.kit.text import Heading, Muted
from companion.ui.stage import Stage


def PhonePage(
    stage: Stage,
    title: str,
    body: Sequence[ft.Control],
    *,
    subtitle: str = "",
    on_back: Tap | None = None,
    actions: Sequence[ft.Control] = (),
) -> ft.Control:
    """A whole body below the shell's header."""
    skin = stage.skin
    words = ft.Column(
        [
            Heading(skin, title, 24 if skin.is_small else 26),
            *([Muted(skin, subtitle, 15)] if subtitle else []),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    back = [IconButton48(skin, "arrow-left", skin.say("emergent-debrief-back"), on_back)] if on_back else []
    toast = [Toast(skin, stage.toast, stage.dismiss_toast)] if stage.toast else []
    return ft.Container(
        ft.Column(
            [ft.Row([*back, words], spacing=12), Scrolling(body, spacing=12), *toast, *actions],
            spacing=12,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.only(left=SIDE, right=SIDE, top=4, bottom=8),
        expand=True,
    )
