"""Whole games over real sockets: everybody's phone listens, acts, and keeps every byte."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from companion.kernel.action import Rejection
from companion.kernel.game import AnyGame
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat, Voice
from companion.net.visitor import device_of
from companion.table.actions import TABLE_ACTIONS
from companion.table.journal import Opening
from companion.table.table import Table
from tests.games.kits import Kit
from tests.games.walking import next_step
from tests.net.house import PATIENCE, House, serving
from tests.table.people import Time
from tests.table.seeds import luck_of

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Fay")
TOKENS = {name.lower(): f"{index}{index}a5" * 8 for index, name in enumerate(NAMES, start=1)}
JOIN, SCREEN = "join-secret-of-this-table", "screen-key-of-this-table"


class Listener:
    """A phone that reads all the time."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.frames: list[str] = []
        self._answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._number = 0
        self._reading = asyncio.create_task(self._read())

    @property
    def address(self) -> str:
        """Of the host, with its port."""
        host, port = self._connection.remote_address[:2]
        return f"{host}:{port}"

    async def _read(self) -> None:
        try:
            async for frame in self._connection:
                assert isinstance(frame, str)
                self.frames.append(frame)
                if frame.startswith(('{"t":"done"', '{"t":"refused"', '{"t":"pong"', '{"t": "welcome"')):
                    self._answers.put_nowait(json.loads(frame))
        except ConnectionClosed:
            pass

    async def answer(self) -> dict[str, Any]:
        """The next answer."""
        return await asyncio.wait_for(self._answers.get(), PATIENCE)

    async def act(self, action: dict[str, Any]) -> dict[str, Any]:
        """Do something."""
        self._number += 1
        await self._connection.send(json.dumps({"t": "act", "n": self._number, "action": action}))
        return await self.answer()

    async def caught_up(self) -> None:
        """Everything so far has arrived."""
        await self._connection.send(json.dumps({"t": "ping", "at": 1.0}))
        assert (await self.answer())["t"] == "pong"

    async def close(self) -> None:
        """Leave."""
        await self._connection.close()
        await self._reading


@dataclass
class Game:
    """A table with everybody's phones."""

    table: Table
    time: Time
    kit: Kit
    phones: dict[str, Listener]
    """By seat; `@screen` is the shared screen."""
    house: House
    heard: dict[str, int] = field(default_factory=dict)

    @property
    def state(self) -> Any:
        """The whole truth, for the tests only."""
        return self.table._record.play._now.state  # type: ignore[union-attr]

    async def host(self, do: str, **fields: Any) -> None:
        """The host does something."""
        await self.table.host_act(TABLE_ACTIONS.validate_python({"do": do, **fields}))

    async def act(self, seat: str, do: str, /, **fields: Any) -> dict[str, Any]:
        """A seat does something over its socket."""
        return await self.phones[seat].act({"do": do, **fields})

    async def done(self, seat: str, do: str, /, **fields: Any) -> None:
        """A seat does something that must be accepted."""
        answer = await self.act(seat, do, **fields)
        assert answer["t"] == "done", answer

    async def caught_up(self) -> None:
        """Everybody has heard everything."""
        for phone in self.phones.values():
            await phone.caught_up()

    def new_frames(self) -> dict[str, list[str]]:
        """What everybody heard since the last call."""
        fresh = {}
        for name, phone in self.phones.items():
            fresh[name] = phone.frames[self.heard.get(name, 0) :]
            self.heard[name] = len(phone.frames)
        return fresh

    async def step(self, luck: Random) -> str:
        """Somebody whom the game waits for does something it offers, or the time is up; who."""
        play = self.table._record.play
        assert play is not None
        public, timer = play.view(None), play.timer()
        if timer and timer.is_running and (luck.random() < 0.6 or not public.waiting_for):
            await self.time.pass_by(timer.seconds + 1)
            return "@clock"
        seat = luck.choice(public.waiting_for)
        view: Any = play.view(seat)
        weights = [self.kit.weights.get(choice.do, 20) for choice in view.choices]
        choice = luck.choices(view.choices, weights)[0]
        action: dict[str, Any] = {"do": choice.do}
        for name, words in choice.one_of.items():
            liked = [word for word in words if word in self.kit.leanings.get(name, ())]
            action[name] = luck.choice(liked if liked and luck.random() < 0.6 else words)
        for name, (low, high) in choice.between.items():
            if name not in choice.free:
                action[name] = luck.choice((low, high))
        if choice.free:
            action |= self.kit.fill(choice, view, luck.choice, self._accepts(seat, choice.do))
        if choice.do == "name_leader":
            action["seat"] = luck.choice(self.table.setting.seats)
        said = self.table.game.actions.validate_python(action)
        answer = await self.phones[seat].act(said.model_dump(mode="json"))
        assert answer["t"] == "done", (action, answer)
        return str(seat)

    async def walk_on(self, luck: Random) -> str:
        """The next step of a walk as the contract tests take it; who took it, empty if it was refused."""
        actor, action = next_step(self.kit, self.state, luck)
        said = action.model_dump(mode="json")
        if actor == Voice.CLOCK:
            timer = self.table._record.play.timer()  # type: ignore[union-attr]
            await self.time.pass_by(timer.seconds + 1)  # type: ignore[union-attr]
        elif actor == Voice.TABLE:
            await self.host("for_table", action=said)
        else:
            answer = await self.phones[actor].act(said)
            return str(actor) if answer["t"] == "done" else ""
        return str(actor)

    def _accepts(self, seat: Seat, do: str) -> Callable[[dict[str, Any]], bool]:
        game = self.table.game

        def accepts(fields: dict[str, Any]) -> bool:
            try:
                game.apply(self.state, seat, game.actions.validate_python({"do": do, **fields}))
            except Rejection:
                return False
            return True

        return accepts


