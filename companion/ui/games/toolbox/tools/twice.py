"""A button that is asked twice: what cannot be taken back easily, or concerns somebody else."""

from __future__ import annotations

import flet as ft

from companion.kernel.action import Action
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.sending import Way
from companion.ui.kit.skin import Skin


@component
def Twice(skin: Skin, words: str, sure: str, send: Way, action: Action, icon: str) -> ft.Control:
    """The first tap asks, the second sends."""
    asked, ask = ft.use_state(False)

    def tap() -> None:
        ask(not asked)
        if asked:
            send(action)

    return OutlineButton(
        skin,
        sure if asked else words,
        tap,
        icon="check" if asked else icon,
        colour=skin.palette.warn if asked else "",
        expand=True,
    )
