"""Choices on paper: folded while others seal, typed once all is open (TB-47)."""

from __future__ import annotations

from collections import Counter
from functools import partial

import flet as ft

from companion.games.toolbox.actions import PaperReady, TypePaper, TypePapers
from companion.games.toolbox.views import QuestionView
from companion.kernel.seat import Seat
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.amounts import AmountOf
from companion.ui.games.toolbox.tools.typing import is_number, number
from companion.ui.kit.boxes import CENTERED, Caption, Note, Panel, Spaced
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.field import Field
from companion.ui.kit.icon import Icon
from companion.ui.kit.picking import Pills
from companion.ui.kit.sending import Send, Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.stage import Stage

MOST_LINES = 12
LONGEST_LINE = 120


def papers(stage: Stage, now: QuestionView) -> list[ft.Control]:
    """Who has folded a paper; then what stands on them, by name or counted."""
    skin, send = stage.skin, reading.way(stage)
    found: list[ft.Control] = []
    folding = reading.offered(stage, "paper_ready", "seat")
    if stage.me is not None and stage.is_typing:
        found.append(Folding(skin, stage.me.seat, stage.me.name, stage.me.seat in folding, send))
    elif folding:
        told = [(seat, reading.name(stage, seat), "paper") for seat in folding]
        pills = Pills(skin, told, "", lambda seat: send(PaperReady.model_validate({"seat": seat})))
        found.append(Spaced(skin, Caption(skin, stage.say("toolbox-paper-ready")), pills))
    if typed := reading.offered(stage, "type_paper", "seat"):
        words = tuple((one, reading.word(stage, one)) for one in now.offered)
        name = reading.name(stage, typed[0])
        found.append(PaperTyping.keyed(typed[0])(skin, typed[0], name, words, now.low, now.high, send))
    if reading.may(stage, "type_papers"):
        words = tuple((one, reading.word(stage, one)) for one in now.offered)
        is_far = not words and now.high - now.low >= MOST_LINES
        if is_far:
            found.append(PaperNumbers(skin, len(now.papers), send))
        else:
            found.append(PaperTotals(skin, words, now.low, now.high, len(now.papers), send))
    return found


@part
def Folding(skin: Skin, seat: Seat, name: str, is_awaited: bool, send: Way) -> ft.Control:
    """The page of a seat on paper: nothing is typed before all open; that the paper lies folded is enough."""
    sign = ft.Row([Icon(skin, "envelope-lock", skin.px(88), skin.look.accent)], alignment=CENTERED)
    if not is_awaited:
        return Spaced(skin, sign, Heading(skin, skin.say("toolbox-paper-lies"), 22, align=CENTER), gap=18)
    words = Muted(skin, skin.say("toolbox-paper-fold", name=name), 17, align=CENTER)
    folded = Send(
        skin, skin.say("toolbox-paper-is-folded", name=name), send, PaperReady(seat=seat), icon="check"
    )
    return Spaced(skin, sign, words, folded, gap=18)


@component
def PaperTyping(
    skin: Skin, seat: str, name: str, words: tuple[tuple[str, str], ...], low: int, high: int, send: Way
) -> ft.Control:
    """What stands on one paper."""
    figure, put = ft.use_state(low)
    title = Caption(skin, skin.say("toolbox-paper-type", name=name))

    def say(choice: str | int) -> None:
        send(TypePaper.model_validate({"seat": seat, "choice": choice}))

    if words:
        return Panel(
            skin, Spaced(skin, title, Pills(skin, [(*one, "") for one in words], "", say)), selected=True
        )
    row = StepRow(skin, skin.say("toolbox-paper-number"), figure, low, high, put)
    button = MainButton(skin, skin.say("toolbox-paper-put", n=figure), partial(say, figure), icon="check")
    return Panel(skin, Spaced(skin, title, row, button), selected=True)


@component
def PaperTotals(
    skin: Skin, words: tuple[tuple[str, str], ...], low: int, high: int, count: int, send: Way
) -> ft.Control:
    """Papers that were mixed: how often each word stands on them. Whose they are is asked of nobody."""
    totals, put = ft.use_state(dict[str | int, int]())
    offered: tuple[tuple[str | int, str], ...] = words or tuple(
        (one, str(one)) for one in range(low, high + 1)
    )
    counted = sum(totals.values())

    def change(value: str | int, many: int) -> None:
        put(lambda newest: {**newest, value: many})

    puts = steady(change)
    rows = [
        AmountOf.keyed(f"{value}")(
            skin, value, word, totals.get(value, 0), 0, totals.get(value, 0) + count - counted, puts
        )
        for value, word in offered
    ]
    action = TypePapers(totals=tuple((value, many) for value, many in totals.items() if many))
    button = MainButton(
        skin,
        skin.say("toolbox-papers-put", n=counted, all=count),
        partial(send, action),
        icon="check",
        disabled=counted != count,
    )
    title, hint = Caption(skin, skin.say("toolbox-papers")), Note(skin, skin.say("toolbox-papers", "text"))
    return Panel(skin, Spaced(skin, title, hint, *rows, button), selected=True)


@component
def PaperNumbers(skin: Skin, count: int, send: Way) -> ft.Control:
    """Mixed papers with numbers that may lie anywhere: each is typed, whose it is is asked of nobody."""
    line, put = ft.use_state("")
    said = [one.strip() for one in line.split(",") if one.strip()]
    numbers = [number(one) for one in said if is_number(one)]
    action = TypePapers(totals=tuple(sorted(Counter(numbers).items())))
    button = MainButton(
        skin,
        skin.say("toolbox-papers-put", n=len(numbers), all=count),
        partial(send, action),
        icon="check",
        disabled=not len(numbers) == len(said) == count,
    )
    title, hint = Caption(skin, skin.say("toolbox-papers")), Note(skin, skin.say("toolbox-papers", "numbers"))
    field = Field(skin, skin.say("toolbox-papers-line"), line, put, longest=LONGEST_LINE)
    return Panel(skin, Spaced(skin, title, hint, field, button), selected=True)
