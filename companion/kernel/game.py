"""A game is a handful of functions. State is a fold of `apply` over the journal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple, TypeVar

from pydantic import TypeAdapter

from companion.kernel.action import Action, Reason
from companion.kernel.chance import Deck, Seed, shuffled
from companion.kernel.frozen import frozen
from companion.kernel.part import Part
from companion.kernel.proposals import Corrections
from companion.kernel.results import Results
from companion.kernel.seat import Actor, Seat, Viewer
from companion.kernel.view import Face, GameView, LogLine, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
O = TypeVar("O", bound="Options")  # noqa: E741 - options
V = TypeVar("V", bound=GameView)

Procedure = Callable[[Any], Any]
"""The maths without a table: JSON in, JSON out. Raises ValueError for what is no input."""


class Options(Part):
    """House rules. Every default is the default ruling of `docs/rules/<id>.md`."""


@frozen
class GameCard:
    """What the shelf says about a game."""

    id: str
    title: str
    seats: tuple[int, int]
    rules_version: int
    colours: tuple[str, ...] = ("orange", "sky", "green", "yellow", "rose", "blue")


@frozen
class Timer:
    """What is counting down now: the table adds the time and says `TimeUp(name, serial)`.

    A new serial is a new countdown; the same with other seconds has been stretched; one that rests is paused.
    """

    name: str
    serial: int
    seconds: float
    is_running: bool = True


@frozen
class Counting:
    """What somebody has begun to count down: a state keeps it, and `timer` is what the table counts."""

    seconds: int
    is_running: bool = True

    def turned(self) -> Counting:
        """At rest, or going on again."""
        return replace(self, is_running=not self.is_running)

    def stretched(self, more: int) -> Counting:
        """The same with more time."""
        return replace(self, seconds=self.seconds + more)

    def timer(self, name: str, serial: int) -> Timer:
        """As the table counts it; every countdown of a game has a serial of its own."""
        return Timer(name, serial, self.seconds, self.is_running)


@frozen
class Outcome:
    """Who won and why. No winners means a draw, or that everybody lost together."""

    winners: tuple[Seat, ...]
    reason: str


@frozen
class Opened:
    """Secrets that are out: going back behind a `shown` one needs consent; behind a `final` one, never."""

    shown: int = 0
    final: int = 0


class Deal(View):
    """A shuffle of a game, once its result may be known: `chance.shuffled(seed, label, items) == order`."""

    label: str
    items: tuple[str, ...]
    order: tuple[str, ...]

    @classmethod
    def of(cls, seed: Seed, label: str, items: tuple[str, ...]) -> Deal:
        """These items as the seed orders them."""
        return cls(label=label, items=items, order=shuffled(seed, label, items))


class Later(NamedTuple):
    """A deck made while people played, announced before it was shuffled."""

    label: str
    words: str
    """Said in public: its items follow from them."""
    is_open: bool = True
    """By house rule some words stay shut until the end: then it is announced only there."""


def dealt(decks: Iterable[Deck], shuffles: Mapping[str, int], seed: Seed) -> tuple[Deal, ...]:
    """Every shuffle of these decks so far: labels, items and order follow from names and counts."""
    return tuple(
        Deal.of(seed, deck.label(number), deck.items)
        for deck in decks
        for number in range(1, shuffles.get(deck.name, 0) + 1)
    )


@dataclass(frozen=True)
class GameModule(Generic[S, A, O, V]):
    """Everything the table needs to referee a game it knows nothing about."""

    card: GameCard
    options: type[O]
    actions: TypeAdapter[A]
    setup: Callable[[O, tuple[Seat, ...], Seed], S]
    """The first state. Rejects options or seats that cannot be played."""
    apply: Callable[[S, Actor, A], S]
    """The next state, or `Rejection`."""
    view: Callable[[S, Viewer], V]
    """The only way out."""
    views: type[V]
    timer: Callable[[S], Timer | None]
    outcome: Callable[[S], Outcome | None]
    log: Callable[[S], tuple[LogLine, ...]] = lambda state: state.log
    """Every public line so far; it only grows."""
    look: Callable[[S, Seat, str], Face | None] = lambda _state, _seat, _at: None
    """What a held card shows to this seat; None when there is nothing of that name for it."""
    is_dealt: Callable[[str], bool] = lambda _at: True
    """Whether what is held under this name lies on the table of a seat on paper, dealt by hand: no page
    shows it. All else may be looked at on its host's device, and the table's log says so."""
    lent: Callable[[S, Seat, V, tuple[Action, ...]], V] = lambda _state, _seat, view, _said: (
        view.without_own()
    )
    """The view of a seat for whoever borrows it: nothing that was dealt to it, nor what its owner said in
    secret. Of that only what the borrower has said since, and what acting cannot do without."""
    on_paper: Callable[[O, tuple[Seat, ...]], O] = lambda options, _seats: options
    """The house rules of a table where these seats have no phone: their secrets are dealt by hand."""
    mine: Callable[[S, Seat, V], V] | None = None
    """A quick way: `view(state, seat) == mine(state, seat, view(state, None))`."""
    quiet: frozenset[str] = frozenset()
    """Tags of actions that are nobody's business: sealing, changing what is sealed, having looked.

    Unless one opens something, a takeback neither counts nor names it: it falls with the move it followed."""
    seals: frozenset[str] = frozenset()
    """Those of the quiet ones by which everybody seals a choice that is opened with the others'.

    Once all have seen it, a takeback behind it makes everybody seal anew."""
    opened: Callable[[S], Opened] = lambda _state: Opened()
    """How many secrets are out. A takeback never goes back behind one silently."""
    decks: Callable[[O, tuple[Seat, ...]], tuple[Deck, ...]] = lambda _options, _seats: ()
    """Everything that may be shuffled, bound before the deal; from nothing but house rules and seats."""
    shuffles: Callable[[S], Mapping[str, int]] = lambda _state: {}
    """How often each deck has been shuffled so far, by its name: public, like the rounds it follows from."""
    more_deals: Callable[[O, tuple[Seat, ...], Seed, Mapping[str, int]], tuple[Deal, ...]] = (
        lambda _options, _seats, _seed, _shuffles: ()
    )
    """Shuffles whose items follow from earlier ones; each belongs to one of the counted ones."""
    later: Callable[[S], tuple[Later, ...]] = lambda _state: ()
    """Decks made while people played, in the order in which they were announced."""
    made: Callable[[Later], tuple[str, ...]] | None = None
    """The items of such a deck, from label and words alone. Raises ValueError for words that make none.
    None: all decks of this game are bound before the deal."""
    is_gapless: Callable[[Sequence[str]], bool] = lambda _labels: True
    """Whether no number is missing in the labels of such decks."""
    one_each: frozenset[str] = frozenset()
    """Labels of which every seat got one card, clockwise: then a proof tells who held what."""
    deals_cards: Callable[[O], bool] = lambda _options: True
    """Whether the app deals anything under these house rules. Where it does not, nobody needs to cut."""
    packs: Mapping[str, Callable[[Any], tuple[Reason, ...]]] = field(default_factory=dict)
    """Pack formats of this game (`emergence-city/1`) → a checker that names every fault of a parsed file."""
    results: Callable[[V], Results | None] = lambda _view: None
    """How it went so far, in figures, from what everybody sees; None where there is nothing to compare."""
    alike: Callable[[O, Seed], O] | None = None
    """The same house rules, filled in so that the app deals the same at every table that gets them.

    None: this game has nothing of that kind."""
    procedures: Mapping[str, Procedure] = field(default_factory=dict)
    corrections: Corrections[Any, Any] | None = None
    """How facts are put right: what its action `correct` would lead to is told before it is said."""

    def deals(
        self, options: O, seats: tuple[Seat, ...], seed: Seed, shuffles: Mapping[str, int]
    ) -> tuple[Deal, ...]:
        """Every shuffle that so many of each deck make, to be told once the game is over."""
        first = dealt(self.decks(options, seats), shuffles, seed)
        return first + self.more_deals(options, seats, seed, shuffles)


AnyGame = GameModule[Any, Any, Any, Any]
