"""Pieces that forms are made of: a line to write in, a number, a yes or no, one of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.ui.games.singularity.draw.colours import tones
from companion.ui.kit.boxes import Caption
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.field import Field
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong

_STRETCH = ft.CrossAxisAlignment.STRETCH


def TextLine(
    skin: Skin, label: str, value: str, change: Callable[[str], None], *, longest: int, key: str
) -> ft.Control:
    """A line to write in; the key says whose it is, so that another card gets another field."""
    return ft.Container(Field(skin, label, value, change, longest=longest), key=key)


def NumberLine(
    skin: Skin, label: str, value: int, change: Callable[[int], None], low: int = 0, high: int = 30
) -> ft.Control:
    """A number with its name on the left."""
    words = Strong(skin, label, 16, expand=True)
    return ft.Row([words, Stepper(skin, value, low, high, change, label)], spacing=skin.px(10))


def SwitchLine(skin: Skin, label: str, is_on: bool, change: Callable[[bool], None]) -> ft.Control:
    """Yes or no as one chip; on has a tick."""
    return Chip(skin, label, partial(change, not is_on), selected=is_on, colour=tones(skin).red)


def OneOf(
    skin: Skin,
    label: str,
    options: Sequence[tuple[str, str, str]],
    value: str,
    change: Callable[[str], None],
) -> ft.Control:
    """One of several, each (value, words, icon)."""
    chips = [
        Chip(
            skin,
            words,
            partial(change, option),
            icon=icon or None,
            selected=option == value,
            colour=tones(skin).red,
        )
        for option, words, icon in options
    ]
    row = ft.Row(chips, wrap=True, spacing=skin.px(8), run_spacing=skin.px(8))
    return ft.Column([Caption(skin, label), row], spacing=skin.px(6), tight=True)


def SomeOf(
    skin: Skin,
    label: str,
    options: Sequence[tuple[str, str]],
    chosen: Sequence[str],
    toggle: Callable[[str], None],
) -> ft.Control:
    """Any number of several; what is chosen but unknown is shown too."""
    known = [*options, *((one, one) for one in chosen if one not in {value for value, _ in options})]
    chips = [
        Chip(skin, words, partial(toggle, value), selected=value in chosen, colour=tones(skin).red)
        for value, words in known
    ]
    row = ft.Row(chips, wrap=True, spacing=skin.px(8), run_spacing=skin.px(8))
    return ft.Column([Caption(skin, label), row], spacing=skin.px(6), tight=True)


def Lines(
    skin: Skin, label: str, lines: Sequence[str], change: Callable[[list[str], str], None], *, key: str
) -> ft.Control:
    """Sentences, one a field; the touch tells the undo which one is being typed."""

    def typed(at: int, words: str) -> None:
        change([words if number == at else line for number, line in enumerate(lines)], f"{key}-{at}")

    rows: list[ft.Control] = [Caption(skin, label)]
    for at, line in enumerate(lines):
        less = [one for number, one in enumerate(lines) if number != at]
        rows.append(
            ft.Row(
                [
                    ft.Container(
                        Field(skin, f"{at + 1}", line, partial(typed, at), longest=240),
                        expand=True,
                        key=f"{key}-{at}-{len(lines)}",
                    ),
                    IconButton48(
                        skin,
                        "bin",
                        skin.say("singularity-editor-remove", name=f"{label} {at + 1}"),
                        partial(change, less, ""),
                    ),
                ],
                spacing=skin.px(8),
            )
        )
    more = partial(change, [*lines, ""], "")
    rows.append(OutlineButton(skin, skin.say("singularity-editor-new-line"), more, icon="plus-thin"))
    return ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH)
