"""Upgrade cards that lie on the table, told to the app: tapped from the library, or typed once (SW-33)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.games.singularity.packs.cards import UpgradeCard
from companion.ui.forms.fields import fields_of
from companion.ui.forms.form import Form, use_draft
from companion.ui.forms.lines import lines_of
from companion.ui.forms.rows import KIT
from companion.ui.games.singularity.desk.cards import UPGRADE
from companion.ui.games.singularity.draw.cards import kind_colour
from companion.ui.games.singularity.draw.signs import kind_icon
from companion.ui.kit.boxes import InRow, Panel, Spaced
from companion.ui.kit.buttons import IconButton48, WideButton
from companion.ui.kit.drawing import part, steady
from companion.ui.kit.field import Field
from companion.ui.kit.icon import Icon
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import SectionTitle, Strong

PRINTED: Final = fields_of(UpgradeCard, "kind", "value")
"""What is asked for besides the name."""
SHOWN = 12
Cards = tuple[UpgradeCard, ...]
NO_CARDS: Final[Cards] = ()


@part
def UpgradeEntry(
    skin: Skin,
    most: int,
    change: Callable[[Cards], None],
    cards: Cards,
    known: Cards,
    keep: Callable[[UpgradeCard], None],
) -> ft.Control:
    """The cards so far, a search over those that are known, and a form for a new one, which is kept."""
    name, set_name = ft.use_state("")
    draft, put = use_draft(PRINTED)
    typed = name.strip().casefold()
    found = [card for card in known if typed in card.name.casefold()][:SHOWN]

    def add(card: UpgradeCard) -> None:
        change((*cards, card))
        set_name("")
        put("value", None)

    def typed_in() -> None:
        card = UpgradeCard.model_validate({**draft, "name": name.strip()})
        add(card)
        keep(card)

    tap = steady(lambda picked: add(next(card for card in found if card.name == picked)))
    rows: list[ft.Control] = [_chosen(skin, at, card, cards, change) for at, card in enumerate(cards)]
    if len(cards) >= most:
        return Spaced(skin, *rows)
    rows.append(Field(skin, skin.say("singularity-phone-card-name"), name, set_name, longest=40))
    if found:
        faces = tuple((card.name, card.name, kind_icon(card.kind)) for card in found)
        rows.append(Chips(skin, skin.say("singularity-phone-card-known"), faces, "", tap))
    if typed and all(card.name.casefold() != typed for card in known):
        printed = lines_of(skin.language, PRINTED, UPGRADE.wording, draft)
        new = skin.say("singularity-phone-card-add", name=name.strip())
        rows += [
            SectionTitle(skin, skin.say("singularity-phone-card-new")),
            Form(skin, printed, draft, put, KIT, of="upgrade"),
            WideButton(skin, new, typed_in, icon="plus-thin"),
        ]
    return Spaced(skin, *rows)


def _chosen(
    skin: Skin, at: int, card: UpgradeCard, cards: Cards, change: Callable[[Cards], None]
) -> ft.Control:
    away = IconButton48(
        skin,
        "cross",
        skin.say("singularity-phone-card-away", name=card.name),
        partial(change, (*cards[:at], *cards[at + 1 :])),
        size=44,
        outlined=False,
    )
    row = InRow(
        skin,
        Icon(skin, kind_icon(card.kind), skin.px(22), kind_colour(skin, card.kind)),
        Strong(skin, card.name, 16, expand=True, lines=2),
        away,
    )
    return Panel(skin, row, padding=8, colour=kind_colour(skin, card.kind))
