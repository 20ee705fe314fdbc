"""The table says which upgrade cards were turned up (SW-33)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.singularity.actions.board import RevealCards
from companion.games.singularity.packs.cards import UpgradeCard
from companion.ui.games.singularity import collection, reading
from companion.ui.games.singularity.draw import Caption, Panel, kind_icon
from companion.ui.games.singularity.shared.page import GoButton, act, look
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH
Cards = tuple[UpgradeCard, ...]
SHOWN = 24
"""So many known cards are offered as chips; more are found by typing."""


def offered(known: tuple[UpgradeCard, ...], typed: str) -> tuple[UpgradeCard, ...]:
    """Known cards that begin with or contain what is typed, the former first."""
    wanted = typed.strip().casefold()
    first = [card for card in known if card.name.casefold().startswith(wanted)]
    inside = [card for card in known if wanted in card.name.casefold() and card not in first]
    return tuple([*first, *inside][:SHOWN])


def reveal_foot(stage: Stage, wanted: int, cards: Cards) -> list[ft.Control]:
    """Below the page: so many lie there, or the deck is empty."""
    skin = look(stage)

    def send() -> None:
        act(stage, RevealCards(cards=cards))

    left = wanted - len(cards)
    words = stage.say("singularity-shared-reveal-go" if not left else "singularity-shared-reveal-tap", n=left)
    foot: list[ft.Control] = [GoButton(skin, words, None if left else send)]
    if left:
        fewer = stage.say("singularity-shared-reveal-fewer", n=len(cards))
        foot.insert(0, OutlineButton(skin, fewer, send, height=56))
    return foot


@component
def Revealing(stage: Stage, wanted: int, cards: Cards, change: Callable[[Cards], None]) -> ft.Control:
    """Tap the names, or type a new one; fewer cards mean that the deck is empty."""
    view, skin = reading.game(stage), look(stage)
    typed, set_typed = ft.use_state("")
    turn, set_turn = ft.use_state(0)
    ours = collection.use_collected(stage)

    def add(card: UpgradeCard) -> None:
        if len(cards) < wanted:
            change((*cards, card))
        set_typed("")
        set_turn(turn + 1)

    def add_new() -> None:
        card = UpgradeCard(name=typed.strip()[:40])
        add(card)
        collection.keep(stage, upgrades=(card,))

    known = offered(collection.known_upgrades(view.upgrades, ours), typed)
    is_new = bool(typed.strip()) and all(card.name.casefold() != typed.strip().casefold() for card in known)
    chips = [Chip(skin, card.name, partial(add, card), icon=kind_icon(card.kind)) for card in known]
    if is_new:
        fresh = stage.say("singularity-shared-reveal-new", name=typed.strip())
        chips.insert(0, Chip(skin, fresh, add_new, icon="plus-thin"))
    chosen = [
        OutlineButton(
            skin,
            card.name,
            lambda at=at: change(cards[:at] + cards[at + 1 :]),  # type: ignore[misc]
            icon="cross",
        )
        for at, card in enumerate(cards)
    ]
    is_full = len(cards) >= wanted
    rows: list[ft.Control] = [
        Caption(skin, stage.say("singularity-shared-reveal-caption"), f"{len(cards)} / {wanted}"),
        ft.Container(
            Field(skin, stage.say("singularity-shared-reveal-field"), typed, set_typed, longest=40),
            key=f"typed-{turn}",
            visible=not is_full,
        ),
        ft.Column([ft.Row(list(chosen), wrap=True, spacing=skin.px(8))] if chosen else [], tight=True),
        ft.Row(list(chips), wrap=True, spacing=skin.px(8), run_spacing=skin.px(8), visible=not is_full),
    ]
    return Panel(skin, ft.Column(rows, spacing=skin.px(10), tight=True, horizontal_alignment=_STRETCH))
