"""The toolbox: tools for any table, countdown to score pad, for another game (docs/rules/toolbox.md)."""

from __future__ import annotations

from companion.games.toolbox.actions import ACTIONS, ToolboxAction
from companion.games.toolbox.options import ToolboxOptions
from companion.games.toolbox.packs.kit import FORMAT, check
from companion.games.toolbox.procedures import PROCEDURES
from companion.games.toolbox.redact import for_seat, lent, look, view
from companion.games.toolbox.rules import apply, setup
from companion.games.toolbox.rules.ending import outcome
from companion.games.toolbox.rules.timing import timer
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.sums.lots import is_gapless, made
from companion.games.toolbox.sums.results import results
from companion.games.toolbox.views import ToolboxView
from companion.games.toolbox.words import MOST_SEATS
from companion.kernel.game import GameCard, GameModule, Later, Opened
from companion.kernel.seat import Seat

COLOURS = (
    "orange",
    "sky",
    "green",
    "yellow",
    "rose",
    "blue",
    "red",
    "violet",
    "brown",
    "teal",
    "white",
    "lime",
)


def _on_paper(options: ToolboxOptions, seats: tuple[Seat, ...]) -> ToolboxOptions:
    """Who folds a paper where others seal."""
    return options.model_copy(update={"by_hand": seats})


def _opened(state: ToolboxState) -> Opened:
    """What was shown is taken back with consent, totals and the end never (TB-11)."""
    return Opened(shown=state.counts.shown, final=state.counts.final)


def _later(state: ToolboxState) -> tuple[Later, ...]:
    """Every shuffle: roles, who begins, dice, bags, drawn ties; choices and splits are in none."""
    is_lead_only = state.options.role_list == "lead" and not state.is_closed
    return tuple(
        Later(one.label, one.words, is_open=not (is_lead_only and one.label.startswith("roles/")))
        for one in state.shuffles
    )


GAME: GameModule[ToolboxState, ToolboxAction, ToolboxOptions, ToolboxView] = GameModule(
    card=GameCard(
        id="toolbox", title="Any other game", seats=(0, MOST_SEATS), rules_version=1, colours=COLOURS
    ),
    options=ToolboxOptions,
    actions=ACTIONS,
    setup=setup,
    apply=apply,
    view=view,
    views=ToolboxView,
    timer=timer,
    outcome=outcome,
    look=look,
    lent=lent,
    is_dealt=lambda _at: False,
    on_paper=_on_paper,
    mine=for_seat,
    opened=_opened,
    quiet=frozenset({"seal", "reopen", "put_in", "type_sealed", "seen", "met"}),
    results=results,
    later=_later,
    made=made,
    is_gapless=is_gapless,
    packs={FORMAT: check},
    procedures=PROCEDURES,
)
