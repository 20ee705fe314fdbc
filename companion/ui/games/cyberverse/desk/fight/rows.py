"""Rows that both cards of a fight have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse.desk.fight.draft import Side
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import effect_word, icon_of, word
from companion.ui.kit.boxes import Caption, InRow, Wrapped
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.drawing import Choose, Tap
from companion.ui.kit.picking import Pills
from companion.ui.kit.steppers import StepRow
from companion.ui.stage import Desk

Change = Callable[[Side], None]
KINDS = ("agent", "teammate", "henchman")


@frozen
class Hands:
    """What may be done with a side: change it, show its rarer fields, take a card by name."""

    change: Change
    is_more: bool
    more: Tap
    on_cards: Tap | None
    title: str = ""
    """When it is not the only target."""


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
    return [InRow(skin, ft.Container(first, expand=True), second)]


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
    return Wrapped(desk.skin, *chips)


def TokenEffect(
    desk: Desk, chosen: str, effects: tuple[str, ...], choose: Choose, is_more: bool
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


def MoreButton(desk: Desk, hands: Hands) -> ft.Control:
    """The rarer fields, and known cards by name."""
    skin, is_more, on_cards = desk.skin, hands.is_more, hands.on_cards
    key = "cyberverse-fight-less" if is_more else "cyberverse-fight-more"
    button = OutlineButton(
        skin, skin.say(key), hands.more, icon="up" if is_more else "down", expand=True, height=48
    )
    cards = [IconButton48(skin, "books", skin.say("cyberverse-fight-cards"), on_cards)] if on_cards else []
    return InRow(skin, button, *cards, gap=8)
