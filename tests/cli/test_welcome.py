"""What the terminal shows of the tables that still run."""

from __future__ import annotations

from companion.cli import welcome
from companion.net.hall import Hall
from companion.table.actions import EndTable, Start
from companion.table.table import Table
from tests.net.house import House

ADDRESS = "http://10.0.0.1:8550"


async def playing(hall: Hall, *names: str) -> Table:
    table = await hall.create("pebble")
    for name, colour in zip(names, table.game.card.colours, strict=False):
        await table.sit(f"phone-{name}", name, colour)
    await table.host_act(Start())
    return table


async def test_every_unfinished_table_is_listed_with_its_code_and_link() -> None:
    hall = House().hall
    nobody = await hall.create("pebble")
    assert welcome.running(hall, ADDRESS) == []
    one, two = await playing(hall, "Ann", "Bo"), await playing(hall, "Chi", "Dee")
    ended = await playing(hall, "Eli", "Fay")
    await ended.host_act(EndTable())
    shown = "\n".join(welcome.running(hall, ADDRESS))
    assert "2 tables are unfinished" in shown
    for table, names in ((one, "Ann, Bo"), (two, "Chi, Dee")):
        assert table.opening.code in shown
        assert names in shown
        assert welcome.join_link(ADDRESS, table) in shown
    for table in (nobody, ended):
        assert table.opening.secret.value not in shown


async def test_the_welcome_offers_the_table_people_want_most() -> None:
    hall = House().hall
    await hall.create("pebble")
    table = await playing(hall, "Ann", "Bo")
    wanted = hall.newest_open()
    assert wanted is table
    shown = welcome.welcome(hall, table, ADDRESS, "http://10.0.0.1:8550/host/key", "No network.")
    assert f"Join      {welcome.join_link(ADDRESS, table)}" in shown
    assert "One table is unfinished:" in shown
    assert "No network." in shown
