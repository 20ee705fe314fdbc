"""One tap a number: the attacker's and the target's card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.games.cyberverse.words import ATTACK_EFFECTS, DEFENSE_EFFECTS, STATUSES, WEAPON_EFFECTS
from companion.ui.games.cyberverse.desk.fight.draft import Side
from companion.ui.games.cyberverse.desk.fight.rows import (
    Change,
    EffectChips,
    Hands,
    Health,
    MoreButton,
    TokenEffect,
    flipped,
    top,
)
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import effect_word, icon_of, word
from companion.ui.kit.boxes import Panel, Spaced
from companion.ui.kit.buttons import Chip
from companion.ui.kit.picking import Pills
from companion.ui.kit.strips import NumberStrip
from companion.ui.stage import Desk

MOST_IMPLANTS = 3
"""The slots of an agent (CV-10); each working Combat implant gives a point, up to the cap (CV-14)."""


def changing(side: Side, change: Change) -> Callable[..., None]:
    """The way to say something else of a side."""

    def put(**values: Any) -> None:
        change(replace(side, **values))

    return put


def AttackSide(desk: Desk, side: Side, hands: Hands) -> ft.Control:
    """What counts when it attacks (CV-63)."""
    skin, is_agent, put = desk.skin, side.kind == "agent", changing(side, hands.change)

    rows: list[ft.Control] = [
        *top(desk, skin.say("cyberverse-fight-attacker"), side, hands.change, tones(skin).magenta),
        _digit(
            desk,
            side,
            put,
            "combat",
            word(skin, "feature", "combat") if is_agent else skin.say("cyberverse-fight-printed-attack"),
            "cv-combat",
        ),
        Pills(skin, _held(desk, is_agent), side.held or ("" if is_agent else "close"), lambda v: put(held=v)),
    ]
    if is_agent and side.held:
        rows.append(_digit(desk, side, put, "bonus", word(skin, "part", "weapon"), "cv-weapon"))
    rows += [
        _token(desk, side, put, "attack", skin.say("cyberverse-fight-token-attack")),
        TokenEffect(desk, side.attack_effect, ATTACK_EFFECTS, lambda v: put(attack_effect=v), hands.is_more),
    ]
    if hands.is_more:
        rows += _attack_more(desk, side, put)
    rows.append(MoreButton(desk, hands))
    return Panel(skin, Spaced(skin, *rows, gap=9), padding=12, colour=tones(skin).magenta)


def _digit(
    desk: Desk, side: Side, put: Callable[..., None], name: str, label: str, icon: str, most: int = 5
) -> ft.Control:
    """A number of this side."""
    value = getattr(side, name)
    return NumberStrip(desk.skin, label, value, 0, most, lambda n: put(**{name: n}), icon=icon)


def _token(desk: Desk, side: Side, put: Callable[..., None], name: str, label: str) -> ft.Control:
    """A number of its combat token, once one was said (CV-54)."""
    value = getattr(side, name) if side.has_token else None

    def tell(number: int) -> None:
        put(**{name: number}, has_token=True)

    return NumberStrip(desk.skin, label, value, 0, 5, tell, icon="cv-token")


def _held(desk: Desk, is_agent: bool) -> list[tuple[str, str, str]]:
    ways = [(one, word(desk.skin, "weapon", one), "") for one in ("close", "ranged")]
    return [("", desk.say("cyberverse-fight-bare"), ""), *ways] if is_agent else ways


def _position(desk: Desk, side: Side, put: Callable[..., None], where: str) -> ft.Control:
    """Whether it stands there."""
    is_there, words = side.position == where, word(desk.skin, "position", where)
    return Chip(
        desk.skin,
        words,
        lambda: put(position="none" if is_there else where),
        selected=is_there,
        icon=icon_of(where),
    )


def _held_one(
    desk: Desk, side: Side, put: Callable[..., None], name: str, one: str, words: str
) -> ft.Control:
    """One of its effects or statuses, taken or not."""
    held = getattr(side, name)
    flip = partial(flipped, held, one, lambda made: put(**{name: made}))
    return Chip(desk.skin, words, flip, selected=one in held, icon=icon_of(one))


def _attack_more(desk: Desk, side: Side, put: Callable[..., None]) -> list[ft.Control]:
    skin = desk.skin
    chips: list[ft.Control] = [_position(desk, side, put, "advantageous")]
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
        found = [one for one in WEAPON_EFFECTS if one != "extra_action"]
        chips += [_held_one(desk, side, put, "effects", one, effect_word(skin, one)) for one in found]
    rows = [EffectChips(desk, chips)]
    if side.kind == "agent":
        words = skin.say("cyberverse-fight-implants")
        rows.append(_digit(desk, side, put, "implants", words, "cv-implant", MOST_IMPLANTS))
    return [*rows, Health(desk, side, put)]


def DefenceSide(desk: Desk, side: Side, hands: Hands) -> ft.Control:
    """What counts when it is attacked (CV-64)."""
    skin, is_agent, put = desk.skin, side.kind == "agent", changing(side, hands.change)
    title, is_more = hands.title or skin.say("cyberverse-fight-target"), hands.is_more
    own = (
        _digit(desk, side, put, "gear", word(skin, "part", "gear"), "cv-gear")
        if is_agent
        else _digit(desk, side, put, "armour", skin.say("cyberverse-fight-printed-defence"), "shield")
    )
    rows: list[ft.Control] = [
        *top(desk, title, side, hands.change, tones(skin).violet),
        own,
        _token(desk, side, put, "defense", skin.say("cyberverse-fight-token-defence")),
        Health(desk, side, put),
        TokenEffect(desk, side.defense_effect, DEFENSE_EFFECTS, lambda v: put(defense_effect=v), is_more),
    ]
    if is_more:
        chips: list[ft.Control] = [_position(desk, side, put, "covered")]
        if is_agent:
            chips += [
                _held_one(desk, side, put, "statuses", one, word(skin, "status", one)) for one in STATUSES
            ]
        rows.append(EffectChips(desk, chips))
    rows.append(MoreButton(desk, hands))
    return Panel(skin, Spaced(skin, *rows, gap=9), padding=12, colour=tones(skin).violet)
