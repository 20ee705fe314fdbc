"""What is mine: one line for the peek bar, and the block at the top of the sheet (EM-7, EM-34, EM-43)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.sums.blocks import counted
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.correction import CorrectionDoor
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.faces import SIDE_CODES, SIDES
from companion.ui.games.emergence.holding import HoldRow, SplitRow
from companion.ui.games.emergence.marks import DataCounters, Knowledge
from companion.ui.games.emergence.panels import BETWEEN, MIDDLE, Spaced
from companion.ui.games.emergence.phone.done import SpyAnswers
from companion.ui.games.emergence.tokens import DataBlock
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import SectionTitle, Words
from companion.ui.stage import Stage


def peek(stage: Stage) -> ft.Control:
    """Knowledge and the four data counts."""
    mine, skin = reading.mine(stage), stage.skin
    line = ft.Container(width=1, height=18, bgcolor=skin.palette.outline)
    return ft.Row(
        [Knowledge(skin, mine.knowledge), line, *DataCounters(skin, mine.data)],
        alignment=BETWEEN,
        spacing=6,
        wrap=skin.large_text,
    )


def _big(stage: Stage) -> ft.Control:
    """My pieces, large."""
    mine, skin = reading.mine(stage), stage.skin

    def piece(picture: ft.Control, count: int, label: str) -> ft.Control:
        return ft.Semantics(
            content=ft.Column(
                [picture, Words(skin, str(count), 24, family=DISPLAY_700)],
                spacing=6,
                tight=True,
                horizontal_alignment=MIDDLE,
            ),
            label=label,
            container=True,
            exclude_semantics=True,
        )

    knowledge = mine.knowledge or 0
    return ft.Row(
        [
            piece(
                Icon(skin, "knowledge", 46, tones(skin).knowledge, ground=skin.palette.card),
                knowledge,
                skin.say("emergence-knowledge-count", n=knowledge),
            ),
            ft.Container(width=1, height=64, bgcolor=skin.palette.outline),
            *(
                piece(
                    DataBlock(kind, 46),
                    count,
                    skin.say("emergence-blocks-of", n=count, data=reading.data_word(skin, kind)),
                )
                for kind, count in counted(mine.data).items()
            ),
        ],
        alignment=BETWEEN,
    )


def pieces(stage: Stage) -> ft.Control:
    """My secret first, then my pieces, what I spied out, what I put in."""
    view, skin = reading.game(stage), stage.skin
    rows: list[ft.Control] = []
    if "card" in view.my_looks:
        faces = [
            (code, side, skin.say(f"emergence-team-{side}"))
            for code, side in zip(SIDE_CODES, SIDES, strict=True)
        ]
        rows.append(
            HoldRow(
                stage,
                "card",
                skin.say("emergence-pieces-secret"),
                skin.say("emergence-pieces-down"),
                skin.say("emergence-pieces-hold-label"),
                faces,
            )
        )
    rows += [SectionTitle(skin, skin.say("emergence-pieces-mine")), _big(stage)]
    spied = SpyAnswers(stage)
    if spied:
        rows += [SectionTitle(skin, skin.say("emergence-pieces-spied")), *spied]
    splits = [at for at in view.my_looks if at.startswith("split:")]
    if splits:
        rows.append(SectionTitle(skin, skin.say("emergence-pieces-splits")))
        rows += [SplitRow(stage, at) for at in splits]
    if reading.may(view, "correct") or view.correction:
        rows.append(CorrectionDoor(stage))
    return Spaced(skin, *rows, gap=12)
