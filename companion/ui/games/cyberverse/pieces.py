"""What is mine: one line for the peek bar, and the block at the top of the sheet (CV-3, CV-54)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.anytime import AnyTime
from companion.ui.games.cyberverse.correction import CorrectionDoor
from companion.ui.games.cyberverse.draw.boxes import Box, Caption, Line, Stack, Tile
from companion.ui.games.cyberverse.draw.cash import CashFigure
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import ActionHexes
from companion.ui.games.cyberverse.phone.ledger import DeckBox, support_line
from companion.ui.games.cyberverse.phone.tokens import LookAtToken
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import TokenCounter
from companion.ui.kit.text import Figures
from companion.ui.stage import Stage

BETWEEN = ft.MainAxisAlignment.SPACE_BETWEEN


def peek(stage: Stage) -> ft.Control:
    """Cash, actions, influence, stories solved."""
    mine, skin = reading.mine(stage), stage.skin
    cash = ft.Row(
        [
            Icon(skin, "cv-cash", skin.px(20), tones(skin).magenta),
            Figures(skin, skin.say("cyberverse-draw-money", amount=f"{mine.cash:,}"), 17),
        ],
        spacing=skin.px(6),
        tight=True,
    )
    return ft.Row(
        [
            cash,
            ActionHexes(skin, mine.actions_left, mine.actions, 18),
            TokenCounter(
                skin,
                "cv-influence",
                mine.influence_placed,
                skin.say("cyberverse-phone-influence-placed", n=mine.influence_placed),
            ),
            TokenCounter(
                skin,
                "cv-story",
                mine.resolved_count,
                skin.say("cyberverse-phone-solved", n=mine.resolved_count),
            ),
        ],
        alignment=BETWEEN,
        spacing=6,
        wrap=skin.large_text,
    )


def pieces(stage: Stage) -> ft.Control:
    """My secrets first, then what I have, then what may be said at any time."""
    view, mine, skin = reading.game(stage), reading.mine(stage), stage.skin
    rows: list[ft.Control] = []
    for at in view.my_looks:
        if at.startswith("token:"):
            figure = at.removeprefix("token:")
            rows.append(LookAtToken.keyed(at)(stage, figure, reading.figure_name(view, figure)))
    rows += [
        Caption(skin, mine.name),
        CashFigure(skin, mine.cash, skin.px(34)),
        _tokens(stage),
        *(Box(skin, support_line(skin, one), padding=10) for one in mine.support),
        DeckBox(stage),
        AnyTime(stage),
    ]
    if reading.may(view, "correct") or view.correction:
        rows.append(CorrectionDoor(stage))
    return Stack(skin, *rows, gap=12)


def _tokens(stage: Stage) -> ft.Control:
    """Tokens left in my supply (CV-5)."""
    skin, mine = stage.skin, reading.mine(stage)
    facts = (
        (
            "cv-influence",
            skin.say("cyberverse-phone-influence-left", n=mine.influence_left, here=mine.influence_placed),
        ),
        ("cv-ambush", skin.say("cyberverse-phone-ambush-left", n=mine.ambush_left)),
        ("cv-staff", skin.say("cyberverse-phone-staff-left", n=mine.staff_left)),
        ("cv-reputation", skin.say("cyberverse-phone-leads", n=mine.leads)),
    )
    return Box(
        skin,
        Stack(skin, *(Line(skin, text, lead=Tile(skin, icon, size=34)) for icon, text in facts), gap=8),
        padding=12,
    )
