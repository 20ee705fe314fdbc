"""Host a table here, or join one: found on the network, typed, or pasted."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import flet as ft

from companion.net.link import Refused
from companion.ui.door.sitting import SittingScreen
from companion.ui.door.ways import FoundTable, Porch, Ways
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import component, effect
from companion.ui.kit.field import Field
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Toast
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Body, Heading, Muted, SectionTitle
from companion.ui.shell.closed import Centred, Emblem

LONGEST_LINK = 200


@component
def ArrivingScreen(skin: Skin, ways: Ways, invited: str = "") -> ft.Control:
    """What the app shows first; `invited` is a link that opened it."""
    link, set_link = ft.use_state("")
    found, set_found = ft.use_state(cast("tuple[FoundTable, ...]", ()))
    porch, set_porch = ft.use_state(cast("Porch | None", None))
    no, set_no = ft.use_state(cast("Refused | None", None))
    is_busy, set_busy = ft.use_state(False)

    async def listen() -> None:
        async for tables in ways.found():
            set_found(tables)

    async def look(text: str) -> None:
        set_busy(True)
        try:
            set_porch(await ways.look(text))
            set_no(None)
        except Refused as refused:
            set_no(refused)
        finally:
            set_busy(False)

    async def host() -> None:
        set_busy(True)
        try:
            await ways.host()
        except Refused as refused:
            set_no(refused)
            set_busy(False)

    async def begin() -> None:
        if invited:
            await look(invited)

    effect(listen, [], lambda: None)
    effect(begin, [invited])
    if porch is not None:
        return SittingScreen(skin, ways, porch, lambda: set_porch(None))

    def opener(text: str) -> Callable[[], object]:
        return lambda: look(text)

    tables = [
        OutlineButton(
            skin,
            skin.say("app-found", title=one.title, code=one.invitation.code),
            opener(one.invitation.link),
            icon="people",
            height=56,
            key=one.invitation.link,
        )
        for one in found
    ]
    join = [
        SectionTitle(skin, skin.say("app-join")),
        *(tables or [Muted(skin, skin.say("app-none-found"))]),
        Field(skin, skin.say("app-link-label"), link, set_link, longest=LONGEST_LINK, is_sentence=True),
        OutlineButton(
            skin,
            skin.say("app-join-do"),
            opener(link),
            icon="door",
            height=52,
            disabled=is_busy or not link.strip(),
        ),
    ]
    return Centred(
        skin,
        [
            Emblem(skin, "people"),
            Heading(skin, skin.say("app-welcome"), 28, align=CENTER),
            Body(skin, skin.say("app-welcome", "text"), colour=skin.palette.muted, align=CENTER),
            *([Toast(skin, no, lambda: set_no(None))] if no else []),
            MainButton(skin, skin.say("app-host"), host, colour="#EEF2F6", icon="grid", disabled=is_busy),
            Card(
                skin,
                ft.Column(
                    list(join),
                    spacing=skin.px(12),
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
            ),
        ],
    )
