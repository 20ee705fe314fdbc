"""A phone's page: at double text size only the buttons stay, everything else scrolls."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.games.emergence.panels import Title
from companion.ui.kit.pages import SeatPage
from companion.ui.stage import Stage


def Page(
    stage: Stage,
    *,
    body: Sequence[ft.Control],
    actions: Sequence[ft.Control] = (),
    notes: Sequence[ft.Control] = (),
    title: str = "",
    subtitle: str = "",
    centre: bool = False,
    spacing: float = 12,
) -> ft.Control:
    """The one question. `notes` stand above the buttons where there is room for them."""
    if stage.skin.large_text:
        head = [Title(stage.skin, title, subtitle)] if title else []
        return SeatPage(
            stage.skin, said=stage.said, body=[*head, *body, *notes], actions=actions, spacing=spacing
        )
    return SeatPage(
        stage.skin,
        said=stage.said,
        title=title,
        subtitle=subtitle,
        body=body,
        actions=[*notes, *actions],
        centre=centre,
        spacing=spacing,
    )
