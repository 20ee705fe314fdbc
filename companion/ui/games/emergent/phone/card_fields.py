"""Three fields for one city's card; also the way to put a typed one right (ET-17)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import ClearCard
from companion.games.emergent.views import CardLine
from companion.ui.games.emergent.desk import typing
from companion.ui.games.emergent.desk.keys import Keys
from companion.ui.games.emergent.desk.tierbox import TierBox
from companion.ui.games.emergent.desk.typing import Draft
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import InRow, Panel, Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.sending import Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Small


def TypedCard(
    skin: Skin, cast: Cast, card: CardLine, draft: Draft, keys: Keys, clear: Way | None
) -> ft.Control:
    """The open city: fields, echo, no card. It stays on the page and the cities go through it.

    `clear`: the way to say that it was a mistake, while cards are typed.
    """
    city, name = cast.city(card.city), cast.city_name(card.city)
    line = typing.read(draft, typing.cities_of(cast.board)) if all(draft.boxes) else None
    tiers = line.tiers if line else None
    is_again = card.status != "to_come"
    head = InRow(
        skin,
        CityPlate(skin, city.rank if city else "", 26, is_hot=True),
        Heading(skin, name, 19),
        ft.Container(expand=True),
        *([Small(skin, skin.say("emergent-phone-card-sum", sum=sum(tiers)))] if tiers else []),
        gap=8,
    )
    none = OutlineButton(
        skin,
        skin.say("emergent-phone-card-none"),
        keys.no_card,
        expand=True,
        height=52,
        disabled=card.status == "no_card",
    )
    put = MainButton(
        skin,
        skin.say("emergent-phone-card-put-right" if is_again else "emergent-phone-card-enter"),
        keys.enter,
        icon="check",
        disabled=tiers is None,
    )
    boxes = [_box(skin, draft, at, name, keys) for at in range(3)]
    rows: list[ft.Control] = [head, InRow(skin, *boxes, gap=8)]
    if line and line.faults:
        told = " ".join(cast.said(skin, fault) for fault in line.faults)
        rows.append(Small(skin, told, colour=skin.palette.warn))
    rows.append(
        Spaced(skin, put, ft.Row([none]))
        if skin.large_text
        else InRow(skin, none, ft.Container(put, expand=True), gap=8)
    )
    if is_again:
        rows.append(_undo(skin, card, keys, clear))
    return Panel(skin, Spaced(skin, *rows, gap=8), outline=tones(skin).accent, padding=12)


def _undo(skin: Skin, card: CardLine, keys: Keys, clear: Way | None) -> ft.Control:
    """It was a mistake: the city waits for its card again; or leave it as it is."""

    def forget() -> None:
        if clear is not None:
            clear(ClearCard(city=card.city))
            keys.leave()

    buttons = [OutlineButton(skin, skin.say("emergent-phone-card-leave"), keys.leave, expand=True)]
    if clear is not None:
        words = skin.say("emergent-phone-card-clear")
        buttons.append(OutlineButton(skin, words, forget, expand=True))
    if skin.large_text:
        return Spaced(skin, *(ft.Row([button]) for button in buttons))
    return InRow(skin, *buttons, gap=8)


def _box(skin: Skin, draft: Draft, at: int, city: str, keys: Keys) -> ft.Control:
    turn, said = draft.turn if draft.at == at else 0, skin.say("emergent-phone-tier-of", n=at + 1, city=city)
    label = skin.say("emergent-phone-tier", n=at + 1)
    box = TierBox.keyed(f"tier-{at}")(skin, draft.boxes[at], at, said, keys, turn, label)
    return ft.Container(box, expand=True)
