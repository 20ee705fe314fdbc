"""The card library's editor: cards of CyberVerse typed once, for every table to come (CV-1)."""

from companion.ui.games.cyberverse.library.page import CardsEditor, blank_cards

EDITORS = {"cyberverse-cards/1": CardsEditor}
BLANKS = {"cyberverse-cards/1": blank_cards}

__all__ = ["BLANKS", "EDITORS"]
