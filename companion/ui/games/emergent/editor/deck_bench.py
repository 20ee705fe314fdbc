"""The deck editor's bench: the deck in the making, the open round, where the cursor goes. No screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Literal

from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.packs.deck import written
from companion.games.emergent.sums import lines
from companion.kernel.action import Fact, Reason
from companion.ui.games.emergent.editor import cards as steps
from companion.ui.games.emergent.editor.cards import NO_CARD, DeckDraft, DraftCard, HalfTiers
from companion.ui.kit.past import Past

Box = tuple[str, int]
"""A city and one of its tiers."""
LINE: Final[Box] = ("", -1)
"""The line entry, as a place for the cursor."""

Standing = Literal["fault", "note", "good"]


@dataclass(frozen=True)
class DeckBench:
    """Everything of one editing session."""

    past: Past[DeckDraft]
    saved: DeckDraft | None = None
    round: int = 0
    cursor: Box = LINE
    turn: int = 0
    """Grows whenever the cursor should go somewhere."""
    echo: tuple[Reason, ...] = ()
    """What the last line said, or what was wrong with it."""

    @property
    def draft(self) -> DeckDraft:
        """The deck as it is now."""
        return self.past.now

    @property
    def is_changed(self) -> bool:
        """Whether the library has something else, or nothing."""
        return self.past.now != self.saved


def opened(draft: DeckDraft, is_kept: bool) -> DeckBench:
    """A bench with a deck on it."""
    return DeckBench(Past(draft), draft if is_kept else None)


def taken_up(bench: DeckBench, draft: DeckDraft) -> DeckBench:
    """A draft from an earlier day, on top of what is saved: one undo leads back."""
    if bench.past.can_undo or bench.past.can_redo or draft == bench.draft:
        return bench
    return replace(bench, past=bench.past.then(draft))


def do(bench: DeckBench, step: Callable[[DeckDraft], DeckDraft], touch: str = "") -> DeckBench:
    """One step on the deck."""
    return _settled(replace(bench, past=bench.past.then(step(bench.draft), touch), echo=()))


def undo(bench: DeckBench) -> DeckBench:
    """One step back."""
    return _settled(replace(bench, past=bench.past.undo(), echo=()))


def redo(bench: DeckBench) -> DeckBench:
    """One step on again."""
    return _settled(replace(bench, past=bench.past.redo(), echo=()))


def saved(bench: DeckBench, draft: DeckDraft) -> DeckBench:
    """The library has this draft now."""
    return replace(bench, saved=draft)


def with_round(bench: DeckBench, at: int) -> DeckBench:
    """Another round is open."""
    return replace(bench, round=at, cursor=LINE, turn=bench.turn + 1, echo=())


def type_number(bench: DeckBench, city: str, tier: int, text: str) -> DeckBench:
    """A number of a card in its box."""
    value = steps.number_in(text)
    return do(bench, lambda draft: steps.set_tier(draft, bench.round, city, tier, value))


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
    bench = do(bench, lambda draft: steps.set_card(draft, bench.round, city, tiers or NO_CARD))
    return replace(bench, echo=(_echo(names[city], tiers, before),))


def _echo(name: str, tiers: tuple[int, int, int] | None, before: HalfTiers) -> Reason:
    if tiers is None:
        return Reason("emergent.editor_read_none", "ET-17", {"city": name})
    facts: dict[str, Fact] = {"city": name, "tiers": written(tiers), "sum": sum(tiers)}
    old = DraftCard(name, before).whole
    if old is None or old == tiers:
        return Reason("emergent.editor_read", "ET-17", facts)
    return Reason("emergent.editor_read_again", "ET-17", {**facts, "before": written(old)})


@dataclass(frozen=True)
class Told:
    """One line of the checks, and the round it is about."""

    standing: Standing
    reason: Reason
    round: int | None = None


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


def _settled(bench: DeckBench) -> DeckBench:
    """The open round is one of those there are."""
    return replace(bench, round=min(bench.round, len(bench.draft.rounds) - 1))
