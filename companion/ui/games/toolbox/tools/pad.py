"""The score pad: the open row to type, what is closed with its totals, who leads."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.toolbox.actions import AddRow, CloseRow, EndPad, PutAway
from companion.games.toolbox.views import PadView, RowView
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.plot import ScorePlot
from companion.ui.games.toolbox.draw.sheet import (
    Leading,
    Ranked,
    SheetHead,
    SheetLine,
    SheetTotals,
    courses,
    lines_of,
)
from companion.ui.games.toolbox.tools.countdown import besides, ring, steering
from companion.ui.games.toolbox.tools.page import MEASURES, Page
from companion.ui.games.toolbox.tools.twice import Twice
from companion.ui.games.toolbox.tools.typing import AddingRow, OwnScore, RowFields
from companion.ui.kit.boxes import CENTERED, STRETCHED, Caption, Panel, Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Choose
from companion.ui.kit.layout import Scrolling
from companion.ui.kit.pages import inner_width
from companion.ui.kit.sending import SendQuietly
from companion.ui.kit.shared import room, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.stage import Stage

FIX = "pad:fix"
"""A number of a closed row is put right."""
MOST_COLUMNS = 6
SHEET = 0.62
"""What the sheet takes of a wide page."""
PLOT = 0.62
"""The plot's height by its width."""


def pad(stage: Stage, pick: Choose) -> Page:
    """What is to be typed first, then who leads, then how it went."""
    now = reading.game(stage).pad
    if now is None:
        return Page(stage.say("toolbox-tool-pad"))
    open_row = next((row for row in now.rows if not row.is_closed), None)
    typing = _typing(stage, now, open_row)
    won = _won(stage, now)
    main, more = _actions(stage, now, open_row, pick)
    body = [*ring(stage, 0.4), *won, *typing, *standing(stage, now)]
    whole = None
    if stage.is_shared and not stacks(stage.skin, MEASURES) and len(now.places) <= MOST_COLUMNS:
        whole = _wide(stage, now, [*ring(stage, 0.4), *won], open_row)
    title, line = stage.say("toolbox-tool-pad"), _line(stage, now)
    return Page(title, line, body, main, more, whole=whole)


def _line(stage: Stage, now: PadView) -> str:
    """Who wins, and how far it is."""
    wins = stage.say(f"toolbox-pad-wins-{now.spec.wins}-line")
    return stage.say("toolbox-pad-line", n=sum(row.is_closed for row in now.rows), wins=wins)


def _won(stage: Stage, now: PadView) -> list[ft.Control]:
    if not now.ended:
        return []
    names = stage.skin.language.listed(reading.name(stage, place, now.names) for place in now.winners)
    return [Heading(stage.skin, stage.say("toolbox-pad-won", names=names), 34, align=CENTER, bold=True)]


def standing(stage: Stage, now: PadView) -> list[ft.Control]:
    """Ranks and plot, for a page as narrow as a line."""
    skin = stage.skin
    places = reading.places(stage, now.places, now.names)
    ranks = tuple(now.ranks[place.id] for place in places)
    totals = tuple(now.totals[place.id] for place in places)
    found: list[ft.Control] = [Ranked(skin, places, ranks, totals)]
    wide = room(skin, MEASURES)[0] if stage.is_shared and stacks(skin, MEASURES) else skin.px(560)
    width = (inner_width(skin) if skin.is_phone else wide) - skin.px(28)
    if now.running and not skin.is_phone and len(places) <= MOST_COLUMNS:
        found.append(_sheet(skin, places, now, width))
    if now.running:
        found.append(_plot(stage, now, width))
    return found


def _sheet(skin: Skin, places: tuple[reading.Place, ...], now: PadView, width: float) -> ft.Control:
    """What was closed, row by row, where there is room for a column each."""
    rows = [SheetLine.keyed(f"line-{at}")(skin, line, width) for at, line in enumerate(lines_of(now))]
    return Panel(skin, Spaced(skin, SheetHead(skin, places, width), *rows), padding=14)


def _plot(stage: Stage, now: PadView, width: float) -> ft.Control:
    skin = stage.skin
    places = reading.places(stage, now.places, now.names)
    lines = tuple(
        (place.name, place.colour, totals) for place, totals in zip(places, courses(now), strict=True)
    )
    picture = ScorePlot(skin, lines, width, width * PLOT)
    return Panel(skin, Spaced(skin, Caption(skin, stage.say("toolbox-plot")), picture), padding=14)


def _leading(stage: Stage, now: PadView) -> list[ft.Control]:
    """Who leads, and by how much."""
    if not now.running:
        return []
    places = reading.places(stage, now.places, now.names)
    first = tuple(place for place in places if place.id in (now.winners if now.ended else now.leaders))
    rest = [place for place in places if place not in first]
    names = stage.skin.language.listed(place.name for place in first)
    words = stage.say("toolbox-pad-won" if now.ended else "toolbox-pad-leads", names=names, count=len(first))
    detail = ""
    if rest and first:
        near = min(rest, key=lambda place: abs(now.totals[place.id] - now.totals[first[0].id]))
        gap = abs(now.totals[near.id] - now.totals[first[0].id])
        detail = stage.say("toolbox-pad-ahead", n=gap, name=near.name)
    return [Leading(stage.skin, first, words, detail)]


