"""How a story stands: which issue is open, what is unlocked, and the next document after a result (SW-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from companion.games.singularity.packs.campaign import Campaign, Deck, Issue, IssueResult, Unlocks
from companion.games.singularity.packs.cards import Collection, EnemyCard
from companion.games.singularity.words import Mode, TokenKind


class Panel(NamedTuple):
    """One issue on the campaign page."""

    issue: Issue
    state: Literal["won", "next", "locked"]
    last: IssueResult | None
    tries: int


def won(campaign: Campaign) -> frozenset[int]:
    """The issues that story mode has won."""
    return frozenset(line.issue for line in campaign.log if line.mode == "story" and line.result == "won")


def open_until(campaign: Campaign) -> int:  # SW-7
    """The highest issue that may be played: the one after the unbroken run of wins from #1."""
    done, number = won(campaign), 1
    while number in done and number < len(campaign.issues):
        number += 1
    return number


def next_issue(campaign: Campaign) -> Issue:
    """The issue the story goes on with; the last one when all are won."""
    number = open_until(campaign)
    return next(issue for issue in campaign.issues if issue.number == number)


def issue_of(mode: Mode, issue: Issue | None, campaign: Campaign | None) -> Issue | None:  # SW-7
    """Which issue is played: the one that was chosen; a story goes on in order."""
    return next_issue(campaign) if mode == "story" and campaign and issue is None else issue


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


def pool(
    kind: TokenKind, library: Collection | None, campaign: Campaign | None
) -> tuple[EnemyCard, ...]:  # SW-8
    """Enemies of a kind that arcade mode may draw: of the library, and unlocked if a story is kept."""
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
) -> Campaign:  # SW-7, SW-40
    """The campaign once this result is written into it.

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
