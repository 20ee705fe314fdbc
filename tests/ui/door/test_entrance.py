"""The page around the first screens: it follows the system's light, and links that come later."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.kit.palette import DARK, LIGHT
from tests.ui.door.porch import Laid, arrived


@pytest.mark.parametrize(("brightness", "ground"), [(ft.Brightness.DARK, DARK), (ft.Brightness.LIGHT, LIGHT)])
async def test_it_is_as_light_as_the_system(brightness: ft.Brightness, ground: object) -> None:
    phone = await arrived(Laid())
    phone.page.platform_brightness = brightness
    await phone.session.dispatch_event(
        phone.page._i, "platform_brightness_change", {"brightness": brightness.value}
    )
    await phone.settle()
    assert phone.page.bgcolor == ground.background  # type: ignore[attr-defined]


async def test_a_link_that_comes_later_is_heard() -> None:
    ways = Laid()
    phone = await arrived(ways)
    phone.page.route = "/10.0.0.1:8550/j/WREN#key"
    await phone.session.dispatch_event(phone.page._i, "route_change", {"route": phone.page.route})
    await phone.settle()
    assert ways.asked == [("arrive", "/10.0.0.1:8550/j/WREN#key")]
