"""Host a table here, or join one: found on the network, typed, or pasted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import cast
from urllib.parse import urlsplit

import flet as ft

from companion.net.link import Refused
from companion.ui.door.mark import TableMark
from companion.ui.door.sitting import SittingScreen
from companion.ui.door.ways import FoundTable, HeldSeat, Porch, Ways
from companion.ui.kit.boxes import Line, Note, Panel, Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, component, effect
from companion.ui.kit.field import Field
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import SIDE, Card
from companion.ui.kit.notices import Toast
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Body, Heading
from companion.ui.shell.ground import Framed, as_high
from companion.ui.stage import GameScreens

LONGEST_LINK = 300
WIDEST = 460.0
"""Of a column, as a phone measures."""
ROOMY = 760.0
"""From this width on, hosting and joining stand side by side."""
Going = Callable[[], Awaitable[None]]
ScreensOf = Callable[[str], GameScreens]


@component
def ArrivingScreen(
    skin: Skin,
    seat_skin: Skin,
    ways: Ways,
    screens_of: ScreensOf,
    invited: str = "",
    refused: Refused | None = None,
) -> ft.Control:
    """What the app shows first; `invited` is a link that opened it, `refused` why it is not hosting again.

    `seat_skin` is that of a door, which is a phone's page as a seat's is.
    """
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
        game, page = screens_of(porch.state.game), as_high(seat_skin, skin)
        door = SittingScreen.keyed(porch.invitation.link)(page, ways, porch, lambda: set_porch(None))
        return Framed(page, game, door, skin)
    toast = [Toast(skin, no, lambda: set_no(None))] if no else []
    home = [*toast, *_home(skin, ways.seat, back, host, is_busy=is_busy)]
    joining = _Joining(skin, found, screens_of, link, set_link, look, is_busy=is_busy)
    return _Halves(skin, home, joining) if _is_roomy(skin) else _Column(skin, home, joining)


def _is_roomy(skin: Skin) -> bool:
    return skin.width >= ROOMY and skin.width > skin.height and not skin.large_text


def _Halves(skin: Skin, home: list[ft.Control], joining: ft.Control) -> ft.Control:
    """Who hosts on the left, who joins on the right."""
    wide = min(skin.px(WIDEST), (skin.width - 3 * skin.px(44)) / 2)
    left = Spaced(skin, TableMark(skin, skin.px(132)), *_Names(skin), *home, gap=18)
    sides = [
        ft.Column([one], width=wide, scroll=ft.ScrollMode.AUTO, alignment=ft.MainAxisAlignment.CENTER)
        for one in (left, joining)
    ]
    row = ft.Row(
        list(sides),
        spacing=skin.px(44),
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.SafeArea(ft.Container(row, alignment=ft.Alignment.CENTER, expand=True, padding=20), expand=True)


def _Column(skin: Skin, home: list[ft.Control], joining: ft.Control) -> ft.Control:
    """One below the other; the whole scrolls where it must."""
    mark = TableMark(skin, skin.px(84 if skin.is_small else 120))
    column = ft.Column(
        [mark, *_Names(skin), *home, joining],
        spacing=skin.px(12 if skin.is_small else 16),
        tight=True,
        width=min(skin.width - 2 * SIDE, skin.px(WIDEST)),
        scroll=ft.ScrollMode.AUTO,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    room = ft.Padding.symmetric(vertical=12)
    return ft.SafeArea(
        ft.Container(column, alignment=ft.Alignment.CENTER, expand=True, padding=room), expand=True
    )


def _Names(skin: Skin) -> list[ft.Control]:
    return [
        Heading(skin, skin.say("app-welcome"), 34, align=CENTER),
        Body(skin, skin.say("app-welcome", "text"), colour=skin.palette.muted, align=CENTER),
    ]


def _home(skin: Skin, seat: HeldSeat | None, back: Going, host: Going, *, is_busy: bool) -> list[ft.Control]:
    """The way back to the seat this device has, and to a table of its own."""
    words = skin.say("app-host")
    if seat is None:
        return [MainButton(skin, words, host, colour="#EEF2F6", icon="grid", disabled=is_busy)]
    named = skin.say("app-back-to-seat-at", title=seat.title) if seat.title else skin.say("app-back-to-seat")
    quiet = OutlineButton(skin, words, host, icon="grid", height=52, disabled=is_busy, expand=True)
    return [
        MainButton(skin, named, back, colour="#EEF2F6", icon="arrow-left", disabled=is_busy),
        ft.Row([quiet]),
    ]


def _Joining(
    skin: Skin,
    found: tuple[FoundTable, ...],
    screens_of: ScreensOf,
    link: str,
    set_link: Choose,
    look: Callable[[str], Awaitable[None]],
    *,
    is_busy: bool,
) -> ft.Control:
    """Tables on this network, and a field for what was sent or stands under the QR code."""

    def opener(text: str) -> Going:
        return lambda: look(text)

    tables = [
        FoundRow(skin, one, screens_of(one.game), None if is_busy else opener(one.invitation.link))
        for one in found
    ]
    typed = OutlineButton(
        skin,
        skin.say("app-join-do"),
        opener(link),
        icon="door",
        height=52,
        disabled=is_busy or not link.strip(),
        expand=True,
    )
    return Card(
        skin,
        Spaced(
            skin,
            Heading(skin, skin.say("app-join"), 22),
            *(tables or [Note(skin, skin.say("app-none-found"), "wifi")]),
            Field(skin, skin.say("app-link-label"), link, set_link, longest=LONGEST_LINK, is_sentence=True),
            ft.Row([typed]),
            gap=12,
        ),
    )


def FoundRow(skin: Skin, one: FoundTable, game: GameScreens, go: Going | None) -> ft.Control:
    """A table that was heard of: its game's cover, its name, where it is."""
    side = skin.px(52)
    cover = ft.Container(
        ft.Image(src=game.cover, width=side, height=side, fit=ft.BoxFit.COVER, exclude_from_semantics=True),
        width=side,
        height=side,
        border_radius=skin.px(14),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        bgcolor=skin.palette.ink,
    )
    where = skin.say("app-found-at", code=one.invitation.code, host=urlsplit(one.invitation.address).netloc)
    line = Line(
        skin, one.title, where, lead=cover, right=[Icon(skin, "right", skin.px(22), skin.palette.muted)]
    )
    label = skin.say("app-found", title=one.title, code=one.invitation.code)
    return Panel(skin, line, on_click=go, label=label, ground=skin.palette.raised, padding=10)
