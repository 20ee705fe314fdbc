"""One page of the installed app: the entrance, the host of this device, or a seat at another one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import flet as ft

from companion.cli.device import HERE, KeptSeat
from companion.games import GAMES
from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.net import finding, invitation
from companion.net.away import Away, Knocked
from companion.net.invitation import Invitation
from companion.net.link import Refused, refused
from companion.net.remote import RemoteHall
from companion.net.visitor import Visitor, device_of
from companion.ui import app
from companion.ui.door.entrance import Entrance
from companion.ui.door.ways import FoundTable, Porch, Wish
from companion.ui.front import Front

if TYPE_CHECKING:
    from companion.cli.app import Installed


class Visit:
    """It answers the entrance (`ui.door.ways`) and the links of its page (`ui.native`)."""

    def __init__(self, installed: Installed, page: ft.Page) -> None:
        self._app, self._page = installed, page
        self._away: Away | None = None
        self._knocks: dict[tuple[str, Wish], str] = {}
        self._is_at_home = False
        self._heard: dict[str, str] = {}
        """By code: where a table was heard of."""

    @property
    def name(self) -> str:
        """What this person was called last time."""
        return self._app.device.name

    @property
    def seat(self) -> KeptSeat | None:
        """The seat this device has, to go back to."""
        return self._app.device.seat

    async def begin(self, route: str) -> None:
        """Host again if it did; then a link that opened the app, the seat it had, its host, the entrance."""
        invited, no, hosted = invitation.opened_by(route), None, None
        if self._app.device.is_hosting:
            try:
                hosted = await self._app.host()
            except Refused as refusal:
                no = refusal
        if invited or no or (self.seat is None and hosted is None):
            self._show_entrance(invited, no)
        elif self.seat is not None and (hosted is not None or self.seat.address != HERE):
            await self._show_seat(self.seat)
        elif hosted is not None:
            await self.host()
        else:
            self._show_entrance()

    async def host(self) -> None:
        """Host on this device, and show the start screen. Raises `Refused`."""
        await self._show_home("/")

    async def back(self) -> None:
        """The seat this device has. Raises `Refused`."""
        if self.seat is not None:
            await self._show_seat(self.seat)

    async def look(self, text: str) -> Porch | None:
        """The table that a link, an address or a code means; None when its page is shown already.

        Who sits there goes to that seat, unless one more person is to sit down. Raises `Refused`.
        """
        try:
            meant = self._heard_of(invitation.read(text))
        except Rejection as rejection:
            raise refused(rejection, {}) from None
        state = await self._app.away(meant.address).look(meant)
        mine = self._my_seat(meant, state.table)
        if mine is not None and not meant.is_more:
            await self._show_seat(mine)
            return None
        return Porch(meant, state)

    def _heard_of(self, meant: Invitation) -> Invitation:
        """A bare code leads to where its table was heard of: another port, or a phone that knows no names."""
        is_bare = meant.address == f"http://{invitation.local_name(meant.code)}:{invitation.DEFAULT_PORT}"
        return replace(meant, address=self._heard.get(meant.code, meant.address)) if is_bare else meant

    def _my_seat(self, meant: Invitation, table: str) -> KeptSeat | None:
        address, kept = self._app.address_of(meant.address), self.seat
        if kept is not None and (kept.address, kept.table) == (address, table):
            return kept
        if address == HERE and self._app.hosted is not None:
            device = device_of(self._app.device.token(HERE))
            for seat in self._app.hosted.front.seats_of(table, device):
                return KeptSeat(address=HERE, table=table, seat=seat)
        return None

    async def found(self) -> AsyncIterator[tuple[FoundTable, ...]]:
        """All tables heard of on this network."""
        async for tables in finding.tables():
            self._heard = {one.code.upper(): one.address for one in tables}
            yield tuple(
                FoundTable(Invitation(one.address, one.code), _title(one.game), one.game) for one in tables
            )

    async def again(self, porch: Porch) -> Porch:
        """The same door as it is now. Raises `Refused`."""
        meant = porch.invitation
        return Porch(meant, await self._app.away(meant.address).look(meant))

    async def sit(self, porch: Porch, wish: Wish) -> bool:
        """Sit down and show the seat's page; False while the host has not tapped yet. Raises `Refused`."""
        meant = porch.invitation
        away, asked = self._app.away(meant.address), (meant.link, wish)
        told = await self._answered(away, meant, asked)
        if told is None:
            answer = await away.sit(meant, wish.name, wish.colour, wish.seat, wish.after)
            if isinstance(answer, Knocked):
                self._knocks[asked] = answer.knock
                return False
            table, mine = answer.table, answer.seat
        else:
            state, mine = told
            if state == "waiting":
                return False
            del self._knocks[asked]
            if state == "no":
                raise refused(Rejection("app.not_let_in"), {})
            table = porch.state.table
        address = self._app.address_of(meant.address)
        kept = KeptSeat(address=address, table=table, seat=mine, title=porch.state.title)
        self._app.remember(name=wish.name or self.name, seat=kept)
        await self._show_seat(kept)
        return True

    async def _answered(
        self, away: Away, meant: Invitation, asked: tuple[str, Wish]
    ) -> tuple[str, Seat] | None:
        """How the knock for this wish stands; None without one, or when the host waited for us in vain."""
        if (knock := self._knocks.get(asked)) is None:
            return None
        try:
            return await away.answer(meant, knock)
        except Refused as refusal:
            if refusal.reasons[0].code != "table.knock_gone":
                raise
            del self._knocks[asked]
            return None

    async def _show_seat(self, kept: KeptSeat) -> None:
        route = f"/seat/{kept.table}?seat={kept.seat}"
        if kept.address == HERE:
            await self._show_home(route)
            return
        token = self._app.device.token(kept.address)
        self._away = Away(kept.address, token)
        hall = RemoteHall(
            GAMES, kept.address, token, (Seat(kept.seat),), devices=self._app.deals, gone=self._forget(kept)
        )
        self._is_at_home = False
        await self._show(hall, Visitor(device=device_of(token)), route)

    def _forget(self, kept: KeptSeat) -> Callable[[], None]:
        """There is no way back to a seat that nobody knows any more."""

        def forget() -> None:
            if self.seat == kept:
                self._app.remember(seat=None)

        return forget

    async def _show_home(self, route: str) -> None:
        """The host of this device, straight: what it hosts and where it sits is one."""
        hosted = await self._app.host()
        self._away = Away(hosted.here, hosted.key)
        visitor = Visitor(device=device_of(self._app.device.token(HERE)), is_host=True)
        was_at_home, self._is_at_home = self._is_at_home, True
        await self._show(hosted.front, visitor, route)
        if not was_at_home:
            self._page.run_task(self._until_quit)

    async def _until_quit(self) -> None:
        """A phone does not end its apps: who quits the host is where the app began."""
        await self._app.ended()
        if self._is_at_home:
            self._is_at_home = False
            with suppress(RuntimeError):  # from Flet: the window has gone with it
                self._show_entrance()

    async def _show(self, hall: Front, visitor: Visitor, route: str) -> None:
        self._page.route = route
        await app.main(self._page, hall, visitor)

    def _show_entrance(self, invited: str = "", no: Refused | None = None) -> None:
        self._page.route = "/"
        screens_of = app.Shelf(GAMES).screens_of
        self._page.render(Entrance.keyed(invited), self._page, self, screens_of, invited, no)

    async def door(self, url: str) -> None:
        """The door of a table: of the one this device sits at, or of one whose link was opened.

        The seat it has is kept until it sits down elsewhere.
        """
        link = invitation.opened_by(url)
        if not link and self._away is not None and url.startswith("/j/"):
            link = f"{self._away.address}{url}"
        self._show_entrance(link)

    async def arrive(self, route: str) -> None:
        """The system opened a link while the app runs."""
        if link := invitation.opened_by(route):
            await self.door(link)
            await self._page.push_route("/")  # so that the same link can be opened again

    async def file(self, path: str) -> bytes:
        """A file of the host. Raises `Refused`."""
        if self._away is None:
            raise refused(Rejection("library.unknown"), {})
        return await self._away.fetch(path)


def _title(game_id: str) -> str:
    return next((str(game.card.title) for game in GAMES if game.card.id == game_id), game_id)
