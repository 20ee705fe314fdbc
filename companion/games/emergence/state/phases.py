"""What each phase carries, and only it: a tagged union instead of fields that may be empty."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from companion.games.emergence.views import AggregatorView, ClaimView, EndView, SelectionView
from companion.games.emergence.words import Step
from companion.kernel.frozen import frozen
from companion.kernel.game import Counting
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat

Shown = dict[Seat, SelectionView]
"""This round's selections, once they are on the table."""


@frozen
class Gathering:  # EM-6, EM-7
    """Everybody enters the card they were dealt by hand, or looks at the one the app dealt."""

    name: Literal["declare", "card"]
    ready: frozenset[Seat] = frozenset()
    again: bool = False
    """The cards entered did not match."""


@frozen
class Meeting:  # EM-8
    """The narrator speaks, and the Humans meet."""

    step: int
    repeated: int = 0
    """How often the narrator had to begin a line again."""
    is_held: bool = False
    ready: frozenset[Seat] = frozenset()
    name: Literal["meeting"] = "meeting"


@frozen
class Preparing:  # EM-4, EM-10
    """The last questions before the first round: the board, then the leader."""

    name: Literal["board", "leader"]


@frozen
class Selecting:  # EM-11, EM-12
    """Envelopes are filled, papers folded, and the leader counts down."""

    leader: Seat
    envelopes: dict[Seat, Hidden[SelectionView]] = field(default_factory=dict)
    countdown: Counting | None = None
    papers: frozenset[Seat] = frozenset()
    """Whose paper lies folded on the table (EM-57)."""
    is_zero: bool = False
    """The papers are being unfolded and typed (EM-58)."""
    typed: Shown = field(default_factory=dict)
    """What stood on those typed so far: they lie open on the table."""

    @property
    def name(self) -> Literal["select", "countdown", "papers"]:
        """`countdown` while the leader counts, `papers` from zero until the last one is typed."""
        return "papers" if self.is_zero else "countdown" if self.countdown else "select"


@frozen
class Turn:
    """All is revealed and stands for the round (EM-15); one operative after the other moves and acts."""

    leader: Seat
    shown: Shown
    seat: Seat
    step: Step = "move"
    stayed: bool = False
    moved_to: str | None = None
    exchanged: bool = False
    did: str | None = None
    claim: ClaimView | None = None
    name: Literal["turns"] = "turns"


@frozen
class OnBoard:  # EM-52
    """Only the secrets: all is revealed, and turns are taken on the board, unasked."""

    leader: Seat
    shown: Shown
    did: frozenset[Seat] = frozenset()
    """Who has spied or started an assimilation this round."""
    claim: ClaimView | None = None
    is_said_empty: bool = False
    """Somebody says that no data is left; somebody else has to look too (EM-56)."""
    said_empty: Seat | None = None
    """Who; None: the table."""
    name: Literal["play"] = "play"


Round = Turn | OnBoard
"""A round that is being played: by the app's turns, or on the board."""


@frozen
class Holding:  # EM-55
    """Only the secrets: everybody says how many tokens they hold, before the aggregator goes round."""

    board: OnBoard
    trigger: Seat
    said: frozenset[Seat] = frozenset()
    name: Literal["holding"] = "holding"


@frozen
class Assimilation:  # EM-41..44
    """The round is interrupted: tokens fall into the aggregator, and it is opened."""

    turn: Round
    event: AggregatorView

    @property
    def name(self) -> Literal["assimilate", "opening"]:
        """`opening` once nobody is to insert any more."""
        return "assimilate" if self.event.waiting else "opening"


@frozen
class Ended:  # EM-47
    """Somebody has won; cards on paper are turned over first."""

    leader: Seat
    shown: Shown
    end: EndView
    is_open: bool = False

    @property
    def name(self) -> Literal["turning", "over"]:
        """`over` once every card is known."""
        return "over" if self.is_open else "turning"


Moment = Gathering | Meeting | Preparing | Selecting | Turn | OnBoard | Holding | Assimilation | Ended
"""What the game is at, with everything that belongs to that phase alone."""
