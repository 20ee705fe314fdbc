"""Who is here: which links are alive, what their fingers hold. Nothing of it is written down."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Literal

from companion.kernel.action import Action, Rejection
from companion.kernel.seat import Actor, Seat, Viewer
from companion.table.setting import Place, Setting

Here = Literal["here", "away", "paper", "free"]
LOOK_SECONDS = 8.0
"""A held card covers itself after this long."""
MOVED, OTHER_TAB = "table.seat_moved", "table.seat_other_tab"
"""Why a page lost its seat: to another phone, to another page of the same phone."""


@dataclass(eq=False, slots=True)
class Watcher:
    """One live connection. It owns its event; nobody else waits on it."""

    device: str
    seat: Seat | None = None
    """None: a shared screen."""
    is_host: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)
    is_away: bool = False
    """Its phone is out of reach for now; the same connection may come back."""
    is_hidden: bool = False
    """Its page is behind another one."""
    looks_at: str | None = None
    foretells: tuple[Actor, Action] | None = None
    """A correction that is being made up here, and who would say it."""
    _looks: int = 0
    closed: str = ""
    """Why it ended, as a text code."""

    def look(self, at: str) -> int:
        """The finger holds a card; the number of this look."""
        self.looks_at, self._looks = at, self._looks + 1
        self.news.set()
        return self._looks

    def cover(self, look: int | None = None) -> None:
        """The finger lifted, or that look has lasted long enough."""
        if look in (None, self._looks):
            self.looks_at = None
            self.news.set()

    def close(self, code: str) -> None:
        """End it and wake whoever waits, so that the phone can be told."""
        self.closed = self.closed or code
        self.looks_at = self.foretells = None
        self.news.set()

    def foretell(self, actor: Actor, action: Action | None) -> None:
        """A correction is made up on this page, or no longer."""
        self.foretells = (actor, action) if action else None
        self.news.set()

    def hosts(self, setting: Setting) -> bool:
        """Whether it may do host business: it came with the key, or its seat was made host."""
        return self.is_host or setting.is_host(self.device)

    def leads(self, setting: Setting) -> bool:
        """Whether it may speak for the whole table: as a host, or as a shared screen that was let to."""
        return self.hosts(setting) or (self.is_plain_screen and setting.may_lead(self.device))

    @property
    def is_plain_screen(self) -> bool:
        """A shared screen that came without the host's key, on a device that can be told from others."""
        return self.seat is None and not self.is_host and bool(self.device)

    def holds(self, seat: Seat, setting: Setting) -> bool:
        """Whether it may speak for this seat."""
        return seat in setting.held_by(self.device, is_host=self.hosts(setting))

    def check_holds(self, seat: Seat, setting: Setting) -> None:
        """Rejects a seat that is not at this table, or not its own."""
        setting.place(seat)
        if not self.holds(seat, setting):
            raise Rejection("table.not_your_seat")


class Presence:
    """The live connections of one table."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        """In the order in which they are told."""

    def arrive(self, watcher: Watcher, own: frozenset[str] = frozenset()) -> None:
        """A new connection. An older one on the same seat is told where the seat went.

        `own`: the devices of the seat. Whoever borrows it sends none of them away, or its owner would count
        as gone, and could be asked nothing any more.
        """
        if watcher.seat is not None:
            for other in self.watchers:
                is_guest = other.device in own and watcher.device not in own
                if other.seat == watcher.seat and not other.closed and not is_guest:
                    other.close(OTHER_TAB if other.device == watcher.device else MOVED)
        self.leave(watcher)
        self.watchers.append(watcher)

    def leave(self, watcher: Watcher) -> None:
        """A connection is gone."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)

    def spoke(self, watcher: Watcher) -> None:
        """It is told last: how long its own view takes to make is nobody's business."""
        if watcher in self.watchers:
            self.leave(watcher)
            self.watchers.append(watcher)

    def hide(self, watcher: Watcher, *, is_hidden: bool) -> None:
        """A page went behind another one, or is seen again: whoever lost its seat is told."""
        watcher.is_hidden = is_hidden
        for other in self.watchers:
            if other.seat == watcher.seat:
                other.news.set()

    def is_vacant(self, lost: Watcher) -> bool:
        """Whether a page that lost its seat to another one of its phone may have it back by itself.

        It can be seen, and no page that can be seen has the seat. Two that stand side by side do not quarrel.
        """
        if lost.closed != OTHER_TAB or lost.is_hidden or lost.is_away:
            return False
        return not any(
            other.seat == lost.seat and not (other.closed or other.is_away or other.is_hidden)
            for other in self.watchers
        )

    def is_alive(self, place: Place) -> bool:
        """Whether some phone of this place is connected now."""
        return any(self.is_linked(device) for device in place.devices)

    def is_linked(self, device: str) -> bool:
        """Whether some page of this device is connected now."""
        return any(one.device == device and not one.closed and not one.is_away for one in self.watchers)

    def screens(self) -> tuple[str, ...]:
        """The devices on which the table is shown without the host's key, in one order for all."""
        alive = (one for one in self.watchers if not one.closed and not one.is_away)
        return tuple(sorted({one.device for one in alive if one.is_plain_screen}))

    def seats(self, places: tuple[Place, ...]) -> tuple[Seat, ...]:
        """The seats of those who are here now."""
        return tuple(place.seat for place in places if self.is_alive(place))

    def shown(self, on_paper: tuple[Seat, ...]) -> dict[str, frozenset[Viewer]]:
        """Which connected device shows what: seats, or None for a shared screen.

        A page on which the host types for a seat on paper still sounds like the shared screen it left.
        """
        shown: dict[str, frozenset[Viewer]] = {}
        for watcher in self.watchers:
            if watcher.device:
                shows: frozenset[Viewer] = frozenset({None if watcher.seat in on_paper else watcher.seat})
                shown[watcher.device] = shown.get(watcher.device, frozenset()) | shows
        return shown

    def cover(self, device: str) -> None:
        """Whatever the pages of this device hold is covered."""
        for watcher in self.watchers:
            if watcher.device == device and watcher.looks_at:
                watcher.cover()

    @property
    def is_awake(self) -> bool:
        """Whether anybody is connected now."""
        return any(not one.closed and not one.is_away for one in self.watchers)

    def words(self, places: tuple[Place, ...]) -> tuple[Here, ...]:
        """How each place is shown."""
        linked = {one.device for one in self.watchers if not one.closed and not one.is_away}

        def word(place: Place) -> Here:
            if place.is_paper:
                return "paper"
            if not place.devices:
                return "free"
            return "away" if linked.isdisjoint(place.devices) else "here"

        return tuple(map(word, places))

    def wake(self) -> None:
        """There is something new for everybody."""
        for watcher in self.watchers:
            watcher.news.set()

    def close_strangers(self, setting: Setting) -> None:
        """End the connections to seats that their devices do not hold any more."""
        for watcher in self.watchers:
            if watcher.seat is not None and not watcher.closed and not watcher.holds(watcher.seat, setting):
                watcher.close(MOVED)

    def close_seat(self, seat: Seat, code: str) -> None:
        """End all connections of a seat."""
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.close(code)
