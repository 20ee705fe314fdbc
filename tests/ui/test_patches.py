"""Parts are drawn where facts changed and nowhere else: no phone ever shows something stale."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from companion.kernel.seat import Seat, Viewer
from companion.net.link import Frame
from companion.table.views import Happened, SeatLine, TableView, TimerView
from companion.ui import app
from companion.ui.kit.settings import Settings
from tests.games.kits import SEATS, Kit
from tests.games.test_contract import KITS
from tests.games.walking import Taken, walked
from tests.ui.client import Client, believed, drawn_on, redraw
from tests.ui.frames import CannedHall, CannedLink, Guest
from tests.ui.phone import Phone

STEPS, EVERY = 48, 6
TABLES = [pytest.param(kit, table, id=f"{kit.game.card.id}: {table}") for kit in KITS for table in kit.tables]
SIZES: dict[Viewer, tuple[int, int]] = {SEATS[0]: (390, 844), SEATS[1]: (360, 640), None: (1280, 800)}


@dataclass
class Walk(CannedHall):
    """A host of one table, whose game the test plays."""

    kit: Kit = field(kw_only=True)
    table: str = field(kw_only=True)
    shows: dict[Viewer, CannedLink] = field(default_factory=dict)

    def seats_of(self, table_id: str, device: str, *, is_host: bool = False) -> tuple[Seat, ...]:
        """A device is called as its seat."""
        return (Seat(device),) if device in SEATS else ()

    def link(
        self, table_id: str, *, device: str, seat: Seat | None = None, is_host: bool = False
    ) -> CannedLink:
        """The one of this viewer."""
        return self.shows[seat]

    def clock(self) -> float:
        """It stands still."""
        return 100.0

    def frame(self, rev: int, state: Any, viewer: Viewer) -> Frame:
        """What a viewer is told of a state."""
        game, view = self.kit.game, self.kit.game.view(state, viewer)
        count = self.kit.tables[self.table][0]
        seats = tuple(
            SeatLine(seat=seat, name=seat.capitalize(), colour=colour, presence="here", is_host=seat == "ann")
            for seat, colour in zip(SEATS[:count], game.card.colours, strict=False)
        )
        lines = game.log(state)
        log = [Happened(number=at, at=50.0, line=line) for at, line in enumerate(lines)][-12:]
        timer, outcome = game.timer(state), game.outcome(state)
        shown_timer = None
        if timer is not None:
            ends = 100.0 + timer.seconds if timer.is_running else None
            shown_timer = TimerView(name=timer.name, ends=ends, left=timer.seconds, seconds=timer.seconds)
        table = TableView(
            id="t1",
            game=game.card.id,
            title=game.card.title,
            code="KITE",
            stage="over" if outcome else "playing",
            seats=seats,
            places=game.card.seats,
            options={},
            timer=shown_timer,
            log=tuple(log),
            log_length=len(lines),
            winners=outcome.winners if outcome else (),
            my_seat=viewer,
            my_seats=(viewer,) if viewer else (),
            is_host=viewer is None,
        )
        return Frame(rev, table, view, 100.0)

    def publish(self, rev: int, state: Any) -> None:
        """Everybody is told."""
        for viewer, link in self.shows.items():
            link.frame = self.frame(rev, state, viewer)
            link.news.set()


@pytest.fixture(autouse=True)
def less_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers stand where they are going to: what rolls is neither stale nor done."""

    async def kept() -> Settings:
        return Settings(motion=False, tours=("*",))

    monkeypatch.setattr(app, "_kept_settings", kept)


async def opened(kit: Kit, table: str, first: Taken) -> tuple[Walk, dict[Viewer, Phone]]:
    """A seat and the shared screen before the first step; the seats take turns from table to table."""
    walk = Walk(games=(kit.game,), kit=kit, table=table)
    seat = SEATS[list(kit.tables).index(table) % min(2, kit.tables[table][0])]
    viewers: tuple[Viewer, ...] = (seat, None)
    walk.shows = {viewer: CannedLink(walk.frame(1, first.before, viewer)) for viewer in viewers}
    phones: dict[Viewer, Phone] = {}
    for viewer in viewers:
        phone = phones[viewer] = Phone(f"/seat/t1?seat={viewer}" if viewer else "/table/t1", *SIZES[viewer])
        guest = Guest(str(viewer), is_host=viewer is None)
        await phone.open(lambda page, guest=guest: app.main(page, walk, guest))
    return walk, phones


@pytest.mark.parametrize(("kit", "table"), TABLES)
async def test_nothing_stale_is_shown(kit: Kit, table: str) -> None:
    """After every few steps: the client has what the host drew, and drawing it all again changes nothing."""
    steps = walked(kit, table, 2, STEPS)
    walk, phones = await opened(kit, table, steps[0])
    clients = {viewer: Client(phone) for viewer, phone in phones.items()}
    for at, step in enumerate(steps):
        walk.publish(at + 2, step.after)
        for viewer, phone in phones.items():
            await phone.settle()
            if at % EVERY:
                continue
            clients[viewer].read()
            drawn = believed(phone)
            assert drawn_on(clients[viewer].page) == drawn, (viewer, step.action.do)
            await redraw(phone)
            assert believed(phone) == drawn, (viewer, step.action.do)
            clients[viewer].read()
    assert not any("stumbled" in text for phone in phones.values() for text in phone.texts())
