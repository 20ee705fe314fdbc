"""A hall with a small library, for tests of the library's screens."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import flet as ft

from companion.net.link import Refused
from companion.ui import app
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.deskpage import DeskPage
from companion.ui.kit.drawing import component
from companion.ui.kit.text import Body
from companion.ui.shell.plain import plain_screens
from companion.ui.stage import Desk
from tests.net.shelves import BOARD
from tests.ui.frames import CannedHall, Guest
from tests.ui.phone import Phone

SIZES = {"small phone": (360, 640), "phone": (430, 932), "tablet": (1024, 768), "tv": (1920, 1080)}
HOST = Guest(is_host=True)


@component
def Editor(desk: Desk, document: dict[str, Any]) -> ft.Control:
    """The smallest editor there can be."""
    changed, change = ft.use_state(document)
    refused, refuse = ft.use_state(None)

    def save() -> None:
        try:
            desk.library.save("pebble", changed)
            desk.go("/library")
        except Refused as no:
            refuse(no)  # type: ignore[arg-type]

    return DeskPage(
        desk,
        f"Editing {changed['name']}",
        body=[Body(desk.skin, ", ".join(map(str, changed["stones"])))],
        on_back=lambda: desk.go("/library"),
        actions=[
            MainButton(
                desk.skin,
                "Add",
                lambda: change({**changed, "stones": [*changed["stones"], "opal"]}),
                colour="",
            ),
            MainButton(desk.skin, "Spoil", lambda: change({**changed, "stones": [1, 2]}), colour=""),
            MainButton(desk.skin, "Save", save, colour=""),
        ],
        toast=refused,
        dismiss_toast=lambda: refuse(None),
    )


def tool(desk: Desk) -> ft.Control:
    """A tool that needs no table."""
    return DeskPage(desk, "Only a fight", body=[], on_back=lambda: desk.go("/"))


SCREENS = replace(
    plain_screens("pebble"),
    editors={BOARD: Editor},
    blanks={BOARD: lambda: {"name": "", "stones": []}},
    tools={"fight": tool},
)


async def opened(route: str, hall: CannedHall, size: str = "phone", guest: Guest = HOST) -> Phone:
    phone = Phone(route, *SIZES[size])
    await phone.open(lambda page: app.main(page, hall, guest))

    async def push(route: str) -> None:
        phone.page.route = route
        await phone.page.on_route_change(None)  # type: ignore[misc]
        await phone.settle()

    phone.page.push_route = push  # type: ignore[method-assign, assignment]
    return phone


async def write(phone: Phone, label: str, text: str) -> None:
    """Type into the newest field of this label (a sheet that closes is still there)."""
    *_, field = (one for one in phone.controls() if isinstance(one, ft.TextField) and one.label == label)
    phone.session.apply_patch(field._i, {"value": text})
    await phone.session.dispatch_event(field._i, "change", text)
    await phone.settle()


def ids(hall: CannedHall, pack_format: str = BOARD) -> list[str]:
    assert hall.home
    return [line.id for line in hall.home.library.lines("pebble", pack_format)]
