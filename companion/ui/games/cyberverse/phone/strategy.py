"""The Strategy phase: buy, repair, support, train, in any order and number (CV-25..31)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.games.cyberverse.actions import Buy, EndStrategy, Repair, TakeSupport, Train
from companion.games.cyberverse.packs.cards import (
    Card,
    GearCard,
    ImplantCard,
    SupportCard,
    VehicleCard,
    WeaponCard,
)
from companion.games.cyberverse.views import AgentView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.choices import Row
from companion.ui.games.cyberverse.draw.signs import icon_of
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.healing import HealWhich, agent_row, first_status
from companion.ui.games.cyberverse.phone.menu import MenuWays, Reminders, standing_foot, way_of
from companion.ui.games.cyberverse.phone.one_of import OneOf, ShortList
from companion.ui.games.cyberverse.phone.organization import Foot, Organization
from companion.ui.games.cyberverse.phone.stories import DrawTwo
from companion.ui.kit.boxes import Aside, Caption, Spaced
from companion.ui.kit.buttons import Answers, MainButton
from companion.ui.kit.drawing import Tap, component, use_kept
from companion.ui.kit.picking import Pills
from companion.ui.kit.sending import Send
from companion.ui.stage import Stage

SUPPLY = ("weapon", "implant", "gear", "vehicle")
STORIES = "look_at_stories"
WAYS = (
    ("buy", "buy", "cv-weapon"),
    ("repair", "repair", "wrench"),
    ("take_support", "support", "cv-support"),
    ("train", "train", "up"),
    (STORIES, "stories", "cv-story"),
)
"""Action, mode, icon."""


@component
def Strategy(stage: Stage) -> ft.Control:
    """My menu while it is my turn; `mode` is what I am at."""
    view = reading.game(stage)
    mode, go = use_kept("")
    back = partial(go, "")
    if not reading.is_me(stage, view.turn_of) or not reading.may(view, "end_strategy"):
        return Organization(stage, lambda: standing_foot(stage), lambda: Reminders(stage))
    what, _, agent_id = mode.partition(":")
    match what:
        case "buy":
            return BuyFor.keyed(f"buy-{agent_id}")(stage, agent_id, back)
        case "repair":
            return RepairOne(stage, back)
        case "support":
            return NewSupport(stage, back)
        case "train":
            return TrainOne.keyed(f"train-{agent_id}")(stage, agent_id, back)
        case "stories":
            return DrawTwo(stage, back)
    end = Send(
        stage.skin, stage.say("cyberverse-phone-end-strategy"), stage.send, EndStrategy(), icon="check"
    )

    def agent_foot(agent: AgentView) -> Sequence[ft.Control]:
        def open_mode(name: str) -> None:
            go(f"{name}:{agent.id}")

        main = MainButton(
            stage.skin,
            stage.say("cyberverse-phone-buy-for", name=agent.name),
            partial(open_mode, "buy"),
            icon="plus-thin",
            disabled=not reading.may(view, "buy"),
        )
        if agent.id not in reading.options(view, "train", "agent"):
            return [main]
        train = stage.say("cyberverse-phone-train")
        return [Answers(stage.skin, train, partial(open_mode, "train"), main, icon="up")]

    ways = tuple(way_of(stage, *one) for one in WAYS if one[0] != STORIES or reading.may(view, STORIES))
    return Organization(
        stage,
        lambda: Foot([end]),
        lambda: [MenuWays(stage.skin, ways, go), *Reminders(stage)],
        agent_foot,
    )


def agent_segments(agents: Sequence[AgentView]) -> list[tuple[str, str, str]]:
    """Agents to choose from, by name."""
    return [(one.id, one.name, "person") for one in agents]


@component
def BuyFor(stage: Stage, agent_id: str, back: Tap) -> ft.Control:
    """A supply token for one of my agents (CV-26)."""
    mine = reading.mine(stage)
    chosen, choose = ft.use_state(agent_id or (mine.agents[0].id if mine.agents else ""))
    found = next((one for one in mine.agents if one.id == chosen), None)
    name = found.name if found else ""

    def done(card: Card) -> None:
        if isinstance(card, (WeaponCard, ImplantCard, GearCard, VehicleCard)):
            stage.send(Buy(agent=chosen, card=card))
            back()

    def above() -> list[ft.Control]:
        who = Pills(stage.skin, agent_segments(mine.agents), chosen, choose)
        slots = stage.say(
            "cyberverse-phone-slots",
            n=found.free_slots if found else 0,
            vehicle="no" if found and found.has_vehicle else "yes",
            name=name,
        )
        return [Spaced(stage.skin, who, Aside(stage.skin, slots), gap=6)]

    return CardEntry(
        stage,
        SUPPLY,
        stage.say("cyberverse-phone-buy-title"),
        stage.say("cyberverse-phone-buy-line", cash=money(stage.skin, mine.cash)),
        lambda card: stage.say("cyberverse-phone-buy-button", card=card, name=name),
        done,
        back,
        above,
    )


def RepairOne(stage: Stage, back: Tap) -> ft.Control:
    """A broken token for half its price (CV-27)."""
    mine, skin = reading.mine(stage), stage.skin
    found = (reading.supply(mine, one) for one in reading.options(reading.game(stage), "repair", "supply"))
    rows = tuple(
        Row(
            token.id,
            token.card.name,
            agent.name,
            tile=icon_of(token.card.kind),
            is_broken=True,
            size=44,
            amount=token.repair,
        )
        for agent, token in filter(None, found)
    )
    asked = ShortList(
        skin.say("cyberverse-phone-way-repair"),
        skin.say("cyberverse-phone-way-repair", "text"),
        rows,
        lambda row: skin.say("cyberverse-phone-repair-button", name=row.title),
        lambda supply: stage.send(Repair(supply=supply)),
        icon="wrench",
    )
    return OneOf(stage, asked, back)


@component
def NewSupport(stage: Stage, back: Tap) -> ft.Control:
    """One new support card; with a full hand one goes first (CV-29, CV-30)."""
    view, mine, skin = reading.game(stage), reading.mine(stage), stage.skin
    drop, set_drop = ft.use_state("")
    offers = reading.choices(view, "take_support")
    must = bool(offers) and all("discard" in one.one_of for one in offers)

    def done(card: Card) -> None:
        if isinstance(card, SupportCard):
            stage.send(TakeSupport(card=card, discard=drop or None))
            back()

    def above() -> list[ft.Control]:
        if not mine.support:
            return []
        title = "cyberverse-phone-support-must" if must else "cyberverse-phone-support-may"
        options = [
            ("", skin.say("cyberverse-phone-keep-all"), ""),
            *((one.id, one.card.name, "bin") for one in mine.support),
        ]
        return [Spaced(skin, Caption(skin, skin.say(title)), Pills(skin, options, drop, set_drop), gap=6)]

    return CardEntry(
        stage,
        ("support",),
        skin.say("cyberverse-phone-support-new"),
        skin.say(
            "cyberverse-phone-support-limit",
            n=len(mine.support),
            limit=mine.support_limit,
            rep=mine.reputation,
        ),
        lambda name: skin.say("cyberverse-phone-support-button", name=name),
        done,
        back,
        above,
    )


@component
def TrainOne(stage: Stage, agent_id: str, back: Tap) -> ft.Control:
    """An agent trains: heals once, gains experience, is not activated (CV-31)."""
    view, skin = reading.game(stage), stage.skin
    heal, set_heal = ft.use_state("")
    able = {
        one.id: one
        for one in map(partial(reading.agent, view), reading.options(view, "train", "agent"))
        if one
    }
    rows = tuple(agent_row(stage, one, 40) for one in able.values())

    def train(picked: str) -> None:
        first = first_status(able[picked].statuses, heal)
        stage.send(Train.model_validate({"agent": picked, "heal": first or None}))

    asked = ShortList(
        skin.say("cyberverse-phone-way-train"),
        skin.say("cyberverse-phone-train-line"),
        rows,
        lambda row: skin.say("cyberverse-phone-train-button", name=row.title),
        train,
        icon="up",
        first=agent_id if agent_id in able else "",
    )

    def more(picked: str) -> list[ft.Control]:
        return HealWhich(skin, able[picked].statuses if picked in able else (), heal, set_heal)

    return OneOf(stage, asked, back, more)
