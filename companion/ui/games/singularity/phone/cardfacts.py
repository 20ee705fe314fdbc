"""Forms for cards that were told wrong: the row at a cache, and what somebody has gained (SW-33, SW-38)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.singularity.actions.facts import GainedFact, RowFact, TableFact
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.desk import collection
from companion.ui.games.singularity.phone.entry import Cards, UpgradeEntry
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.field import Field
from companion.ui.kit.picking import Chips
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

MOST = 12
Put = Callable[[TableFact | None], None]


@component
def RowForm(stage: Stage, fact: TableFact | None, put: Put) -> ft.Control:
    """Other upgrade cards lie face up."""
    view, skin = reading.game(stage), stage.skin
    ours = collection.use_collected(stage)
    now: Cards = fact.cards if isinstance(fact, RowFact) else tuple(one.card for one in view.row)
    change = steady(lambda cards: put(RowFact(cards=cards)))
    keep = steady(lambda card: collection.keep(stage, upgrades=(card,)))
    known = collection.known_upgrades(view.upgrades, ours)
    words = [] if now else [Muted(skin, skin.say("singularity-phone-row-empty"), 15)]
    return Spaced(skin, *words, UpgradeEntry(skin, MOST, change, now, known, keep))


@component
def GainedForm(stage: Stage, fact: TableFact | None, put: Put) -> ft.Control:
    """Somebody took other cards in this issue."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    name, set_name = ft.use_state("")
    turn, set_turn = ft.use_state(0)
    gained = fact if isinstance(fact, GainedFact) else None
    cards = gained.cards if gained else ()

    def choose(seat: str) -> None:
        put(GainedFact(seat=Seat(seat), cards=reading.member(view, seat).gained))

    def keep(cards: tuple[str, ...]) -> None:
        if gained is not None:
            put(gained.model_copy(update={"cards": cards}))

    def add() -> None:
        keep((*cards, name.strip()[:40]))
        set_name("")
        set_turn(turn + 1)

    chosen = steady(choose)
    away = steady(lambda card: keep(tuple(one for one in cards if one != card)))
    people = tuple((seat, cast.you_or(skin, seat), "") for seat in view.seats)
    rows: list[ft.Control] = [Chips(skin, "", people, gained.seat if gained else "", chosen)]
    if gained is None:
        return Spaced(skin, *rows)
    if cards:
        known = tuple((card, card, "cross") for card in dict.fromkeys(cards))
        rows.append(Chips(skin, skin.say("singularity-phone-gained-away"), known, "", away))
    words = skin.say("singularity-phone-gained-add" if name.strip() else "singularity-phone-card-why")
    more = OutlineButton(skin, words, add, icon="plus-thin", disabled=not name.strip(), expand=True)
    field = Field(skin, skin.say("singularity-phone-card-name"), name, set_name, longest=40)
    rows += [ft.Container(field, key=f"gained-{turn}"), ft.Row([more])]
    return Spaced(skin, *rows)
