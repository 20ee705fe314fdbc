"""What seats and hosts decide about the table: checked here, turned into facts, settled by `setting`."""

from __future__ import annotations

import math
from typing import Any

from pydantic import ValidationError

from companion.kernel.action import Action, Rejection
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine
from companion.table import facts
from companion.table.actions import (
    AddPaperSeat,
    Arrange,
    CarryOn,
    EndTable,
    FreeSeat,
    HandOver,
    Kick,
    LeaveSeat,
    LendSeat,
    Rename,
    SetOptions,
    SharePhone,
)
from companion.table.orders import Bell, Gate, Order, Rest, Say
from companion.table.seals import words_of
from companion.table.setting import Setting, check_person, seat_id, sign_of, tidy_name
from companion.table.views import Phone


def line(code: str, seat: Seat | None = None, **facts: str | int) -> LogLine:
    """A public line about the table."""
    return LogLine(code=f"table-log-{code}", seat=seat, facts=dict(facts))


def sit(
    game: AnyGame, setting: Setting, device: str, name: str, colour: str, after: Seat | None
) -> facts.Sat:
    """A new person in the lobby. An empty device is a seat on paper."""
    if setting.stage != "lobby":
        raise Rejection("table.already_playing")
    if len(setting.places) >= game.card.seats[1]:
        raise Rejection("table.full", seats=game.card.seats[1])
    name = tidy_name(name)
    check_person(setting, name, colour, game.card.colours)
    return facts.Sat(seat=seat_id(name, setting.seats), name=name, colour=colour, device=device, after=after)


def come_back(
    setting: Setting, device: str, seat: Seat, *, is_alive: bool, is_along: bool = False
) -> facts.CameBack:
    """A phone for an existing seat. Neither for one whose phone is alive, nor for somebody who sits here.

    Who sits would read the cards of two, unless the table passes that phone around. `is_along`: the phones of
    a place come along to a next table as they were.
    """
    place = setting.place(seat)
    if is_alive:
        raise Rejection("table.seat_taken", name=place.name)
    own = setting.seat_of(device)
    if own is not None and own != seat and not (is_along or setting.is_shared(device)):
        raise Rejection("table.sits_already", name=setting.place(own).name)
    return facts.CameBack(seat=seat, device=device, phone=phone_of(setting, device, seat))


def phone_of(setting: Setting, device: str, seat: Seat) -> Phone:
    """Which phone comes to a seat, for the log and for the host."""
    place = setting.place(seat)
    if device in place.devices or device in place.former:
        return "same"
    return "shared" if setting.seat_of(device) else "new"


def decide(  # noqa: C901 - one case an action
    game: AnyGame, setting: Setting, seat: Seat | None, action: Action
) -> facts.AnyFact:
    """The fact that this action makes true, or `Rejection`. Who may say what was checked before."""
    match action:
        case Rename(name=name, colour=colour) if seat:
            check_lobby(setting)
            check_person(setting, tidy_name(name), colour, game.card.colours, me=seat)
            return facts.Renamed(seat=seat, name=tidy_name(name), colour=colour)
        case LeaveSeat() if seat:
            return facts.Left(seat=seat) if setting.stage == "lobby" else facts.Freed(seat=seat)
        case AddPaperSeat(name=name, colour=colour):
            return sit(game, setting, "", name, colour, None)
        case Arrange(seats=seats):
            return _arrange(setting, seats)
        case SetOptions(options=options):
            check_lobby(setting)
            return facts.OptionsSet(options=checked_options(game, {**setting.options, **options}))
        case Kick(seat=other):
            check_lobby(setting)
            return facts.Left(seat=setting.place(other).seat)
        case FreeSeat(seat=other):
            return facts.Freed(seat=setting.place(other).seat)
        case LendSeat(seat=other, to=to):
            return _lend(setting, other, to)
        case SharePhone(seat=other, on=on):
            return facts.Shared(seat=setting.place(other).seat, on=on)
        case HandOver(seat=other):
            return facts.HandedOver(seat=setting.place(other).seat)
        case EndTable():
            return facts.Ended(by=seat)
        case CarryOn():
            return _carry_on(setting, seat)
    raise Rejection("table.needs_a_seat")


