"""The one door to a game in progress.

One lock a table: apply → append to the journal (durable) → publish whole views. Only this package holds a
state; everybody else sees frames.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar, get_args

from pydantic import ValidationError

from companion.kernel.action import Action, Rejection, TimeUp
from companion.kernel.game import AnyGame, Timer
from companion.kernel.seat import Actor, Seat, Viewer, Voice
from companion.table import business, show
from companion.table.actions import (
    TABLE_ACTIONS,
    Admit,
    AnswerTakeback,
    CarryOn,
    Cover,
    Dismiss,
    EndTable,
    ForTable,
    HostAction,
    LeaveSeat,
    Look,
    PlayAgain,
    SetOptions,
    TableAction,
    TakeBack,
)
from companion.table.facts import CarriedOn, Ended, Freed, Left, PlayedAgain, Started, TableFact, TookBack
from companion.table.frame import Frame, PublicFrame, public_frame
from companion.table.journal import Entry, Journal, Opening
from companion.table.knocks import Knock, Knocks
from companion.table.presence import LOOK_SECONDS, Here, Presence, Watcher
from companion.table.record import Record, Stamp
from companion.table.resends import speaker
from companion.table.setting import Setting, tidy_name
from companion.table.takebacks import Takebacks
from companion.table.timers import Alarm, Clock, Countdown, LoopAlarm
from companion.table.views import Happened, Progress, SealView, SeatLine, TableView

logger = logging.getLogger(__name__)

T = TypeVar("T")

RETRY_SECONDS = 1.0
"""When a countdown's end could not be written, it is tried again after this long."""

