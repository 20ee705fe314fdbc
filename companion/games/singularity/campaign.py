"""Issues in order, what they unlock, and how the story went so far (SW-7, SW-8, SW-40).

A campaign is a document. Nothing here changes one: `after` makes the next document from the last one and the
result of an issue, and whoever keeps the library saves it. The document as it stood when an issue began is
the snapshot of all decks: a lost issue leaves it as it was (A12).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, ValidationError

from companion.games.singularity.issue_map import DocumentId, Part, Source, Title, doubled, fault, misshapen
from companion.games.singularity.library import EnemyCard, EnemyId, Library, Name, Note
from companion.games.singularity.words import Mode, Result, TokenKind
from companion.kernel.action import Reason

ISSUE_FORMAT = "singularity-issue/1"
CAMPAIGN_FORMAT = "singularity-campaign/1"

Limit = Annotated[int, Field(ge=1, le=200)] | None
Count = Annotated[int, Field(ge=0, le=9999)]
Cards = Annotated[tuple[Name, ...], Field(max_length=200)]
Lines = Annotated[tuple[Note, ...], Field(max_length=20)]
Enemies = Annotated[tuple[EnemyId, ...], Field(max_length=60)]


class Limits(Part):
    """The last space of both tracks; None is no limit on that track (SW-4)."""

    threat: Limit = None
    awareness: Limit = None


class Unlocks(Part):
    """What a won issue adds to the box."""

    enemies: Enemies = ()
    cards: Cards = ()


class Issue(Part):
    """One issue's setup card, as far as the app reminds of it (SW-6)."""

    format: Literal["singularity-issue/1"] = "singularity-issue/1"
    id: DocumentId
    number: Annotated[int, Field(ge=1, le=99)]
    title: Title
    source: Source = "typed at the table"
    map: DocumentId | None = None
    """The id of its map."""
    limits: Limits | None = None
    """None: the table types them when it plays."""
    setup: Lines = ()
    rules: Lines = ()
    """Special rules, as reminders."""
    enemies: Enemies = ()
    """Which enemies its tokens may show; empty: any."""
    unlocks: Unlocks = Unlocks()


class Deck(Part):
    """A character that goes on from issue to issue, with the cards it gained."""

    character: Name
    player: Annotated[str, Field(max_length=40)] = ""
    gained: Cards = ()


class IssueResult(Part):
    """How an issue ended (SW-7). `key` tells results apart, `date` is what the one who saves it writes."""

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


class Panel(NamedTuple):
    """One issue on the campaign page."""

    issue: Issue
    state: Literal["won", "next", "locked"]
    last: IssueResult | None
    tries: int


def check_issue(content: object) -> tuple[Reason, ...]:
    """Every fault of an issue as it was typed."""
    try:
        Issue.model_validate(content)
    except ValidationError as error:
        return misshapen(error)
    return ()


def check(content: object) -> tuple[Reason, ...]:
    """Every fault of a campaign as it was typed: what is misshapen, or else what contradicts itself."""
    try:
        campaign = Campaign.model_validate(content)
    except ValidationError as error:
        return misshapen(error)
    return faults(campaign)


def faults(campaign: Campaign) -> tuple[Reason, ...]:
    """Issues are numbered from 1 without a gap, and nobody plays a character twice (SW-2, SW-7)."""
    found = []
    numbers = sorted(issue.number for issue in campaign.issues)
    if numbers != list(range(1, len(numbers) + 1)):
        found.append(fault("issues_not_in_order", "SW-7", numbers=tuple(map(str, numbers))))
    if characters := doubled([deck.character.casefold() for deck in campaign.team]):
        found.append(fault("character_twice", "SW-2", characters=characters))
    lost = sorted({line.issue for line in campaign.log if line.mode == "story"} - set(numbers))
    if lost:
        found.append(fault("log_of_no_issue", "SW-7", numbers=tuple(map(str, lost))))
    return tuple(found)


def won(campaign: Campaign) -> frozenset[int]:
    """The issues that story mode has won."""
    return frozenset(line.issue for line in campaign.log if line.mode == "story" and line.result == "won")


def open_until(campaign: Campaign) -> int:
    """The highest issue that may be played: the one after the unbroken run of wins from #1 (SW-7)."""
    done, number = won(campaign), 1
    while number in done and number < len(campaign.issues):
        number += 1
    return number


