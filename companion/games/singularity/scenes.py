"""Parts of a view that belong to a moment: a move, an encounter, a draft, the enemy step, a vote, the end."""

from __future__ import annotations

from typing import Literal

from companion.games.singularity.campaign import IssueResult
from companion.games.singularity.library import UpgradeCard
from companion.games.singularity.words import (
    Cause,
    Ending,
    Miss,
    Result,
    Ruling,
    Stay,
    TokenKind,
    Track,
    VoteKind,
)
from companion.kernel.seat import Seat
from companion.kernel.view import View


class CauseSum(View):
    """What one cause came to in all (end screen)."""

    track: Track
    cause: Cause
    amount: int


class TokenView(View):
    """An encounter token on the board (SW-19)."""

    place: str
    kind: TokenKind
    area: str | None
    enemy: str | None = None
    """Once it has been turned."""


class TravelView(View):
    """A move that was held up and may go on (SW-13)."""

    members: tuple[Seat, ...]
    place: str
    steps_used: int
    steps_left: int
    planned: tuple[str, ...] = ()
    """What was left of the path when it was held up."""
    ignores_hazard: bool = False


class EncounterView(View):
    """Tokens of an area being resolved (SW-19)."""

    area: str
    area_name: str
    seat: Seat
    """The encountering player."""
    tokens: tuple[TokenView, ...]
    spaces: tuple[str, ...]
    """Where enemies may be placed."""


class RowCard(View):
    """One face-up upgrade card."""

    at: int
    card: UpgradeCard
    is_new: bool = False
    """It took the place of the card just taken."""


class PickLine(View):
    """One player in the draft."""

    seat: Seat
    state: Literal["taken", "none", "now", "waiting"]
    card: UpgradeCard | None = None


class CacheView(View):
    """The draft at a cache (SW-33)."""

    place: str
    order: tuple[PickLine, ...]
    to_reveal: int
    """Cards the table has to turn up now; picking waits until they are typed in."""
    replaces_last: bool
    """A card taken now is replaced at once."""


class ReachView(View):
    """A member in a group's range, and the straight line to it (SW-24)."""

    seat: Seat
    distance: int
    line: tuple[str, ...]


class LandingView(View):
    """Where some of a group go."""

    place: str
    count: int
    joins: tuple[Seat, ...] = ()
    """Members standing there."""
    merges: bool = False
    """Miniatures of its type end there from elsewhere too (SW-30)."""


class StepRow(View):
    """One group in the enemy step (SW-22..30)."""

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


class StepView(View):
    """The enemy step (SW-22..30)."""

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


class VoteView(View):
    """A tie being voted on (SW-39)."""

    kind: VoteKind
    group: str | None = None
    question: str = ""
    """Of a custom vote, as typed."""
    options: tuple[OptionView, ...]
    voted: tuple[Seat, ...] = ()
    """Who has answered, never what."""
    is_open: bool = True
    """Still collecting."""
    tied: tuple[int, ...] = ()
    """Options that lead together: the leader has to break the tie."""
    winner: int | None = None
    worst: int | None = None
    """What smarter enemies would do (house rule)."""


class RefillView(View):
    """What I have to draw (SW-31, SW-32)."""

    hand: int
    draw: int
    """Cards to draw in all."""
    before_shuffle: int | None = None
    """So many from the draw deck, then shuffle the discard pile; None: no shuffle needed."""
    short: int = 0
    """Cards that are not there: both piles are empty."""
    to_discard: int = 0
    """Above three with the house rule that caps hands (A11)."""


class EndView(View):
    """How it ended (SW-36, SW-37, SW-40)."""

    result: Result
    ending: Ending
    reason: str = ""
    """What was declared, or why the team gave up."""
    seat: Seat | None = None
    """Who declared it or gave up; None: the table, or nobody had to."""
    cause: Cause | None = None
    """A loss: what took the track to its limit, …"""
    enemy: str | None = None
    place: str | None = None
    """… which enemy, and where."""
    round: int
    turns: int
    sums: tuple[CauseSum, ...]
    record: IssueResult
    """To write into the campaign with `campaign.after`."""
    opens: int | None = None
    """The issue that this win opens."""
