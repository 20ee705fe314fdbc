"""What a seat may do now, with bounds: asked of the rules themselves, so that an offer is always accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from companion.games.emergence.actions import (
    Assimilate,
    BoxOpened,
    CallOffCountdown,
    ConfirmClaim,
    ConfirmNoData,
    Correct,
    CountDown,
    Declare,
    EmergenceAction,
    Hold,
    Insert,
    Met,
    NameLeader,
    NextRound,
    NoData,
    OpenAggregator,
    PaperReady,
    PauseCountdown,
    Reopen,
    RepeatLine,
    ResumeCountdown,
    Seen,
    Select,
    SetBoard,
    Spy,
    StretchCountdown,
    TypePaper,
)
from companion.games.emergence.rules import (
    assimilating,
    corrections,
    dealing,
    ending,
    holding,
    meeting,
    on_board,
    preparing,
    selection,
    turn_choices,
)
from companion.games.emergence.rules.corrections import CORRECTIONS
from companion.games.emergence.rules.setup import cards_left
from companion.games.emergence.state import EmergenceState, phases
from companion.games.emergence.words import ACTION_NAMES, AUGMENTATIONS, DATA_TYPES
from companion.kernel.action import Reason
from companion.kernel.seat import Seat
from companion.kernel.view import Choice

Problems = Callable[[EmergenceAction], tuple[Reason, ...]]
Offers = Iterable[tuple[EmergenceAction, Choice]]
"""Something one could try, and how it would be offered."""
CARDS: Final[Offers] = (
    (Declare(allegiance="ai"), Choice(do="declare", one_of={"allegiance": ("ai", "human")})),
    (Seen(), Choice(do="seen")),
)
LINES: Final[Offers] = (
    (Met(), Choice(do="met")),
    (PauseCountdown(), Choice(do="pause")),
    (ResumeCountdown(), Choice(do="resume")),
    (RepeatLine(), Choice(do="repeat")),
)
ENVELOPES: Final[Offers] = (
    (
        Select(action="activate", augmentation="electromechanical"),
        Choice(do="select", one_of={"action": ACTION_NAMES, "augmentation": AUGMENTATIONS}),
    ),
    (Reopen(), Choice(do="reopen")),
    (CountDown(), Choice(do="count_down")),
    (CountDown(), Choice(do="count_down", between={"seconds": (3, 600)})),
    (PauseCountdown(), Choice(do="pause")),
    (ResumeCountdown(), Choice(do="resume")),
    (StretchCountdown(), Choice(do="stretch", between={"seconds": (1, 600)})),
    (CallOffCountdown(), Choice(do="call_off")),
)


def choices(state: EmergenceState, seat: Seat) -> tuple[Choice, ...]:
    """Everything this seat may do now. Only what the seat may know decides what is offered."""
    found = _offered(state, seat)
    is_over = isinstance(state.now, phases.Ended)
    if state.keeps_board and not is_over and not corrections.is_claim_open(state):
        found.extend(CORRECTIONS.offered(state, Correct))
    return tuple(found)


def _offered(state: EmergenceState, seat: Seat) -> list[Choice]:
    """What the phase offers; nothing once every card lies open."""
    match state.now:
        case phases.Gathering() as now:
            return _accepted(partial(dealing.problems, state, now, seat), CARDS)
        case phases.Meeting() as now:
            return _accepted(partial(meeting.problems, state, now, seat), LINES)
        case phases.Preparing() as now:
            return _accepted(partial(preparing.problems, state, now), _questions(state))
        case phases.Selecting() as now:
            return _accepted(partial(selection.problems, state, now, seat), (*ENVELOPES, *_papers(seat)))
        case phases.Turn() as now:
            return turn_choices.offered(state, now, seat)
        case phases.OnBoard() as now:
            return _accepted(partial(on_board.problems, state, now, seat), _on_board(state, now, seat))
        case phases.Holding():
            hold = Choice(do="hold", between={"knowledge": (0, 999)}, free=("knowledge",))
            return _accepted(partial(holding.problems, state, seat), [(Hold(knowledge=0), hold)])
        case phases.Assimilation() as now:
            return _accepted(partial(assimilating.problems, state, now, seat), _tokens(state, now, seat))
        case phases.Ended(is_open=False):
            return _accepted(partial(ending.problems, state, seat), _turned(state))
        case phases.Ended():
            return []


def _accepted(problems: Problems, offers: Offers) -> list[Choice]:
    return [choice for action, choice in offers if not problems(action)]


def _questions(state: EmergenceState) -> Offers:
    counts = Choice(do="set_board", between=dict.fromkeys(DATA_TYPES, (0, 99)), free=DATA_TYPES)
    yield SetBoard(light_blue=1), counts
    yield NameLeader(seat=state.seats[0]), Choice(do="name_leader", one_of={"seat": state.seats})
    yield NameLeader(), Choice(do="name_leader")


def _tokens(state: EmergenceState, now: phases.Assimilation, seat: Seat) -> Offers:
    held, order = state.operatives[seat].knowledge, now.event.order
    splits = {"ai": (0, held), "human": (0, held)}
    yield Insert(ai=1, human=0), Choice(do="insert", between=splits, free=("ai", "human"))
    yield OpenAggregator(), Choice(do="open_aggregator")
    one_each = BoxOpened(ai=len(order), human=0, inserted=dict.fromkeys(order, 1))
    yield one_each, Choice(do="box_opened", free=("ai", "human", "inserted"))


def _papers(seat: Seat) -> Offers:
    """A seat on paper folds it, and unfolds it at zero."""
    yield PaperReady(seat=seat), Choice(do="paper_ready", one_of={"seat": (seat,)})
    words = {"seat": (seat,), "action": ACTION_NAMES, "augmentation": AUGMENTATIONS}
    unfolded = TypePaper(seat=seat, action="activate", augmentation="electromechanical")
    yield unfolded, Choice(do="type_paper", one_of=words)


def _on_board(state: EmergenceState, now: phases.OnBoard, seat: Seat) -> Offers:
    """What the app alone keeps of a round on the board."""
    yes_no = {"agree": ("true", "false")}
    yield ConfirmClaim(agree=True), Choice(do="confirm_claim", one_of=yes_no)
    open_to = tuple(
        other for other in state.seats if not on_board.problems(state, now, seat, Spy(target=other))
    )
    if open_to:
        yield Spy(target=open_to[0]), Choice(do="spy", one_of={"target": open_to})
    yield Assimilate(), Choice(do="assimilate")
    yield NoData(), Choice(do="no_data")
    yield ConfirmNoData(agree=True), Choice(do="confirm_no_data", one_of=yes_no)
    yield NextRound(), Choice(do="next_round")


def _turned(state: EmergenceState) -> Offers:
    """Cards on paper lie open now."""
    left = tuple(dict.fromkeys(cards_left(state)))
    yield Declare(allegiance=left[0]), Choice(do="declare", one_of={"allegiance": left})
