"""A phone's page and its two answers; at double text size only the buttons stay, all else scrolls."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.kernel.action import Action
from companion.ui.games.cyberverse.draw.boxes import Aside, Stack
from companion.ui.games.cyberverse.draw.colours import BUTTON
from companion.ui.parts.buttons import MainButton, OutlineButton
from companion.ui.parts.guard import Tap
from companion.ui.parts.layout import SIDE, SeatPage
from companion.ui.parts.text import Heading, Muted
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
        head = [Heading(stage.skin, title, 30), *([Muted(stage.skin, subtitle)] if subtitle else [])]
        return SeatPage(
            stage, body=[*(head if title else []), *body, *notes], actions=actions, spacing=spacing
        )
    return SeatPage(
        stage,
        title=title,
        subtitle=subtitle,
        body=body,
        actions=[*notes, *actions],
        centre=centre,
        spacing=spacing,
    )


def room(stage: Stage) -> float:
    """The width of what stands on a page."""
    return stage.skin.width - 2 * SIDE


def Main(
    stage: Stage, label: str, tap: Tap | None, *, icon: str | None = None, disabled: bool = False
) -> ft.Control:
    """The one filled button."""
    return MainButton(stage.skin, label, tap, colour=BUTTON, icon=icon, disabled=disabled)


def Sends(
    stage: Stage, label: str, action: Action, *, icon: str | None = None, disabled: bool = False
) -> ft.Control:
    """The filled button that does one thing."""
    return Main(stage, label, lambda: stage.send(action), icon=icon, disabled=disabled)


def Answers(
    stage: Stage, quiet: str, on_quiet: Tap, main: ft.Control, *, icon: str | None = None
) -> ft.Control:
    """Two answers: the quiet one is outlined and takes a third of the width."""
    button = OutlineButton(stage.skin, quiet, on_quiet, icon=icon, height=56, expand=True)
    if stage.skin.large_text:
        return Stack(stage.skin, ft.Row([button]), main)
    return ft.Row(
        [ft.Container(ft.Row([button]), expand=9), ft.Container(main, expand=16)], spacing=stage.skin.px(10)
    )


def Quiet(stage: Stage, label: str, tap: Tap | None, *, icon: str | None = None) -> ft.Control:
    """An outlined button of full width."""
    return ft.Row([OutlineButton(stage.skin, label, tap, icon=icon, expand=True, height=52)])


def Waits(stage: Stage, text: str) -> ft.Control:
    """Whom we wait for, where the button would be."""
    return Aside(stage.skin, text, "hourglass")
