"""One agent closely: pentagon, experience, supply (CV-10, CV-14, CV-18)."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.cyberverse.views import AgentView, SupplyView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.desk.card_words import card_line
from companion.ui.games.cyberverse.draw.cash import Amount, money
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import AgentHex, XpHexes
from companion.ui.games.cyberverse.draw.pentagon import Corner, FeaturePentagon
from companion.ui.games.cyberverse.draw.signs import Fact, Hearts, StatusPill, feature_figure, icon_of, word
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.kit.boxes import Aside, Big, Caption, IconTile, InRow, Line, Panel, Spaced, Stacked, Wrapped
from companion.ui.kit.buttons import WideButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.pages import inner_width
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage


def corners(agent: AgentView) -> tuple[Corner, ...]:
    """The features for the pentagon."""
    return tuple(
        Corner(
            one.feature,
            one.printed,
            one.value,
            feature_figure(one.value, one.raw, one.cap),
            one.is_raised,
            one.is_lowered,
        )
        for one in agent.features
    )


def AgentSheetPage(
    stage: Stage, agent: AgentView, close: Tap, actions: Sequence[ft.Control] = ()
) -> ft.Control:
    """Everything on the sheet. Without actions of its own the button leads back."""
    skin = stage.skin
    is_changed = any(one.is_raised or one.is_lowered for one in agent.features)
    features = Panel(
        skin,
        Spaced(
            skin,
            FeaturePentagon(skin, corners(agent), inner_width(stage.skin) - 24),
            *([Aside(skin, skin.say("cyberverse-phone-pentagon"))] if is_changed else []),
            gap=4,
        ),
        padding=11,
    )
    body = [_head(stage, agent), features, _experience(skin, agent), _supply(skin, agent)]
    if agent.note:
        body.append(
            Panel(
                skin,
                Spaced(skin, Caption(skin, skin.say("cyberverse-phone-f-note")), Muted(skin, agent.note)),
                padding=12,
            )
        )
    back = WideButton(skin, skin.say("cyberverse-phone-back"), close, icon="arrow-left")
    return OrgPage(stage, body=body, actions=[*actions, back] if actions else [back], spacing=10)


def _head(stage: Stage, agent: AgentView) -> ft.Control:
    skin = stage.skin
    name = Stacked(
        skin,
        Big(skin, agent.name, 26),
        Wrapped(
            skin,
            Hearts(skin, agent.health, agent.max_health, size=18),
            Muted(skin, skin.say("cyberverse-phone-of", n=agent.health, most=agent.max_health), 15),
            between=4,
        ),
        Muted(skin, reading.place(stage, agent), 15),
        *([ft.Row([StatusPill(skin, one) for one in agent.statuses], wrap=True)] if agent.statuses else []),
        gap=6,
        expand=True,
    )
    facts = Stacked(
        skin,
        Fact(skin, "cv-initiative", skin.say("cyberverse-draw-initiative", n=agent.initiative)),
        Fact(skin, "cv-cash", skin.say("cyberverse-phone-salary", amount=money(skin, agent.salary))),
        Muted(skin, word(skin, "due", agent.due_why), 14),
        gap=8,
    )
    if skin.large_text:
        return Spaced(skin, name, facts)
    return InRow(
        skin, AgentHex(skin, agent.name, skin.px(58), colour=tones(skin).magenta), name, facts, gap=12
    )


def _experience(skin: Skin, agent: AgentView) -> ft.Control:
    faces = [one.face for one in agent.xp]
    words = Spaced(
        skin,
        Caption(skin, skin.say("cyberverse-phone-experience")),
        Muted(skin, skin.say("cyberverse-phone-points", n=agent.xp_points), 15),
        gap=4,
    )
    row = InRow(skin, ft.Container(words, expand=True), *([XpHexes(skin, faces)] if faces else []), gap=8)
    return Panel(skin, row, padding=12)


def _supply(skin: Skin, agent: AgentView) -> ft.Control:
    rows = [_token(skin, one) for one in agent.supply]
    free = [skin.say("cyberverse-phone-free-slots", n=agent.free_slots)] if agent.free_slots else []
    free += [] if agent.has_vehicle else [skin.say("cyberverse-phone-free-vehicle")]
    rows += [
        Line(
            skin, text, lead=IconTile(skin, "plus-thin", colour=skin.palette.muted), colour=skin.palette.muted
        )
        for text in free
    ]
    title = skin.say("cyberverse-phone-supply", n=len(agent.supply))
    return Panel(
        skin, Spaced(skin, Caption(skin, title, skin.say("cyberverse-phone-price")), *rows, gap=8), padding=12
    )


def _token(skin: Skin, token: SupplyView) -> ft.Control:
    found = tones(skin)
    broken = skin.say("cyberverse-phone-broken-repair", amount=money(skin, token.repair))
    detail = broken if token.is_broken else card_line(skin.language, token.card)
    colour = found.amber if token.card.kind in ("implant", "vehicle") else found.violet
    tile = IconTile(skin, icon_of(token.card.kind), colour=colour, is_broken=token.is_broken)
    return Line(
        skin,
        token.card.name,
        detail,
        lead=tile,
        right=[Amount(skin, token.card.price, 16, colour=skin.palette.muted)],
    )
