"""What is mine: one line for the peek bar, and the block at the top of the sheet (CV-3, CV-54)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.correction import door
from companion.ui.games.cyberverse.draw.cash import CashFigure
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import ActionHexes
from companion.ui.games.cyberverse.phone.anytime import AnyTime
from companion.ui.games.cyberverse.phone.ledger import DeckBox, support_line
from companion.ui.games.cyberverse.phone.tokens import LookAtToken
from companion.ui.kit.boxes import BETWEEN, Caption, IconTile, Line, Panel, Spaced, Together
from companion.ui.kit.drawing import component, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import TokenCounter
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures
from companion.ui.stage import Stage


def peek_facts(stage: Stage) -> tuple[int, int, int, int, int]:
    """Cash, actions left and in all, influence, stories solved."""
    mine = reading.mine(stage)
    return mine.cash, mine.actions_left, mine.actions, mine.influence_placed, mine.resolved_count


@component
def peek(stage: Stage) -> ft.Control:
    """My line under the main button."""
    return PeekRow(stage.skin, *peek_facts(stage))


@part
def PeekRow(skin: Skin, cash: int, left: int, actions: int, influence: int, solved: int) -> ft.Control:
    """Cash, actions, influence, stories solved."""
    money = Together(
        skin,
        Icon(skin, "cv-cash", skin.px(20), tones(skin).magenta),
        Figures(skin, skin.say("cyberverse-draw-money", amount=f"{cash:,}"), 17),
    )
    placed = skin.say("cyberverse-phone-influence-placed", n=influence)
    done = skin.say("cyberverse-phone-solved", n=solved)
    return ft.Row(
        [
            money,
            ActionHexes(skin, left, actions, 18),
            TokenCounter(skin, "cv-influence", influence, placed),
            TokenCounter(skin, "cv-story", solved, done),
        ],
        alignment=BETWEEN,
        spacing=6,
        wrap=skin.large_text,
    )


@component
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
        TokensLeft(
            skin, mine.influence_left, mine.influence_placed, mine.ambush_left, mine.staff_left, mine.leads
        ),
        *(Panel(skin, support_line(skin, one), padding=10) for one in mine.support),
        DeckBox(stage),
        AnyTime(stage),
    ]
    if reading.may(view, "correct") or view.correction:
        rows.append(door(stage))
    return Spaced(skin, *rows, gap=12)


@part
def TokensLeft(skin: Skin, influence: int, placed: int, ambush: int, staff: int, leads: int) -> ft.Control:
    """Tokens left in my supply (CV-5)."""
    facts = (
        ("cv-influence", skin.say("cyberverse-phone-influence-left", n=influence, here=placed)),
        ("cv-ambush", skin.say("cyberverse-phone-ambush-left", n=ambush)),
        ("cv-staff", skin.say("cyberverse-phone-staff-left", n=staff)),
        ("cv-reputation", skin.say("cyberverse-phone-leads", n=leads)),
    )
    lines = (Line(skin, text, lead=IconTile(skin, icon, size=34)) for icon, text in facts)
    return Panel(skin, Spaced(skin, *lines, gap=8), padding=12)
