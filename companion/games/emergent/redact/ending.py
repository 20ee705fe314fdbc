"""How it ended, nothing hidden any more: final money, all plans, the cards as a deck to keep (ET-37)."""

from __future__ import annotations

from companion.games.emergent.packs.deck import DeckRound, DemandDeck, total_reading
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import Over
from companion.games.emergent.sums import accounts
from companion.games.emergent.sums.debrief import debrief
from companion.games.emergent.sums.settlement import resale
from companion.games.emergent.views.ending import EndView, FinalLine


def ending(state: EmergentState) -> EndView | None:
    """None while the game runs."""
    over = state.step
    if not isinstance(over, Over):
        return None
    if state.mode == "fast_play":
        return EndView(winners=over.winners, decided_by=over.by)
    sales = {seat: resale(firm.dcs) for seat, firm in state.firms.items()}
    return EndView(
        winners=over.winners,
        decided_by=over.by,
        firms=tuple(
            FinalLine(
                seat=seat,
                cash=firm.cash,
                dcs=tuple(map(accounts.dc_line, firm.dcs)),
                sale=sales[seat],
                total=firm.cash + sales[seat],
                units_sold=firm.units_sold,
            )
            for seat, firm in state.firms.items()
        ),
        debrief=debrief(state.records, sales),
        deck=_deck(state),
    )


def _deck(state: EmergentState) -> DemandDeck:
    """The cards of all rounds as a document for the library, with the reading they meet (section 8)."""
    board = state.ground.pack.id
    made = DemandDeck(
        id=f"{board[:35]}-deck",
        board=board,
        source="dealt by the app" if state.demand_by == "app" else "typed from the cards",
        predicted={str(number): total for number, total in state.totals.items()},
        rounds=tuple(DeckRound(round=record.round, cards=record.cards) for record in state.records),
    )
    return made.model_copy(update={"total_reading": total_reading(made)})
