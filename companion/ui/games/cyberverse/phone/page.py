"""A phone's page: a refusal of this game says more than a toast, and takes the buttons' place (CV-4)."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.games.cyberverse.phone.refusal import Refusal
from companion.ui.kit.pages import SeatPage
from companion.ui.stage import Stage


def OrgPage(
    stage: Stage,
    *,
    body: Sequence[ft.Control],
    actions: Sequence[ft.Control] = (),
    notes: Sequence[ft.Control] = (),
    asks: str = "",
    title: str = "",
    subtitle: str = "",
    centre: bool = False,
    spacing: float = 12,
) -> ft.Control:
    """The one question. `notes` stand above the buttons where there is room for them."""
    return SeatPage(
        stage,
        refusal=Refusal(stage, stage.toast) if stage.toast else None,
        asks=asks,
        title=title,
        subtitle=subtitle,
        body=body,
        notes=notes,
        actions=actions,
        centre=centre,
        spacing=spacing,
    )
