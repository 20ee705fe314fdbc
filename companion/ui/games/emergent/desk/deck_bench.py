"""The deck editor's bench: the deck in the making, the open round, where the cursor goes. No screen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.packs.deck import written
from companion.games.emergent.sums import lines
from companion.kernel.action import Fact, Reason
from companion.kernel.frozen import frozen
from companion.ui.desk import bench as desk
from companion.ui.desk.checks import Found
from companion.ui.games.emergent.desk import cards as steps
from companion.ui.games.emergent.desk.cards import NO_CARD, DeckDraft, DraftCard, HalfTiers

Box = tuple[str, int]
"""A city and one of its tiers."""
LINE: Final[Box] = ("", -1)
"""The line entry, as a place for the cursor."""


@frozen
class DeckBench(desk.Bench[DeckDraft]):
    """A deck in the making, and the open round."""

    round: int = 0
    cursor: Box = LINE
    turn: int = 0
    """Grows whenever the cursor should go somewhere."""
    echo: tuple[Reason, ...] = ()
    """What the last line said, or what was wrong with it."""

    def settled(self) -> DeckBench:
        """The open round is one of those there are, and no older line is echoed."""
        return replace(self, round=min(self.round, len(self.draft.rounds) - 1), echo=())


def with_round(bench: DeckBench, at: int) -> DeckBench:
    """Another round is open."""
    return replace(bench, round=at, cursor=LINE, turn=bench.turn + 1, echo=())


def type_number(bench: DeckBench, city: str, tier: int, text: str) -> DeckBench:
    """A number of a card in its box."""
    value = steps.number_in(text)
    return bench.do(lambda draft: steps.set_tier(draft, bench.round, city, tier, value))


def next_box(bench: DeckBench, cities: tuple[str, ...], city: str, tier: int) -> DeckBench:
    """The cursor goes on: the next number, then the next city."""
    at = cities.index(city) if city in cities else -1
    if tier < 2:
        goal: Box = (city, tier + 1)
    else:
        goal = (cities[at + 1], 0) if 0 <= at < len(cities) - 1 else LINE
    return replace(bench, cursor=goal, turn=bench.turn + 1)


def type_line(bench: DeckBench, line: str, names: dict[str, str], ranks: dict[int, str]) -> DeckBench:
    """A card in one line, `Harbour 5 3 2`; what it says is echoed, what is wrong with it is named."""
    read = lines.read(line, names, ranks)
    if read.faults or read.city is None:
        return replace(bench, echo=read.faults)
    city, tiers = read.city, read.tiers
    before = bench.draft.tiers(bench.round, city)
    bench = bench.do(lambda draft: steps.set_card(draft, bench.round, city, tiers or NO_CARD))
    return replace(bench, echo=(_echo(names[city], tiers, before),))


def _echo(name: str, tiers: tuple[int, int, int] | None, before: HalfTiers) -> Reason:
    if tiers is None:
        return Reason("emergent.editor_read_none", "ET-17", {"city": name})
    facts: dict[str, Fact] = {"city": name, "tiers": written(tiers), "sum": sum(tiers)}
    old = DraftCard(name, before).whole
    if old is None or old == tiers:
        return Reason("emergent.editor_read", "ET-17", facts)
    return Reason("emergent.editor_read_again", "ET-17", {**facts, "before": written(old)})


@frozen
class Told(Found):
    """One line of the checks, and the round it is about."""

    round: int | None = None


def show(bench: DeckBench, told: Told) -> DeckBench:
    """The round a check speaks of."""
    return bench if told.round is None else with_round(bench, told.round)


def checks(draft: DeckDraft, board: BoardPack | None, names: dict[str, str]) -> tuple[Told, ...]:
    """Every fault, then rounds that are empty or add up to something else, then what the sums fit (A2)."""
    found = [Told("fault", reason, _round(reason)) for reason in steps.faults(draft, board, names)]
    reading = str(steps.document(draft)["total_reading"])
    for at, cards in enumerate(draft.rounds):
        goal, (every, first) = draft.goal(at), draft.sums(at)
        if not cards:
            found.append(Told("note", _about("round_empty", round=at + 1), at))
        elif reading == "unknown" and goal is not None and goal not in (every, first):
            facts: dict[str, Fact] = {"round": at + 1, "every": every, "first": first, "goal": goal}
            found.append(Told("note", _about("round_differs", **facts), at))
    if reading != "unknown":
        found.append(Told("good", _about("reading", reading=reading)))
    elif all(draft.rounds) and not any(one.standing == "note" for one in found):
        found.append(Told("note", _about("readings_mixed")))
    return tuple(found)


def _round(reason: Reason) -> int | None:
    number = reason.facts.get("round")
    return number - 1 if isinstance(number, int) else None


def _about(code: str, **facts: Fact) -> Reason:
    return Reason(f"emergent.editor_{code}", "ET-5", facts)
