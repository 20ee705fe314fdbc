"""The score sheet, row by row."""

from __future__ import annotations

from companion.games.cyberverse import views
from companion.games.cyberverse.rules import ending
from companion.games.cyberverse.state import CyberverseState, is_in
from companion.games.cyberverse.state.phases import Over, Scoring
from companion.games.cyberverse.sums import scoring
from companion.games.cyberverse.words import SCORE_ROWS, ScoreRow
from companion.kernel.seat import Seat


def score(state: CyberverseState) -> views.ScoreView | None:
    """Open rows with their numbers, closed ones without."""
    if not is_in(state, Scoring):
        return None
    sheet, is_over = ending.sheet(state), is_in(state, Over)
    shown = SCORE_ROWS[: state.now.rows]
    return views.ScoreView(
        rows=tuple(
            views.ScoreLine(
                code=row,
                is_open=row in shown,
                cells=tuple(
                    _cell(state, sheet, seat, row) if row in shown else views.ScoreCell(seat=seat, value=None)
                    for seat in state.seats
                ),
            )
            for row in SCORE_ROWS
        ),
        totals=tuple(
            views.ScoreCell(seat=seat, value=sum(getattr(sheet.rows[seat], row) for row in shown))
            for seat in state.seats
        ),
        closed=len(SCORE_ROWS) - len(shown),
        triggers=state.now.triggers,
        winners=tuple(map(Seat, sheet.winners)) if is_over else (),
        decided_by=sheet.decided_by if is_over else "",
    )


def _cell(state: CyberverseState, sheet: scoring.Score, seat: Seat, row: ScoreRow) -> views.ScoreCell:
    org = state.orgs[seat]
    counts: dict[ScoreRow, int] = {
        "stories": len(org.resolved),
        "influence": sum(org.influence),
        "majority": sum(seat in found for found in sheet.majority),
        "overall": sum(org.influence),
        "money": org.cash,
    }
    return views.ScoreCell(seat=seat, value=getattr(sheet.rows[seat], row), count=counts[row])
