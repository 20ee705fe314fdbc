"""The door of a table on another device: a name and a colour, a seat that lost its phone, or a knock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast

import flet as ft

from companion.net import doorpage
from companion.net.doorstate import DoorSeat, DoorState
from companion.net.link import Refused
from companion.ui.door.place import PlaceCard
from companion.ui.door.tiles import ColourTiles
from companion.ui.door.ways import Porch, Ways, Wish
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import IconButton48, MainButton, WideButton
from companion.ui.kit.drawing import Tap, component, effect
from companion.ui.kit.field import Field
from companion.ui.kit.layout import SIDE, Scrolling
from companion.ui.kit.notices import Banner, Hint, Toast
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.picking import Pick
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted

LONGEST_NAME = 24
ASK_AGAIN_SECONDS = 1.0
"""How often a knock is looked after."""
LOOK_AGAIN_SECONDS = 2.0
"""How often the door is looked at: seats fill live, as on the page in a browser."""
SHUT = frozenset({"full", "playing", "over", "closed", "unknown"})


@dataclass
class Knocking:
    """Whether somebody still waits for the host."""

    is_wanted: bool = True


@component
def SittingScreen(skin: Skin, ways: Ways, first: Porch, back: Tap) -> ft.Control:
    """Who am I here?"""
    porch, set_porch = ft.use_state(first)
    wish, set_wish = ft.use_state(Wish(ways.name, ""))
    no, set_no = ft.use_state(cast("Refused | None", None))
    is_knocking, set_knocking = ft.use_state(False)
    is_busy, set_busy = ft.use_state(False)
    is_returning, set_returning = ft.use_state(_returns_first(first.state))
    knock = cast("Any", ft.use_ref(cast("Any", Knocking)))
    state = porch.state
    now = _fitting(wish, state)

    async def watch() -> None:
        """The door as it is, again and again; what does not answer is said by whoever taps."""
        while True:
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            with suppress(Refused):
                set_porch(await ways.again(first))

    async def sit(wanted: Wish) -> None:
        set_no(None)
        set_busy(True)
        knock.current = waiting = Knocking()
        try:
            while not await ways.sit(porch, replace(wanted, name=wanted.name.strip())):
                set_knocking(True)
                await asyncio.sleep(ASK_AGAIN_SECONDS)
                if not waiting.is_wanted:
                    return
        except Refused as refused:
            set_no(refused)
            set_knocking(False)
            set_busy(False)

    def stop() -> None:
        knock.current.is_wanted = False
        set_knocking(False)
        set_busy(False)

    effect(watch, [], lambda: None)
    head: list[ft.Control] = [
        *_head(skin, state, back, is_returning=is_returning),
        *([Toast(skin, no, lambda: set_no(None))] if no else []),
    ]
    if is_knocking:
        waits = Banner(skin, skin.say("door-knocking"), skin.say("door-knocking-more"), spinning=True)
        return _Page(
            skin, [*head, waits], [WideButton(skin, skin.say("door-knock-stop"), stop, icon="cross")]
        )
    if is_returning:
        rows = [_Lost(skin, one, partial(sit, replace(now, seat=one.seat)), is_busy) for one in state.lost]
        return _Page(
            skin, [*head, Spaced(skin, *rows)], _ways_on(skin, state, set_returning, is_returning=True)
        )
    if state.stage != "open":
        return _Page(skin, head, _ways_on(skin, state, set_returning))
    inside = [*head, *_Asking(skin, porch, now, set_wish)]
    go = _SitButton(skin, porch, now, partial(sit, now), is_busy=is_busy)
    return _Page(skin, inside, [go, *_ways_on(skin, state, set_returning)])


def _returns_first(state: DoorState) -> bool:
    """Who comes to a running game while a phone is missing has most likely come back."""
    return state.stage != "open" and bool(state.lost)


def _fitting(wish: Wish, state: DoorState) -> Wish:
    """The same wish as the table has room for it: a colour nobody has, beside somebody who sits there."""
    free, seats = state.free_colours, [one.seat for one in state.seated]
    colour = wish.colour if wish.colour in free else free[0] if free else ""
    after = wish.after if wish.after in seats else seats[-1] if seats else None
    return replace(wish, colour=colour, after=after)


def _words(skin: Skin, state: DoorState, *, is_returning: bool) -> tuple[str, str]:
    """The question, and a line about it."""
    if is_returning:
        return skin.say("door-back-title"), skin.say("door-back-help" if state.lost else "door-back-none")
    if state.stage in SHUT:
        return skin.say(f"door-{state.stage}-title"), skin.say(f"app-door-{state.stage}")
    return skin.say("door-take-a-seat"), doorpage.lead(state, skin.language)


def _ways_on(
    skin: Skin, state: DoorState, turn: Callable[[bool], None], *, is_returning: bool = False
) -> list[ft.Control]:
    """From a new seat to the one somebody lost, and back."""
    if is_returning and state.stage == "open":
        return [WideButton(skin, skin.say("door-back-close"), lambda: turn(False), icon="arrow-left")]
    if state.lost and not is_returning:
        return [WideButton(skin, skin.say("door-back"), lambda: turn(True), icon="refresh")]
    return []


def _head(skin: Skin, state: DoorState, back: Tap, *, is_returning: bool) -> list[ft.Control]:
    """The way back, the game, the table's code; the question, and a line about it."""
    title, about = _words(skin, state, is_returning=is_returning)
    above = ft.Row(
        [
            IconButton48(skin, "arrow-left", skin.say("app-back"), back, size=44),
            ft.Container(Heading(skin, state.title, 20, lines=2), expand=True),
            Muted(skin, skin.say("door-table", code=state.code)),
        ],
        spacing=12,
    )
    return [above, Heading(skin, title, 28 if skin.is_small else 34), Muted(skin, about)]


