"""A kit for a game: the tools of an evening, in the order of a round."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from pydantic import Field

from companion.games.toolbox.packs.specs import (
    BagSpec,
    ClockSpec,
    DiceSpec,
    PadSpec,
    QuestionSpec,
    RolesSpec,
    Spec,
    TallySpec,
    TimerSpec,
)
from companion.games.toolbox.sums import bags, choosing, clocks, countdowns, pads, tallies
from companion.games.toolbox.sums.dice import dice
from companion.games.toolbox.sums.refusals import REFUSALS, within
from companion.kernel.action import Reason, Rejection

FORMAT = "toolbox-kit/1"
ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
LONGEST_NAME, MOST_SEATS, MOST_PARTS, MOST_STEPS, MOST_ROUNDS = 60, 12, 12, 20, 60

BY_ID = {"ask": "questions", "tally": "tallies", "timer": "timers", "draw": "bags", "roll": "dice"}
"""Steps that name a part, and the list it stands in (TB-86)."""
BY_KIND = {"deal": "roles", "meet": "roles", "open_roles": "roles", "clock": "clock", "score": "pad"}


class KitQuestion(QuestionSpec):
    """A question of a kit."""

    id: str


class KitTally(TallySpec):
    """A tally of a kit."""

    id: str


class KitTimer(TimerSpec):
    """A countdown of a kit."""

    id: str
    name: str = ""


class KitBag(BagSpec):
    """A bag of a kit."""

    id: str


class KitDice(DiceSpec):
    """Dice of a kit."""

    id: str


class Step(Spec):
    """One thing to do (TB-86)."""

    do: str
    what: str = ""
    text: str = Field(default="", max_length=200)


class Kit(Spec):
    """The document (TB-85)."""

    format: str
    id: str
    name: str
    source: str = ""
    players: tuple[int, int]
    roles: RolesSpec | None = None
    questions: tuple[KitQuestion, ...] = Field(default=(), max_length=MOST_PARTS)
    tallies: tuple[KitTally, ...] = Field(default=(), max_length=MOST_PARTS)
    pad: PadSpec | None = None
    timers: tuple[KitTimer, ...] = Field(default=(), max_length=MOST_PARTS)
    clock: ClockSpec | None = None
    bags: tuple[KitBag, ...] = Field(default=(), max_length=MOST_PARTS)
    dice: tuple[KitDice, ...] = Field(default=(), max_length=MOST_PARTS)
    setup: tuple[Step, ...] = ()
    round: tuple[Step, ...] = ()
    end: tuple[Step, ...] = ()
    rounds: int | None = Field(default=None, ge=1, le=MOST_ROUNDS)

    def ids(self) -> tuple[str, ...]:
        """The ids of all parts, list by list."""
        lists = (self.questions, self.tallies, self.timers, self.bags, self.dice)
        return tuple(part.id for parts in lists for part in parts)

    def ids_of(self, parts: str) -> tuple[str, ...]:
        """The ids in one list of parts."""
        return tuple(part.id for part in getattr(self, parts))


NOTHING = "nothing"
"""A step that names no part: in words it is said otherwise."""


def faults(kit: Kit) -> tuple[Reason, ...]:
    """Everything that is wrong with a kit, in the order of TB-87; `where` names the place."""
    if kit.format != FORMAT:
        return (_fault("format", "wrong_format"),)
    found = list(_head(kit))
    if found and found[-1].code == "toolbox.bad_players":
        return tuple(found)
    return (*found, *_parts(kit), *_doubled(kit), *_steps(kit), *_unused(kit))


check = REFUSALS.checker(Kit, "TB-85", faults)
"""Every fault of a kit as it was typed: for the library, `pack check` and the editor."""


def _fault(where: str, code: str, rule: str = "TB-87") -> Reason:
    return REFUSALS.why(code, rule, where=where).at(*_path(where))


def _path(where: str) -> tuple[str | int, ...]:
    """The field of the document at a place of the book: `questions/1` is the first of the list."""
    name, _, number = where.partition("/")
    return (name, int(number) - 1) if number else (name,)


def _head(kit: Kit) -> Iterator[Reason]:
    if not ID.fullmatch(kit.id):
        yield _fault("id", "bad_id", "TB-85")
    if not 1 <= len(kit.name.strip()) <= LONGEST_NAME:
        yield _fault("name", "bad_name", "TB-85")
    low, high = kit.players
    if not (within(low, 0, MOST_SEATS) and within(high, low, MOST_SEATS)):
        yield _fault("players", "bad_players", "TB-85")


def _parts(kit: Kit) -> Iterator[Reason]:
    """Each part with the first fault of its tool, for the smallest number of players."""
    low, high = kit.players
    seats = tuple(f"p{number}" for number in range(1, low + 1))
    if kit.roles:
        yield from _first("roles", *(partial(kit.roles.cast, many) for many in range(low, high + 1)))
    for at, question in enumerate(kit.questions, start=1):
        yield from _first(f"questions/{at}", partial(choosing.check_question, question.question(seats)))
    for at, tally in enumerate(kit.tallies, start=1):
        yield from _first(f"tallies/{at}", partial(tallies.check_tally, tally.tally(seats)))
    if kit.pad:
        yield from _first("pad", partial(pads.check_pad, kit.pad.pad(seats or ("p1",))))
    for at, timer in enumerate(kit.timers, start=1):
        yield from _first(f"timers/{at}", partial(countdowns.check_seconds, timer.seconds))
    if kit.clock:
        yield from _first("clock", partial(clocks.check_setting, kit.clock.setting(seats)))
    for at, bag in enumerate(kit.bags, start=1):
        yield from _first(f"bags/{at}", partial(bags.check_bag, bag.bag(bag.id)))
    for at, thrown in enumerate(kit.dice, start=1):
        yield from _first(f"dice/{at}", partial(dice, thrown.notation))


def _first(where: str, *checks: Callable[[], object]) -> Iterator[Reason]:
    """The first fault of one part, with its place."""
    for check in checks:
        try:
            check()
        except Rejection as refused:
            reason = refused.reasons[0]
            yield Reason(reason.code, reason.rule, {**reason.facts, "where": where}).at(*_path(where))
            return


def _doubled(kit: Kit) -> Iterator[Reason]:
    ids = kit.ids()
    for name in sorted({name for name in ids if ids.count(name) > 1}):
        yield REFUSALS.why("id_twice", "TB-87", where=name)


def _steps(kit: Kit) -> Iterator[Reason]:
    was_dealt = False
    for name, steps in (("setup", kit.setup), ("round", kit.round), ("end", kit.end)):
        if len(steps) > MOST_STEPS:
            yield _fault(name, "too_many_steps", "TB-85")
        for at, step in enumerate(steps, start=1):
            if code := _step_fault(kit, step, was_dealt=was_dealt):
                where, what = f"{name}/{at}", step.what or NOTHING
                why = REFUSALS.why(code, "TB-86", where=where, part=name, step=at, name=what)
                yield why.at(*_path(where))
            was_dealt = was_dealt or step.do == "deal"
    if not (kit.setup or kit.round or kit.end):
        yield _fault("round", "no_steps")


def _step_fault(kit: Kit, step: Step, *, was_dealt: bool) -> str:
    """What is wrong with one step; empty when nothing is."""
    if step.do in BY_ID:
        return "" if step.what in kit.ids_of(BY_ID[step.do]) else "step_without_part"
    if step.do in BY_KIND:
        part = getattr(kit, BY_KIND[step.do])
        is_row = step.do != "score" or not step.what or (kit.pad and step.what in _rows(kit.pad))
        if part is None or not is_row:
            return "step_without_part"
        return "meet_before_deal" if step.do == "meet" and not was_dealt else ""
    return "" if step.do in ("begin", "say") else "unknown_step"


def _rows(pad: PadSpec) -> tuple[str, ...]:
    return tuple(row.id for row in pad.rows)


def _unused(kit: Kit) -> Iterator[Reason]:
    steps = (*kit.setup, *kit.round, *kit.end)
    named = {step.what for step in steps if step.do in BY_ID}
    for parts in BY_ID.values():
        for part_id in kit.ids_of(parts):
            if part_id not in named:
                yield REFUSALS.why("unused_part", "TB-87", where=part_id).at(parts)
    kinds = {BY_KIND.get(step.do) for step in steps}
    for kind in ("roles", "pad", "clock"):
        if getattr(kit, kind) is not None and kind not in kinds:
            yield _fault(kind, "unused_part")
