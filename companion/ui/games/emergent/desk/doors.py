"""What stands before a deck: that it is secret, which board it is for, or that nobody may open it now."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.net.library import PackLine
from companion.ui.games.emergent.desk.cards import DeckDraft
from companion.ui.games.emergent.desk.document import FORMAT as BOARD_FORMAT
from companion.ui.games.emergent.draw.colours import LOOKS
from companion.ui.kit.boxes import Stacked
from companion.ui.kit.buttons import MainButton, OutlineButton, TileButton
from companion.ui.kit.deskpage import DeskPage
from companion.ui.kit.drawing import Choose, Tap
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.text import Body, Muted, Strong
from companion.ui.stage import Desk

GAME_ID: Final = "emergent"


def SecretGate(desk: Desk, draft: DeckDraft, on_open: Tap) -> ft.Control:
    """Who opens a deck knows its cards: it is said before one of them is on the screen."""
    skin = desk.skin.dressed(LOOKS)
    text = "emergent-editor-secret" if any(draft.rounds) else "emergent-editor-secret-new"
    words = Stacked(
        skin, Strong(skin, skin.say(text, "title"), 19), Body(skin, skin.say(text)), gap=8, expand=True
    )
    card = Card(
        skin,
        ft.Row(
            [Icon(skin, "eye-closed", skin.px(40), skin.palette.warn), words],
            spacing=skin.px(16),
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        border=skin.palette.warn,
        border_width=1.5,
    )
    back = partial(desk.go, "/library")
    return DeskPage(
        desk,
        draft.title,
        body=[card, Muted(skin, skin.say("emergent-editor-secret", "note"))],
        on_back=back,
        actions=[
            MainButton(skin, skin.say(text, "yes"), on_open),
            ft.Row([OutlineButton(skin, skin.say(text, "no"), back, expand=True, height=52)]),
        ],
    )


def BoardQuestion(desk: Desk, title: str, on_choose: Choose) -> ft.Control:
    """For which board the cards are: they name its cities."""
    skin = desk.skin
    lines = desk.library.lines(GAME_ID, BOARD_FORMAT)
    tiles = [ft.Row([_Tile(desk, line, on_choose)]) for line in lines]
    none = [Body(skin, skin.say("emergent-editor-no-boards"))]
    return DeskPage(
        desk,
        skin.say("emergent-editor-which-board"),
        subtitle=title,
        body=tiles or none,
        on_back=lambda: desk.go("/library"),
    )


def _Tile(desk: Desk, line: PackLine, on_choose: Choose) -> ft.Control:
    return TileButton(desk.skin, "map", line.name, line.source, lambda: on_choose(line.id))


def LockedPage(desk: Desk, title: str) -> ft.Control:
    """A table plays with it: it stays closed."""
    return DeskPage(
        desk,
        desk.skin.say("library-in-use", "title"),
        body=[Body(desk.skin, desk.skin.say("library-in-use", name=title))],
        on_back=lambda: desk.go("/library"),
    )
