"""A seat on paper while the others vote: its vote is folded, and typed when all open (SW-41)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.table import PaperReady
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.kit.drawing import component
from companion.ui.kit.folding import Folding, FoldingPage
from companion.ui.stage import Stage


def is_folding(stage: Stage) -> bool:
    """Whether this page speaks for a paper that is not to be typed yet."""
    view, me = reading.game(stage), stage.me
    if view.vote is None or me is None or not stage.is_typing or view.vote.papers:
        return False
    is_folded = view.vote.is_open and me.seat in view.vote.voted and view.my_vote is None
    return is_folded or me.seat in view.vote.folding


@component
def FoldedVote(stage: Stage) -> ft.Control:
    """Folded or not; what stands on it is asked only when all votes open."""
    vote, cast, me = reading.game(stage).vote, reading.cast(stage), Seat(str(stage.table.my_seat))
    fold, out = PaperReady(seat=me), PaperReady(seat=me, is_ready=False)
    is_folded = vote is not None and me in vote.voted
    one = Folding(cast.name(me), cast.colour(me), is_folded, fold, out)
    return FoldingPage(stage.skin, stage.said, one, stage.send)
