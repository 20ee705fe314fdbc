"""Everyone plays on this device: people by name in a row, no phone needed; a shade keeps them apart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import flet as ft

from companion.kernel.frozen import frozen
from companion.kernel.game import GameCard
from companion.table.actions import SeatHere
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Tap, component, effect
from companion.ui.kit.field import Field
from companion.ui.kit.notices import Toast
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.text import Heading, Muted
from companion.ui.shell.tables import short_title
from companion.ui.shell.ways import WayRow
from companion.ui.stage import Desk, Stage

SHEET: Final = "everyone"
LEAST: Final = 2
"""Lines to write in, at first and where a game needs nobody."""


@frozen
class _Sent:
    """What was asked for last: it is done when all of them sit."""

    names: tuple[str, ...] = ()


@component
def Everyone(stage: Stage, close: Tap) -> ft.Control:
    """A line a person, as they sit; more lines as the last one fills."""
    skin, table = stage.skin, stage.table
    least, most = table.places
    free = most - len(table.seats)
    names, put = ft.use_state(("",) * min(free, max(LEAST, least - len(table.seats))))
    sent, set_sent = ft.use_state(_Sent())
    seated = {line.name for line in table.seats}

    def done() -> None:
        if sent.names and seated.issuperset(sent.names):
            close()

    effect(done, [sent, table.seats])
    wanted = tuple(name.strip() for name in names if name.strip())

    def write(at: int, name: str) -> None:
        put(lambda now: (*now[:at], name, *now[at + 1 :]))

    def seat() -> None:
        set_sent(_Sent(wanted))
        stage.send(SeatHere(names=wanted))

    fields = [
        Field(skin, skin.say("shell-everyone-name", n=at + 1), name, partial(write, at), longest=24)
        for at, name in enumerate(names)
    ]
    more = OutlineButton(
        skin, skin.say("shell-everyone-more"), lambda: put(lambda now: (*now, "")), icon="person", height=52
    )
    return Spaced(
        skin,
        Heading(skin, skin.say("shell-everyone"), 26),
        Muted(skin, skin.say("shell-everyone", "text")),
        *fields,
        *([more] if len(names) < free else []),
        *([Toast(skin, stage.toast, stage.dismiss_toast)] if stage.toast else []),
        MainButton(
            skin, skin.say("shell-everyone-do", n=len(wanted)), seat, icon="person", disabled=not wanted
        ),
        gap=12,
    )


@component
def EveryoneHere(
    desk: Desk,
    cards: tuple[GameCard, ...],
    create: Callable[[str], Awaitable[str]],
    *,
    is_small: bool = False,
) -> ft.Control:
    """On the start screen: which game, then its lobby with the lines for names open."""
    skin = desk.skin
    is_asked, ask = ft.use_state(False)

    async def pick(game_id: str) -> None:
        ask(False)
        desk.go(f"/table/{await create(game_id)}?sheet={SHEET}")

    games = [
        OutlineButton(
            skin, short_title(skin, card.id, card.title), partial(pick, card.id), icon="play", height=52
        )
        for card in cards
    ]
    words = [Heading(skin, skin.say("shell-everyone"), 26), Muted(skin, skin.say("shell-everyone", "pick"))]
    ft.use_dialog(Sheet(skin, [*words, *games], lambda: ask(False)) if is_asked else None)
    label = skin.say("shell-everyone", "short")
    if is_small:
        return OutlineButton(skin, label, lambda: ask(True), icon="people", filled=skin.palette.card)
    return WayRow(skin, "people", label, lambda: ask(True))
