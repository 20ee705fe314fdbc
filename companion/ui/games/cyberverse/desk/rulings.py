"""The house rules that change a sum, for a sum without a table (section 11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

import flet as ft

from companion.texts import text_id
from companion.ui.kit.boxes import Caption, Spaced
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading

R = TypeVar("R")
Answers = Mapping[str, tuple[str | bool, ...]]
"""A field of the rulings, and of the table's options by the same name → its answers, the printed first."""


def RulingRows(
    skin: Skin, title: str, answers: Answers, rulings: R, change: Callable[[R], None]
) -> list[ft.Control]:
    """The switches, the printed answer first."""
    return [
        Heading(skin, title, 24),
        *(_switch(skin, name, answers[name], rulings, change) for name in answers),
    ]


def _switch(
    skin: Skin, name: str, answers: tuple[str | bool, ...], rulings: Any, change: Callable[[Any], None]
) -> ft.Control:
    text = text_id(f"cyberverse-option-{name}")
    values = {str(value).lower(): value for value in answers}
    options = [(word, skin.say(text_id(f"{text}-{word}")), "") for word in values]

    def choose(word: str) -> None:
        change(replace(rulings, **{name: values[word]}))

    now = str(getattr(rulings, name)).lower()
    return Spaced(skin, Caption(skin, skin.say(text)), Pills(skin, options, now, choose), gap=6)


def chosen(options: Mapping[str, str], answers: Answers) -> dict[str, Any]:
    """What a table has chosen of these, out of its options in words."""
    found = ((name, {str(one).lower(): one for one in values}) for name, values in answers.items())
    return {name: known[options[name]] for name, known in found if options.get(name) in known}
