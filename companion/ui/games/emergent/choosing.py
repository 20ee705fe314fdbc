"""What is to be played: the full game or Fast Play, on which board, with whose cards (ET-4, ET-6, ET-17)."""

from __future__ import annotations

from functools import partial
from typing import Final
from urllib.parse import quote

import flet as ft

from companion import texts
from companion.net.library import PackLine
from companion.net.packs import slug
from companion.table.actions import SetOptions
from companion.ui.games.emergent.desk import document
from companion.ui.kit.boxes import Wrapped
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.text import Heading, Muted, SectionTitle
from companion.ui.stage import Choosing, Stage

GAME_ID: Final = "emergent"
MODES: Final = ("full", "fast_play")
CARDS: Final = ("app", "typed")
Pick = tuple[str, str, bool]
"""What is sent, what is read, and whether it is chosen."""


def said(stage: Stage) -> str:
    """`Full game · Five Bays (invented)`; of the market alone only its board."""
    options = stage.table.options
    board = options.get("board") or stage.say("emergent-option-board-none")
    if options.get("use") not in (None, "", "whole"):
        return board
    return stage.say("emergent-choose-said", mode=options.get("mode", ""), board=board)


def boards(stage: Stage) -> list[PackLine]:
    """Boards to practise on first, then the ones people typed in."""
    return sorted(stage.library.lines(GAME_ID, document.FORMAT), key=lambda line: not line.is_shipped)


def sheet(stage: Stage) -> list[ft.Control]:
    """Game, board and cards; a board of one's own is one tap away."""
    skin, options = stage.skin, stage.table.options
    chosen = options.get("board", "")
    maps = [(line.id, line.name, chosen in (line.id, line.name)) for line in boards(stage)]
    is_fast = options.get("mode") == "fast_play"
    made: list[ft.Control] = [
        Heading(skin, skin.say("emergent-choose"), 26),
        *_part(stage, "mode", _words(stage, "mode", MODES), "fast" if is_fast else "full"),
        *_part(stage, "board", maps, "boards"),
    ]
    if stage.table.is_host:
        own, name = skin.say("emergent-choose-own"), skin.say("emergent-choose-own", "name")
        route = f"/library/{GAME_ID}/{slug(document.FORMAT)}?name={quote(name)}"
        made.append(ft.Row([OutlineButton(skin, own, partial(stage.go, route), icon="pencil", expand=True)]))
    if is_fast:
        return made
    whose = "dealt" if options.get("demand") == "app" else "typed"
    return [*made, *_part(stage, "demand", _words(stage, "demand", CARDS), whose)]


def _words(stage: Stage, option: str, values: tuple[str, ...]) -> list[Pick]:
    now = stage.table.options.get(option)
    base = f"emergent-option-{option}"
    return [(value, stage.say(texts.text_id(f"{base}-{value}")), value == now) for value in values]


def _part(stage: Stage, option: str, picks: list[Pick], about: str) -> list[ft.Control]:
    """One choice: its name, the ways, and what the chosen one means."""
    skin, may = stage.skin, stage.table.is_host
    chips = [
        Chip(
            skin,
            label,
            partial(stage.send, SetOptions(options={option: value})) if may and not is_on else None,
            selected=is_on,
        )
        for value, label, is_on in picks
    ]
    return [
        SectionTitle(skin, skin.say(f"emergent-option-{option}")),
        Wrapped(skin, *chips),
        Muted(skin, skin.say(f"emergent-choose-{about}"), 15),
    ]


CHOOSING: Final = Choosing("map", said, sheet)
