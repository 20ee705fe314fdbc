"""Rows that both cards of a fight have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.ui.games.cyberverse.desk.fight.draft import Side
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import effect_word, icon_of, word
from companion.ui.kit.boxes import Caption
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.picking import Pills
from companion.ui.kit.steppers import StepRow
from companion.ui.stage import Desk

Change = Callable[[Side], None]
KINDS = ("agent", "teammate", "henchman")


def head(desk: Desk, title: str, side: Side, colour: str) -> ft.Control:
    """Which side, and who it is when it came from a card."""
    said = f"{title} · {side.name}" if side.name else title
    return Caption(desk.skin, said, colour=colour)


def top(desk: Desk, title: str, side: Side, change: Change, colour: str) -> list[ft.Control]:
    """Which side and what kind of figure; in one line where there is room."""
    skin = desk.skin
    first, second = head(desk, title, side, colour), kinds(desk, side, change)
    if skin.is_phone or skin.large_text:
        return [first, second]
    return [ft.Row([ft.Container(first, expand=True), second], spacing=skin.px(10))]


def kinds(desk: Desk, side: Side, change: Change) -> ft.Control:
    """Agent, teammate or henchman."""

    def to(value: str) -> None:
        made: Any = replace(side, kind=value)  # type: ignore[arg-type]
        change(replace(made, statuses=()) if value != "agent" else made)

    return Pills(desk.skin, [(one, word(desk.skin, "figure", one), "") for one in KINDS], side.kind, to)


def flipped(chosen: tuple[str, ...], one: str, put: Callable[[tuple[str, ...]], None]) -> None:
    """One of many, on or off."""
    put(tuple(sorted(set(chosen) ^ {one})))


def Health(desk: Desk, side: Side, put: Callable[..., None]) -> ft.Control:
    """Health now."""
    return StepRow(
        desk.skin,
        desk.say("cyberverse-fight-health"),
        side.hp,
        0,
        20,
        lambda n: put(hp=n, hp_max=max(n, side.hp_max)),
        icon="cv-heart-hollow",
        colour=tones(desk.skin).red,
    )


def EffectChips(desk: Desk, chips: list[ft.Control]) -> ft.Control:
    """Words to tap, as many in a line as fit."""
    return ft.Row(chips, wrap=True, spacing=desk.skin.px(8), run_spacing=desk.skin.px(8))


def TokenEffect(
    desk: Desk, chosen: str, effects: tuple[str, ...], choose: Callable[[str], None], is_more: bool
) -> ft.Control:
    """The effect of the token: all of them when asked for, else only the chosen one."""
    shown = effects if is_more else tuple(one for one in effects if one == chosen)
    chips: list[ft.Control] = [
        Chip(
            desk.skin,
            effect_word(desk.skin, one),
            partial(choose, "" if one == chosen else one),
            selected=one == chosen,
            icon=icon_of(one),
        )
        for one in shown
    ]
    return EffectChips(desk, chips) if chips else ft.Container(height=0)


def MoreButton(
    desk: Desk, is_more: bool, more: Callable[[], None], on_cards: Callable[[], None] | None
) -> ft.Control:
    """The rarer fields, and known cards by name."""
    skin = desk.skin
    key = "cyberverse-fight-less" if is_more else "cyberverse-fight-more"
    button = OutlineButton(
        skin, skin.say(key), more, icon="up" if is_more else "down", expand=True, height=48
    )
    cards = [IconButton48(skin, "books", skin.say("cyberverse-fight-cards"), on_cards)] if on_cards else []
    return ft.Row([button, *cards], spacing=skin.px(8))
