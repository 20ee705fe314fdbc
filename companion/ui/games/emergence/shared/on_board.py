"""Only the secrets: the round is played on the board, and this page shows what lies open (EM-52..56)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.cards import SIDES
from companion.ui.games.emergence.draw.totals import TeamTotals
from companion.ui.games.emergence.phone.on_board import EmptyBoard, has_opened, is_just_opened
from companion.ui.games.emergence.shared.beside import Happenings
from companion.ui.games.emergence.shared.choices import ChoiceLines
from companion.ui.games.emergence.shared.lead import LeadRound
from companion.ui.games.emergence.shared.page import PublicPage, room, round_line
from companion.ui.games.emergence.shared.race import TeamRace
from companion.ui.games.emergence.shared.reveal import OnTheTable
from companion.ui.games.emergence.shared.round import ClaimWord
from companion.ui.kit.boxes import STRETCHED
from companion.ui.kit.drawing import component
from companion.ui.kit.shared import stacks
from companion.ui.stage import Stage

LEFT = 0.5
"""The share of the page that everybody's choices take."""


@component
def RoundOnBoard(stage: Stage) -> ft.Control:
    """The choices first, large; once something was told, with both races and what happened."""
    view, skin = reading.game(stage), stage.skin
    board, claim = view.on_board, reading.claim(view)
    asked = board is not None and board.is_said_empty
    if is_just_opened(view):
        return OnTheTable(stage)
    foot = LeadRound(skin, reading.name(stage, view.leader), not asked, stage.send) if stage.leads else None
    width, height = room(skin)
    gap, is_list = skin.px(16), stacks(skin)
    left, right = width * LEFT - gap / 2, width * (1 - LEFT) - gap / 2
    if is_list:
        left = right = width
    order = reading.operatives(stage, in_order=True)
    main: list[ft.Control] = []
    if board is not None and board.is_said_empty:
        who = reading.name(stage, board.said_empty) if board.said_empty else ""
        main.append(EmptyBoard(skin, who, stage.leads, True, stage.send))
    if claim is not None and stage.leads:
        main.append(ClaimWord(skin, reading.name(stage, claim.target), stage.send))
    main.append(ChoiceLines(skin, order, board.acted if board else (), left))
    beside: list[ft.Control] = []
    if has_opened(view) and view.opened:
        beside.append(TeamTotals(skin, view.totals, view.required, view.opened.totals))
    else:
        for side in SIDES:
            totals = getattr(view.totals, side), getattr(view.required, side)
            beside.append(TeamRace(skin, side, *totals, right, height * 0.26))
    lines = stage.table.log[-5:]
    beside.append(Happenings(skin, lines, stage.table.seats, stage.table.log_length, stage.open_sheet))
    columns = [
        ft.Column(main, spacing=gap, width=left, horizontal_alignment=STRETCHED),
        ft.Column(beside, spacing=gap, width=right, horizontal_alignment=STRETCHED),
    ]
    if not is_list:
        columns[0].scroll = ft.ScrollMode.AUTO
    body: ft.Control = ft.Row(list(columns), spacing=gap, vertical_alignment=STRETCHED)
    if is_list:
        body = ft.Column(list(columns), spacing=gap, tight=True)
    said = round_line(stage, "emergence-shared-play")
    return PublicPage(skin, stage.tools, stage.table.title, said, body, foot=foot)
