"""A seat in an app, where no page script watches: covered while it is hidden, and while its host is lost."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.ui import app, native
from tests.ui.frames import CannedHall, Guest
from tests.ui.phone import Phone


class Elsewhere:
    """Where links of this app lead."""

    def __init__(self) -> None:
        self.doors: list[str] = []

    async def door(self, url: str) -> None:
        """Noted."""
        self.doors.append(url)

    async def file(self, path: str) -> bytes:
        """There is none."""
        raise AssertionError(path)


async def opened(
    hall: CannedHall, platform: ft.PagePlatform, *, is_native: bool = True
) -> tuple[Phone, Elsewhere]:
    phone, outside = Phone("/seat/play", 390, 844), Elsewhere()
    phone.page.platform, phone.wire.page_url = platform, "tcp://127.0.0.1:1"

    async def main(page: ft.Page) -> None:
        if is_native:
            native.settle(page, outside)
        await app.main(page, hall, Guest())

    await phone.open(main)
    return phone, outside


async def becomes(phone: Phone, state: ft.AppLifecycleState) -> None:
    await phone.session.dispatch_event(phone.page._i, "app_lifecycle_state_change", {"state": state.value})
    await phone.settle()


def is_covered(phone: Phone) -> bool:
    return any(getattr(one, "key", None) == "blind" for one in phone.controls())


ANDROID, WINDOWS = ft.PagePlatform.ANDROID, ft.PagePlatform.WINDOWS
HIDE, INACTIVE, RESUME = ft.AppLifecycleState.HIDE, ft.AppLifecycleState.INACTIVE, ft.AppLifecycleState.RESUME


@pytest.mark.parametrize(
    ("platform", "state", "covered"),
    [
        pytest.param(ANDROID, HIDE, True, id="behind another app"),
        pytest.param(ANDROID, INACTIVE, True, id="in the list of open apps"),
        pytest.param(WINDOWS, INACTIVE, False, id="another window has the keys"),
        pytest.param(WINDOWS, HIDE, True, id="a window that was put away"),
    ],
)
async def test_a_page_that_is_hidden_covers_itself_without_the_host(
    platform: ft.PagePlatform, state: ft.AppLifecycleState, covered: bool
) -> None:
    """The host was asked to cover the card; one that was far answered when the picture was taken."""
    phone, _ = await opened(CannedHall(), platform)
    assert not is_covered(phone)
    await becomes(phone, state)
    assert is_covered(phone) is covered
    await becomes(phone, RESUME)
    assert not is_covered(phone)


async def test_in_a_browser_the_page_script_covers() -> None:
    phone, _ = await opened(CannedHall(), ANDROID, is_native=False)
    await becomes(phone, HIDE)
    assert not is_covered(phone)


async def test_a_lost_host_is_no_prison() -> None:
    hall = CannedHall()
    phone, outside = await opened(hall, ANDROID)
    link: Any = hall.links[0]
    link.is_lost = True
    link.news.set()
    await phone.settle()
    assert "Looking for the host…" in phone.texts()
    await phone.tap("To the first screen")
    assert outside.doors == ["/j"]


async def test_a_link_that_is_opened_while_it_runs_leads_to_its_door() -> None:
    phone, outside = await opened(CannedHall(), ANDROID)
    phone.page.route = "/192.168.1.20:8550/j/WREN#key"
    await phone.session.dispatch_event(phone.page._i, "route_change", {"route": phone.page.route})
    await phone.settle()
    assert outside.doors == ["companion://table/192.168.1.20:8550/j/WREN#key"]
