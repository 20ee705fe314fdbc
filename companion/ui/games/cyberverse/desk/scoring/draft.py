"""What every organization has when the game is scored, and the sheet that comes of it. The table's sums."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from companion.games.cyberverse.sums import scoring
from companion.games.cyberverse.views import CyberverseView
from companion.games.cyberverse.words import DISTRICT_NAMES, ORG_NAMES, START_CASH
from companion.kernel.frozen import frozen

FEWEST, MOST = 2, 4
"""Organizations (CV-2)."""
MOST_STORIES = 20


@frozen
class Org:
    """One organization at the end."""

    name: str
    stories: tuple[int, ...] = ()
    """Victory points of every resolved story."""
    cash: int = START_CASH
    influence: tuple[int, ...] = (0,) * len(DISTRICT_NAMES)
    beyond: int = 0
    """Stories that end the game besides these: turned over (A47), or less one that does not count (A59)."""

    def with_tokens(self, at: int, tokens: int) -> Org:
        """Another number of tokens in a district."""
        influence = (*self.influence[:at], tokens, *self.influence[at + 1 :])
        return replace(self, influence=influence)

    def with_story(self, points: int) -> Org:
        """One more story; a full list stays as it is."""
        return self if len(self.stories) >= MOST_STORIES else replace(self, stories=(*self.stories, points))

    def without_story(self, at: int) -> Org:
        """Without the story at this place."""
        return replace(self, stories=(*self.stories[:at], *self.stories[at + 1 :]))


@frozen
class Ending:
    """All organizations in turn order, and the rules they are scored by."""

    orgs: tuple[Org, ...] = tuple(Org(name) for name in ORG_NAMES[:FEWEST])
    districts: tuple[str, ...] = DISTRICT_NAMES
    is_partial: bool = False
    """Points of some stories are turned over (A47)."""
    rulings: scoring.Rulings = scoring.PRINTED

    @property
    def is_blank(self) -> bool:
        """Whether nobody has anything but the cash they began with."""
        return all(one == Org(one.name) for one in self.orgs)

    def of(self, count: int) -> Ending:
        """With this many organizations: the last ones go, or new ones come."""
        taken = {org.name for org in self.orgs}
        free = [Org(name) for name in ORG_NAMES if name not in taken]
        return replace(self, orgs=(*self.orgs, *free)[:count])

    def with_org(self, at: int, org: Org) -> Ending:
        """The organization at this place, changed."""
        return replace(self, orgs=(*self.orgs[:at], org, *self.orgs[at + 1 :]))


def _finals(ending: Ending) -> tuple[scoring.Final, ...]:
    """For the sums; an organization is its place, so that two may be called the same."""
    return tuple(
        scoring.Final(str(at), one.stories, one.cash, one.influence, len(one.stories) + one.beyond)
        for at, one in enumerate(ending.orgs)
    )


def scored(ending: Ending) -> scoring.Score:
    """The whole sheet; rows and ranks by the place of an organization (CV-88, CV-89)."""
    return scoring.score(_finals(ending), ending.rulings, tuple(map(str, range(len(ending.orgs)))))


def ends(ending: Ending) -> tuple[tuple[str, Literal["stories", "domination"]], ...]:
    """Who ends the game and why; nobody: it is not over yet (CV-87)."""
    return scoring.triggers(_finals(ending), by_domination=ending.rulings.end_by_domination)


def problems(ending: Ending) -> tuple[str, ...]:
    """Names that stand twice, which the table refuses too (CV-2)."""
    names = [one.name.strip().casefold() for one in ending.orgs]
    return ("twice",) if len(set(names)) < len(names) else ("name",) if "" in names else ()


def from_game(view: CyberverseView, rulings: scoring.Rulings) -> Ending:
    """A running game as it stands, in turn order. Points that are turned over are left out (A47)."""
    places = sorted(view.districts, key=lambda one: one.number)
    order = {seat: at for at, seat in enumerate(view.order)}
    found = sorted(view.organizations, key=lambda one: order.get(one.seat, len(order)))
    orgs = []
    for one in found:
        points = tuple(story.vp for story in one.resolved if story.vp is not None)
        tokens = tuple(
            sum(line.tokens for line in place.influence if line.seat == one.seat) for place in places
        )
        orgs.append(Org(one.name, points, one.cash, tokens, one.resolved_count - len(points)))
    is_partial = any(story.vp is None for one in found for story in one.resolved)
    return Ending(tuple(orgs), tuple(place.name for place in places), is_partial, rulings)
