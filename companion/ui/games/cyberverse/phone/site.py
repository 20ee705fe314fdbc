"""The steps of a district that need a card or a short answer (CV-46..53, CV-75, CV-79)."""

from __future__ import annotations

from collections.abc import Callable
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
from companion.ui.games.cyberverse.draw.boxes import Aside, Caption, Pick, Stack, Tile, Toggle
from companion.ui.games.cyberverse.draw.rail import StageRail
from companion.ui.games.cyberverse.phone.ambush import AmbushHits
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.menu import Reminders, standing_foot
from companion.ui.games.cyberverse.phone.organization import Foot, Organization
from companion.ui.games.cyberverse.phone.page import Answers, Main, Page, Quiet, Sends, Waits
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import component
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.seats import WaitingStrip
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage


def Rails(stage: Stage) -> list[ft.Control]:
    """Which step of the district we are at, and what must be remembered here."""
    view = reading.game(stage)
    if view.investigation is None:
        return Reminders(stage)
    return [StageRail(stage.skin, view.investigation.stage, height=44), *Reminders(stage)]


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
            here = Quiet(
                stage.skin, stage.say(f"cyberverse-phone-{kind}-here"), partial(set_open, True), icon="pencil"
            )
            return Foot([Waits(stage.skin, stage.say(f"cyberverse-phone-{kind}-wait", name=name)), here])

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
    picked, pick = ft.use_state("")
    wanted, want = ft.use_state(cast("tuple[str, ...]", ()))
    offer = view.investigation.teammates if view.investigation else None
    agent = reading.agent(view, offer.agent if offer else None)
    if offer is None or agent is None:
        return Bystander(stage)
    rows: list[ft.Control] = []
    for support_id in reading.options(view, "recruit_teammates", "support"):
        card = reading.support(mine, support_id)
        if card:
            detail = skin.say("cyberverse-phone-teammates-n", n=offer.most.get(support_id, 0))
            tile = Tile(skin, "cv-support")
            rows.append(
                Pick(
                    skin,
                    card.card.name,
                    detail,
                    partial(pick, support_id),
                    lead=tile,
                    selected=support_id == picked,
                )
            )
    most = offer.most.get(picked, 0)
    chosen = tuple(one for one in wanted if one in offer.henchmen)[-most:] if most else ()
    count = len(chosen) or most
    if 0 < most < len(offer.henchmen):
        rows.append(_which(stage, offer.henchmen, chosen, want))
    main = Sends(
        stage,
        skin.say("cyberverse-phone-teammates-button", n=count),
        RecruitTeammates(agent=agent.id, support=picked or "c1", henchmen=chosen or None),
        icon="people",
        disabled=not picked,
    )
    nobody = skin.say("cyberverse-phone-teammates-none")
    return Page(
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
    return Stack(skin, title, ft.Row(chips, wrap=True, spacing=skin.px(8), run_spacing=skin.px(8)), gap=6)


@component
def Declare(stage: Stage) -> ft.Control:
    """Fight or not, in secret: everybody takes the same two steps (CV-52)."""
    view, skin = reading.game(stage), stage.skin
    here = view.investigation
    wish, set_wish = ft.use_state("")
    again, reopen = ft.use_state(False)
    if here is None or not reading.may(view, "declare_fight"):
        return Bystander(stage)
    if view.my_declaration is not None and not again:
        change = Quiet(skin, skin.say("cyberverse-phone-declare-again"), partial(reopen, True), icon="undo")
        return SealedPage(stage, skin.say("cyberverse-phone-declare-sealed"), here.to_declare, (change,))
    rows = [
        Pick(
            skin,
            skin.say(f"cyberverse-phone-declare-{one}"),
            skin.say(f"cyberverse-phone-declare-{one}", "text"),
            partial(set_wish, one),
            selected=wish == one,
        )
        for one in ("yes", "no")
    ]

    def seal() -> None:
        stage.send(DeclareFight(fight=wish == "yes"))
        reopen(False)

    return Page(
        stage,
        title=skin.say("cyberverse-phone-declare-title", name=here.name),
        subtitle=skin.say("cyberverse-phone-declare-line"),
        body=[*Rails(stage), *rows],
        notes=[Aside(skin, skin.say("cyberverse-phone-same-steps"), "eye-closed")],
        actions=[
            Main(skin, skin.say("cyberverse-phone-declare-button"), seal, icon="envelope", disabled=not wish)
        ],
    )


def SealedPage(
    stage: Stage, title: str, waiting: tuple[Seat, ...], more: tuple[ft.Control, ...] = (), seal: str = ""
) -> ft.Control:
    """My choice is in its envelope: who is ready, never what."""
    skin, me = stage.skin, stage.me
    body: list[ft.Control] = [
        ft.Row([Envelope(skin, me.colour if me else "sky")], alignment=ft.MainAxisAlignment.CENTER)
    ]
    if seal:
        body.append(
            ft.Row(
                [Caption(skin, skin.say("cyberverse-phone-seal", seal=seal))],
                alignment=ft.MainAxisAlignment.CENTER,
            )
        )
    strip = WaitingStrip(
        skin,
        stage.table.seats,
        waiting,
        skin.say("cyberverse-phone-ready"),
        skin.say("cyberverse-phone-chooses"),
    )
    return Page(
        stage,
        title=title,
        subtitle=skin.say("cyberverse-phone-sealed-line"),
        body=[*body, strip],
        actions=list(more),
        spacing=18,
    )
