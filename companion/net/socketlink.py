"""A link to a table on another device: what an installed app uses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from pydantic import TypeAdapter, ValidationError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from companion import texts
from companion.kernel.action import Action, Reason
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.net.asking import NoAnswer, asked
from companion.net.dealpart import DealPart, Devices
from companion.net.link import Closed, Refused
from companion.net.wire import OUTGOING, Act, Bye, Done, Hello, Ping, Pong, RefusedAct, ViewMessage, Welcome
from companion.table.frame import Frame
from companion.table.views import Happened, TableView

FIRST_WAIT, LONGEST_WAIT = 0.25, 5.0
"""Seconds between two tries to reach a host that is gone; doubled each time."""
LARGEST_FRAME = 8 << 20
"""Bytes; a view is a thousandth of that."""
COMES_BACK = frozenset({"table.host_stopped", "table.moved"})
"""Ends of a connection after which it is worth trying again."""


class SocketLink:
    """A link to a table on another device, over its game socket: what an installed app uses.

    It comes back by itself after a lost network or a restarted host, and says again what was not answered;
    the numbers make sure that nothing happens twice.
    """

    def __init__(
        self,
        address: str,
        table: str,
        games: tuple[AnyGame, ...],
        hello: Hello,
        *,
        heard: Callable[[Frame], None] = lambda _frame: None,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
        devices: Devices | None = None,
    ) -> None:
        """`address` is that of the host, such as `http://192.168.1.20:8550`; `heard` is told every frame.

        `devices`: what this app keeps of deals, for all its links."""
        self._address, self._table, self._hello = address.rstrip("/"), table, hello
        self._games, self._game, self._heard = games, games[0], heard
        self._wait, self._clock = wait, clock
        self._frame: Frame | None = None
        self._offset = 0.0
        self._number = 0
        self._unanswered: dict[int, tuple[str, asyncio.Future[None]]] = {}
        self._socket: ClientConnection | None = None
        self._news, self._welcomed = asyncio.Event(), asyncio.Event()
        self._closed = ""
        self._running: asyncio.Task[None] | None = None
        self.part = DealPart(games, self.act, self._proof, {} if devices is None else devices)
        """This device's own part in the deal."""

    async def open(self) -> SocketLink:
        """Connect, for as long as it takes; ready when it returns. Raises `Closed` when the table says no."""
        self._running = asyncio.create_task(self._run())
        await self._welcomed.wait()
        if self._closed:
            raise Closed(self._closed)
        return self

    @property
    def is_lost(self) -> bool:
        """Whether the host is out of reach now."""
        return self._socket is None

    @property
    def clock(self) -> float:
        """The host's clock, now."""
        return self._clock() + self._offset

    @property
    def frame(self) -> Frame:
        """The newest frame, with the host's clock as it is now."""
        if self._frame is None:
            raise Closed(self._closed or "table.left")
        return replace(self._frame, clock=self.clock)

    async def changed(self) -> None:
        """Return when there is something new since the last call."""
        await self._news.wait()
        self._news.clear()
        if self._closed:
            raise Closed(self._closed)

    async def act(self, action: Action, seat: Seat | None = None) -> None:
        """Do something; waits while the host is out of reach. Raises `Refused`, `Closed`."""
        if self._closed:
            raise Closed(self._closed)
        self._number += 1
        said = Act(n=self._number, action=action.model_dump(mode="json"), seat=seat)
        answered = asyncio.get_running_loop().create_future()
        self._unanswered[said.n] = (said.model_dump_json(exclude_none=True), answered)
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(self._unanswered[said.n][0])
        await answered

    async def log(self) -> tuple[Happened, ...]:
        """Every line of the table's log; on a shared screen the newest ones."""
        if self._hello.token is None:
            return self.frame.table.log
        try:
            return _LOG.validate_json(await self._asked("log"))
        except (OSError, ValidationError):
            return self.frame.table.log

    async def _proof(self) -> bytes:
        return await self._asked("proof")

    async def _asked(self, what: str) -> bytes:
        """A page of the table, over HTTP."""
        headers = {"Authorization": f"Bearer {self._hello.token}"}
        told = await asked(self._address, f"/table/{self._table}/{what}", headers)
        if not told.is_good:
            raise NoAnswer(str(told.status))
        return told.body

    def away(self, is_away: bool) -> None:
        """The socket itself tells the host whether this phone is there."""

    def hide(self, is_hidden: bool) -> None:
        """An app has no other tabs."""

    async def vacated(self) -> None:
        """Never by itself: whoever opened the app elsewhere is there."""
        await asyncio.Event().wait()

    def close(self) -> None:
        """Leave; the seat stays taken."""
        self._end("table.left")
        self.part.stop()
        if self._running is not None:
            self._running.cancel()

    async def _run(self) -> None:
        """Be connected until the table says bye."""
        pause = FIRST_WAIT
        while not self._closed:
            address = f"ws{self._address.removeprefix('http')}/table/{self._table}/ws"
            with suppress(OSError, WebSocketException, TimeoutError):
                async with _Straight(address) as socket:
                    with suppress(WebSocketException):  # there may still be a bye to read
                        await socket.send(self._hello.model_dump_json(exclude_none=True))
                    async for text in socket:
                        pause = FIRST_WAIT
                        await self._hear(text, socket)
            self._socket = None
            if not self._closed:
                self._news.set()
                await self._wait(pause)
                pause = min(LONGEST_WAIT, pause * 2)

    async def _hear(self, text: str | bytes, socket: ClientConnection) -> None:
        try:
            message = OUTGOING.validate_json(text)
            match message:
                case Welcome(game=game_id):
                    self._game = next(game for game in self._games if game.card.id == game_id)
                    self._show(message, message.clock)
                    await self._greet(message, socket)
                case ViewMessage():
                    self._show(message, self.clock)
                case Done(n=number):
                    self._answer(number)
                case RefusedAct(n=number):
                    self._answer(number, self._refused(message))
                case Pong(at=at, clock=clock):
                    self._offset = clock - (at + self._clock()) / 2
                case Bye(code="table.elsewhere", go=go) if go:
                    self._address = go
                case Bye(code=code) if code not in COMES_BACK:
                    self._end(code)
        except (ValidationError, StopIteration, KeyError, TypeError, RecursionError, Closed):
            # another version, a game this app does not have, or no host at all
            self._end("wire.bad_frame")

    async def _greet(self, welcome: Welcome, socket: ClientConnection) -> None:
        """Say again what was not answered, in order, and set the clock."""
        self._offset = welcome.clock - self._clock()
        self._number = max(self._number, welcome.n)
        self._socket = socket
        self._welcomed.set()
        for text, _ in list(self._unanswered.values()):
            await socket.send(text)
        await socket.send(Ping(at=self._clock()).model_dump_json())

    def _show(self, message: Welcome | ViewMessage, clock: float) -> None:
        view = None if message.view is None else self._game.views.model_validate(message.view)
        self._frame = Frame(message.rev, TableView.model_validate(message.table), view, clock)
        self._heard(self._frame)
        self._news.set()
        if self._hello.token is not None:
            self.part.follow(self._frame.table)

    def _answer(self, number: int, no: Refused | None = None) -> None:
        _, answered = self._unanswered.pop(number, ("", None))
        if answered is None or answered.done():
            return
        if no is None:
            answered.set_result(None)
        else:
            answered.set_exception(no)

    def _refused(self, message: RefusedAct) -> Refused:
        facts = dict(message.facts)
        also = facts.pop("also", [])
        first = Reason(message.code, "", facts)
        names: dict[str, str] = {line.seat: line.name for line in self.frame.table.seats}
        title = texts.say(texts.text_id(first.code), "title", **texts.values(facts, names))
        return Refused(title, message.say, (first, *(Reason(one["code"], "", one["facts"]) for one in also)))

    def _end(self, code: str) -> None:
        """Nothing more will come: tell everybody who waits."""
        self._closed = self._closed or code
        for number in list(self._unanswered):
            _, answered = self._unanswered.pop(number)
            if not answered.done():
                answered.set_exception(Closed(self._closed))
        self._welcomed.set()
        self._news.set()


_LOG: TypeAdapter[tuple[Happened, ...]] = TypeAdapter(tuple[Happened, ...])


class _Straight(connect):
    """To the host itself: no proxy of the system is asked, and nobody is sent elsewhere with a token."""

    def __init__(self, address: str) -> None:
        super().__init__(address, proxy=None, max_size=LARGEST_FRAME, open_timeout=LONGEST_WAIT)

    def process_redirect(self, exc: Exception) -> Exception:
        """A redirect is no host."""
        return exc
