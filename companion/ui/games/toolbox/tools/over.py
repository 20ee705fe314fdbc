"""The end: who won the pad, and every card that was dealt."""

from __future__ import annotations

import flet as ft

from companion.table.actions import PlayAgain
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.tools.deal import open_cards
from companion.ui.games.toolbox.tools.pad import standing
from companion.ui.games.toolbox.tools.page import Page
from companion.ui.kit.boxes import Caption
from companion.ui.kit.sending import Send
from companion.ui.kit.text import CENTER, Heading
from companion.ui.stage import Stage


def over(stage: Stage) -> Page:
    """Winners, totals, roles; choices that stayed closed stay closed."""
    skin, view = stage.skin, reading.game(stage)
    names = skin.language.listed(reading.name(stage, seat) for seat in stage.table.winners)
    title = stage.say("toolbox-over-won", names=names) if names else stage.say("toolbox-over-closed")
    body: list[ft.Control] = [Heading(skin, title, 36, align=CENTER, bold=True)]
    if view.pad:
        body += standing(stage, view.pad)
    for deal in view.deals:
        body.append(Caption(skin, stage.say("toolbox-deal-title", n=deal.number)))
        body += open_cards(stage, deal)
    again = Send(skin, stage.say("shell-again"), stage.send, PlayAgain(), icon="refresh")
    return Page(stage.say("toolbox-phase-over"), "", body, [again] if stage.table.is_host else [])
