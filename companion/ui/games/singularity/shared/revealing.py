"""The table says which upgrade cards were turned up (SW-33)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.singularity.actions.board import RevealCards
from companion.games.singularity.packs.cards import UpgradeCard
from companion.ui.games.singularity.draw.signs import kind_icon
from companion.ui.games.singularity.phone.entry import Cards
from companion.ui.games.singularity.reading import Send
from companion.ui.kit.boxes import Caption, Panel, Spaced
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import part
from companion.ui.kit.field import Field
from companion.ui.kit.shared import FootButton
from companion.ui.kit.skin import Skin

SHOWN = 24
"""So many known cards are offered as chips; more are found by typing."""


def offered(known: Cards, typed: str) -> Cards:
    """Known cards that begin with or contain what is typed, the former first."""
    wanted = typed.strip().casefold()
    first = [card for card in known if card.name.casefold().startswith(wanted)]
    inside = [card for card in known if wanted in card.name.casefold() and card not in first]
    return tuple([*first, *inside][:SHOWN])


def reveal_buttons(skin: Skin, wanted: int, cards: Cards, say: Send) -> list[ft.Control]:
    """Below the page: so many lie there, or the deck is empty."""
    send, left = partial(say, RevealCards(cards=cards)), wanted - len(cards)
    words = skin.say("singularity-shared-reveal-go" if not left else "singularity-shared-reveal-tap", n=left)
    button = FootButton(skin, words, None if left else send, icon="check", width=300)
    fewer = skin.say("singularity-shared-reveal-fewer", n=len(cards))
    return [*([OutlineButton(skin, fewer, send, height=56)] if left else []), button]


@part
def Revealing(
    skin: Skin,
    wanted: int,
    cards: Cards,
    known: Cards,
    change: Callable[[Cards], None],
    keep: Callable[[UpgradeCard], None],
) -> ft.Control:
    """Tap the names, or type a new one, which is kept; fewer cards mean that the deck is empty."""
    typed, set_typed = ft.use_state("")
    turn, set_turn = ft.use_state(0)
    name = typed.strip()[:40]

    def add(card: UpgradeCard) -> None:
        if len(cards) < wanted:
            change((*cards, card))
        set_typed("")
        set_turn(turn + 1)

    def add_new() -> None:
        card = UpgradeCard(name=name)
        add(card)
        keep(card)

    found, is_full = offered(known, typed), len(cards) >= wanted
    chips = [Chip(skin, card.name, partial(add, card), icon=kind_icon(card.kind)) for card in found]
    if name and all(card.name.casefold() != name.casefold() for card in found):
        fresh = skin.say("singularity-shared-reveal-new", name=name)
        chips.insert(0, Chip(skin, fresh, add_new, icon="plus-thin"))
    chosen = [
        OutlineButton(skin, card.name, partial(change, (*cards[:at], *cards[at + 1 :])), icon="cross")
        for at, card in enumerate(cards)
    ]
    field = Field(skin, skin.say("singularity-shared-reveal-field"), typed, set_typed, longest=40)
    gap = skin.px(8)
    rows: list[ft.Control] = [
        Caption(skin, skin.say("singularity-shared-reveal-caption"), f"{len(cards)} / {wanted}"),
        ft.Container(field, key=f"typed-{turn}", visible=not is_full),
        ft.Column([ft.Row(list(chosen), wrap=True, spacing=gap)] if chosen else [], tight=True),
        ft.Row(list(chips), wrap=True, spacing=gap, run_spacing=gap, visible=not is_full),
    ]
    return Panel(skin, Spaced(skin, *rows))
