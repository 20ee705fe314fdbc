"""A seat on paper while the others plan: its plan is folded, and typed when all open (ET-48)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import PaperReady, Unready
from companion.ui.games.emergent import reading
from companion.ui.kit.drawing import component
from companion.ui.kit.folding import Folding, FoldingPage
from companion.ui.stage import Stage


def is_folding(stage: Stage) -> bool:
    """Whether this page speaks for a paper that is not to be typed yet."""
    view, me = reading.game(stage), stage.me
    return stage.is_typing and me is not None and me.seat in view.by_hand and not view.papers


@component
def FoldedPlan(stage: Stage) -> ft.Control:
    """Folded or not; what stands on it is asked only when all plans open."""
    cast = reading.cast(stage)
    is_folded = cast.seat in reading.game(stage).ready
    one = Folding(cast.name(cast.seat), cast.mine, is_folded, PaperReady(seat=cast.seat), Unready())
    return FoldingPage(stage.skin, stage.said, one, stage.send)