TABLE_TAGS = frozenset(model.model_fields["do"].default for model in get_args(TableAction))
HOST_ACTIONS: tuple[type[Action], ...] = get_args(HostAction)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a table needs from outside: clocks, alarms, its address, and a way to a next table."""

    clock: Clock = time.monotonic
    wall: Clock = time.time
    alarm: Alarm = field(default_factory=LoopAlarm)
    address: Callable[[], str] = lambda: ""
    """Where phones reach this host, such as `http://192.168.1.20:8550`."""
    filled_in: Callable[[str, dict[str, Any]], dict[str, Any]] = lambda _game, options: options
    """House rules of a game in which packs named by their id are filled in."""
    play_again: Callable[[Table, dict[str, Any]], Awaitable[str]] | None = None
    """The same seats at a next table, some house rules changed; its id."""
    changed: Callable[[Table, str], None] = lambda _table, _cue: None
    """Told after every change, with the sound cue that goes with it."""


class Table:
    """A game with the people around it."""

    def __init__(
        self, game: AnyGame, opening: Opening, journal: Journal, around: Surroundings | None = None
    ) -> None:
        self.game, self.opening = game, opening
        self._around = around or Surroundings()
        self._record = Record(game, opening, journal, self._around.wall)
        self._presence, self._knocks = Presence(), Knocks()
        self._countdown = Countdown(self._around.clock, self._around.alarm, self._ring)
        self._takebacks = Takebacks(game, self._record, self._present)
        self._stumbled = False
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._everybodys: PublicFrame | None = None
        self._is_new, self._least_rev = True, 0
        self._still: tuple[Setting, tuple[Here, ...], TableView] | None = None

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
        return self._public().rev

    @property
    def touched(self) -> float:
        """When something last happened, on the wall clock."""
        return self._record.touched

    @property
    def countdown(self) -> Countdown:
        """What counts down, for the ticking of the shared screen."""
        return self._countdown

    @property
    def began(self) -> float:
        """When the game began, on the wall clock; when the table was made, while it is in its lobby."""
        return self._record.began

    @property
    def is_awake(self) -> bool:
        """Whether some page shows this table now."""
        return self._presence.is_awake

    def log(self) -> tuple[Happened, ...]:
        """Every public line so far."""
        return self._record.chronicle.all()

    def restore(self, entries: tuple[Entry, ...]) -> None:
        """Become again what the journal says.

        Revisions go on above every older one: there were fewer public changes than milliseconds.
        """
        self._record.restore(entries)
        self._least_rev = int((self._around.wall() - self.opening.at) * 1000)
        self._follow_timer()

    async def agree(self, *, is_shelved: bool) -> None:
        """Tell the store how the journal really ends."""
        await self._whole(lambda: self._record.agree(is_shelved=is_shelved))

    def close(self, why: str = "table.host_stopped") -> None:
        """The host stops. Nothing is lost; everybody is told."""
        self._countdown.stop()
        for task in self._tasks:
            task.cancel()
        for watcher in tuple(self._presence.watchers):
            watcher.close(why)

    # --- coming and going ---

    def watch(self, watcher: Watcher) -> None:
        """A connection begins. Rejects a seat this device does not hold."""
        if watcher.seat is not None:
            self._check_holds(watcher, watcher.seat)
        self._presence.arrive(watcher)
        self._publish()

    def unwatch(self, watcher: Watcher) -> None:
        """A connection is over. Its seat stays taken."""
        self._presence.leave(watcher)
        self._publish()

    def step_away(self, watcher: Watcher, *, is_away: bool) -> None:
        """Its phone went out of reach, or came back. What it held is covered."""
        if watcher.is_away != is_away:
            watcher.is_away = is_away
            watcher.cover()
            self._publish()

    def hide(self, watcher: Watcher, *, is_hidden: bool) -> None:
        """Its page went behind another one, or is seen again: one that lost its seat may have it back."""
        self._presence.hide(watcher, is_hidden=is_hidden)

    def is_vacant(self, lost: Watcher) -> bool:
        """Whether a page may have back by itself the seat that another page of its phone took."""
        return self._presence.is_vacant(lost)

    def cover_all(self, device: str) -> None:
        """The phone's page hid: whatever it held is covered."""
        for watcher in self._presence.watchers:
            if watcher.device == device and watcher.looks_at:
                watcher.cover()

    def is_alive(self, seat: Seat) -> bool:
        """Whether some phone of this seat is connected now."""
        return self._presence.is_alive(self.setting.place(seat))

    def is_linked(self, device: str) -> bool:
        """Whether this device has a connection that is alive."""
        return self._presence.is_linked(device)

    def devices(self) -> dict[str, frozenset[Viewer]]:
        """Which connected device shows what: seats, or None for a shared screen.

        A page on which the host types for a seat on paper still sounds like the shared screen it left.
        """
        shown: dict[str, frozenset[Viewer]] = {}
        for watcher in self._presence.watchers:
            if not watcher.device:
                continue
            is_paper = watcher.seat in self.setting.on_paper
            shows: frozenset[Viewer] = frozenset({None} if is_paper else {watcher.seat})
            shown[watcher.device] = shown.get(watcher.device, frozenset()) | shows
        return shown

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

    def last_number(self, device: str, seat: Seat | None = None) -> int:
        """The newest number taken from this device for this seat."""
        return self._record.resends.last(speaker(device, seat))

    async def sit(self, device: str, name: str, colour: str, after: Seat | None = None) -> Seat:
        """A new person; who opened the door has checked that they may come in."""

        async def sat() -> Seat:
            fact = business.sit(self.game, self.setting, device, name, colour, after)
            await self._settle(fact)
            return fact.seat

        return await self._whole(sat)

    async def come_back(self, device: str, seat: Seat) -> Seat:
        """A new phone for a seat whose phone is gone."""

        async def came_back() -> Seat:
            await self._settle(business.come_back(self.setting, device, seat, is_alive=self.is_alive(seat)))
            return seat

        return await self._whole(came_back)

    async def move_to(self, table_id: str) -> None:
        """Everybody goes on at another table; a lobby closes behind them. Rejects a game that is running."""

        async def moved() -> None:
            if self.stage == "playing":
                raise Rejection("table.not_over")
            await self._settle(PlayedAgain(table=table_id))
            if self.stage == "lobby":
                await self._settle(Ended())

        await self._whole(moved)

    def knock(self, knock: Knock) -> str:
        """Wait for the host's tap; the number to ask with."""
        if self.stage in ("over", "closed"):
            raise Rejection("table.over" if self.stage == "over" else "table.ended")
        if knock.seat is not None and self.is_alive(knock.seat):
            raise Rejection("table.seat_taken", name=self.setting.place(knock.seat).name)
        if knock.seat is None:
            business.sit(self.game, self.setting, knock.device, knock.name, knock.colour, knock.after)
        knock.name = tidy_name(knock.name)
        knock_id = self._knocks.add(knock)
        self._publish("knock")
        return knock_id

    def knock_answer(self, knock_id: str) -> Knock:
        """How a knock stands."""
        return self._knocks.get(knock_id)

    # --- acting ---

    async def act(
        self, watcher: Watcher, said: dict[str, Any], sent: int = 0, seat: Seat | None = None
    ) -> None:
        """Do what this connection asks, or did under this number. After a `Rejection` nothing changed."""
        await self._whole(lambda: self._act(watcher, said, sent, seat or watcher.seat))

    async def host_act(self, action: TableAction) -> None:
        """Host business without a screen, through the HTTP interface."""
        host = Watcher(device="", is_host=True)
        await self._whole(lambda: self._table_act(host, None, action, Stamp()))

    async def _whole(self, work: Callable[[], Awaitable[T]]) -> T:
        """Under the lock, and to its end even when whoever asked has gone: nothing is ever half done."""

        async def locked() -> T:
            async with self._lock:
                return await work()

        return await asyncio.shield(self._begin(locked()))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, unless they have gone

    async def _act(self, watcher: Watcher, said: dict[str, Any], sent: int, seat: Seat | None) -> None:
        if watcher.closed:
            raise Rejection(watcher.closed)
        if seat is not None:
            self._check_holds(watcher, seat)
        action = self._parsed(said)
        words = {"seat": seat, **action.model_dump(mode="json")}
        stamp = Stamp(speaker(watcher.device, watcher.seat), sent)
        if sent and self._record.resends.is_known(stamp.device, sent, words):
            return
        if _is_table_business(said):
            await self._table_act(watcher, seat, action, stamp)
        elif seat is None:
            raise Rejection("table.needs_a_seat")
        else:
            await self._game_act(seat, action, stamp)
        self._record.resends.note(stamp.device, sent, words)

    def _is_host(self, watcher: Watcher) -> bool:
        return watcher.is_host or self.setting.is_host(watcher.device)

    def _holds(self, watcher: Watcher, seat: Seat) -> bool:
        return seat in self.setting.held_by(watcher.device, is_host=self._is_host(watcher))

    def _check_holds(self, watcher: Watcher, seat: Seat) -> None:
        self.setting.place(seat)
        if not self._holds(watcher, seat):
            raise Rejection("table.not_your_seat")

    def _parsed(self, said: dict[str, Any]) -> Action:
        actions = TABLE_ACTIONS if _is_table_business(said) else self.game.actions
        try:
            return actions.validate_python(said)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            where = ".".join(str(part) for part in first["loc"])[:60]
            raise Rejection("table.bad_action", field=where or "do", problem=first["type"]) from None

    async def _game_act(self, actor: Actor, action: Action, stamp: Stamp) -> None:
        if isinstance(action, TimeUp) and actor != Voice.CLOCK:
            raise Rejection("table.only_the_clock")
        try:
            await self._record.act(actor, action, stamp)
        except Rejection as refused:
            self._notice(refused)
            raise
        self._stumbled = False
        self._follow_timer()
        is_zero = isinstance(action, TimeUp) and action.name == "countdown"
        self._publish("win" if self.stage == "over" else "gong" if is_zero else "")

    async def _table_act(  # noqa: C901 - one case an action
        self, watcher: Watcher, seat: Seat | None, action: Action, stamp: Stamp
    ) -> None:
        if isinstance(action, HOST_ACTIONS) and not self._is_host(watcher):
            raise Rejection("table.host_only")
        if self.stage == "closed" and not isinstance(action, (CarryOn, Cover, Dismiss, PlayAgain)):
            raise Rejection("table.ended")
        match action:
            case Look(at=at):
                self._look(watcher, seat, at)
            case Cover():
                watcher.cover()
            case Dismiss():
                self._stumbled = False
                self._publish()
            case Admit(knock=knock, let_in=let_in):
                await self._admit(knock, let_in=let_in)
            case ForTable(action=said):
                if _is_table_business(said):
                    raise Rejection("table.bad_action", field="action.do", problem="union_tag_invalid")
                await self._game_act(Voice.TABLE, self._parsed(said), stamp)
            case TakeBack(steps=moves, number=number):
                await self._take_back(moves, number)
            case AnswerTakeback(agree=agree):
                await self._answer_takeback(seat, agree=agree)
            case PlayAgain(options=options):
                await self._play_again(options)
            case LeaveSeat():
                await self._settle(
                    business.decide(self.game, self.setting, seat, action), stamp, "table.left"
                )
            case EndTable() | CarryOn():
                if self.stage == "over":
                    raise Rejection("table.over")
                who = seat or self.setting.seat_of(watcher.device)
                await self._settle(business.decide(self.game, self.setting, who, action), stamp)
            case SetOptions(options=options):
                filled = SetOptions(options=self._around.filled_in(self.game.card.id, options))
                await self._settle(business.decide(self.game, self.setting, seat, filled), stamp)
            case _:
                await self._settle(business.decide(self.game, self.setting, seat, action), stamp)

    def _look(self, watcher: Watcher, seat: Seat | None, at: str) -> None:
        play = self._record.play
        if seat is None or seat != watcher.seat or play is None or play.look(seat, at) is None:
            raise Rejection("table.nothing_to_look_at")
        if seat in self.setting.on_paper and self.game.is_dealt(at):
            raise Rejection("table.nothing_to_look_at")
        look = watcher.look(at)
        self._around.alarm.set(LOOK_SECONDS, lambda: watcher.cover(look))

    async def _admit(self, knock_id: str, *, let_in: bool) -> None:
        knock = self._knocks.unanswered(knock_id)
        if let_in and knock.seat:
            is_alive = self.is_alive(knock.seat)
            await self._settle(business.come_back(self.setting, knock.device, knock.seat, is_alive=is_alive))
        elif let_in:
            sat = business.sit(self.game, self.setting, knock.device, knock.name, knock.colour, knock.after)
            await self._settle(sat)
            knock.seat = sat.seat
        knock.answer = "in" if let_in else "no"
        self._publish()

    async def _play_again(self, options: dict[str, Any]) -> None:
        if self.stage not in ("over", "closed") or self._around.play_again is None:
            raise Rejection("table.not_over")
        if self.setting.next_table is None:
            await self._settle(PlayedAgain(table=await self._around.play_again(self, options)))

    # --- taking back ---

    async def _take_back(self, moves: int, number: int | None) -> None:
        fact = self._takebacks.ask(moves, number)
        if fact:
            await self._settle(fact)
        else:
            self._publish("warn")

    async def _answer_takeback(self, seat: Seat | None, *, agree: bool) -> None:
        if agree:
            fact = self._takebacks.agree(seat)
            if fact:
                await self._settle(fact)
            else:
                self._publish()
        else:
            self._record.note(business.line("takeback-refused", self._takebacks.refuse(seat)))
            self._publish()

    def _present(self) -> tuple[Seat, ...]:
        return tuple(place.seat for place in self.setting.places if self._presence.is_alive(place))

    # --- telling ---

    async def _settle(self, fact: TableFact, stamp: Stamp | None = None, why: str = "") -> None:
        try:
            await self._record.settle(fact, stamp or Stamp())
        except Rejection as refused:
            self._notice(refused)
            raise
        match fact:
            case Left(seat=seat):
                self._presence.close_seat(seat, why or "table.kicked")
            case Freed(seat=seat):
                self._presence.close_seat(seat, why or "table.seat_freed")
            case TookBack() | Started() | Ended() | CarriedOn():
                self._takebacks.forget()
                self._stumbled = False
        self._presence.close_strangers(lambda one: one.seat is None or self._holds(one, one.seat))
        self._follow_timer()
        self._publish("start" if isinstance(fact, Started) else "")

    def _notice(self, refused: Rejection) -> None:
        """Say it on every screen when the referee stumbled."""
        if refused.code == "table.stumbled":
            self._stumbled = True
            self._publish("warn")

    def _follow_timer(self) -> None:
        play = self._record.play
        self._countdown.follow(play.timer() if play and self.stage == "playing" else None)

    def _ring(self, timer: Timer) -> None:
        """The countdown is at zero."""

        async def time_up() -> None:
            async with self._lock:
                try:
                    await self._game_act(Voice.CLOCK, TimeUp(name=timer.name, serial=timer.serial), Stamp())
                except Rejection as refused:
                    logger.info("countdown %s was refused: %s", timer.name, refused.code)
                    play = self._record.play
                    if refused.code == "table.not_saved" and play and play.timer() == timer:
                        self._around.alarm.set(RETRY_SECONDS, lambda: self._ring(timer))

        self._begin(time_up())

    def _publish(self, cue: str = "") -> None:
        self._is_new = True
        self._presence.wake()
        self._around.changed(self, cue)

    def frame(self, watcher: Watcher) -> Frame:
        """What this connection may know now."""
        link = f"{self._around.address()}/j/{self.opening.code}#{self.opening.secret.value}"
        public = self._public()
        table = show.for_watcher(public.table, self.setting, watcher, self._knocks.views(), link)
        if table.is_host:
            table = table.model_copy(update={"back": self._takebacks.offer()})
        play = self._record.play
        view = play.view(watcher.seat) if play else None
        if view and watcher.seat in self.setting.on_paper:
            typed = tuple(at for at in view.my_looks if not self.game.is_dealt(at))
            view = view.model_copy(update={"my_looks": typed})
        if play and view and watcher.seat and watcher.looks_at:
            view = view.model_copy(update={"my_face": play.look(watcher.seat, watcher.looks_at)})
        return Frame(public.rev, table, view, self._around.clock(), public.table, public.view)

    def _public(self) -> PublicFrame:
        """The table and the game as everybody sees them, made once a change."""
        if self._everybodys is None or self._is_new:
            view = self._record.play.view(None) if self._record.play else None
            self._everybodys = public_frame(self._everybodys, self._drawn(), view, self._least_rev)
            self._is_new = False
        return self._everybodys

    def seat_lines(self) -> tuple[SeatLine, ...]:
        """Every place, clockwise."""
        return show.seat_lines(self.setting, self._presence.words(self.setting.places))

    def seal(self) -> SealView:
        """The commitment; once the game is over also everything that opens it."""
        return show.seal(self.opening, self.setting, self._record.play, self.stage)

    def _drawn(self) -> TableView:
        setting, here = self.setting, self._presence.words(self.setting.places)
        if self._still is None or self._still[0] is not setting or self._still[1] != here:
            self._still = (setting, here, show.around(self.game, self.opening, setting, here))
        return show.with_the_game(
            self._still[2],
            self.opening,
            self._record,
            timer=self._countdown.view(),
            stumbled=self._stumbled,
            takeback=self._takebacks.view(),
        )


def _is_table_business(said: dict[str, Any]) -> bool:
    """Whether this is an action of the table and not of the game."""
    tag = said.get("do")
    return isinstance(tag, str) and tag in TABLE_TAGS
