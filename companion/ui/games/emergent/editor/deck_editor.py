"""The deck editor (ET-5): cards round by round, for who types the deck of the table's own copy."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import flet as ft
from pydantic import ValidationError

from companion import texts
from companion.games.emergent.packs.board import BoardPack
from companion.net.link import Refused
from companion.ui.games.emergent.editor import deck_bench as touches
from companion.ui.games.emergent.editor.bits import desk_skin
from companion.ui.games.emergent.editor.cards import FEWEST_ROUNDS, FORMAT, document, draft_of, for_board
from companion.ui.games.emergent.editor.deal import Deal
from companion.ui.games.emergent.editor.deck_bench import DeckBench
from companion.ui.games.emergent.editor.deckpage import deck_body
from companion.ui.games.emergent.editor.doors import BoardQuestion, LockedPage, SecretGate
from companion.ui.games.emergent.editor.frame import EditorPage, Saving
from companion.ui.games.emergent.editor.session import GAME_ID, Craft, use_session
from companion.ui.games.emergent.editor.written import FORMAT as BOARD_FORMAT
from companion.ui.kit.drawing import component
from companion.ui.stage import Desk

CRAFT: Final[Craft[DeckBench]] = Craft(
    draft_of,
    document,
    partial(document, is_half=True),
    touches.opened,
    touches.taken_up,
    touches.saved,
    touches.undo,
    touches.redo,
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
    skin = desk_skin(desk.skin)
    session = use_session(desk, content, CRAFT)
    is_warned, set_warned = ft.use_state(False)
    bench, draft = session.bench, session.bench.draft
    board = _board(desk, draft.board)
    names = {city.id: city.name for city in board.cities} if board else {}
    deal = Deal(skin, bench, touches.checks(draft, board, names), board, names, session.act)
    saving = Saving(deal.faults, bench.is_changed, session.save, lambda: session.act(deal.to_fault))
    ft.use_dialog(session.leave_sheet(skin, saving))
    if _is_locked(desk, draft.id):
        return LockedPage(desk, draft.title)
    if not is_warned:
        return SecretGate(desk, draft, lambda: set_warned(True))
    if not draft.board:
        return BoardQuestion(
            desk,
            draft.title,
            lambda word: session.act(lambda now: touches.do(now, lambda deck: for_board(deck, word))),
        )
    return EditorPage(
        skin,
        draft.title,
        desk.skin.say("emergent-editor-deck-for", board=board.title if board else draft.board),
        on_back=session.back,
        steps=session.steps,
        saving=saving,
        body=deck_body(deal, is_resumed=session.is_resumed),
        toast=session.toast,
        dismiss_toast=lambda: session.set_toast(None),
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
