"""Buttons that send one action: not drawn again while it is the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.kernel.action import Action
from companion.table.actions import ForTable
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.drawing import part
from companion.ui.kit.skin import Skin

Way = Callable[[Action], None]
"""Where an action goes: a stage's `send`."""


def as_host(action: Action) -> ForTable:
    """The host says it for the whole table, or for somebody whose phone is away."""
    return ForTable(action=action.model_dump(mode="json", exclude_none=True))


@part
def Send(
    skin: Skin,
    label: str,
    send: Way,
    action: Action | None,
    colour: str = "",
    icon: str = "",
    locks: bool = False,
    height: float = 56,
) -> ft.Control:
    """The main button; without an action it is off, and its words say what is missing."""
    tap = partial(send, action) if action is not None else None
    return MainButton(skin, label, tap, colour=colour, icon=icon or None, locks=locks, height=height)


@part
def SendQuietly(
    skin: Skin,
    label: str,
    send: Way,
    action: Action | None,
    icon: str = "",
    height: float = 48,
    filled: str = "",
    fits: bool = False,
) -> ft.Control:
    """What may be done besides: as wide as its row, or as its words (`fits`)."""
    tap = partial(send, action) if action is not None else None
    return OutlineButton(
        skin,
        label,
        tap,
        icon=icon or None,
        disabled=action is None,
        expand=not fits,
        height=height,
        filled=filled,
    )


@part
def SendSign(skin: Skin, icon: str, label: str, send: Way, action: Action) -> ft.Control:
    """The same as a picture to tap."""
    return IconButton48(skin, icon, label, partial(send, action))
