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
    NumberStrip,
    Segments,
    Stack,
    effect_word,
    icon_of,
    tones,
    word,
)
from companion.ui.games.cyberverse.fight.draft import Side
from companion.ui.games.cyberverse.fight.rows import (
    Change,
    Chips,
    Health,
    More,
    TokenEffect,
    flipped,
    top,
)
from companion.ui.kit.buttons import Chip
from companion.ui.stage import Desk

MOST_IMPLANTS = 3
"""The slots of an agent (CV-10)."""


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
        *top(desk, skin.say("cyberverse-fight-attacker"), side, change, tones(skin).magenta),
        NumberStrip(
            skin,
            word("feature", "combat") if is_agent else skin.say("cyberverse-fight-printed-attack"),
            side.combat,
            0,
            5,
            lambda n: put(combat=n),
            icon="cv-combat",
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
                icon="cv-weapon",
            )
        )
    rows.append(
        NumberStrip(
            skin,
            skin.say("cyberverse-fight-token-attack"),
            side.attack if side.has_token else None,
            0,
            5,
            lambda n: put(attack=n, has_token=True),
            icon="cv-token",
        )
    )
    rows.append(
        TokenEffect(desk, side.attack_effect, ATTACK_EFFECTS, lambda v: put(attack_effect=v), is_more)
    )
    if is_more:
        rows += _attack_more(desk, side, put)
    rows.append(More(desk, is_more, more, on_cards))
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
                skin.say("cyberverse-fight-expert"),
                lambda: put(is_expert=not side.is_expert),
                selected=side.is_expert,
                icon="star",
            )
        )
        chips += [
            Chip(
                skin,
                effect_word(one),
                partial(flipped, side.effects, one, lambda made: put(effects=made)),
                selected=one in side.effects,
                icon=icon_of(one),
            )
            for one in WEAPON_EFFECTS
            if one != "extra_action"
        ]
    implants = [_implants(desk, side, put)] if side.kind == "agent" else []
    return [Chips(desk, chips), *implants, Health(desk, side, put)]


def _implants(desk: Desk, side: Side, put: Callable[..., None]) -> ft.Control:
    """Working Combat implants: each gives a point, up to the cap (CV-14)."""
    return NumberStrip(
        desk.skin,
        desk.say("cyberverse-fight-implants"),
        side.implants,
        0,
        MOST_IMPLANTS,
        lambda n: put(implants=n),
        icon="cv-implant",
    )


def DefenceSide(
    desk: Desk,
    side: Side,
    change: Change,
    is_more: bool,
    more: Callable[[], None],
    on_cards: Callable[[], None] | None,
    title: str = "",
) -> ft.Control:
    """What counts when it is attacked (CV-64); `title`: when it is not the only target."""
    skin = desk.skin
    is_agent = side.kind == "agent"

    def put(**values: Any) -> None:
        change(replace(side, **values))

    own = (
        NumberStrip(skin, word("part", "gear"), side.gear, 0, 5, lambda n: put(gear=n), icon="cv-gear")
        if is_agent
        else NumberStrip(
            skin,
            skin.say("cyberverse-fight-printed-defence"),
            side.armour,
            0,
            5,
            lambda n: put(armour=n),
            icon="shield",
        )
    )
    rows: list[ft.Control] = [
        *top(desk, title or skin.say("cyberverse-fight-target"), side, change, tones(skin).violet),
        own,
        NumberStrip(
            skin,
            skin.say("cyberverse-fight-token-defence"),
            side.defense if side.has_token else None,
            0,
            5,
            lambda n: put(defense=n, has_token=True),
            icon="cv-token",
        ),
        Health(desk, side, put),
        TokenEffect(desk, side.defense_effect, DEFENSE_EFFECTS, lambda v: put(defense_effect=v), is_more),
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
                    partial(flipped, side.statuses, one, lambda made: put(statuses=made)),
                    selected=one in side.statuses,
                    icon=icon_of(one),
                )
                for one in STATUSES
            ]
        rows.append(Chips(desk, chips))
    rows.append(More(desk, is_more, more, on_cards))
    return Box(skin, Stack(skin, *rows, gap=9), padding=12, colour=tones(skin).violet)
