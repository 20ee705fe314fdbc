"""Everything about a table that is not the game: a fold over its facts."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import field, replace
from typing import Any

from companion.kernel.action import Rejection
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.table import facts
from companion.table.lettering import undrawn
from companion.table.lookalikes import look
from companion.table.orders import Orders
from companion.table.views import Progress

EVERY_SCREEN = ""
"""Among the devices that may lead: the house rule that all of them do."""


@frozen
class Place:
    """A seat with its name, colour and phones."""

    seat: Seat
    name: str
    colour: str
    devices: frozenset[str] = frozenset()
    is_paper: bool = False
    is_host: bool = False
    lent_to: Seat | None = None
    lent_looks: bool = False
    """The borrower may look at what was dealt to it."""
    is_shared: bool = False
    """Its phone may hold other seats too."""
    former: frozenset[str] = frozenset()
    """Phones that had this seat once."""
    cut: int | None = None


@frozen
class Setting:
    """The table around the game."""

    options: dict[str, Any]
    places: tuple[Place, ...] = ()
    stage: Progress = "lobby"
    cuts: tuple[int, ...] = ()
    given: tuple[Seat, ...] = ()
    by_hand: tuple[Seat, ...] = ()
    """Seats that were on paper when the game was dealt."""
    next_table: str | None = None
    has_begun: bool = False
    """Whether it was ever started here; with nobody seated there are no cuts to tell by."""
    closed: int = 0
    """The highest draw that any roster was fixed for, or that was called off."""
    called_off: tuple[facts.CalledOff, ...] = ()
    leading: frozenset[str] = frozenset()
    """Devices whose shared screen may lead; an empty one stands for all, as a house rule."""
    orders: Orders = field(default_factory=Orders)
    """What the organiser ordered of it."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Clockwise."""
        return tuple(place.seat for place in self.places)

    @property
    def names(self) -> dict[str, str]:
        """Seat → name."""
        return {place.seat: place.name for place in self.places}

    @property
    def on_paper(self) -> tuple[Seat, ...]:
        """Seats without a phone, for which the host types."""
        return tuple(place.seat for place in self.places if place.is_paper)

    def place(self, seat: Seat) -> Place:
        """The place of a seat; rejects a seat that is not at this table."""
        for place in self.places:
            if place.seat == seat:
                return place
        raise Rejection("table.no_such_seat", seat=seat)

    def held_by(self, device: str, *, is_host: bool = False) -> tuple[Seat, ...]:
        """The seats this device may speak for: its own, those lent to it, and for a host those on paper."""
        own = {place.seat for place in self.places if device in place.devices}
        return tuple(
            place.seat
            for place in self.places
            if place.seat in own or place.lent_to in own or (is_host and place.is_paper)
        )

    def seat_of(self, device: str) -> Seat | None:
        """The seat of the person behind a device; None for a device that nobody sits at."""
        return next((place.seat for place in self.places if device in place.devices), None)

    def is_shared(self, device: str) -> bool:
        """Whether a phone is passed around: the host said so, or several seats sat down with it."""
        own = [place for place in self.places if device in place.devices]
        return len(own) > 1 or any(place.is_shared for place in own)

    def may_look(self, device: str, seat: Seat) -> bool:
        """Whether a device may look at what was dealt to a seat: its own, or with its owner's word."""
        place = self.place(seat)
        return device in place.devices or (place.lent_to is not None and place.lent_looks)

    def is_borrowed(self, device: str, seat: Seat) -> bool:
        """Whether a device acts for a seat of somebody else, and may not look."""
        lent_to = self.place(seat).lent_to
        is_lent = lent_to is not None and device in self.place(lent_to).devices
        return is_lent and not self.may_look(device, seat)

    def may_lead(self, device: str) -> bool:
        """Whether a shared screen on this device may lead: the host let it, or the house rule lets all."""
        return bool(device) and not self.leading.isdisjoint({device, EVERY_SCREEN})

    def is_host(self, device: str) -> bool:
        """Whether the device belongs to a seat that was made host."""
        return any(place.is_host and device in place.devices for place in self.places)


