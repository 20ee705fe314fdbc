"""What seats and hosts decide about the table: checked here, turned into facts, settled by `setting`."""

from __future__ import annotations

import secrets
from typing import Any

from pydantic import ValidationError

from companion.kernel.action import Action, Rejection
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine
from companion.table.actions import (
    AddPaperSeat,
    Arrange,
    CarryOn,
    Cut,
    EndTable,
    FreeSeat,
    HandOver,
    Kick,
    LeaveSeat,
    LendSeat,
    Rename,
    SetOptions,
    Start,
)
from companion.table.facts import (
    Arranged,
    CameBack,
    CarriedOn,
    CutMade,
    Ended,
    Freed,
    HandedOver,
    Left,
    Lent,
    OptionsSet,
    Renamed,
    Sat,
    Started,
    TableFact,
)
from companion.table.setting import Setting, check_person, seat_id, tidy_name

MAX_CUT = 99


def line(code: str, seat: Seat | None = None, **facts: str | int) -> LogLine:
    """A public line about the table."""
    return LogLine(code=f"table-log-{code}", seat=seat, facts=dict(facts))


def sit(game: AnyGame, setting: Setting, device: str, name: str, colour: str, after: Seat | None) -> Sat:
    """A new person in the lobby. An empty device is a seat on paper."""
    if setting.stage != "lobby":
        raise Rejection("table.already_playing")
    if len(setting.places) >= game.card.seats[1]:
        raise Rejection("table.full", seats=game.card.seats[1])
    name = tidy_name(name)
    check_person(setting, name, colour, game.card.colours)
    return Sat(seat=seat_id(name, setting.seats), name=name, colour=colour, device=device, after=after)


def come_back(setting: Setting, device: str, seat: Seat, *, is_alive: bool) -> CameBack:
    """A new phone for an existing seat. A seat whose phone is alive cannot be taken."""
    place = setting.place(seat)
    if is_alive:
        raise Rejection("table.seat_taken", name=place.name)
    return CameBack(seat=seat, device=device)


def decide(  # noqa: C901 - one case an action
    game: AnyGame, setting: Setting, seat: Seat | None, action: Action
) -> TableFact:
    """The fact that this action makes true, or `Rejection`. Who may say what was checked before."""
    match action:
        case Cut(at=at) if seat:
            _lobby_only(setting)
            return CutMade(seat=seat, at=at)
        case Rename(name=name, colour=colour) if seat:
            _lobby_only(setting)
            check_person(setting, tidy_name(name), colour, game.card.colours, me=seat)
            return Renamed(seat=seat, name=tidy_name(name), colour=colour)
        case LeaveSeat() if seat:
            return Left(seat=seat) if setting.stage == "lobby" else Freed(seat=seat)
        case AddPaperSeat(name=name, colour=colour):
            return sit(game, setting, "", name, colour, None)
        case Arrange(seats=seats):
            return _arrange(setting, seats)
        case SetOptions(options=options):
            _lobby_only(setting)
            return OptionsSet(options=checked_options(game, {**setting.options, **options}))
        case Start():
            return _start(game, setting)
        case Kick(seat=other):
            _lobby_only(setting)
            return Left(seat=setting.place(other).seat)
        case FreeSeat(seat=other):
            return Freed(seat=setting.place(other).seat)
        case LendSeat(seat=other, to=to):
            return _lend(setting, other, to)
        case HandOver(seat=other):
            return HandedOver(seat=setting.place(other).seat)
        case EndTable():
            return Ended(by=seat)
        case CarryOn():
            return _carry_on(setting, seat)
    raise Rejection("table.needs_a_seat")


def said(fact: TableFact) -> tuple[LogLine, ...]:
    """What the log says about a fact."""
    match fact:
        case Sat(seat=seat):
            return (line("sat", seat),)
        case CameBack(seat=seat):
            return (line("came-back", seat),)
        case Freed(seat=seat):
            return (line("freed", seat),)
        case Left():
            return ()
        case Started(cuts=cuts):
            return (line("started", seats=len(cuts)),)
        case Lent(seat=seat, to=to):
            return (line("lent", seat, to_seat=to),) if to else (line("lent-back", seat),)
        case HandedOver(seat=seat):
            return (line("handed-over", seat),)
        case Ended(by=seat):
            return (line("ended-by", seat) if seat else line("ended"),)
        case CarriedOn(by=seat):
            return (line("carried-on-by", seat) if seat else line("carried-on"),)
    return ()


def checked_options(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    """House rules that this game knows, whole and in JSON form."""
    try:
        checked: dict[str, Any] = game.options.model_validate(options).model_dump(mode="json")
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise Rejection("table.bad_option", option=where, problem=first["msg"]) from None
    return checked


def _lobby_only(setting: Setting) -> None:
    if setting.stage != "lobby":
        raise Rejection("table.already_playing")


def _arrange(setting: Setting, seats: tuple[Seat, ...]) -> Arranged:
    _lobby_only(setting)
    if sorted(seats) != sorted(setting.seats):
        raise Rejection("table.seats_changed")
    return Arranged(seats=seats)


def _start(game: AnyGame, setting: Setting) -> Started:
    _lobby_only(setting)
    low, high = game.card.seats
    if not low <= len(setting.places) <= high:
        raise Rejection("table.wrong_number", low=low, high=high, seated=len(setting.places))
    given = tuple(place.seat for place in setting.places if place.cut is None)
    cuts = tuple(place.cut or secrets.randbelow(MAX_CUT) + 1 for place in setting.places)
    return Started(cuts=cuts, given=given, on_paper=setting.on_paper)


def _carry_on(setting: Setting, seat: Seat | None) -> CarriedOn:
    if setting.stage != "closed":
        raise Rejection("table.not_ended")
    if setting.next_table is not None:
        raise Rejection("table.moved_on")
    return CarriedOn(by=seat)


def _lend(setting: Setting, seat: Seat, to: Seat | None) -> Lent:
    place = setting.place(seat)
    if to is not None and (setting.place(to).seat == place.seat or not setting.place(to).devices):
        raise Rejection("table.cannot_lend", name=place.name)
    return Lent(seat=seat, to=to)
