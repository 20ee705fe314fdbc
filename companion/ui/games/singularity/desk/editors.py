"""The editors of this game's documents: issue maps, collections of cards, issue cards (SW-1, SW-5, SW-6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import flet as ft

from companion.games.singularity.packs import campaign, cards, issue_map
from companion.ui.games.singularity.desk.issueeditor import IssueEditor, blank_issue
from companion.ui.games.singularity.desk.libraryeditor import LibraryEditor, blank_library
from companion.ui.games.singularity.desk.mapeditor import MapEditor, blank_map
from companion.ui.stage import Desk

EDITORS: Final[Mapping[str, Callable[[Desk, dict[str, Any]], ft.Control]]] = {
    issue_map.FORMAT: MapEditor,
    cards.FORMAT: LibraryEditor,
    campaign.ISSUE_FORMAT: IssueEditor,
}
"""Format → its editor, for `GameScreens.editors`."""

BLANKS: Final[Mapping[str, Callable[[], dict[str, Any]]]] = {
    issue_map.FORMAT: blank_map,
    cards.FORMAT: blank_library,
    campaign.ISSUE_FORMAT: blank_issue,
}
"""Format → a new document, for `GameScreens.blanks`."""

__all__ = ["BLANKS", "EDITORS"]