def said(fact: facts.AnyFact) -> tuple[LogLine, ...]:  # noqa: C901 - one case a fact
    """What the log says about a fact."""
    match fact:
        case facts.Sat(seat=seat):
            return (line("sat", seat),)
        case facts.CameBack(seat=seat, phone=phone):
            return (line(f"came-back-{phone}" if phone else "came-back", seat),)
        case facts.Shared(seat=seat, on=on):
            return (line("shared" if on else "shared-no-more", seat),)
        case facts.Freed(seat=seat, agreed=agreed):
            return (line("freed-agreed" if agreed else "freed", seat),)
        case facts.Left():
            return ()
        case facts.Started(cuts=cuts, secret=secret):
            return (line("started", seats=len(cuts), words=words_of(fact) if secret else "none"),)
        case facts.CalledOff(draw=draw, why="silent" | "forgotten" as why, seat=seat) if seat:
            return (line(f"draw-{why}", seat, draw=draw),)
        case facts.CalledOff(draw=draw):
            return (line("draw-called-off", draw=draw),)
        case facts.DealOpened():
            return (line("deal-opened"),)
        case facts.Lent(seat=seat, to=to, looks=looks):
            if to is None:
                return (line("lent-back", seat),)
            return (line("lent-open" if looks else "lent", seat, to_seat=to),)
        case facts.LookedFor(seat=seat):
            return (line("looked-for", seat),)
        case facts.HandedOver(seat=seat):
            return (line("handed-over", seat),)
        case facts.Led(device="", on=on):
            return (line("led-all" if on else "led-all-no-more"),)
        case facts.Led(device=device, on=on):
            return (line("led" if on else "led-no-more", screen=sign_of(device)),)
        case facts.TakebackRefused(seat=seat):
            return (line("takeback-refused", seat),)
        case facts.Ended(by=seat):
            return (line("ended-by", seat) if seat else line("ended"),)
        case facts.CarriedOn(by=seat):
            return (line("carried-on-by", seat) if seat else line("carried-on"),)
        case facts.Ordered(what=order):
            return _ordered(order)
        case facts.Called(on=on, seat=seat):
            if not on:
                return (line("called-no-more"),)
            return (line("called-by", seat) if seat else line("called"),)
    return ()


def _ordered(order: Order) -> tuple[LogLine, ...]:
    """What the log says about an order."""
    match order:
        case Say(text=text) if text:
            return (line("order-say", text=text),)
        case Rest(on=on):
            return (line("order-rest" if on else "order-rest-no-more"),)
        case Gate(after=after):
            return (line("order-gate-open") if after is None else line("order-gate", round=after),)
        case Bell(seconds=seconds, until=until):
            minutes = math.ceil(seconds / 60)
            return (line("order-bell", minutes=minutes) if until is not None else line("order-bell-no-more"),)
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


def check_lobby(setting: Setting) -> None:
    """Rejects what is only for the lobby once a game has begun."""
    if setting.stage != "lobby":
        raise Rejection("table.already_playing")


def _arrange(setting: Setting, seats: tuple[Seat, ...]) -> facts.Arranged:
    check_lobby(setting)
    if sorted(seats) != sorted(setting.seats):
        raise Rejection("table.seats_changed")
    return facts.Arranged(seats=seats)


def check_seats(game: AnyGame, setting: Setting) -> None:
    """Enough people, and not too many, in a lobby."""
    check_lobby(setting)
    low, high = game.card.seats
    if not low <= len(setting.places) <= high:
        raise Rejection("table.wrong_number", low=low, high=high, seated=len(setting.places))


def _carry_on(setting: Setting, seat: Seat | None) -> facts.CarriedOn:
    if setting.stage != "closed":
        raise Rejection("table.not_ended")
    if setting.next_table is not None:
        raise Rejection("table.moved_on")
    return facts.CarriedOn(by=seat)


def _lend(setting: Setting, seat: Seat, to: Seat | None) -> facts.Lent:
    place = setting.place(seat)
    if to is not None and (setting.place(to).seat == place.seat or not setting.place(to).devices):
        raise Rejection("table.cannot_lend", name=place.name)
    return facts.Lent(seat=seat, to=to)
