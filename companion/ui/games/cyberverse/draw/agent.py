"""An agent as a card: initiative, health, place, features, supply (CV-10)."""

from __future__ import annotations

from dataclasses import astuple
from functools import partial

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import Hex
from companion.ui.games.cyberverse.draw.signs import (
    EmptySlot,
    FeatureSign,
    Hearts,
    StatusPill,
    SupplyTile,
    supply_words,
    word,
)
from companion.ui.kit.boxes import BETWEEN, Big, InRow, Panel, Pill, Stacked, Together, Wrapped
from companion.ui.kit.drawing import Choose, part
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words


@frozen
class FeatureMark:
    """A feature as it is written on a card."""

    feature: str
    figure: str
    is_raised: bool = False
    is_lowered: bool = False


@frozen
class SupplyMark:
    """A supply token."""

    kind: str
    name: str
    is_broken: bool = False


@frozen
class AgentMark:
    """What a card says about an agent; words are already words."""

    name: str
    initiative: int
    health: int
    max_health: int
    place: str
    features: tuple[FeatureMark, ...]
    supply: tuple[SupplyMark, ...] = ()
    free_slots: int = 0
    """Of the three; a vehicle has a slot of its own."""
    has_vehicle: bool = False
    statuses: tuple[str, ...] = ()
    state: str = ""
    """`Up now`, `Training`, in words."""
    tone: str = ""
    """now | waiting | done: how the state is drawn."""


@part
def AgentCard(skin: Skin, agent: AgentMark, id_: str, look: Choose) -> ft.Control:
    """The agent called now has a magenta border and wash. A tap looks closer."""
    found = tones(skin)
    is_now = agent.tone == "now"
    colour = found.magenta if is_now else found.violet
    badge = Hex(
        skin,
        skin.px(42),
        str(agent.initiative),
        colour=colour,
        label=skin.say("cyberverse-draw-initiative", n=agent.initiative),
    )
    heart = skin.palette.muted if agent.health == agent.max_health and not is_now else found.red
    words = Stacked(
        skin,
        Wrapped(
            skin, Big(skin, agent.name, 19), *(StatusPill(skin, one) for one in agent.statuses), between=4
        ),
        Wrapped(
            skin,
            Hearts(skin, agent.health, agent.max_health, colour=heart),
            Words(skin, agent.place, 15, colour=skin.palette.muted, family=TEXT_500, line=1.1),
            between=4,
        ),
        gap=6,
        expand=True,
    )
    top = InRow(skin, badge, words, *_state(skin, agent), gap=12)
    bottom = ft.Row(
        [_features(skin, agent), _supply(skin, agent)],
        alignment=BETWEEN,
        spacing=skin.px(6),
        run_spacing=skin.px(8),
        wrap=True,
    )
    return Panel(
        skin,
        Stacked(skin, top, bottom, gap=9),
        on_click=partial(look, id_),
        label=skin.say(
            "cyberverse-phone-agent-label",
            name=agent.name,
            place=agent.place,
            health=agent.health,
            most=agent.max_health,
            more=skin.language.listed(_said(skin, agent)),
        ),
        colour=found.magenta if is_now else "",
        selected=is_now,
        padding=12,
    )


def _said(skin: Skin, agent: AgentMark) -> tuple[str, ...]:
    """What else the card shows, for who hears it: its label stands for all that is in it."""
    state = (agent.state,) if agent.state else ()
    statuses = tuple(word(skin, "status", one) for one in agent.statuses)
    return state + statuses + tuple(supply_words(skin, *astuple(one)) for one in agent.supply)


def _state(skin: Skin, agent: AgentMark) -> list[ft.Control]:
    if not agent.state:
        return []
    found = tones(skin)
    if agent.tone in ("now", "waiting"):
        return [Pill(skin, agent.state, colour=found.magenta if agent.tone == "now" else found.amber)]
    return [Words(skin, agent.state, 15, colour=skin.palette.muted, family=TEXT_500)]


def _features(skin: Skin, agent: AgentMark) -> ft.Control:
    return ft.Row(
        [
            FeatureSign(
                skin,
                one.feature,
                one.figure,
                is_raised=one.is_raised,
                is_lowered=one.is_lowered,
                size=16,
            )
            for one in agent.features
        ],
        spacing=skin.px(8 if skin.width > 370 else 6),
        run_spacing=skin.px(6),
        wrap=skin.large_text,
        tight=True,
    )


def _supply(skin: Skin, agent: AgentMark) -> ft.Control:
    """Three slots and the vehicle's."""
    size = 28 if skin.width > 370 else 24
    goods = [one for one in agent.supply if one.kind != "vehicle"]
    vehicles = [one for one in agent.supply if one.kind == "vehicle"]
    tiles: list[ft.Control] = [
        SupplyTile(skin, one.kind, one.name, is_broken=one.is_broken, size=size) for one in goods
    ]
    tiles += [EmptySlot(skin, size=size) for _ in range(agent.free_slots)]
    tiles += [SupplyTile(skin, one.kind, one.name, is_broken=one.is_broken, size=size) for one in vehicles]
    tiles += [] if vehicles else [EmptySlot(skin, size=size)]
    return Together(skin, *tiles, gap=4)
