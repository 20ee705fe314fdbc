"""The page of a seat on paper: it folds what is secret, and is typed when all others are ready (CV-52)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.actions import PaperReady
from companion.ui.games.cyberverse import reading
from companion.ui.kit.boxes import Aside
from companion.ui.kit.sending import SendQuietly, as_host
from companion.ui.stage import Stage


def fold_ways(stage: Stage) -> list[ft.Control]:
    """For who types for a seat on paper: it may fold instead, and is typed when all are ready."""
    view, me = reading.game(stage), stage.table.my_seat
    if not stage.is_typing or me is None:
        return []
    if me in view.folded and me not in view.unfolding:
        return [Aside(stage.skin, stage.say("cyberverse-paper-later"), "paper")]
    if me not in view.foldable:
        return []
    words = stage.say("cyberverse-paper-down" if view.step == "tokens" else "cyberverse-paper-fold")
    return [ft.Row([SendQuietly(stage.skin, words, stage.send, as_host(PaperReady(seat=me)), icon="paper")])]
