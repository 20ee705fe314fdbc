"""Quit: the host ends for everybody. Asked for once, and what is left says so."""

from __future__ import annotations

import flet as ft

from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.icon import Icon
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Body, Heading, Muted
from companion.ui.shell.closed import Centred, Emblem


def QuitQuestion(skin: Skin, end: Tap, close: Tap) -> list[ft.Control]:
    """End the companion on this device?"""
    return [
        ft.Row(
            [
                Icon(skin, "door", skin.px(30), skin.palette.bad),
                Heading(skin, skin.say("shell-quit-question"), 24),
            ],
            spacing=12,
        ),
        Muted(skin, skin.say("shell-quit-question", "text")),
        MainButton(skin, skin.say("shell-quit-question", "yes"), end, colour="#FF7A74", icon="door"),
        ft.Row([OutlineButton(skin, skin.say("shell-rather-not"), close, expand=True, height=52)]),
    ]


def QuitSheet(skin: Skin, end: Tap, close: Tap) -> ft.DialogControl:
    """The question on the start screen."""
    return Sheet(skin, QuitQuestion(skin, end, close), close)


def QuitScreen(skin: Skin) -> ft.Control:
    """What stays on the page of whoever quit."""
    return Centred(
        skin,
        [
            Emblem(skin, "door"),
            Heading(skin, skin.say("shell-quit-done"), 28, align=CENTER),
            Body(skin, skin.say("shell-quit-done", "text"), colour=skin.palette.muted, align=CENTER),
        ],
    )