def _Asking(skin: Skin, porch: Porch, wish: Wish, set_wish: Callable[[Wish], None]) -> list[ft.Control]:
    """Name, colour, place; whoever only typed a code reads what that means."""
    state = porch.state
    hint = [] if porch.invitation.secret else [Hint(skin, skin.say("door-no-secret"), "info", centre=False)]
    return [
        *hint,
        Field(
            skin,
            skin.say("door-name"),
            wish.name,
            lambda name: set_wish(replace(wish, name=name)),
            longest=LONGEST_NAME,
            autofocus=not wish.name,
        ),
        ColourTiles(
            skin,
            state,
            wish.colour,
            lambda colour: set_wish(replace(wish, colour=colour)),
            skin.width - 2 * SIDE,
        ),
        PlaceCard(skin, state, wish.colour, wish.after, lambda seat: set_wish(replace(wish, after=seat))),
    ]


def _SitButton(skin: Skin, porch: Porch, wish: Wish, sit: Callable[[], Any], *, is_busy: bool) -> ft.Control:
    """In one's own colour; without the secret of the QR code the host has to tap."""
    return MainButton(
        skin,
        skin.say("door-sit" if porch.invitation.secret else "door-knock"),
        sit,
        colour=seat_colour(wish.colour, skin.palette) if wish.colour else "#EEF2F6",
        icon="door",
        disabled=is_busy or not wish.name.strip() or not wish.colour,
    )


def _Lost(skin: Skin, one: DoorSeat, sit: Callable[[], Any], is_busy: bool) -> ft.Control:
    """A seat that somebody may take back."""
    detail, label = skin.say(f"door-seat-{one.presence}"), skin.say("app-take-back", name=one.name)
    mark = SeatMark(skin, one.colour, skin.px(28))
    return Pick(skin, one.name, detail, None if is_busy else sit, lead=mark, label=label)


def _Page(skin: Skin, top: list[ft.Control], foot: list[ft.Control]) -> ft.Control:
    """What scrolls, and the buttons for the thumb."""
    sides = ft.Padding.symmetric(horizontal=SIDE)
    middle = ft.Container(Scrolling(top, spacing=12 if skin.is_small else 18), padding=sides, expand=True)
    thumb = ft.Container(Spaced(skin, *foot), padding=sides, visible=bool(foot))
    return ft.Container(
        ft.Column(
            [middle, thumb], spacing=12, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        ),
        padding=ft.Padding.only(top=12, bottom=12),
        expand=True,
    )
