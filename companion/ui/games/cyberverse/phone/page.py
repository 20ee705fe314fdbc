"""A phone's page and its two answers; at double text size only the buttons stay, all else scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from companion.kernel.action import Action
from companion.ui.games.cyberverse.draw.boxes import Aside, Stack
from companion.ui.games.cyberverse.draw.colours import BUTTON
from companion.ui.games.cyberverse.phone.refusal import Refusal
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import SIDE
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, Words
from companion.ui.stage import Stage

LONG = 22
"""Letters from which a button speaks smaller."""


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
    """The one question. `notes` stand above the buttons where there is room for them.

    A refusal takes their place, and the button's, until it has been read.
    """
    if stage.toast:
        read = Main(stage.skin, stage.say("cyberverse-phone-refused-ok"), stage.dismiss_toast, icon="check")
        notes, actions = [Refusal(stage, stage.toast)], [read]
        stage = replace(stage, toast=None)
    if stage.skin.large_text:
        head = [Heading(stage.skin, title, 30), *([Muted(stage.skin, subtitle)] if subtitle else [])]
        return SeatPage(
            stage.skin,
            said=stage.said,
            body=[*(head if title else []), *body, *notes],
            actions=actions,
            spacing=spacing,
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


def room(stage: Stage) -> float:
    """The width of what stands on a page."""
    return stage.skin.width - 2 * SIDE


def Main(
    skin: Skin, label: str, tap: Tap | None, *, icon: str | None = None, disabled: bool = False
) -> ft.Control:
    """The one filled button; a long label takes a second line instead of being cut."""
    palette = skin.palette
    ground, ink = (palette.raised, palette.muted) if disabled else (BUTTON, INK)
    step = 18 if len(label) < LONG else 16
    words = Words(skin, label, step, colour=ink, family=TEXT_700, line=1.1, align=CENTER, lines=2)
    picture = [Icon(skin, icon, skin.size(18) * 1.2, ink, ground=ground)] if icon else []
    edge = ft.BorderSide(1.5, palette.edge) if palette.edge and not disabled else None
    button = ft.FilledButton(
        content=ft.Row(
            [*picture, ft.Container(words, expand=1, expand_loose=True)],
            spacing=skin.px(10),
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        on_click=guarded(tap),
        disabled=disabled or tap is None,
        expand=True,
        height=skin.px(56) * (1.7 if skin.large_text else 1.0),
        style=ft.ButtonStyle(
            bgcolor=ground,
            elevation=0,
            padding=ft.Padding.symmetric(horizontal=skin.px(14)),
            shape=ft.RoundedRectangleBorder(radius=skin.px(16), side=edge),
        ),
    )
    return ft.Row([button])


def Sends(
    stage: Stage, label: str, action: Action, *, icon: str | None = None, disabled: bool = False
) -> ft.Control:
    """The filled button that does one thing."""
    return Main(stage.skin, label, lambda: stage.send(action), icon=icon, disabled=disabled)


def Answers(
    skin: Skin, quiet: str, on_quiet: Tap, main: ft.Control, *, icon: str | None = None
) -> ft.Control:
    """Two answers: the quiet one is outlined and takes a third of the width."""
    button = OutlineButton(skin, quiet, on_quiet, icon=icon, height=56, expand=True)
    if skin.large_text:
        return Stack(skin, ft.Row([button]), main)
    return ft.Row(
        [ft.Container(ft.Row([button]), expand=9), ft.Container(main, expand=16)], spacing=skin.px(10)
    )


def Quiet(skin: Skin, label: str, tap: Tap | None, *, icon: str | None = None) -> ft.Control:
    """An outlined button of full width."""
    return ft.Row([OutlineButton(skin, label, tap, icon=icon, expand=True, height=52)])


def Waits(skin: Skin, text: str) -> ft.Control:
    """Whom we wait for, where the button would be."""
    return Aside(skin, text, "hourglass")