def settle(setting: Setting, fact: facts.AnyFact) -> Setting:  # noqa: C901 - one case a fact
    """The setting after a fact. Facts were checked when they were made; this never refuses."""
    match fact:
        case facts.Sat():
            return _seated(setting, fact)
        case facts.Left(seat=seat):
            return replace(setting, places=tuple(place for place in setting.places if place.seat != seat))
        case facts.Arranged(seats=seats):
            return replace(setting, places=tuple(setting.place(seat) for seat in seats))
        case facts.OptionsSet(options=options):
            return replace(setting, options=options)
        case facts.Started(cuts=cuts, given=given, on_paper=on_paper):
            return replace(setting, stage="playing", cuts=cuts, given=given, by_hand=on_paper, has_begun=True)
        case facts.Ended():
            return replace(setting, stage="closed")
        case facts.CarriedOn():
            return replace(setting, stage="playing" if setting.has_begun else "lobby")
        case facts.PlayedAgain(table=table):
            return replace(setting, next_table=table)
        case facts.Led(device=device, on=on):
            leading = setting.leading | {device} if on else setting.leading - {device}
            return replace(setting, leading=leading)
        case facts.Closed(draw=draw):
            return replace(setting, closed=max(draw, setting.closed))
        case facts.CalledOff(draw=draw):
            off = (*setting.called_off, fact)
            return replace(setting, closed=max(draw, setting.closed), called_off=off)
        case facts.Ordered(what=order):
            return replace(setting, orders=setting.orders.after(order))
        case facts.Called(on=on, seat=seat):
            return replace(setting, orders=setting.orders.calling(seat, on=on))
        case facts.OfSeat(seat=seat):
            places = (_changed(place, fact) if place.seat == seat else place for place in setting.places)
            return replace(setting, places=tuple(places))
        case _:
            return setting


def _seated(setting: Setting, fact: facts.Sat) -> Setting:
    devices = frozenset({fact.device}) if fact.device else frozenset[str]()
    new = Place(fact.seat, fact.name, fact.colour, devices, is_paper=not fact.device)
    at = setting.seats.index(fact.after) + 1 if fact.after in setting.seats else len(setting.places)
    return replace(setting, places=(*setting.places[:at], new, *setting.places[at:]))


def _changed(place: Place, fact: facts.OfSeat) -> Place:
    """What a place looks like after a fact about it."""
    match fact:
        case facts.CameBack(device=device):
            return replace(
                place, devices=place.devices | {device}, is_paper=False, lent_to=None, lent_looks=False
            )
        case facts.Freed():
            former = place.former | place.devices
            return replace(
                place, devices=frozenset(), is_paper=False, is_host=False, is_shared=False, former=former
            )
        case facts.Renamed(name=name, colour=colour):
            return replace(place, name=name, colour=colour)
        case facts.CutMade(at=at):
            return replace(place, cut=at)
        case facts.Lent(to=to, looks=looks):
            return replace(place, lent_to=to, lent_looks=looks)
        case facts.Shared(on=on):
            return replace(place, is_shared=on)
        case facts.HandedOver():
            return replace(place, is_host=True)
    return place


def tidy_name(name: str) -> str:
    """A name as people see it: one line, single spaces, no control characters."""
    printable = "".join(char for char in unicodedata.normalize("NFC", name) if char.isprintable())
    return " ".join(printable.split())[:24]


def sign_of(device: str) -> str:
    """Three letters by which people tell one screen from another; nothing can be done with them."""
    return device[:3].upper()


def seat_id(name: str, taken: tuple[Seat, ...]) -> Seat:
    """A short word for a new seat, made from its name: `Zoë B.` → `zoe-b`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    base = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:18] or "seat"
    tries = (Seat(base), *(Seat(f"{base}-{number}") for number in range(2, 20)))
    return next(seat for seat in tries if seat not in taken)


def check_person(
    setting: Setting, name: str, colour: str, colours: tuple[str, ...], me: Seat | None = None
) -> None:
    """A name and a colour that nobody else at the table has (EM-2 and its kin)."""
    if not name:
        raise Rejection("table.name_missing")
    if strange := undrawn(name):
        raise Rejection("table.name_undrawn", letters=strange)
    if colour not in colours:
        raise Rejection("table.colour_unknown", colour=colour)
    for place in setting.places:
        if place.seat == me:
            continue
        if place.name.casefold() == name.casefold():
            raise Rejection("table.name_taken", name=place.name)
        if look(place.name) == look(name):
            raise Rejection("table.name_looks_alike", name=place.name)
        if place.colour == colour:
            raise Rejection("table.colour_taken", colour=colour, name=place.name)
