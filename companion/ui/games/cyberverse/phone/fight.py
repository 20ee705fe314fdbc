"""A fight: whose turn it is, moving, attacking, and what an attack brings (CV-56..72)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.games.cyberverse.actions import EndActivation, Grill, MoveFigure, Slip, TellCard
from companion.games.cyberverse.packs.cards import Card
from companion.games.cyberverse.views import CyberverseView, FighterLine, FollowUp
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import signed
from companion.ui.games.cyberverse.draw.choices import Row, TapRows
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import Hex, initial
from companion.ui.games.cyberverse.draw.signs import Hearts, icon_of, word
from companion.ui.games.cyberverse.phone.activation import walk_rows
from companion.ui.games.cyberverse.phone.aiming import why_not
from companion.ui.games.cyberverse.phone.attack import AttackForm
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.menu import waiting_line
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.games.cyberverse.phone.site import Bystander, Rails
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.kit.boxes import Aside, Caption, IconTile, Line, Panel, Pill, Spaced
from companion.ui.kit.buttons import Answers, MainButton, WideButton
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words
from companion.ui.stage import Stage


def Fight(stage: Stage) -> ft.Control:
    """Whatever the fight asks of me; a fresh result was shown before (see `phone.results`)."""
    view = reading.game(stage)
    here = view.investigation
    if here is None:
        return Bystander(stage)
    mine = [one for one in here.follow_ups if reading.is_me(stage, one.by)]
    if mine:
        return AfterAttack.keyed(f"follow-{mine[0].kind}-{mine[0].figure}")(stage, mine[0])
    now = reading.fighter(view, here.now)
    board = reading.district(view, here.district)
    unknown = next((one for one in (board.figures if board else ()) if one.needs_card), None)
    if now and reading.is_me(stage, now.acts_by):
        if unknown:
            return WhatIsIt.keyed(f"tell-{unknown.name}")(stage, unknown.name)
        return MyFigure.keyed(f"figure-{now.figure}")(stage, now.figure)
    return OrgPage(
        stage,
        title=stage.say("cyberverse-phone-fight-now", name=now.name)
        if now
        else stage.say("cyberverse-phone-fight"),
        body=[*Rails(stage), InitiativeList(stage.skin, reading.cast(stage), here.fighters)],
        actions=[Aside(stage.skin, waiting_line(stage), "hourglass")],
    )


@part
def InitiativeList(skin: Skin, cast: Cast, fighters: tuple[FighterLine, ...]) -> ft.Control:
    """Agents by initiative, then teammates, then henchmen; open tokens or "sealed" (CV-56)."""
    rows: list[ft.Control] = []
    kind = ""
    for one in fighters:
        if kind and one.kind != kind:
            rows.append(ft.Container(height=1, bgcolor=skin.palette.outline))
        kind = one.kind
        rows.append(FighterRow.keyed(one.figure)(skin, cast, one))
    count = skin.say("cyberverse-phone-fighters", n=len(fighters))
    title = Caption(skin, skin.say("cyberverse-phone-order-fight"), count)
    return Panel(skin, Spaced(skin, title, *rows, gap=10), padding=12)


@part
def FighterRow(skin: Skin, cast: Cast, one: FighterLine) -> ft.Control:
    """One figure of the fight, with what it suffers."""
    found = tones(skin)
    who = cast.org_name(one.seat) if one.seat else skin.say("cyberverse-phone-henchman")
    marks = [word(skin, "status", status) for status in one.statuses]
    marks += [skin.say("cyberverse-phone-grappled")] if one.is_grappled else []
    marks += [skin.say("cyberverse-phone-disarmed")] if one.is_disarmed else []
    detail = " · ".join([who, skin.say("cyberverse-phone-zone-low", n=one.zone), *marks])
    face = str(one.initiative) if one.initiative is not None else initial(one.name)
    paint = found.magenta if one.is_now else found.red if one.kind == "henchman" else found.violet
    lead = Hex(skin, skin.px(36), face, colour=paint, seat=cast.mark(one.seat))
    right: list[ft.Control] = [Hearts(skin, one.health, one.max_health, size=13), _token(skin, one)]
    if one.is_now:
        right = [Pill(skin, skin.say("cyberverse-phone-now"), colour=found.magenta)]
    return Line(skin, one.name, detail, lead=lead, right=right)


def _token(skin: Skin, one: FighterLine) -> ft.Control:
    token = one.token.token
    said = skin.say(f"cyberverse-phone-token-is-{one.token.state}")
    if token:
        said = f"{signed(token.attack) if token.attack else '+0'} · {token.defense}"
    return Words(skin, said, 14, colour=skin.palette.muted, family=TEXT_600)


@component
def WhatIsIt(stage: Stage, name: str) -> ft.Control:
    """A henchman whose card nobody has typed yet fights (CV-63)."""

    def done(card: Card) -> None:
        stage.send(TellCard(card=card))

    return CardEntry(
        stage,
        ("henchman",),
        stage.say("cyberverse-phone-tell-title", name=name),
        stage.say("cyberverse-phone-tell-line"),
        lambda card: stage.say("cyberverse-phone-tell-button", name=card),
        done,
        named=name,
    )


@component
def MyFigure(stage: Stage, figure: str) -> ft.Control:
    """The figure I move: walk, then attack, then done (CV-57)."""
    view = reading.game(stage)
    mode, go = ft.use_state("")
    one = reading.fighter(view, figure)
    if one is None:
        return Bystander(stage)
    if mode == "attack" and view.my_attack:
        return AttackForm.keyed(f"attack-{figure}-{one.attacks_left}")(stage, figure, partial(go, ""))
    may_attack = reading.may(view, "attack") and view.my_attack is not None
    done = stage.say("cyberverse-phone-figure-done")

    def end() -> None:
        stage.send(EndActivation(figure=figure))

    main = MainButton(
        stage.skin,
        stage.say("cyberverse-phone-figure-attack", name=one.name),
        partial(go, "attack"),
        icon="cv-combat",
    )
    walks = _walks(stage, one)
    fighters = view.investigation.fighters if view.investigation else ()
    can = "both" if walks and may_attack else "move" if walks else "attack" if may_attack else "done"
    is_idle = one.attacks_left and not may_attack and view.my_attack is not None
    why = [Aside(stage.skin, why_not(stage, view.my_attack))] if is_idle and view.my_attack else []
    line = stage.say(
        "cyberverse-phone-figure-line",
        zone=one.zone,
        points=one.moves_left or 0,
        attacks=one.attacks_left,
        kind=one.kind,
        struck="yes" if one.has_attacked else "no",
    )
    return OrgPage(
        stage,
        title=stage.say("cyberverse-phone-figure-title", name=one.name, can=can),
        subtitle=line,
        body=[
            *Rails(stage),
            *_hunt(stage),
            *walks,
            InitiativeList(stage.skin, reading.cast(stage), fighters),
        ],
        notes=why,
        actions=[
            Answers(stage.skin, done, end, main)
            if may_attack
            else MainButton(stage.skin, done, end, icon="check")
        ],
    )


def _hunt(stage: Stage) -> list[ft.Control]:
    """Whom the henchmen hunt, and why (CV-58, CV-59)."""
    view, skin = reading.game(stage), stage.skin
    hunt = view.investigation.hunt if view.investigation else None
    if hunt is None or not hunt.target:
        return []
    text = skin.say(
        "cyberverse-phone-hunt",
        richest=reading.orgs(stage, hunt.richest),
        name=reading.figure_name(view, hunt.target),
        org=reading.org_name(stage, hunt.controller),
    )
    return [
        Panel(skin, Line(skin, text, lead=IconTile(skin, "cv-henchman", colour=tones(skin).red)), padding=10)
    ]


def _walks(stage: Stage, one: FighterLine) -> Sequence[ft.Control]:
    view, skin = reading.game(stage), stage.skin
    rows = walk_rows(stage, one.zone)
    zones = [
        (zone, skin.say("cyberverse-phone-zone", n=int(zone)), "")
        for zone in reading.options(view, "move_figure", "zone")
        if int(zone) != one.zone
    ]

    spots = [
        (
            f"{zone} {position}",
            skin.say("cyberverse-phone-position-here", name=word(skin, "position", position), n=zone),
            icon_of(position),
        )
        for zone, position in _spots(view, one)
    ]

    def move(where: str) -> None:
        zone, _, position = where.partition(" ")
        stage.send(
            MoveFigure.model_validate(
                {"figure": one.figure, "zone": int(zone), "position": position or "none"}
            )
        )

    if zones:
        rows.append(Pills(skin, zones, "", move))
    if spots:
        rows.append(Pills(skin, spots, "", move))
    return [Caption(skin, skin.say("cyberverse-phone-walk")), *rows] if rows else []


def _spots(view: CyberverseView, one: FighterLine) -> list[tuple[int, str]]:
    """Free positions a henchman or teammate may take: those known on the board, and any in its own zone."""
    board = next(
        (board for board in view.districts for figure in board.figures if figure.id == one.figure), None
    )
    known = {(spot.zone, spot.position) for spot in board.spots} if board else set()
    return [
        (zone, position)
        for choice in reading.choices(view, "move_figure")
        for zone in map(int, choice.one_of["zone"])
        for position in choice.one_of["position"]
        if position != "none" and (zone == one.zone or (zone, position) in known)
    ]


@component
def AfterAttack(stage: Stage, follow: FollowUp) -> ft.Control:
    """Grill an implant, slip away, push a target: before it goes on (CV-65, CV-69)."""
    view, skin = reading.game(stage), stage.skin
    name = reading.figure_name(view, follow.figure)
    amber = tones(skin).amber
    if follow.kind == "grill":
        target = reading.agent(view, follow.figure)
        names = {one.id: one.card.name for one in (target.supply if target else ())}
        breaks = skin.say("cyberverse-phone-grill-breaks")
        rows = [Row(one, names.get(one, one), breaks, tile="cv-implant", size=44) for one in follow.implants]
    else:
        here = skin.say("cyberverse-phone-moves-here")
        rows = [
            Row(str(zone), skin.say("cyberverse-phone-zone", n=zone), here, hexagon=str(zone), colour=amber)
            for zone in follow.zones
        ]

    def answer(picked: str | None) -> None:
        if follow.kind == "grill":
            stage.send(Grill(target=follow.figure, implant=picked))
        else:
            stage.send(Slip(figure=follow.figure, zone=int(picked) if picked else None))

    none, pick = partial(answer, None), steady(answer)
    quiet = (
        [WideButton(skin, skin.say(f"cyberverse-phone-{follow.kind}-none"), none)]
        if follow.kind != "project"
        else []
    )
    return OrgPage(
        stage,
        title=skin.say(f"cyberverse-phone-{follow.kind}-title", name=name),
        subtitle=skin.say(f"cyberverse-phone-{follow.kind}-line", name=name),
        body=TapRows(skin, rows, (), pick),
        actions=quiet,
    )
