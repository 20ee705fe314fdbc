"""The table types in which upgrade cards were turned up (SW-33)."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.library import UpgradeCard
from companion.games.singularity.turn_actions import RevealCards
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Caption, Panel, kind_icon
from companion.ui.games.singularity.shared.page import GoButton, act, look
from companion.ui.parts.buttons import Chip, OutlineButton
from companion.ui.parts.field import Field
from companion.ui.parts.guard import component
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH
SHOWN = 24
"""So many known cards are offered as chips; more are found by typing."""


def offered(known: tuple[UpgradeCard, ...], typed: str) -> tuple[UpgradeCard, ...]:
    """Known cards that begin with or contain what is typed, the former first."""
    wanted = typed.strip().casefold()
    first = [card for card in known if card.name.casefold().startswith(wanted)]
    inside = [card for card in known if wanted in card.name.casefold() and card not in first]
    return tuple([*first, *inside][:SHOWN])


@component
def Revealing(stage: Stage, wanted: int) -> ft.Control:
    """Tap the names, or type a new one; fewer cards mean that the deck is empty."""
    view, skin = reading.game(stage), look(stage)
    cards, set_cards = ft.use_state(cast("tuple[UpgradeCard, ...]", ()))
    typed, set_typed = ft.use_state("")
    turn, set_turn = ft.use_state(0)

    def add(card: UpgradeCard) -> None:
        if len(cards) < wanted:
            set_cards((*cards, card))
        set_typed("")
        set_turn(turn + 1)

    def send() -> None:
        act(stage, RevealCards(cards=cards))
        set_cards(())

    known = offered(view.upgrades, typed)
    is_new = bool(typed.strip()) and all(card.name.casefold() != typed.strip().casefold() for card in known)
    chips = [Chip(skin, card.name, partial(add, card), icon=kind_icon(card.kind)) for card in known]
    if is_new:
        fresh = stage.say("singularity-shared-reveal-new", name=typed.strip())
        chips.insert(
            0, Chip(skin, fresh, lambda: add(UpgradeCard(name=typed.strip()[:40])), icon="plus-thin")
        )
    chosen = [
        OutlineButton(
            skin,
            card.name,
            lambda at=at: set_cards(cards[:at] + cards[at + 1 :]),  # type: ignore[misc]
            icon="cross",
        )
        for at, card in enumerate(cards)
    ]
    left = wanted - len(cards)
    key = "singularity-shared-reveal-go" if not left else "singularity-shared-reveal-fewer"
    words = stage.say(key, n=len(cards))
    done = OutlineButton(skin, words, send, height=52) if left else GoButton(skin, words, send, width=340)
    rows: list[ft.Control] = [
        Caption(skin, stage.say("singularity-shared-reveal-caption"), f"{len(cards)} / {wanted}"),
        ft.Container(
            Field(skin, stage.say("singularity-shared-reveal-field"), typed, set_typed, longest=40),
            key=f"typed-{turn}",
        ),
        ft.Column([ft.Row(list(chosen), wrap=True, spacing=skin.px(8))] if chosen else [], tight=True),
        ft.Row(list(chips), wrap=True, spacing=skin.px(8), run_spacing=skin.px(8)),
        ft.Row([done]),
    ]
    return Panel(skin, ft.Column(rows, spacing=skin.px(10), tight=True, horizontal_alignment=_STRETCH))
