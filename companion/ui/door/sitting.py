"""The door of a table on another device: a name and a colour, a seat that lost its phone, or a knock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import cast

import flet as ft

from companion.net.link import Refused
from companion.ui.door.ways import Porch, Ways
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.field import Field
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Hint, Toast
from companion.ui.kit.palette import seat_colour, tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, SectionTitle, Words
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
    picks = [_Colour(skin, one, partial(want, one), is_chosen=one == chosen) for one in free]
    return ft.Row(list(picks), wrap=True, spacing=8, run_spacing=8)


def _Colour(skin: Skin, colour: str, choose: Callable[[], None], *, is_chosen: bool) -> ft.Control:
    """A seat is a colour, a shape and a word; the chosen one has a tick."""
    palette = skin.palette
    paint = seat_colour(colour, palette)
    row = ft.Row(
        [
            SeatMark(skin, colour, skin.px(22)),
            Words(skin, skin.say(f"shell-colour-{colour}"), 15, family=TEXT_600, line=1.1),
            *([Icon(skin, "check", skin.px(18))] if is_chosen else []),
        ],
        spacing=skin.px(8),
        tight=True,
    )
    face = ft.Container(
        row,
        padding=ft.Padding.symmetric(horizontal=skin.px(12), vertical=skin.px(8)),
        border_radius=skin.px(16),
        bgcolor=tint(paint, palette.background, 0.2) if is_chosen else palette.card,
        border=ft.Border.all(2 if is_chosen else 1, palette.text if is_chosen else palette.outline),
        ink=skin.motion,
        on_click=guarded(choose),
        height=max(skin.px(48), skin.size(15) * 1.1 + skin.px(18)),
    )
    return ft.Semantics(content=face, button=True, container=True, selected=is_chosen, key=colour)
