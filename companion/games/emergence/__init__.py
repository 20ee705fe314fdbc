"""Emergence: hidden allegiances, simultaneous choices, a box nobody sees into (docs/rules/emergence.md)."""

from __future__ import annotations

from companion.games.emergence.actions import ACTIONS, EmergenceAction
from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.packs.city import check
from companion.games.emergence.procedures import PROCEDURES
from companion.games.emergence.redact import for_seat, lent, look, view
from companion.games.emergence.rules import apply, setup
from companion.games.emergence.rules.corrections import CORRECTIONS
from companion.games.emergence.rules.meeting import MEETING, is_last_line, line_serial
from companion.games.emergence.rules.setup import cards
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Ended, Meeting, Selecting
from companion.games.emergence.views import EmergenceView
from companion.kernel.chance import Deck
from companion.kernel.game import Counting, GameCard, GameModule, Opened, Outcome, Timer
from companion.kernel.seat import Seat


def _timer(state: EmergenceState) -> Timer | None:
    """The leader's countdown, or the narrator's line."""
    match state.now:
        case Selecting(countdown=Counting() as counting):
            return counting.timer("countdown", state.countdowns)
        case Meeting(step=step, is_held=is_held) as now if not is_last_line(now):
            return Timer("meeting", line_serial(now), MEETING[step].seconds, not is_held)
        case _:
            return None


def _outcome(state: EmergenceState) -> Outcome | None:
    """The seats of the winning allegiance."""
    if not isinstance(state.now, Ended) or not state.now.is_open:
        return None
    end = state.now.end
    winners = tuple(seat for seat in state.seats if state.allegiances[seat].value == end.winner)
    return Outcome(winners, end.reason)


def _on_paper(options: EmergenceOptions, seats: tuple[Seat, ...]) -> EmergenceOptions:  # EM-6
    """Who plays on paper gets a real card, and so does everybody else."""
    deal = "cards" if seats else options.deal
    return options.model_copy(update={"by_hand": seats, "deal": deal})


def _opened(state: EmergenceState) -> Opened:
    """Reveals and spy answers are out; opened aggregators and the cards at the end are out for good."""
    return Opened(
        shown=state.reveals + len(state.spyings),
        final=state.openings + (1 if state.phase == "over" else 0),
    )


def _decks(options: EmergenceOptions, seats: tuple[Seat, ...]) -> tuple[Deck, ...]:  # EM-6
    """The allegiance cards in seat order, if the app deals; the first leader, should it draw one (A20)."""
    leader = Deck("leader", seats, start=0)
    return (Deck("allegiance", cards(len(seats))), leader) if options.deal == "app" else (leader,)


def _shuffles(state: EmergenceState) -> dict[str, int]:
    """Allegiances before the first action, the leader at most once."""
    leader = {"leader": int(any(line.code == "emergence-log-leader-drawn" for line in state.log))}
    return {"allegiance": 1, **leader} if state.options.deal == "app" else leader


GAME: GameModule[EmergenceState, EmergenceAction, EmergenceOptions, EmergenceView] = GameModule(
    card=GameCard(id="emergence", title="Emergence", seats=(3, 6), rules_version=1),
    options=EmergenceOptions,
    actions=ACTIONS,
    setup=setup,
    apply=apply,
    view=view,
    views=EmergenceView,
    timer=_timer,
    outcome=_outcome,
    look=look,
    lent=lent,
    is_dealt=lambda at: not at.startswith("split:"),
    on_paper=_on_paper,
    mine=for_seat,
    opened=_opened,
    quiet=frozenset({"declare", "met", "paper_ready", "reopen", "seen", "select"}),
    seals=frozenset({"paper_ready", "select"}),
    decks=_decks,
    shuffles=_shuffles,
    one_each=frozenset({"allegiance"}),
    deals_cards=lambda options: options.deal == "app",
    packs={"emergence-city/1": check},
    procedures=PROCEDURES,
    corrections=CORRECTIONS,
)
