"""Attested mode: the target says whether the attacker stands where they say (section 9 of the rules)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import ConfirmClaim
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.marks import AugmentationTag, Mark
from companion.ui.games.emergence.panels import IconTile, Panel, Title
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.phone.steps import Steps
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.text import Fitted
from companion.ui.stage import Stage


def IsItSo(stage: Stage) -> ft.Control:
    """I am the target: agree, or not so."""
    view, skin = reading.game(stage), stage.skin
    claim = view.turn.claim if view.turn else None
    if claim is None:
        return Page(stage, body=[])
    name, line = reading.name(stage, claim.actor), reading.line(view, claim.actor)
    who = Panel(
        skin,
        ft.Row(
            [
                Mark(stage, claim.actor, 34),
                ft.Column(
                    [
                        Fitted(skin, name, 20, skin.width - 190),
                        AugmentationTag(skin, line.augmentation, is_short=False),
                    ],
                    spacing=4,
                    tight=True,
                    expand=True,
                ),
                IconTile(skin, claim.action),
            ],
            spacing=14,
        ),
        selected=True,
        colour=reading.colour(stage, claim.actor),
        padding=16,
    )
    return Page(
        stage,
        title=skin.say(f"emergence-claim-title-{claim.action}", name=name),
        subtitle=skin.say(f"emergence-claim-ask-{claim.action}", name=name),
        body=[who],
        actions=[
            ft.Row(
                [
                    OutlineButton(
                        skin,
                        skin.say("emergence-claim-deny"),
                        lambda: stage.send(ConfirmClaim(agree=False)),
                        icon="cross",
                        expand=True,
                    )
                ]
            ),
            MainButton(
                skin,
                skin.say("emergence-claim-agree"),
                lambda: stage.send(ConfirmClaim(agree=True)),
                colour=reading.my_colour(stage),
                icon="check",
            ),
        ],
    )


def WaitForWord(stage: Stage) -> ft.Control:
    """I attacked: the target confirms."""
    view, skin = reading.game(stage), stage.skin
    claim = view.turn.claim if view.turn else None
    name = reading.name(stage, claim.target) if claim else ""
    return Page(
        stage,
        body=[
            Steps(stage, 1),
            Title(
                skin,
                skin.say("emergence-claim-wait-title", name=name),
                skin.say("emergence-claim-wait-line", name=name),
            ),
            *(
                [ft.Row([Mark(stage, claim.target, 96)], alignment=ft.MainAxisAlignment.CENTER)]
                if claim
                else []
            ),
        ],
        spacing=28,
    )
