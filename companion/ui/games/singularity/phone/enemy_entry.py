"""An enemy card, typed once from the cardboard (SW-1, SW-23)."""

from __future__ import annotations

import re
from typing import cast

import flet as ft

from companion.games.singularity.actions import AddEnemy
from companion.games.singularity.library import EnemyCard
from companion.games.singularity.words import Icon, TokenKind
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import RedButton, enemy_icon
from companion.ui.games.singularity.phone.page import Choices, NumberRow, Page
from companion.ui.parts.field import Field
from companion.ui.parts.guard import Tap, component
from companion.ui.stage import Stage

ICON_WORDS: tuple[Icon, ...] = ("drone", "brute", "hunter", "other")
KINDS: tuple[TokenKind, ...] = ("common", "elite")
FLAGS = ("ignores_walls", "by_hand")


def id_of(name: str, taken: set[str]) -> str:
    """An id made from a name, not used by another card."""
    base = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:20].strip("-") or "enemy"
    found, number = base, 2
    while found in taken:
        found, number = f"{base}-{number}", number + 1
    return found


@component
def EnemyEntry(stage: Stage, close: Tap) -> ft.Control:
    """The numbers as printed."""
    view, skin = reading.game(stage), stage.skin
    name, set_name = ft.use_state("")
    kind, set_kind = ft.use_state("common")
    icon, set_icon = ft.use_state("drone")
    numbers, set_numbers = ft.use_state({"threat": 2, "range": 1, "move": 1, "damage": 1, "health": 0})
    flags, set_flags = ft.use_state(cast("tuple[str, ...]", ()))

    def number(word: str, value: int) -> None:
        set_numbers({**numbers, word: value})

    def flag(word: str) -> None:
        set_flags(tuple(one for one in flags if one != word) if word in flags else (*flags, word))

    def add() -> None:
        card = EnemyCard(
            id=id_of(name, {one.id for one in view.enemies}),
            name=name.strip(),
            kind=cast("TokenKind", kind),
            icon=cast("Icon", icon),
            threat=numbers["threat"],
            range=numbers["range"],
            move=numbers["move"],
            damage=max(1, numbers["damage"]),
            health=numbers["health"] or None,
            ignores_walls="ignores_walls" in flags,
            by_hand="by_hand" in flags,
        )
        stage.send(AddEnemy(enemy=card))
        close()

    def row(word: str, low: int, high: int) -> ft.Control:
        return NumberRow(
            skin,
            stage.say(f"singularity-phone-enemy-{word}"),
            numbers[word],
            low,
            high,
            lambda value: number(word, value),
        )

    body: list[ft.Control] = [
        Field(skin, stage.say("singularity-phone-enemy-name"), name, set_name, longest=40),
        Choices(
            skin, "", [(one, stage.say(f"singularity-phone-enemy-{one}")) for one in KINDS], kind, set_kind
        ),
        row("threat", 0, 30),
        row("range", 0, 30),
        row("move", 0, 30),
        row("damage", 1, 30),
        row("health", 0, 99),
        Choices(
            skin,
            stage.say("singularity-phone-enemy-icon"),
            [(one, stage.say(f"singularity-phone-icon-{one}")) for one in ICON_WORDS],
            icon,
            set_icon,
            icons={one: enemy_icon(one) for one in ICON_WORDS},
        ),
        Choices(
            skin,
            "",
            [(one, stage.say(f"singularity-phone-enemy-{one.replace('_', '-')}")) for one in FLAGS],
            flags,
            flag,
        ),
    ]
    return Page(
        stage,
        title=stage.say("singularity-phone-enemy-title"),
        subtitle=stage.say("singularity-phone-enemy-line"),
        body=body,
        actions=[
            RedButton(
                skin,
                stage.say("singularity-phone-enemy-button"),
                add,
                icon="check",
                disabled=not name.strip(),
            )
        ],
        back=close,
    )
