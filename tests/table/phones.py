"""People with honest devices: each draws its own bits, opens and checks, over the deal's HTTP interface."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.table.actions import Cut, OpenPart
from companion.table.device import Device
from companion.table.views import SealView
from tests.table.pebble import GAME as PEBBLE
from tests.table.people import People, people


@dataclass
class Phones:
    """A table, and a device for each seat that a test wants to be honest."""

    at: People
    devices: dict[str, Device] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)

    @property
    def seal(self) -> SealView:
        return self.at.table.seal()

    async def say(self, seat: str, said: Cut | OpenPart) -> None:
        """As the page script says it."""
        device = f"phone-{self.devices[seat].name}"
        fields = said.model_dump(mode="json", exclude_defaults=True) | {"do": said.do}
        await self.at.table.deal.act(device, Seat(seat), fields, is_host=False)

    async def cut(self, *seats: str) -> None:
        """These devices commit to the draw of now."""
        for seat in seats or tuple(self.devices):
            device, seal = self.devices[seat], self.seal
            await self.say(seat, device.commit(seal.draw, seal.seal, self.numbers.setdefault(seat, 7)))

    async def open(self, *seats: str) -> None:
        """These devices open for the roster of now."""
        roster = self.seal.roster
        assert roster is not None
        for seat in seats or tuple(self.devices):
            await self.say(seat, self.devices[seat].open(roster))

    def see(self) -> set[str]:
        """All devices look at the openings; the words they worked out."""
        seal = self.seal
        return {device.see(seal.openings, seal.shuffles, seal.later) for device in self.devices.values()}

    async def restarted(self) -> Phones:
        """The host died, and stands again from its journal."""
        return Phones(await self.at.restarted(), self.devices, self.numbers)

    def disk(self, entries: Any) -> str:
        """All that was written, as text."""
        return "\n".join(entry.line() for entry in entries)


async def phones(*names: str, game: AnyGame = PEBBLE, without: tuple[str, ...] = (), **more: Any) -> Phones:
    """A lobby in which everybody has an honest device, but those who are `without`."""
    at = await people(*names, game=game, **more)
    devices = {
        place.seat: Device(at.table.id, place.seat, place.name)
        for place in at.table.setting.places
        if place.name not in without
    }
    return Phones(at, devices)


async def started(at: Phones) -> None:
    """Everybody cuts, the host starts, all devices open."""
    await at.cut()
    await at.at.host_act("start")
    await at.open()
