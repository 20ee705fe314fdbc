"""The Strategy phase: buy, repair, support, train, in any order and number (CV-25..31)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from companion.ui.games.cyberverse.draw.boxes import Aside, Caption, Pick, Segments, Stack, Tile
from companion.ui.games.cyberverse.draw.cash import Amount, money
from companion.ui.games.cyberverse.draw.hexes import AgentHex
from companion.ui.games.cyberverse.draw.signs import icon_of
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.healing import HealWhich, first_status
from companion.ui.games.cyberverse.phone.menu import Reminders, Way, Ways, standing_foot
from companion.ui.games.cyberverse.phone.organization import Close, Foot, Organization
from companion.ui.games.cyberverse.phone.page import Answers, Main, Page, Sends
from companion.ui.games.cyberverse.phone.stories import DrawTwo
from companion.ui.kit.drawing import component
from companion.ui.stage import Stage

SUPPLY = ("weapon", "implant", "gear", "vehicle")


@component
def Strategy(stage: Stage) -> ft.Control:
    """My menu while it is my turn; `mode` is what I am at."""
    view = reading.game(stage)
    mode, go = ft.use_state("")
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
    end = Sends(stage, stage.say("cyberverse-phone-end-strategy"), EndStrategy(), icon="check")

    def agent_foot(agent: AgentView) -> Sequence[ft.Control]:
        def open_mode(name: str) -> None:
            go(f"{name}:{agent.id}")

        main = Main(
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

    return Organization(
        stage,
        lambda: Foot([end]),
        lambda: [Ways(stage.skin, _ways(stage, go)), *Reminders(stage)],
        agent_foot,
    )


def _ways(stage: Stage, go: Callable[[str], None]) -> list[Way]:
    view = reading.game(stage)

    def way(do: str, mode: str, icon: str) -> Way:
        why = "" if reading.may(view, do) else reading.reasons(stage, reading.closed(view, do))
        closed = why or ("" if reading.may(view, do) else stage.say("cyberverse-phone-not-now"))
        return Way(
            icon,
            stage.say(f"cyberverse-phone-way-{mode}"),
            stage.skin.say(f"cyberverse-phone-way-{mode}", "text"),
            partial(go, mode),
            closed,
        )

    ways = [
        way("buy", "buy", "cv-weapon"),
        way("repair", "repair", "wrench"),
        way("take_support", "support", "cv-support"),
        way("train", "train", "up"),
    ]
    if reading.may(view, "look_at_stories"):
        ways.append(way("look_at_stories", "stories", "cv-story"))
    return ways


def agent_segments(agents: Sequence[AgentView]) -> list[tuple[str, str, str]]:
    """Agents to choose from, by name."""
    return [(one.id, one.name, "person") for one in agents]


@component
def BuyFor(stage: Stage, agent_id: str, back: Close) -> ft.Control:
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
        who = Segments(stage.skin, agent_segments(mine.agents), chosen, choose)
        slots = stage.say(
            "cyberverse-phone-slots",
            n=found.free_slots if found else 0,
            vehicle="no" if found and found.has_vehicle else "yes",
            name=name,
        )
        return [Stack(stage.skin, who, Aside(stage.skin, slots), gap=6)]

    return CardEntry(
        stage,
        SUPPLY,
        stage.say("cyberverse-phone-buy-title"),
        stage.say("cyberverse-phone-buy-line", cash=money(mine.cash)),
        lambda card: stage.say("cyberverse-phone-buy-button", card=card, name=name),
        done,
        back,
        above,
    )


@component
def RepairOne(stage: Stage, back: Close) -> ft.Control:
    """A broken token for half its price (CV-27)."""
    view, mine, skin = reading.game(stage), reading.mine(stage), stage.skin
    picked, pick = ft.use_state("")
    rows: list[ft.Control] = []
    name = ""
    for supply_id in reading.options(view, "repair", "supply"):
        found = reading.supply(mine, supply_id)
        if found is None:
            continue
        agent, token = found
        name = token.card.name if supply_id == picked else name
        rows.append(
            Pick(
                skin,
                token.card.name,
                agent.name,
                partial(pick, supply_id),
                lead=Tile(skin, icon_of(token.card.kind), is_broken=True),
                right=[Amount(skin, token.repair, 16)],
                selected=supply_id == picked,
            )
        )

    def done() -> None:
        stage.send(Repair(supply=picked))
        back()

    label = (
        skin.say("cyberverse-phone-repair-button", name=name)
        if name
        else skin.say("cyberverse-phone-pick-one")
    )
    main = Main(skin, label, done, icon="wrench", disabled=not name)
    return Page(
        stage,
        title=skin.say("cyberverse-phone-way-repair"),
        subtitle=skin.say("cyberverse-phone-way-repair", "text"),
        body=rows,
        actions=[Answers(skin, skin.say("cyberverse-phone-back"), back, main)],
        spacing=8,
    )


@component
def NewSupport(stage: Stage, back: Close) -> ft.Control:
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
        return [Stack(skin, Caption(skin, skin.say(title)), Segments(skin, options, drop, set_drop), gap=6)]

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
def TrainOne(stage: Stage, agent_id: str, back: Close) -> ft.Control:
    """An agent trains: heals once, gains experience, is not activated (CV-31)."""
    view, mine, skin = reading.game(stage), reading.mine(stage), stage.skin
    able = [one for one in mine.agents if one.id in reading.options(view, "train", "agent")]
    picked, pick = ft.use_state(agent_id if any(one.id == agent_id for one in able) else "")
    heal, set_heal = ft.use_state("")
    found = next((one for one in able if one.id == picked), None)
    rows: list[ft.Control] = [
        Pick(
            skin,
            one.name,
            reading.place(stage, one),
            partial(pick, one.id),
            lead=AgentHex(skin, one.name, skin.px(40)),
            selected=one.id == picked,
        )
        for one in able
    ]
    statuses = found.statuses if found else ()
    rows += HealWhich(skin, statuses, heal, set_heal)

    def done() -> None:
        stage.send(Train.model_validate({"agent": picked, "heal": first_status(statuses, heal) or None}))
        back()

    label = (
        skin.say("cyberverse-phone-train-button", name=found.name)
        if found
        else skin.say("cyberverse-phone-pick-one")
    )
    main = Main(skin, label, done, icon="up", disabled=found is None)
    return Page(
        stage,
        title=skin.say("cyberverse-phone-way-train"),
        subtitle=skin.say("cyberverse-phone-train-line"),
        body=rows,
        actions=[Answers(skin, skin.say("cyberverse-phone-back"), back, main)],
        spacing=8,
    )
