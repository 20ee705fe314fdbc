"""A draft with the real cards: the app asks only who took one (SW-33)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import flet as ft

from companion.games.singularity.actions.board import Drafted, Taken
from companion.games.singularity.packs.cards import UpgradeCard
from companion.games.singularity.views.board import CacheView, PickLine
from companion.ui.games.singularity import collection, reading
from companion.ui.games.singularity.draw import MemberTile, Note, Panel, RedButton, Spaced
from companion.ui.games.singularity.phone.page import Choices, Page
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.field import Field
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage

Took = dict[str, str]
"""Seat → the name of its card; an empty name is a card all the same."""
Change = Callable[[Callable[[Took], Took]], None]
"""A step on what is said then: a quick finger loses no letter."""


@component
def DraftedOnTable(stage: Stage, close: Tap) -> ft.Control:
    """Everybody on one page: took none or one, and its name if somebody cares to type it."""
    view, skin = reading.game(stage), stage.skin
    took, set_took = ft.use_state(cast("Took", {}))
    scene = view.cache
    if scene is None:
        return ft.Container()

    def send() -> None:
        names = [name.strip() for name in took.values() if name.strip()]
        taken = tuple(Taken(seat=seat, card=name.strip()) for seat, name in took.items())
        stage.send(Drafted(taken=taken))
        collection.keep(stage, upgrades=[UpgradeCard(name=name) for name in names])
        close()

    body: list[ft.Control] = [_person(stage, line.seat, took, set_took) for line in _late(scene)]
    words = skin.say("singularity-phone-drafted-button", n=len(took))
    goes = skin.say(f"singularity-phone-drafted-{view.house.cache_to}")
    return Page(
        stage,
        title=skin.say("singularity-phone-drafted-title"),
        subtitle=skin.say("singularity-phone-drafted-line"),
        body=[*body, Note(skin, goes, "sw-card")],
        actions=[RedButton(skin, words, send, icon="check")],
        back=close,
    )


def _late(scene: CacheView) -> list[PickLine]:
    """Who has not picked in the app."""
    return [line for line in scene.order if line.state in ("now", "waiting")]


def _person(stage: Stage, seat: str, took: Took, change: Change) -> ft.Control:
    skin, name = stage.skin, reading.name(stage, seat)

    def pick(value: str) -> None:
        if value == "one":
            change(lambda now: {seat: "", **now})
        else:
            change(lambda now: {one: card for one, card in now.items() if one != seat})

    def write(card: str) -> None:
        change(lambda now: {**now, seat: card} if seat in now else now)

    who = ft.Row(
        [
            MemberTile(skin, reading.tint_name(stage, seat), skin.px(36)),
            Strong(skin, name, 17, lines=1, expand=True),
        ],
        spacing=10,
    )
    options = [(one, skin.say(f"singularity-phone-drafted-{one}")) for one in ("none", "one")]
    rows = [who, Choices(skin, "", options, "one" if seat in took else "none", pick)]
    if seat in took:
        field = Field(skin, skin.say("singularity-phone-drafted-name"), took[seat], write, longest=40)
        rows.append(ft.Container(field, key=f"drafted-{seat}"))
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=12)
