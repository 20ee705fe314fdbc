"""The door of a table on another device: a name and a colour, a seat that lost its phone, or a knock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import cast

import flet as ft

from companion.net.link import Refused
from companion.ui.door.ways import Porch, Ways
from companion.ui.kit.buttons import Chip, MainButton, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Hint, Toast
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, SectionTitle
from companion.ui.shell.closed import Centred

LONGEST_NAME = 24
ASK_AGAIN_SECONDS = 1.0
"""How often a knock is looked after."""


@component
def SittingScreen(skin: Skin, ways: Ways, porch: Porch, back: Callable[[], None]) -> ft.Control:
    """Who am I here?"""
    state = porch.state
    name, set_name = ft.use_state(ways.name)
    wanted, want = ft.use_state("")
    no, set_no = ft.use_state(cast("Refused | None", None))
    is_knocking, set_knocking = ft.use_state(False)
    is_busy, set_busy = ft.use_state(False)
    free = state.free_colours
    colour = wanted if wanted in free else free[0] if free else ""

    async def sit(seat: str | None = None) -> None:
        set_no(None)
        set_busy(True)
        try:
            while not await ways.sit(porch, name.strip(), colour, seat):
                set_knocking(True)
                await asyncio.sleep(ASK_AGAIN_SECONDS)
        except Refused as refused:
            set_no(refused)
            set_knocking(False)
            set_busy(False)

    lost = [
        OutlineButton(
            skin,
            skin.say("app-take-back", name=one.name),
            _sitter(sit, one.seat),
            icon="refresh",
            height=52,
            disabled=is_busy,
        )
        for one in state.lost
    ]
    made: list[ft.Control] = [
        Heading(skin, state.title, 28, align=CENTER),
        Muted(skin, skin.say("app-door", code=state.code, count=len(state.seated)), align=CENTER),
    ]
    if no:
        made.append(Toast(skin, no, lambda: set_no(None)))
    if is_knocking:
        made.append(Hint(skin, skin.say("app-knocking"), "hourglass"))
    elif state.stage == "open":
        made += [
            Field(
                skin, skin.say("shell-name-label"), name, set_name, longest=LONGEST_NAME, autofocus=not name
            ),
            Card(skin, _Colours(skin, free, colour, want), padding=10),
            MainButton(
                skin,
                skin.say("app-sit" if porch.invitation.secret else "app-knock"),
                _sitter(sit, None),
                colour=seat_colour(colour, skin.palette) if colour else "#EEF2F6",
                icon="door",
                disabled=is_busy or not name.strip() or not colour,
            ),
        ]
    else:
        made.append(Hint(skin, skin.say(f"app-door-{state.stage}"), "info"))
    if lost and not is_knocking:
        made += [SectionTitle(skin, skin.say("app-lost")), *lost]
    made.append(OutlineButton(skin, skin.say("app-back"), back, icon="arrow-left", height=52))
    return Centred(skin, made)


def _sitter(sit: Callable[[str | None], Awaitable[None]], seat: str | None) -> Callable[[], Awaitable[None]]:
    return lambda: sit(seat)


def _Colours(skin: Skin, free: tuple[str, ...], chosen: str, want: Callable[[str], None]) -> ft.Control:
    picks = [
        Chip(skin, skin.say(f"shell-colour-{one}"), partial(want, one), selected=one == chosen, key=one)
        for one in free
    ]
    return ft.Row(list(picks), wrap=True, spacing=8, run_spacing=8)
