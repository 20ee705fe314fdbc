"""Pages are counted: a family behind one address never notices, a flood does, and who sits gets in."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from companion.kernel.action import Rejection
from companion.net.crowd import MOST_OF_A_DEVICE, MOST_OF_AN_ADDRESS, MOST_STRANGERS, Crowd
from tests.net.house import KEY, House

HTML = {"accept": "text/html"}


def fill(crowd: Crowd, stack: ExitStack, pages: int, address: str = "10.0.0.7") -> None:
    for number in range(pages):
        stack.enter_context(crowd.inside(f"{address} {number}", address, is_known=False))


def test_a_flood_from_one_address_ends_at_its_bound() -> None:
    crowd = Crowd()
    with ExitStack() as stack:
        fill(crowd, stack, MOST_OF_AN_ADDRESS)
        with pytest.raises(Rejection, match=r"door\.house_full"):
            crowd.check("one more", "10.0.0.7", is_known=False)
        crowd.check("one more", "10.0.0.8", is_known=False)
        crowd.check("one more", "10.0.0.7", is_known=True)
    crowd.check("one more", "10.0.0.7", is_known=False)


def test_a_flood_from_many_addresses_ends_too() -> None:
    crowd = Crowd()
    with ExitStack() as stack:
        for number in range(MOST_STRANGERS // 50):
            fill(crowd, stack, 50, f"10.0.1.{number}")
        with pytest.raises(Rejection, match=r"door\.house_full"):
            crowd.check("one more", "10.0.0.8", is_known=False)
        crowd.check("one more", "10.0.0.7", is_known=True)


def test_a_device_has_so_many_pages_even_if_it_sits() -> None:
    crowd = Crowd()
    with ExitStack() as stack:
        for _ in range(MOST_OF_A_DEVICE):
            stack.enter_context(crowd.inside("ann", "10.0.0.7", is_known=True))
        with pytest.raises(Rejection, match=r"door\.too_many_pages"):
            crowd.check("ann", "10.0.0.7", is_known=True)


async def test_one_page_too_many_is_told_in_a_sentence() -> None:
    house = House()
    crowd = house.server._pages.crowd
    with ExitStack() as stack:
        fill(crowd, stack, MOST_OF_AN_ADDRESS)
        async with house.http() as browser:
            turned_away = await browser.get("/seat/x", headers=HTML)
            assert turned_away.status_code == 429
            assert "Too many pages without a seat" in turned_away.text
        async with house.http(cookies={"companion_host": KEY}) as host:
            assert (await host.get("/seat/x", headers=HTML)).status_code == 200
    async with house.http() as browser:
        assert (await browser.get("/seat/x", headers=HTML)).status_code == 200
