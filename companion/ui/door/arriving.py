"""Host a table here, or join one: found on the network, typed, or pasted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import cast

import flet as ft

from companion.net.link import Refused
from companion.ui.door.sitting import SittingScreen
from companion.ui.door.ways import FoundTable, HeldSeat, Porch, Ways
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import component, effect
from companion.ui.kit.field import Field
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Toast
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Body, Heading, Muted, SectionTitle
from companion.ui.shell.closed import Centred, Emblem

LONGEST_LINK = 300
Going = Callable[[], Awaitable[None]]


@component
def ArrivingScreen(skin: Skin, ways: Ways, invited: str = "", refused: Refused | None = None) -> ft.Control:
    """What the app shows first; `invited` is a link that opened it, `refused` why it is not hosting again."""
    link, set_link = ft.use_state("")
    found, set_found = ft.use_state(cast("tuple[FoundTable, ...]", ()))
    porch, set_porch = ft.use_state(cast("Porch | None", None))
    no, set_no = ft.use_state(refused)
    is_busy, set_busy = ft.use_state(False)

    async def listen() -> None:
        async for tables in ways.found():
            set_found(tables)

    async def tried(going: Awaitable[Porch | None]) -> None:
        """Go; who stays here is at a door, or reads why not."""
        set_busy(True)
        try:
            seen = await going
        except Refused as why:
            set_no(why)
            set_busy(False)
            return
        if seen is not None:
            set_porch(seen)
            set_no(None)
            set_busy(False)

    async def look(text: str) -> None:
        await tried(ways.look(text))

    async def host() -> None:
        await tried(ways.host())

    async def back() -> None:
        await tried(ways.back())

    async def begin() -> None:
        if invited:
            await look(invited)

    effect(listen, [], lambda: None)
    effect(begin, [invited])
    if porch is not None:
        return SittingScreen(skin, ways, porch, lambda: set_porch(None))

    return Centred(
        skin,
        [
            Emblem(skin, "people"),
            Heading(skin, skin.say("app-welcome"), 28, align=CENTER),
            Body(skin, skin.say("app-welcome", "text"), colour=skin.palette.muted, align=CENTER),
            *([Toast(skin, no, lambda: set_no(None))] if no else []),
            *_home(skin, ways.seat, back, host, is_busy=is_busy),
            _Joining(skin, found, link, set_link, look, is_busy=is_busy),
        ],
    )


def _home(skin: Skin, seat: HeldSeat | None, back: Going, host: Going, *, is_busy: bool) -> list[ft.Control]:
    """The way back to the seat this device has, and to a table of its own."""
    words = skin.say("app-host")
    if seat is None:
        return [MainButton(skin, words, host, colour="#EEF2F6", icon="grid", disabled=is_busy)]
    named = skin.say("app-back-to-seat-at", title=seat.title) if seat.title else skin.say("app-back-to-seat")
    return [
        MainButton(skin, named, back, colour="#EEF2F6", icon="arrow-left", disabled=is_busy),
        OutlineButton(skin, words, host, icon="grid", height=52, disabled=is_busy),
    ]


def _Joining(
    skin: Skin,
    found: tuple[FoundTable, ...],
    link: str,
    set_link: Callable[[str], None],
    look: Callable[[str], Awaitable[None]],
    *,
    is_busy: bool,
) -> ft.Control:
    """Tables on this network, and a field for what was sent or stands under the QR code."""

    def opener(text: str) -> Going:
        return lambda: look(text)

    tables = [
        OutlineButton(
            skin,
            skin.say("app-found", title=one.title, code=one.invitation.code),
            opener(one.invitation.link),
            icon="people",
            height=56,
            key=one.invitation.link,
            disabled=is_busy,
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
    column = ft.Column(
        list(join), spacing=skin.px(12), tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return Card(skin, column)
