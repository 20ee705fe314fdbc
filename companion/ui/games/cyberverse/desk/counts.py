"""Henchmen on a card: a tap a name, and how many of it (CV-21, CV-49)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import flet as ft

from companion.ui.kit.boxes import Caption, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow

MOST = 9


@component
def NameCounts(
    skin: Skin,
    label: str,
    names: tuple[str, ...],
    change: Callable[[tuple[str, ...]], None],
    known: tuple[str, ...],
) -> ft.Control:
    """Known names are tapped, a new one is typed; a stepper says how many of each."""
    other, set_other = ft.use_state("")
    counts = Counter(names)

    def set_count(name: str, count: int) -> None:
        now = {**counts, name: count}
        change(tuple(one for one, many in now.items() for _ in range(many)))

    def add() -> None:
        name = " ".join(other.replace(",", " ").split())
        set_count(name, counts[name] + 1)
        set_other("")

    rows: list[ft.Control] = [Caption(skin, label)]
    rows += [
        StepRow(skin, name, many, 0, MOST, partial(set_count, name), icon="cv-henchman")
        for name, many in counts.items()
    ]
    chips = [
        Chip(skin, name, partial(set_count, name, 1), icon="cv-henchman")
        for name in known
        if name not in counts
    ]
    if chips:
        rows.append(Wrapped(skin, *chips))
    rows.append(Field(skin, skin.say("cyberverse-phone-henchman-other"), other, set_other, longest=40))
    if other.strip():
        more = skin.say("cyberverse-phone-henchman-add", name=other.strip())
        rows.append(ft.Row([OutlineButton(skin, more, add, icon="plus-thin", expand=True)]))
    return Spaced(skin, *rows, gap=6)
