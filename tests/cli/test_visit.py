"""One page of the app: which of its screens stands there, and which seat it remembers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import flet as ft
import pytest

from companion.cli import visit as visits
from companion.cli.app import Installed
from companion.cli.device import KeptSeat
from companion.cli.visit import Visit
from companion.net.finding import Heard
from companion.net.link import Closed, Refused
from companion.net.visitor import device_of
from companion.ui.door.ways import Wish
from tests.net.house import House, serving
from tests.net.strange import Stranger, met
from tests.table.pebble import GAME


class Shelf:
    """A page that keeps what was put on it."""

    def __init__(self) -> None:
        self.route, self.shown = "/", list[tuple[Any, ...]]()

    def render(self, _component: object, *facts: Any) -> None:
        """Noted."""
        self.shown.append(facts)

    async def push_route(self, route: str) -> None:
        """The client follows."""
        self.route = route


def visited(data: Path) -> tuple[Visit, Shelf, Installed]:
    installed, page = Installed(data), Shelf()
    return Visit(installed, cast("ft.Page", page)), page, installed


def table_link(address: str, table: Any) -> str:
    return f"http://{address}/j/{table.opening.code}#{table.opening.secret.value}"


async def test_a_seat_is_remembered_until_another_one_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look at another table cost the seat one had."""
    monkeypatch.setattr(visits, "GAMES", (GAME,))
    house, (visit, page, installed) = House(), visited(tmp_path)
    table = await house.table()
    async with serving(house) as address:
        link = table_link(address, table)
        porch = await visit.look(link)
        assert porch is not None
        assert await visit.sit(porch, Wish("Ann", "orange"))
        kept = KeptSeat(address=f"http://{address}", table=table.id, seat="ann", title=GAME.card.title)
        assert visit.seat == kept
        assert table.setting.held_by(device_of(installed.device.token(f"http://{address}")))
        await visit.door("/j")
        assert (visit.seat, page.route) == (kept, "/")
        async with met(Stranger(b"no host")) as other:
            with pytest.raises(Refused):
                await visit.look(f"{other.address}/j/WREN")
            asked = other.asked[0].decode()
            assert installed.device.token(f"http://{address}") not in asked
            assert installed.device.secret not in asked
        assert Visit(Installed(tmp_path), cast("ft.Page", page)).seat == kept, "also when it starts again"


async def test_a_seat_that_nobody_knows_any_more_is_no_way_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next evening the app went to last evening's table, and waited for it."""
    monkeypatch.setattr(visits, "GAMES", (GAME,))
    house, (visit, page, installed) = House(), visited(tmp_path)
    async with serving(house) as address:
        kept = KeptSeat(address=f"http://{address}", table="0" * 12, seat="ann")
        installed.remember(seat=kept)
        await visit.begin("/")
        hall = page.shown[-1][1]
        with pytest.raises(Closed, match=r"table\.unknown"):
            await hall.link(kept.table, device="")
    assert visit.seat is None


async def test_who_sits_there_goes_to_that_seat_unless_one_more_is_to_sit_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`?more=1` of “Add another person on this phone” was lost."""
    monkeypatch.setattr(visits, "GAMES", (GAME,))
    house, (visit, page, _) = House(), visited(tmp_path)
    table = await house.table()
    async with serving(house) as address:
        link = table_link(address, table)
        porch = await visit.look(link)
        assert porch is not None
        await visit.sit(porch, Wish("Ann", "orange"))
        page.route = "/"
        assert await visit.look(link) is None
        assert page.route == f"/seat/{table.id}?seat=ann"
        code, _, secret = link.rpartition("/")[2].partition("#")
        await visit.door(f"/j/{code}?more=1#{secret}")
        invited = page.shown[-1][3]
        more = await visit.look(invited)
        assert more is not None
        await visit.sit(more, Wish("Bo", "sky"))
        device = table.setting.place(table.setting.seats[0]).devices
        assert table.setting.place(table.setting.seats[1]).devices == device, "one phone, two people"


async def test_a_knock_that_the_host_forgot_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone that slept at the door was told for ever that its knock was gone."""
    monkeypatch.setattr(visits, "GAMES", (GAME,))
    house, (visit, _, _) = House(), visited(tmp_path)
    table = await house.table()
    async with serving(house) as address:
        porch = await visit.look(f"{address}/j/{table.opening.code}")
        assert porch is not None
        first, other = Wish("Ann", "orange"), Wish("Anna", "orange")
        assert not await visit.sit(porch, first)
        assert not await visit.sit(porch, other), "a phone has one knock: this one took the first one's place"
        assert not await visit.sit(porch, first)
        assert [knock.name for knock in table._knocks._waiting.values()] == ["Ann"]


async def test_a_code_leads_to_where_its_table_was_heard_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was looked for at the usual port alone, by a name that many phones cannot look up."""
    monkeypatch.setattr(visits, "GAMES", (GAME,))
    house, (visit, _, _) = House(), visited(tmp_path)
    table = await house.table()
    async with serving(house) as address:
        code = table.opening.code

        async def heard() -> AsyncIterator[tuple[Heard, ...]]:
            yield (Heard(code, GAME.card.id, f"http://{address}"),)

        monkeypatch.setattr(visits.finding, "tables", heard)
        assert [one[0].title async for one in visit.found()] == [GAME.card.title]
        porch = await visit.look(code.lower())
        assert porch is not None
        assert (porch.invitation.address, porch.state.table) == (f"http://{address}", table.id)


@pytest.mark.parametrize(
    ("route", "invited"),
    [("/", ""), ("/10.0.0.1:8550/j/WREN#key", "companion://table/10.0.0.1:8550/j/WREN#key")],
)
async def test_a_link_that_comes_while_the_entrance_stands_there(
    tmp_path: Path, route: str, invited: str
) -> None:
    visit, page, _ = visited(tmp_path)
    await visit.begin("/")
    page.route = route
    await visit.arrive(route)
    assert page.shown[-1][3] == invited
