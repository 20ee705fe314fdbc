"""A correction that waits for the host: the cardboard wins (CV-90)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.actions import AnswerCorrection
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.fixwords import told
from companion.ui.games.cyberverse.shared.saying import for_table
from companion.ui.parts.buttons import OutlineButton
from companion.ui.parts.layout import Card
from companion.ui.parts.text import Body, Muted, Strong
from companion.ui.stage import Stage


def Proposed(stage: Stage) -> ft.Control | None:
    """What somebody wants put right; the host answers it."""
    view, skin = reading.game(stage), stage.skin
    if view.correction is None:
        return None
    rows: list[ft.Control] = [
        Strong(
            skin, stage.say("cyberverse-shared-fix-asked", name=reading.person(stage, view.correction_by)), 17
        ),
        Body(skin, told(stage, view.correction)),
    ]
    if view.correction.reason:
        rows.append(Muted(skin, f"“{view.correction.reason}”"))
    if stage.table.is_host:

        def button(agree: bool) -> ft.Control:
            word, icon = ("agree", "check") if agree else ("drop", "cross")
            return OutlineButton(
                skin,
                stage.say(f"cyberverse-shared-fix-{word}"),
                lambda: for_table(stage, AnswerCorrection(agree=agree)),
                icon=icon,
                expand=True,
            )

        rows.append(ft.Row([button(False), button(True)], spacing=skin.px(10)))
    return Card(skin, ft.Column(rows, spacing=skin.px(10), tight=True), border=skin.palette.warn)