def next_issue(campaign: Campaign) -> Issue:
    """The issue the story goes on with; the last one when all are won."""
    number = open_until(campaign)
    return next(issue for issue in campaign.issues if issue.number == number)


def is_finished(campaign: Campaign) -> bool:
    """Whether every issue is won."""
    return len(won(campaign)) == len(campaign.issues)


def panels(campaign: Campaign) -> tuple[Panel, ...]:
    """The issues in order, each with how it stands."""
    done, following = won(campaign), open_until(campaign)
    found = []
    for issue in sorted(campaign.issues, key=lambda one: one.number):
        tries = [line for line in campaign.log if line.mode == "story" and line.issue == issue.number]
        last = tries[-1] if tries else None
        state: Literal["won", "next", "locked"] = (
            "won" if issue.number in done else "next" if issue.number <= following else "locked"
        )
        found.append(Panel(issue, state, last, len(tries)))
    return tuple(found)


def pool(kind: TokenKind, library: Library | None, campaign: Campaign | None) -> tuple[EnemyCard, ...]:
    """Enemies of a kind that arcade mode may draw: of the library, and unlocked if a story is kept (SW-8)."""
    enemies = library.enemies if library else ()
    is_open = set(campaign.unlocked.enemies) if campaign else {enemy.id for enemy in enemies}
    return tuple(enemy for enemy in enemies if enemy.kind == kind and enemy.id in is_open)


def to_come(campaign: Campaign) -> Unlocks:
    """What issues not yet won still hold."""
    have = campaign.unlocked
    ahead = [issue.unlocks for issue in campaign.issues]
    return Unlocks(
        enemies=_united((), *(one.enemies for one in ahead), without=have.enemies),
        cards=_united((), *(one.cards for one in ahead), without=have.cards),
    )


def after(
    campaign: Campaign,
    result: IssueResult,
    *,
    date: str = "",
    key: str = "",
    names: Mapping[str, str] | None = None,
    retry_deck: Literal["snapshot", "keep"] = "snapshot",
) -> Campaign:
    """The campaign once this result is written into it (SW-7, SW-40).

    A win keeps the cards gained and unlocks what the issue holds. A loss leaves every deck as it was when the
    issue began, or keeps it (A12). Arcade changes no deck and unlocks only what its result says (A13). The
    same key twice is one result, so saving again changes nothing. `names` says what people call the seats.
    """
    gained = tuple(_called(deck, names or {}) for deck in result.gained)
    changed = {"date": date or result.date, "key": key or result.key, "gained": gained}
    line = result.model_copy(update=changed)
    if line.key and any(old.key == line.key for old in campaign.log):
        return campaign
    is_kept = line.mode == "story" and (line.result == "won" or retry_deck == "keep")
    changes: dict[str, object] = {"log": (*campaign.log, line)}
    if is_kept:
        changes["team"] = _gained(campaign.team, line.gained)
    have = campaign.unlocked
    changes["unlocked"] = Unlocks(
        enemies=_united(have.enemies, line.unlocked.enemies),
        cards=_united(have.cards, line.unlocked.cards),
    )
    return campaign.model_copy(update=changes)


def _called(deck: Deck, names: Mapping[str, str]) -> Deck:
    """A deck under the names people use; who took no character goes by their own."""
    player = names.get(deck.player, deck.player)[:40]
    character = player if deck.character == deck.player else deck.character
    return deck.model_copy(update={"player": player, "character": character or deck.character})


def _united(first: tuple[str, ...], *more: tuple[str, ...], without: tuple[str, ...] = ()) -> tuple[str, ...]:
    """All names once each, in the order they came."""
    every = dict.fromkeys((*first, *(name for names in more for name in names)))
    return tuple(name for name in every if name not in without)


def _gained(team: tuple[Deck, ...], gains: tuple[Deck, ...]) -> tuple[Deck, ...]:
    """Every deck with the cards its character gained; who is new joins at the end."""
    decks = {deck.character.casefold(): deck for deck in team}
    for gain in gains:
        had = decks.get(gain.character.casefold())
        cards = (*(had.gained if had else ()), *gain.gained)
        player = gain.player or (had.player if had else "")
        decks[gain.character.casefold()] = Deck(
            character=had.character if had else gain.character, player=player, gained=cards
        )
    return tuple(decks.values())
