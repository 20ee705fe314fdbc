"""The editors of Emergent's documents: boards and demand decks (ET-4, ET-5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import flet as ft

from companion.ui.games.emergent.desk import cards, document
from companion.ui.games.emergent.desk.board_editor import BoardEditor, blank_board
from companion.ui.games.emergent.desk.deck_editor import DeckEditor, blank_deck
from companion.ui.stage import Desk

EDITORS: Final[Mapping[str, Callable[[Desk, dict[str, Any]], ft.Control]]] = {
    document.FORMAT: BoardEditor,
    cards.FORMAT: DeckEditor,
}
"""Format → its editor, for `GameScreens.editors`."""

BLANKS: Final[Mapping[str, Callable[[], dict[str, Any]]]] = {
    document.FORMAT: blank_board,
    cards.FORMAT: blank_deck,
}
"""Format → a new document, for `GameScreens.blanks`."""

__all__ = ["BLANKS", "EDITORS"]
