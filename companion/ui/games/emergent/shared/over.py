"""The end on the shared screen: the result first, the debrief behind it, one tap from page to page."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.views import EmergentView
from companion.table.actions import PlayAgain
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.debrief.charts import has_debrief
from companion.ui.games.emergent.debrief.save import SaveBody
from companion.ui.games.emergent.debrief.screen import PAGES, body
from companion.ui.games.emergent.debrief.whatif import WhatIfBody, whatif_title
from companion.ui.games.emergent.shared.fastend import FastResult
from companion.ui.games.emergent.shared.page import TradePage, is_narrow, room
from companion.ui.games.emergent.shared.result import Result
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import component, use_kept
from companion.ui.kit.shared import FootButton
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

RESULT, WHAT_IF, SAVE = "result", "what-if", "save"


def pages(view: EmergentView) -> tuple[str, ...]:
    """What can be looked at: Fast Play has no money to look back on."""
    return (RESULT, *PAGES, WHAT_IF, SAVE) if has_debrief(view) else (RESULT, SAVE)


def _label(skin: Skin, page: str) -> str:
    ids = {
        RESULT: "emergent-shared-tab-result",
        WHAT_IF: "emergent-debrief-what-if",
        SAVE: "emergent-debrief-save",
    }
    return skin.say(ids.get(page, f"emergent-debrief-tab-{page}"))


def _title(skin: Skin, view: EmergentView, page: str) -> str:
    if page == RESULT:
        is_fast = view.mode == "fast_play"
        return skin.say("emergent-shared-score-title" if is_fast else "emergent-shared-over-title")
    return skin.say("emergent-save-title" if page == SAVE else "emergent-debrief-title")


@component
def EndPages(stage: Stage) -> ft.Control:
    """Winner, charts, themes, what if, files."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    at, go = use_kept(RESULT)
    tried, try_seat = use_kept("")
    end = view.end
    if end is None:
        return ft.Container()
    width, height = room(skin)
    if at == RESULT:
        shown = (FastResult if view.mode == "fast_play" else Result)(skin, cast, view, end)
    elif at == SAVE:
        shown = SaveBody(stage, width, height)
    elif at == WHAT_IF:
        shown = WhatIfBody(stage, width, height, tried or None, try_seat)
    else:
        shown = body(stage, at, width, height, go)
    chips = [Chip(skin, _label(skin, page), partial(go, page), selected=at == page) for page in pages(view)]
    is_tv = skin.device == "tv"
    again = FootButton(
        skin,
        skin.say("emergent-shared-again", "" if is_tv else "short"),
        partial(stage.send, PlayAgain()),
        icon="refresh",
        width=310 if is_tv else 170,
    )
    foot = [again] if stage.table.is_host else []
    title = whatif_title(stage, tried or None) if at == WHAT_IF else _title(skin, view, at)
    if is_narrow(skin):
        return TradePage(stage, title, shown, foot=[*chips, *foot])
    strip = ft.Row(list(chips), spacing=skin.px(8), expand=True, scroll=ft.ScrollMode.AUTO)
    return TradePage(stage, title, shown, notes=[strip], foot=foot)
