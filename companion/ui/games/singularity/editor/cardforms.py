"""What is typed from a card: an enemy, a character, an upgrade card (SW-15..17, SW-23, SW-33)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, get_args

import flet as ft

from companion import texts
from companion.games.singularity.words import TOKEN_KINDS, CardKind, Icon
from companion.ui.games.singularity.draw.signs import enemy_icon, kind_icon, token_icon
from companion.ui.games.singularity.editor.documents import Document
from companion.ui.games.singularity.editor.fields import NumberLine, OneOf, SwitchLine, TextLine
from companion.ui.kit.skin import Skin

Change = Callable[[str, object], None]
CardForm = Callable[[Skin, Document, Change, str], list[ft.Control]]


def _say(key: str) -> str:
    return texts.say(f"singularity-editor-{key}")


def _text(skin: Skin, card: Document, change: Change, key: str, field: str, longest: int) -> ft.Control:
    return TextLine(
        skin,
        _say(f"field-{field}"),
        str(card.get(field, "")),
        partial(change, field),
        longest=longest,
        key=f"{key}-{field}",
    )


def _number(
    skin: Skin, card: Document, change: Change, field: str, usual: int = 0, low: int = 0, high: int = 30
) -> ft.Control:
    return NumberLine(
        skin, _say(f"field-{field}"), int(card.get(field, usual)), partial(change, field), low, high
    )


def EnemyForm(skin: Skin, card: Document, change: Change, key: str) -> list[ft.Control]:
    """An enemy card: its four numbers, how it falls, what it says."""
    icons = [(icon, _say(f"icon-{icon}"), enemy_icon(icon)) for icon in get_args(Icon)]
    kinds = [(kind, _say(f"kind-{kind}"), token_icon(kind)) for kind in TOKEN_KINDS]
    health = card.get("health")
    rows = [
        _text(skin, card, change, key, "name", 40),
        _text(skin, card, change, key, "plural", 40),
        OneOf(skin, _say("field-icon"), icons, str(card.get("icon", "other")), partial(change, "icon")),
        OneOf(skin, _say("field-kind"), kinds, str(card.get("kind", "common")), partial(change, "kind")),
        _number(skin, card, change, "threat"),
        _number(skin, card, change, "range"),
        _number(skin, card, change, "move"),
    ]
    if health is None:
        rows.append(_number(skin, card, change, "damage", 1, 1))
    else:
        rows.append(_number(skin, card, change, "health", 1, 1, 99))
    switches = [
        SwitchLine(
            skin,
            _say("switch-health"),
            health is not None,
            lambda is_on: change("health", 3 if is_on else None),
        ),
        SwitchLine(
            skin,
            _say("switch-ignores-walls"),
            bool(card.get("ignores_walls")),
            lambda is_on: change("ignores_walls", is_on or None),
        ),
        SwitchLine(
            skin,
            _say("switch-by-hand"),
            bool(card.get("by_hand")),
            lambda is_on: change("by_hand", is_on or None),
        ),
    ]
    rows.append(ft.Row(list(switches), wrap=True, spacing=skin.px(8), run_spacing=skin.px(8)))
    return [*rows, _text(skin, card, change, key, "setup", 240), _text(skin, card, change, key, "moves", 240)]


def CharacterForm(skin: Skin, card: Document, change: Change, key: str) -> list[ft.Control]:
    """A character: name, ability, how many cards its deck starts with."""
    deck = card.get("deck")
    rows = [
        _text(skin, card, change, key, "name", 40),
        _text(skin, card, change, key, "ability", 240),
        SwitchLine(
            skin, _say("switch-deck"), deck is not None, lambda is_on: change("deck", 10 if is_on else None)
        ),
    ]
    if deck is not None:
        rows.append(_number(skin, card, change, "deck", 0, 0, 99))
    return rows


def UpgradeForm(skin: Skin, card: Document, change: Change, key: str) -> list[ft.Control]:
    """An upgrade card: name, kind, value, text."""
    kinds = [(kind, skin.say(f"singularity-card-{kind}"), kind_icon(kind)) for kind in get_args(CardKind)]
    value = card.get("value")
    rows = [
        _text(skin, card, change, key, "name", 40),
        OneOf(skin, _say("field-kind"), kinds, str(card.get("kind", "utility")), partial(change, "kind")),
        SwitchLine(
            skin, _say("switch-value"), value is not None, lambda is_on: change("value", 1 if is_on else None)
        ),
    ]
    if value is not None:
        rows.append(_number(skin, card, change, "value", 0, 0, 30))
    return [*rows, _text(skin, card, change, key, "text", 240)]


FORMS: Final[Mapping[str, CardForm]] = {
    "enemies": EnemyForm,
    "characters": CharacterForm,
    "upgrades": UpgradeForm,
}
"""Kind of card → its form."""
