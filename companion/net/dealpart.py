"""An app's own part in the deal: what the page script does in a browser, over the game socket."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from companion.kernel.action import Action
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.net.link import Closed, Refused
from companion.table.actions import Checked, Cut, OpenPart
from companion.table.device import LEFT_OUT, Device, Distrust
from companion.table.views import SealView, SeatLine, TableView

Devices = dict[tuple[str, Seat], Device]
"""What an app keeps for each seat it holds at a table: it outlives the links to it."""


@dataclass(eq=False)
class DealPart:
    """Draws, opens and checks for the seats of one app. `doubt`: why it does not trust this deal."""

    games: tuple[AnyGame, ...]
    say: Callable[[Action, Seat], Awaitable[None]]
    proof: Callable[[], Awaitable[bytes]]
    devices: Devices = field(default_factory=dict)
    doubt: str = ""
    without: set[Seat] = field(default_factory=set)
    """Seats that were dealt without this app: it says so, and never ticks."""
    _said: dict[Seat, Cut | OpenPart] = field(default_factory=dict, init=False)
    _checking: set[Seat] = field(default_factory=set, init=False)
    _found: dict[Seat, tuple[str, ...]] = field(default_factory=dict, init=False)
    _going: set[asyncio.Task[None]] = field(default_factory=set, init=False)

    @property
    def faults(self) -> tuple[str, ...] | None:
        """What did not fit at the end; empty: this device's own tick. None: nothing was checked."""
        return tuple(fault for found in self._found.values() for fault in found) if self._found else None

    def follow(self, table: TableView) -> None:
        """A new frame came: do what an honest device does."""
        if table.seal is None or table.seal.draw == 0:
            return
        for line in table.seats:
            key, is_mine = (table.id, line.seat), line.seat == table.my_seat
            is_borrowed = line.acted_for_by is not None and line.acted_for_by in table.my_seats
            if is_mine and line.presence != "paper" and not is_borrowed and key not in self.devices:
                self.devices[key] = Device(table.id, line.seat, line.name)
            if line.seat in table.my_seats and key in self.devices:
                self._follow(self.devices[key], line, table.seal, table.my_cut if is_mine else None)

    def _follow(self, device: Device, line: SeatLine, seal: SealView, cut: int | None) -> None:
        """One of its seats; the number of another one was dialled on its own page."""
        if seal.step == "cutting":
            device.name = line.name
            self.without.discard(line.seat)
        is_dealt = seal.step in ("dealt", "open")
        if is_dealt and not device.took_part(seal.draw):
            self.without.add(line.seat)
            return
        said = self._answer(device, seal, cut or (device.kept.cut if device.kept else None))
        if said is not None and said != self._said.get(line.seat):
            self._said[line.seat] = said
            self._begin(self._tell(said, line.seat))
        if seal.step == "open" and line.seat not in (*seal.checked, *seal.doubted, *self._checking):
            self._checking.add(line.seat)
            self._begin(self._check(device, line.seat))

    def stop(self) -> None:
        """Nothing more is said."""
        for task in self._going:
            task.cancel()

    def _answer(self, device: Device, seal: SealView, cut: int | None) -> Cut | OpenPart | None:
        try:
            return device.answer(seal, cut)
        except Distrust as doubt:
            if str(doubt) in LEFT_OUT:
                self.without.add(Seat(device.seat))
                return None
            if str(doubt) != "old-draw":
                self.doubt = str(doubt)
                return None
            said = self._said.get(Seat(device.seat))
            if isinstance(said, Cut) and said.draw == seal.draw:
                return None
            return Cut(draw=seal.draw, part=secrets.token_hex(32), opened=device.opened)

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._going.add(task)
        task.add_done_callback(self._going.discard)

    async def _tell(self, said: Action, seat: Seat) -> None:
        with suppress(Refused, Closed):  # the next state says what is to be done
            await self.say(said, seat)

    def _game(self, game_id: str) -> AnyGame:
        for game in self.games:
            if game.card.id == game_id:
                return game
        raise KeyError(game_id)

    async def _check(self, device: Device, seat: Seat) -> None:
        try:
            found = device.check(await self.proof(), self._game)
            self._found[seat] = found
            await self._tell(Checked(ok=not found and not self.doubt), seat)
        except OSError:
            return
        finally:
            self._checking.discard(seat)
