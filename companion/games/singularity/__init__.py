"""The Singularity War: Human Ethos: threat, enemies, caches and a campaign (docs/rules/singularity.md)."""

from __future__ import annotations

from companion.games.singularity.actions import ACTIONS, SingularityAction
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.packs import campaign, cards, issue_map
from companion.games.singularity.procedures import PROCEDURES
from companion.games.singularity.redact import for_seat, lent, view
from companion.games.singularity.rules import apply, drawing, setup
from companion.games.singularity.rules.corrections import CORRECTIONS
from companion.games.singularity.rules.setup import SEATS
from companion.games.singularity.state import SingularityState
from companion.games.singularity.views import SingularityView
from companion.kernel.game import GameCard, GameModule, Opened, Outcome, Timer
from companion.kernel.seat import Seat


def _on_paper(options: SingularityOptions, seats: tuple[Seat, ...]) -> SingularityOptions:
    """Who folds a vote on paper where others seal one."""
    return options.model_copy(update={"by_hand": seats})


def _timer(_state: SingularityState) -> Timer | None:
    """Nothing counts down in this game."""
    return None


def _outcome(state: SingularityState) -> Outcome | None:  # SW-36, SW-37
    """All win together, or nobody does."""
    if state.decision is None:
        return None
    return Outcome(state.seats if state.decision.result == "won" else (), state.decision.ending)


def _opened(state: SingularityState) -> Opened:  # SW-8, SW-39
    """Opened votes and drawn tokens are out."""
    return Opened(shown=state.votes_opened + state.drawn_count)


GAME: GameModule[SingularityState, SingularityAction, SingularityOptions, SingularityView] = GameModule(
    card=GameCard(id="singularity", title="The Singularity War: Human Ethos", seats=SEATS, rules_version=1),
    options=SingularityOptions,
    actions=ACTIONS,
    setup=setup,
    apply=apply,
    view=view,
    views=SingularityView,
    timer=_timer,
    outcome=_outcome,
    lent=lent,
    mine=for_seat,
    on_paper=_on_paper,
    opened=_opened,
    quiet=frozenset({"vote"}),
    seals=frozenset({"vote"}),
    decks=drawing.decks,
    shuffles=lambda state: state.shuffles,
    deals_cards=lambda options: options.draws == "app",
    packs={
        issue_map.FORMAT: issue_map.check,
        cards.FORMAT: cards.check,
        campaign.ISSUE_FORMAT: campaign.check_issue,
        campaign.CAMPAIGN_FORMAT: campaign.check,
    },
    procedures=PROCEDURES,
    corrections=CORRECTIONS,
)
