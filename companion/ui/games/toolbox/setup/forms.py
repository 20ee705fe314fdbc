"""What several forms have: words with commas, and a few words of which one is on."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.kernel.action import Action
from companion.ui.kit.boxes import Caption, Spaced
from companion.ui.kit.field import Field
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin

Say = Callable[[Action], None]
LONGEST_LINE, LONGEST_ASK, LONGEST_NAMES = 400, 120, 300


def words(text: str) -> tuple[str, ...]:
    """Words with commas between them."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def pills(
    skin: Skin, family: str, options: tuple[str, ...], chosen: str, choose: Callable[[str], None]
) -> ft.Control:
    """One of a few, with its title; their words are `toolbox-<family>-<option>`."""
    told = [(one, skin.say(f"toolbox-{family}-{one.replace('_', '-')}"), "") for one in options]
    row = Pills(skin, told, chosen, choose)
    return Spaced(skin, Caption(skin, skin.say(f"toolbox-{family}")), row, gap=6)


def names_field(skin: Skin, names: str, put: Callable[[str], None], *, is_asked: bool) -> list[ft.Control]:
    """Who takes part, where nobody sits."""
    return [Field(skin, skin.say("toolbox-names"), names, put, longest=LONGEST_NAMES)] if is_asked else []
