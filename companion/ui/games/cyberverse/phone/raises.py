"""Raise a feature with experience: every level with the exact tokens it takes (CV-19)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.games.cyberverse.views import AgentView, RaiseOffer
from companion.ui.games.cyberverse.draw.cash import signed
from companion.ui.games.cyberverse.draw.choices import Row, TapRows
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import XpHexes
from companion.ui.kit.boxes import Big, Caption, InRow, Panel, Spaced, Stacked
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong


def XpLine(skin: Skin, agent: AgentView) -> ft.Control:
    """What the agent has to spend."""
    words = Muted(
        skin, skin.say("cyberverse-phone-xp-has", name=agent.name, n=agent.xp_points), 15, expand=True
    )
    hexes = [XpHexes(skin, [one.face for one in agent.xp], 26)] if agent.xp else []
    return Panel(skin, InRow(skin, words, *hexes, gap=8), padding=12, radius=16)


@component
def RaiseRows(
    skin: Skin,
    feature: str,
    offers: Sequence[RaiseOffer],
    level: int,
    choose: Callable[[int], None],
    cards: Sequence[int] = (),
) -> ft.Control:
    """One row a level. With `cards` it is a test, and every row says which of them would win."""
    paint, free = tones(skin).amber, skin.say("cyberverse-phone-free")
    rows = []
    for offer in offers:
        is_free = offer.cost == 0
        key = "cyberverse-phone-stay-at" if is_free else "cyberverse-phone-raise-to"
        cost = "" if is_free else skin.say("cyberverse-phone-xp-cost", n=offer.cost, wasted=offer.wasted)
        wins = wins_line(skin, offer, cards) if cards else ""
        rows.append(
            Row(
                str(offer.level),
                skin.say(key, n=offer.level),
                ", ".join(filter(None, (cost, wins))),
                faces=() if is_free else tuple(one.face for one in offer.tokens),
                word=free if is_free else "",
                accent=paint,
            )
        )
    title = Strong(skin, skin.say("cyberverse-phone-raise-title", feature=feature), 17)
    return Spaced(skin, title, *TapRows(skin, rows, str(level), steady(lambda one: choose(int(one)))), gap=8)


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
    head = InRow(
        skin,
        Stacked(
            skin,
            Caption(skin, feature),
            Muted(skin, skin.say("cyberverse-phone-printed", n=printed), 15),
            expand=True,
        ),
        *numbers,
        gap=12,
    )
    bar = InRow(
        skin,
        *(
            ft.Container(
                height=8,
                border_radius=4,
                expand=True,
                bgcolor=found.amber if at < now else skin.palette.outline,
            )
            for at in range(max(5, now))
        ),
        gap=3,
    )
    return Panel(skin, Spaced(skin, head, bar, gap=10), padding=14)
