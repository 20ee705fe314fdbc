"""The enemy step and its votes as everybody sees them."""

from __future__ import annotations

from companion.games.singularity.views.board import AtPlace
from companion.games.singularity.words import Miss, Ruling, Stay, VoteKind
from companion.kernel.seat import Seat
from companion.kernel.view import OfSeat, View


class ReachView(OfSeat):  # SW-24
    """A member in a group's range, and the straight line to it."""

    distance: int
    line: tuple[str, ...]


class LandingView(AtPlace):
    """Where some of a group go."""

    count: int
    joins: tuple[Seat, ...] = ()
    """Members standing there."""
    merges: bool = False
    """Miniatures of its type end there from elsewhere too (SW-30)."""


class StepRow(View):  # SW-22..30
    """One group in the enemy step."""

    group: str
    enemy: str
    place: str
    size: int
    printed: int
    """Threat on its card."""
    range: int
    move: int
    in_range: bool | None = None
    """None: light level, not answered yet."""
    raised: int = 0
    reaches: tuple[ReachView, ...] = ()
    closest: tuple[Seat, ...] = ()
    """Map level: the closest members; several in different spaces make a vote."""
    distance: int | None = None
    miss: Miss | None = None
    """Why the closest member is out of range."""
    lost_here: bool = False
    """This attack took Threat to its limit (SW-25)."""
    target: str | None = None
    ways: int | None = None
    """How many destinations; None: not known yet."""
    to: tuple[LandingView, ...] = ()
    stay: Stay | None = None
    is_by_hand: bool = False
    """Its card has instructions of its own: the table says where it goes."""
    ruling: Ruling | None = None
    is_open: bool = False
    """Waits for an answer, a vote or a direction."""


class StepView(View):  # SW-22..30
    """The enemy step."""

    rows: tuple[StepRow, ...]
    threat_before: int
    threat_after: int
    """At light level: as far as answered."""
    raised: int
    missing: int
    """Answers, votes and directions still to come."""
    question: str | None = None
    """The group asked about first."""
    is_settled: bool = False
    """Everything is known: `enemies_done` will be accepted."""


class OptionView(View):
    """One outcome to vote for, with what it means."""

    at: int
    place: str | None = None
    seats: tuple[Seat, ...] = ()
    """Members it leads to."""
    text: str = ""
    """Of a custom vote."""
    path: tuple[str, ...] = ()
    """The whole shortest way; the first `steps` of it are walked in this step."""
    steps: int = 0
    next_threat: int | None = None
    """What the group would add in the next enemy step if nobody moved."""
    next_reaches: tuple[Seat, ...] = ()
    next_distance: int | None = None
    votes: tuple[Seat, ...] = ()
    """Empty until the votes are open."""


class VoteView(View):  # SW-39
    """A tie being voted on."""

    kind: VoteKind
    group: str | None = None
    question: str = ""
    """Of a custom vote, as typed."""
    options: tuple[OptionView, ...]
    voted: tuple[Seat, ...] = ()
    """Who has answered, or folded a paper; never what."""
    folding: tuple[Seat, ...] = ()
    """Who is asked, plays on paper and has not folded it yet (SW-41)."""
    papers: tuple[Seat, ...] = ()
    """Whose paper is unfolded and waits to be typed, before all votes open."""
    is_open: bool = True
    """Still collecting."""
    tied: tuple[int, ...] = ()
    """Options that lead together: the leader has to break the tie."""
    winner: int | None = None
    worst: int | None = None
    """What smarter enemies would do (house rule)."""
