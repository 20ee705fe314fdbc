"""A draft with the real cards: the app asks only who took one (SW-33)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.games.singularity.actions.board import Drafted, Taken
from companion.games.singularity.packs.cards import UpgradeCard
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.desk import collection
from companion.ui.games.singularity.draw.tokens import MemberTile
from companion.ui.games.singularity.reading import Person
from companion.ui.kit.boxes import InRow, Note, Panel, Spaced
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import Tap, component, part, steady, use_kept
from companion.ui.kit.field import Field
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage

Took = dict[str, str]
"""Seat → the name of its card; an empty name is a card all the same. Never changed in place."""
Change = Callable[[Callable[[Took], Took]], None]
"""A step on what is said then: a quick finger loses no letter."""
NOBODY: Final[Took] = {}


@component
def DraftedOnTable(stage: Stage, close: Tap) -> ft.Control:
    """Everybody on one page: took none or one, and its name if somebody cares to type it."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    took, set_took = use_kept(NOBODY)

    def send() -> None:
        names = [name.strip() for name in took.values() if name.strip()]
        taken = tuple(Taken(seat=Seat(seat), card=name.strip()) for seat, name in took.items())
        stage.send(Drafted(taken=taken))
        collection.keep(stage, upgrades=[UpgradeCard(name=name) for name in names])
        close()

    sends = steady(send)
    if view.cache is None:
        return ft.Container()
    late = [line.seat for line in view.cache.order if line.state in ("now", "waiting")]
    people = [person for seat in late if (person := cast.person(seat))]
    rows = [TookOne.keyed(one.seat)(skin, one, took.get(one.seat), set_took) for one in people]
    goes = skin.say(f"singularity-phone-drafted-{view.house.cache_to}")
    words = skin.say("singularity-phone-drafted-button", n=len(took))
    return SeatPage(
        stage,
        asks="singularity-phone-drafted",
        body=[*rows, Note(skin, goes, "sw-card")],
        actions=[ReasonButton(skin, words, sends, "check")],
        back=close,
    )


@part
def TookOne(skin: Skin, person: Person, card: str | None, change: Change) -> ft.Control:
    """Whether somebody took a card (None: no), and its name."""
    seat = person.seat

    def pick(value: str) -> None:
        if value == "one":
            change(lambda now: {seat: "", **now})
        else:
            change(lambda now: {one: name for one, name in now.items() if one != seat})

    def write(name: str) -> None:
        change(lambda now: {**now, seat: name} if seat in now else now)

    picks = steady(pick)
    tile, name = (
        MemberTile(skin, person.colour, skin.px(36)),
        Strong(skin, person.name, 17, lines=1, expand=True),
    )
    options = tuple((one, skin.say(f"singularity-phone-drafted-{one}"), "") for one in ("none", "one"))
    rows: list[ft.Control] = [
        InRow(skin, tile, name),
        Chips(skin, "", options, "none" if card is None else "one", picks),
    ]
    if card is not None:
        field = Field(skin, skin.say("singularity-phone-drafted-name"), card, write, longest=40)
        rows.append(ft.Container(field, key=f"drafted-{seat}"))
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=12)
