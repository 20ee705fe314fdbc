"""The page around the app's first screens: its size and its light."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.net.link import Refused
from companion.ui.door.arriving import ArrivingScreen
from companion.ui.door.ways import Ways
from companion.ui.kit.drawing import component, effect, guarded
from companion.ui.kit.palette import DARK, LIGHT
from companion.ui.kit.skin import skin_for
from companion.ui.stage import GameScreens


@component
def Entrance(
    page: ft.Page,
    ways: Ways,
    screens_of: Callable[[str], GameScreens],
    invited: str = "",
    no: Refused | None = None,
) -> ft.Control:
    """Before there is a table there are no settings: the page is as light as the system."""
    size, set_size = ft.use_state((page.width or 390.0, page.height or 844.0))

    brightness, set_brightness = ft.use_state(page.platform_brightness)

    def begin() -> None:
        page.on_route_change = guarded(lambda: ways.arrive(page.route or ""))
        page.on_platform_brightness_change = guarded(lambda: set_brightness(page.platform_brightness))
        page.on_resize = guarded(lambda: set_size((page.width or 390.0, page.height or 844.0)))

    effect(begin, [])
    is_dark = brightness != ft.Brightness.LIGHT
    page.theme_mode = ft.ThemeMode.DARK if is_dark else ft.ThemeMode.LIGHT
    ground = (DARK if is_dark else LIGHT).background
    page.bgcolor = ground
    skin, seat_skin = (skin_for(*size, is_dark=is_dark, is_seat=is_seat) for is_seat in (False, True))
    return ft.Container(
        ArrivingScreen(skin, seat_skin, ways, screens_of, invited, no), expand=True, bgcolor=ground
    )
