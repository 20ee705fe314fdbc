"""CyberVerse: the organizations' ledger, secret tokens, combat and payday (docs/rules/cyberverse.md)."""

from __future__ import annotations

from companion.games.cyberverse.actions import ACTIONS, CyberverseAction
from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.packs.checking import check
from companion.games.cyberverse.procedures import PROCEDURES
from companion.games.cyberverse.redact import for_seat, lent, look, view
from companion.games.cyberverse.rules import apply, ending, setup
from companion.games.cyberverse.rules.corrections import CORRECTIONS
from companion.games.cyberverse.rules.setup import SHEET_LABEL, deck_name
from companion.games.cyberverse.state import CyberverseState, is_in
from companion.games.cyberverse.state.phases import Over
from companion.games.cyberverse.views import CyberverseView
from companion.games.cyberverse.words import MODIFIERS, SHEETS
from companion.kernel.chance import Deck
from companion.kernel.game import GameCard, GameModule, Opened, Outcome, Timer
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


def _decks(options: CyberverseOptions, seats: tuple[Seat, ...]) -> tuple[Deck, ...]:  # CV-17
    """A modifier deck for each organization, and the first sheets if the app draws them (A1)."""
    cards, sheets = tuple(map(str, MODIFIERS)), tuple(map(str, range(1, SHEETS + 1)))
    by_app = options.modifier_deck == "app"
    modifiers = tuple(Deck(deck_name(seat), cards, once=False) for seat in seats if by_app)
    return modifiers + ((Deck(SHEET_LABEL, sheets, start=0),) if options.first_agent == "random" else ())


def _shuffles(state: CyberverseState) -> dict[str, int]:
    """As often as each organization has reached the end of its cards, or succeeded in a mission test."""
    by_app = state.options.modifier_deck == "app"
    counts = {deck_name(seat): org.deck.shuffles for seat, org in state.orgs.items() if by_app}
    return counts | ({SHEET_LABEL: int(bool(state.sheets))} if state.options.first_agent == "random" else {})


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
    lent=lent,
    is_dealt=lambda _at: False,
    mine=for_seat,
    opened=_opened,
    quiet=frozenset({"declare_fight", "pay", "reopen_pay", "reopen_token", "seal_token"}),
    seals=frozenset({"pay", "seal_token"}),
    decks=_decks,
    shuffles=_shuffles,
    deals_cards=lambda options: options.modifier_deck == "app" or options.first_agent == "random",
    packs={"cyberverse-cards/1": check},
    procedures=PROCEDURES,
    corrections=CORRECTIONS,
)