def _wide(stage: Stage, now: PadView, head: list[ft.Control], open_row: RowView | None) -> ft.Control:
    """The sheet on the left, who leads and how it went on the right."""
    skin = stage.skin
    width, _ = room(skin, MEASURES)
    gap = skin.px(12)
    left, right = (width - gap) * SHEET, (width - gap) * (1 - SHEET)
    places = reading.places(stage, now.places, now.names)
    inner = left - skin.px(28)
    rows = [SheetLine.keyed(f"line-{at}")(skin, line, inner) for at, line in enumerate(lines_of(now))]
    typing = _typing(stage, now, open_row, inner)
    totals = SheetTotals(
        skin,
        stage.say("toolbox-pad-so-far"),
        tuple(now.totals[place.id] for place in places),
        tuple(bool(now.running) and place.id in now.leaders for place in places),
        inner,
    )
    middle = Scrolling([*rows, *typing], spacing=skin.px(6))
    middle.auto_scroll = bool(rows)
    sheet = ft.Column([SheetHead(skin, places, inner), middle, totals], spacing=gap, expand=True)
    side = ft.Column(
        [*head, *_leading(stage, now), *([_plot(stage, now, right - skin.px(28))] if now.running else [])],
        spacing=gap,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCHED,
        width=right,
    )
    panel = ft.Container(Panel(skin, sheet, padding=14, expand=True), width=left)
    return ft.Row([panel, side], spacing=gap, expand=True, vertical_alignment=STRETCHED)


def _typing(stage: Stage, now: PadView, row: RowView | None, width: float = 0) -> list[ft.Control]:
    """Lead types all, or everybody their own."""
    skin = stage.skin
    if row is None or now.ended:
        return []
    is_sealed = now.spec.typed == "sealed"
    may = reading.may(stage, "type_sealed" if is_sealed else "type_scores")
    send = reading.way(stage)
    key = f"{now.number}-{row.id}"
    papers = _papers(stage, now, row)
    folded = (
        [RowFields.keyed(f"{key}-papers")(skin, row.id, row.name, papers, {}, send, True)] if papers else []
    )
    if not may or (is_sealed and (stage.is_shared or stage.is_typing)):
        return [_waiting(skin, stage, now, row), *folded]
    if now.spec.typed != "table" and stage.me is not None:
        me = stage.me.seat
        mine = reading.game(stage).my_scores.get(row.id) if is_sealed else row.values.get(me)
        own = OwnScore.keyed(f"{key}-{me}")
        return [own(skin, row.id, row.name, me, mine, now.totals.get(me, 0), is_sealed, send), *folded]
    places = reading.places(stage, now.places, now.names)
    closes = reading.may(stage, "close_row")
    return [RowFields.keyed(key)(skin, row.id, row.name, places, row.values, send, closes, width)]


def _papers(stage: Stage, now: PadView, row: RowView) -> tuple[reading.Place, ...]:
    """Seats on paper whose numbers lead types as it closes a row that others have sealed (TB-67)."""
    if now.spec.typed != "sealed" or not reading.may(stage, "close_row"):
        return ()
    left = tuple(
        line.seat for line in stage.table.seats if line.presence == "paper" and line.seat not in row.typed
    )
    return tuple(place for place in reading.places(stage, now.places) if place.id in left)


def _waiting(skin: Skin, stage: Stage, now: PadView, row: RowView) -> ft.Control:
    done = {*row.typed, *(place for place in row.values)}
    late = [reading.name(stage, place, now.names) for place in now.places if place not in done]
    told = stage.say("toolbox-pad-typed-so-far", count=len(done), all=len(now.places))
    names = stage.say("toolbox-pad-late", names=skin.language.listed(late)) if late else ""
    words = [Muted(skin, told, 17, align=CENTER), *([Muted(skin, names, 15, align=CENTER)] if names else [])]
    column = Spaced(skin, Caption(skin, row.name), *words, gap=6)
    return Panel(skin, ft.Row([ft.Container(column, expand=True)], alignment=CENTERED), selected=True)


def _actions(
    stage: Stage, now: PadView, open_row: RowView | None, pick: Choose
) -> tuple[list[ft.Control], list[ft.Control]]:
    skin, send = stage.skin, reading.way(stage)
    if not reading.leads(stage):
        return [], []
    main, more = steering(stage), besides(stage)
    if open_row and now.spec.typed != "table" and not now.ended and not _papers(stage, now, open_row):
        label = stage.say("toolbox-pad-close", row=open_row.name)
        more.append(SendQuietly(skin, label, send, CloseRow(row=open_row.id), icon="check"))
    if reading.may(stage, "add_row") and open_row is None:
        name = stage.say("toolbox-pad-round", n=len(now.rows) + 1)
        add = partial(send, AddRow(name=name))
        main.append(MainButton(skin, stage.say("toolbox-pad-next"), add, icon="plus-thin"))
    elif reading.may(stage, "add_row"):
        more.append(AddingRow(skin, len(now.rows) + 1, send))
    if reading.may(stage, "correct_score"):
        wrong = stage.say("toolbox-pad-correct")
        more.append(OutlineButton(skin, wrong, lambda: pick(FIX), icon="pencil", expand=True))
    if stage.table.back is not None:
        back = stage.say("toolbox-pad-undo")
        undo = partial(stage.open_sheet, "host" if stage.table.is_host else "more")
        more.append(OutlineButton(skin, back, undo, icon="refresh", expand=True))
    if reading.may(stage, "end_pad"):
        more.append(SendQuietly(skin, stage.say("toolbox-pad-end"), send, EndPad(), icon="flag"))
    words, away = stage.say("toolbox-put-away"), PutAway(tool="pad")
    if now.running and not now.ended:
        more.append(Twice(skin, words, stage.say("toolbox-pad-away-sure"), send, away, "bin"))
    else:
        more.append(SendQuietly(skin, words, send, away))
    return main, more
