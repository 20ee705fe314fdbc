"""A refusal on the phone: every reason on a line of its own, cash as a bar, and what can be done (CV-4)."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.kernel.action import Fact
from companion.net.link import Refused
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import Hex
from companion.ui.kit.boxes import Big, InRow, Line, Panel, Spaced
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong, Words
from companion.ui.stage import Stage

FUNDS = "cyberverse.funds"


def Refusal(stage: Stage, refused: Refused) -> ft.Control:
    """Read out at once; stays until it is closed or something else is done."""
    skin, paint = stage.skin, tones(stage.skin).amber
    head = InRow(
        skin,
        Hex(skin, skin.px(40), icon="lock", colour=paint),
        ft.Container(Big(skin, refused.title, 22), expand=True),
        gap=12,
    )
    facts = next((one.facts for one in refused.reasons if one.code == FUNDS), None)
    rows: list[ft.Control] = [head]
    if facts is not None:
        rows += [_bar(skin, facts), *_ways(stage, facts)]
    rest = [one for one in refused.reasons if one.code != FUNDS]
    said = [skin.language.reason(one, stage.names) for one in rest] or (
        [] if facts is not None else [refused.say]
    )
    rows += [_reason(skin, one) for one in said]
    return Panel(skin, Spaced(skin, *rows, gap=10), colour=paint, padding=14, is_live=True)


def _reason(skin: Skin, sentence: str) -> ft.Control:
    return ft.Row(
        [
            Icon(skin, "cross", skin.px(16), tones(skin).amber),
            Words(skin, sentence, 15, family=TEXT_500, line=1.25, expand=True),
        ],
        spacing=skin.px(10),
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _bar(skin: Skin, facts: Mapping[str, Fact]) -> ft.Control:
    """What I have against what it costs, and how much is missing."""
    paint = tones(skin).amber
    have, cost, short = (int(str(facts[key])) for key in ("have", "cost", "short"))
    words = ft.Row(
        [
            Strong(skin, skin.say("cyberverse-phone-have", amount=money(skin, have)), 15, expand=True),
            Strong(skin, skin.say("cyberverse-phone-costs", amount=money(skin, cost)), 15, colour=paint),
        ]
    )
    bar = ft.ProgressBar(
        value=min(have / max(cost, 1), 1),
        color=paint,
        bgcolor=skin.wash(paint, 0.3),
        bar_height=10,
        border_radius=5,
    )
    lacks = Words(skin, skin.say("cyberverse-phone-short", amount=money(skin, short)), 15, colour=paint)
    return Spaced(skin, words, bar, ft.Row([lacks], alignment=ft.MainAxisAlignment.END), gap=6)


def _ways(stage: Stage, facts: Mapping[str, Fact]) -> list[ft.Control]:
    """Take something cheaper; what a sale at Payday would bring, if there is something to sell."""
    skin, have = stage.skin, int(str(facts["have"]))
    rows: list[ft.Control] = []
    if have:
        up_to = skin.say("cyberverse-phone-way-cheaper", amount=money(skin, have))
        rows.append(Line(skin, up_to, lead=Icon(skin, "cv-cash", skin.px(20), tones(skin).violet)))
    goods = [token for agent in reading.mine(stage).agents for token in agent.supply if token.resale]
    if goods:
        best = max(goods, key=lambda token: token.resale)
        sale = skin.say("cyberverse-phone-way-sell", name=best.card.name, amount=money(skin, best.resale))
        rows.append(Line(skin, sale, lead=Icon(skin, "sales", skin.px(20), tones(skin).violet)))
    return rows
