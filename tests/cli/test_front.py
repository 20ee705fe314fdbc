"""The hall as the screens see it: what fits into a house rule, and who has which library."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.cli.front import HallFront
from companion.net.link import Refused
from tests.net.house import House
from tests.net.shelves import BOARD, DECK, GAME, board, deck


@pytest.fixture
def front(tmp_path: Path) -> HallFront:
    hall = House(games=(GAME,), packs=tmp_path).hall
    for document in (board("same"), board("north"), deck("same", name="Dusk")):
        hall.library.save("pebble", document)
    return HallFront(hall)


def test_a_house_rule_is_offered_only_what_fits(front: HallFront) -> None:
    assert front.packs("pebble", "board") == (("north", "North"), ("same", "Same"))
    assert front.packs("pebble", "deck") == (("same", "Dusk"),)
    assert front.packs("pebble", "most") == front.packs("pebble", "nothing") == ()


async def test_a_lobby_opens_with_a_house_rule_chosen(front: HallFront) -> None:
    table = await front.create("pebble", {"board": "north"})
    assert (await front.link(table, device="", is_host=True)).frame.table.options["board"] == "North"
    assert await front.create("pebble", {"board": "same"}) == table, "the lobby that stands open is taken"
    with pytest.raises(Refused):
        await front.create("pebble", {"board": "nowhere"})
    assert (await front.link(table, device="", is_host=True)).frame.table.options["board"] == "Same"


def test_everybody_gets_the_library_that_is_theirs(front: HallFront) -> None:
    host, seat, screen = (
        front.library(is_host=True),
        front.library("pebble", may_save=True),
        front.library("pebble"),
    )
    assert host.read("pebble", DECK, "same")["cards"]
    seat.save("pebble", board("south"))
    assert screen.read("pebble", BOARD, "south") == board("south")
    for work in (
        lambda: screen.save("pebble", board("west")),
        lambda: seat.remove("pebble", BOARD, "south"),
        lambda: seat.read("pebble", DECK, "same"),
    ):
        with pytest.raises(Refused):
            work()


def test_a_share_link_is_that_of_the_host(front: HallFront) -> None:
    assert front.exchange is front.exchange
    link = front.exchange.share(("pebble", BOARD, "north"))
    assert link.startswith("http://10.0.0.1:8550/s/")
