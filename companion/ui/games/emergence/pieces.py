"""What is mine: one line for the peek bar, and the block at the top of the sheet (EM-7, EM-34, EM-43)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.sums.blocks import counted
from companion.games.emergence.views import DataCount
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.correction import door
from companion.ui.games.emergence.draw.cards import side_marks
from companion.ui.games.emergence.draw.marks import DataCounters, Knowledge, Token
from companion.ui.games.emergence.draw.secrets import HoldRow, SplitRow
from companion.ui.games.emergence.draw.tokens import DataBlock
from companion.ui.games.emergence.draw.totals import TotalsLine
from companion.ui.games.emergence.phone.turn_end import SpyAnswer, answers
from companion.ui.kit.boxes import BETWEEN, MIDDLE, Labelled, Spaced
from companion.ui.kit.drawing import component, part
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.grip import code_of
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import SectionTitle, Words
from companion.ui.stage import Stage


def peek_facts(stage: Stage) -> object:
    """All that the peek bar shows."""
    mine, view = reading.mine(stage), reading.game(stage)
    return mine.knowledge, mine.data, view.totals, view.use


@component
def peek(stage: Stage) -> ft.Control:
    """Knowledge and the four data counts; both teams' totals where those stay on the board."""
    mine, skin, view = reading.mine(stage), stage.skin, reading.game(stage)
    if view.use == "secrets":
        return TotalsLine(skin, view.totals, view.required)
    line = ft.Container(width=1, height=18, bgcolor=skin.palette.outline)
    return ft.Row(
        [Knowledge(skin, mine.knowledge), line, *DataCounters(skin, mine.data)],
        alignment=BETWEEN,
        spacing=6,
        wrap=skin.large_text,
    )


@part
def MyPieces(skin: Skin, knowledge: int, data: DataCount | None) -> ft.Control:
    """Tokens and blocks, large."""

    def piece(picture: ft.Control, count: int, label: str) -> ft.Control:
        words = Words(skin, str(count), 24, family=DISPLAY_700)
        column = ft.Column([picture, words], spacing=6, tight=True, horizontal_alignment=MIDDLE)
        return Labelled(column, label)

    said = skin.say("emergence-knowledge-count", n=knowledge)
    blocks = [
        piece(
            DataBlock(kind, 46),
            count,
            skin.say("emergence-blocks-of", n=count, data=reading.data_word(skin, kind)),
        )
        for kind, count in counted(data).items()
    ]
    line = ft.Container(width=1, height=64, bgcolor=skin.palette.outline)
    token = piece(Token(skin, 46, skin.palette.card), knowledge, said)
    return ft.Row([token, line, *blocks], alignment=BETWEEN)


@component
def pieces(stage: Stage) -> ft.Control:
    """My secret first, then my pieces, what I spied out, what I put in."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    mine, rows = reading.mine(stage), list[ft.Control]()
    if "card" in view.my_looks:
        rows.append(
            HoldRow(
                skin,
                "card",
                skin.say("emergence-pieces-secret"),
                skin.say("emergence-pieces-down"),
                skin.say("emergence-pieces-hold-label"),
                side_marks(skin),
                code_of(view.my_face, "card"),
                colour,
                stage.hold,
                stage.cover,
            )
        )
    if view.use == "whole":
        rows += [
            SectionTitle(skin, skin.say("emergence-pieces-mine")),
            MyPieces(skin, mine.knowledge or 0, mine.data),
        ]
    if numbers := answers(stage):
        rows.append(SectionTitle(skin, skin.say("emergence-pieces-spied")))
        rows += [SpyAnswer.keyed(f"spy-{number}")(stage, number) for number in numbers]
    if splits := [at for at in view.my_looks if at.startswith("split:")]:
        rows.append(SectionTitle(skin, skin.say("emergence-pieces-splits")))
        for at in splits:
            code = code_of(view.my_face, at)
            rows.append(SplitRow.keyed(at)(skin, at, code, colour, stage.hold, stage.cover))
    if reading.may(view, "correct") or view.correction:
        rows.append(door(stage))
    return Spaced(skin, *rows, gap=12)
