"""The one door to a game in progress.

One lock a table (`turns`): apply → append to the journal (durable) → publish whole views (`course`). Only
this package holds a state; everybody else sees frames (`showing`).
"""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.kernel.action import Rejection
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat, Viewer
from companion.table import business, show
from companion.table.actions import TableAction
from companion.table.course import Course
from companion.table.cutting import Cutting
from companion.table.deal import Dealing
from companion.table.dealdesk import DealDesk
from companion.table.doorbell import Doorbell
from companion.table.facts import Ended, Led, PlayedAgain
from companion.table.frame import Frame
from companion.table.journal import Entry, Journal, Opening
from companion.table.knocks import Knock, Knocks
from companion.table.lending import Lending
from companion.table.loans import Loans
from companion.table.orderdesk import OrderDesk
from companion.table.presence import Presence, Watcher
from companion.table.record import Record, Stamp
from companion.table.requests import Requests
from companion.table.resends import speaker
from companion.table.setting import Setting
from companion.table.showing import Showing
from companion.table.surroundings import Surroundings
from companion.table.takebacks import Takebacks
from companion.table.timers import Countdown
from companion.table.turns import Turns
from companion.table.views import Happened, Progress, SealView, SeatLine


class Table:
    """A game with the people around it."""

    def __init__(
        self, game: AnyGame, opening: Opening, journal: Journal, around: Surroundings | None = None
    ) -> None:
        around = around or Surroundings()
        self.game, self.opening, self._wall = game, opening, around.wall
        self._presence, self._knocks = Presence(), Knocks(around.clock)
        self._turns = Turns(lambda: journal.is_away)
        self._record = Record(game, opening, journal, around.wall)
        self.countdown = Countdown(around.clock, around.alarm, lambda one: self._course.ring(one))  # noqa: PLW0108 - it is made below
        """What counts down, for the ticking of the shared screen."""
        self._dealing = Dealing(game, opening, around)
        takebacks = Takebacks(game, self._record, lambda: self._presence.seats(self.setting.places))
        loans = Loans()
        self._showing = Showing(
            game,
            opening,
            around,
            self._record,
            self._presence,
            self._knocks,
            takebacks,
            loans,
            self.countdown,
            self._dealing,
            changed=lambda cue: around.changed(self, cue),
        )
        self.store_changed = self._showing.store_changed
        """The store cannot be reached, or can again: everybody is told."""
        self._course = Course(
            self._turns,
            self._record,
            self._presence,
            takebacks,
            self.countdown,
            around.alarm,
            self._showing,
            self._dealing,
        )
        cutting = Cutting(game, self._course)
        self.deal = DealDesk(self._turns, self._course, cutting, self.act)
        """What devices ask and say about the deal beside their page."""
        self.orders = OrderDesk(self._turns, self._course)
        self._doorbell = Doorbell(game, self._knocks, self._course)
        play_again = partial(around.play_again, self) if around.play_again else None
        lending = Lending(game, loans, self._course)
        self._requests = Requests(game, around, self._knocks, lending, self._course, cutting, play_again)

    @property
    def id(self) -> str:
        """The table's own word in links."""
        return self.opening.table

    @property
    def setting(self) -> Setting:
        """Who sits where, and how this table plays."""
        return self._record.setting

    @property
    def stage(self) -> Progress:
        """Lobby, playing, over or closed."""
        return self._record.stage

    @property
    def rev(self) -> int:
        """The number of what everybody sees now."""
        return self._showing.public().rev

    @property
    def touched(self) -> float:
        """When something last happened, on the wall clock."""
        return self._record.touched

    @property
    def began(self) -> float:
        """When the game began, on the wall clock; when the table was made, while it is in its lobby."""
        return self._record.began

    def log(self) -> tuple[Happened, ...]:
        """Every public line so far."""
        return self._record.chronicle.all()

    def frame(self, watcher: Watcher) -> Frame:
        """What this connection may know now."""
        return self._showing.frame(watcher)

    def seat_lines(self) -> tuple[SeatLine, ...]:
        """Every place, clockwise."""
        here = self._presence.words(self.setting.places)
        return show.seat_lines(self.setting, here, self._dealing.has_cut)

    def seal(self) -> SealView:
        """The deal, as far as it is; once the game is over also everything that opens it."""
        return self._showing.seal()

    def round(self) -> int:
        """The round everybody sees; 0 before the game."""
        play = self._record.play
        return play.view(None).round if play else 0

    def spoken(self) -> tuple[str, int]:
        """What a narrator says now, and the number of its countdown: with a new number he says it again."""
        play = self._record.play
        line = play.view(None).spoken if play and self.stage != "closed" else ""
        timer = play.timer() if play and line else None
        return line, timer.serial if timer else 0

    def waiting_for(self) -> frozenset[Seat]:
        """Whom the game waits for now: public, like everything the shared screen shows."""
        play = self._record.play
        return frozenset(play.view(None).waiting_for) if play and self.stage != "closed" else frozenset()

    def restore(self, entries: tuple[Entry, ...], least_rev: int = 0) -> None:
        """Become again what the journal says.

        Revisions go on above every older one: there were fewer public changes than milliseconds.
        """
        self._record.restore(entries)
        self._dealing.begin(self.setting.closed)
        self._showing.least_rev = max(least_rev, int((self._wall() - self.opening.at) * 1000))
        self._course.follow_timer()

    async def agree(self, *, is_shelved: bool) -> None:
        """Tell the store how the journal really ends."""
        await self._turns.take(lambda: self._record.agree(is_shelved=is_shelved))

    def close(self, why: str = "table.host_stopped") -> None:
        """The host stops. Nothing is lost; everybody is told."""
        self.countdown.stop()
        self._dealing.stop()
        self._turns.stop()
        for watcher in tuple(self._presence.watchers):
            watcher.close(why)

    def watch(self, watcher: Watcher) -> None:
        """A connection begins. Rejects a seat this device does not hold."""
        own = frozenset[str]()
        if watcher.seat is not None:
            watcher.check_holds(watcher.seat, self.setting)
            own = self.setting.place(watcher.seat).devices
        self._presence.arrive(watcher, own)
        self._showing.publish()

    def unwatch(self, watcher: Watcher) -> None:
        """A connection is over. Its seat stays taken."""
        self._presence.leave(watcher)
        self._showing.publish()

    def step_away(self, watcher: Watcher, *, is_away: bool) -> None:
        """Its phone went out of reach, or came back. What it held is covered."""
        if watcher.is_away != is_away:
            watcher.is_away = is_away
            watcher.cover()
            self._showing.publish()

    def hide(self, watcher: Watcher, *, is_hidden: bool) -> None:
        """Its page went behind another one, or is seen again: one that lost its seat may have it back."""
        self._presence.hide(watcher, is_hidden=is_hidden)

    def is_vacant(self, lost: Watcher) -> bool:
        """Whether a page may have back by itself the seat that another page of its phone took."""
        return self._presence.is_vacant(lost)

    def cover_all(self, device: str) -> None:
        """The phone's page hid: whatever it held is covered."""
        self._presence.cover(device)

    @property
    def is_awake(self) -> bool:
        """Whether some page shows this table now."""
        return self._presence.is_awake

    def is_alive(self, seat: Seat) -> bool:
        """Whether some phone of this seat is connected now."""
        return self._presence.is_alive(self.setting.place(seat))

    def is_linked(self, device: str) -> bool:
        """Whether this device has a connection that is alive."""
        return self._presence.is_linked(device)

    def devices(self) -> dict[str, frozenset[Viewer]]:
        """Which connected device shows what: seats, or None for a shared screen."""
        return self._presence.shown(self.setting.on_paper)

    async def sit(self, device: str, name: str, colour: str, after: Seat | None = None) -> Seat:
        """A new person; who opened the door has checked that they may come in."""

        async def sat() -> Seat:
            fact = business.sit(self.game, self.setting, device, name, colour, after)
            await self._course.settle(fact)
            return fact.seat

        return await self._turns.take(sat)

    async def come_along(self, device: str, seat: Seat) -> Seat:
        """One more phone of a place that came here from the table before."""

        async def came_back() -> Seat:
            is_alive = self.is_alive(seat)
            fact = business.come_back(self.setting, device, seat, is_alive=is_alive, is_along=True)
            await self._course.settle(fact)
            return seat

        return await self._turns.take(came_back)

    async def lead_along(self, device: str) -> None:
        """A screen that led the table before leads here too."""
        await self._turns.take(lambda: self._course.settle(Led(device=device, on=True)))

    async def move_to(self, table_id: str) -> None:
        """Everybody goes on at another table; a lobby closes behind them. Rejects a game that is running."""

        async def moved() -> None:
            if self.stage == "playing":
                raise Rejection("table.not_over")
            await self._course.settle(PlayedAgain(table=table_id))
            if self.stage == "lobby":
                await self._course.settle(Ended())

        await self._turns.take(moved)

    def knock(self, knock: Knock) -> str:
        """Wait for the host's tap; the number to ask with."""
        return self._doorbell.ring(knock)

    def knock_answer(self, knock_id: str) -> Knock:
        """How a knock stands."""
        return self._knocks.asked(knock_id)

    async def act(
        self, watcher: Watcher, said: dict[str, Any], sent: int = 0, seat: Seat | None = None
    ) -> None:
        """Do what this connection asks, or did under this number. After a `Rejection` nothing changed."""
        self._presence.spoke(watcher)
        asks = partial(self._requests.act, watcher, said, sent, seat or watcher.seat)
        is_resend = self._record.saying == Stamp(speaker(watcher.device, watcher.seat), sent)
        await self._turns.take(asks, has_begun=is_resend or said.get("do") == "cover")

    async def host_act(self, action: TableAction) -> None:
        """Host business without a screen, through the HTTP interface."""
        host = Watcher(device="", is_host=True)
        await self._turns.take(lambda: self._requests.table_act(host, None, action, Stamp()))

    def last_number(self, device: str, seat: Seat | None = None) -> int:
        """The newest number taken from this device for this seat."""
        return self._record.resends.last(speaker(device, seat))
