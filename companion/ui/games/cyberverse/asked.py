"""A correction that waits for an answer, on a phone (CV-90)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.cyberverse.actions import AnswerCorrection
from companion.table.actions import ForTable
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Box, Stack
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.fixwords import told
from companion.ui.parts.buttons import OutlineButton
from companion.ui.parts.text import Body, Muted, Strong
from companion.ui.stage import Stage


def Proposed(stage: Stage) -> ft.Control | None:
    """A correction that waits; the host answers it."""
    view, skin = reading.game(stage), stage.skin
    if view.correction is None:
        return None
    rows: list[ft.Control] = [
        Strong(
            skin, stage.say("cyberverse-phone-fix-asked", name=reading.person(stage, view.correction_by)), 17
        ),
        Body(skin, told(stage, view.correction)),
        Muted(skin, f"“{view.correction.reason}”"),
    ]
    if stage.table.is_host:

        def answer(agree: bool) -> None:
            stage.send(ForTable(action=AnswerCorrection(agree=agree).model_dump()))

        buttons = [
            OutlineButton(
                skin,
                stage.say("cyberverse-phone-fix-drop"),
                partial(answer, False),
                icon="cross",
                expand=True,
            ),
            OutlineButton(
                skin,
                stage.say("cyberverse-phone-fix-agree"),
                partial(answer, True),
                icon="check",
                expand=True,
            ),
        ]
        rows.append(ft.Row(list(buttons), spacing=skin.px(10)))
    else:
        rows.append(Muted(skin, stage.say("cyberverse-phone-fix-waits"), 15))
    return Box(skin, Stack(skin, *rows, gap=8), colour=tones(skin).amber, selected=True)
