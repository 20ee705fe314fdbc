"""Pebble: the smallest game that has everything a table must cope with. Invented for the tests.

Everybody is dealt a secret card and hides a number. When all have hidden one, or the time is up, the numbers
open. `keep` opens something for good, `finish` ends the game, `trip` is a bug on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from companion.kernel.action import Action, Rejection, TimeUp
from companion.kernel.chance import Deck, Seed, shuffled
from companion.kernel.game import GameCard, GameModule, Opened, Options, Outcome, Timer
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat, Viewer, Voice
from companion.kernel.view import Choice, Face, GameView, LogLine, State

DECK = ("north", "south", "west_", "east_")


class PebbleOptions(Options):
    """House rules."""

    quick: bool = False
    most: int = Field(default=9, ge=1, le=9)


class Hide(Action, do="hide"):
    number: int = Field(ge=1, le=9)


class Hurry(Action, do="hurry"):
    seconds: int = Field(default=10, ge=1, le=60)


class Hold(Action, do="hold"):
    is_held: bool = True


class Stretch(Action, do="stretch"):
    seconds: int = 5


class CallOff(Action, do="call_off"):
    """The countdown stops."""


class Keep(Action, do="keep"):
    """The pebble stays."""


class Say(Action, do="say"):
    word: str = Field(max_length=40)


class Finish(Action, do="finish"):
    winner: Seat


class Trip(Action, do="trip"):
    over: Literal["apply", "view", "log", "timer", "outcome", "look"]


PebbleAction = Hide | Hurry | Hold | Stretch | CallOff | Keep | Say | Finish | Trip | TimeUp
ACTIONS: TypeAdapter[PebbleAction] = TypeAdapter(Annotated[PebbleAction, Field(discriminator="do")])  # type: ignore[arg-type]


class PebbleView(GameView):
    """What a viewer may know."""

    hidden: tuple[Seat, ...]
    shown: dict[str, int] = Field(default_factory=dict)
    my_number: int | None = None


@dataclass(frozen=True)
class PebbleState(State):
    """The whole truth."""

    seats: tuple[Seat, ...]
    cards: dict[Seat, Hidden[str]]
    numbers: dict[Seat, Hidden[int]]
    shown: dict[str, int]
    opened: Opened = field(default_factory=Opened)
    countdown: Timer | None = None
    serial: int = 0
    round: int = 1
    winner: Seat | None = None
    trips: str = ""


def setup(options: PebbleOptions, seats: tuple[Seat, ...], seed: Seed) -> PebbleState:
    """Deal a card to everybody."""
    if options.most == 6:
        raise RuntimeError("the deck fell down, and the secret is plum-jam")
    dealt = shuffled(seed, "cards", DECK)
    cards = {seat: Hidden(card, frozenset({seat})) for seat, card in zip(seats, dealt, strict=False)}
    return PebbleState(seats, cards, {}, {}, log=(LogLine(code="pebble-dealt"),))


def apply(state: PebbleState, actor: Actor, action: PebbleAction) -> PebbleState:  # noqa: C901
    """The next state."""
    timer = state.countdown
    match action:
        case Trip(over="apply"):
            raise RuntimeError("tripped, and the secret is plum-jam")
        case Trip(over=over):
            return replace(state, trips=over)
        case Hide(number=5):
            raise Rejection("pebble.no_five", "PE-1", number=5)
        case Hide(number=number):
            numbers = {**state.numbers, Seat(str(actor)): Hidden(number, frozenset({Seat(str(actor))}))}
            state = replace(state, numbers=numbers)
            return _open(state) if len(numbers) == len(state.seats) else state
        case Hurry(seconds=seconds):
            serial = state.serial + 1
            return replace(state, serial=serial, countdown=Timer("countdown", serial, float(seconds)))
        case Hold(is_held=is_held) if timer:
            return replace(state, countdown=replace(timer, is_running=not is_held))
        case Stretch(seconds=seconds) if timer:
            return replace(state, countdown=replace(timer, seconds=timer.seconds + seconds))
        case CallOff() if timer:
            return replace(state, countdown=None)
        case TimeUp(name=name, serial=serial) if timer and (name, serial) == (timer.name, timer.serial):
            if actor != Voice.CLOCK:
                raise Rejection("pebble.not_the_clock", "PE-2")
            return _open(state)
        case Keep():
            return replace(state, opened=replace(state.opened, final=state.opened.final + 1))
        case Say(word=word):
            line = LogLine(
                code="pebble-said", seat=None if actor == Voice.TABLE else Seat(actor), facts={"word": word}
            )
            return replace(state, log=(*state.log, line))
        case Finish(winner=winner):
            return replace(state, winner=winner, countdown=None)
    raise Rejection("pebble.not_now", "PE-3")


def _open(state: PebbleState) -> PebbleState:
    shown = {seat: hidden.value for seat, hidden in state.numbers.items()}
    line = LogLine(code="pebble-opened", facts={"round": state.round})
    return replace(
        state,
        shown=shown,
        numbers={},
        countdown=None,
        round=state.round + 1,
        opened=replace(state.opened, shown=state.opened.shown + 1),
        log=(*state.log, line),
    )


def view(state: PebbleState, viewer: Viewer) -> PebbleView:
    """What this viewer may know."""
    if state.trips == "view":
        raise RuntimeError("cannot be shown, and the secret is plum-jam")
    mine = state.numbers.get(viewer) if viewer else None
    is_over = state.winner is not None
    return PebbleView(
        phase="over" if is_over else "hide",
        round=state.round,
        waiting_for=() if is_over else tuple(seat for seat in state.seats if seat not in state.numbers),
        choices=(Choice(do="hide", between={"number": (1, 4)}),) if viewer and not is_over else (),
        my_looks=("card",) if viewer else (),
        hidden=tuple(state.numbers),
        shown=state.shown,
        my_number=mine.value if mine else None,
    )


def look(state: PebbleState, seat: Seat, at: str) -> Face | None:
    """The own card only."""
    if state.trips == "look":
        raise RuntimeError("cannot be held, and the secret is plum-jam")
    return Face(at=at, code=state.cards[seat].value) if at == "card" and seat in state.cards else None


def _timer(state: PebbleState) -> Timer | None:
    if state.trips == "timer":
        raise RuntimeError("no time, and the secret is plum-jam")
    return state.countdown


def _outcome(state: PebbleState) -> Outcome | None:
    if state.trips == "outcome":
        raise RuntimeError("no end, and the secret is plum-jam")
    return Outcome((state.winner,), "finished") if state.winner else None


def _log(state: PebbleState) -> tuple[LogLine, ...]:
    if state.trips == "log":
        raise RuntimeError("no words, and the secret is plum-jam")
    return state.log


GAME: GameModule[PebbleState, PebbleAction, PebbleOptions, PebbleView] = GameModule(
    card=GameCard(
        id="pebble", title="Pebble", seats=(2, 4), rules_version=1, colours=("orange", "sky", "green", "rose")
    ),
    options=PebbleOptions,
    actions=ACTIONS,
    setup=setup,
    apply=apply,
    view=view,
    views=PebbleView,
    timer=_timer,
    outcome=_outcome,
    log=_log,
    look=look,
    quiet=frozenset({"hide"}),
    seals=frozenset({"hide"}),
    opened=lambda state: state.opened,
    decks=lambda _options, _seats: (Deck("cards", DECK),),
    shuffles=lambda _state: {"cards": 1},
)
