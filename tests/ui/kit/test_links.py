"""Ways out of the page: followed by a browser itself, by us elsewhere."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.links import FOLLOW, address, followed
from companion.ui.kit.skin import skin_for
from tests.ui.alone import alone

SKIN = skin_for(390, 844, motion=False)
DOOR = "http://10.0.0.1:8550/j/KITE"


def test_without_an_address_there_is_no_way() -> None:
    assert (address(SKIN, ""), followed(SKIN, "")) == (None, None)


async def test_a_link_is_either_an_address_or_a_tap_and_never_both() -> None:
    for in_browser in (True, False):
        skin = replace(SKIN, in_browser=in_browser)
        button = OutlineButton(skin, "To the door", None, url=DOOR)
        assert isinstance(button, ft.OutlinedButton)
        assert not button.disabled
        assert isinstance(button.url, ft.Url) is in_browser
        assert bool(button.on_click) is not in_browser


async def test_outside_of_a_browser_a_tap_is_told_where_to_go() -> None:
    went: list[str] = []

    async def follow(url: str) -> None:
        went.append(url)

    outside = replace(SKIN, in_browser=False)
    phone = await alone(lambda: OutlineButton(outside, "To the door", None, url=DOOR))
    phone.session.store.set(FOLLOW, follow)
    await phone.tap("To the door")
    assert went == [DOOR]
