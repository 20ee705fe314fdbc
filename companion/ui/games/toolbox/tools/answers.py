"""What was chosen, once it is open: who chose what, or how many, or only what won; and earlier runs."""

from __future__ import annotations

import flet as ft

from companion.games.toolbox.views import QuestionView, RunView
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.answers import Bars, ChosenCard, ChosenLine, NumberLine, in_rows
from companion.ui.games.toolbox.tools.page import MEASURES
from companion.ui.kit.boxes import Caption, Note, Notice, Panel
from companion.ui.kit.pages import inner_width
from companion.ui.kit.shared import room, stacks
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.stage import Stage

CARD, CARD_HIGH, WIDEST_CARD = 118, 168, 230
MOST_BEFORE = 5
LONGEST_LINE = 60
BIDS = ("highest", "lowest", "highest_unique", "lowest_unique")


def opened(stage: Stage, now: QuestionView) -> list[ft.Control]:
    """The result of this run, and what was asked before."""
    run, skin = now.opened, stage.skin
    if run is None:
        return []
    if run.is_withheld:
        return [Note(skin, stage.say("toolbox-withheld"), "lock")]
    return [*_head(stage, now, run), *_chosen(stage, now, run), *_tally(stage, run), *_before(stage, run)]


def is_bid(now: QuestionView) -> bool:
    """Whether somebody wins by their number, and not a word by how often it was chosen."""
    return now.spec.decide in BIDS or (now.spec.decide is None and now.spec.kind == "free")


def _head(stage: Stage, now: QuestionView, run: RunView) -> list[ft.Control]:
    """What won, or between whom it is tied."""
    skin = stage.skin
    words = skin.language.listed(reading.word(stage, one) for one in run.winners)
    decided = stage.say("toolbox-decided", choice=reading.word(stage, run.decided)) if run.decided else ""
    if is_bid(now) and len(run.won_by) > 1:
        who = skin.language.listed(reading.name(stage, seat) for seat in run.won_by)
        return [Notice(skin, stage.say("toolbox-tie-at", choice=words, who=who), decided)]
    if len(run.winners) > 1:
        return [Notice(skin, stage.say("toolbox-tie", choice=words), decided)]
    if not run.winners:
        return [Heading(skin, stage.say("toolbox-no-winner"), 30, align=CENTER, bold=True)]
    by = skin.language.listed(reading.name(stage, seat) for seat in run.won_by) if is_bid(now) else ""
    told = stage.say("toolbox-won-by", choice=words, who=by) if by else words
    return [Heading(skin, told, 32, align=CENTER, bold=True)]


def _width(stage: Stage) -> float:
    skin = stage.skin
    return room(skin, MEASURES)[0] if stage.is_shared else inner_width(skin)


def _chosen(stage: Stage, now: QuestionView, run: RunView) -> list[ft.Control]:
    """A card each in seat order, and on a wide page the number line."""
    if not run.choices:
        return []
    skin = stage.skin
    places = reading.places(stage, tuple(map(str, run.choices)))
    values = [run.choices[seat] for seat in run.choices]
    first = [is_bid(now) and seat in run.won_by for seat in run.choices]
    rows = list(zip(places, values, first, strict=True))
    if skin.is_phone or (stage.is_shared and stacks(skin, MEASURES)):
        lines = [
            ChosenLine.keyed(place.id)(skin, place, reading.word(stage, value), won)
            for place, value, won in rows
        ]
        return [Caption(skin, stage.say("toolbox-who")), *lines]
    count = min(len(places), 6)
    width = min(skin.px(WIDEST_CARD), (_width(stage) - skin.px(12) * (count - 1)) / count - 1)
    cards = [
        ChosenCard.keyed(place.id)(
            skin, place, reading.word(stage, value), won, "", max(skin.px(CARD), width), skin.px(CARD_HIGH)
        )
        for place, value, won in rows
    ]
    found: list[ft.Control] = [Caption(skin, stage.say("toolbox-who")), in_rows(skin, cards)]
    numbers = [(place.colour, value) for place, value, _ in rows if isinstance(value, int)]
    if len(numbers) == len(rows) and now.high - now.low <= LONGEST_LINE:
        top = (
            run.winners[0]
            if is_bid(now) and len(run.won_by) > 1 and isinstance(run.winners[0], int)
            else None
        )
        found.append(NumberLine(skin, now.low, now.high, tuple(numbers), top, _width(stage) - skin.px(16)))
    return found


def _tally(stage: Stage, run: RunView) -> list[ft.Control]:
    """How often each word was chosen; numbers stand on their line."""
    skin = stage.skin
    is_number = all(isinstance(value, int) for value, _ in run.tally)
    if not run.tally or (is_number and run.choices):
        return []
    rows = tuple((reading.word(stage, value), many) for value, many in run.tally)
    first = tuple(reading.word(stage, value) for value in run.winners)
    return [Bars(skin, rows, first, _width(stage) - skin.px(32))]


def _before(stage: Stage, run: RunView) -> list[ft.Control]:
    """The same kind of question, asked before: what opened then."""
    skin = stage.skin
    earlier = [one for one in reading.game(stage).history if one.number != run.number][-MOST_BEFORE:]
    if not earlier:
        return []

    def line(one: RunView) -> str:
        won = skin.language.listed(reading.word(stage, value) for value in one.winners)
        told = (
            stage.say("toolbox-withheld-short") if one.is_withheld else won or stage.say("toolbox-no-winner")
        )
        return f"{one.ask or stage.say('toolbox-tool-choose')} · {told}"

    words = [Muted(skin, line(one), 16) for one in reversed(earlier)]
    return [
        Caption(skin, stage.say("toolbox-before")),
        Panel(skin, ft.Column(list(words), tight=True, spacing=4)),
    ]
