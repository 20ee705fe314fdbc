"""The end on the shared screen: the result first, the debrief behind it, one tap from page to page."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.table.actions import PlayAgain
from companion.ui.games.emergent.debrief.charts import has_debrief
from companion.ui.games.emergent.debrief.save import SaveBody
from companion.ui.games.emergent.debrief.screen import PAGES, body
from companion.ui.games.emergent.debrief.whatif import WhatIfBody, whatif_title
from companion.ui.games.emergent.shared import reading
from companion.ui.games.emergent.shared.accent import GoButton
from companion.ui.games.emergent.shared.fastend import FastResult
from companion.ui.games.emergent.shared.page import SharedPage, is_narrow, room
from companion.ui.games.emergent.shared.result import Result
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

FOOT = 52
RESULT, WHAT_IF, SAVE = "result", "what-if", "save"


def pages(stage: Stage) -> tuple[str, ...]:
    """What can be looked at: Fast Play has no money to look back on."""
    return (RESULT, *PAGES, WHAT_IF, SAVE) if has_debrief(reading.game(stage)) else (RESULT, SAVE)


def _label(skin: Skin, page: str) -> str:
    ids = {
        RESULT: "emergent-shared-tab-result",
        WHAT_IF: "emergent-debrief-what-if",
        SAVE: "emergent-debrief-save",
    }
    return skin.say(ids.get(page, f"emergent-debrief-tab-{page}"))


def _title(stage: Stage, page: str) -> str:
    view = reading.game(stage)
    if page == RESULT:
        is_fast = view.mode == "fast_play"
        return stage.say("emergent-shared-score-title" if is_fast else "emergent-shared-over-title")
    if page == SAVE:
        return stage.say("emergent-save-title")
    return stage.say("emergent-debrief-title")


@component
def TheEnd(stage: Stage) -> ft.Control:
    """Winner, charts, themes, what if, files."""
    view, skin = reading.game(stage), stage.skin
    at, go = ft.use_state(RESULT)
    tried, try_seat = ft.use_state("")
    end = view.end
    if end is None:
        return ft.Container()
    width, height = room(skin, FOOT)
    if at == RESULT and view.mode == "fast_play":
        shown: ft.Control = FastResult(stage, end, FOOT)
    elif at == RESULT:
        shown = Result(stage, end)
    elif at == SAVE:
        shown = SaveBody(stage, width, height)
    elif at == WHAT_IF:
        shown = WhatIfBody(stage, width, height, tried or None, try_seat)
    else:
        shown = body(stage, at, width, height, go)
    chips = [Chip(skin, _label(skin, page), partial(go, page), selected=at == page) for page in pages(stage)]
    again = (
        [
            GoButton(
                skin,
                skin.say("emergent-shared-again", "" if skin.device == "tv" else "short"),
                lambda: stage.send(PlayAgain()),
                icon="refresh",
                width=310 if skin.device == "tv" else 170,
            )
        ]
        if stage.table.is_host
        else []
    )
    title = whatif_title(stage, tried or None) if at == WHAT_IF else _title(stage, at)
    if is_narrow(skin):
        return SharedPage(stage, title, shown, foot=[*chips, *again])
    strip = ft.Row(list(chips), spacing=skin.px(8), expand=True, scroll=ft.ScrollMode.AUTO)
    return SharedPage(stage, title, shown, notes=[strip], foot=again, foot_height=FOOT)
