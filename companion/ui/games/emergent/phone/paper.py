"""A seat on paper while the others plan: its plan is folded, and typed when all open (ET-48)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import PaperReady, Unready
from companion.ui.games.emergent import reading
from companion.ui.kit.drawing import component
from companion.ui.kit.folding import FoldedPaper
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.sending import Send, SendQuietly
from companion.ui.stage import Stage


def is_folding(stage: Stage) -> bool:
    """Whether this page speaks for a paper that is not to be typed yet."""
    view, me = reading.game(stage), stage.me
    return stage.is_typing and me is not None and me.seat in view.by_hand and not view.papers


@component
def FoldedPlan(stage: Stage) -> ft.Control:
    """Folded or not; what stands on it is asked only when all plans open."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    name, is_folded = cast.name(cast.seat), cast.seat in view.ready
    fold = PaperReady(seat=cast.seat)
    words = skin.say("shell-paper-fold-do", name=name)
    out = SendQuietly(skin, skin.say("shell-paper-out"), stage.send, Unready(), "envelope-open", 56)
    return SeatPage(
        skin,
        said=stage.said,
        title=skin.say("shell-paper-folded" if is_folded else "shell-paper-fold", name=name),
        body=[FoldedPaper(skin, cast.mine, name, is_folded)],
        actions=[ft.Row([out]) if is_folded else Send(skin, words, stage.send, fold, icon="check")],
        centre=True,
    )
