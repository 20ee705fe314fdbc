"""Raise a feature with experience: every level with the exact tokens it takes (CV-19)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.games.cyberverse.views import AgentView, RaiseOffer
from companion.ui.games.cyberverse.draw.boxes import Big, Box, Caption, Pick, Stack
from companion.ui.games.cyberverse.draw.cash import signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import XpHexes
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words


def XpLine(skin: Skin, agent: AgentView) -> ft.Control:
    """What the agent has to spend."""
    return Box(
        skin,
        ft.Row(
            [
                Muted(
                    skin,
                    skin.say("cyberverse-phone-xp-has", name=agent.name, n=agent.xp_points),
                    15,
                    expand=True,
                ),
                *([XpHexes(skin, [one.face for one in agent.xp], 26)] if agent.xp else []),
            ],
            spacing=skin.px(8),
        ),
        padding=12,
        radius=16,
    )


def RaiseRows(
    skin: Skin,
    feature: str,
    offers: Sequence[RaiseOffer],
    level: int,
    choose: Callable[[int], None],
    cards: Sequence[int] = (),
) -> ft.Control:
    """One row a level. With `cards` it is a test, and every row says which of them would win."""
    paint = tones(skin).amber
    rows: list[ft.Control] = []
    for offer in offers:
        is_free = offer.cost == 0
        title = skin.say(
            "cyberverse-phone-stay-at" if is_free else "cyberverse-phone-raise-to", n=offer.level
        )
        parts = [] if is_free else [skin.say("cyberverse-phone-xp-cost", n=offer.cost, wasted=offer.wasted)]
        if cards:
            parts.append(wins_line(skin, offer, cards))
        right: list[ft.Control] = (
            [Words(skin, skin.say("cyberverse-phone-free"), 15, colour=skin.palette.muted, family=TEXT_500)]
            if is_free
            else [XpHexes(skin, [one.face for one in offer.tokens], 26)]
        )
        rows.append(
            Pick(
                skin,
                title,
                ", ".join(parts),
                partial(choose, offer.level),
                right=right,
                selected=offer.level == level,
                colour=paint,
            )
        )
    return Stack(
        skin, Strong(skin, skin.say("cyberverse-phone-raise-title", feature=feature), 17), *rows, gap=8
    )


def wins_line(skin: Skin, offer: RaiseOffer, cards: Sequence[int]) -> str:
    """Which cards of the deck would win, in words."""
    if not offer.wins:
        return skin.say("cyberverse-phone-wins-none")
    if len(offer.wins) == len(cards):
        return skin.say("cyberverse-phone-wins-all")
    kinds = sorted(set(offer.wins))
    if len(kinds) == 1:
        return skin.say("cyberverse-phone-wins-only", card=signed(kinds[0]))
    return skin.say("cyberverse-phone-wins-some", n=len(offer.wins), of=len(cards))


def LevelBar(skin: Skin, feature: str, printed: int, before: int, now: int) -> ft.Control:
    """The feature, before and after the raise, with its bar of five."""
    found = tones(skin)
    numbers: list[ft.Control] = [Big(skin, str(now), 40, found.amber if now != before else "")]
    if now != before:
        numbers = [
            Big(skin, str(before), 32, skin.palette.muted),
            Icon(skin, "arrow", skin.px(20), skin.palette.muted),
            *numbers,
        ]
    head = ft.Row(
        [
            ft.Column(
                [Caption(skin, feature), Muted(skin, skin.say("cyberverse-phone-printed", n=printed), 15)],
                spacing=4,
                tight=True,
                expand=True,
            ),
            *numbers,
        ],
        spacing=skin.px(12),
    )
    bar = ft.Row(
        [
            ft.Container(
                height=8,
                border_radius=4,
                expand=True,
                bgcolor=found.amber if at < now else skin.palette.outline,
            )
            for at in range(max(5, now))
        ],
        spacing=3,
    )
    return Box(skin, Stack(skin, head, bar, gap=10), padding=14)
