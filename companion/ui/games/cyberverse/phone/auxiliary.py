"""One auxiliary action: recruit, staff, ambush, rescue, a new story (CV-38..44)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion import texts
from companion.games.cyberverse.actions import PassAction, PlaceAmbush, PlaceStaff, Recruit
from companion.games.cyberverse.packs.cards import AgentSheet, Card
from companion.kernel.action import Action
from companion.table.actions import ForTable
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Aside, Pick
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.colours import district_colour, tones
from companion.ui.games.cyberverse.draw.hexes import Hex
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.healing import RescueOne
from companion.ui.games.cyberverse.phone.menu import Reminders, Way, Ways
from companion.ui.games.cyberverse.phone.organization import Foot, Organization
from companion.ui.games.cyberverse.phone.page import Answers, Main, Page, Quiet, Sends, Waits
from companion.ui.games.cyberverse.phone.setup import in_play
from companion.ui.games.cyberverse.phone.stories import DrawTwo
from companion.ui.kit.drawing import component
from companion.ui.stage import Stage

WAYS = (
    ("recruit", "recruit", "person"),
    ("place_staff", "staff", "cv-staff"),
    ("place_ambush", "ambush", "cv-ambush"),
    ("rescue", "rescue", "cv-hq"),
    ("look_at_stories", "stories", "cv-story"),
)
Offer = tuple[str, str, str, Action, Callable[[], ft.Control]]
"""Id, title, detail, what it sends, picture."""


@component
def Auxiliary(stage: Stage) -> ft.Control:
    """My menu of five; closed ones say why (CV-38)."""
    view = reading.game(stage)
    mode, go = ft.use_state("")
    back = partial(go, "")
    match mode:
        case "recruit":
            return _recruit(stage, back)
        case "stories":
            return DrawTwo(stage, back)
        case "rescue":
            return RescueOne(stage, back)
        case "staff" | "ambush":
            offers = {"staff": _staff, "ambush": _ambush}[mode](stage)
            return ChooseOne(stage, mode, tuple(offers), back)
    why = view.activation.auxiliary_why if view.activation else ""
    reason = stage.skin.say(texts.text_id(f"cyberverse-auxiliary-{why}")) if why else ""
    asks = stage.say("cyberverse-phone-auxiliary", why=reason, has="yes" if reason else "no")
    has_more = any(reading.may(view, do) for do, _, _ in WAYS)
    passing = "cyberverse-phone-pass-one" if has_more else "cyberverse-phone-pass"
    actions = (
        [Sends(stage, stage.say(passing), PassAction(), icon="check")]
        if reading.may(view, "pass_action")
        else [Waits(stage.skin, asks)]
    )
    return Organization(
        stage,
        lambda: Foot(actions),
        lambda: [Ways(stage.skin, _ways(stage, go)), *_let_pass(stage), *Reminders(stage)],
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
        Quiet(stage.skin, stage.say("cyberverse-phone-pass-let"), let),
    ]


def _ways(stage: Stage, go: Callable[[str], None]) -> list[Way]:
    view = reading.game(stage)
    made = []
    for do, mode, icon in WAYS:
        is_open = reading.may(view, do)
        why = "" if is_open else reading.reasons(stage, reading.closed(view, do))
        made.append(
            Way(
                icon,
                stage.say(f"cyberverse-phone-way-{mode}"),
                stage.skin.say(f"cyberverse-phone-way-{mode}", "text"),
                partial(go, mode),
                why or ("" if is_open else stage.say("cyberverse-phone-not-now")),
            )
        )
    return made


def _recruit(stage: Stage, back: Callable[[], None]) -> ft.Control:
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


def _staff(stage: Stage) -> list[Offer]:
    """Events and their open slots (CV-24, CV-40)."""
    view, skin = reading.game(stage), stage.skin
    events = {slot.event.id: slot.event for slot in view.news.slots if slot.event}
    found: list[Offer] = []
    for choice in reading.choices(view, "place_staff"):
        for event in choice.one_of.get("event", ()):
            for slot in choice.one_of.get("slot", ()):
                card = events[event].card
                detail = (
                    card.effect
                    if slot == "cancel"
                    else " ".join(
                        part for part in (money(card.reward) if card.reward else "", card.reward_note) if part
                    )
                )
                action = PlaceStaff.model_validate({"event": event, "slot": slot})
                title = skin.say("cyberverse-phone-staff-on", slot=word("slot", slot), name=card.name)
                icon = partial(Hex, skin, skin.px(36), icon="cv-staff", colour=tones(skin).amber)
                found.append((f"{event}-{slot}", title, detail, action, icon))
    return found


def _ambush(stage: Stage) -> list[Offer]:
    """Districts without an ambush (CV-41)."""
    view, skin = reading.game(stage), stage.skin
    return [
        (
            number,
            reading.district_name(stage, int(number)),
            skin.say("cyberverse-phone-ambush-left", n=reading.mine(stage).ambush_left),
            PlaceAmbush(district=int(number)),
            partial(Hex, skin, skin.px(36), number, colour=district_colour(skin, int(number))),
        )
        for number in reading.options(view, "place_ambush", "district")
    ]


@component
def ChooseOne(stage: Stage, mode: str, offers: tuple[Offer, ...], back: Callable[[], None]) -> ft.Control:
    """A short list, one of them, one button."""
    skin = stage.skin
    picked, pick = ft.use_state("")
    chosen = next((one for one in offers if one[0] == picked), None)
    rows = [
        Pick(
            skin,
            title,
            detail,
            partial(pick, name),
            lead=icon(),
            selected=name == picked,
        )
        for name, title, detail, _, icon in offers
    ]

    def done() -> None:
        if chosen:
            stage.send(chosen[3])
            back()

    label = (
        skin.say(f"cyberverse-phone-do-{mode}", name=chosen[1])
        if chosen
        else skin.say("cyberverse-phone-pick-one")
    )
    return Page(
        stage,
        title=skin.say(f"cyberverse-phone-way-{mode}"),
        subtitle=skin.say(f"cyberverse-phone-way-{mode}", "text"),
        body=rows,
        actions=[
            Answers(
                skin,
                skin.say("cyberverse-phone-back"),
                back,
                Main(skin, label, done, icon="check", disabled=chosen is None),
            )
        ],
        spacing=8,
    )
