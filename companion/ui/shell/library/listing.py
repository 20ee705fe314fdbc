"""All documents, by game and kind: tap one for what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

import flet as ft

from companion.net.library import PackLine
from companion.net.link import Refused
from companion.ui.front import HostFront
from companion.ui.kit.boxes import InRow, Spaced
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.deskpage import DeskPage
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.field import Field
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.text import Heading, Muted, Strong
from companion.ui.shell.library import words
from companion.ui.shell.library.sheets import Asked, DocumentSheet
from companion.ui.stage import Desk, GameScreens

MANY = 10
"""With more documents than this there is a field to find one."""
SHOWN = 40
"""Lines of one kind at once; the rest is found by its name."""

Ask = Callable[[Asked], None]


@component
def LibraryScreen(desk: Desk, hall: HostFront, screens_of: Callable[[str], GameScreens]) -> ft.Control:
    """What people typed once and keep, and what came with the app."""
    skin = desk.skin
    wanted, set_wanted = ft.use_state("")
    asked, ask = ft.use_state(Asked())
    toast, set_toast = ft.use_state(cast("Refused | None", None))
    games = [game.card.id for game in hall.games if hall.exchange.formats(game.card.id)]
    count = sum(len(desk.library.lines(game_id)) for game_id in games)
    find = Field(skin, skin.say("library-find"), wanted, set_wanted, longest=40)
    bring = skin.say("library-import")

    def to_import() -> None:
        desk.go("/library/import")

    page = DeskPage(
        desk,
        skin.say("library-title"),
        subtitle=skin.say("library-title", "text"),
        on_back=lambda: desk.go("/"),
        beside=[
            IconButton48(skin, "upload", bring, to_import)
            if skin.is_phone
            else OutlineButton(skin, bring, to_import, icon="upload")
        ],
        body=[
            *([find] if count > MANY else []),
            *(GameShelf(desk, hall, screens_of(game_id), wanted, ask) for game_id in games),
        ],
        toast=toast,
        dismiss_toast=lambda: set_toast(None),
    )
    sheet = DocumentSheet(desk, hall, screens_of, asked, ask, set_toast)
    return ft.Stack([page, ft.Container(sheet, left=0, top=0)], expand=True, fit=ft.StackFit.EXPAND)


def GameShelf(desk: Desk, hall: HostFront, screens: GameScreens, wanted: str, ask: Ask) -> ft.Control:
    """The documents of one game, a card a kind."""
    skin = desk.skin
    head = InRow(
        skin,
        ft.Container(
            width=skin.px(6), height=skin.size(20), border_radius=skin.px(3), bgcolor=screens.accent
        ),
        Heading(skin, words.title(hall, screens.id), 20),
    )
    kinds = [_Kind(desk, hall, screens, name, wanted, ask) for name in hall.exchange.formats(screens.id)]
    return ft.Container(
        Spaced(skin, head, *kinds),
        padding=ft.Padding.only(top=skin.px(6)),
    )


def _Kind(
    desk: Desk, hall: HostFront, screens: GameScreens, pack_format: str, wanted: str, ask: Ask
) -> ft.Control:
    skin = desk.skin
    lines = [
        line
        for line in desk.library.lines(screens.id, pack_format)
        if wanted.strip().casefold() in line.name.casefold()
    ]
    new = OutlineButton(
        skin,
        skin.say("library-new"),
        lambda: ask(Asked("new", game=screens.id, format=pack_format)),
        icon="plus-thin",
        filled=skin.palette.card,
    )
    head = InRow(
        skin,
        Strong(skin, words.kind(skin, screens.id, pack_format, plural=True), 17, expand=True),
        Muted(skin, str(len(lines)), 15),
        *([new] if pack_format in screens.blanks else []),
        gap=12,
    )
    rows: list[ft.Control] = [_Line(desk, hall, line, ask) for line in lines[:SHOWN]]
    if len(lines) > SHOWN:
        rows.append(Muted(skin, skin.say("library-more", n=len(lines) - SHOWN), 15))
    if not lines:
        rows.append(Muted(skin, skin.say("library-none-found" if wanted else "library-none"), 15))
    return Card(
        skin,
        Spaced(skin, head, *rows, gap=6),
        padding=14,
    )


def _Line(desk: Desk, hall: HostFront, line: PackLine, ask: Ask) -> ft.Control:
    """One document: its name, where it comes from, a tap for what can be done with it."""
    skin = desk.skin
    palette = skin.palette
    detail = words.detail(skin, hall, line)
    said = ft.Column(
        [Strong(skin, line.name, 16, lines=2), *([Muted(skin, detail, 14, lines=2)] if detail else [])],
        spacing=2,
        tight=True,
        expand=True,
    )
    picture = "lock" if line.is_locked else "file"
    face = ft.Container(
        InRow(
            skin,
            Icon(skin, picture, skin.px(22), palette.warn if line.is_locked else palette.muted),
            said,
            Icon(skin, "menu", skin.px(22), palette.muted),
            gap=12,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(12), vertical=skin.px(10)),
        border_radius=skin.px(14),
        bgcolor=palette.raised,
        ink=skin.motion,
        on_click=guarded(partial(ask, Asked("menu", line))),
    )
    return ft.Semantics(content=face, button=True, container=True)
