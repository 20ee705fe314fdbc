"""CyberVerse: the organizations' ledger, secret tokens, combat and payday (docs/rules/cyberverse.md)."""

from __future__ import annotations

from companion.games.cyberverse.actions import ACTIONS, CyberverseAction
from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.packs.checking import check
from companion.games.cyberverse.procedures import PROCEDURES
from companion.games.cyberverse.redact import for_seat, look, view
from companion.games.cyberverse.rules import apply, ending, setup
from companion.games.cyberverse.rules.setup import SHEET_LABEL, deck_label, deck_order
from companion.games.cyberverse.state import CyberverseState, Over, is_in
from companion.games.cyberverse.views import CyberverseView
from companion.games.cyberverse.words import MODIFIERS, SHEETS
from companion.kernel.chance import shuffled
from companion.kernel.game import Deal, GameCard, GameModule, Opened, Outcome, Timer
from companion.kernel.seat import Seat


def _timer(_state: CyberverseState) -> Timer | None:
    """Nothing counts down in New Eden."""
    return None


def _outcome(state: CyberverseState) -> Outcome | None:  # CV-89
    """The highest score, once every row is open."""
    if not is_in(state, Over):
        return None
    return Outcome(tuple(map(Seat, ending.sheet(state).winners)), state.now.triggers[0].why)


def _opened(state: CyberverseState) -> Opened:  # CV-90
    """Drawn cards, opened tokens, declarations and entries are out; a closed phase stays closed."""
    return Opened(shown=state.shown, final=state.phases)


def _deals(state: CyberverseState) -> tuple[Deal, ...]:  # CV-17
    """Every shuffle of a modifier deck, and the first sheets if the app drew them (A1)."""
    seed = state.seed.value
    cards = tuple(map(str, MODIFIERS))
    deals = []
    if state.options.modifier_deck == "app":
        deals = [
            Deal(deck_label(seat, at), cards, tuple(map(str, deck_order(seed, seat, at))))
            for seat, org in state.orgs.items()
            for at in range(1, org.deck.shuffles + 1)
        ]
    if state.sheets:
        numbers = tuple(map(str, range(1, SHEETS + 1)))
        deals.append(Deal(SHEET_LABEL, numbers, shuffled(seed, SHEET_LABEL, numbers)))
    return tuple(deals)


GAME: GameModule[CyberverseState, CyberverseAction, CyberverseOptions, CyberverseView] = GameModule(
    card=GameCard(id="cyberverse", title="CyberVerse", seats=(2, 4), rules_version=1),
    options=CyberverseOptions,
    actions=ACTIONS,
    setup=setup,
    apply=apply,
    view=view,
    views=CyberverseView,
    timer=_timer,
    outcome=_outcome,
    look=look,
    is_dealt=lambda _at: False,
    mine=for_seat,
    opened=_opened,
    quiet=frozenset({"declare_fight", "pay", "reopen_pay", "reopen_token", "seal_token"}),
    deals=_deals,
    deals_cards=lambda options: options.modifier_deck == "app" or options.first_agent == "random",
    packs={"cyberverse-cards/1": check},
    procedures=PROCEDURES,
)
