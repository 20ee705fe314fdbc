"""The toolbox's arithmetic without a table: JSON in, JSON out, the very sums the table uses."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, Field

from companion.games.toolbox.packs.kit import Kit, faults
from companion.games.toolbox.packs.specs import ClockSpec, PadSpec, QuestionSpec, RolesSpec, TallySpec, Whole
from companion.games.toolbox.sums import bags, choosing, clocks, clockwork, pads, tallies
from companion.games.toolbox.sums.dice import dice
from companion.games.toolbox.sums.refusals import refusal
from companion.games.toolbox.sums.roles import dealt
from companion.kernel.action import Rejection
from companion.kernel.chance import Seed
from companion.kernel.game import Procedure
from companion.kernel.part import Input

SeedHex = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Name = Annotated[str, Field(min_length=1, max_length=24)]
Seats = Annotated[tuple[Name, ...], Field(max_length=12)]
Number = Annotated[int, Field(ge=1)]

I = TypeVar("I", bound=BaseModel)  # noqa: E741 - input


def _seed(written: str) -> Seed:
    return Seed(bytes.fromhex(written))


def _word(code: str) -> str:
    """The book's word for a refusal: `toolbox.bad_count` → `BAD_COUNT`."""
    return code.rpartition(".")[2].upper()


def _procedure(model: type[I], work: Callable[[I], Any]) -> Procedure:
    """A refusal is a result; what is no input at all raises ValueError."""

    def answer(given: Any) -> Any:
        asked = model.model_validate_json(json.dumps(given))
        try:
            return work(asked)
        except Rejection as refused:
            return {"error": _word(refused.code)}

    return answer


class _Roles(Input):
    line: str
    seats: Annotated[int, Field(ge=0, le=12)]
    options: dict[Literal["filler", "spare"], str] = Field(default_factory=dict)
    seed: SeedHex | None = None
    deal: Number = 1


def _roles(asked: _Roles) -> dict[str, Any]:
    made = RolesSpec.model_validate({"line": asked.line, **asked.options}).cast(asked.seats)
    result: dict[str, Any] = {
        "roles": [{"name": role.name, "count": role.count, "knows": list(role.knows)} for role in made.roles],
        "cards": list(made.cards),
        "spare": made.spare,
        "meets": list(made.meets),
    }
    if asked.seed is not None:
        hands, middle = dealt(made, _seed(asked.seed), asked.deal, asked.seats)
        sees = [list(known) for known in made.sees(hands)]
        result |= {"dealt": list(hands), "middle": list(middle), "sees": sees}
    return result


class _Dice(Input):
    notation: str
    seed: SeedHex | None = None
    roll: Number = 1


def _dice(asked: _Dice) -> dict[str, Any]:
    made = dice(asked.notation)
    result = {"notation": made.notation, "dice": made.count, "low": made.low, "high": made.high}
    if asked.seed is not None:
        faces = made.faces(_seed(asked.seed), asked.roll)
        result |= {"faces": [list(term) for term in faces], "total": made.total(faces)}
    return result


class _Bag(Input):
    id: str
    items: tuple[tuple[str, int], ...]
    back: bool = False


class _Draw(Input):
    what: Literal["begin", "bag"]
    seed: SeedHex
    seats: Seats = ()
    number: Number = 1
    bag: _Bag | None = None
    filling: Number = 1
    draws: tuple[int, ...] = ()


def _draw(asked: _Draw) -> dict[str, Any]:
    seed = _seed(asked.seed)
    if asked.what == "begin":
        order = bags.begins(seed, asked.number, asked.seats)
        return {"first": order[0], "order": list(order)}
    if asked.bag is None:
        raise ValueError("a bag is missing")
    bag = bags.Bag(asked.bag.id, asked.bag.items, asked.bag.back)
    bags.check_bag(bag)
    drawn: list[list[str]] = []
    refused: list[tuple[int, str]] = []
    taken = 0
    for at, count in enumerate(asked.draws):
        try:
            drawn.append(list(bags.draw(bag, seed, asked.filling, taken, count)))
            taken += count
        except Rejection as no:
            refused.append((at, _word(no.code)))
    return {"drawn": drawn, "left": bag.left(taken), "refused": refused}


class _Choose(Input):
    seats: Seats
    question: dict[str, Any]
    choices: dict[str, Any] = Field(default_factory=dict)
    previous: dict[str, Any] = Field(default_factory=dict)
    options: dict[str, Any] = Field(default_factory=dict)
    seed: SeedHex | None = None
    number: Number = 1


def _trimmed(choices: dict[str, Any], seats: tuple[str, ...]) -> dict[str, Any]:
    """In seat order; words are compared after trimming."""
    for seat in choices:
        if seat not in seats:
            raise refusal("unknown_seat", "TB-47", name=seat)
    values = ((seat, choices[seat]) for seat in seats if seat in choices)
    return {seat: value.strip() if isinstance(value, str) else value for seat, value in values}


def _choose(asked: _Choose) -> dict[str, Any]:
    question = QuestionSpec.model_validate({**asked.question, **asked.options}).question(asked.seats)
    choosing.check_question(question)
    sealed, previous = _trimmed(asked.choices, asked.seats), _trimmed(asked.previous, asked.seats)
    for seat, value in sealed.items():
        choosing.check_choice(question, seat, value)
    luck = (_seed(asked.seed), asked.number) if asked.seed else None
    result = choosing.count(question, sealed, previous, luck)
    return {
        "absent": list(result.absent),
        "counted": result.counted,
        "tally": [list(line) for line in result.tally],
        "winners": list(result.winners),
        "won_by": list(result.won_by),
        "tie": result.is_tie,
        "decided": result.decided,
        "shown": choosing.shown(question, result),
    }


