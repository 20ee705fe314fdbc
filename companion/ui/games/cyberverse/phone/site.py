"""The steps of a district that need a card or a short answer (CV-46..53, CV-75, CV-79)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

import flet as ft

from companion.games.cyberverse.actions import (
    DeclareFight,
    DrawBrawl,
    PassTeammates,
    RecruitTeammates,
    SpringAmbush,
)
from companion.games.cyberverse.packs.cards import AmbushCard, BrawlCard, Card
from companion.kernel.seat import Seat
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.choices import Row, TapRows
from companion.ui.games.cyberverse.draw.rail import StageRail
from companion.ui.games.cyberverse.phone.ambush import AmbushHits
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.menu import Reminders, standing_foot
from companion.ui.games.cyberverse.phone.organization import Foot, Organization
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.games.cyberverse.phone.papers import fold_ways
from companion.ui.kit.boxes import CENTERED, Aside, Caption, Spaced, Wrapped
from companion.ui.kit.buttons import Answers, Chip, MainButton, WideButton
from companion.ui.kit.drawing import Tap, component, part, steady, use_kept
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.picking import Toggle
from companion.ui.kit.seats import WaitingStrip
from companion.ui.kit.sending import Send
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage


def Rails(stage: Stage) -> list[ft.Control]:
    """Which step of the district we are at, and what must be remembered here."""
    here = reading.game(stage).investigation
    return [*([StageRail(stage.skin, here.stage, height=44)] if here else []), *Reminders(stage)]


def Bystander(stage: Stage, *more: Callable[[], ft.Control]) -> ft.Control:
    """My organization while others are on in this district."""
    return Organization(
        stage, lambda: standing_foot(stage), lambda: [*Rails(stage), *(one() for one in more)]
    )


@component
def TableCard(stage: Stage, kind: str, is_mine: bool) -> ft.Control:
    """A card drawn for the district: one phone is asked, any other may type it too (CV-47, CV-49)."""
    is_open, set_open = ft.use_state(is_mine)
    is_each, set_each = ft.use_state(False)
    drawn, draw = ft.use_state(cast("AmbushCard | None", None))
    place = reading.game(stage).investigation
    name = place.name if place else ""

    def done(card: Card) -> None:
        if isinstance(card, AmbushCard) and is_each:
            draw(card)
        elif isinstance(card, AmbushCard):
            stage.send(SpringAmbush(card=card))
        elif isinstance(card, BrawlCard):
            stage.send(DrawBrawl(card=card))

    if not is_open:

        def foot() -> Foot:
            here = WideButton(
                stage.skin, stage.say(f"cyberverse-phone-{kind}-here"), partial(set_open, True), icon="pencil"
            )
            return Foot(
                [Aside(stage.skin, stage.say(f"cyberverse-phone-{kind}-wait", name=name), "hourglass"), here]
            )

        return Organization(stage, foot, lambda: Rails(stage))
    if drawn is not None:
        return AmbushHits(stage, drawn, partial(draw, None))
    victims = _victims(stage) if kind == "ambush" else ""

    def above() -> list[ft.Control]:
        label = stage.say("cyberverse-phone-hits-each")
        words = Strong(stage.skin, label, 16, expand=True)
        return [ft.Row([words, Toggle(stage.skin, is_each, set_each, label)])] if victims else []

    return CardEntry(
        stage,
        (kind,),
        stage.say(f"cyberverse-phone-{kind}-title", name=name),
        victims or stage.say(f"cyberverse-phone-{kind}-line"),
        lambda card: stage.say(f"cyberverse-phone-{kind}-button", name=card),
        done,
        None if is_mine else partial(set_open, False),
        above,
    )


def _victims(stage: Stage) -> str:
    view = reading.game(stage)
    here = view.investigation
    if here is None or not here.victims:
        return ""
    names = tuple(reading.figure_name(view, one) for one in here.victims)
    return stage.say("cyberverse-phone-ambush-victims", names=stage.skin.language.listed(names))


@component
def Teammates(stage: Stage) -> ft.Control:
    """My called agent may turn henchmen with a support card (CV-53)."""
    view, mine, skin = reading.game(stage), reading.mine(stage), stage.skin
    picked, pick = use_kept("")
    wanted, want = ft.use_state(cast("tuple[str, ...]", ()))
    offer = view.investigation.teammates if view.investigation else None
    agent = reading.agent(view, offer.agent if offer else None)
    if offer is None or agent is None:
        return Bystander(stage)
    held = [reading.support(mine, one) for one in reading.options(view, "recruit_teammates", "support")]
    cards = [
        Row(
            one.id,
            one.card.name,
            skin.say("cyberverse-phone-teammates-n", n=offer.most.get(one.id, 0)),
            tile="cv-support",
            size=44,
        )
        for one in held
        if one
    ]
    rows = TapRows(skin, cards, picked, pick)
    most = offer.most.get(picked, 0)
    chosen = tuple(one for one in wanted if one in offer.henchmen)[-most:] if most else ()
    count = len(chosen) or most
    if 0 < most < len(offer.henchmen):
        rows.append(_which(stage, offer.henchmen, chosen, want))
    main = Send(
        stage.skin,
        skin.say("cyberverse-phone-teammates-button", n=count),
        stage.send,
        RecruitTeammates(agent=agent.id, support=picked, henchmen=chosen or None) if picked else None,
        icon="people",
    )
    nobody = skin.say("cyberverse-phone-teammates-none")
    return OrgPage(
        stage,
        title=skin.say("cyberverse-phone-teammates-title", name=agent.name),
        subtitle=skin.say("cyberverse-phone-teammates-line", n=len(offer.henchmen), rep=offer.reputation),
        body=[*Rails(stage), *rows],
        actions=[Answers(skin, nobody, lambda: stage.send(PassTeammates(agent=agent.id)), main)],
        spacing=8,
    )


def _which(
    stage: Stage, henchmen: tuple[str, ...], chosen: tuple[str, ...], want: Callable[[tuple[str, ...]], None]
) -> ft.Control:
    """More henchmen than may come: their new leader chooses (CV-53)."""
    view, skin = reading.game(stage), stage.skin
    zones = {one.id: one.zone for board in view.districts for one in board.figures}

    def tap(one: str) -> None:
        left = tuple(other for other in chosen if other != one)
        want(left if one in chosen else (*left, one))

    chips: list[ft.Control] = [
        Chip(
            skin,
            skin.say("cyberverse-shared-placed", name=reading.figure_name(view, one), zone=zones.get(one, 0)),
            partial(tap, one),
            selected=one in chosen,
            icon="cv-henchman",
        )
        for one in henchmen
    ]
    title = Caption(
        skin, skin.say("cyberverse-phone-teammates-which"), skin.say("cyberverse-phone-teammates-order")
    )
    return Spaced(skin, title, Wrapped(skin, *chips), gap=6)


@component
def Declare(stage: Stage) -> ft.Control:
    """Fight or not, in secret: everybody takes the same two steps (CV-52)."""
    view, skin = reading.game(stage), stage.skin
    here = view.investigation
    wish, set_wish = use_kept("")
    again, reopen = use_kept(False)

    def seal() -> None:
        stage.send(DeclareFight(fight=wish == "yes"))
        reopen(False)

    seals = steady(seal)
    if here is None or not reading.may(view, "declare_fight"):
        return Bystander(stage)
    if view.my_declaration is not None and not again:
        label = skin.say("cyberverse-phone-declare-again")
        change = WideButton(skin, label, partial(reopen, True), icon="undo")
        return SealedPage(stage, skin.say("cyberverse-phone-declare-sealed"), here.to_declare, (change,))
    rows = [
        Row(
            one,
            skin.say(f"cyberverse-phone-declare-{one}"),
            skin.say(f"cyberverse-phone-declare-{one}", "text"),
        )
        for one in ("yes", "no")
    ]
    return OrgPage(
        stage,
        title=skin.say("cyberverse-phone-declare-title", name=here.name),
        subtitle=skin.say("cyberverse-phone-declare-line"),
        body=[*Rails(stage), *TapRows(skin, rows, wish, set_wish)],
        notes=[*fold_ways(stage), Aside(skin, skin.say("cyberverse-phone-same-steps"), "eye-closed")],
        actions=[IntoEnvelope(skin, skin.say("cyberverse-phone-declare-button"), seals, bool(wish))],
    )


@part
def IntoEnvelope(skin: Skin, label: str, seal: Tap, is_open: bool) -> ft.Control:
    """The one answer of a secret choice."""
    return MainButton(skin, label, seal, icon="envelope", disabled=not is_open)


@part
def SealedEnvelope(skin: Skin, colour: str, seal: str) -> ft.Control:
    """My choice lies in it; the seal is what others may compare later."""
    words = [Caption(skin, skin.say("cyberverse-phone-seal", seal=seal))] if seal else []
    rows = [ft.Row([one], alignment=CENTERED) for one in (Envelope(skin, colour), *words)]
    return Spaced(skin, *rows, gap=18)


def SealedPage(
    stage: Stage, title: str, waiting: tuple[Seat, ...], more: Sequence[ft.Control] = (), seal: str = ""
) -> ft.Control:
    """My choice is in its envelope: who is ready, never what."""
    skin, me = stage.skin, stage.me
    ready, late = skin.say("cyberverse-phone-ready"), skin.say("cyberverse-phone-chooses")
    return OrgPage(
        stage,
        title=title,
        subtitle=skin.say("cyberverse-phone-sealed-line"),
        body=[
            SealedEnvelope(skin, me.colour if me else "sky", seal),
            WaitingStrip(skin, stage.table.seats, waiting, ready, late),
        ],
        actions=more,
        spacing=18,
    )
