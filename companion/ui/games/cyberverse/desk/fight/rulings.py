"""The house rules that change an attack, for a fight without a table (section 11)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion import texts
from companion.games.cyberverse.sums.fighters import Rulings
from companion.ui.kit.boxes import Caption, Spaced
from companion.ui.kit.picking import Pills
from companion.ui.kit.text import Heading
from companion.ui.stage import Desk

SWITCHES = (
    "frenzy_optional",
    "attack_effects_need_hit",
    "henchmen_armor_piercer",
    "fragile_on_cancel",
    "unarmed_attack",
    "grill_on_suppression",
)
"""Fields of `Rulings` and of the table's options alike; XP is not spent here, so `xp_expert` is not asked."""


def RulingRows(desk: Desk, rulings: Rulings, change: Callable[[Rulings], None]) -> list[ft.Control]:
    """The switches, the printed answer first."""
    return [
        Heading(desk.skin, desk.say("cyberverse-fight-rulings"), 24),
        *(_switch(desk, name, rulings, change) for name in SWITCHES),
    ]


def _switch(desk: Desk, name: str, rulings: Rulings, change: Callable[[Rulings], None]) -> ft.Control:
    text = texts.text_id(f"cyberverse-option-{name}")
    printed = bool(getattr(Rulings(), name))
    values = {str(value).lower(): value for value in (printed, not printed)}
    options = [(word, desk.say(f"{text}-{word}"), "") for word in values]

    def choose(word: str) -> None:
        change(replace(rulings, **{name: values[word]}))

    now = str(getattr(rulings, name)).lower()
    return Spaced(
        desk.skin, Caption(desk.skin, desk.say(text)), Pills(desk.skin, options, now, choose), gap=6
    )