@asynccontextmanager
async def playing(kit: Kit, table: str, seal: str = "5e" * 32, *, cuts: int = 40) -> AsyncIterator[Game]:
    """A table that has begun, with all phones and a shared screen connected; all its secrets are known."""
    house, time = House(games=(kit.game,)), Time()
    house.hall._around = replace(house.hall._around, clock=time, wall=time, alarm=time, luck=luck_of(seal))
    async with serving(house) as address, begun(house, address, time, kit, table, cuts=cuts) as game:
        yield game


@asynccontextmanager
async def begun(
    house: House, address: str, time: Time, kit: Kit, table: str, *, cuts: int = 40
) -> AsyncIterator[Game]:
    """The same, in a house that stands already."""
    count, options = kit.tables[table]
    opening = opening_of(kit.game, options.model_dump(mode="json"))
    await house.journal.open(opening)
    made = Table(kit.game, opening, house.journal, house.hall._around)
    house.hall._tables[made.id] = made
    for index, name in enumerate(NAMES[:count]):
        await made.sit(device_of(TOKENS[name.lower()]), name, kit.game.card.colours[index])
    async with AsyncExitStack() as stack:
        phones = {}
        hellos: dict[str, dict[str, str]] = {seat: {"token": TOKENS[seat]} for seat in made.setting.seats}
        hellos["@screen"] = {"screen": SCREEN}
        for name, hello in hellos.items():
            connection = await connect(f"ws://{address}/table/{made.id}/ws", max_size=None)
            phones[name] = Listener(connection)
            stack.push_async_callback(phones[name].close)
            await connection.send(json.dumps({"t": "hello", "v": 1, **hello}))
            assert (await phones[name].answer())["t"] == "welcome"
        game = Game(made, time, kit, phones, house)
        for index, seat in enumerate(made.setting.seats):
            await game.done(seat, "cut", at=cuts + index)
        await game.host("start")
        await game.caught_up()
        yield game


def opening_of(game: AnyGame, options: dict[str, Any]) -> Opening:
    return Opening(
        table="0123456789ab",
        game=game.card.id,
        rules_version=game.card.rules_version,
        at=1.0,
        code="WREN",
        secret=Hidden(JOIN),
        screen=Hidden(SCREEN),
        options=options,
    )


def deal_without_seals(text: str) -> str:
    """A frame without what is different for every deal: seal and words; they tell nothing of a card."""
    return re.sub(r'"(seal|bits)":"[0-9a-f]{32,64}"|"words":"[a-z ]*"', '"deal"', text)
