"""Emergent: plans behind the screen, the market in public, the debrief after (docs/rules/emergent.md)."""

from __future__ import annotations

from companion.games.emergent.actions import ACTIONS, EmergentAction
from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.packs import board, deck
from companion.games.emergent.procedures import PROCEDURES
from companion.games.emergent.redact.everybody import for_seat, view
from companion.games.emergent.redact.lent import lent
from companion.games.emergent.rules import apply, ending, timing
from companion.games.emergent.rules.alike import alike
from companion.games.emergent.rules.corrections import CORRECTIONS
from companion.games.emergent.rules.dealing import deals_cards, decks, more_deals, shuffles
from companion.games.emergent.rules.setup import setup
from companion.games.emergent.state import EmergentState
from companion.games.emergent.sums.results import results
from companion.games.emergent.views import EmergentView
from companion.kernel.game import GameCard, GameModule, Opened
from companion.kernel.seat import Seat


def _on_paper(options: EmergentOptions, seats: tuple[Seat, ...]) -> EmergentOptions:
    """Who folds a plan on paper where others seal one."""
    return options.model_copy(update={"by_hand": seats})


def _opened(state: EmergentState) -> Opened:
    """Plans and dealt cards that were opened; at the end everybody's money. The table minds the seed."""
    return Opened(shown=state.reveals + (state.phase == "over"))


GAME: GameModule[EmergentState, EmergentAction, EmergentOptions, EmergentView] = GameModule(
    card=GameCard(
        id="emergent",
        title="Emergent",
        seats=(2, 4),
        rules_version=1,
        colours=("red", "blue", "yellow", "green"),
    ),
    options=EmergentOptions,
    actions=ACTIONS,
    setup=setup,
    apply=apply,
    view=view,
    views=EmergentView,
    timer=timing.timer,
    outcome=ending.outcome,
    lent=lent,
    mine=for_seat,
    on_paper=_on_paper,
    opened=_opened,
    quiet=frozenset({"discs", "plan"}),
    seals=frozenset({"discs", "plan"}),
    decks=decks,
    shuffles=shuffles,
    more_deals=more_deals,
    deals_cards=deals_cards,
    results=results,
    alike=alike,
    packs={"emergent-board-pack/1": board.check, "emergent-demand-deck/1": deck.check},
    procedures=PROCEDURES,
    corrections=CORRECTIONS,
)
