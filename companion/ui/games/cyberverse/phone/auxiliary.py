"""One auxiliary action: recruit, staff, ambush, rescue, a new story (CV-38..44)."""

from __future__ import annotations

from functools import partial
from itertools import product

import flet as ft

from companion import texts
from companion.games.cyberverse.actions import PassAction, PlaceAmbush, PlaceStaff, Recruit
from companion.games.cyberverse.packs.cards import AgentSheet, Card
from companion.kernel.action import Action
from companion.table.actions import ForTable
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.choices import Row
from companion.ui.games.cyberverse.draw.colours import district_colour, tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.healing import RescueOne
from companion.ui.games.cyberverse.phone.menu import MenuWays, Reminders, way_of
from companion.ui.games.cyberverse.phone.one_of import OneOf, ShortList
from companion.ui.games.cyberverse.phone.organization import Foot, Organization
from companion.ui.games.cyberverse.phone.setup import in_play
from companion.ui.games.cyberverse.phone.stories import DrawTwo
from companion.ui.kit.boxes import Aside
from companion.ui.kit.buttons import WideButton
from companion.ui.kit.drawing import Tap, component, use_kept
from companion.ui.kit.sending import Send
from companion.ui.stage import Stage

WAYS = (
    ("recruit", "recruit", "person"),
    ("place_staff", "staff", "cv-staff"),
    ("place_ambush", "ambush", "cv-ambush"),
    ("rescue", "rescue", "cv-hq"),
    ("look_at_stories", "stories", "cv-story"),
)


@component
def Auxiliary(stage: Stage) -> ft.Control:
    """My menu of five; closed ones say why (CV-38)."""
    view = reading.game(stage)
    mode, go = use_kept("")
    back = partial(go, "")
    match mode:
        case "recruit":
            return _recruit(stage, back)
        case "stories":
            return DrawTwo(stage, back)
        case "rescue":
            return RescueOne(stage, back)
        case "staff" | "ambush":
            return _place(stage, mode, {"staff": _staff, "ambush": _ambush}[mode](stage), back)
    why = view.activation.auxiliary_why if view.activation else ""
    reason = stage.skin.say(texts.text_id(f"cyberverse-auxiliary-{why}")) if why else ""
    asks = stage.say("cyberverse-phone-auxiliary", why=reason, has="yes" if reason else "no")
    has_more = any(reading.may(view, do) for do, _, _ in WAYS)
    passing = "cyberverse-phone-pass-one" if has_more else "cyberverse-phone-pass"
    actions = (
        [Send(stage.skin, stage.say(passing), stage.send, PassAction(), icon="check")]
        if reading.may(view, "pass_action")
        else [Aside(stage.skin, asks, "hourglass")]
    )
    ways = tuple(way_of(stage, *one) for one in WAYS)
    return Organization(
        stage,
        lambda: Foot(actions),
        lambda: [MenuWays(stage.skin, ways, go), *_let_pass(stage), *Reminders(stage)],
    )


def _let_pass(stage: Stage) -> list[ft.Control]:
    """As printed an action is used while one is possible; the host's word lets it pass (CV-44)."""
    if reading.may(reading.game(stage), "pass_action"):
        return []
    if not stage.table.is_host:
        return [Aside(stage.skin, stage.say("cyberverse-phone-pass-host"))]
    let = partial(stage.send, ForTable(action=PassAction().model_dump()))
    return [
        Aside(stage.skin, stage.say("cyberverse-phone-pass-printed")),
        WideButton(stage.skin, stage.say("cyberverse-phone-pass-let"), let),
    ]


def _recruit(stage: Stage, back: Tap) -> ft.Control:
    mine = reading.mine(stage)

    def done(card: Card) -> None:
        if isinstance(card, AgentSheet):
            stage.send(Recruit(sheet=card))
            back()

    return CardEntry(
        stage,
        ("agent",),
        stage.say("cyberverse-phone-recruit-title"),
        stage.say("cyberverse-phone-agent-line"),
        lambda name: stage.say("cyberverse-phone-joins", name=name, org=mine.name),
        done,
        back,
        taken=in_play(stage),
    )


def _place(stage: Stage, mode: str, offers: dict[str, tuple[Row, Action]], back: Tap) -> ft.Control:
    """Where a token of mine goes."""
    skin = stage.skin
    asked = ShortList(
        skin.say(f"cyberverse-phone-way-{mode}"),
        skin.say(f"cyberverse-phone-way-{mode}", "text"),
        tuple(row for row, _ in offers.values()),
        lambda row: skin.say(f"cyberverse-phone-do-{mode}", name=row.title),
        lambda picked: stage.send(offers[picked][1]),
    )
    return OneOf(stage, asked, back)


def _staff(stage: Stage) -> dict[str, tuple[Row, Action]]:
    """Events and their open slots (CV-24, CV-40)."""
    view, skin = reading.game(stage), stage.skin
    events = {slot.event.id: slot.event for slot in view.news.slots if slot.event}
    found: dict[str, tuple[Row, Action]] = {}
    for choice in reading.choices(view, "place_staff"):
        for event, slot in product(choice.one_of.get("event", ()), choice.one_of.get("slot", ())):
            card = events[event].card
            reward = (money(skin, card.reward) if card.reward else "", card.reward_note)
            detail = card.effect if slot == "cancel" else " ".join(filter(None, reward))
            title = skin.say("cyberverse-phone-staff-on", slot=word(skin, "slot", slot), name=card.name)
            key = f"{event}-{slot}"
            row = Row(key, title, detail, sign="cv-staff", colour=tones(skin).amber)
            found[key] = row, PlaceStaff.model_validate({"event": event, "slot": slot})
    return found


def _ambush(stage: Stage) -> dict[str, tuple[Row, Action]]:
    """Districts without an ambush (CV-41)."""
    left = stage.say("cyberverse-phone-ambush-left", n=reading.mine(stage).ambush_left)
    numbers = reading.options(reading.game(stage), "place_ambush", "district")
    return {one: (district_row(stage, int(one), left), PlaceAmbush(district=int(one))) for one in numbers}


def district_row(stage: Stage, number: int, detail: str) -> Row:
    """A district to pick."""
    colour = district_colour(stage.skin, number)
    name = reading.district_name(stage, number)
    return Row(str(number), name, detail, hexagon=str(number), colour=colour)
