"""Attested mode: the target says whether the attacker stands where they say (section 9 of the rules)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import ConfirmClaim
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.marks import AugmentationTag
from companion.ui.games.emergence.phone.steps import ChoiceStrip, TurnSteps
from companion.ui.games.emergence.reading import Operative
from companion.ui.kit.boxes import CENTERED, IconTile, InRow, Panel, Stacked
from companion.ui.kit.drawing import component, part
from companion.ui.kit.pages import Question, SeatPage
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import Send, SendQuietly
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted
from companion.ui.stage import Stage


@part
def _Attacker(skin: Skin, one: Operative, action: str) -> ft.Control:
    words = Stacked(
        skin,
        Fitted(skin, one.person.name, 20, skin.width - 190),
        AugmentationTag(skin, one.line.augmentation, is_short=False),
        expand=True,
    )
    tile = IconTile(skin, action, skin.palette.text, 56)
    return Panel(
        skin,
        InRow(skin, SeatMark(skin, one.person.colour, 34), words, tile, gap=14),
        selected=True,
        colour=one.person.paint(skin),
        padding=16,
    )


@component
def IsItSo(stage: Stage) -> ft.Control:
    """I am the target: agree, or not so."""
    view, skin, send = reading.game(stage), stage.skin, stage.send
    claim = reading.claim(view)
    if claim is None:
        return SeatPage(stage, body=[])
    actor = next(one for one in reading.operatives(stage) if one.person.seat == claim.actor)
    asked = claim.action if view.turn else "board"
    no, yes = ConfirmClaim(agree=False), ConfirmClaim(agree=True)
    colour = reading.my_colour(stage)
    return SeatPage(
        stage,
        title=skin.say(f"emergence-claim-title-{claim.action}", name=actor.person.name),
        subtitle=skin.say(f"emergence-claim-ask-{asked}", name=actor.person.name),
        body=[_Attacker(skin, actor, claim.action)],
        actions=[
            ft.Row([SendQuietly(skin, skin.say("emergence-claim-deny"), send, no, "cross")]),
            Send(skin, skin.say("emergence-claim-agree"), send, yes, colour, "check"),
        ],
    )


@component
def WaitForWord(stage: Stage) -> ft.Control:
    """I attacked: the target confirms."""
    view, skin = reading.game(stage), stage.skin
    claim = reading.claim(view)
    target = reading.person(stage, claim.target if claim else None)
    title = skin.say("emergence-claim-wait-title", name=target.name)
    steps = TurnSteps(skin, 1, reading.my_colour(stage))
    above = steps if view.turn else ChoiceStrip(skin, reading.operatives(stage, in_order=True))
    return SeatPage(
        stage,
        body=[
            above,
            Question(skin, title, skin.say("emergence-claim-wait-line", name=target.name)),
            *([ft.Row([SeatMark(skin, target.colour, 96)], alignment=CENTERED)] if claim else []),
        ],
        spacing=28,
    )
