"""The whole truth of a game of CyberVerse. Every secret wears `Hidden`."""

from __future__ import annotations

from dataclasses import field, replace
from typing import ClassVar, Generic, TypeGuard, TypeVar, cast

from companion.games.cyberverse.actions import Correct
from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.packs.cards import Card
from companion.games.cyberverse.state.board import Board, Henchman, News
from companion.games.cyberverse.state.organization import Agent, Org
from companion.games.cyberverse.state.phases import Now
from companion.games.cyberverse.state.site import Fight, Site
from companion.games.cyberverse.sums.zones import Pair
from companion.games.cyberverse.views.board import HistoryPoint, OrderLine
from companion.games.cyberverse.views.reports import AttackReport, HackReport, PaydayReport, TestReport
from companion.games.cyberverse.words import Phase
from companion.kernel.chance import Seed
from companion.kernel.frozen import frozen
from companion.kernel.hidden import Hidden
from companion.kernel.proposals import Correctable
from companion.kernel.seat import Seat

N = TypeVar("N", bound=Now)
N_co = TypeVar("N_co", bound=Now, covariant=True)


@frozen
class OpenTest:
    """House rule `xp_after_draw`: a card is drawn, XP may still be added (A9)."""

    report: TestReport
    part: int


@frozen
class Results:
    """What came of the last of each, for everybody to read."""

    test: TestReport | None = None
    open_test: OpenTest | None = None
    hack: HackReport | None = None
    attack: AttackReport | None = None
    paydays: tuple[PaydayReport, ...] = ()
    number: int = 0
    """How many tests, hacks and attacks there were."""


@frozen
class StateIn(Correctable[Correct], Generic[N_co]):
    """Everything. Only the table holds one. `now` is what the phase carries.

    A function that takes `StateIn[Site]` can be called in the Investigation phase only: the types see to it.
    """

    game: ClassVar[str] = "cyberverse"
    options: CyberverseOptions
    seats: tuple[Seat, ...]
    seed: Hidden[Seed]
    orgs: dict[Seat, Org]
    boards: dict[int, Board]
    news: tuple[News | None, ...]
    now: N_co
    turn: int = 0
    agents: dict[str, Agent] = field(default_factory=dict)
    henchmen: dict[str, Henchman] = field(default_factory=dict)
    distances: dict[Pair, int] = field(default_factory=dict)
    known: dict[tuple[str, str], Card] = field(default_factory=dict)
    dead: frozenset[str] = frozenset()
    """Names of sheets that are out of the game (CV-72, A42)."""
    sheets: dict[Seat, int] = field(default_factory=dict)
    """House rule `first_agent=random`: which sheet of the stack each takes, drawn openly (A1)."""
    story_vp: int | None = None
    order: tuple[Seat, ...] = ()
    places: tuple[OrderLine, ...] = ()
    news_left: tuple[str, ...] = ()
    last: Results = Results()
    history: tuple[HistoryPoint, ...] = ()
    made: int = 0
    """How many things have got an id."""
    seals: int = 0
    shown: int = 0
    """Secrets that were opened."""
    phases: int = 0
    """Phases that are closed: nothing behind them is taken back (CV-90)."""

    @property
    def phase(self) -> Phase:
        """The name of the phase."""
        return self.now.phase


CyberverseState = StateIn[Now]
"""In any phase."""
AtSite = StateIn[Site]
"""In a district of the Investigation phase."""
InFight = StateIn[Fight]
"""In a district where a combat is fought."""
S = TypeVar("S", bound=CyberverseState)
"""What goes in comes out: a change that leaves the phase as it is."""
A = TypeVar("A", bound=AtSite)


def is_in(state: CyberverseState, kind: type[N]) -> TypeGuard[StateIn[N]]:
    """Whether the state is in this phase, or this part of one."""
    return isinstance(state.now, kind)


def entered(state: CyberverseState, now: N) -> StateIn[N]:
    """The state as another phase begins, or another part of one."""
    return cast("StateIn[N]", replace(state, now=now))
