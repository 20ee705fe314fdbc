"""What a seat may do now, with bounds: asked of the rules themselves, so that an offer is always accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from companion.games.emergence.actions import (
    BoxOpened,
    CallOffCountdown,
    Correct,
    CountDown,
    Declare,
    EmergenceAction,
    Insert,
    Met,
    NameLeader,
    OpenAggregator,
    PauseCountdown,
    Reopen,
    RepeatLine,
    ResumeCountdown,
    Seen,
    Select,
    SetBoard,
    StretchCountdown,
)
from companion.games.emergence.rules import (
    assimilating,
    corrections,
    dealing,
    ending,
    meeting,
    preparing,
    selection,
    turn_choices,
)
from companion.games.emergence.rules.corrections import CORRECTIONS
from companion.games.emergence.rules.setup import cards_left
from companion.games.emergence.state import (
    Assimilation,
    EmergenceState,
    Ended,
    Gathering,
    Meeting,
    Preparing,
    Selecting,
    Turn,
)
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
    is_over = isinstance(state.now, Ended)
    if not is_over and not corrections.is_claim_open(state):
        found.extend(CORRECTIONS.offered(state, Correct))
    return tuple(found)


def _offered(state: EmergenceState, seat: Seat) -> list[Choice]:
    """What the phase offers; nothing once every card lies open."""
    match state.now:
        case Gathering() as now:
            return _accepted(partial(dealing.problems, state, now, seat), CARDS)
        case Meeting() as now:
            return _accepted(partial(meeting.problems, state, now, seat), LINES)
        case Preparing() as now:
            return _accepted(partial(preparing.problems, state, now), _questions(state))
        case Selecting() as now:
            return _accepted(partial(selection.problems, state, now, seat), ENVELOPES)
        case Turn() as now:
            return turn_choices.offered(state, now, seat)
        case Assimilation() as now:
            return _accepted(partial(assimilating.problems, state, now, seat), _tokens(state, now, seat))
        case Ended(is_open=False):
            return _accepted(partial(ending.problems, state, seat), _turned(state))
        case Ended():
            return []


def _accepted(problems: Problems, offers: Offers) -> list[Choice]:
    return [choice for action, choice in offers if not problems(action)]


def _questions(state: EmergenceState) -> Offers:
    counts = Choice(do="set_board", between=dict.fromkeys(DATA_TYPES, (0, 99)), free=DATA_TYPES)
    yield SetBoard(light_blue=1), counts
    yield NameLeader(seat=state.seats[0]), Choice(do="name_leader", one_of={"seat": state.seats})
    yield NameLeader(), Choice(do="name_leader")


def _tokens(state: EmergenceState, now: Assimilation, seat: Seat) -> Offers:
    held, order = state.operatives[seat].knowledge, now.event.order
    splits = {"ai": (0, held), "human": (0, held)}
    yield Insert(ai=1, human=0), Choice(do="insert", between=splits, free=("ai", "human"))
    yield OpenAggregator(), Choice(do="open_aggregator")
    one_each = BoxOpened(ai=len(order), human=0, inserted=dict.fromkeys(order, 1))
    yield one_each, Choice(do="box_opened", free=("ai", "human", "inserted"))


def _turned(state: EmergenceState) -> Offers:
    """Cards on paper lie open now."""
    left = tuple(dict.fromkeys(cards_left(state)))
    yield Declare(allegiance=left[0]), Choice(do="declare", one_of={"allegiance": left})
