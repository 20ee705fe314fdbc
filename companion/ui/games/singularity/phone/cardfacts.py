"""Forms for cards that were told wrong: the row at a cache, and what somebody has gained (SW-33, SW-38)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.singularity.actions.facts import GainedFact, RowFact, TableFact
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Spaced
from companion.ui.games.singularity.phone.entry import CardEntry, Cards
from companion.ui.games.singularity.phone.page import Choices
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

MOST = 12
Put = Callable[[TableFact | None], None]


@component
def RowForm(stage: Stage, fact: TableFact | None, put: Put) -> ft.Control:
    """Other upgrade cards lie face up."""
    now: Cards = (
        fact.cards if isinstance(fact, RowFact) else tuple(one.card for one in reading.game(stage).row)
    )
    words = [] if now else [Muted(stage.skin, stage.say("singularity-phone-row-empty"), 15)]
    entry = CardEntry(stage, now, lambda cards: put(RowFact(cards=cards)), MOST)
    return Spaced(stage.skin, *words, entry)


@component
def GainedForm(stage: Stage, fact: TableFact | None, put: Put) -> ft.Control:
    """Somebody took other cards in this issue."""
    view, skin = reading.game(stage), stage.skin
    name, set_name = ft.use_state("")
    turn, set_turn = ft.use_state(0)
    now = fact if isinstance(fact, GainedFact) else None

    def choose(seat: str) -> None:
        put(GainedFact(seat=Seat(seat), cards=reading.member(view, seat).gained))

    rows: list[ft.Control] = [
        Choices(
            skin,
            "",
            [(seat, reading.you_or(stage, seat)) for seat in view.seats],
            now.seat if now else "",
            choose,
        )
    ]
    if now is None:
        return Spaced(skin, *rows)
    gained: GainedFact = now

    def without(card: str) -> None:
        put(gained.model_copy(update={"cards": tuple(one for one in gained.cards if one != card)}))

    def add() -> None:
        put(gained.model_copy(update={"cards": (*gained.cards, name.strip()[:40])}))
        set_name("")
        set_turn(turn + 1)

    if gained.cards:
        known = [(card, card) for card in dict.fromkeys(gained.cards)]
        icons = dict.fromkeys(gained.cards, "cross")
        rows.append(Choices(skin, skin.say("singularity-phone-gained-away"), known, "", without, icons=icons))
    rows += [
        ft.Container(
            Field(skin, skin.say("singularity-phone-card-name"), name, set_name, longest=40),
            key=f"gained-{turn}",
        ),
        ft.Row(
            [
                OutlineButton(
                    skin,
                    skin.say(
                        "singularity-phone-gained-add" if name.strip() else "singularity-phone-card-why"
                    ),
                    add,
                    icon="plus-thin",
                    disabled=not name.strip(),
                    expand=True,
                )
            ]
        ),
    ]
    return Spaced(skin, *rows)
