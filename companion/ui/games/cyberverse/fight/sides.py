"""One tap a number: the attacker's and the target's card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.games.cyberverse.words import ATTACK_EFFECTS, DEFENSE_EFFECTS, STATUSES, WEAPON_EFFECTS
from companion.ui.games.cyberverse.draw import (
    Box,
    Caption,
    NumberStrip,
    Segments,
    Stack,
    StepRow,
    effect_word,
    icon_of,
    tones,
    word,
)
from companion.ui.games.cyberverse.fight.draft import Side
from companion.ui.parts.buttons import Chip, IconButton48, OutlineButton
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


def sign(desk: Desk, name: str) -> str:
    """An icon where there is room for it beside six numbers."""
    return "" if desk.skin.width < 380 else name


def kinds(desk: Desk, side: Side, change: Change) -> ft.Control:
    """Agent, teammate or henchman."""

    def to(value: str) -> None:
        made: Any = replace(side, kind=value)  # type: ignore[arg-type]
        change(replace(made, statuses=()) if value != "agent" else made)

    return Segments(desk.skin, [(one, word("figure", one), "") for one in KINDS], side.kind, to)


def AttackSide(
    desk: Desk,
    side: Side,
    change: Change,
    is_more: bool,
    more: Callable[[], None],
    on_cards: Callable[[], None] | None,
) -> ft.Control:
    """What counts when it attacks (CV-63)."""
    skin = desk.skin
    is_agent = side.kind == "agent"

    def put(**values: Any) -> None:
        change(replace(side, **values))

    rows: list[ft.Control] = [
        *top(desk, desk.say("cyberverse-fight-attacker"), side, change, tones(skin).magenta),
        NumberStrip(
            skin,
            word("feature", "combat") if is_agent else desk.say("cyberverse-fight-printed-attack"),
            side.combat,
            0,
            5,
            lambda n: put(combat=n),
            icon=sign(desk, "cv-combat"),
        ),
        Segments(
            skin, _held(desk, is_agent), side.held or ("" if is_agent else "close"), lambda v: put(held=v)
        ),
    ]
    if is_agent and side.held:
        rows.append(
            NumberStrip(
                skin,
                word("part", "weapon"),
                side.bonus,
                0,
                5,
                lambda n: put(bonus=n),
                icon=sign(desk, "cv-weapon"),
            )
        )
    rows.append(
        NumberStrip(
            skin,
            desk.say("cyberverse-fight-token-attack"),
            side.attack if side.has_token else None,
            0,
            5,
            lambda n: put(attack=n, has_token=True),
            icon=sign(desk, "cv-token"),
        )
    )
    rows.append(_effect(desk, side.attack_effect, ATTACK_EFFECTS, lambda v: put(attack_effect=v), is_more))
    if is_more:
        rows += _attack_more(desk, side, put)
    rows.append(_more(desk, is_more, more, on_cards))
    return Box(skin, Stack(skin, *rows, gap=9), padding=12, colour=tones(skin).magenta)


def _held(desk: Desk, is_agent: bool) -> list[tuple[str, str, str]]:
    ways = [(one, word("weapon", one), "") for one in ("close", "ranged")]
    return [("", desk.say("cyberverse-fight-bare"), ""), *ways] if is_agent else ways


def _attack_more(desk: Desk, side: Side, put: Callable[..., None]) -> list[ft.Control]:
    skin = desk.skin
    is_high = side.position == "advantageous"
    chips: list[ft.Control] = [
        Chip(
            skin,
            word("position", "advantageous"),
            lambda: put(position="none" if is_high else "advantageous"),
            selected=is_high,
            icon="cv-advantageous",
        )
    ]
    if side.kind == "agent" and side.held:
        chips.append(
            Chip(
                skin,
                desk.say("cyberverse-fight-expert"),
                lambda: put(is_expert=not side.is_expert),
                selected=side.is_expert,
                icon="star",
            )
        )
        chips += [
            Chip(
                skin,
                effect_word(one),
                partial(_flip, side.effects, one, lambda made: put(effects=made)),
                selected=one in side.effects,
                icon=icon_of(one),
            )
            for one in WEAPON_EFFECTS
            if one not in ("double_target", "extra_action")
        ]
    return [_wrap(desk, chips), _health(desk, side, put)]


def DefenceSide(
    desk: Desk,
    side: Side,
    change: Change,
    is_more: bool,
    more: Callable[[], None],
    on_cards: Callable[[], None] | None,
) -> ft.Control:
    """What counts when it is attacked (CV-64)."""
    skin = desk.skin
    is_agent = side.kind == "agent"

    def put(**values: Any) -> None:
        change(replace(side, **values))

    own = (
        NumberStrip(
            skin, word("part", "gear"), side.gear, 0, 5, lambda n: put(gear=n), icon=sign(desk, "cv-gear")
        )
        if is_agent
        else NumberStrip(
            skin,
            desk.say("cyberverse-fight-printed-defence"),
            side.armour,
            0,
            5,
            lambda n: put(armour=n),
            icon=sign(desk, "shield"),
        )
    )
    rows: list[ft.Control] = [
        *top(desk, desk.say("cyberverse-fight-target"), side, change, tones(skin).violet),
        own,
        NumberStrip(
            skin,
            desk.say("cyberverse-fight-token-defence"),
            side.defense if side.has_token else None,
            0,
            5,
            lambda n: put(defense=n, has_token=True),
            icon=sign(desk, "cv-token"),
        ),
        _health(desk, side, put),
        _effect(desk, side.defense_effect, DEFENSE_EFFECTS, lambda v: put(defense_effect=v), is_more),
    ]
    if is_more:
        is_covered = side.position == "covered"
        chips: list[ft.Control] = [
            Chip(
                skin,
                word("position", "covered"),
                lambda: put(position="none" if is_covered else "covered"),
                selected=is_covered,
                icon="cv-covered",
            )
        ]
        if is_agent:
            chips += [
                Chip(
                    skin,
                    word("status", one),
                    partial(_flip, side.statuses, one, lambda made: put(statuses=made)),
                    selected=one in side.statuses,
                    icon=icon_of(one),
                )
                for one in STATUSES
            ]
        rows.append(_wrap(desk, chips))
    rows.append(_more(desk, is_more, more, on_cards))
    return Box(skin, Stack(skin, *rows, gap=9), padding=12, colour=tones(skin).violet)


def _flip(chosen: tuple[str, ...], one: str, put: Callable[[tuple[str, ...]], None]) -> None:
    put(tuple(sorted(set(chosen) ^ {one})))


def _health(desk: Desk, side: Side, put: Callable[..., None]) -> ft.Control:
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


def _wrap(desk: Desk, chips: list[ft.Control]) -> ft.Control:
    return ft.Row(chips, wrap=True, spacing=desk.skin.px(8), run_spacing=desk.skin.px(8))


def _effect(
    desk: Desk, chosen: str, effects: tuple[str, ...], choose: Callable[[str], None], is_more: bool
) -> ft.Control:
    """The effect of the token: all of them when asked for, else only the chosen one."""
    shown = effects if is_more else tuple(one for one in effects if one == chosen)
    chips: list[ft.Control] = [
        Chip(
            desk.skin,
            effect_word(one),
            partial(choose, "" if one == chosen else one),
            selected=one == chosen,
            icon=icon_of(one),
        )
        for one in shown
    ]
    return _wrap(desk, chips) if chips else ft.Container(height=0)


def _more(
    desk: Desk, is_more: bool, more: Callable[[], None], on_cards: Callable[[], None] | None
) -> ft.Control:
    """The rarer fields, and known cards by name."""
    skin = desk.skin
    key = "cyberverse-fight-less" if is_more else "cyberverse-fight-more"
    button = OutlineButton(
        skin, desk.say(key), more, icon="up" if is_more else "down", expand=True, height=48
    )
    cards = [IconButton48(skin, "books", desk.say("cyberverse-fight-cards"), on_cards)] if on_cards else []
    return ft.Row([button, *cards], spacing=skin.px(8))
