"""Pages for who is not at a table: opening, closed, a stranger at the host's address. Always a next step."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion import texts
from companion.table.presence import MOVED, OTHER_TAB
from companion.ui.kit.boxes import InRow, Stacked
from companion.ui.kit.buttons import LinkButton, MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, component, guarded
from companion.ui.kit.field import Field
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Body, Heading, Muted, Words

GONE = frozenset({"table.unknown", "table.forgotten", "table.unreadable", "table.unknown_screen"})
"""Where trying again would find nothing."""


def Centred(skin: Skin, controls: Sequence[ft.Control]) -> ft.Control:
    """A short column in the middle of any screen."""
    width = min(skin.width - 40, skin.px(460))
    column = ft.Column(
        list(controls),
        spacing=skin.px(16),
        tight=True,
        width=width,
        scroll=ft.ScrollMode.AUTO,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.SafeArea(
        ft.Container(
            column, alignment=ft.Alignment.CENTER, expand=True, padding=ft.Padding.symmetric(vertical=20)
        ),
        expand=True,
    )


def Emblem(skin: Skin, icon: str, colour: str = "") -> ft.Control:
    """A big picture above a few words."""
    return ft.Container(
        ft.Container(
            Icon(skin, icon, skin.px(44), colour or skin.palette.text),
            width=skin.px(96),
            height=skin.px(96),
            shape=ft.BoxShape.CIRCLE,
            bgcolor=skin.palette.raised,
            alignment=ft.Alignment.CENTER,
        ),
        alignment=ft.Alignment.CENTER,
    )


def OpeningScreen(skin: Skin) -> ft.Control:
    """For the moment before the first frame."""
    return Centred(
        skin,
        [
            ft.Container(
                ft.ProgressRing(color=skin.palette.muted, stroke_width=4), alignment=ft.Alignment.CENTER
            ),
            Muted(skin, skin.say("shell-opening"), align=CENTER),
        ],
    )


def ClosedScreen(
    skin: Skin,
    code: str,
    go: Choose,
    *,
    is_host: bool = False,
    again: str = "",
    door: str = "",
    take_back: Tap | None = None,
) -> ft.Control:
    """What happened to this link, and what to do now: there is always a button that leads on.

    `take_back` asks for the seat once more, in this page.
    """
    text = f"shell-closed-{texts.text_id(code)}"
    known = text if skin.language.has(text) else "shell-closed"
    buttons: list[ft.Control] = []
    if take_back is not None and code in (MOVED, OTHER_TAB):
        label = skin.say("shell-take-back-seat")
        buttons.append(MainButton(skin, label, take_back, colour="#EEF2F6", icon="refresh"))
    elif again and code not in GONE:
        label = skin.say("shell-try-again")
        if take_back is None or skin.in_browser:
            buttons.append(LinkButton(skin, label, again, icon="refresh"))
        else:
            buttons.append(MainButton(skin, label, take_back, colour="#EEF2F6", icon="refresh"))
    if is_host:
        buttons.append(
            MainButton(
                skin,
                skin.say("shell-to-start"),
                lambda: go("/"),
                colour="#EEF2F6",
                icon="grid",
            )
        )
    elif door:
        buttons.append(LinkButton(skin, skin.say("shell-to-door"), door, icon="door"))
    else:
        other = skin.say("shell-another-code")
        buttons.append(
            ft.Row([OutlineButton(skin, other, None, icon="door", url="/j", height=52, expand=True)])
        )
    steps = [step for at in range(1, 4) if (step := skin.say(known, f"step{at}"))]
    return Centred(
        skin,
        [
            Emblem(skin, skin.say(known, "icon") or "door", skin.palette.warn),
            Heading(skin, skin.say(known), 28, align=CENTER),
            Body(skin, skin.say(known, "text"), colour=skin.palette.muted, align=CENTER),
            *([Steps(skin, steps)] if steps else []),
            *buttons,
        ],
    )


def LostScreen(skin: Skin) -> ft.Control:
    """Over the page of an app whose host is out of reach: nothing of it can be seen or tapped meanwhile."""
    words, out = "app-lost-host", skin.say("app-lost-out")
    steps = [skin.say(words, f"step{at}") for at in range(1, 4)]
    return _Covering(
        skin,
        Centred(
            skin,
            [
                ft.Container(
                    ft.ProgressRing(color=skin.palette.warn, stroke_width=4), alignment=ft.Alignment.CENTER
                ),
                Heading(skin, skin.say(words), 26, align=CENTER),
                Muted(skin, skin.say(words, "text"), align=CENTER),
                Steps(skin, steps),
                ft.Row([OutlineButton(skin, out, None, icon="door", url="/j", height=52, expand=True)]),
            ],
        ),
    )


def Blind(skin: Skin) -> ft.Control:
    """Over a page that nobody looks at: pictures of open apps show this."""
    return _Covering(skin, Emblem(skin, "envelope"), key="blind")


def _Covering(skin: Skin, content: ft.Control, key: str | None = None) -> ft.Control:
    """Over the whole page; no tap goes through it."""
    return ft.Container(
        content,
        bgcolor=skin.palette.background,
        alignment=ft.Alignment.CENTER,
        expand=True,
        left=0,
        right=0,
        top=0,
        bottom=0,
        on_click=guarded(lambda: None),
        key=key,
    )


def Steps(skin: Skin, steps: Sequence[str]) -> ft.Control:
    """Numbered things to try."""
    rows = [
        InRow(
            skin,
            ft.Container(
                Words(skin, str(at), 14, family=TEXT_700, line=1.0),
                width=skin.px(28),
                height=skin.px(28),
                shape=ft.BoxShape.CIRCLE,
                bgcolor=skin.palette.raised,
                alignment=ft.Alignment.CENTER,
            ),
            Muted(skin, step, expand=True),
            gap=12,
        )
        for at, step in enumerate(steps, 1)
    ]
    return Card(skin, Stacked(skin, *rows, gap=14))


@component
def StrangerScreen(skin: Skin) -> ft.Control:
    """Somebody typed the host's address: scan the code, or type it here."""
    code, set_code = ft.use_state("")
    palette = skin.palette
    wanted = "".join(letter for letter in code.upper() if letter.isalnum())[:8]

    field = Field(skin, skin.say("shell-code-label"), code, set_code, longest=8, is_code=True)
    return Centred(
        skin,
        [
            Emblem(skin, "qr"),
            Heading(skin, skin.say("shell-stranger"), 28, align=CENTER),
            Body(skin, skin.say("shell-stranger", "text"), colour=palette.muted, align=CENTER),
            field,
            LinkButton(skin, skin.say("shell-to-door"), f"/j/{wanted}" if wanted else "", icon="door"),
        ],
    )
