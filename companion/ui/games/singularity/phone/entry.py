"""Upgrade cards that lie on the table, told to the app: tapped from the library, or typed once (SW-33)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.packs.cards import UpgradeCard
from companion.games.singularity.words import CardKind
from companion.ui.games.singularity import collection, reading
from companion.ui.games.singularity.draw import Panel, Spaced, kind_colour, kind_icon
from companion.ui.games.singularity.phone.page import Choices, NumberRow
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import SectionTitle, Strong
from companion.ui.stage import Stage

KINDS: tuple[CardKind, ...] = ("attack", "move", "utility")
SHOWN = 12
Cards = tuple[UpgradeCard, ...]


@component
def CardEntry(stage: Stage, cards: Cards, change: Callable[[Cards], None], most: int) -> ft.Control:
    """The cards so far, a search over those the library knows, and a form for a new one."""
    view, skin = reading.game(stage), stage.skin
    name, set_name = ft.use_state("")
    kind, set_kind = ft.use_state("utility")
    value, set_value = ft.use_state(0)
    ours = collection.use_collected(stage)
    is_full = len(cards) >= most
    all_known = collection.known_upgrades(view.upgrades, ours)

    def add(card: UpgradeCard) -> None:
        change((*cards, card))
        set_name("")
        set_value(0)

    def typed_in(card: UpgradeCard) -> None:
        add(card)
        collection.keep(stage, upgrades=(card,))

    rows: list[ft.Control] = [_chosen(skin, at, card, cards, change) for at, card in enumerate(cards)]
    if is_full:
        return Spaced(skin, *rows)
    typed = name.strip().casefold()
    known = [card for card in all_known if typed in card.name.casefold()][:SHOWN]
    rows.append(Field(skin, skin.say("singularity-phone-card-name"), name, set_name, longest=40))
    if known:
        rows.append(
            Choices(
                skin,
                skin.say("singularity-phone-card-known"),
                [(card.name, card.name) for card in known],
                "",
                lambda picked: add(next(card for card in known if card.name == picked)),
                icons={card.name: kind_icon(card.kind) for card in known},
            )
        )
    is_new = bool(typed) and all(card.name.casefold() != typed for card in all_known)
    if is_new:
        made = UpgradeCard(name=name.strip(), kind=cast("CardKind", kind), value=value or None)
        rows += [
            SectionTitle(skin, skin.say("singularity-phone-card-new")),
            Choices(
                skin,
                "",
                [(one, skin.say(f"singularity-card-{one}")) for one in KINDS],
                kind,
                set_kind,
                icons={one: kind_icon(one) for one in KINDS},
            ),
            NumberRow(skin, skin.say("singularity-phone-card-value"), value, 0, 30, set_value),
            ft.Row(
                [
                    OutlineButton(
                        skin,
                        skin.say("singularity-phone-card-add", name=name.strip()),
                        partial(typed_in, made),
                        icon="plus-thin",
                        expand=True,
                    )
                ]
            ),
        ]
    return Spaced(skin, *rows)


def _chosen(
    skin: Skin, at: int, card: UpgradeCard, cards: Cards, change: Callable[[Cards], None]
) -> ft.Control:
    away = IconButton48(
        skin,
        "cross",
        skin.say("singularity-phone-card-away", name=card.name),
        lambda: change((*cards[:at], *cards[at + 1 :])),
        size=44,
        outlined=False,
    )
    row = ft.Row(
        [
            Icon(skin, kind_icon(card.kind), skin.px(22), kind_colour(skin, card.kind)),
            Strong(skin, card.name, 16, expand=True, lines=2),
            away,
        ],
        spacing=10,
    )
    return Panel(skin, row, padding=8, colour=kind_colour(skin, card.kind))
