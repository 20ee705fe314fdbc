"""Cards by name; a long list can be searched, invented cards say so (CV-1)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.cyberverse.packs.cards import Card
from companion.ui.games.cyberverse.desk.card_words import card_icon, card_line
from companion.ui.games.cyberverse.draw.cash import Amount
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.kit.boxes import Aside, IconTile, Pill, Spaced
from companion.ui.kit.drawing import Choose, Tap, component
from companion.ui.kit.field import Field
from companion.ui.kit.picking import Pick
from companion.ui.kit.skin import Skin

MANY = 8
"""Cards from which a line to search in stands above them."""


@component
def CardRows(
    skin: Skin,
    cards: tuple[Card, ...],
    picked: str,
    pick: Choose,
    shipped: tuple[Card, ...] = (),
) -> ft.Control:
    """One row a card; those that came with the app wear the word invented."""
    wanted, want = ft.use_state("")
    words = wanted.casefold().split()
    shown = [card for card in cards if all(word in card.name.casefold() for word in words)]
    find = (
        [Field(skin, skin.say("cyberverse-phone-find-card"), wanted, want, longest=40)]
        if len(cards) > MANY
        else []
    )
    rows = [
        ShelfCard(skin, card, partial(pick, card.name), is_on=card.name == picked, invented=card in shipped)
        for card in shown
    ]
    none = [] if rows else [Aside(skin, skin.say("cyberverse-phone-find-none"))]
    return Spaced(skin, *find, *rows, *none, gap=8)


def ShelfCard(skin: Skin, card: Card, tap: Tap, *, is_on: bool = False, invented: bool = False) -> ft.Control:
    """Its name, what is printed, its price."""
    price = getattr(card, "price", None)
    right: list[ft.Control] = []
    if invented:
        right.append(Pill(skin, skin.say("cyberverse-phone-invented"), colour=tones(skin).sky, step=14))
    if isinstance(price, int):
        right.append(Amount(skin, price, 16))
    name = card.name or skin.say("cyberverse-phone-no-name")
    says = [name, skin.say("cyberverse-phone-invented")] if invented else [name]
    return Pick(
        skin,
        name,
        card_line(skin.language, card),
        tap,
        lead=IconTile(skin, card_icon(card.kind)),
        right=right,
        selected=is_on,
        label=". ".join([*says, card_line(skin.language, card)]),
    )