class _Tally(Input):
    seats: Seats
    compartments: tuple[str, ...]
    least: Any = 0
    most: Any
    per_seat: dict[str, tuple[Any, Any]] = Field(default_factory=dict)
    entries: dict[str, dict[str, Any]] = Field(default_factory=dict)
    options: dict[Literal["least_group", "absent"], Any] = Field(default_factory=dict)


def _tally(asked: _Tally) -> dict[str, Any]:
    spec = asked.model_dump(include={"compartments", "least", "most", "per_seat"})
    tally = TallySpec.model_validate({**spec, **asked.options}).tally(asked.seats)
    tallies.check_tally(tally)
    for seat in asked.entries:
        if seat not in asked.seats:
            raise refusal("unknown_seat", "TB-61", name=seat)
    entries = {seat: asked.entries[seat] for seat in asked.seats if seat in asked.entries}
    faulty = {seat: why for seat, split in entries.items() if (why := tallies.fault(tally, seat, split))}
    result = tallies.totals(tally, {seat: split for seat, split in entries.items() if seat not in faulty})
    opened = None if faulty else result.opened
    return {
        "legal": not faulty,
        "errors": {seat: _word(why.code) for seat, why in faulty.items()},
        "waiting": [seat for seat in tally.taking_part if seat in result.waiting or seat in faulty],
        "withheld": result.is_withheld and not faulty,
        "opened": opened,
        "sum": None if opened is None else sum(opened.values()),
    }


class _Score(PadSpec):
    seats: Seats
    values: dict[str, dict[str, int | float | bool | str | None]] = Field(default_factory=dict)
    closed: tuple[str, ...] = ()
    called: bool = False


def _score(asked: _Score) -> dict[str, Any]:
    pad = asked.pad(asked.seats)
    pads.check_pad(pad)
    for row_id, typed in asked.values.items():
        if pad.row(row_id) is None:
            raise refusal("unknown_row", "TB-66", row=row_id)
        for place, value in typed.items():
            pads.check_value(pad, row_id, place, value)
    values: Any = asked.values
    for at, row_id in enumerate(asked.closed):
        pads.check_close(pad, values, asked.closed[:at], row_id)
    now = pads.standing(pad, values, asked.closed, is_called=asked.called)
    return {
        "points": now.points,
        "running": list(now.running),
        "totals": now.totals,
        "ranks": now.ranks,
        "leaders": list(now.leaders),
        "ended": now.ended,
        "winners": now.finish and list(now.finish.winners),
        "decided_by": now.finish and now.finish.decided_by,
        "final": now.finish and now.finish.ranks,
    }


class _Said(Input):
    do: clockwork.Do
    by: str = ""
    seat: str = ""
    more: Whole = 0
    serial: int = 0
    ms: Annotated[int, Field(ge=0)] = 0


class _Clock(ClockSpec):
    seats: Seats
    leader: str | None = None
    events: tuple[_Said, ...] = ()


def _clock(asked: _Clock) -> dict[str, Any]:
    setting = asked.setting(asked.seats)
    clocks.check_setting(setting)
    work = clockwork.Clockwork(setting, asked.leader)
    refused: list[tuple[int, str]] = []
    for at, said in enumerate(asked.events):
        by = said.by or ("@clock" if said.do == "time_up" else "@table")
        try:
            work = work.told(by, clockwork.Said(said.do, said.seat, said.more, said.serial, said.ms))
        except Rejection as no:
            refused.append((at, _word(no.code)))
    face = work.face
    hands = face.hands if face else {place: clocks.Hand(setting.each) for place in setting.places}
    timer = None
    if face and face.turn:
        timer = {"name": "clock", "serial": face.serial, "ms": face.length, "is_running": face.is_running}
    return {
        "left": {place: hand.left for place, hand in hands.items()},
        "over": {place: hand.over for place, hand in hands.items()},
        "flags": {place: hand.flags for place, hand in hands.items()},
        "turns": {place: hand.turns for place, hand in hands.items()},
        "out": list(face.out) if face else [],
        "turn": face.turn if face else None,
        "stage": face.stage if face and face.turn else None,
        "timer": timer,
        "ended": face.ended if face else None,
        "refused": refused,
    }


class _Kit(Input):
    kit: Kit


def _kit(asked: _Kit) -> dict[str, Any]:
    return {"faults": [[reason.facts["where"], _word(reason.code)] for reason in faults(asked.kit)]}


PROCEDURES: dict[str, Procedure] = {
    "toolbox.roles": _procedure(_Roles, _roles),
    "toolbox.choose": _procedure(_Choose, _choose),
    "toolbox.tally": _procedure(_Tally, _tally),
    "toolbox.score": _procedure(_Score, _score),
    "toolbox.clock": _procedure(_Clock, _clock),
    "toolbox.dice": _procedure(_Dice, _dice),
    "toolbox.draw": _procedure(_Draw, _draw),
    "toolbox.kit": _procedure(_Kit, _kit),
}
