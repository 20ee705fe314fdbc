"""A short list, one of it, one button: repair, train, rescue, discard, place."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse.draw.choices import Row, TapRows
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.kit.boxes import Aside
from companion.ui.kit.buttons import Answers, MainButton
from companion.ui.kit.drawing import Choose, Tap, component, steady, use_kept
from companion.ui.stage import Stage

More = Callable[[str], list[ft.Control]]
"""What else is asked, once a row is picked."""


def _nothing(_picked: str) -> list[ft.Control]:
    return []


@frozen
class ShortList:
    """The question, its answers, and what becomes of one."""

    title: str
    subtitle: str
    rows: tuple[Row, ...]
    button: Callable[[Row], str]
    """What the main button says of the picked row."""
    done: Choose
    icon: str = "check"
    nothing: str = "cyberverse-phone-pick-one"
    """What it says until then."""
    note: str = ""
    first: str = ""
    """What is picked at once."""


@component
def OneOf(stage: Stage, asked: ShortList, back: Tap | None = None, more: More = _nothing) -> ft.Control:
    """Tap a row, then the button."""
    skin = stage.skin
    picked, pick = use_kept(asked.first)
    chosen = next((row for row in asked.rows if row.value == picked), None)

    def done() -> None:
        if chosen is not None:
            asked.done(chosen.value)
            if back is not None:
                back()

    label = asked.button(chosen) if chosen else skin.say(asked.nothing)
    main = MainButton(skin, label, steady(done), icon=asked.icon, disabled=chosen is None)
    return OrgPage(
        stage,
        title=asked.title,
        subtitle=asked.subtitle,
        body=[*TapRows(skin, asked.rows, picked, pick), *more(picked)],
        notes=[Aside(skin, asked.note)] if asked.note else [],
        actions=[Answers(skin, skin.say("cyberverse-phone-back"), back, main) if back else main],
        spacing=8,
    )
