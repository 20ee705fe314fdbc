"""What a host finds below the table of a lobby: what is played, by which rules, and the ways to a seat."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.kernel.frozen import frozen
from companion.table.views import TableView
from companion.ui.kit.boxes import Wrapped
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.skin import Skin
from companion.ui.shell import everyone, howmuch
from companion.ui.stage import GameScreens, Stage

GAP: Final = 10
ROW: Final = 56
"""A row of buttons and what lies between two, as a phone's length."""
EDGES: Final = 38
"""What a button has beside its picture and its words."""
LETTER: Final = 0.49
"""The width of a letter of a sentence by its size, on average: should it be more, the rows scroll."""


@frozen
class Offer:
    """A button: its words, the sheet it opens, its sign."""

    words: str
    sheet: str
    icon: str


def rule_words(skin: Skin, table: TableView) -> tuple[str, ...]:
    """The house rules in a few words: printed or not, and the documents that were chosen."""
    label = (
        skin.say("shell-rules-changed", n=len(table.custom_options))
        if table.custom_options
        else skin.say("shell-rules-printed")
    )
    packs = (
        value for value in table.options.values() if value and not skin.language.has(value) and " " in value
    )
    return label, *packs


def offers(stage: Stage, game: GameScreens) -> tuple[Offer, ...]:
    """For the host: what is played, rules in a few words, and how people come without its code."""
    skin, made = stage.skin, []
    if use := howmuch.chosen_words(stage, game):
        made.append(Offer(use, howmuch.SHEET, "list-check"))
    if game.choosing:
        made.append(Offer(game.choosing.said(stage), "choosing", game.choosing.icon))
    if skin.device != "tablet":
        words = rule_words(skin, stage.table)[: 1 if game.choosing else 2]
        made += [Offer(word, "options", icon) for word, icon in zip(words, ("rules", "map"), strict=False)]
    here = "shell-sit-more" if stage.own_seats else "shell-sit-here"
    return (
        *made,
        Offer(skin.say("shell-add-paper"), "paper", "paper"),
        Offer(skin.say("shell-everyone", "short"), everyone.SHEET, "people"),
        Offer(skin.say(here), "sit", "person"),
        Offer(skin.say("shell-tablet"), "tablet", "tv"),
    )


def Offers(skin: Skin, stage: Stage, game: GameScreens) -> ft.Control:
    """All of them, in as many rows as they need."""
    return Wrapped(
        skin,
        *(
            OutlineButton(
                skin,
                one.words,
                partial(stage.open_sheet, one.sheet),
                icon=one.icon,
                filled=skin.palette.card,
            )
            for one in offers(stage, game)
        ),
        gap=GAP,
        between=ROW - 48,
    )


def height_of(skin: Skin, found: tuple[Offer, ...], room: float) -> float:
    """How high these stand in a row so wide."""
    rows, left = 0, 0.0
    for one in found:
        wide = skin.px(EDGES) + skin.size(15.5) * (1.25 + LETTER * len(one.words))
        if wide > left:
            rows, left = rows + 1, room
        left -= wide + skin.px(GAP)
    return skin.px(ROW) * rows
