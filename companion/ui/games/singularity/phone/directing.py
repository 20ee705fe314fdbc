"""A group whose card has move instructions of its own: the table says where it goes (SW-27)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.enemies import DirectGroup
from companion.games.singularity.views.enemies import StepRow
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.scene import scene_of
from companion.ui.games.singularity.phone.counting import NOWHERE, landings, total_of
from companion.ui.games.singularity.phone.landing import LandingMap, places_known
from companion.ui.kit.boxes import Note
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import Tap, component, steady, use_kept
from companion.ui.kit.field import Field
from companion.ui.kit.pages import SeatPage
from companion.ui.stage import Stage


@component
def Directing(stage: Stage, row: StepRow, close: Tap) -> ft.Control:
    """Tap where its miniatures end."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    card = cast.enemy(row.enemy)
    counts, set_counts = use_kept(NOWHERE)
    note, set_note = ft.use_state(card.moves if card and card.by_hand else "")
    total = total_of(counts)

    def send() -> None:
        stage.send(DirectGroup(group=row.group, to=landings(counts), by_card=note.strip()[:120]))
        close()

    body: list[ft.Control] = []
    if card and card.moves:
        body.append(Note(skin, card.moves, "sw-card"))
    ground = scene_of(skin, view, cast, has_taps=True)
    body += [
        LandingMap(
            skin, ground, cast, row.enemy, counts, set_counts, places=places_known(view), most=row.size
        ),
        Field(skin, skin.say("singularity-phone-direct-card"), note, set_note, longest=120),
    ]
    why = "" if total == row.size else skin.say("singularity-phone-direct-why", n=row.size - total)
    return SeatPage(
        stage,
        title=skin.say("singularity-phone-direct", enemy=cast.enemy_name(row.enemy, row.size)),
        subtitle=skin.say("singularity-phone-direct-line", n=total, all=row.size),
        body=body,
        actions=[ReasonButton(skin, skin.say("singularity-phone-direct-button"), steady(send), "check", why)],
        back=close,
    )
