"""A group whose card has move instructions of its own: the table says where it goes (SW-27)."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.games.singularity.actions.enemies import DirectGroup
from companion.games.singularity.views.enemies import StepRow
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Note, RedButton
from companion.ui.games.singularity.phone.landing import Counts, LandingMap, landings
from companion.ui.games.singularity.phone.page import Page
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.field import Field
from companion.ui.stage import Stage


@component
def Directing(stage: Stage, row: StepRow, close: Tap) -> ft.Control:
    """Tap where its miniatures end."""
    view, skin = reading.game(stage), stage.skin
    card = reading.enemy(view, row.enemy)
    counts, set_counts = ft.use_state(cast("Counts", {}))
    note, set_note = ft.use_state(card.moves if card and card.by_hand else "")
    total = sum(counts.values())

    def send() -> None:
        stage.send(DirectGroup(group=row.group, to=landings(counts), by_card=note.strip()[:120]))
        close()

    body: list[ft.Control] = []
    if card and card.moves:
        body.append(Note(skin, card.moves, "sw-card"))
    body += [
        LandingMap(stage, row.enemy, counts, set_counts, most=row.size),
        Field(skin, skin.say("singularity-phone-direct-card"), note, set_note, longest=120),
    ]
    name = reading.enemy_name(view, row.enemy, row.size)
    return Page(
        stage,
        title=skin.say("singularity-phone-direct", enemy=name),
        subtitle=skin.say("singularity-phone-direct-line", n=total, all=row.size),
        body=body,
        actions=[
            RedButton(
                skin,
                skin.say("singularity-phone-direct-button"),
                send,
                icon="check",
                why="" if total == row.size else skin.say("singularity-phone-direct-why", n=row.size - total),
            )
        ],
        back=close,
    )
