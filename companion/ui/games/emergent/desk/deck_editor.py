"""The deck editor (ET-5): cards round by round, for who types the deck of the table's own copy."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import flet as ft
from pydantic import ValidationError

from companion import texts
from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.packs.deck import DemandDeck
from companion.net.link import Refused
from companion.ui.desk.frame import DeskFrame, Resumed
from companion.ui.desk.session import Craft, use_session
from companion.ui.games.emergent.desk import deck_bench as touches
from companion.ui.games.emergent.desk.cards import FEWEST_ROUNDS, FORMAT, document, draft_of, for_board
from companion.ui.games.emergent.desk.deal import Deal
from companion.ui.games.emergent.desk.deck_bench import DeckBench
from companion.ui.games.emergent.desk.deckpage import deck_body
from companion.ui.games.emergent.desk.document import FORMAT as BOARD_FORMAT
from companion.ui.games.emergent.desk.doors import GAME_ID, BoardQuestion, LockedPage, SecretGate
from companion.ui.games.emergent.draw.colours import LOOKS
from companion.ui.kit.drawing import component
from companion.ui.stage import Desk

CRAFT: Final = Craft(
    GAME_ID, DemandDeck, LOOKS, draft_of, document, DeckBench, unsaved=partial(document, is_half=True)
)


def blank_deck() -> dict[str, Any]:
    """A deck without cards, for no board yet."""
    return {
        "format": FORMAT,
        "id": "",
        "title": "",
        "board": "",
        "source": texts.say("emergent-editor-source"),
        "rounds": [{"round": at + 1, "cards": []} for at in range(FEWEST_ROUNDS)],
    }


@component
def DeckEditor(desk: Desk, content: dict[str, Any]) -> ft.Control:
    """First a warning, because who reads on knows the cards; then for which board; then the cards."""
    session = use_session(desk, content, CRAFT)
    skin = session.skin
    is_warned, set_warned = ft.use_state(False)
    bench, draft = session.bench, session.bench.draft
    board = _board(desk, draft.board)
    names = {city.id: city.name for city in board.cities} if board else {}
    deal = Deal(skin, bench, touches.checks(draft, board, names), board, names, session.act)
    if _is_locked(desk, draft.id):
        return LockedPage(desk, draft.title)
    if not is_warned:
        return SecretGate(desk, draft, lambda: set_warned(True))
    if not draft.board:
        return BoardQuestion(
            desk,
            draft.title,
            lambda word: session.step(lambda deck: for_board(deck, word)),
        )
    return DeskFrame(
        session,
        deck_body(deal, note=Resumed(session)),
        title=draft.title,
        subtitle=desk.skin.say("emergent-editor-deck-for", board=board.title if board else draft.board),
        found=deal.told,
        show=touches.show,
    )


def _board(desk: Desk, word: str) -> BoardPack | None:
    """The deck's board, if this library has it."""
    if not word:
        return None
    try:
        return BoardPack.model_validate(desk.library.read(GAME_ID, BOARD_FORMAT, word))
    except (Refused, ValidationError):
        return None


def _is_locked(desk: Desk, word: str) -> bool:
    """Whether a table that is not finished plays with it: then nobody looks into it."""
    return any(line.is_locked for line in desk.library.lines(GAME_ID, FORMAT) if line.id == word)
