"""An enemy card, typed once from the cardboard (SW-1, SW-23)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import cast

import flet as ft

from companion.games.singularity.actions.setup import AddEnemy
from companion.games.singularity.packs.cards import EnemyCard
from companion.games.singularity.words import Icon, TokenKind
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.desk import collection
from companion.ui.games.singularity.draw.signs import enemy_icon
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import Tap, component, steady
from companion.ui.kit.field import Field
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Chips
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
    """A card typed before is one tap; a new one is its numbers as printed; a wrong one is mended."""
    view, skin = reading.game(stage), stage.skin
    ours = collection.use_collected(stage)
    mended, mend = ft.use_state("")
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
        before = reading.cast(stage).enemy(mended)
        card = EnemyCard(
            id=mended or id_of(name, {one.id for one in view.enemies}),
            name=name.strip(),
            plural=before.plural if before else "",
            setup=before.setup if before else "",
            moves=before.moves if before else "",
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
        put(card)
        collection.keep(stage, enemies=(card,))

    def put(card: EnemyCard) -> None:
        stage.send(AddEnemy(enemy=card))
        close()

    def load(card_id: str) -> None:
        card = reading.cast(stage).enemy(card_id)
        if card is None or card_id == mended:
            mend("")
            set_name("")
            return
        mend(card_id)
        set_name(card.name)
        set_kind(card.kind)
        set_icon(card.icon)
        words = ("threat", "range", "move", "damage")
        set_numbers({**{word: getattr(card, word) for word in words}, "health": card.health or 0})
        set_flags(tuple(flag for flag in FLAGS if getattr(card, flag)))

    def row(word: str, low: int, high: int) -> ft.Control:
        return NumberRow(
            skin,
            skin.say(f"singularity-phone-enemy-{word}"),
            numbers[word],
            low,
            high,
            lambda value: number(word, value),
        )

    body: list[ft.Control] = [
        *_known(stage, ours.enemies, put, mended, load),
        ft.Container(
            Field(skin, skin.say("singularity-phone-enemy-name"), name, set_name, longest=40),
            key=f"name-{mended}",
            padding=ft.Padding.only(top=8),
        ),
        Chips(
            skin,
            "",
            tuple((one, skin.say(f"singularity-phone-enemy-{one}"), "") for one in KINDS),
            kind,
            set_kind,
        ),
        row("threat", 0, 30),
        row("range", 0, 30),
        row("move", 0, 30),
        row("damage", 1, 30),
        row("health", 0, 99),
        Chips(
            skin,
            skin.say("singularity-phone-enemy-icon"),
            tuple((one, skin.say(f"singularity-phone-icon-{one}"), enemy_icon(one)) for one in ICON_WORDS),
            icon,
            set_icon,
        ),
        Chips(
            skin,
            "",
            tuple((one, skin.say(f"singularity-phone-enemy-{one.replace('_', '-')}"), "") for one in FLAGS),
            flags,
            flag,
        ),
    ]
    return SeatPage(
        skin,
        said=stage.said,
        title=skin.say("singularity-phone-enemy-title"),
        subtitle=skin.say("singularity-phone-enemy-line"),
        body=body,
        actions=[
            ReasonButton(
                skin,
                skin.say("singularity-phone-enemy-mend" if mended else "singularity-phone-enemy-button"),
                steady(add),
                "check",
                "" if name.strip() else skin.say("singularity-phone-name-why"),
            )
        ],
        back=close,
    )


def _known(
    stage: Stage,
    ours: Sequence[EnemyCard],
    put: Callable[[EnemyCard], None],
    mended: str,
    load: Callable[[str], None],
) -> list[ft.Control]:
    """Cards of other tables that are not on this one, and those on it, to be looked at or mended."""
    view, skin = reading.game(stage), stage.skin
    here = {one.id for one in view.enemies}
    others = {one.id: one for one in ours if one.id not in here}
    rows: list[ft.Control] = []
    if others:
        rows.append(
            Chips(
                skin,
                skin.say("singularity-phone-enemy-ours"),
                tuple((one.id, one.name, enemy_icon(one.icon)) for one in others.values()),
                "",
                lambda card_id: put(others[card_id]),
            )
        )
    if view.enemies:
        rows.append(
            Chips(
                skin,
                skin.say("singularity-phone-enemy-here"),
                tuple((one.id, one.name, enemy_icon(one.icon)) for one in view.enemies),
                mended,
                load,
            )
        )
    return rows
