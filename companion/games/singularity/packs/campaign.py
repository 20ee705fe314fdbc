"""Issues in order, what they unlock, and how the story went so far.

A campaign is a document. Nothing changes one: `sums.story.after` makes the next document from the last one
and the result of an issue, and whoever keeps the library saves it. The document as it stood when an issue
began is the snapshot of all decks: a lost issue leaves it as it was (A12).

Rules: SW-7, SW-8, SW-40.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.games.singularity.packs.cards import EnemyId, Name, Note
from companion.games.singularity.packs.parts import DocumentId, Source, Title, fault
from companion.games.singularity.words import REFUSALS, Mode, Result
from companion.kernel.action import Reason
from companion.kernel.part import Part
from companion.kernel.refusals import twice
from companion.kernel.shown import shown

ISSUE_FORMAT = "singularity-issue/1"
CAMPAIGN_FORMAT = "singularity-campaign/1"
Limit = Annotated[int, Field(ge=1, le=200)] | None
Count = Annotated[int, Field(ge=0, le=9999)]
Cards = Annotated[tuple[Name, ...], Field(max_length=200)]
Lines = Annotated[tuple[Note, ...], Field(max_length=20)]
Enemies = Annotated[tuple[EnemyId, ...], Field(max_length=60)]


class Limits(Part):  # SW-4
    """The last space of both tracks; None is no limit on that track."""

    threat: Limit = Field(default=None, json_schema_extra=shown("ask", example=20))
    awareness: Limit = Field(default=None, json_schema_extra=shown("ask", example=10))


class Unlocks(Part):
    """What a won issue adds to the box."""

    enemies: Enemies = ()
    cards: Cards = ()


class Issue(Part):  # SW-6
    """One issue's setup card, as far as the app reminds of it."""

    format: Literal["singularity-issue/1"] = "singularity-issue/1"
    id: DocumentId
    number: Annotated[int, Field(ge=1, le=99)]
    title: Title
    source: Source = "typed at the table"
    map: DocumentId | None = None
    """The id of its map."""
    limits: Limits | None = Field(default=None, json_schema_extra=shown("limits"))
    """None: the table types them when it plays."""
    setup: Lines = Field(default=(), json_schema_extra=shown("sentences"))
    rules: Lines = Field(default=(), json_schema_extra=shown("sentences"))
    """Special rules, as reminders."""
    enemies: Enemies = ()
    """Which enemies its tokens may show; empty: any."""
    unlocks: Unlocks = Field(default=Unlocks(), json_schema_extra=shown("unlocks"))


class Deck(Part):
    """A character that goes on from issue to issue, with the cards it gained."""

    character: Name
    player: Annotated[str, Field(max_length=40)] = ""
    gained: Cards = ()


class IssueResult(Part):  # SW-7
    """How an issue ended. `key` tells results apart, `date` is what the one who saves it writes."""

    key: Annotated[str, Field(max_length=80)] = ""
    date: Annotated[str, Field(max_length=10)] = ""
    issue: Annotated[int, Field(ge=0, le=99)]
    title: Annotated[str, Field(max_length=60)]
    mode: Mode
    result: Result
    reason: Annotated[str, Field(max_length=120)] = ""
    turns: Count
    rounds: Count
    threat: int
    threat_limit: Limit
    awareness: int
    awareness_limit: Limit
    gained: Annotated[tuple[Deck, ...], Field(max_length=6)] = ()
    unlocked: Unlocks = Unlocks()


class Campaign(Part):
    """A story: its issues, its team, what is unlocked, and the log of every try."""

    format: Literal["singularity-campaign/1"] = "singularity-campaign/1"
    id: DocumentId
    name: Title
    source: Source = "typed at the table"
    library: DocumentId | None = None
    """The id of the cards it is played with."""
    issues: Annotated[tuple[Issue, ...], Field(min_length=1, max_length=40)]
    team: Annotated[tuple[Deck, ...], Field(max_length=12)] = ()
    unlocked: Unlocks = Unlocks()
    log: Annotated[tuple[IssueResult, ...], Field(max_length=400)] = ()


def faults(campaign: Campaign) -> tuple[Reason, ...]:  # SW-2, SW-7
    """Issues are numbered from 1 without a gap, and nobody plays a character twice."""
    found = []
    numbers = sorted(issue.number for issue in campaign.issues)
    if numbers != list(range(1, len(numbers) + 1)):
        found.append(fault("issues_not_in_order", "issues", "SW-7", numbers=tuple(map(str, numbers))))
    if characters := twice(deck.character.casefold() for deck in campaign.team):
        found.append(fault("character_twice", "team", "SW-2", characters=characters))
    lost = sorted({line.issue for line in campaign.log if line.mode == "story"} - set(numbers))
    if lost:
        found.append(fault("log_of_no_issue", "log", "SW-7", numbers=tuple(map(str, lost))))
    return tuple(found)


check_issue = REFUSALS.checker(Issue, "SW-5", lambda _issue: ())
"""Every fault of an issue as it was typed."""
check = REFUSALS.checker(Campaign, "SW-5", faults)
"""Every fault of a campaign as it was typed: what is misshapen, or else what contradicts itself."""
